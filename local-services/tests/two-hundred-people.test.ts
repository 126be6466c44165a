import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';

/** Everybody wants the same opening at the same moment, each with an account of their own, over HTTP. */
const PEOPLE = 200;
const ZONE = 'Africa/Johannesburg';
let server: TestBackend;
let tokens: string[] = [];
let wanted: { visitType: string; startsAt: string };

interface Answer {
  status: number;
  body: unknown;
}

async function call(name: string, values: object, token: string): Promise<Answer> {
  const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(values),
  });
  return { status: response.status, body: await response.json() };
}

/** An account with a session: what the browser has after the exchange of its identity token. */
async function enter(name: string): Promise<{ id: string; token: string }> {
  const token = await server.issuer.token(name);
  const { data, error } = await createTestClient(server).auth.signInWithIdToken({ provider: 'jwt', token });
  if (error || !data.session) throw error ?? new Error('no session');
  return { id: data.session.user.id, token: data.session.access_token };
}

async function enterSpecialist(): Promise<void> {
  const { id, token } = await enter('user_specialist');
  await call('sync_my_profile', { p_role: 'specialist' }, token);
  const availability = Object.fromEntries(
    Object.keys(GOOD_SPECIALIST_ONBOARDING.availability).map((day) => [day, true]),
  );
  const form = { ...GOOD_SPECIALIST_ONBOARDING, licenseNumber: 'ZZ0000001', availability };
  const done = await call('complete_specialist_onboarding', { p_form: form, p_time_zone: ZONE }, token);
  expect(done.status).toBe(200);
  await server.database.sql`select public.set_registration(${id}, 'ZZ0000001', 'verified', 'seen in the register')`;
}

async function enterPatient(name: string): Promise<string> {
  const { token } = await enter(name);
  await call('sync_my_profile', { p_role: 'patient' }, token);
  const done = await call('complete_patient_onboarding', { p_form: GOOD_PATIENT_ONBOARDING, p_time_zone: ZONE }, token);
  expect(done.status).toBe(200);
  return token;
}

beforeAll(async () => {
  server = await startTestBackend();
  await server.database.sql`update private.settings set value = 'true' where key = 'demo'`;
  await enterSpecialist();
  tokens = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => enterPatient(`user_patient_${index}`)));
  const found = await call('find_slots', {}, tokens[0] ?? '');
  const [offer] = found.body as { visit_type_id: string; openings: string[] }[];
  wanted = { visitType: offer?.visit_type_id ?? '', startsAt: offer?.openings.at(-1) ?? '' };
});
afterAll(() => server.close());

it('gives one opening to one of two hundred people and tells the others kindly', async () => {
  const answers = await Promise.all(
    tokens.map((token) =>
      call(
        'hold_slot',
        {
          p_visit_type: wanted.visitType,
          p_starts_at: wanted.startsAt,
          p_mode: 'video',
          p_time_zone: ZONE,
          p_idempotency_key: crypto.randomUUID(),
        },
        token,
      ),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(won[0]?.body).toMatchObject({ status: 'held' });
  const hints = new Set(
    answers.filter(({ status }) => status !== 200).map(({ body }) => (body as { hint: string }).hint),
  );
  expect([...hints]).toEqual(['booking.slotTaken']);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const [{ count } = { count: 0 }] = await server.database.sql<{ count: number }[]>`
    select count(*)::int from public.appointments where starts_at = ${wanted.startsAt}`;
  expect(count).toBe(1);
});

it('offers everybody who lost the three nearest openings, and not the lost one', async () => {
  const near = await call(
    'nearest_openings',
    { p_visit_type: wanted.visitType, p_around: wanted.startsAt, p_limit: 3 },
    tokens[1] ?? '',
  );
  const rows = near.body as { starts_at: string }[];
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => Date.parse(row.starts_at))).not.toContain(Date.parse(wanted.startsAt));
});
