/** The shape of each seat on a grid of 24: a pyramid, a moon, a star and a planet. Outlines that no two share. */
export const SEAT_MARKS = [
  "M12 2.2L23 21.4H1z",
  "M15.2 1.4A10.8 10.8 0 1 0 22.6 15 9 9 0 0 1 15.2 1.4z",
  "M12 0C13 8 16 11 24 12 16 13 13 16 12 24 11 16 8 13 0 12 8 11 11 8 12 0z",
  "M12 4.8A7.2 7.2 0 0 1 12 19.2 7.2 7.2 0 0 1 12 4.8zM1 17A12 4.3 -24 0 1 23 7 12 4.3 -24 0 1 1 17zM3.4 15.9A9.4 2.3 -24 0 0 20.6 8.1 9.4 2.3 -24 0 0 3.4 15.9z",
] as const;
