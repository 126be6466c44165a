import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkAddresses } from './check/addresses.mjs';
import { checkAnchors } from './check/anchors.mjs';
import { checkBackend } from './check/backend.mjs';
import { checkBackup } from './check/backup.mjs';
import { checkClocks } from './check/clocks.mjs';
import { checkFlags } from './check/flags.mjs';
import { checkIdentity } from './check/identity.mjs';
import { checkJobs } from './check/jobs.mjs';
import { checkProviders } from './check/providers.mjs';
import { checkRealtime } from './check/realtime.mjs';
import { checkSchema } from './check/schema.mjs';
import { checkSite } from './check/site.mjs';
import { checkZones, clocksOf } from './check/zones.mjs';
import { report } from './report.mjs';

// Cases that occur only on a remote deployment; all others are tested with real services in local-services/tests/doctor.test.ts.

const page = { status: 200, headers: { 'content-type': 'text/html' } };
const PRODUCTION = {
  publishableKey: `pk_live_${Buffer.from('clerk.sawubona.example$').toString('base64')}`,
  clerkProxyUrl: '',
  backendUrl: 'https://x.supabase.co',
  backendKey: 'sb_publishable_x',
  idTokenProvider: 'custom:clerk',
  demo: false,
};
const site = (environment = {}, url = 'https://sawubona.example') => ({
  isLocal: false,
  site: { url, pages: { '/': page }, missing: { status: 404 }, environment: { ...PRODUCTION, ...environment } },
});
const wrongOf = (findings) => findings.filter(({ state }) => state === 'wrong').map(({ text }) => text);
const unaskedOf = (findings) => findings.filter(({ state }) => state === 'unasked').map(({ text }) => text);
const token = (claims) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

describe('flags', () => {
  const flag = { name: 'bluetoothReadings', owner: 'Team Patient', ends: '2026-11-29' };
  test('past their last day are named with who answers for them', () => {
    expect(wrongOf(checkFlags({ database: { flags: [flag] } }))).toEqual([
      'The flag bluetoothReadings of Team Patient ended on 2026-11-29 and is off for everybody, and nobody cleared it away',
    ]);
    expect(wrongOf(checkFlags({ database: { flags: [] } }))).toEqual([]);
  });
  test('of a database that does not tell of them are not called well', () => {
    expect(unaskedOf(checkFlags({ database: {} }))).toHaveLength(1);
  });
});

describe('the site of a deployment', () => {
  test('is well with keys of its own', () => {
    expect(wrongOf(checkSite(site()))).toEqual([]);
  });
  test.each([
    [{ demo: true }, 'The demo entries are offered to everybody'],
    [{ idTokenProvider: 'jwt' }, 'The site names the identity “jwt” in the exchange, as on a developer’s machine'],
    [{ backendKey: 'sb_publishable_local' }, 'The site asks the backend with the key of a developer’s machine'],
    [{ publishableKey: 'pk_test_Y2xlcms' }, 'The site names an identity that is not for production'],
    [{ backendKey: 'sb_secret_x' }, 'A SECRET KEY IS PUBLISHED in the pages of the site'],
    [{ backendKey: token({ role: 'service_role' }) }, 'A SECRET KEY IS PUBLISHED in the pages of the site'],
    [{ publishableKey: 'sk_live_x' }, 'A SECRET KEY IS PUBLISHED in the pages of the site'],
  ])('that was composed with %o', (environment, says) => {
    expect(wrongOf(checkSite(site(environment)))).toEqual([says]);
  });
  test('that is served without HTTPS, does not answer or is no composed page', () => {
    expect(wrongOf(checkSite(site({}, 'http://sawubona.example')))).toEqual(['The site is served without HTTPS']);
    const away = site();
    away.site.pages = { '/': { failed: 'ENOTFOUND' } };
    away.site.environment = null;
    expect(wrongOf(checkSite(away))).toEqual(['https://sawubona.example/ does not answer (ENOTFOUND)']);
    expect(unaskedOf(checkSite(away))).toHaveLength(1);
  });
});

