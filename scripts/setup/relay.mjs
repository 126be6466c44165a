import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const INSTALLED = [
  process.env.TURNSERVER_PATH,
  '/usr/bin/turnserver',
  '/usr/local/bin/turnserver',
  '/opt/homebrew/bin/turnserver',
];
const find = () => INSTALLED.find((path) => path && existsSync(path));

/**
 * Finds a TURN relay (coturn) for the browser tests: an installed one, else Debian's package where this account may install it.
 * @returns {Promise<string | undefined>} path of the executable; undefined: relay tests are skipped
 */
export async function ensureRelay() {
  const found = find();
  if (found) return found;
  console.log('No relay found; trying Debian’s coturn …');
  await installPackages(['coturn']);
  const installed = find();
  if (!installed) console.log('No relay could be installed: the tests of it are skipped.');
  return installed;
}
