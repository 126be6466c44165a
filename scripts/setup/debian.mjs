import { existsSync } from 'node:fs';
import { run } from './run.mjs';

let updated;

/** Without root, sudo is asked only where it needs no password: a prompt would block an unattended run. */
function apt(...args) {
  const isRoot = process.getuid?.() === 0;
  const [program, ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return run(program, [...first, ...args], { quiet: true });
}

/**
 * Installs packages of Debian where this account may.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  // A fresh machine lists no packages until it is told to.
  updated ??= apt('update');
  await updated;
  return (await apt('install', '-y', '--no-install-recommends', ...packages)).code === 0;
}

/** Programs that nobody here wrote, which judge signed papers; the tests of it are skipped, and counted, without them. */
const JUDGES = [
  ['/usr/bin/pdfsig', 'poppler-utils'],
  ['/usr/bin/qpdf', 'qpdf'],
];

/** Installs the judges of signed papers that are missing, where this account may. */
export async function ensureJudges() {
  const missing = JUDGES.filter(([program]) => !existsSync(program)).map(([, name]) => name);
  if (missing.length === 0) return;
  console.log(`No ${missing.join(' and no ')} found; trying Debian’s …`);
  if (!(await installPackages(missing))) console.log('They could not be installed: tests by them are skipped.');
}
