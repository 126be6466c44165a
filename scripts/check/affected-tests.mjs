/** Programs that build and check the product: no rule for imports reads them, and their few tests are quick. */
const PROGRAM = /^(scripts|federation)\/.*\.mjs$/;
const PROGRAM_TEST = /^(scripts|federation)\/.*\.test\.(mjs|ts)$/;
/** What every test is run with. */
const EVERYTHING = /^(package\.json|pnpm-lock\.yaml|vitest\.config\.ts|tsconfig\.base\.json)$/;
const SQL = /^supabase\/.*\.sql$/;
/** What may mention a table or a function of the database, and is tried against a real one. */
const ASKS_DATABASE = /^(supabase|local-services)\/.*\.tsx?$/;
/** What must hold of every table and every function, whichever changed. */
const SCHEMA_TEST = /^supabase\/tests\/(08-|60-|.*(schema|migration|catalogue))/;
const DEFINED =
  /\b(?:create|alter)\s+(?:or\s+replace\s+)?(?:function|table|view|type)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:\w+\.)?(\w+)/gi;
/** Farther than any import leads. */
const FAR = 1000;

/** @returns {Set<string>} tables, views, types and functions that SQL defines or alters */
export const definedIn = (sql) => new Set([...sql.matchAll(DEFINED)].map(([, name]) => name));

/** Who imports a file, by file. What is imported for its types alone changes no test: the compiler reads those. */
function importersOf(modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue;
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  return importers;
}

/** Files by how many imports lie between them and the nearest start. */
function distances(starts, importers) {
  const found = new Map(starts);
  let edge = [...found].sort(([, one], [, other]) => one - other);
  while (edge.length > 0) {
    const next = [];
    for (const [file, distance] of edge)
      for (const importer of importers.get(file) ?? []) {
        if ((found.get(importer) ?? FAR) <= distance + 1) continue;
        found.set(importer, distance + 1);
        next.push([importer, distance + 1]);
      }
    edge = next;
  }
  return found;
}

/** Files that mention what the changed SQL defines stand for the SQL: no import leads there. */
function mentioning(changed, files, read) {
  const names = changed.filter((file) => SQL.test(file)).flatMap((file) => [...definedIn(read(file))]);
  if (names.length === 0) return [];
  const mention = new RegExp(`\\b(${[...new Set(names)].join('|')})\\b`);
  return files.filter((file) => ASKS_DATABASE.test(file) && mention.test(read(file))).map((file) => [file, 1]);
}

/**
 * The tests that a change can break, the nearest first.
 * @param {{ changed: string[], tests: string[], modules: object[], read: (file: string) => string }} known changed files, all test
 *   files, dependency-cruiser's modules, and what a file says ('' where there is none)
 * @returns {{ file: string, distance: number }[]} 0: changed itself; n: n imports away
 */
export function affectedTests({ changed, tests, modules, read }) {
  const files = modules.map(({ source }) => source);
  const starts = [...mentioning(changed, files, read), ...changed.map((file) => [file, 0])];
  const reached = distances(starts, importersOf(modules));
  const beside = (file) => {
    if (PROGRAM_TEST.test(file) && changed.some((one) => PROGRAM.test(one))) return 1;
    if (SCHEMA_TEST.test(file) && changed.some((one) => SQL.test(one))) return 1;
    return changed.some((one) => EVERYTHING.test(one)) ? FAR : Number.POSITIVE_INFINITY;
  };
  return tests
    .map((file) => ({ file, distance: Math.min(reached.get(file) ?? Number.POSITIVE_INFINITY, beside(file)) }))
    .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance || one.file.localeCompare(other.file));
}

/**
 * As many of them as there is time for: the nearest first, and a long one never keeps out those behind it.
 * @param {{ file: string, distance: number }[]} affected
 * @param {(file: string) => number} secondsOf what a file takes, about
 * @param {number} seconds of all workers together
 */
export function withinTime(affected, secondsOf, seconds) {
  let left = seconds;
  const taken = [];
  const leftOut = [];
  for (const test of affected) {
    const needs = secondsOf(test.file);
    // Who changed a test wants to see it run, however long it takes.
    if (test.distance > 0 && needs > left) leftOut.push(test);
    else {
      taken.push(test);
      left -= needs;
    }
  }
  return { taken, leftOut };
}