describe('where callers without an account call from', () => {
  const asked = (address, taken, caller_address = 'x-forwarded-for') => ({
    database: { address, settings: { caller_address } },
    addresses: {
      'cf-connecting-ip': { made: '192.0.2.77', taken: taken['cf-connecting-ip'] ?? address },
      'x-forwarded-for': { made: '198.51.100.77', taken: taken['x-forwarded-for'] ?? address },
      // A proxy in front refuses it.
      'x-real-ip': null,
    },
    isLocal: false,
  });
  test('is well where nobody can choose it', () => {
    expect(wrongOf(checkAddresses(asked('192.0.2.1', {})))).toEqual([]);
  });
  test.each([
    [asked('192.0.2.1', { 'cf-connecting-ip': '192.0.2.77' }), /^Whoever calls says by cf-connecting-ip themselves/],
    [asked('192.0.2.1', { 'x-forwarded-for': '198.51.100.77' }), /^Whoever calls says by x-forwarded-for themselves/],
    [asked('', { 'x-forwarded-for': '198.51.100.77' }), /^Whoever calls says by x-forwarded-for themselves/],
    [asked('', {}, 'cf-connecting-ip'), /^No address of callers reaches the database \(cf-connecting-ip\)/],
  ])('is told when it is not', (facts, says) => {
    expect(wrongOf(checkAddresses(facts))).toEqual([expect.stringMatching(says)]);
  });
  test('is nobody’s matter on one machine, unless it can be chosen there', () => {
    expect(wrongOf(checkAddresses({ ...asked('', {}), isLocal: true }))).toEqual([]);
    expect(
      wrongOf(checkAddresses({ ...asked('', { 'x-forwarded-for': '198.51.100.77' }), isLocal: true })),
    ).toHaveLength(1);
  });
});

const jobs = [{ name: 'a', every: 0, ago: 3, error: null }];
const settings = { clock: 'real', demo: 'false', payment_provider: 'none' };
const outbox = { waiting: 0, oldest: null, failed: 0 };

describe('what is otherwise on a developer’s machine on purpose', () => {
  test('is wrong elsewhere: a clock that stands still, demo people, what is not released, an old PostgreSQL', () => {
    const database = {
      server: 160004,
      migrations: [],
      settings: { clock: '2026-11-20', demo: 'true', second_factor_for: '' },
    };
    const files = { migrations: [], unreleased: ['2-generated.sql'] };
    expect(wrongOf(checkSchema({ database, files, isLocal: false }))).toEqual([
      'PostgreSQL is of version 16; all of this was tried on 17',
      'This checkout has changes of the database that are not released: 2-generated.sql',
      'The product’s clock stands at 2026-11-20: nothing lapses and nothing falls due',
      'The database says that it is a demo installation',
      "No second factor is asked of specialists, operators, staff of a practice: a stolen password opens their patients' records",
    ]);
    expect(wrongOf(checkSchema({ database, files, isLocal: true })).join()).not.toContain('second factor');
  });
  test('is told of whom no second factor is asked', () => {
    const asked = (second_factor_for) => {
      const database = { server: 170000, migrations: [], settings: { ...settings, second_factor_for } };
      return wrongOf(checkSchema({ database, files: { migrations: [], unreleased: [] }, isLocal: false }));
    };
    expect(asked('specialist, operator,staff')).toEqual([]);
    expect(asked(undefined)).toEqual([]);
    expect(asked('operator, specialist')[0]).toMatch('No second factor is asked of staff of a practice:');
  });
  test('a sandbox, or nobody who sends mail', () => {
    const functions = [
      { name: 'payments', ready: { json: { ready: true, payments: 'sandbox_bank' } } },
      { name: 'mail-worker', ready: { json: { ready: true, mail: null } } },
    ];
    const database = { settings: { ...settings, payment_provider: 'sandbox_bank' }, outbox };
    expect(wrongOf(checkProviders({ functions, database, isLocal: false }))).toEqual([
      'Payments go to a sandbox',
      'No mail provider is set: nobody gets a mail',
    ]);
  });
  test('notices on devices that are offered by another key than they are signed with', () => {
    const of = (push, push_public_key, isLocal = false) =>
      checkProviders({
        functions: [{ name: 'mail-worker', ready: { json: { ready: true, mail: 'smtp', push } } }],
        ...{ database: { settings: { ...settings, push_public_key }, outbox }, isLocal },
      })
        .filter(({ text }) => /devices?\b/.test(text))
        .map(({ state, text }) => `${state}: ${text}`);
    expect([of(null, ''), of('BA', 'BA'), of('BA', ''), of(null, 'BA'), of('BA', 'BB'), of(null, 'BA', true)]).toEqual([
      ['fine: Nobody gets notices on a device'],
      ['fine: Notices on devices are signed with the key they are offered by'],
      ['wrong: mail-worker can send notices to devices, and nobody is offered them'],
      ['wrong: Notices on devices are offered by a key that mail-worker does not sign with: none arrives'],
      ['wrong: Notices on devices are offered by a key that mail-worker does not sign with: none arrives'],
      [],
    ]);
  });
  test('calls without relays, which on one machine is on purpose', () => {
    const of = (ready, isLocal) =>
      checkProviders({ functions: [{ name: 'room-access', ready: { json: ready } }], database: null, isLocal })[1];
    expect(of({ ready: true, relays: null }, false)).toMatchObject({ state: 'wrong' });
    expect(of({ ready: true, relays: null }, true).state).not.toBe('wrong');
    expect(of({ ready: true, relays: '2' }, false)).toMatchObject({
      state: 'fine',
      text: 'Calls have relays at 2 addresses',
    });
    expect(of(null, false).state).not.toBe('fine');
  });
  test('a server for calls that does not put out whom it is told to', () => {
    const url = 'wss://calls.example';
    const of = (orders, worker = url) =>
      checkProviders({
        functions: [
          { name: 'room-access', ready: { json: { ready: true, relays: '2', livekit: url } } },
          { name: 'room-worker', ready: { json: { ready: true, livekit: worker, orders } } },
        ],
        ...{ database: null, isLocal: false },
      }).filter(({ text }) => /for calls/.test(text));
    expect(of('answers')).toMatchObject([{ state: 'fine' }]);
    for (const orders of ['refuses', 'silent']) expect(of(orders)).toMatchObject([{ state: 'wrong' }]);
    expect(of('answers', 'wss://other.example')).toMatchObject([{ state: 'wrong' }]);
    expect(of(null, null)).toMatchObject([{ state: 'wrong' }]);
    const none = { ready: { json: { ready: true, relays: '2', livekit: null, orders: null } } };
    const functions = ['room-access', 'room-worker'].map((name) => ({ name, ...none }));
    expect(checkProviders({ functions, database: null, isLocal: false })).toHaveLength(3);
  });
});

