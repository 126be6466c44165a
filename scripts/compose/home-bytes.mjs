import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toBrotli } from './compress.mjs';

/** What the landing page may cost until it can be used, in bytes as sent (brotli, woff2). */
export const HOME_BUDGET = Object.freeze({ code: 156_000, fonts: 70_000 });

const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"/g;
const PRELOADED = /<link\b[^>]*\brel="preload"[^>]*>/g;
const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
const hrefOf = (tag) => /\bhref="([^"]+)"/.exec(tag)?.[1];

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
  const preloaded = [...html.matchAll(PRELOADED)].map(([tag]) => tag);
  const urls = {
    script: [...[...html.matchAll(SCRIPT)].map(([, url]) => url), ...hrefs(preloaded, 'script')],
    style: [...html.matchAll(STYLESHEET)].map(([tag]) => hrefOf(tag)),
    font: hrefs(preloaded, 'font'),
  };
  const inline = [...html.matchAll(INLINE_STYLE)].map(([, attributes, text], at) =>
    packed('style', /data-href="([^"]+)"/.exec(attributes)?.[1] ?? `style ${at + 1} of the page`, text),
  );
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text], at) =>
    packed('script', `script ${at + 1} of the page`, text),
  );
  return Promise.all([
    ...Object.entries(urls).flatMap(([kind, list]) => [...new Set(list)].map((url) => sent(kind, url))),
    ...scripts,
    ...inline,
    packed('document', 'the page itself', html.replace(INLINE_STYLE, '').replace(INLINE_SCRIPT, '')),
  ]);
}

const hrefs = (tags, as) => tags.filter((tag) => tag.includes(` as="${as}"`)).map(hrefOf);

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
