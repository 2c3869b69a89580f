export default import.meta.glob<string>("../../../locales/ru/{game,page,front,lobby,leave}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
