export default import.meta.glob<string>("../../../locales/de/{game,page,front,lobby,table,end}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