describe('what the services say of themselves', () => {
  test('mail that waits long is no fault while it is being worked off', () => {
    const late = { settings, outbox: { waiting: 17, oldest: 70_000, failed: 0 } };
    const of = (database) => checkProviders({ functions: [], database, isLocal: false }).at(-1);
    expect(of({ ...late, waitedBefore: 20 })).toMatchObject({ state: 'fine', text: 'Mail leaves; 17 still wait' });
    expect(of({ ...late, waitedBefore: 17 }).state).toBe('wrong');
  });
  test('topics that are not private, an identity in test mode', () => {
    const realtime = { opened: true, private: 'error', public: 'ok' };
    expect(wrongOf(checkRealtime({ realtime }))).toHaveLength(1);
    const identity = {
      discovery: { json: { issuer: 'x' } },
      keys: { json: { keys: [{}] } },
      environment: { json: { auth_config: { test_mode: true } } },
      templates: null,
    };
    const facts = { identity, files: { templates: {} }, isLocal: false };
    expect(wrongOf(checkIdentity(facts))[0]).toMatch(/^The identity is in test mode/);
  });
  test('a schedule of one’s own instead of pg_cron: who calls the workers is not known', () => {
    const facts = { database: { cron: null, jobs }, files: { functions: ['a-worker', 'b'] }, isLocal: false };
    expect([wrongOf(checkJobs(facts)), unaskedOf(checkJobs(facts))]).toEqual([
      [],
      [expect.stringContaining('a-worker')],
    ]);
  });
});

const answers = {
  facts: { status: 200 },
  forbidden: { status: 403 },
  description: { status: 404 },
  unknownKey: { status: 401 },
};
const exchange = { status: 400, json: { error_code: 'bad_id_token', msg: 'Bad ID token' } };
const backendOf = (signIn) =>
  checkBackend({ backend: { ...answers, exchange, signIn }, site: { environment: PRODUCTION }, isLocal: false });

test('a visitor who is told which tables there are is told of', () => {
  const backend = { ...answers, description: { status: 200 }, exchange, signIn: { status: 200, json: {} } };
  expect(wrongOf(checkBackend({ backend, site: { environment: PRODUCTION }, isLocal: false }))).toEqual([
    'A visitor is told which tables there are (200)',
  ]);
});

test.each([
  [{ external: { email: false }, disable_signup: false }, []],
  [{ external: { email: true, phone: true } }, ['People can sign up past the identity, by email and phone']],
  [{ external: {}, disable_signup: true }, ['New people cannot get an account: sign-ups are switched off altogether']],
])('sign-up settings %o', (json, says) => {
  expect(wrongOf(backendOf({ status: 200, json }))).toEqual(says);
});

