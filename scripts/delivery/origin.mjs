import path from 'node:path';
import { saidIn } from '../../federation/remotes.mjs';
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

/** The team that releases a part: what its package.json says. */
export const teamOf = (root, folder) => saidIn(path.resolve(root, folder)).team ?? 'nobody';
