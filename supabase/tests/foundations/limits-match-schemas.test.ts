import { BOOKING_EXAMPLES } from '@telehealth/contracts/examples/booking';
import {
  GOOD_PATIENT_ONBOARDING,
  PATIENT_ONBOARDING_EXAMPLES,
} from '@telehealth/contracts/examples/patient-onboarding';
import {
  GOOD_SPECIALIST_ONBOARDING,
  SPECIALIST_ONBOARDING_EXAMPLES,
} from '@telehealth/contracts/examples/specialist-onboarding';
import { LIMITS } from '@telehealth/contracts/settings';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { JSONValue } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, addUser, as, hintOf, setRegistration } from '../support/people';
import { hold, openingsOf, submit } from '../support/visits';

let db: TestDatabase;
let specialist: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  specialist = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

type Form = 'complete_patient_onboarding' | 'complete_specialist_onboarding';
async function send(form: Form, values: object): Promise<string> {
  const who = await addUser(db.sql);
  // As a browser sends it: what JSON does not know is left out.
  const json: JSONValue = JSON.parse(JSON.stringify(values));
  return hintOf(as(db.sql, who, (tx) => tx`select ${tx(`public.${form}`)}(${tx.json(json)}, 'Africa/Johannesburg')`));
}
const ACCEPTED = 'nothing was refused';

describe('the database decides as the forms do', () => {
  it.each(PATIENT_ONBOARDING_EXAMPLES.map((example) => [example.name, example] as const))(
    'patient: %s',
    async (_, { values, refused }) => {
      const who = await addUser(db.sql);
      const call = as(
        db.sql,
        who,
        (tx) => tx`select public.complete_patient_onboarding(${tx.json(JSON.parse(JSON.stringify(values)))}, 'UTC')`,
      );
      expect(await hintOf(call)).toBe(refused?.id ?? ACCEPTED);
      const [row] =
        await db.sql`select onboarding_completed_at is not null as done from public.profiles where id = ${who}`;
      expect(row?.done ?? false).toBe(!refused);
    },
  );

  it.each(SPECIALIST_ONBOARDING_EXAMPLES.map((example) => [example.name, example] as const))(
    'specialist: %s',
    async (_, { values, refused }) => {
      const who = await addUser(db.sql);
      const call = as(
        db.sql,
        who,
        (tx) => tx`select public.complete_specialist_onboarding(${tx.json(JSON.parse(JSON.stringify(values)))}, 'UTC')`,
      );
      expect(await hintOf(call)).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it.each(BOOKING_EXAMPLES.map((example) => [example.name, example] as const))(
    'booking: %s',
    async (_, { values, refused }) => {
      const patient = await addPatient(db.sql);
      const [at] = await openingsOf(db.sql, specialist.id, 1);
      if (!at) throw new Error('No opening.');
      const held = await hold(db.sql, patient, specialist.visitType, at);
      expect(await hintOf(submit(db.sql, patient, held.id, values.reason, values.consent))).toBe(
        refused?.id ?? ACCEPTED,
      );
    },
  );
});

describe('the numbers are the same', () => {
  const x = (length: number) => 'x'.repeat(length);
  const patientWith = (change: object) =>
    send('complete_patient_onboarding', { ...GOOD_PATIENT_ONBOARDING, ...change });
  const specialistWith = (change: object) =>
    send('complete_specialist_onboarding', { ...GOOD_SPECIALIST_ONBOARDING, ...change });

  it.each([
    ['address', (n: number) => patientWith({ address: x(n) }), LIMITS.line.max],
    ['patient phone', (n: number) => patientWith({ phoneNumber: x(n) }), LIMITS.phone.max],
    ['list entry', (n: number) => patientWith({ allergies: [x(n)] }), LIMITS.listEntry.max],
    [
      'contact name',
      (n: number) => patientWith({ emergencyContact: { ...GOOD_PATIENT_ONBOARDING.emergencyContact, name: x(n) } }),
      LIMITS.name.max,
    ],
    ['bio', (n: number) => specialistWith({ bio: x(n) }), LIMITS.bio.max],
    ['education', (n: number) => specialistWith({ education: x(n) }), LIMITS.line.max],
    ['hospital', (n: number) => specialistWith({ hospitalAffiliation: x(n) }), LIMITS.line.max],
    ['licence', (n: number) => specialistWith({ licenseNumber: x(n) }), LIMITS.line.max],
    ['language', (n: number) => specialistWith({ languages: [x(n)] }), LIMITS.listEntry.max],
  ])('%s', async (_, sendLong, max) => {
    expect(await sendLong(max)).toBe(ACCEPTED);
    expect(await sendLong(max + 1)).toBe('validation.tooLong');
  });

  it('lists, years and rates', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `entry ${at}`);
    expect(await patientWith({ medicalConditions: many(LIMITS.list.max) })).toBe(ACCEPTED);
    expect(await patientWith({ medicalConditions: many(LIMITS.list.max + 1) })).toBe('validation.tooMany');
    expect(await specialistWith({ yearsOfExperience: String(LIMITS.yearsOfExperience.max) })).toBe(ACCEPTED);
    expect(await specialistWith({ consultationRate: String(LIMITS.consultationRate.max) })).toBe(ACCEPTED);
    expect(await specialistWith({ consultationRate: String(LIMITS.consultationRate.max + 1) })).toBe(
      'validation.consultationRateRange',
    );
  });

  it('refuses what no form would send', async () => {
    for (const values of [
      { address: 7 },
      { emergencyContact: 'a text' },
      { gender: 'unknown' },
      { allergies: 'none' },
    ]) {
      expect(await patientWith(values), JSON.stringify(values)).toMatch(/^(validation|data)\./);
    }
    expect(await send('complete_patient_onboarding', [])).toBe('data.invalid');
  });
});

