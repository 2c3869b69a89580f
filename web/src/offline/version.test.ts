import { expect, it } from "vitest";
import { cachePrefix, strangers } from "./version";

const FILES = ["assets/index-aaaaaaaa.js", "assets/style-aaaaaaaa.css", "favicon.svg"];

it.each(["./", "/", "/some/folder/"])(
  "a page with links to %sassets is of the version of its files",
  (base) => {
    const html = `<link href="${base}favicon.svg"><script src="${base}assets/index-aaaaaaaa.js"></script>`;
    expect(strangers(html, FILES)).toEqual([]);
  },
);

it("a page that was replaced while its files were fetched is noticed", () => {
  const html = '<script src="./assets/index-bbbbbbbb.js"></script><link href="./assets/style-aaaaaaaa.css">';
  expect(strangers(html, FILES)).toEqual(["assets/index-bbbbbbbb.js"]);
});

it("pages in other folders of the same host have other caches", () => {
  const [outer, inner] = ["https://a.example/", "https://a.example/orbis/"].map(cachePrefix);
  expect(inner!.startsWith(outer!)).toBe(false);
});
