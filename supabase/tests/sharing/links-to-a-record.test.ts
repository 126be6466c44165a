import { CLOSE_ACCOUNT_WORDS } from '@telehealth/contracts/schemas/account';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedRecordHandler } from '../../functions/shared-record/handler';
import { close } from '../support/closing';
import { addPatient, addSpecialist, as, asGuest, asService, hintOf } from '../support/people';
import { endLink, linksOf, makeLink, newLinkSecret, someFile } from '../support/record-links';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

const SERVER_CALLS = ['record_link_lock', 'open_record_link', 'record_link_file'] as const;

/** The function over the database itself, as the data interface would answer it. */
const handler = createSharedRecordHandler({
  ...{ url: 'http://backend.local', publishableKey: 'public', secretKey: 'secret', publicUrl: 'https://site.example' },
  fetch: async (request) => {
    const name = SERVER_CALLS.find((one) => request.url.endsWith(`/rpc/${one}`));
    const args = Object.entries((await request.json()) as Record<string, string | number | object | null>);
    const call = args.map(([key], at) => `${key} => $${at + 1}`).join(', ');
    const [row] = await asService(db.sql, (tx) =>
      tx.unsafe(
        `select public.${name}(${call}) as answer`,
        args.map(([, value]) => (value !== null && typeof value === 'object' ? tx.json({ ...value }) : value)),
      ),
    );
    return Response.json(row?.answer ?? null);
  },
});
let visitors = 0;
/** Somebody from an address that nobody came from before. */
const newAddress = () => {
  visitors += 1;
  return `192.0.2.${visitors}`;
};
const ask = (path: string, init: RequestInit = {}, from = newAddress()) =>
  handler(
    new Request(`https://x.example/functions/v1/shared-record/${path}`, {
      ...init,
      headers: { 'x-forwarded-for': `203.0.113.9, ${from}` },
    }),
  );
const open = (secret: string, more: object = {}, from?: string) =>
  ask(secret, { method: 'POST', body: JSON.stringify({ recipient: 'Dr Other', ...more }) }, from);
const said = async (answer: Response) => [answer.status, await answer.text()] as const;
const logOf = (patient: string) => db.sql<{ actor_name: string; action: string; basis: string; category: string }[]>`
  select actor_name, actor_role, category, action, basis from public.access_log where patient_id = ${patient} and basis = 'link'
  order by seq`;
const lapse = () => db.sql`select private.lapse_access()`;
const ofOne = async (who: string) => (await linksOf(db.sql, who))[0];

