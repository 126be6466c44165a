import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { KillableServices } from '../faults/killable-services';
import { broken } from '../random/invariants';
import { addPatient, addSpecialist, claimsOf } from '../support/people';
import { openingsOf, PAYS, useSandbox } from '../support/visits';

const PEOPLE = 50;
/** More by hand: KILLS=10 npx vitest run … */
const KILLS = Number(process.env.KILLS ?? (IS_LONG ? 4 : 1));
/** A blow falls once so many holds and payments are promised: from before the first to after most of the fifty. */
const LAST_BLOW = 40;
/** The only blow falls in the middle. */
const blowOf = (round: number) => (KILLS === 1 ? LAST_BLOW / 2 : (round * LAST_BLOW) / (KILLS - 1));

const PATIENTLY = { timeout: 60_000, interval: 2 };

let services: KillableServices;
let patients: string[] = [];
let specialists: { id: string; visitType: string }[] = [];

beforeAll(async () => {
  services = await KillableServices.prepare();
  await services.start();
  await useSandbox(services.sql);
  specialists = await Promise.all(Array.from({ length: 5 }, () => addSpecialist(services.sql)));
  patients = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => addPatient(services.sql, `Person ${at}`)));
}, 180_000);
afterAll(() => services.remove());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session of this installation, as its auth service signs them. */
function sessionOf(person: string): string {
  const claims = {
    ...claimsOf(person),
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', services.jwtSecret()).update(text).digest('base64url')}`;
}

/** What the services answered, or null when the line broke before they did. */
async function call(person: string, name: string, values: object): Promise<{ ok: boolean; body: AnswerBody } | null> {
  try {
    const answer = await fetch(`${services.url()}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_local',
        authorization: `Bearer ${sessionOf(person)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(15_000),
    });
    return { ok: answer.ok, body: (await answer.json()) as AnswerBody };
  } catch {
    return null;
  }
}
interface AnswerBody {
  id?: string;
  state?: string;
  hint?: string;
}

interface Wish {
  person: string;
  visitType: string;
  at: Date;
  key: string;
  attempt: string;
}

/** Two people want each opening. */
async function wishes(): Promise<Wish[]> {
  const open = await Promise.all(
    specialists.map(async ({ id, visitType }) =>
      (await openingsOf(services.sql, id, 5, new Date(Date.now() + 86_400_000))).map((at) => ({ visitType, at })),
    ),
  );
  const times = open.flat();
  return patients.map((person, index) => {
    const time = times[index % times.length];
    if (!time) throw new Error('Nothing is open.');
    return { person, ...time, key: randomUUID(), attempt: randomUUID() };
  });
}

interface Promised {
  held: Set<string>;
  paid: Set<string>;
}

/** Holds, describes and pays; remembers what the services promised. */
async function book({ person, visitType, at, key, attempt }: Wish, promised: Promised): Promise<string> {
  const hold = {
    p_visit_type: visitType,
    p_starts_at: at,
    p_mode: 'video',
    p_time_zone: 'UTC',
    p_idempotency_key: key,
  };
  const held = await call(person, 'hold_slot', hold);
  const id = held?.body.id;
  if (!held?.ok || !id) return held?.body.hint ?? 'broken off';
  promised.held.add(id);
  const submitted = await call(person, 'book_visit', { p_appointment: id, p_reason: 'Cough', p_consent: true });
  if (!submitted?.ok && submitted?.body.hint !== 'booking.cannotSubmit') return submitted?.body.hint ?? 'broken off';
  const card = { p_appointment: id, p_card_number: PAYS, p_expiry: '12/49', p_cvc: '123', p_attempt: attempt };
  const charged = await call(person, 'sandbox_charge', card);
  if (!charged?.ok || charged.body.state !== 'paid') return charged?.body.hint ?? 'broken off';
  promised.paid.add(id);
  return 'booked';
}

const bookedOf = (ids: Iterable<string>) => services.sql<{ id: string }[]>`
  select a.id from public.appointments a join public.payments p on p.appointment_id = a.id
  where a.id = any (${[...ids]}::uuid[]) and a.status = 'booked' and p.state = 'paid'`;

/** Nothing promised was lost, and everything that must always hold does. */
async function examine(promised: Promised): Promise<void> {
  const kept = await services.sql`select from public.appointments where id = any (${[...promised.held]}::uuid[])`;
  expect(kept).toHaveLength(promised.held.size);
  expect(await bookedOf(promised.paid)).toHaveLength(promised.paid.size);
  expect(await services.sql.begin(broken)).toEqual([]);
}

describe.each(['database', 'services'] as const)('kill -9 of the %s in the middle of fifty bookings', (what) => {
  it(`loses and doubles nothing, ${KILLS} times`, { timeout: 30_000 * (KILLS + 2) }, async () => {
    let interrupted = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const wanted = await wishes();
      const promised: Promised = { held: new Set(), paid: new Set() };
      let isOver = false;
      const work = Promise.all(wanted.map((wish) => book(wish, promised))).finally(() => {
        isOver = true;
      });
      await vi.waitUntil(() => isOver || promised.held.size + promised.paid.size >= blowOf(round), PATIENTLY);
      services.kill(what);
      interrupted += (await work).filter((end) => end !== 'booked' && !end.startsWith('booking.')).length;
      await services.recover();
      // A start names the provider of the installation; these bookings are paid inside the database.
      await useSandbox(services.sql);
      await examine(promised);
      // Everybody presses again, with the same keys: what was done is done, the rest is done now.
      const ends = await Promise.all(wanted.map((wish) => book(wish, promised)));
      expect(ends.filter((end) => end === 'booked').length).toBeGreaterThanOrEqual(PEOPLE / 2 - 5);
      expect(ends.filter((end) => end !== 'booked' && end !== 'booking.slotTaken' && end !== 'payment.notDue')).toEqual(
        [],
      );
      await examine(promised);
      await services.sql`update public.appointments set status = 'cancelled', cancelled_by = 'system' where status = 'booked'`;
    }
    // Otherwise the blow fell after everything was done, and the test showed nothing.
    expect(interrupted).toBeGreaterThan(KILLS * 5);
  });
});
