// node scripts/check/imports/two-owners.mjs: lists files of shared packages with fewer than two owners.
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../setup/run.mjs';
import { usesOf } from './uses.mjs';

const SHARED = /^shared-(ui|data|care|clinical|triage|contracts)\/src\//;
/** A possible owner: a package that is built and published by itself. */
const OWNER = /^(host|remote-[^/]+|emergency|supabase\/functions)\//;
/** Files with one owner that stay nevertheless, each with its reason. */
const STAY = [
  { file: /^shared-contracts\/src\/shell\/section-manifest\.ts$/, reason: 'sections of new teams are typed by it' },
  {
    file: /^shared-data\/src\/client\/(backend-provider\.tsx|(create-(backend|queries)|session-keeping|whole-client|with-(auth-headers|local-expiry|session-refresh))\.ts)$/,
    reason: 'they make the client, which the host uses, and tests of every section; supabase-js is imported here alone',
  },
  {
    file: /^shared-data\/src\/client\/backend-part\.ts$/,
    reason: 'parts of any section stand in it on pages without a backend; the query cache is provided from here alone',
  },
  { file: /^shared-contracts\/src\/session\/session-writer\.ts$/, reason: 'the host’s half of the session' },
  {
    file: /^shared-contracts\/src\/schemas\/(account|booking|card|desk|guest|notification-settings|number-words|practice-forms|prescription|registration)\.ts$/,
    reason: 'the rules of all forms share their words, and tests of the database try the same examples',
  },
  { file: /^shared-contracts\/src\/formatting\/first-sign\.ts$/, reason: 'the local services cut names by it, too' },
  {
    file: /^shared-ui\/src\/forms\/(file|number|time|weekday)-field\.tsx$/,
    reason: 'fields of one form kit; its library is imported there alone',
  },
  {
    file: /^shared-ui\/src\/(feedback\/hidden-state|layout\/skip-link|parts\/(menu|process-steps|steps|supply-days))\.tsx$/,
    reason: 'the kit’s fixtures draw them, and axe examines them',
  },
  { file: /^shared-triage\/src\//, reason: 'the engine is one package of a team of its own, whoever asks it' },
  {
    file: /^shared-data\/src\/drafts\/draft\.(calls|schema)\.ts$/,
    reason: 'tests of the local services keep and take a draft by them, as a guest who signs in does',
  },
  {
    file: /^shared-contracts\/src\/routes\/device-test\.ts$/,
    reason: 'the address of a page that the visit adds, for links of other sections',
  },
  {
    file: /^shared-(data\/src\/flags\/use-flag|contracts\/src\/settings\/flags)\.ts$/,
    reason: 'the one way for every section to ask for a flag, whichever of them has one just now',
  },
  { file: /^shared-ui\/src\/feedback\/late-dialog\.tsx$/, reason: 'a form of lazyPart, apart because of its dialog' },
];
const FOR_TESTS = /\.(test|fixtures|vignettes)\.tsx?$|\/(test|testing|test-support|examples)\//;

/**
 * Returns files of shared packages that fewer than two owners reach, directly or not. An import by name counts for the file that
 * defines the name, not for re-exporting ones.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @returns {{ file: string, owners: string[] }[]}
 */
export function withoutTwoOwners(modules) {
  const uses = new Map();
  for (const { from, file } of usesOf(modules))
    if (!FOR_TESTS.test(from)) uses.set(from, (uses.get(from) ?? new Set()).add(file));
  const owners = new Map();
  for (const { file } of modules) {
    const [, owner] = FOR_TESTS.test(file) ? [] : (OWNER.exec(file) ?? []);
    if (owner) owners.set(owner, [...(owners.get(owner) ?? []), file]);
  }
  const reachedBy = new Map();
  for (const [owner, starts] of owners) {
    const seen = new Set(starts);
    for (const file of seen) for (const next of uses.get(file) ?? []) seen.add(next);
    for (const file of seen) reachedBy.set(file, [...(reachedBy.get(file) ?? []), owner]);
  }
  const passesOn = ({ exports: own, imports }) => own.length === 0 && imports.some(({ isPassedOn }) => isPassedOn);
  return modules
    .filter((module) => SHARED.test(module.file) && !FOR_TESTS.test(module.file) && !passesOn(module))
    .map(({ file }) => ({ file, owners: reachedBy.get(file) ?? [] }))
    .filter(({ owners: named }) => named.length < 2);
}

/**
 * Describes files that belong elsewhere, and entries of the list of those that stay which name none.
 * @param {ReturnType<typeof withoutTwoOwners>} found
 * @param {{ file: RegExp }[]} stay
 */
export function misplaced(found, stay = STAY) {
  const gone = stay.filter(({ file: pattern }) => !found.some(({ file }) => pattern.test(file)));
  return [
    ...found
      .filter(({ file }) => !stay.some((one) => one.file.test(file)))
      .map(({ file, owners: [owner] }) => `${file} ${owner ? `belongs into ${owner}` : 'is used by nobody'}`),
    ...gone.map(({ file }) => `${file} names no file with one owner`),
  ];
}

/** Counts by owner, in one line. */
export function ownersLine(found) {
  const counts = new Map();
  for (const { owners } of found) counts.set(owners[0] ?? 'nobody', (counts.get(owners[0] ?? 'nobody') ?? 0) + 1);
  const parts = [...counts].sort(([, one], [, other]) => other - one).map(([owner, count]) => `${owner} ${count}`);
  return `${found.length} files of shared packages have one owner or none${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { readImports } = await import('./read-imports.mjs');
  const found = withoutTwoOwners(readImports(ROOT));
  for (const { file, owners } of found) console.log(`${(owners[0] ?? 'nobody').padEnd(20)} ${file}`);
  console.log(`\n${ownersLine(found)}`);
}
