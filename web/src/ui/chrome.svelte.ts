/** What a table puts into the head of the page while it is on the screen. */

class Chrome {
  /** A short title, such as the round. */
  title = $state("");
  /** Whether the table has a drawer that the menu button opens. */
  hasDrawer = $state(false);
  drawerOpen = $state(false);
}

export const chrome = new Chrome();
