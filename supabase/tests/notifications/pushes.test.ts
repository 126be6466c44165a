import { randomUUID } from 'node:crypto';
import { type Browser, newBrowser } from '@telehealth/contracts/examples/browser-keys';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close } from '../support/closing';
import { exportOf } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as, asService, hintOf } from '../support/people';
import { bookVisit, cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await db.sql`update private.settings set value = ${newBrowser().p256dh} where key = 'push_public_key'`;
});
afterAll(() => db.drop());

const endpointOf = (host = 'fcm.googleapis.com') => `https://${host}/fcm/send/${randomUUID()}`;
interface Subscription extends Pick<Browser, 'p256dh' | 'auth'> {
  endpoint: string;
}
const subscription = (endpoint = endpointOf()): Subscription => {
  const { p256dh, auth } = newBrowser();
  return { endpoint, p256dh, auth };
};
const add = async (who: string, { endpoint, p256dh, auth } = subscription(), label = 'Chrome on Android') => {
  const [row] = await as(
    db.sql,
    who,
    (tx) => tx<{ id: string }[]>`select public.add_push_subscription(${endpoint}, ${p256dh}, ${auth}, ${label}) as id`,
  );
  return row?.id ?? '';
};
interface Mine {
  publicKey: string | null;
  devices: { id: string; label: string; isThis: boolean; lastSentAt: string | null; failedAt: string | null }[];
}
const mine = async (who: string, endpoint: string | null = null) => {
  const [row] = await as(
    db.sql,
    who,
    (tx) => tx<{ said: Mine }[]>`select public.my_push_subscriptions(${endpoint}) as said`,
  );
  return row?.said ?? { publicKey: null, devices: [] };
};
const kept = async (id: string) => {
  const [row] = await db.sql<{ why: string | null; endpoint: string | null; auth: string | null }[]>`
    select ended_why as why, endpoint, auth from private.push_subscriptions where id = ${id}`;
  return row;
};
/** A patient with one browser that gets notices. */
const pushed = async () => {
  const id = await addPatient(db.sql);
  const on = subscription();
  return { id, on, device: await add(id, on) };
};
const tell = (who: string, event: string, payload: object = {}) =>
  db.sql`select private.notify(${who}, ${event}, null, ${db.sql.json({ ...payload })}, ${`${event} ${Math.random()}`})`;
const pushesOf = (who: string) => db.sql<
  { id: string; device: string; template: string; payload: Record<string, unknown>; state: string }[]
>`select id::text, push_subscription_id as device, template, payload, state from public.outbox
  where recipient_id = ${who} and channel = 'push' order by id`;
const claim = () =>
  asService(db.sql, (tx) => tx<{ id: string }[]>`select id::text from public.claim_outbox(100, '{push}')`);
const settle = (id: string | undefined, attempt: number, outcome: string, error: string | null = null) =>
  asService(db.sql, (tx) => tx`select public.settle_outbox(${id ?? 0}, ${attempt}, ${outcome}, ${error})`);
const clerkOf = async (who: string) => {
  const [row] = await db.sql<{ clerk: string }[]>`select clerk_id as clerk from public.profiles where id = ${who}`;
  return row?.clerk ?? '';
};
const targets = (...ids: string[]) =>
  asService(db.sql, (tx) => tx<{ id: string }[]>`select * from public.push_targets(${ids}::uuid[])`);

