import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantsOf, only } from '../support/access';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { json } from '../support/records';
import { SYMPTOM_CHECK } from '../support/triage';
import { firstOpening, hold, letLapse, paymentOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const holdOne = async (who: string) =>
  (await hold(db.sql, who, doctor.visitType, await firstOpening(db.sql, doctor.id))).id;

const CHECK = { ...SYMPTOM_CHECK, about: 'me' };

interface Along {
  reason: string;
  checkKey: string | null;
  check: object | null;
  files: string[];
  access: string[];
}
/** Everything a booking can carry: a symptom check, a file and what is shared. */
async function everything(who: string): Promise<Along> {
  const file = randomUUID();
  const facts = { name: 'arm.jpg', type: 'image/jpeg', size: 2048, sha256: 'a'.repeat(64) };
  await as(db.sql, who, (tx) => tx`select public.add_visit_file(${tx.json(facts)}, ${file})`);
  await db.sql`select public.settle_document(${file}, 'clean', '', ${facts.size}, ${facts.sha256})`;
  return {
    ...{ reason: 'A cough', files: [file], access: [] },
    ...{ checkKey: randomUUID().replaceAll('-', ''), check: CHECK },
  };
}
const book = (who: string, visit: string, { reason, checkKey, check, files, access }: Along) =>
  as(db.sql, who, async (tx) =>
    only(
      await tx<
        { status: string }[]
      >`select * from public.book_visit(${visit}, ${reason}, true, ${checkKey}, ${check && tx.json(json(check))}, ${files}::uuid[], ${access})`,
    ),
  );

/** What a booking leaves behind, apart from the hold. */
async function tracesOf(who: string, visit: string) {
  const [row] = await db.sql`select a.status, a.reason, a.consent_at, a.sequence,
      (select count(*)::int from public.triage_sessions t where t.profile_id = ${who}) as checks,
      (select count(*)::int from public.visit_files f where f.appointment_id = ${visit}) as files,
      (select count(*)::int from public.access_grants g where g.appointment_id = ${visit}) as grants,
      (select count(*)::int from public.payments p where p.appointment_id = ${visit}) as payments
    from public.appointments a where a.id = ${visit}`;
  return row;
}

describe('a booking', () => {
  it('brings words, check, file and access with it in one call, which may be repeated', async () => {
    const who = await addPatient(db.sql);
    const [visit, along] = [await holdOne(who), await everything(who)];
    expect(await book(who, visit, along)).toMatchObject({ status: 'awaiting_payment' });
    const first = await tracesOf(who, visit);
    expect(first).toMatchObject({ reason: 'A cough', checks: 1 });
    expect(first).toMatchObject({ files: 1, grants: 1, payments: 1 });
    expect(await book(who, visit, along)).toMatchObject({ status: 'awaiting_payment' });
    expect(await tracesOf(who, visit)).toEqual(first);
    expect(await paymentOf(db.sql, visit)).toMatchObject({ state: 'requires_payment' });
  });

  it('opens of the record what was chosen', async () => {
    const who = await addPatient(db.sql);
    const visit = await holdOne(who);
    await book(who, visit, { ...(await everything(who)), access: ['medicines'] });
    expect(only(await grantsOf(db.sql, visit))).toMatchObject({ categories: ['medicines'] });
  });

  const wrong: [string, string, (along: Along) => Partial<Along>][] = [
    ['no reason', 'booking.reasonRequired', () => ({ reason: ' ' })],
    ['a check about somebody else', 'triage.anotherPerson', () => ({ check: { ...CHECK, about: 'other' } })],
    ['a check of a child', 'triage.anotherPerson', () => ({ check: { ...CHECK, age: 7 } })],
    ['a check that is none', 'data.invalid', () => ({ check: { level: 'x' } })],
    ['an emergency', 'triage.emergencyFirst', () => ({ check: { ...CHECK, level: 1 } })],
    ['a file that is gone', 'booking.fileGone', () => ({ files: [randomUUID()] })],
    [
      'access to nothing known',
      'data.invalid',
      () => ({
        ...{ access: ['shoes'], checkKey: null, check: null },
      }),
    ],
  ];
  it.each(wrong)('with %s leaves the hold as it was, and goes through once that is mended', async (_, hint, spoil) => {
    const who = await addPatient(db.sql);
    const [visit, along] = [await holdOne(who), await everything(who)];
    const before = await tracesOf(who, visit);
    expect(await hintOf(book(who, visit, { ...along, ...spoil(along) }))).toBe(hint);
    expect(await tracesOf(who, visit)).toEqual(before);
    expect(await book(who, visit, along)).toMatchObject({ status: 'awaiting_payment' });
  });

  it('is nobody else’s, and not of a hold that is over', async () => {
    const [who, stranger] = [await addPatient(db.sql), await addPatient(db.sql)];
    const [visit, along] = [await holdOne(who), await everything(who)];
    expect(await hintOf(book(stranger, visit, await everything(stranger)))).toBe('booking.notFound');
    expect(await hintOf(book(doctor.id, visit, { ...along, files: [] }))).toBe('booking.notFound');
    await letLapse(db.sql, visit);
    expect(await hintOf(book(who, visit, along))).toBe('booking.holdExpired');
  });
});

it('tells everybody its time, so that a wrong clock holds nobody up', async () => {
  const [row] = await asGuest(db.sql, (tx) => tx<{ at: Date }[]>`select public.server_time() as at`);
  expect(Math.abs((row?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
});
