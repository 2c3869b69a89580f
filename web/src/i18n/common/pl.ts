export default import.meta.glob<string>("../../../locales/pl/{game,page,front,lobby,leave}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
