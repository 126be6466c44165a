import { usesOf } from './uses.mjs';

const SAYS = /^shared-contracts\/src\/messages\/message\.ts$/;
const SAYS_LATE = /^shared-contracts\/src\/late-text\.ts$/;
const WORDS = /^shared-contracts\/src\/words\.ts$/;
const SOME_WORDS = /^shared-contracts\/src\/words(-at-hand)?\.ts$/;
/** Where a build begins. */
const ENTRY =
  /^(host\/src\/index\.tsx|remote-[^/]+\/src\/manifest\.ts|emergency\/src\/[^/]+\.tsx?|local-services\/src\/(main|cli)\.ts)$/;
/** What runs in no page of ours: tests, whose setting brings all words, and the page at build time. */
const NO_PAGE = /\.(test|fixtures)\.tsx?$|\/(test|testing|test-support|matrix)\/|^(host\/src\/prerender|e2e|supabase)/;

/** @returns {Map<string, string[]>} files that a file uses */
function grouped(uses) {
  const files = new Map();
  for (const { from, file } of uses) files.set(from, [...(files.get(from) ?? []), file]);
  return files;
}

/** Files that come with a file, as opposed to those it fetches later. Of a door comes what is taken through it. */
function comesWith(modules) {
  const atOnce = modules.map((module) => ({
    ...module,
    imports: module.imports.filter(({ isType, isLater }) => !isType && !isLater),
  }));
  const uses = grouped(usesOf(atOnce));
  const passedOn = new Map(
    atOnce.map(({ file, imports }) => [file, imports.filter(({ isPassedOn }) => isPassedOn).map(({ to }) => to)]),
  );
  return (start) => {
    // Who fetches a file later gets all that it passes on.
    const seen = new Set([start, ...(passedOn.get(start) ?? [])]);
    for (const file of seen) for (const used of uses.get(file) ?? []) seen.add(used);
    return seen;
  };
}

/**
 * What is loaded by itself and says messages, though nothing that is there by then brought them.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @returns {{ file: string, needs: 'words' | 'words-at-hand' }[]}
 */
export function withoutWords(modules) {
  const product = modules.filter(({ file }) => !NO_PAGE.test(file));
  const withFile = comesWith(modules);
  const starts = new Set(product.map(({ file }) => file).filter((file) => ENTRY.test(file)));
  for (const { imports } of product) for (const { to, isLater } of imports) if (to && isLater) starts.add(to);
  const parts = new Map([...starts].map((start) => [start, [...withFile(start)]]));
  const fetchedBy = (start) => {
    const askers = new Set(
      product
        .filter(({ imports }) => imports.some(({ to, isLater }) => isLater && to === start))
        .map(({ file }) => file),
    );
    return [...parts]
      .filter(([other, files]) => other !== start && files.some((file) => askers.has(file)))
      .map(([other]) => other);
  };
  /** Whether words are there when a file is loaded: it brings them, or whoever may fetch it did. */
  const has = (start, words, seen = new Set()) => {
    if (seen.has(start) || parts.get(start).some((file) => words.test(file))) return true;
    seen.add(start);
    const before = fetchedBy(start);
    return before.length > 0 && before.every((one) => has(one, words, seen));
  };
  return [...parts].flatMap(([file, files]) => {
    if (files.some((one) => SAYS.test(one)) && !has(file, WORDS)) return [{ file, needs: 'words' }];
    return files.some((one) => SAYS_LATE.test(one)) && !has(file, SOME_WORDS) ? [{ file, needs: 'words-at-hand' }] : [];
  });
}
