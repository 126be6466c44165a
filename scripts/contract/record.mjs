// What host and sections can ask of each other, as declarations: `npm run release` keeps a copy for each release, and a test compares
// the present with the last three.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSources } from '../check/sources/read-sources.mjs';
import { bin, ROOT, run } from '../setup/run.mjs';

const CONTRACTS = join(ROOT, 'shared-contracts');
/** Below it a folder for each release. */
export const RECORDS = join(CONTRACTS, 'released');
/** Where the types of packages are found from; nothing here is kept. */
const WORKSHOP = join(CONTRACTS, 'node_modules');
/** What is shared at run time, and what the manifest of a section is. */
const DOORS = ['src/shell.ts', 'src/session.ts', 'src/router.ts'];
/** Ids of messages and routes may be newer on one side: whoever has no words or path for one says so. The record is without them. */
const ANY_ID = {
  'src/messages/catalogue.d.ts': 'export type MessageId = string;\n',
  'src/routes/route-table.d.ts': [
    "import type { RouteRow } from './route-row';",
    'export declare const ROUTE_TABLE: readonly RouteRow[];',
    'export type RouteId = string;',
    'export type RouteOf<Id extends RouteId> = RouteRow & { id: Id };',
    '',
  ].join('\n'),
};

async function compile(folder, options, files) {
  const compilerOptions = { composite: false, allowJs: true, skipLibCheck: true, types: [], ...options };
  const settings = join(folder, 'tsconfig.json');
  writeFileSync(settings, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files }));
  return run(bin('tsc'), ['-p', settings, '--pretty', 'false'], { quiet: true });
}

async function inWorkshop(work) {
  mkdirSync(WORKSHOP, { recursive: true });
  const folder = mkdtempSync(join(WORKSHOP, '.contract-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The declaration that a declaration names; undefined for one of a package. */
function named(from, specifier, isThere) {
  if (!specifier.startsWith('.')) return undefined;
  const place = join(dirname(from), specifier).replaceAll('\\', '/').replace(/\.ts$/, '');
  const found = [`${place}.d.ts`, place.replace(/\.mjs$/, '.d.mts')].find(isThere);
  if (found === undefined) throw new Error(`${from} names ${specifier}, which is not declared`);
  return found;
}

/**
 * Writes the declarations that the doors of the contract reach.
 * @param {string} into a folder below shared-contracts, which must not be there
 * @throws Error if the contracts have errors of type
 */
export async function recordContract(into) {
  await inWorkshop(async (folder) => {
    const files = [...DOORS.map((door) => join(CONTRACTS, door)), join(ROOT, 'federation/ambient.d.ts')];
    const options = { declaration: true, emitDeclarationOnly: true, rootDir: CONTRACTS, outDir: folder };
    const { code, output } = await compile(folder, options, files);
    if (code !== 0) throw new Error(output);
    const read = (file) => ANY_ID[file] ?? readFileSync(join(folder, file), 'utf8');
    const isThere = (file) => existsSync(join(folder, file));
    const reached = new Set(DOORS.map((door) => door.replace(/\.ts$/, '.d.ts')));
    for (const file of reached)
      for (const [, specifier] of read(file).matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)) {
        const next = named(file, specifier, isThere);
        if (next !== undefined) reached.add(next);
      }
    for (const file of reached) {
      const place = join(into, file.slice('src/'.length));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, read(file));
    }
  });
}

/** @returns {[number, number]} the contracts that a record says were understood */
export function contractsIn(record) {
  const text = readFileSync(join(record, 'shell/contract-range.d.mts'), 'utf8');
  const [, min, max] = /CONTRACTS: readonly \[(\d+), (\d+)\]/.exec(text);
  return [Number(min), Number(max)];
}

/** The code that sections are built of. */
const OF_SECTIONS = /^(remote|shared)-.*\/src\/(?!.*(\.test\.|\/testing\/)).*\.tsx?$/;

/** @returns {string[]} what sections take through a door that is shared at run time, so that it comes from the host */
function takenThrough(door) {
  const taken = new RegExp(`import \\{([^}]*)\\} from '@telehealth/contracts/${door}'`, 'g');
  const lists = readSources(OF_SECTIONS).flatMap(({ text }) => [...text.matchAll(taken)].map(([, list]) => list));
  const names = lists.flatMap((list) => list.split(',').map((one) => one.trim().split(' as ')[0]));
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).sort();
}

/** Each line that does not compile is a break: what one side hands over is not what the other side was built to get. */
const check = (now, then, { session, router }) => `import type * as NowSession from '${now}/session';
import type * as Now from '${now}/shell';
import type * as ThenRouter from '${then}/router';
import type * as ThenSession from '${then}/session';
import type * as Then from '${then}/shell';
type Brought<M> = Omit<M, 'contracts'>;
declare const now: { services: Now.HostServices; session: typeof NowSession; manifest: Brought<Now.RemoteManifest>; page: Now.PageModule };
declare const then: { services: Then.HostServices; session: typeof ThenSession; manifest: Brought<Then.RemoteManifest>; page: Then.PageModule };
type Both = keyof typeof NowSession & keyof typeof ThenSession;
// Sections of that release under the host of the present.
export const a: typeof then.services = now.services;
export const b: typeof then.session = now.session;
export const c: typeof now.manifest = then.manifest;
export const d: typeof now.page = then.page;
// Sections of the present under the host of that release.
export const e: typeof now.services = then.services;
export const f: Pick<typeof NowSession, Both> = then.session;
export const g: typeof then.manifest = now.manifest;
export const h: typeof then.page = now.page;
export type Session = Pick<typeof ThenSession, ${session.map((name) => `'${name}'`).join(' | ')}>;
export type Router = Pick<typeof ThenRouter, ${router.map((name) => `'${name}'`).join(' | ')}>;
`;

/**
 * What of the contract broke between two records.
 * @param {string} now a folder that `recordContract` wrote
 * @param {string} then another
 * @param {{ session: string[], router: string[] }} [taken] what sections take of the modules that the host shares
 * @returns {Promise<string[]>} the compiler's words; none where each side runs with the other
 */
export const breaksBetween = (
  now,
  then,
  taken = { session: takenThrough('session'), router: takenThrough('router') },
) =>
  inWorkshop(async (folder) => {
    const place = (record) => `./${relative(folder, record).replaceAll('\\', '/')}`;
    const file = join(folder, 'check.ts');
    writeFileSync(file, check(place(now), place(then), taken));
    const { output } = await compile(folder, { noEmit: true, emitDeclarationOnly: false, declaration: false }, [file]);
    return output.split('\n').filter((line) => line !== '');
  });
