import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/run.mjs';

const INDEX = 'docs/decisions/README.md';
/** Outputs of builds and runs, and long data. */
const NOT_READ = /^(node_modules|dist|site|test-results|texts|\..+)$/;
const TEXT = /\.(tsx?|mjs|cjs|sql|md|toml|ya?ml)$/;
/** The last number given; a longer one in brackets is something else, such as a tariff code. */
const LAST = 158;

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_READ.test(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const files = filesBelow('').map((path) => ({ path, text: read(path) }));
const documents = files.filter(({ path }) => /^(docs\/.*|README|CONTRIBUTING)\.?.*\.md$/.test(path));

/** Returns the decision numbers in a text: after the word, also across lines of a comment, or alone in brackets. */
function numbersIn(text) {
  const named = text.matchAll(/\bdecisions?(?: records?)?[\s*/#-]+((?:\d{4}(?:,? (?:and |to )?|\b))+)/gi);
  const alone = text.matchAll(/[([]((?:[01]\d{3}(?:, )?)+)[)\]]/g);
  return [...named, ...alone]
    .flatMap(([, numbers]) => numbers.match(/\d{4}/g))
    .filter((number) => Number(number) <= LAST);
}
/** Returns GitHub's anchors of the headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );
const linksIn = (text) => [...text.matchAll(/\]\((?![a-z]+:)([^)#]*)(?:#([^)]*))?\)/g)];
const index = new Map(
  [...read(INDEX).matchAll(/^\| (\d{4}) +\| \[[^\]]+\]\(([\w-]+\.md)#/gm)].map(([, number, page]) => [number, page]),
);

test('a decision is found however it is named', () => {
  expect(numbersIn('(decision 0059)\ndecisions 0069, 0070; Decision record 0035, 0052; see decision\n * 0030')).toEqual(
    [...['0059', '0069', '0070', '0035', '0052', '0030']],
  );
  expect(numbersIn('decisions 0083 to 0089. (0152, 0157) [0001], tariff (0190), decided 1959')).toEqual([
    ...['0083', '0089', '0152', '0157', '0001'],
  ]);
});

test('each decision that code or a document names stands in the index', () => {
  expect(files.length).toBeGreaterThan(2000);
  const named = files.flatMap(({ path, text }) => numbersIn(text).map((number) => ({ path, number })));
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ number }) => !index.has(number))).toEqual([]);
});

test('the index leads to the page that names the decision, and names every page', () => {
  const lost = [...index].filter(([number, page]) => !numbersIn(read(`docs/decisions/${page}`)).includes(number));
  expect(lost).toEqual([]);
  const pages = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md');
  expect(pages.filter((page) => !read(INDEX).includes(`](${page})`))).toEqual([]);
});

test('each link of a document leads to a file that exists, and to a heading in it', () => {
  const links = documents.flatMap(({ path, text }) =>
    linksIn(text).map(([, to, anchor]) => ({ path, to: to === '' ? path : posix.join(dirname(path), to), anchor })),
  );
  expect(links.length).toBeGreaterThan(100);
  const isLost = ({ to, anchor }) => {
    if (!existsSync(join(ROOT, to))) return true;
    return anchor !== undefined && !anchorsOf(read(to)).includes(anchor);
  };
  expect(links.filter(isLost)).toEqual([]);
});

/** Created on deployment or release (`docs/production.md`, 2c; `docs/decisions/database.md`). */
const MADE_LATER = /^(docs\/anchors-public-key|supabase\/(released\.json|deprecated\.json|unreleased(\/.*)?))$/;
/** Whether it is an entry point of a package, such as `shared-contracts/host`. */
function isDoor(named) {
  const [folder, ...door] = named.split('/');
  const manifest = join(ROOT, folder, 'package.json');
  return existsSync(manifest) && `./${door.join('/')}` in (JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {});
}
/** A test may be named by its number (`supabase/tests/84`), and a file without its ending. */
function isThere(named) {
  if (MADE_LATER.test(named) || isDoor(named)) return true;
  const folder = join(ROOT, dirname(named));
  if (!existsSync(folder)) return false;
  const start = basename(named);
  return readdirSync(folder).some(
    (name) => name === start || name.startsWith(`${start}-`) || name.startsWith(`${start}.`),
  );
}

test('each file or folder of the repository that a document names exists', () => {
  const folders = new Set(readdirSync(ROOT).filter((name) => name === '.github' || !NOT_READ.test(name)));
  const paths = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, named]) => ({ path, named })),
  );
  const ours = paths.filter(({ named }) => folders.has(named.split('/')[0]));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter(({ named }) => !isThere(named))).toEqual([]);
});
