import { randomUUID } from 'node:crypto';
import { GOOD_RELATED_PERSON } from '@telehealth/contracts/examples/related-person';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantsOf, only } from '../support/access';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { json } from '../support/records';
import { SYMPTOM_CHECK, yearsSince } from '../support/triage';
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

/** Of the child, who is as old as its birth date says. */
const CHECK = { ...SYMPTOM_CHECK, about: 'other', age: yearsSince(GOOD_RELATED_PERSON.dateOfBirth) };

interface Along {
  reason: string;
  person: string | null;
  form: object | null;
  checkKey: string | null;
  check: object | null;
  files: string[];
  access: string[];
}
/** Everything a booking can carry: somebody new, a symptom check, a file and what is shared. */
async function everything(who: string): Promise<Along> {
  const file = randomUUID();
  const facts = { name: 'arm.jpg', type: 'image/jpeg', size: 2048, sha256: 'a'.repeat(64) };
  await as(db.sql, who, (tx) => tx`select public.add_visit_file(${tx.json(facts)}, ${file})`);
  await db.sql`select public.settle_document(${file}, 'clean', '', ${facts.size}, ${facts.sha256})`;
  return {
    ...{ reason: 'A cough', person: randomUUID(), form: GOOD_RELATED_PERSON, files: [file], access: [] },
    ...{ checkKey: randomUUID().replaceAll('-', ''), check: CHECK },
  };
}
const book = (who: string, visit: string, { reason, person, form, checkKey, check, files, access }: Along) =>
  as(db.sql, who, async (tx) =>
    only(
      await tx<{ status: string }[]>`select * from public.book_visit(${visit}, ${reason}, true, ${person},
        ${form && tx.json(json(form))}, ${checkKey}, ${check && tx.json(json(check))}, ${files}::uuid[], ${access})`,
    ),
  );

/** What a booking leaves behind, apart from the hold. */
async function tracesOf(who: string, visit: string) {
  const [row] = await db.sql`select a.status, a.reason, a.consent_at, a.for_name, a.sequence,
      (select count(*)::int from public.related_persons r where r.patient_id = ${who}) as persons,
      (select count(*)::int from public.triage_sessions t where t.profile_id = ${who}) as checks,
      (select count(*)::int from public.visit_files f where f.appointment_id = ${visit}) as files,
      (select count(*)::int from public.access_grants g where g.appointment_id = ${visit}) as grants,
      (select count(*)::int from public.payments p where p.appointment_id = ${visit}) as payments
    from public.appointments a where a.id = ${visit}`;
  return row;
}

describe('a booking', () => {
  it('brings words, person, check, file and access with it in one call, which may be repeated', async () => {
    const who = await addPatient(db.sql);
    const [visit, along] = [await holdOne(who), await everything(who)];
    expect(await book(who, visit, along)).toMatchObject({ status: 'awaiting_payment' });
    const first = await tracesOf(who, visit);
    expect(first).toMatchObject({ reason: 'A cough', for_name: GOOD_RELATED_PERSON.name, persons: 1, checks: 1 });
    expect(first).toMatchObject({ files: 1, grants: 1, payments: 1 });
    expect(await book(who, visit, along)).toMatchObject({ status: 'awaiting_payment' });
    expect(await tracesOf(who, visit)).toEqual(first);
    expect(await paymentOf(db.sql, visit)).toMatchObject({ state: 'requires_payment' });
  });

  it('about somebody else opens nothing of the holder’s own record, whatever is asked for', async () => {
    const who = await addPatient(db.sql);
    const [visit, along] = [await holdOne(who), await everything(who)];
    await book(who, visit, { ...along, access: ['medicines'] });
    expect(only(await grantsOf(db.sql, visit))).toMatchObject({ categories: [] });
    const own = await addPatient(db.sql);
    const next = await holdOne(own);
    const mine = { ...(await everything(own)), person: null, form: null, checkKey: null, check: null };
    await book(own, next, { ...mine, access: ['medicines'] });
    expect(only(await grantsOf(db.sql, next))).toMatchObject({ categories: ['medicines'] });
  });

  const wrong: [string, string, (along: Along) => Partial<Along>][] = [
    ['no reason', 'booking.reasonRequired', () => ({ reason: ' ' })],
    ['a person without a name', 'person.nameRequired', () => ({ form: { ...GOOD_RELATED_PERSON, name: '' } })],
    ['a person of somebody else', 'person.notFound', () => ({ person: randomUUID(), form: null })],
    ['a check that is none', 'data.invalid', () => ({ check: { level: 'x' } })],
    ['an emergency', 'triage.emergencyFirst', () => ({ check: { ...CHECK, level: 1 } })],
    ['a file that is gone', 'booking.fileGone', () => ({ files: [randomUUID()] })],
    [
      'access to nothing known',
      'data.invalid',
      () => ({
        ...{ person: null, form: null, access: ['shoes'], checkKey: null, check: null },
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