test('one clock that is off is named, and one that is not told', () => {
  const found = checkClocks({ clocks: { 'the site': 0.2, 'the database': -45, 'the identity': null } });
  expect(wrongOf(found)).toEqual([expect.stringContaining('The clock of the database is 45 s behind')]);
  expect(unaskedOf(found)).toHaveLength(1);
});

describe('the tables of time zones', () => {
  // British Columbia ended clock changes in 2026: an older table is an hour behind in winter.
  const NEW = { 'America/Vancouver': [-420, -420], 'Africa/Johannesburg': [120, 120] };
  const OLD = { ...NEW, 'America/Vancouver': [-420, -480] };
  const found = (node, browser, isLocal = false) =>
    checkZones({ database: { zones: NEW }, zoneTables: { node, browser }, isLocal });

  test('agree', () => expect([wrongOf(found(NEW, NEW)), unaskedOf(found(NEW, NEW))]).toEqual([[], []]));
  test.each([
    ['browser', NEW, OLD, /browser and the database disagree about the clocks of America\/Vancouver/],
    ['Node', OLD, NEW, /Node and the database disagree about the clocks of America\/Vancouver/],
  ])('name the zone of which that of the %s says another time', (_, node, browser, says) =>
    expect(wrongOf(found(node, browser))).toEqual([expect.stringMatching(says)]),
  );
  test('of a browser that is not there is not asked', () => expect(unaskedOf(found(NEW, null))).toHaveLength(1));
  test('are read month by month', () => {
    expect(clocksOf('Europe/London', new Date('2027-01-15T00:00:00Z'), 8)).toEqual([0, 0, 0, 60, 60, 60, 60, 60]);
    expect(clocksOf('Nowhere/Nothing', new Date(), 1)).toBeNull();
  });
});

test('a backup that is a week old is told of, and one that was never made is nothing wrong', () => {
  const now = () => Date.parse('2026-11-20T09:40:00Z');
  const of = (at) => checkBackup({ lastBackup: at === null ? null : new Date(at), now })[0];
  expect(of(null).state).toBe('local');
  expect(of('2026-11-13T10:00:00Z').state).toBe('fine');
  expect(of('2026-11-10T10:00:00Z')).toMatchObject({ state: 'wrong', text: expect.stringContaining('9 days ago') });
});

test('what a restore left without proof is named beside what agrees, and is not called right', () => {
  const well = { store: 'well', entry: 9, ago: 30, waiting: 0, since: null, faults: 0, restored: null };
  expect(checkAnchors({ database: { anchors: well } }).map(({ state }) => state)).toEqual(['fine']);
  const restored = { at: '2026-11-20T09:40:00Z', logs: 3, lines: 12 };
  const said = checkAnchors({ database: { anchors: { ...well, restored } } });
  expect(said.map(({ state }) => state)).toEqual(['fine', 'unasked']);
  expect(said[0].text).toContain('but for what a restore left');
  expect(said[1].text).toContain('12 lines of 3 logs are not covered');
  const changed = checkAnchors({ database: { anchors: { ...well, restored, faults: 1 } } });
  expect(changed.map(({ state }) => state)).toEqual(['wrong', 'unasked']);
});

describe('the report', () => {
  const subjects = [
    {
      title: 'Clocks',
      findings: [
        { state: 'fine', text: 'They agree' },
        { state: 'unasked', text: 'Another: not asked, needs X' },
      ],
    },
  ];
  test('is well without anything wrong, whatever was not asked', () => {
    expect(report(subjects)).toEqual({
      isWell: true,
      text: expect.stringContaining('1 as they must be, 0 wrong, 1 not asked'),
    });
  });
  test('says what to do below what is wrong', () => {
    const { isWell, text } = report([
      { title: 'A', findings: [{ state: 'wrong', text: 'It is off', todo: 'Set it.' }] },
    ]);
    expect(isWell).toBe(false);
    expect(text).toContain('  WRONG  It is off\n         What to do: Set it.');
  });
});

test('npm run doctor without an address says how it is used', () => {
  const run = () => execFileSync(process.execPath, ['scripts/doctor.mjs'], { stdio: 'pipe', encoding: 'utf8' });
  expect(run).toThrow(/npm run doctor -- --url https:\/\/your\.site/);
});

test('every subject is in a file of its own, and each is asked', () => {
  const examine = readFileSync(path.join(import.meta.dirname, 'examine.mjs'), 'utf8');
  for (const file of readdirSync(path.join(import.meta.dirname, 'check'))) expect(examine).toContain(`./check/${file}`);
});