describe('what onboarding leaves behind', () => {
  it('prices a visit from the hourly rate once, rounded once, and waits for the register', async () => {
    const who = await addUser(db.sql);
    const form = JSON.parse(JSON.stringify({ ...GOOD_SPECIALIST_ONBOARDING, consultationRate: '79.51' }));
    const submitForm = () =>
      as(db.sql, who, (tx) => tx`select public.complete_specialist_onboarding(${tx.json(form)}, 'Europe/London')`);
    await submitForm();
    await submitForm();
    const [own] = await as(
      db.sql,
      who,
      (tx) => tx`select s.reg_state, s.listed, s.time_zone, v.price_minor, v.minutes, v.modes,
      (select array_agg(r.weekday order by 1) from public.availability_rules r) as days
      from public.specialists s join public.visit_types v on v.specialist_id = s.profile_id`,
    );
    expect(own).toEqual({
      reg_state: 'pending',
      listed: false,
      time_zone: 'Europe/London',
      price_minor: 3976,
      minutes: 30,
      modes: ['video', 'voice', 'chat'],
      days: [1, 2, 3, 4, 5],
    });
    expect(
      await hintOf(
        as(db.sql, specialist.id, (tx) => tx`select public.complete_specialist_onboarding(${tx.json(form)}, 'UTC')`),
      ),
    ).toBe('onboarding.alreadyDone');
  });

  it('does not list a made-up number outside the demo', async () => {
    const who = await addUser(db.sql);
    const form = JSON.parse(JSON.stringify(GOOD_SPECIALIST_ONBOARDING));
    await as(db.sql, who, (tx) => tx`select public.complete_specialist_onboarding(${tx.json(form)}, 'UTC')`);
    expect(await hintOf(setRegistration(db.sql, who))).toBe('registration.numberFormat');
  });

  it('replaces self-reported lists, keeping what was removed out of sight but not deleted', async () => {
    const patient = await addPatient(db.sql);
    const info = {
      ...GOOD_PATIENT_ONBOARDING,
      allergies: ['Latex', ' latex ', '', 'Peanuts'],
      chronicConditions: [],
      medications: [],
      bloodType: '',
    };
    await as(
      db.sql,
      patient,
      (tx) => tx`select public.update_medical_info(${tx.json(JSON.parse(JSON.stringify(info)))})`,
    );
    const rows = await as(
      db.sql,
      patient,
      (tx) => tx`select label, status from public.patient_allergies order by label`,
    );
    expect(rows).toEqual([
      { label: 'Latex', status: 'active' },
      { label: 'Peanuts', status: 'active' },
      { label: 'Penicillin', status: 'removed' },
    ]);
  });

  it('takes names and address from the verified identity, and the role only once', async () => {
    const who = await addUser(db.sql, 'José António da Conceição');
    const sync = (role: string | null) =>
      as(db.sql, who, (tx) => tx`select name, role, email, clerk_id from public.sync_my_profile(${role})`);
    expect((await sync('patient'))[0]).toMatchObject({
      name: 'José António da Conceição',
      role: 'patient',
      clerk_id: `user_${who}`,
    });
    expect((await sync('specialist'))[0]).toMatchObject({ role: 'patient' });
    const choose = (role: string, person = who) =>
      as(db.sql, person, (tx) => tx`select role from public.choose_role(${role})`);
    expect((await choose('specialist'))[0]).toMatchObject({ role: 'specialist' });
    expect(await hintOf(choose('admin'))).toBe('role.required');
    expect(await hintOf(choose('specialist', await addPatient(db.sql)))).toBe('role.alreadyChosen');
  });
});
