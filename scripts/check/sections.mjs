import { REMOTES } from '../../federation/remotes.mjs';

/** How builds are made: a change of these is one of every section. */
const OF_EVERY_BUILD = /^(federation\/|scripts\/compose-environment\.mjs$|pnpm-lock\.yaml$|tsconfig\.base\.json$)/;
const PACKAGE = /^(?:shared-[^/]+|emergency)\//;
const GRAPHED = /\.(ts|tsx|mts)$/;

/**
 * The files that a section is made of: its own, and what they import, directly or not. Tests and their helpers lead nowhere.
 * @param {{ file: string, imports: { to: string }[] }[]} modules from `readImports`
 * @param {string} folder of the section
 * @returns {Set<string>}
 */
export function filesOfSection(modules, folder) {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]));
  const found = new Set(
    [...importsOf.keys()].filter((file) => file.startsWith(`${folder}/`) && !/\.test\.\w+$/.test(file)),
  );
  for (const file of found) for (const { to } of importsOf.get(file) ?? []) if (importsOf.has(to)) found.add(to);
  return found;
}

/**
 * Which sections have another build, or other tests, after a change.
 * @param {string[]} changed paths from the root
 * @param {Parameters<typeof filesOfSection>[0]} modules
 * @param {readonly { name: string, folder: string }[]} [sections]
 * @returns {string[]} names
 */
export function sectionsReached(changed, modules, sections = REMOTES) {
  const isReached = ({ folder }) => {
    const files = filesOfSection(modules, folder);
    const packages = new Set([...files].map((file) => file.split('/')[0]));
    return changed.some((file) => {
      if (file.startsWith(`${folder}/`) || OF_EVERY_BUILD.test(file) || files.has(file)) return true;
      // Styles and settings of a package are in no import graph.
      return PACKAGE.test(file) && !GRAPHED.test(file) && packages.has(file.split('/')[0]);
    });
  };
  return sections.filter(isReached).map(({ name }) => name);
}

/**
 * The tests that answer for a section: its own that a change can break, and those of the packages that it is made of. Without a
 * change all of its own. The tests of host, database and programs are the platform's.
 * @param {{ file: string, distance: number }[]} affected nearest first
 * @param {string[]} tests all test files
 */
export function testsOfSection({ affected, tests, modules, folder }) {
  const own = (file) => file.startsWith(`${folder}/`);
  const packages = new Set([...filesOfSection(modules, folder)].map((file) => file.split('/')[0]));
  const ofIt = affected.filter(({ file }) => own(file) || (PACKAGE.test(file) && packages.has(file.split('/')[0])));
  return ofIt.length > 0 ? ofIt : tests.filter(own).map((file) => ({ file, distance: 1 }));
}

/**
 * What the workflow of sections goes through, in the form of its outputs.
 * @param {string[]} reached names
 * @param {string} asked the one section that somebody asked for; empty: what the change reaches
 */
export function reachedLine(reached, asked, sections = REMOTES) {
  const names = sections.map(({ name }) => name);
  if (asked !== '' && !names.includes(asked))
    throw new Error(`Nothing is called ${asked}. There are: ${names.join(', ')}.`);
  return `sections=${JSON.stringify(asked === '' ? reached : [asked])}`;
}
