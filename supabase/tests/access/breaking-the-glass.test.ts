import { randomUUID } from 'node:crypto';
import { EMERGENCY_EXAMPLES } from '@telehealth/contracts/examples/chart-access';
import { actAs } from '@telehealth/local-services/database/act-as';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, look, lookIn, tidyAt, toldTo } from '../support/access';
import { logOf } from '../support/charts';
import { actOn, breakGlassIn } from '../support/emergencies';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';

let db: TestDatabase;
let medic: string;
let operator: string;
const MINUTE = 60_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
  medic = (await addSpecialist(db.sql, { name: 'Sipho Medic' })).id;
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

const breakGlass = (given: Omit<Parameters<typeof breakGlassIn>[1], 'who'> & { who?: string }) =>
  breakGlassIn(db.sql, { who: medic, ...given });
const act = (who: string, name: string, ...values: (string | boolean)[]) => actOn(db.sql, who, name, ...values);

describe('breaking the glass', () => {
  it('is told to its patient with the reason and what was looked at, and to nobody else', async () => {
    const patient = await addPatient(db.sql);
    const opened = await breakGlass({ patient });
    const told = (who: string) =>
      as(
        db.sql,
        who,
        (tx) => tx`select id, specialist_name, is_open, categories, review_state from public.my_emergencies()`,
      );
    expect(await told(patient)).toMatchObject([{ id: opened.id, is_open: true, categories: [] }]);
    await look(db.sql, medic, patient, 'medicines');
    await look(db.sql, medic, patient, 'profile');
    expect(await told(patient)).toMatchObject([
      { specialist_name: 'Sipho Medic', categories: ['medicines', 'profile'], review_state: 'pending' },
    ]);
    for (const other of [medic, operator, await addPatient(db.sql)]) {
      expect((await told(other)).filter(({ id }) => id === opened.id)).toEqual([]);
    }
  });

  it('opens one chart, to look only, and everybody concerned is told in the same transaction', async () => {
    const [patient, neighbour] = await Promise.all([addPatient(db.sql), addPatient(db.sql)]);
    expect(await hintOf(look(db.sql, medic, patient, 'medicines'))).toBe('access.notGranted');
    const opened = await breakGlass({ patient });
    expect(opened.expires_at.getTime() - opened.opened_at.getTime()).toBe(60 * MINUTE);
    expect(await look(db.sql, medic, patient, 'medicines')).toBe('break_glass');
    for (const action of ['add', 'change', 'export']) {
      expect(await hintOf(look(db.sql, medic, patient, 'medicines', action))).toBe('access.notGranted');
    }
    expect(await hintOf(look(db.sql, medic, neighbour, 'medicines'))).toBe('access.notGranted');
    expect(await hintOf(look(db.sql, (await addSpecialist(db.sql)).id, patient, 'medicines'))).toBe(
      'access.notGranted',
    );
    expect(await toldTo(db.sql, patient)).toEqual(['access.emergencyOpened']);
    expect(await toldTo(db.sql, operator)).toContain('access.reviewDue');
    const [told] = await db.sql`select payload ->> 'specialistName' as name from public.notifications
      where recipient_id = ${patient}`;
    expect(told?.name).toBe('Sipho Medic');
    expect(await logOf(db.sql, patient)).toMatchObject([
      { actor_id: medic, action: 'emergency', basis: 'break_glass', screen: 'emergency' },
      { actor_id: medic, action: 'view', category: 'medicines', basis: 'break_glass' },
    ]);
  });

  it('ends after 60 minutes by the clock, or when the specialist ends it', async () => {
    const patient = await addPatient(db.sql);
    const { id, expires_at } = await breakGlass({ patient });
    const at = (time: number) => hintOf(asAt(db.sql, medic, new Date(time), (tx) => lookIn(tx, patient, 'profile')));
    expect(await at(expires_at.getTime() - 1000)).toBe('nothing was refused');
    expect(await at(expires_at.getTime())).toBe('access.notGranted');
    await act(medic, 'end_break_glass', id);
    expect(await hintOf(look(db.sql, medic, patient, 'profile'))).toBe('access.notGranted');
    const again = await breakGlass({ patient });
    expect(again.id).not.toBe(id);
    expect((await breakGlass({ patient })).expires_at).toEqual(again.expires_at);
    await tidyAt(db.sql, again.expires_at);
    const [left] = await db.sql`select ended_at from public.break_glass where id = ${again.id}`;
    expect(left?.ended_at).toEqual(again.expires_at);
  });

  it.each([
    ['signed in nine minutes ago', 9, 'nothing was refused'],
    ['signed in eleven minutes ago', 11, 'access.signInAgain'],
    ['never verified', -1, 'access.signInAgain'],
    ['of a negative age', -30, 'access.signInAgain'],
  ])('asks who they are: %s', async (_, minutes, hint) => {
    expect(await hintOf(breakGlass({ patient: await addPatient(db.sql), minutes }))).toBe(hint);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no claims', {}],
    ['an old session', { amr: [{ method: 'oauth', timestamp: 1_000_000_000 }] }],
    [
      'an exchange of just now, whose identity says nothing',
      { amr: [{ method: 'oauth', timestamp: Date.now() / 1000 }] },
    ],
    ['nonsense', { amr: [7, null, 'oauth', { timestamp: 'now' }], iat: 'x' }],
    ['nonsense for an age', { fva: ['now', null], iat: 1 }],
    ['its own word in its profile', { user_metadata: { auth_time: Date.now(), fva: [0, 0] } }],
  ])('is not opened by a token with %s', async (_, claims) => {
    const patient = await addPatient(db.sql);
    const attempt = actAs(
      db.sql,
      { role: 'authenticated', userId: medic, claims },
      (tx) => tx`
      select public.break_glass(${patient}, 'unconscious', 'Found unconscious at home.')`,
    );
    expect(await hintOf(attempt)).toBe('access.signInAgain');
  });

  it.each(EMERGENCY_EXAMPLES.map((example) => [example.name, example] as const))(
    'is judged as its form judges: %s',
    async (_, { values, refused }) => {
      const who = (await addSpecialist(db.sql)).id;
      const patient = await addPatient(db.sql);
      const attempt = breakGlass({ who, patient, code: values.reasonCode, reason: values.reason });
      expect(await hintOf(attempt)).toBe(refused?.id ?? 'nothing was refused');
    },
  );

  it('wants a patient and a verified registration', async () => {
    const patient = await addPatient(db.sql);
    expect(await hintOf(breakGlass({ patient: randomUUID() }))).toBe('access.patientNotFound');
    expect(await hintOf(breakGlass({ patient: medic }))).toBe('access.patientNotFound');
    const unverified = (await addSpecialist(db.sql, { verified: false })).id;
    for (const who of [unverified, patient, operator]) {
      expect(await hintOf(breakGlass({ who, patient }))).toBe('access.refused');
    }
    expect(await logOf(db.sql, patient)).toEqual([]);
  });

  it('keeps whether the emergency contact was told', async () => {
    const opened = await breakGlass({ patient: await addPatient(db.sql) });
    expect(opened.contact_state).toBe('to_call');
    expect(await act(medic, 'note_emergency_contact', opened.id, false)).toMatchObject({
      contact_state: 'not_reached',
    });
    expect(await act(medic, 'note_emergency_contact', opened.id, true)).toMatchObject({ contact_state: 'told' });
    expect(await hintOf(act(medic, 'note_emergency_contact', opened.id, false))).toBe('access.notNow');
  });
});
