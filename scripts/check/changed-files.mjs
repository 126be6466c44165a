import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../setup/run.mjs';

const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : null;
};

/** Where this work left `main`, or the last commit when it is `main` itself. */
async function defaultBase() {
  for (const branch of ['origin/main', 'main']) {
    const [base] = (await git('merge-base', 'HEAD', branch)) ?? [];
    if (base) return base;
  }
  return 'HEAD';
}

/**
 * What differs from a commit, committed or not, new files too.
 * @param {string} [wanted] a commit or branch; where this work left `main` otherwise
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

/** @returns {Promise<string[]>} every test file there is, committed or new */
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
