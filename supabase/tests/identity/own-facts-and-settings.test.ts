import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

describe('mail in quiet hours', () => {
  const from = async (event: string, at: string, { zone = 'Africa/Johannesburg', until = '07:00' } = {}) => {
    const who = await addPatient(db.sql);
    await db.sql`update public.profiles set time_zone = ${zone} where id = ${who}`;
    await as(db.sql, who, (tx) => tx`select public.set_notification_settings(true, '21:00', ${until})`);
    const [row] = await db.sql<{ at: Date }[]>`select private.mail_from(${who}, ${event}, ${at}::timestamptz) as at`;
    return row?.at.toISOString();
  };

  it.each([
    ['the evening, until the next morning', '2026-07-01T20:00:00Z', '2026-07-02T05:00:00.000Z'],
    ['after midnight, until the same morning', '2026-07-01T23:30:00Z', '2026-07-02T05:00:00.000Z'],
    ['the day, at once', '2026-07-01T10:00:00Z', '2026-07-01T10:00:00.000Z'],
    ['the minute they end, at once', '2026-07-01T05:00:00Z', '2026-07-01T05:00:00.000Z'],
  ])('what can wait comes in %s', async (_, at, due) => {
    for (const event of ['chart.entryAdded', 'prescription.issued', 'message.received', 'access.requested'])
      expect(await from(event, at), event).toBe(due);
  });

  it('follow the clock of the person', async () => {
    const london = { zone: 'Europe/London', until: '06:30' };
    expect(await from('note.signed', '2026-12-01T22:00:00Z', london)).toBe('2026-12-02T06:30:00.000Z');
    expect(await from('note.signed', '2026-07-01T22:00:00Z', london)).toBe('2026-07-02T05:30:00.000Z');
  });

  it.each([
    'booking.cancelled',
    'consultation.admitted',
    'payment.failed',
    'access.emergencyOpened',
    'access.actedFor',
  ])('never hold back %s', async (event) => {
    expect(await from(event, '2026-07-01T23:30:00Z')).toBe('2026-07-01T23:30:00.000Z');
  });

  it('put the mail itself off, and not what stands in the product', async () => {
    const who = await addPatient(db.sql);
    // Quiet all day but for the minute that has just gone.
    const [now] = await db.sql<{ until: string }[]>`
      select to_char((now() - interval '1 minute') at time zone 'Africa/Johannesburg', 'HH24:MI') as until`;
    const [begin] = await db.sql<{ from: string }[]>`
      select to_char(now() at time zone 'Africa/Johannesburg', 'HH24:MI') as from`;
    await as(
      db.sql,
      who,
      (tx) => tx`select public.set_notification_settings(true, ${begin?.from ?? ''}, ${now?.until ?? ''})`,
    );
    for (const event of ['note.signed', 'payment.failed']) await db.sql`select private.notify(${who}, ${event})`;
    const mails = await db.sql<{ template: string; waits: boolean }[]>`
      select template, not_before > now() + interval '12 hours' as waits from public.outbox where recipient_id = ${who} order by id`;
    expect(mails.filter(({ template }) => /note|payment/.test(template))).toEqual([
      { template: 'note.signed', waits: true },
      { template: 'payment.failed', waits: false },
    ]);
    expect(await as(db.sql, who, (tx) => tx`select from public.my_notifications() where read_at is null`)).toHaveLength(
      2,
    );
  });
});

describe('whom to call', () => {
  const CONTACT = { name: 'Sipho Nkosi', relationship: 'Husband', phone: '082 123 4567' };
  const save = (who: string, contact: object, version: number) =>
    as(db.sql, who, (tx) => tx`select * from public.update_emergency_contact(${tx.json({ ...contact })}, ${version})`);
  const read = (who: string) => as(db.sql, who, (tx) => tx`select name, phone, version from public.emergency_contacts`);

  it('is changed by the patient alone, one edit at a time, and what it said before is kept', async () => {
    const [who, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    const [before] = await read(who);
    const [saved] = await save(who, CONTACT, before?.version);
    expect(saved).toMatchObject({ ...CONTACT, patient_id: who });
    expect(await hintOf(save(who, { ...CONTACT, name: 'Late' }, before?.version))).toBe('data.conflict');
    expect(await read(who)).toMatchObject([{ name: 'Sipho Nkosi' }]);
    expect((await read(other))[0]?.name).not.toBe('Sipho Nkosi');
    const kept =
      await db.sql`select from public.chart_versions where patient_id = ${who} and kind = 'emergency_contacts'`;
    expect(kept).toHaveLength(1);
  });

  it.each([
    [{ ...CONTACT, name: ' ' }, 'validation.emergencyName'],
    [{ ...CONTACT, relationship: '' }, 'validation.emergencyRelationship'],
    [{ ...CONTACT, phone: '123' }, 'validation.phone'],
  ])('has the rules of onboarding: %o', async (contact, hint) => {
    const who = await addPatient(db.sql);
    expect(await hintOf(save(who, contact, 1))).toBe(hint);
  });

  it('is nobody else’s to change', async () => {
    const { id } = await addSpecialist(db.sql);
    expect(await hintOf(save(id, CONTACT, 0))).toBe('access.refused');
    const guest = asGuest(db.sql, (tx) => tx`select public.update_emergency_contact(${tx.json(CONTACT)}, 0)`);
    expect(await hintOf(guest)).toBe('42501');
  });
});

it('a patient says once a year that everything is still right', async () => {
  const [who, other] = [await addPatient(db.sql), await addPatient(db.sql)];
  const reviewed = (id: string) => db.sql`select facts_reviewed_at, version from public.profiles where id = ${id}`;
  const [before] = await reviewed(who);
  expect(before?.facts_reviewed_at).toBeNull();
  const [said] = await as(db.sql, who, (tx) => tx`select public.confirm_my_facts() as at`);
  expect(await reviewed(who)).toEqual([{ facts_reviewed_at: said?.at, version: before?.version }]);
  expect((await reviewed(other))[0]?.facts_reviewed_at).toBeNull();
  const { id } = await addSpecialist(db.sql);
  expect(await hintOf(as(db.sql, id, (tx) => tx`select public.confirm_my_facts()`))).toBe('access.refused');
});

describe('before an account is closed', () => {
  const ask = async (who: string) => (await as(db.sql, who, (tx) => tx`select public.before_closing() as it`))[0]?.it;

  it('says what is in the way and what the law keeps, and changes nothing', async () => {
    const who = await addPatient(db.sql);
    expect(await ask(who)).toMatchObject({ obstacle: null });
    await bookVisit(db.sql, who, await addSpecialist(db.sql));
    const { obstacle, kept } = await ask(who);
    expect(obstacle).toBe('account.visitsOpen');
    expect(kept.map(({ category }: { category: string }) => category)).toEqual([
      'clinicalRecord',
      'payments',
      'accessLog',
    ]);
    expect(await db.sql`select from private.closed_accounts where id = ${who}`).toHaveLength(0);
    expect(await as(db.sql, who, (tx) => tx`select from public.profiles`)).toHaveLength(1);
  });

  it('answers nobody who is not there', async () => {
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.before_closing()`))).toBe('42501');
  });
});
