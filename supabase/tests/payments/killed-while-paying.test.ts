import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { KillableServices } from '../faults/killable-services';
import { broken } from '../random/invariants';
import { SHOWN } from '../support/paying';
import { addPatient, addSpecialist, claimsOf } from '../support/people';
import { hold, openingsOf, submit } from '../support/visits';

const PEOPLE = 24;
const KILLS = IS_LONG ? 4 : 1;
/** The longest that the worker waits before it asks about a charge is two minutes; payers who press again ask at once. */
const TRIES = 30;

let services: KillableServices;
beforeAll(async () => {
  services = await KillableServices.prepare();
  await services.start();
}, 180_000);
afterAll(() => services.remove());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function sessionOf(person: string): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = encode({ ...claimsOf(person), aud: 'authenticated', exp });
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
  return `${text}.${createHmac('sha256', services.jwtSecret()).update(text).digest('base64url')}`;
}

interface Answer {
  id?: string;
  state?: string;
  hint?: string;
}
/** null: the line broke before an answer came. */
async function post(path: string, headers: Record<string, string>, body: object): Promise<Answer | null> {
  try {
    const response = await fetch(`${services.url()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return (await response.json()) as Answer;
  } catch {
    return null;
  }
}

interface Payer {
  patient: string;
  id: string;
}
async function payOnce({ patient, id }: Payer): Promise<Answer | null> {
  const card = { number: '4242424242424242', expiry: '12/49', cvc: '123' };
  const token = await post('/__bank/v1/tokens', { 'x-publishable-key': 'pk_sandbox_local' }, card);
  if (!token?.id) return null;
  const headers = { authorization: `Bearer ${sessionOf(patient)}` };
  const body = { action: 'pay', appointmentId: id, attemptId: randomUUID(), token: token.id, shown: SHOWN };
  return post('/functions/v1/payments', headers, body);
}

/** Presses until it is paid, as somebody does who sees that nothing came of it. */
async function payAtLast(payer: Payer): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await payOnce(payer);
    if (answer?.state === 'paid') return 'paid';
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return 'not paid';
}

async function payers(): Promise<Payer[]> {
  const { sql } = services;
  const specialists = await Promise.all(Array.from({ length: 4 }, () => addSpecialist(sql)));
  const open = await Promise.all(
    specialists.map(async ({ id, visitType }) =>
      (await openingsOf(sql, id, 5, new Date(Date.now() + 86_400_000))).map((at) => ({ visitType, at })),
    ),
  );
  return Promise.all(
    open.flat().map(async ({ visitType, at }, n) => {
      const patient = await addPatient(sql, `Person ${n}`);
      const { id } = await hold(sql, patient, visitType, at);
      await submit(sql, patient, id);
      return { patient, id };
    }),
  );
}

it(`kill -9 while they pay: everybody is charged once and booked, ${KILLS} times`, { timeout: 300_000 }, async () => {
  let interrupted = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const all = (await payers()).slice(0, PEOPLE);
    let answered = 0;
    const first = Promise.all(
      all.map((payer) =>
        payOnce(payer).finally(() => {
          answered += 1;
        }),
      ),
    );
    // From before the first answer to after most of them.
    await vi.waitUntil(() => answered >= (KILLS === 1 ? PEOPLE / 4 : round * 6), { timeout: 60_000, interval: 2 });
    services.kill('services');
    interrupted += (await first).filter((answer) => answer?.state !== 'paid').length;
    await services.recover();
    expect(await Promise.all(all.map(payAtLast))).toEqual(all.map(() => 'paid'));
    const ids = all.map(({ id }) => id);
    const booked =
      await services.sql`select from public.appointments a join public.payments p on p.appointment_id = a.id
      where a.id = any (${ids}::uuid[]) and a.status = 'booked' and p.state = 'paid'`;
    expect(booked).toHaveLength(all.length);
    const charged = await services.sql<{ n: number }[]>`
      select count(*)::int as n from payment_sandbox.charges c where c.metadata ->> 'appointment' = any (${ids}) and c.status = 'paid'
      group by c.metadata ->> 'appointment'`;
    expect(charged.map(({ n }) => n)).toEqual(all.map(() => 1));
    expect(await services.sql.begin(broken)).toEqual([]);
  }
  // Otherwise the blow fell after everything was done, and the test showed nothing.
  expect(interrupted).toBeGreaterThan(KILLS);
});
