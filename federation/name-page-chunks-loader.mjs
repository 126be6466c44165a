const PAGE_IMPORT = /import\(\s*(['"])(\.\/pages\/([\w-]+)-page)\1\s*\)/g;

/** The chunks of the pages that a section's manifest imports. */
export const pageChunksIn = (source) => [...source.matchAll(PAGE_IMPORT)].map(([, , , page]) => `page-${page}`);

/**
 * Names the chunk of each page in a remote's manifest after its file (`./pages/home-page` becomes `page-home`), so that
 * authors write a plain import() and the compose step still knows which files a page needs.
 */
export default function namePageChunks(source) {
  return source.replace(
    PAGE_IMPORT,
    (_, quote, request, page) => `import(/* webpackChunkName: "page-${page}" */ ${quote}${request}${quote})`,
  );
}
