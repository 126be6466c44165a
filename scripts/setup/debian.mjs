import { run } from './run.mjs';

let updated;

/**
 * Installs packages of Debian where this account may. Without root nothing is tried, because a password prompt would block an
 * unattended run.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0) return false;
  // A fresh machine lists no packages until it is told to.
  updated ??= run('apt-get', ['update'], { quiet: true });
  await updated;
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { quiet: true });
  return code === 0;
}
