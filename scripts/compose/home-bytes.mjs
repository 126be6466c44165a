import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toBrotli } from './compress.mjs';
import { attributeOf, elementsOf, readPage, remove, textOf, writePage } from './html.mjs';

/** What the landing page may cost until it can be used, in bytes as sent (brotli, woff2). */
export const HOME_BUDGET = Object.freeze({ code: 156_000, fonts: 70_000 });

/**
 * Every script, style and font that a composed landing page asks for by itself; its scripts ask for no other before it can
 * be used, which `landing.spec.ts` sees to.
 * @param {string} site the composed folder
 * @returns {Promise<{ kind: 'script' | 'style' | 'font' | 'document', name: string, bytes: number }[]>} `document` is
 * what remains of the page without its styles and scripts
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

/** @returns {{ code: number, fonts: number, document: number }} bytes as sent */
export function homeTotals(files) {
  const sum = (...kinds) => files.filter(({ kind }) => kinds.includes(kind)).reduce((all, { bytes }) => all + bytes, 0);
  return { code: sum('script', 'style'), fonts: sum('font'), document: sum('document') };
}

/** One line about the totals, against the budget. */
export const toLine = ({ code, fonts, document }) =>
  `landing page ${code} bytes of script and style (at most ${HOME_BUDGET.code}), ${fonts} of fonts (${HOME_BUDGET.fonts}), ${document} of text`;

/** What is over its budget, in words; empty when all is well. */
export function overBudget({ code, fonts }) {
  const told = (what, bytes, most) => (bytes < most ? [] : [`${what}: ${bytes} bytes of at most ${most}`]);
  return [
    ...told('scripts and styles of the landing page', code, HOME_BUDGET.code),
    ...told('fonts of the landing page', fonts, HOME_BUDGET.fonts),
  ];
}
