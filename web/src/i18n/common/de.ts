export default import.meta.glob<string>("../../../locales/de/{game,page,front,lobby,table,end,leave}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