describe('a browser', () => {
  it.each([
    ['a foreign host', 'https://push.example.com/a'],
    ['a name that ends so', 'https://evilpush.apple.com.example.com/a'],
    ['a name that only contains it', 'https://xfcm.googleapis.com/a'],
    ['the bare name behind a star', 'https://push.apple.com/a'],
    ['no encryption', 'http://fcm.googleapis.com/a'],
    ['a port', 'https://fcm.googleapis.com:8443/a'],
    ['a name before the host', 'https://fcm.googleapis.com@127.0.0.1/a'],
    ['a backslash', 'https://127.0.0.1\\@fcm.googleapis.com/a'],
    ['an address in digits', 'https://127.0.0.1/a'],
    ['a line break', 'https://fcm.googleapis.com/a\nhttps://x'],
    ['a very long address', `https://fcm.googleapis.com/${'a'.repeat(1000)}`],
  ])('is refused with %s', async (_what, endpoint) => {
    expect(await hintOf(add(await addPatient(db.sql), subscription(endpoint)))).toBe('data.invalid');
  });

  it.each([
    'updates.push.services.mozilla.com',
    'eu.push.services.mozilla.com',
    'db5p.notify.windows.com',
    'web.push.apple.com',
  ])('may have its push service at %s', async (host) => {
    const id = await addPatient(db.sql);
    const endpoint = `https://${host}/w/?token=BQYAAAB%2fa%2b(x)==`;
    const device = await add(id, subscription(endpoint));
    expect(await targets(device)).toMatchObject([{ id: device, endpoint, label: 'Chrome on Android' }]);
    // What the list does not name any more is called no more, and may not be asked for.
    const [row] = await db.sql<{ value: string }[]>`select value from private.settings where key = 'push_hosts'`;
    await db.sql`update private.settings set value = 'fcm.googleapis.com' where key = 'push_hosts'`;
    expect(await targets(device)).toEqual([]);
    await db.sql`update private.settings set value = ${row?.value ?? ''} where key = 'push_hosts'`;
  });

  it('needs keys and a name, and an installation that pushes', async () => {
    const id = await addPatient(db.sql);
    expect(await hintOf(add(id, { ...subscription(), p256dh: 'short' }))).toBe('data.invalid');
    expect(await hintOf(add(id, { ...subscription(), auth: 'short' }))).toBe('data.invalid');
    expect(await hintOf(add(id, subscription(), ''))).toBe('data.invalid');
    const [row] = await db.sql<{ value: string }[]>`select value from private.settings where key = 'push_public_key'`;
    await db.sql`update private.settings set value = '' where key = 'push_public_key'`;
    expect(await hintOf(add(id))).toBe('data.invalid');
    expect((await mine(id)).publicKey).toBeNull();
    await db.sql`update private.settings set value = ${row?.value ?? ''} where key = 'push_public_key'`;
    expect((await mine(id)).publicKey).toBe(row?.value);
  });

  it('is entered once, and told to its owner without its address', async () => {
    const { id, on, device } = await pushed();
    expect(await Promise.all([add(id, on), add(id, on, 'Chrome')])).toEqual([device, device]);
    const said = await mine(id, on.endpoint);
    expect(said.devices).toMatchObject([{ id: device, isThis: true, lastSentAt: null, failedAt: null }]);
    expect(JSON.stringify(said)).not.toContain(on.endpoint);
    expect((await mine(id, endpointOf())).devices).toMatchObject([{ isThis: false }]);
    expect((await mine(await addPatient(db.sql), on.endpoint)).devices, 'a stranger').toEqual([]);
    const exported = JSON.stringify(await exportOf(db.sql, id));
    expect(exported).toContain(device);
    for (const secret of [on.endpoint, on.p256dh, on.auth]) expect(exported).not.toContain(secret);
  });

  it('moves to who signed in on it last, and not to who knows its address alone', async () => {
    const first = await pushed();
    const second = await addPatient(db.sql);
    expect(await hintOf(add(second, subscription(first.on.endpoint)))).toBe('data.invalid');
    expect((await mine(first.id)).devices).toHaveLength(1);
    await tell(first.id, 'booking.moved');
    await add(second, first.on);
    expect(await kept(first.device)).toEqual({ why: 'moved', endpoint: null, auth: null });
    await tell(first.id, 'booking.moved');
    expect((await pushesOf(first.id)).map(({ state }) => state)).toEqual(['waiting']);
    await claim();
    expect(
      (await pushesOf(first.id)).map(({ state }) => state),
      'what waited is not sent',
    ).toEqual(['failed']);
    await tell(second, 'booking.moved');
    expect(await pushesOf(second)).toHaveLength(1);
  });

  it('is one of ten at most: the oldest gives way', async () => {
    const id = await addPatient(db.sql);
    const added: string[] = [];
    for (let n = 0; n < 9; n += 1) added.push(await add(id));
    await Promise.all([1, 2, 3].map(() => add(id)));
    expect((await mine(id)).devices).toHaveLength(10);
    expect((await Promise.all(added.map(kept))).map((row) => row?.why)).toEqual([
      ...['replaced', 'replaced', null, null, null, null, null, null, null],
    ]);
  });

  it('is ended by its owner alone: from the list, on signing out, where a session is revoked, with the account', async () => {
    const { id, on, device } = await pushed();
    const stranger = await addPatient(db.sql);
    const ended = async (who: string, target: string | null, endpoint: string | null) => {
      const [row] = await as(
        db.sql,
        who,
        (tx) => tx<{ n: number }[]>`select public.end_push_subscription(${target}, ${endpoint}) as n`,
      );
      return row?.n;
    };
    expect(await ended(stranger, device, on.endpoint)).toBe(0);
    expect(await ended(id, null, null)).toBe(0);
    expect(await ended(id, null, on.endpoint)).toBe(1);
    expect(await ended(id, null, on.endpoint), 'repeatable').toBe(0);
    expect(await kept(device)).toEqual({ why: 'signedOut', endpoint: null, auth: null });
    const [here, other] = [await add(id), await add(id)];
    expect(await ended(id, other, null)).toBe(1);
    expect((await kept(other))?.why).toBe('stopped');
    const identity = await clerkOf(id);
    await asService(db.sql, (tx) => tx`select public.end_data_sessions('own sign-out', ${identity}, now())`);
    expect((await mine(id)).devices, 'only that session ended').toHaveLength(1);
    await asService(db.sql, (tx) => tx`select public.end_data_sessions('revoked', ${identity}, null)`);
    expect((await kept(here))?.why).toBe('signedOut');
    await add(id);
    await tell(id, 'booking.moved');
    await close(db.sql, id);
    expect(await db.sql`select from private.push_subscriptions where profile_id = ${id}`).toHaveLength(0);
    expect(await pushesOf(id)).toMatchObject([{ device: null, state: 'failed' }]);
  });
});

