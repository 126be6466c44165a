import { writeText } from '@telehealth/contracts/mail';
import type { TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { bookVisit, openingsOf } from '../support/visits';
import { startVisits } from '../support/who-was-there';

const HOUR_MS = 3_600_000;
let db: TestDatabase;
beforeAll(async () => {
  ({ db } = await startVisits());
});
afterAll(() => db.drop());

/** A booked visit that many hours ahead, and its patient, who may be told at any hour. */
async function booked(hoursAhead: number, quiet = ['00:00', '00:00'] as const) {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  await as(
    db.sql,
    patient,
    (tx) => tx`select public.set_notification_settings(true, ${quiet[0] ?? ''}, ${quiet[1] ?? ''})`,
  );
  const [at, later] = await openingsOf(db.sql, specialist.id, 2, new Date(Date.now() + hoursAhead * HOUR_MS));
  if (!at || !later) throw new Error('No opening.');
  const id = await bookVisit(db.sql, patient, specialist, at);
  return { id, patient, specialist: specialist.id, at, later };
}

/** The job, so many hours before that time. */
const remind = (at: Date, hoursBefore: number) =>
  db.sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${new Date(at.getTime() - hoursBefore * HOUR_MS).toISOString()}, true)`;
    await tx`select private.remind_of_visits()`;
  });

const toldOf = async ({ patient, id }: { patient: string; id: string }) =>
  (
    await db.sql<
      { event: string }[]
    >`select event from public.notifications where recipient_id = ${patient} and ref_id = ${id}
      and event in ('booking.inAWeek', 'booking.soon') order by created_at, event`
  ).map(({ event }) => event);

const mailsOf = (patient: string) =>
  db.sql<{ template: string; payload: object }[]>`select template, payload from public.outbox
    where recipient_id = ${patient} and template like any (array['booking.inAWeek%', 'booking.soon%']) order by id`;

describe('a visit that comes nearer', () => {
  it('is spoken of a week before and the day before, to the patient alone, once each', async () => {
    const visit = await booked(10 * 24);
    await remind(visit.at, 24 * 7 + 1);
    expect(await toldOf(visit)).toEqual([]);
    for (const hours of [24 * 7, 24 * 7 - 1, 24 * 6 + 1]) await remind(visit.at, hours);
    expect(await toldOf(visit)).toEqual(['booking.inAWeek']);
    for (const hours of [24 * 6, 100, 25]) await remind(visit.at, hours);
    expect(await toldOf(visit)).toEqual(['booking.inAWeek']);
    for (const hours of [24, 20, 3]) await remind(visit.at, hours);
    expect(await toldOf(visit)).toEqual(['booking.inAWeek', 'booking.soon']);
    expect(await toldOf({ patient: visit.specialist, id: visit.id })).toEqual([]);
  });

  it('is mailed in whole sentences with what it costs to call off, and names nobody where a lock screen shows it', async () => {
    const visit = await booked(9 * 24);
    await db.sql`update public.appointments set cancel_notice_minutes = 720 where id = ${visit.id}`;
    await remind(visit.at, 20);
    await remind(visit.at, 5);
    const [mail, ...more] = await mailsOf(visit.patient);
    expect(more).toEqual([]);
    const { text } = writeText(mail?.template ?? '', mail?.payload);
    expect(text.subject).toMatch(/^Reminder: your visit on \w+ \d+ \w+ \d{4}, \d\d:\d\d/);
    expect(`${text.subject}${text.lines[0]}`).not.toContain('Naledi');
    expect(text.lines.join(' ')).toMatch(
      /You have a visit with Naledi Test\..* you can move or cancel the visit for free until /,
    );
    expect(text.path).toBe(`/consultation/${visit.id}`);
    const late = await booked(9 * 24);
    await db.sql`update public.appointments set cancel_notice_minutes = 1440 where id = ${late.id}`;
    await remind(late.at, 20);
    const [lateMail] = await mailsOf(late.patient);
    expect(writeText(lateMail?.template ?? '', lateMail?.payload).text.lines.join(' ')).not.toContain('for free');
  });

  it('is spoken of once by many workers', async () => {
    const visit = await booked(30);
    await Promise.all(Array.from({ length: 6 }, () => remind(visit.at, 5)));
    expect(await toldOf(visit)).toEqual(['booking.soon']);
  });

  it('needs no reminder while its booking is fresh, nor when it begins at once', async () => {
    const visit = await booked(30);
    await remind(visit.at, 24);
    expect(await toldOf(visit)).toEqual([]);
    await remind(visit.at, 5);
    expect(await toldOf(visit)).toEqual(['booking.soon']);
    const other = await booked(30);
    await remind(other.at, 1.9);
    expect(await toldOf(other)).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const visit = await booked(9 * 24);
    const [{ hour } = { hour: '' }] = await db.sql<{ hour: string }[]>`
      select to_char((${visit.at}::timestamptz - interval '24 hours') at time zone private.zone_or(time_zone, 'Africa/Johannesburg'),
        'HH24:MI') as hour from public.profiles where id = ${visit.patient}`;
    const until = `${String((Number(hour.slice(0, 2)) + 3) % 24).padStart(2, '0')}${hour.slice(2)}`;
    await as(db.sql, visit.patient, (tx) => tx`select public.set_notification_settings(true, ${hour}, ${until})`);
    for (const hours of [24, 22]) await remind(visit.at, hours);
    expect(await toldOf(visit)).toEqual([]);
    await remind(visit.at, 21);
    expect(await toldOf(visit)).toEqual(['booking.soon']);
  });
});

describe('what happens to a visit meanwhile', () => {
  it('begins anew with a new time, and nothing is said of the old one', async () => {
    const visit = await booked(9 * 24);
    await remind(visit.at, 24 * 7 - 1);
    await as(
      db.sql,
      visit.patient,
      (tx) => tx`select public.reschedule_appointment(${visit.id}, ${visit.later}, null)`,
    );
    await remind(visit.later, 20);
    expect(await toldOf(visit)).toEqual(['booking.inAWeek', 'booking.soon']);
    const mails = await mailsOf(visit.patient);
    expect(mails.map(({ payload }) => new Date((payload as { startsAt: string }).startsAt))).toEqual([
      visit.at,
      visit.later,
    ]);
  });

  it('ends it: a cancelled visit is not spoken of', async () => {
    const visit = await booked(9 * 24);
    await as(db.sql, visit.patient, (tx) => tx`select public.cancel_appointment(${visit.id}, null, 0)`);
    for (const hours of [24 * 7 - 1, 20]) await remind(visit.at, hours);
    expect(await toldOf(visit)).toEqual([]);
  });

  it('is as people want it: mails alone can be switched off, whatever they want of other news of visits', async () => {
    const visit = await booked(9 * 24);
    const want = (event: string, channel: string, wanted: boolean) =>
      as(db.sql, visit.patient, (tx) => tx`select public.set_notification_pref(${event}, ${channel}, ${wanted})`);
    await want('booking.soon', 'email', false);
    await remind(visit.at, 24 * 7 - 1);
    await remind(visit.at, 20);
    expect(await toldOf(visit)).toEqual(['booking.inAWeek', 'booking.soon']);
    expect((await mailsOf(visit.patient)).map(({ template }) => template)).toEqual(['booking.inAWeek.patient']);
  });
});

it('is a job nobody else may run', async () => {
  const stranger = await addPatient(db.sql);
  const call = (tx: Parameters<Parameters<typeof as>[2]>[0]) => tx`select private.remind_of_visits()`;
  expect(await hintOf(as(db.sql, stranger, call))).toBe('42501');
  expect(await hintOf(asGuest(db.sql, call))).toBe('42501');
  expect(await db.sql`select 1 from private.job_runs where name = 'private.remind_of_visits'`).toHaveLength(1);
});
