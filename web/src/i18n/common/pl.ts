export default import.meta.glob<string>("../../../locales/pl/{game,page,front,lobby,table,end}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