describe('a push', () => {
  it('is of the kinds that are texted, of what others did, and names nobody', async () => {
    const patient = await pushed();
    const second = await add(patient.id);
    const specialist = await addSpecialist(db.sql, { name: 'Naledi Nopush' });
    const visit = await bookVisit(db.sql, patient.id, specialist);
    expect(await pushesOf(patient.id), 'what they did themselves').toEqual([]);
    await cancel(db.sql, specialist.id, visit, 'I am ill');
    const rows = await pushesOf(patient.id);
    expect(rows.map(({ device }) => device).sort()).toEqual([patient.device, second].sort());
    expect(Object.keys(rows[0]?.payload ?? {}).sort()).toEqual([
      ...['appointmentId', 'clocks', 'endsAt', 'startsAt', 'timeZone'],
    ]);
    for (const event of ['note.signed', 'access.emergencyOpened', 'chart.resultAnswered'])
      await tell(patient.id, event);
    expect(await pushesOf(patient.id)).toHaveLength(2);
    await as(db.sql, patient.id, (tx) => tx`select public.set_notification_pref('booking', 'push', false)`);
    await tell(patient.id, 'booking.moved');
    expect(await pushesOf(patient.id), 'turned off').toHaveLength(2);
    await tell(patient.id, 'consultation.admitted');
    expect(await pushesOf(patient.id)).toHaveLength(4);
  });

  it('tells who looks after a child, without the child’s name', async () => {
    const guardian = await pushed();
    const child = await addPerson(db.sql, guardian.id);
    await tell(child, 'booking.moved', { startsAt: '2027-03-04T08:30:00Z' });
    const [push] = await pushesOf(guardian.id);
    expect(push?.payload).toMatchObject({ personId: child });
    expect(JSON.stringify(push?.payload)).not.toMatch(/name/i);
  });

  it('is sent eight times a day and browser at most, what is urgent sixteen, and costs no text', async () => {
    const { id } = await pushed();
    for (let n = 0; n < 10; n += 1) await tell(id, 'booking.approved', { startsAt: '2099-03-04T08:30:00Z' });
    expect(await pushesOf(id)).toHaveLength(8);
    await db.sql`update private.settings set value = '8' where key = 'phone_daily_limit'`;
    expect(await db.sql`select private.is_text_budget_spent() as spent`).toEqual([{ spent: false }]);
    for (let n = 0; n < 10; n += 1) await tell(id, 'consultation.admitted');
    expect(await pushesOf(id)).toHaveLength(16);
    await add(id);
    await tell(id, 'consultation.admitted');
    expect(await pushesOf(id)).toHaveLength(17);
  });

  it('says in the settings when one left and when one did not', async () => {
    const { id } = await pushed();
    await tell(id, 'booking.moved');
    await claim();
    await settle((await pushesOf(id))[0]?.id, 1, 'refused', 'refused 413');
    expect((await mine(id)).devices).toMatchObject([{ lastSentAt: null, failedAt: expect.any(String) }]);
    await tell(id, 'booking.moved');
    await claim();
    await settle((await pushesOf(id))[1]?.id, 1, 'sent');
    expect((await mine(id)).devices).toMatchObject([{ lastSentAt: expect.any(String), failedAt: null }]);
  });

  it.each(['refused 404', 'refused 410'])('ends its browser where the service knows it no more: %s', async (error) => {
    const { id, device } = await pushed();
    await tell(id, 'booking.moved');
    await tell(id, 'booking.cancelled');
    const [first, second] = await pushesOf(id);
    await claim();
    await settle(first?.id, 1, 'refused', error);
    expect(await kept(device)).toEqual({ why: 'gone', endpoint: null, auth: null });
    expect(await targets(device)).toEqual([]);
    await settle(second?.id, 1, 'postponed', 'postponed 503');
    await db.sql`update public.outbox set not_before = private.clock() where id = ${second?.id ?? 0}`;
    await claim();
    expect((await pushesOf(id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('that is lost goes by mail, where no other browser and no mail says the same', async () => {
    const waysOf = async (who: string) =>
      (
        await db.sql<{ channel: string; state: string }[]>`select channel, state from public.outbox
          where recipient_id = ${who} and template like 'consultation.admitted%' order by id`
      ).map(({ channel, state }) => `${channel} ${state}`);
    const { id } = await pushed();
    await tell(id, 'consultation.admitted');
    await claim();
    const [push] = await pushesOf(id);
    await settle(push?.id, 1, 'failed', 'failed Error');
    expect(await waysOf(id)).toEqual(['push waiting']);
    await db.sql`update public.outbox set not_before = private.clock() where id = ${push?.id ?? 0}`;
    await claim();
    await settle(push?.id, 2, 'failed', 'failed Error');
    expect(await waysOf(id)).toEqual(['push failed', 'email waiting']);
    const two = await pushed();
    await add(two.id);
    await tell(two.id, 'consultation.admitted');
    await claim();
    const [one, other] = await pushesOf(two.id);
    await settle(one?.id, 1, 'refused', 'refused 410');
    expect(await waysOf(two.id)).toEqual(['push failed', 'push sending']);
    await settle(other?.id, 1, 'refused', 'refused 410');
    expect(await waysOf(two.id)).toEqual(['push failed', 'push failed', 'email waiting']);
  });
});

describe('quiet hours', () => {
  it('hold a reminder, not what is urgent, and nothing until it is over', async () => {
    await useMovableClock(db.sql);
    const { id } = await pushed();
    const soon = '2027-03-04T08:30:00Z';
    await db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', '2027-03-03T21:30:00Z', true)`;
      for (const [event, startsAt] of [
        ['booking.soon', soon],
        ['booking.approved', '2027-03-04T04:30:00Z'],
        ['booking.cancelled', soon],
      ] as const)
        await tx`select private.notify(${id}, ${event}, null, ${tx.json({ startsAt })}, ${`${event} at night ${id}`})`;
    });
    const rows = await db.sql<{ template: string; at: Date }[]>`select template, not_before as at from public.outbox
      where recipient_id = ${id} and channel = 'push' order by id`;
    expect(rows.map(({ template, at }) => [template, at.toISOString()])).toEqual([
      ['booking.soon', '2027-03-04T05:00:00.000Z'],
      ['booking.cancelled', '2027-03-03T21:30:00.000Z'],
    ]);
  });
});
