import { setTimeout as pause } from 'node:timers/promises';
import { assumedClientAddress, backendFacts, databaseFacts, functionFacts } from './ask/backend.mjs';
import { clocksHere, clocksInBrowser } from './ask/browser.mjs';
import { identityFacts, identityUrl } from './ask/identity.mjs';
import { realtimeFacts } from './ask/realtime.mjs';
import { repositoryFiles } from './ask/repository.mjs';
import { siteFacts } from './ask/site.mjs';
import { checkAddresses } from './check/addresses.mjs';
import { checkAnchors } from './check/anchors.mjs';
import { checkBackend } from './check/backend.mjs';
import { checkBackup } from './check/backup.mjs';
import { checkBuckets } from './check/buckets.mjs';
import { checkCatalogue } from './check/catalogue.mjs';
import { checkClocks } from './check/clocks.mjs';
import { checkFlags } from './check/flags.mjs';
import { checkFunctions } from './check/functions.mjs';
import { checkHeaders } from './check/headers.mjs';
import { checkIdentity } from './check/identity.mjs';
import { checkJobs } from './check/jobs.mjs';
import { checkProviders } from './check/providers.mjs';
import { checkRealtime } from './check/realtime.mjs';
import { checkSchema } from './check/schema.mjs';
import { checkSections } from './check/sections.mjs';
import { checkSite } from './check/site.mjs';
import { checkZones } from './check/zones.mjs';
import { unasked, wrong } from './finding.mjs';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** The values assumed for an unreadable page. */
const NO_ENVIRONMENT = {
  publishableKey: '',
  clerkProxyUrl: '/__clerk',
  backendUrl: '',
  backendKey: '',
  idTokenProvider: 'jwt',
};

/** Each subject with its check; checks of the database run only when it responded. */
const SUBJECTS = [
  { title: 'The site', check: checkSite },
  { title: 'Security headers', check: checkHeaders },
  { title: 'Sections', check: checkSections },
  { title: 'The backend', check: checkBackend },
  { title: 'Live updates', check: checkRealtime },
  { title: 'Functions', check: checkFunctions },
  { title: 'The identity', check: checkIdentity },
  { title: 'The database', check: checkSchema, ofDatabase: true },
  { title: 'Row security, policies and rights', check: checkCatalogue, ofDatabase: true },
  { title: 'Addresses of callers', check: checkAddresses, ofDatabase: true },
  { title: 'Flags', check: checkFlags, ofDatabase: true },
  { title: 'Jobs and schedule', check: checkJobs, ofDatabase: true },
  { title: 'Access logs', check: checkAnchors, ofDatabase: true },
  { title: 'Files', check: checkBuckets, ofDatabase: true },
  { title: 'Backups', check: checkBackup, ofLocal: true },
  { title: 'Payments and mail', check: checkProviders },
  { title: 'Clocks', check: checkClocks },
  { title: 'Time zones', check: checkZones, ofDatabase: true },
];

function silence(answer) {
  if (answer === null) return unasked('All of this', 'BACKEND_SECRET_KEY');
  if (answer.status === 401 || answer.status === 403)
    return wrong(
      'The backend refuses the secret key that you gave',
      'Settings → API keys; set BACKEND_SECRET_KEY anew.',
    );
  if (answer.status === 404)
    return wrong('The database has no function deployment_facts()', 'Apply the migrations: supabase db push.');
  return wrong(
    `The database does not tell its facts (${answer.status ?? answer.failed})`,
    'Look at the backend’s log.',
  );
}

/** Waiting mail is counted a second time, because a working mail worker has sent some by then. */
async function withLaterOutbox(database, base) {
  if (database.outbox.waiting === 0) return database;
  await pause(2_000);
  const later = await databaseFacts(base);
  return { ...database, outbox: later.json?.outbox ?? database.outbox, waitedBefore: database.outbox.waiting };
}

/** The three time zone tables for the zones that the database names. */
async function zoneTablesOf(database, chromium) {
  if (!database?.zones) return null;
  const month = new Date(database.now);
  return { node: clocksHere(database.zones, month), browser: await clocksInBrowser(chromium, database.zones, month) };
}

async function gather({ url, siteFolder, secretKey, identitySecretKey, identityApiUrl, chromium, expected, now }) {
  const site = await siteFacts({ url, siteFolder }, now);
  const environment = site.environment ?? NO_ENVIRONMENT;
  const files = repositoryFiles();
  const base = {
    url: (environment.backendUrl || url).replace(/\/+$/, ''),
    publishableKey: environment.backendKey,
    secretKey,
  };
  const before = now();
  const answer = await databaseFacts(base);
  const middle = (before + now()) / 2;
  const [backend, addresses, functions, identity, realtime] = await Promise.all([
    backendFacts({ ...base, idTokenProvider: environment.idTokenProvider }, now),
    assumedClientAddress(base),
    functionFacts({ ...base, names: files.functions }),
    identityFacts({ url: identityUrl(url, environment), apiUrl: identityApiUrl, secretKey: identitySecretKey }, now),
    realtimeFacts(base),
  ]);
  const database = answer?.status === 200 ? await withLaterOutbox(answer.json, base) : null;
  const clocks = {
    'the site': site.pages['/'].skew ?? null,
    'the backend': backend.facts.skew ?? null,
    'the identity': identity.discovery.skew ?? null,
    'the database': database ? (Date.parse(database.now) - middle) / 1000 : null,
  };
  return {
    site,
    files,
    backend,
    addresses,
    functions,
    identity,
    realtime,
    database,
    answer,
    clocks,
    zoneTables: await zoneTablesOf(database, chromium),
    expected: database && (await expected()),
  };
}

/**
 * Examines a deployment and reports on each subject.
 * @param {{ url: string, siteFolder: string, secretKey?: string, identitySecretKey?: string, identityApiUrl?: string, token?:
 * string, chromium?: string, lastBackup?: Date | null, expected: () => Promise<object>, now?: () => number }} options
 * `lastBackup` of an installation on this machine (null: never), `url` the site's origin, `siteFolder` where its files were
 * composed; `expected` returns deployment_facts() of a database made from this checkout
 * @returns {Promise<{ title: string, findings: import('./finding.mjs').Finding[] }[]>}
 */
export async function examine({
  now = Date.now,
  identityApiUrl = 'https://api.clerk.com',
  token,
  lastBackup,
  ...options
}) {
  const facts = await gather({ ...options, identityApiUrl, now });
  const all = { ...facts, token, lastBackup, now, isLocal: LOOPBACK.test(new URL(options.url).hostname) };
  const asked = SUBJECTS.filter(({ ofLocal }) => !ofLocal || lastBackup !== undefined);
  return asked.map(({ title, check, ofDatabase }) => ({
    title,
    findings: ofDatabase && !all.database ? [silence(all.answer)] : check(all),
  }));
}
