import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, as, asGuest, asService, hintOf } from '../support/people';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

const tell = (who: string, event: string, payload: object = {}) =>
  db.sql`select private.notify(${who}, ${event}, null, ${db.sql.json({ ...payload })}, null)`;
interface Mail {
  id: string;
  recipient_email: string;
  template: string;
  state: string;
  attempts: number;
  /** Seconds until it may be claimed, to twenty. */
  pause: number;
}
const mailsOf = (who: string) => db.sql<Mail[]>`
  select id::text, recipient_email, template, state, attempts, (round(extract(epoch from not_before - now()) / 20) * 20)::int as pause
  from public.outbox where recipient_id = ${who} order by outbox.id`;
const claim = (id: string) =>
  asService(db.sql, async (tx) => {
    const rows = await tx<{ id: string; attempts: number }[]>`select id::text, attempts from public.claim_outbox(100)`;
    return rows.find((row) => row.id === id)?.attempts ?? 0;
  });
const settle = (id: string, attempt: number, outcome: string, retryAfter: number | null = null) =>
  asService(db.sql, async (tx) => {
    const [row] = await tx<{ state: string }[]>`
      select public.settle_outbox(${id}, ${attempt}, ${outcome}, 'a kind', ${retryAfter}) as state`;
    return row?.state;
  });
const due = (id: string) => db.sql`update public.outbox set not_before = now() - interval '1 second' where id = ${id}`;
const attempt = async (id: string, outcome: string, retryAfter: number | null = null) => {
  await due(id);
  return settle(id, await claim(id), outcome, retryAfter);
};
/** Everything of this person that waits goes out with this outcome. */
const deliver = async (who: string, outcome: string) => {
  for (const { id, state } of await mailsOf(who)) if (state === 'waiting') await attempt(id, outcome);
};
interface Trouble {
  address: string;
  tried_address: string;
  undelivered: number;
  is_trying: boolean;
}
const troubleOf = async (who: string) => {
  const [row] = await as(
    db.sql,
    who,
    (tx) => tx<Trouble[]>`select address, tried_address, undelivered, is_trying from public.my_mail_trouble()`,
  );
  return row ?? null;
};
const again = async (who: string) =>
  (await as(db.sql, who, (tx) => tx<{ n: number }[]>`select public.send_my_mail_again() as n`))[0]?.n;
const told = async (event: string, payload: object = {}) => {
  const who = await addPatient(db.sql);
  await tell(who, event, payload);
  const mail = (await mailsOf(who)).at(-1);
  return { who, id: mail?.id ?? '' };
};

