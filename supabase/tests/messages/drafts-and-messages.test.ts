import { actAs } from '@telehealth/local-services/database/act-as';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asGuest, asService, hintOf } from '../support/people';
import { bookVisit, cancel, firstOpening, hold, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const draft = { reason: 'A private worry', mode: 'video', consent: true };
const keep = async (code: string | null = null, values: object = draft) => {
  const json = JSON.parse(JSON.stringify(values));
  const [row] = await asGuest(
    db.sql,
    (tx) => tx<{ code: string }[]>`select public.keep_booking_draft(${tx.json(json)}, ${code}) as code`,
  );
  return String(row?.code);
};
const takeAs = async (who: string | null, code: string) => {
  const work = (tx: Parameters<Parameters<typeof asGuest>[1]>[0]) =>
    tx`select public.take_booking_draft(${code}) as draft`;
  const [row] = who ? await as(db.sql, who, work) : await asGuest(db.sql, work);
  return row?.draft;
};

describe('a booking draft', () => {
  it('comes back by its code, as often as asked, and only by it', async () => {
    const code = await keep();
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(await takeAs(null, code)).toEqual(draft);
    expect(await takeAs(null, code)).toEqual(draft);
    expect(
      await takeAs(
        null,
        code.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
      ),
    ).toBeNull();
    const stored = await db.sql`select from private.booking_drafts d where d::text like ${`%${code}%`}`;
    expect(stored, 'only the hash is stored').toHaveLength(0);
  });

  it('is replaced under the same code, and unknown codes are never adopted', async () => {
    const code = await keep();
    expect(await keep(code, { reason: 'Another' })).toBe(code);
    expect(await takeAs(null, code)).toEqual({ reason: 'Another' });
    expect(await keep('0123456789abcdef0123456789abcdef')).not.toBe('0123456789abcdef0123456789abcdef');
  });

  it('belongs to the signed-in person who took it, and goes when their booking is submitted', async () => {
    const [mine, stranger] = [await addPatient(db.sql), await addPatient(db.sql)];
    const code = await keep();
    expect(await takeAs(mine, code)).toEqual(draft);
    expect(await takeAs(stranger, code)).toBeNull();
    expect(await takeAs(null, code)).toBeNull();
    const specialist = await addSpecialist(db.sql);
    const held = await hold(db.sql, mine, specialist.visitType, await firstOpening(db.sql, specialist.id));
    expect(await takeAs(mine, code), 'a reload during the hold loses nothing').toEqual(draft);
    await submit(db.sql, mine, held.id);
    expect(await takeAs(mine, code)).toBeNull();
  });

  it('is gone after two hours', async () => {
    const code = await keep();
    await db.sql`update private.booking_drafts set expires_at = now() - interval '1 second'`;
    expect(await takeAs(null, code)).toBeNull();
    await db.sql`select public.expire_lapsed_holds()`;
    expect(await db.sql`select from private.booking_drafts`).toHaveLength(0);
  });

  it('is bounded in size and shape, and in how often', async () => {
    expect(await hintOf(keep(null, { reason: 'x'.repeat(8200) }))).toBe('booking.draftTooLarge');
    expect(await hintOf(keep(null, { card: '4242' }))).toBe('data.invalid');
    const flood = db.sql.begin(async (tx) => {
      await tx`select set_config('request.headers', '{"x-forwarded-for":"192.0.2.7"}', true), set_config('role', 'anon', true)`;
      for (let n = 0; n < 121; n += 1) await tx`select public.keep_booking_draft(${tx.json(draft)})`;
    });
    expect(await hintOf(flood)).toBe('data.busy');
  });

  it('counts by what the nearest proxy says, not by what a caller claims', async () => {
    const flood = db.sql.begin(async (tx) => {
      for (let n = 0; n < 121; n += 1) {
        const headers = JSON.stringify({ 'x-forwarded-for': `10.0.0.${n}, 192.0.2.8` });
        await tx`select set_config('request.headers', ${headers}, true), set_config('role', 'anon', true)`;
        await tx`select public.keep_booking_draft(${tx.json(draft)})`;
      }
    });
    expect(await hintOf(flood)).toBe('data.busy');
  });
});

describe('live messages', () => {
  const heard = (profile: string, event = 'appointment_changed') =>
    db.sql<{ payload: Record<string, unknown>; private: boolean }[]>`select payload, private from realtime.messages
      where topic = ${`appointments:${profile}`} and event = ${event} order by inserted_at`;

  it('tell both sides, the specialist from the booking on, with nothing but id, status and sequence', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const id = await bookVisit(db.sql, patient, specialist);
    await cancel(db.sql, patient, id, 'A private worry');
    const states = (rows: { payload: Record<string, unknown> }[]) => rows.map(({ payload }) => payload.status);
    expect(states(await heard(patient))).toEqual(['awaiting_payment', 'booked', 'cancelled']);
    expect(states(await heard(specialist.id))).toEqual(['booked', 'cancelled']);
    for (const message of [...(await heard(patient)), ...(await heard(specialist.id))]) {
      expect(message.private).toBe(true);
      const { id: messageId, ...content } = message.payload;
      expect(Object.keys(content).sort()).toEqual(['sequence', 'status']);
      expect(messageId).toBeTruthy();
    }
    const ofPayments = await heard(patient, 'payment_changed');
    expect(ofPayments.length).toBeGreaterThan(0);
    for (const message of ofPayments) {
      expect(message.private).toBe(true);
      const { id: messageId, ...content } = message.payload;
      expect(Object.keys(content)).toEqual([]);
      expect(messageId).toBeTruthy();
    }
    expect(await heard(specialist.id, 'payment_changed')).toEqual([]);
  });

  it('may be heard on one’s own topic only', async () => {
    const patient = await addPatient(db.sql);
    await bookVisit(db.sql, patient, await addSpecialist(db.sql));
    const stranger = await addPatient(db.sql);
    const listen = (who: string) =>
      as(db.sql, who, async (tx) => {
        await tx`select set_config('realtime.topic', ${`appointments:${patient}`}, true)`;
        return tx`select from realtime.messages where topic = ${`appointments:${patient}`}`;
      });
    expect(await listen(patient)).not.toHaveLength(0);
    expect(await listen(stranger)).toHaveLength(0);
    const speak = as(db.sql, patient, async (tx) => {
      await tx`select set_config('realtime.topic', ${`appointments:${patient}`}, true)`;
      return tx`insert into realtime.messages (topic, extension, payload, event, private)
        values (${`appointments:${patient}`}, 'broadcast', '{}', 'appointment_changed', true)`;
    });
    expect(await hintOf(speak), 'nobody speaks on it').toBe('42501');
  });
});

