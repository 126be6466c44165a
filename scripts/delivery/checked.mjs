import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originOf } from './origin.mjs';

const FILE = '.local/checked.json';

/**
 * Notes that the checks of this commit were green, which `npm run deploy` asks for. Notes nothing of files that are no commit.
 * @param {'npm test' | 'npm run check'} by
 */
export async function noteGreen(root, by) {
  const { commit, isClean } = await originOf(root);
  if (commit === null || !isClean) return;
  mkdirSync(path.join(root, '.local'), { recursive: true });
  writeFileSync(path.join(root, FILE), `${JSON.stringify({ commit, by, at: new Date().toISOString() }, null, 2)}\n`);
}

/**
 * What speaks against a commit's checks, one sentence each.
 * @param {{ commit: string | null, isClean: boolean }} origin
 */
export function problemsOfChecks(root, { commit, isClean }) {
  if (commit === null) return ['This folder is no commit, so nobody can say what would go live.'];
  if (!isClean) return ['Files differ from the commit. Commit them, and run npm run check or npm test.'];
  const file = path.join(root, FILE);
  const checked = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (checked?.commit === commit) return [];
  return [`The checks of ${commit.slice(0, 12)} were not run, or not green: npm run check or npm test.`];
}
