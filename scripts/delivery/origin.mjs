import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/run.mjs';

/**
 * What a release says of where it came from.
 * @returns {Promise<{ commit: string | null, isClean: boolean }>} `commit` null outside of a repository; `isClean` false where a
 * file differs from the commit
 */
export async function originOf(root) {
  const git = (...args) => run('git', args, { cwd: root, quiet: true });
  const head = await git('rev-parse', 'HEAD');
  if (head.code !== 0) return { commit: null, isClean: false };
  const { code, output } = await git('status', '--porcelain');
  return { commit: head.output.trim(), isClean: code === 0 && output.trim() === '' };
}

/** The team that keeps a folder, of `.github/CODEOWNERS`, where the last line that fits decides. */
export function teamOf(root, folder) {
  const file = path.join(root, '.github', 'CODEOWNERS');
  if (!existsSync(file)) return 'nobody';
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pattern]) => pattern === '*' || pattern === `/${folder}/`);
  return rules.at(-1)?.[1] ?? 'nobody';
}
