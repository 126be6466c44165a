import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addUser, as, hintOf, onboardPatient } from '../support/people';
import { json } from '../support/records';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const DONE = 'nothing was refused';
async function newcomer(role: 'patient' | 'specialist'): Promise<string> {
  const id = await addUser(db.sql);
  await as(db.sql, id, (tx) => tx`select public.choose_role(${role})`);
  return id;
}
const keep = (who: string, draft: object, role = 'patient') =>
  as(db.sql, who, (tx) => tx`select public.keep_onboarding_draft(${role}, ${tx.json(json(draft))})`);
const kept = async (who: string) =>
  (await as(db.sql, who, (tx) => tx<{ draft: object }[]>`select draft from public.onboarding_drafts`)).map(
    ({ draft }) => draft,
  );

it('is kept for its owner alone, the last word wins, and goes when the form is done', async () => {
  const [who, other] = [await newcomer('patient'), await newcomer('patient')];
  await keep(who, { address: '12 Long' });
  await keep(who, { address: '12 Long Street', emergencyContact: { name: 'Sipho' } });
  expect(await kept(who)).toEqual([{ address: '12 Long Street', emergencyContact: { name: 'Sipho' } }]);
  expect(await kept(other)).toEqual([]);
  const direct = as(db.sql, who, (tx) => tx`update public.onboarding_drafts set draft = '{}'`);
  expect(await hintOf(direct)).toBe('42501');
  await onboardPatient(db.sql, who);
  expect(await kept(who)).toEqual([]);
  expect(await hintOf(keep(who, { address: 'Too late' }))).toBe(DONE);
  expect(await kept(who)).toEqual([]);
});

it.each([
  ['patient', GOOD_PATIENT_ONBOARDING],
  ['specialist', GOOD_SPECIALIST_ONBOARDING],
] as const)('holds every field of the form of a %s but the agreement', async (role, form) => {
  const who = await newcomer(role);
  const { termsAccepted, ...typed } = form;
  const { profileImage: _picture, ...draft } = { profileImage: undefined, ...typed };
  await keep(who, draft, role);
  expect(await kept(who)).toEqual([draft]);
  expect(await hintOf(keep(who, { termsAccepted }, role))).toBe('data.invalid');
  expect(await hintOf(keep(who, { password: 'x' }, role))).toBe('data.invalid');
  expect(await hintOf(keep(who, { address: 'x' }, role === 'patient' ? 'specialist' : 'patient'))).not.toBe(DONE);
});

it('is bounded, and goes with time and with the account', async () => {
  const who = await newcomer('patient');
  expect(await hintOf(keep(who, { address: 'x'.repeat(17_000) }))).toBe('onboarding.draftTooLarge');
  expect(await hintOf(keep(who, []))).toBe('data.invalid');
  await keep(who, { address: '12 Long Street' });
  await db.sql`update public.onboarding_drafts set updated_at = now() - interval '31 days' where profile_id = ${who}`;
  const next = await newcomer('patient');
  await keep(next, { address: '1 Short Street' });
  expect(await kept(who)).toEqual([]);
  await db.sql`insert into private.closed_accounts (id, role, name, kept) values (${next}, 'patient', 'Test Person', '[]')`;
  expect(await kept(next)).toEqual([]);
});

it('is nothing to whoever is done, or chose another role', async () => {
  const patient = await addPatient(db.sql);
  expect(await hintOf(keep(patient, { bio: 'x' }, 'specialist'))).toBe('access.refused');
  expect(await kept(patient)).toEqual([]);
});