describe('an attempt', () => {
  it('that was refused for good is the last one, and the person is told in the product', async () => {
    const { who, id } = await told('test.event');
    expect(await attempt(id, 'refused')).toBe('failed');
    await due(id);
    expect(await claim(id)).toBe(0);
    const events = await as(db.sql, who, (tx) => tx`select event, mail from public.my_notifications()`);
    expect(events).toContainEqual({ event: 'notifications.unreachable', mail: 'none' });
    expect(events).toContainEqual({ event: 'test.event', mail: 'failed' });
  });

  it('that was put off does not count, waits a quarter of an hour at most, and longer only where it is asked to', async () => {
    const { who, id } = await told('test.event');
    for (let n = 1; n <= 12; n += 1) expect(await attempt(id, 'postponed')).toBe('waiting');
    expect((await mailsOf(who)).at(-1)).toMatchObject({ state: 'waiting', attempts: 12, pause: 900 });
    await attempt(id, 'postponed', 4000);
    expect((await mailsOf(who)).at(-1)?.pause).toBe(4000);
    await attempt(id, 'postponed', 9_999_999);
    expect((await mailsOf(who)).at(-1)?.pause, 'six hours at most').toBe(21_600);
    for (let n = 1; n <= 7; n += 1) expect(await attempt(id, 'failed')).toBe('waiting');
    expect(await attempt(id, 'failed')).toBe('failed');
  });

  it('is not put off for longer than a day', async () => {
    const { id } = await told('test.event');
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.outbox set created_at = now() - interval '25 hours' where id = ${id}`;
    });
    expect(await attempt(id, 'postponed')).toBe('failed');
  });

  it('is followed by growing pauses', async () => {
    const { who, id } = await told('test.event');
    const pauses: (number | undefined)[] = [];
    for (let n = 1; n <= 4; n += 1) {
      await attempt(id, 'failed');
      pauses.push((await mailsOf(who)).at(-1)?.pause);
    }
    expect(pauses).toEqual([60, 120, 240, 480]);
  });

  it('of a worker whose claim has lapsed changes nothing any more, unless the mail did leave', async () => {
    const { who, id } = await told('test.event');
    await due(id);
    const first = await claim(id);
    expect(await claim(id), 'it is leased').toBe(0);
    await due(id);
    const second = await claim(id);
    expect([first, second]).toEqual([1, 2]);
    for (const outcome of ['failed', 'refused', 'postponed']) expect(await settle(id, first, outcome)).toBe('lapsed');
    expect((await mailsOf(who)).at(-1)).toMatchObject({ state: 'sending', attempts: 2 });
    expect(await settle(id, first, 'sent')).toBe('sent');
    expect(await settle(id, second, 'failed')).toBe('lapsed');
    expect((await mailsOf(who)).at(-1)?.state).toBe('sent');
  });

  it('has one of four outcomes', async () => {
    const { id } = await told('test.event');
    await due(id);
    const number = await claim(id);
    for (const outcome of ['', 'Sent', 'lost']) expect(await hintOf(settle(id, number, outcome))).toBe('data.invalid');
  });
});

describe('somebody whom no mail reaches', () => {
  it('sees so, sees nothing of others, and nothing once a mail arrived', async () => {
    const { who, id } = await told('test.event');
    const neighbour = await addPatient(db.sql);
    expect(await troubleOf(who)).toBeNull();
    await attempt(id, 'refused');
    const [{ email = '' } = {}] = await db.sql<
      { email: string }[]
    >`select email from public.profiles where id = ${who}`;
    expect(await troubleOf(who)).toEqual({ address: email, tried_address: email, undelivered: 1, is_trying: false });
    expect(await troubleOf(neighbour)).toBeNull();
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.my_mail_trouble()`))).toBe('42501');
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.send_my_mail_again()`))).toBe('42501');
    await tell(who, 'test.next');
    await deliver(who, 'sent');
    expect(await troubleOf(who)).toBeNull();
    expect(await again(who)).toBe(0);
  });

  it('has everything sent again at once, to the address they have now, and once for two presses', async () => {
    const { who, id } = await told('test.event');
    await tell(who, 'test.other');
    const before = await mailsOf(who);
    await deliver(who, 'refused');
    expect(await troubleOf(who)).toMatchObject({ undelivered: 2 });
    await db.sql`update public.profiles set email = 'right@example.com' where id = ${who}`;
    expect(await troubleOf(who)).toMatchObject({
      address: 'right@example.com',
      tried_address: before[0]?.recipient_email,
    });
    expect((await Promise.all([again(who), again(who)])).sort()).toEqual([0, 2]);
    expect(await troubleOf(who)).toMatchObject({ undelivered: 0, is_trying: true });
    const sent = (await mailsOf(who)).slice(2);
    expect(sent.map(({ template, recipient_email: to }) => [template, to])).toEqual([
      ['test.event', 'right@example.com'],
      ['test.other', 'right@example.com'],
    ]);
    await deliver(who, 'sent');
    expect(await troubleOf(who)).toBeNull();
    const mails = await as(
      db.sql,
      who,
      (tx) => tx`select mail from public.my_notifications() where event like 'test.%'`,
    );
    expect(mails).toEqual([{ mail: 'sent' }, { mail: 'sent' }]);
    expect(await again(who)).toBe(0);
    expect(id).toBe(before[0]?.id);
  });

  it('stays told when the next attempt dies as well, and may try again', async () => {
    const { who, id } = await told('test.event');
    await attempt(id, 'refused');
    expect(await again(who)).toBe(1);
    await deliver(who, 'refused');
    expect(await troubleOf(who)).toMatchObject({ undelivered: 1, is_trying: false });
    expect(await again(who)).toBe(1);
  });

  it('is not sent what is over: a short mail shows instead that the address works', async () => {
    const { who, id } = await told('test.event', { endsAt: '2020-01-01T10:00:00Z' });
    await attempt(id, 'refused');
    expect(await again(who)).toBe(1);
    expect((await mailsOf(who)).at(-1)).toMatchObject({ template: 'notifications.reachable', state: 'waiting' });
    await deliver(who, 'sent');
    expect(await troubleOf(who)).toBeNull();
  });

  it('is asked for an address where there is none, and not served without end', async () => {
    const { who, id } = await told('test.event');
    await attempt(id, 'refused');
    for (let n = 0; n < 6; n += 1) {
      await again(who);
      await deliver(who, 'refused');
    }
    expect(await hintOf(again(who))).toBe('data.busy');
    const other = await told('test.event');
    await attempt(other.id, 'refused');
    await db.sql`update public.profiles set email = '' where id = ${other.who}`;
    expect(await hintOf(again(other.who))).toBe('notifications.noAddress');
  });
});

describe('files that are to go', () => {
  const lease = () =>
    asService(db.sql, (tx) => tx<{ path: string }[]>`select path from public.files_to_remove(2) order by path`);
  const paths = async () => (await lease()).map(({ path }) => path);

  it('are leased to one worker, come back after five minutes, and one that stays does not hold up the others', async () => {
    await db.sql`insert into private.files_to_remove (bucket, path, asked_at)
      select 'documents', 'file-' || n, now() - make_interval(mins => 10 - n) from generate_series(1, 3) n`;
    expect((await Promise.all([paths(), paths()])).flat().sort()).toEqual(['file-1', 'file-2', 'file-3']);
    expect(await paths()).toEqual([]);
    await db.sql`update private.files_to_remove set tried_at = private.clock() + interval '2 seconds'`;
    expect(await paths(), 'the other worker began a blink later').toEqual([]);
    await asService(db.sql, (tx) => tx`select public.file_removed('documents', 'file-1')`);
    await db.sql`update private.files_to_remove set tried_at = tried_at - interval '6 minutes'`;
    await db.sql`insert into private.files_to_remove (bucket, path) values ('documents', 'file-4')`;
    expect(await paths(), 'the new one first').toContain('file-4');
    expect(await paths()).toHaveLength(1);
    await db.sql`update private.files_to_remove set tried_at = private.clock() + interval '6 minutes'`;
    expect(await paths(), 'the clock was set back').toHaveLength(2);
  });
});