describe('the outbox', () => {
  it('gives each mail to one worker, again after a failure, never after success', async () => {
    await bookVisit(db.sql, await addPatient(db.sql), await addSpecialist(db.sql));
    const claim = (limit: number) =>
      asService(db.sql, (tx) => tx<{ id: string }[]>`select id from public.claim_outbox(${limit})`);
    const claimed = (await Promise.all([claim(50), claim(50)])).flat().map(({ id }) => id);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(await claim(50)).toEqual([]);
    const [one = '', two = ''] = claimed;
    await asService(
      db.sql,
      (tx) =>
        tx`select public.settle_outbox(${one}, 1, 'sent'), public.settle_outbox(${two}, 1, 'failed', 'failed 452')`,
    );
    await db.sql`update public.outbox set not_before = now() - interval '1 second' where id in (${one}, ${two})`;
    expect(await claim(50)).toEqual([{ id: two }]);
  });
});

describe('third-party mode', () => {
  it('knows the person by the identity’s own id', async () => {
    const claims = { sub: 'user_third_party', email: 'third@example.com', name: 'Third Party' };
    const ask = (text: string) => actAs(db.sql, { role: 'authenticated', claims }, (tx) => tx.unsafe(text));
    const [row] = await ask("select id, name, email from public.sync_my_profile('patient')");
    expect(row).toMatchObject({ name: 'Third Party', email: 'third@example.com' });
    expect((await ask("select id from public.sync_my_profile('patient')"))[0]?.id).toBe(row?.id);
    expect(await ask('select id from public.profiles')).toEqual([{ id: row?.id }]);
  });
});
