import { sayingWhatChanged } from './changed-sentences.mjs';

/** Programs that build and check the product: no import rule covers them, and their few tests are quick. */
const PROGRAM = /^(scripts|federation)\/.*\.mjs$/;
const PROGRAM_TEST = /^(scripts|federation)\/.*\.test\.(mjs|ts)$/;
/** A change of these reruns every test. */
const EVERYTHING = /^(package\.json|pnpm-lock\.yaml|vitest\.config\.ts|tsconfig\.base\.json)$/;
/** Tests about all documents, whichever changed. */
const DOCUMENT_TEST = /^scripts\/(docs|security)\//;
/** Tests about the sources of all packages, whichever changed. */
const SOURCE_TEST = /^scripts\/check\/sources\//;
const SOURCE = /\/src\/.*\.(tsx?|css|html)$/;
const SQL = /^supabase\/.*\.sql$/;
/** Code that may name a table or function of the database, tested against a real one. */
const ASKS_DATABASE = /^(supabase|local-services)\/.*\.tsx?$/;
/** Tests about all tables and functions, whichever changed. */
const SCHEMA_TEST = /^supabase\/tests\/(foundations\/|attacks\/access-matrix)/;
const DEFINED =
  /\b(?:create|alter)\s+(?:or\s+replace\s+)?(?:function|table|view|type)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:\w+\.)?(\w+)/gi;
/** Longer than any import path. */
const FAR = 1000;

/** @returns {Set<string>} tables, views, types and functions that SQL defines or alters */
export const definedIn = (sql) => new Set([...sql.matchAll(DEFINED)].map(([, name]) => name));

/** The importers of each file. Type-only imports are skipped, because the compiler covers those. */
function importersOf(modules) {
  const importers = new Map();
  for (const { file, imports } of modules)
    for (const { to, isType } of imports) {
      if (isType) continue;
      importers.set(to, [...(importers.get(to) ?? []), file]);
    }
  return importers;
}

/** Returns files by the number of imports between them and the nearest start. */
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

/** Files that name objects of changed SQL stand for it, because no import leads to SQL. */
function mentioning(changed, files, read) {
  const names = changed.filter((file) => SQL.test(file)).flatMap((file) => [...definedIn(read(file))]);
  if (names.length === 0) return [];
  const mention = new RegExp(`\\b(${[...new Set(names)].join('|')})\\b`);
  return files.filter((file) => ASKS_DATABASE.test(file) && mention.test(read(file))).map((file) => [file, 1]);
}

/**
 * Returns the tests that a change can break, nearest first.
 * @param {{ changed: string[], tests: string[], modules: object[], read: (file: string) => string, was?: (file: string) => string }} known
 * changed files, all test files, the import graph (`readImports`), a reader of files and one of what they said before ('' where there is none)
 * @returns {{ file: string, distance: number }[]} 0: changed itself; n: n imports away
 */
export function affectedTests({ changed, tests, modules, read, was = read }) {
  const files = modules.map(({ file }) => file);
  const starts = [...mentioning(changed, files, read), ...changed.map((file) => [file, 0])];
  const reached = distances(starts, importersOf(modules));
  const saying = new Set(sayingWhatChanged({ changed, tests, read, was }));
  const beside = (file) => {
    if (saying.has(file)) return 1;
    if (PROGRAM_TEST.test(file) && changed.some((one) => PROGRAM.test(one))) return 1;
    if (DOCUMENT_TEST.test(file) && changed.some((one) => one.endsWith('.md'))) return 1;
    if (SOURCE_TEST.test(file) && changed.some((one) => SOURCE.test(one))) return 1;
    if (SCHEMA_TEST.test(file) && changed.some((one) => SQL.test(one))) return 1;
    return changed.some((one) => EVERYTHING.test(one)) ? FAR : Number.POSITIVE_INFINITY;
  };
  return tests
    .map((file) => ({ file, distance: Math.min(reached.get(file) ?? Number.POSITIVE_INFINITY, beside(file)) }))
    .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance || one.file.localeCompare(other.file));
}

/**
 * Selects as many as there is time for: the nearest first, and a long one never excludes those behind it.
 * @param {{ file: string, distance: number }[]} affected
 * @param {(file: string) => number} secondsOf the approximate time of a file
 * @param {number} seconds of all workers together
 */
export function withinTime(affected, secondsOf, seconds) {
  let left = seconds;
  const taken = [];
  const leftOut = [];
  for (const test of affected) {
    const needs = secondsOf(test.file);
    // A changed test always runs, however long it takes.
    if (test.distance > 0 && needs > left) leftOut.push(test);
    else {
      taken.push(test);
      left -= needs;
    }
  }
  return { taken, leftOut };
}
