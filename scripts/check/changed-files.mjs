import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../setup/run.mjs';

const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : null;
};

/** Returns the commit where this branch left `main`, or the last commit on `main` itself. */
async function defaultBase() {
  for (const branch of ['origin/main', 'main']) {
    const [base] = (await git('merge-base', 'HEAD', branch)) ?? [];
    if (base) return base;
  }
  return 'HEAD';
}

/**
 * Returns what differs from a commit, committed or not, including new files.
 * @param {string} [wanted] a commit or branch; by default where this branch left `main`
 * @returns {Promise<{ base: string, files: string[] }>} paths from the root
 * @throws Error when git does not know the commit
 */
export async function changedFiles(wanted) {
  const base = wanted ?? (await defaultBase());
  const changed = await git('diff', '--name-only', base);
  if (!changed) throw new Error(`git knows no commit ${base}`);
  const added = (await git('ls-files', '--others', '--exclude-standard')) ?? [];
  return { base, files: [...new Set([...changed, ...added])].sort() };
}

/** @returns {Promise<string[]>} every test file, committed or new */
export async function testFiles() {
  const files = await git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.test.mjs',
  );
  return (files ?? []).filter((file) => existsSync(join(ROOT, file)));
}
