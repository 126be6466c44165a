import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originOf } from './origin.mjs';

const FILE = '.local/checked.json';

const readChecked = (root) => {
  const file = path.join(root, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/**
 * Notes that the checks of this commit were green, which `npm run deploy` asks for. Notes nothing of files that are no commit.
 * @param {'npm test' | 'npm run check' | 'npm run check:section'} by
 * @param {string} [section] the only one that they answer for
 */
export async function noteGreen(root, by, section) {
  const { commit, isClean } = await originOf(root);
  if (commit === null || !isClean) return;
  const before = readChecked(root);
  const known = before?.commit === commit ? before : null;
  // What answers for everything stays.
  if (section !== undefined && known !== null && known.sections === undefined) return;
  const sections = section === undefined ? undefined : [...new Set([...(known?.sections ?? []), section])];
  mkdirSync(path.join(root, '.local'), { recursive: true });
  const note = { commit, by, at: new Date().toISOString(), sections };
  writeFileSync(path.join(root, FILE), `${JSON.stringify(note, null, 2)}\n`);
}

/**
 * What speaks against deploying a commit's build of the host or a section by its checks, one sentence each.
 * @param {{ commit: string | null, isClean: boolean }} origin
 * @param {string} name `host`, or that of a section
 */
export function problemsOfChecks(root, { commit, isClean }, name) {
  if (commit === null) return ['This folder is no commit, so nobody can say what would go live.'];
  const ways =
    name === 'host' ? 'npm run check or npm test' : `npm run check:section -- ${name}, npm run check or npm test`;
  if (!isClean) return [`Files differ from the commit. Commit them, and run ${ways}.`];
  const checked = readChecked(root);
  const isGreen = checked?.commit === commit && (checked.sections === undefined || checked.sections.includes(name));
  return isGreen ? [] : [`The checks of ${commit.slice(0, 12)} were not run, or not green: ${ways}.`];
}
