// npm run doctor -- --url https://…: checks a deployment, says what is wrong, and what to do.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectedFactsOfNew } from './doctor/ask/repository.mjs';
import { examine } from './doctor/examine.mjs';
import { report } from './doctor/report.mjs';
import { ROOT } from './setup/run.mjs';

const USE = `Use: npm run doctor -- --url https://your.site [--site <folder that was deployed, ./site by default>]

From the environment, each for the questions that need it; none is ever printed:
  BACKEND_SECRET_KEY  the Supabase project's secret key: database, functions' secrets, mail, payments
  CLERK_SECRET_KEY    the identity's secret key: token templates (CLERK_API_URL where that is not https://api.clerk.com)
  IDENTITY_TOKEN      a token of the template supabase, of somebody signed in: its claims and its signature`;

/** Returns the time of the last backup, as `npm run backup` recorded it; null: never. */
function lastBackupIn(stateFolder) {
  const file = path.join(stateFolder, 'last-backup');
  return existsSync(file) ? new Date(readFileSync(file, 'utf8').split(' ')[0]) : null;
}

/** Returns the keys in the state folder of a developer's own installation. */
function localKeys(url) {
  const stateFolder = process.env.LOCAL_STATE_DIR ?? path.join(ROOT, '.local');
  const folder = path.join(stateFolder, 'keys');
  const isHere = ['localhost', '127.0.0.1'].includes(new URL(url).hostname) && existsSync(folder);
  if (!isHere) return {};
  return {
    secretKey: JSON.parse(readFileSync(path.join(folder, 'backend.json'), 'utf8')).secretKey,
    identitySecretKey: readFileSync(path.join(folder, 'identity-backend-secret'), 'utf8').trim(),
    identityApiUrl: `${url}/__clerk_backend`,
    lastBackup: lastBackupIn(stateFolder),
  };
}

const args = process.argv.slice(2);
const option = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
const address = option('--url');
if (!address || !URL.canParse(address)) {
  console.error(USE);
  process.exit(2);
}
const url = new URL(address).origin;
const { BACKEND_SECRET_KEY, CLERK_SECRET_KEY, CLERK_API_URL, IDENTITY_TOKEN, CHROMIUM_PATH } = process.env;
const given = {
  ...(BACKEND_SECRET_KEY && { secretKey: BACKEND_SECRET_KEY }),
  ...(CLERK_SECRET_KEY && { identitySecretKey: CLERK_SECRET_KEY }),
  ...(CLERK_API_URL && { identityApiUrl: CLERK_API_URL }),
  ...(CHROMIUM_PATH && { chromium: CHROMIUM_PATH }),
};
const subjects = await examine({
  url,
  siteFolder: option('--site') ?? path.join(ROOT, 'site'),
  expected: expectedFactsOfNew,
  token: IDENTITY_TOKEN,
  ...localKeys(url),
  ...given,
});
const { text, isWell } = report(subjects);
console.log(text);
process.exit(isWell ? 0 : 1);
