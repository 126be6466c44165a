import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageChunksIn } from './name-page-chunks-loader.mjs';

/** Bytes of source, some 4 KB as sent. What is less is not worth a request. */
const WORTH_A_REQUEST = 20_000;

/**
 * Cache groups that put a page into two chunks: what it has of shared packages and libraries, and its own code. So a release of
 * the page's own words does not load both again. Larger shared chunks come first, and take what several pages have in common.
 * @param {string} section its folder
 */
export function pageKits(section) {
  const pages = pageChunksIn(readFileSync(path.join(section, 'src', 'manifest.ts'), 'utf8'));
  const own = path.join(section, 'src') + path.sep;
  const isForeign = (module) => module.type.startsWith('javascript') && !module.nameForCondition()?.startsWith(own);
  const kitOf = (page) => ({
    test: isForeign,
    name: page.replace('page-', 'kit-'),
    chunks: (chunk) => chunk.name === page,
    minSize: WORTH_A_REQUEST,
    priority: -30,
  });
  return Object.fromEntries(pages.map((page) => [`kit of ${page}`, kitOf(page)]));
}
