import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toBrotli } from './compress.mjs';
import { attributeOf, elementsOf, readPage, remove, textOf, writePage } from './html.mjs';

/** The landing page's budget until it is usable, in bytes as sent (brotli, woff2). */
export const HOME_BUDGET = Object.freeze({ code: 160_000, fonts: 70_000 });

/**
 * Returns every script, style and font that the composed landing page requests; `landing.spec.ts` checks that its scripts request
 * no other before it is usable.
 * @param {string} site the composed folder
 * @returns {Promise<{ kind: 'script' | 'style' | 'font' | 'document', name: string, bytes: number }[]>} `document` is the rest of
 * the page without its styles and scripts
 */
export async function homeFiles(site) {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8');
  const packed = async (kind, name, content) => ({ kind, name, bytes: (await toBrotli(Buffer.from(content))).length });
  const sent = (kind, url) => {
    const content = readFileSync(path.join(site, url));
    return kind === 'font' ? { kind, name: url, bytes: content.length } : packed(kind, url, content);
  };
  const page = readPage(html);
  const links = (rel, as) =>
    elementsOf(page, 'link')
      .filter((link) => attributeOf(link, 'rel') === rel && (as === undefined || attributeOf(link, 'as') === as))
      .map((link) => attributeOf(link, 'href'));
  const scripts = elementsOf(page, 'script').filter((one) => attributeOf(one, 'type') !== 'application/json');
  const urlOf = (script) => attributeOf(script, 'src');
  const urls = {
    script: [...scripts.map(urlOf).filter((url) => url !== undefined), ...links('preload', 'script')],
    style: links('stylesheet'),
    font: links('preload', 'font'),
  };
  const inside = {
    script: scripts.filter((script) => urlOf(script) === undefined),
    style: elementsOf(page, 'style'),
  };
  const parts = Object.entries(inside).flatMap(([kind, elements]) =>
    elements.map((element, at) =>
      packed(kind, attributeOf(element, 'data-href') ?? `${kind} ${at + 1} of the page`, textOf(element)),
    ),
  );
  for (const element of Object.values(inside).flat()) remove(element);
  return Promise.all([
    ...Object.entries(urls).flatMap(([kind, list]) => [...new Set(list)].map((url) => sent(kind, url))),
    ...parts,
    packed('document', 'the page itself', writePage(page)),
  ]);
}

/** The owner of the bytes: the first match. A section built what lies in `/r/`. */
const OWNERS = [
  ['css', ({ kind }) => kind === 'style'],
  ['react', ({ name }) => name.includes('/lib-react.')],
  ['router', ({ name }) => name.includes('/lib-router.')],
  ['section', ({ name }) => /^\/?r\//.test(name)],
  ['host', () => true],
];

/** @returns {[string, number][]} owners of code with their bytes, the largest first */
function spentBy(files) {
  const spent = new Map();
  for (const file of files) {
    const [owner] = OWNERS.find(([, isOf]) => isOf(file));
    spent.set(owner, (spent.get(owner) ?? 0) + file.bytes);
  }
  return [...spent].sort(([, one], [, other]) => other - one);
}

/**
 * @param {Awaited<ReturnType<typeof homeFiles>>} files
 * @returns {{ code: number, fonts: number, document: number, owners: [string, number][] }} bytes as sent; `owners` are those of
 * the code
 */
export function homeTotals(files) {
  const sum = (...kinds) => files.filter(({ kind }) => kinds.includes(kind)).reduce((all, { bytes }) => all + bytes, 0);
  const code = files.filter(({ kind }) => kind === 'script' || kind === 'style');
  return { code: sum('script', 'style'), fonts: sum('font'), document: sum('document'), owners: spentBy(code) };
}

const list = (owners) => owners.map(([owner, bytes]) => `${owner} ${bytes}`).join(', ');

/** The totals against the budget, in one line. */
export const toLine = ({ code, fonts, document, owners }) =>
  `landing page ${code} bytes of script and style (at most ${HOME_BUDGET.code}: ${list(owners)}), ${fonts} of fonts (${HOME_BUDGET.fonts}), ${document} of text and pictures`;

/** Says what is over its budget; empty when nothing is. */
export function overBudget({ code, fonts, owners }) {
  const told = (what, bytes, most) => (bytes < most ? [] : [`${what}: ${bytes} bytes of at most ${most}`]);
  return [
    ...told(`scripts and styles of the landing page (${list(owners)})`, code, HOME_BUDGET.code),
    ...told('fonts of the landing page', fonts, HOME_BUDGET.fonts),
  ];
}
