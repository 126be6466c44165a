import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The path of the notices. */
export const LICENCES_FILE = 'licences.txt';

const HEADING = `Sawubona contains the following packages. Each is named with its version and its licence; below them stands the
text that came with them.
`;
const RULE = `\n${'-'.repeat(80)}\n\n`;

const isNotice = (name) =>
  /^(licen[cs]e|copying|notice|ofl|unlicense)([.-].*)?$/i.test(name) && !/\.[cm]?[jt]s$/.test(name);

/** Reads name, version, licence and licence texts of a package. */
function readNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter(isNotice).sort();
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { title: `${name} ${version} (${license})`, text: texts.join('\n\n') };
}

/**
 * Reads the notices of a build's packages.
 * @param {string[]} folders below the checkout
 * @returns {{ title: string, text: string }[]}
 * @throws when a package has none
 */
export function readNotices(root, folders) {
  const notices = [...new Set(folders)].map((folder) => readNotice(path.join(root, folder)));
  const without = notices.filter(({ text }) => text === '').map(({ title }) => title);
  if (without.length > 0) throw new Error(`Came without the text of a licence: ${without.join(', ')}`);
  return notices;
}

/** Writes the notices of all builds; those with the same text are grouped. */
export function composeLicences(notices) {
  const byText = new Map();
  for (const { title, text } of notices) byText.set(text, (byText.get(text) ?? new Set()).add(title));
  const parts = [...byText].map(([text, titles]) => [[...titles].sort().join('\n'), text]);
  const sorted = parts.sort(([one], [other]) => (one < other ? -1 : 1));
  return [HEADING, ...sorted.map(([titles, text]) => `${titles}\n\n${text}\n`)].join(RULE);
}