describe('opening', () => {
  it('gives the encrypted file, counts, and writes who said to be there', async () => {
    const patient = await addPatient(db.sql);
    const link = await makeLink(db.sql, patient, { label: 'For the clinic' });
    const answer = await open(link.secret);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({
      status: 'finalized',
      files: [{ contentType: 'application/fhir+json', embedded: link.file }],
    });
    expect(await ofOne(patient)).toMatchObject({ uses: 1, wrongTries: 0, state: 'live', label: 'For the clinic' });
    expect(await logOf(patient)).toEqual([
      { actor_name: 'Dr Other', actor_role: 'guest', category: 'shared', action: 'view', basis: 'link' },
    ]);
    const [mine] = await as(db.sql, patient, (tx) => tx`select actor_name from public.my_access_log()`);
    expect(mine?.actor_name).toBe('Dr Other');
    const [chain] = await as(db.sql, patient, (tx) => tx`select intact from public.verify_access_log()`);
    expect(chain?.intact).toBe(true);
  });

  it('hands a file apart from the list to who takes no long answers, until the link is taken back', async () => {
    const patient = await addPatient(db.sql);
    const link = await makeLink(db.sql, patient);
    const { files } = await (await open(link.secret, { embeddedLengthMax: 10 })).json();
    expect(files[0].location).toMatch(/^https:\/\/site\.example\/functions\/v1\/shared-record\/file\/[0-9a-f]{64}$/);
    const path = files[0].location.split('/shared-record/')[1];
    const file = await ask(path);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/jose', link.file]);
    expect((await ask(`${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).status).toBe(404);
    await endLink(db.sql, patient, link.id);
    expect((await ask(path)).status).toBe(404);
  });

  it('takes no address, line or mail link as a name, and nobody without one', async () => {
    const patient = await addPatient(db.sql);
    const { secret } = await makeLink(db.sql, patient);
    const name = `Dr\n\u202eOther@evil.example see https://evil.example/ ${'x'.repeat(200)}`;
    expect((await open(secret, { recipient: name })).status).toBe(200);
    const [line] = await logOf(patient);
    expect(line?.actor_name).toMatch(/^Dr Other evil\. example see/);
    expect(line?.actor_name.length).toBeLessThanOrEqual(80);
    for (const recipient of ['', '  ', '\u200b', null, 7, ['x']])
      expect((await open(secret, { recipient })).status, String(recipient)).toBe(400);
    expect(await ofOne(patient)).toMatchObject({ uses: 1 });
  });
});

describe('a link that opens nothing', () => {
  it('answers the same whether it expired, was taken back, was used up, was locked or never was', async () => {
    const patient = await addPatient(db.sql);
    const expired = await makeLink(db.sql, patient);
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update private.record_links set created_at = created_at - interval '8 days',
        expires_at = now() - interval '1 second' where id = ${expired.id}`;
    });
    const revoked = await makeLink(db.sql, patient);
    await endLink(db.sql, patient, revoked.id);
    await endLink(db.sql, patient, revoked.id);
    const used = await makeLink(db.sql, patient, { mostUses: 1, passcode: 'Blue-kite 7' });
    expect((await open(used.secret, { passcode: 'Blue-kite 7' })).status).toBe(200);
    const locked = await makeLink(db.sql, patient, { sent: { salt: 'ab'.repeat(16), hash: 'cd'.repeat(32) } });
    await db.sql`update private.record_links set wrong_tries = 9 where id = ${locked.id}`;
    expect((await open(locked.secret, { passcode: 'guess' })).status).toBe(401);
    const states = (await linksOf(db.sql, patient)).map(({ state }) => state);
    expect(states.sort()).toEqual(['expired', 'locked', 'revoked', 'used_up']);
    const before = await logOf(patient);
    const never = newLinkSecret();
    for (const secret of [expired.secret, revoked.secret, used.secret, locked.secret, never])
      for (const more of [{}, { passcode: 'Blue-kite 7' }])
        expect(await said(await open(secret, more))).toEqual(await said(await open(newLinkSecret())));
    // Nobody fills somebody's log by a link that is over.
    expect(await logOf(patient)).toEqual(before);
    await lapse();
    const kept = await db.sql`select from private.record_links where patient_id = ${patient} and file is not null`;
    // The last use of a link may fetch its file for ten minutes.
    expect(kept).toHaveLength(1);
    await db.sql`update private.record_links set last_opened_at = last_opened_at - interval '11 minutes' where id = ${used.id}`;
    await lapse();
    const [left] = await db.sql`select count(file)::int as files, count(passcode_hash)::int as hashes
      from private.record_links where patient_id = ${patient}`;
    expect(left).toEqual({ files: 0, hashes: 0 });
    expect((await linksOf(db.sql, patient)).map(({ state }) => state).sort()).toEqual(states);
  });

  it('is no more than its number of uses when forty come at once', async () => {
    const patient = await addPatient(db.sql);
    const link = await makeLink(db.sql, patient, { mostUses: 3 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => open(link.secret)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(3);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await ofOne(patient)).toMatchObject({ uses: 3, state: 'used_up' });
    expect(await logOf(patient)).toHaveLength(3);
  });
});

describe('a passcode', () => {
  it('is asked for without costing a try, and each wrong one is counted and in the log', async () => {
    const patient = await addPatient(db.sql);
    const link = await makeLink(db.sql, patient, { passcode: 'Blue-kite 7' });
    expect(await said(await open(link.secret))).toEqual([401, '{"remainingAttempts":10}']);
    expect(await said(await open(link.secret, { passcode: 'blue-kite 7' }))).toEqual([401, '{"remainingAttempts":9}']);
    expect((await open(link.secret, { passcode: 'Blue-kite 7' })).status).toBe(200);
    expect((await logOf(patient)).map(({ action }) => action)).toEqual(['wrong_passcode', 'view']);
    const [row] = await db.sql`select r::text as row from private.record_links r where id = ${link.id}`;
    expect(row?.row).not.toContain('Blue-kite');
    expect(row?.row).not.toContain(link.secret);
  });

  it('can be guessed ten times, however many guess at once; then the right one opens nothing', async () => {
    const patient = await addPatient(db.sql);
    const salt = 'ab'.repeat(16);
    const link = await makeLink(db.sql, patient, { sent: { salt, hash: 'cd'.repeat(32) } });
    const guess = (hash: string) =>
      asService(
        db.sql,
        (tx) => tx<{ answer: { outcome: string; left: number } | null }[]>`
        select public.open_record_link(${link.secret}, 'Dr Other', ${hash}, null) as answer`,
      );
    const rows = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at.toString(16).padStart(64, '0'))));
    const answers = rows.map(([row]) => row?.answer ?? null);
    expect(answers.filter((one) => one?.outcome === 'wrong')).toHaveLength(10);
    expect(answers.filter((one) => one === null)).toHaveLength(20);
    expect((await guess('cd'.repeat(32)))[0]?.answer).toBeNull();
    expect(await ofOne(patient)).toMatchObject({ uses: 0, wrongTries: 10, state: 'locked' });
    expect(await logOf(patient)).toHaveLength(10);
  });

  it('counts what no later failure undoes: nobody sets a counter back', async () => {
    const patient = await addPatient(db.sql);
    const link = await makeLink(db.sql, patient);
    await open(link.secret);
    for (const change of [
      'uses = 0',
      "label = 'Other'",
      "expires_at = now() + interval '29 days'",
      "parts = '{readings}'",
    ])
      await expect(db.sql.unsafe(`update private.record_links set ${change} where id = '${link.id}'`)).rejects.toThrow(
        /never change/,
      );
    await expect(db.sql`delete from private.record_links where id = ${link.id}`).rejects.toThrow();
  });
});

describe('how often', () => {
  it('one address asks thirty times a minute, also for links that are none; others are not held up', async () => {
    const patient = await addPatient(db.sql);
    const { secret } = await makeLink(db.sql, patient);
    await withinOnePeriod(60);
    const all: number[] = [];
    for (let n = 0; n < 34; n += 1) all.push((await open(newLinkSecret(), {}, '198.51.100.7')).status);
    expect(all.filter((status) => status === 404).length).toBeGreaterThanOrEqual(30);
    expect(all.at(-1)).toBe(429);
    expect((await open(secret, {}, '198.51.100.7')).headers.get('retry-after')).toBe('60');
    expect((await open(secret, {}, '198.51.100.8')).status).toBe(200);
  });

  it('an address that is above its own holds nobody else up, and many together slow', async () => {
    const patient = await addPatient(db.sql);
    const { secret } = await makeLink(db.sql, patient);
    const counted = async () => {
      const [row] = await db.sql<{ used: number }[]>`
        select coalesce(sum(used), 0)::int as used from private.rate_counts where bucket = 'record_link'`;
      return row?.used ?? 0;
    };
    await withinOnePeriod(60);
    const before = await counted();
    for (let n = 0; n < 100; n += 1) await open(newLinkSecret(), {}, '198.51.100.17');
    expect((await counted()) - before).toBeLessThanOrEqual(30);
    await db.sql`update private.rate_counts set used = 600 where bucket = 'record_link'`;
    const asked: number[] = [];
    for (let n = 0; n < 5; n += 1) asked.push((await open(secret, {}, '198.51.100.18')).status);
    expect(asked.slice(0, 3)).toEqual([200, 200, 200]);
    expect(asked.at(-1)).toBe(429);
  });
});

describe('a patient', () => {
  it('shares for thirty days at most, by an encrypted file, for chosen parts', async () => {
    const patient = await addPatient(db.sql);
    const wrong = [
      { days: 31 },
      { days: -1 },
      { mostUses: 0 },
      { mostUses: 101 },
      { parts: [] },
      { parts: ['notes'] },
      { label: 'x'.repeat(81) },
      { label: 'two\nlines' },
      { file: '{"resourceType":"Bundle"}' },
      { file: 'a.b.c.d.e' },
      { sent: { salt: 'short', hash: 'cd'.repeat(32) } },
      { sent: { salt: 'ab'.repeat(16), hash: 'plain words' } },
    ];
    for (const wish of wrong)
      expect(await hintOf(makeLink(db.sql, patient, wish)), JSON.stringify(wish)).toBe('data.invalid');
    expect(await linksOf(db.sql, patient)).toEqual([]);
    expect(await makeLink(db.sql, patient, { days: 30, mostUses: 100 })).toMatchObject({ state: 'live', uses: 0 });
  });

  it('makes it once by the same secret, which nobody else can take, and has at most twenty', async () => {
    const patient = await addPatient(db.sql);
    const secret = newLinkSecret();
    const first = await makeLink(db.sql, patient, { secret });
    expect((await makeLink(db.sql, patient, { secret, file: someFile() })).id).toBe(first.id);
    expect(await hintOf(makeLink(db.sql, await addPatient(db.sql), { secret }))).toBe('data.invalid');
    for (let n = 1; n < 20; n += 1) await makeLink(db.sql, patient);
    expect(await hintOf(makeLink(db.sql, patient))).toBe('sharing.tooManyLinks');
  });

  it('alone sees and ends them: a stranger finds nothing, and the server’s calls are the server’s', async () => {
    const [patient, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    const link = await makeLink(db.sql, patient);
    expect(await linksOf(db.sql, other)).toEqual([]);
    expect(await hintOf(endLink(db.sql, other, link.id))).toBe('data.notFound');
    expect((await open(link.secret)).status).toBe(200);
    const specialist = (await addSpecialist(db.sql)).id;
    expect(await hintOf(linksOf(db.sql, specialist))).toBe('access.refused');
    expect(await hintOf(makeLink(db.sql, specialist))).toBe('access.refused');
    for (const who of [null, patient, other, specialist]) {
      const asking = (work: Parameters<typeof asGuest>[1]) =>
        who === null ? asGuest(db.sql, work) : as(db.sql, who, work);
      const calls: Parameters<typeof asGuest>[1][] = [
        (tx) => tx`select public.record_link_lock(${link.secret}, '{}')`,
        (tx) => tx`select public.open_record_link(${link.secret}, 'Dr Other', null, null)`,
        (tx) => tx`select public.record_link_file('x')`,
        (tx) => tx`select * from private.record_links`,
      ];
      for (const call of calls) await expect(asking(call)).rejects.toThrow(/permission denied/);
    }
    // Whose id a link has reads nothing by it: the lines are the patient's.
    const seen = await as(db.sql, other, (tx) => tx`select from public.access_log`);
    expect(seen).toHaveLength(0);
  });

  it('who closes the account leaves no link that opens anything, and no name on it', async () => {
    const patient = await addPatient(db.sql);
    const link = await makeLink(db.sql, patient, { label: 'For Dr Ndlovu' });
    await close(db.sql, patient, CLOSE_ACCOUNT_WORDS);
    expect((await open(link.secret)).status).toBe(404);
    const [row] = await db.sql`select label, file, end_reason from private.record_links where id = ${link.id}`;
    expect(row).toEqual({ label: 'Closed account', file: null, end_reason: 'closed' });
  });
});
