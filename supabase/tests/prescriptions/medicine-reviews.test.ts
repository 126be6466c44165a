import { randomUUID } from 'node:crypto';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { JSONValue } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOf, openChart } from '../support/charts';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, hintOf } from '../support/people';
import { asAt, endOf, issuedPrescription, only, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const TABLETS = { ...GOOD_ITEM, medicine: 'Enalapril', strength: '5 mg', daysSupply: 30, repeats: 0, ongoing: true };

interface Review {
  id: string;
  says: string;
  words: string;
  by_name: string;
  taken_back_at: string | null;
  answer: string;
}
interface Entry {
  id: string;
  kind: string;
  label?: string;
  status: string;
  version: number;
  taken: boolean | number[];
  review?: Review | null;
  reviews?: Review[];
}

/** A visit that ended: its patient reported one medicine, and was prescribed another before. */
async function gone() {
  const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
  const visit = await visitThatIs(db.sql, patient, doctor);
  const script = await issuedPrescription(db.sql, visit, [TABLETS]);
  const at = endOf(visit);
  const entries = async (who = doctor.id) => {
    const { categories } = await openChart(db.sql, who, patient, ['medicines']);
    return (categories.medicines?.sections?.medicines ?? []) as unknown as Entry[];
  };
  const reported = async () => only((await entries()).filter(({ kind }) => kind === 'medicine'));
  const prescribed = async () => only((await entries()).filter(({ kind }) => kind === 'prescription'));
  const takes = () =>
    asAt(db.sql, doctor.id, at, async () => {
      const rows = await db.sql.begin(async (tx) => {
        await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
        return tx<{ label: string }[]>`select label from private.takes_now(${patient}) order by label`;
      });
      return rows.map(({ label }) => label);
    });
  const review = (
    line: [string, string, number],
    says: string,
    words = '',
    entry: JSONValue = null,
    who = doctor.id,
  ) => {
    const key = randomUUID();
    return asAt(db.sql, who, at, (tx) =>
      tx`select public.review_medicine(${line[0]}, ${line[1]}, ${line[2]}, ${says}, ${key}, ${words},
        ${entry === null ? null : tx.json(entry)}, 'consultation')`.then(() => key),
    );
  };
  const takeBack = (id: string, who = doctor.id, answer = '') =>
    asAt(db.sql, who, at, (tx) => tx`select public.take_back_review(${id}, ${answer}, 'consultation')`);
  const statements = () =>
    db.sql<
      { statement: { id: string; status: string; statusReason?: { text: string }[]; dosage?: { text: string }[] } }[]
    >`
      select private.fhir_medicationstatement(${patient}) as statement`.then((rows) =>
      rows.map(({ statement }) => statement),
    );
  return { patient, doctor, visit, script, at, entries, reported, prescribed, takes, review, takeBack, statements };
}

it('confirms, changes and stops what was reported, and each step back is as it was', async () => {
  const { reported, review, takeBack, takes, statements, patient, doctor } = await gone();
  const before = await reported();
  const line = async (): Promise<[string, string, number]> => {
    const { id, version } = await reported();
    return ['reported', id, version];
  };
  await review(await line(), 'taken');
  const changed = await review(await line(), 'changed', '', {
    label: 'Salbutamol inhaler',
    dose: 'Two puffs',
    frequency: 'At night',
  });
  expect(await reported()).toMatchObject({ dose: 'Two puffs', frequency: 'At night', review: { says: 'changed' } });
  expect(await hintOf(review(await line(), 'stopped', ' '))).toBe('chart.stopReasonRequired');
  const stopped = await review(await line(), 'stopped', 'Shaking hands');
  expect(await takes()).toEqual(['Enalapril 5 mg']);
  expect(await reported()).toMatchObject({
    ...{ status: 'ended', taken: false },
    review: { says: 'stopped', words: 'Shaking hands', taken_back_at: null },
  });
  expect((await statements()).find(({ id }) => id === before.id)).toMatchObject({
    ...{ status: 'stopped', statusReason: [{ text: 'Shaking hands' }] },
  });
  // Only the newest step is undone; then the one before it can be.
  expect(await hintOf(takeBack(changed))).toBe('data.conflict');
  await takeBack(stopped);
  expect(await takes()).toEqual(['Enalapril 5 mg', 'Salbutamol inhaler']);
  expect(await reported()).toMatchObject({ status: 'active', dose: 'Two puffs' });
  await takeBack(changed);
  expect(await reported()).toMatchObject({ dose: '', frequency: '', confirmed_by: doctor.id });
  const told =
    await db.sql`select event from public.notifications where recipient_id = ${patient} and event like 'chart.medicine%'`;
  expect(told).toHaveLength(2);
  const kept = await db.sql`select version from public.chart_versions where row_id = ${before.id} order by version`;
  expect(kept.length).toBeGreaterThan(4);
  const lines = (await logOf(db.sql, patient)).filter(
    ({ actor_id, action }) => actor_id === doctor.id && action === 'change',
  );
  expect(lines.length).toBeGreaterThan(4);
});

it('stops what was prescribed without touching the script, and the patient can answer', async () => {
  const { prescribed, review, takes, takeBack, statements, script, patient, doctor, entries } = await gone();
  await review(['prescribed', script.id, 1], 'changed', 'Half a tablet at night');
  expect(await takes()).toContain('Enalapril 5 mg');
  const [item] = await db.sql<
    { id: string }[]
  >`select id from public.prescription_items where prescription_id = ${script.id}`;
  const statement = async () => (await statements()).find(({ id }) => id === item?.id);
  expect(await statement()).toMatchObject({ status: 'active', dosage: [{ text: 'Half a tablet at night' }] });
  const stopped = await review(['prescribed', script.id, 1], 'stopped', 'Dry cough');
  expect(await takes()).toEqual(['Salbutamol inhaler']);
  expect(await statement()).toMatchObject({ status: 'stopped', statusReason: [{ text: 'Dry cough' }] });
  expect(await prescribed()).toMatchObject({
    status: 'active',
    taken: [],
    reviews: [{ says: 'stopped', words: 'Dry cough' }],
  });
  expect(await hintOf(review(['prescribed', script.id, 1], 'taken'))).toBe('chart.offTheList');
  const own = (await entries(patient)).find(({ kind }) => kind === 'prescription');
  expect(own?.reviews).toMatchObject([{ says: 'stopped', by_name: expect.stringMatching(/./) }]);
  await takeBack(stopped, patient, 'I still take it');
  expect(await takes()).toEqual(['Enalapril 5 mg', 'Salbutamol inhaler']);
  expect(await prescribed()).toMatchObject({
    reviews: [{ taken_back_at: expect.any(String), answer: 'I still take it' }],
  });
  expect(
    await db.sql`select event from public.notifications where recipient_id = ${doctor.id} and event = 'chart.reviewAnswered'`,
  ).toHaveLength(1);
  // What was changed before holds again.
  expect(await statement()).toMatchObject({ status: 'active', dosage: [{ text: 'Half a tablet at night' }] });
});

it('is repeatable, and refuses what is not there, too old, or not theirs', async () => {
  const { reported, review, takeBack, script, doctor, patient, at } = await gone();
  const { id, version } = await reported();
  const key = randomUUID();
  const twice = () =>
    asAt(
      db.sql,
      doctor.id,
      at,
      (tx) => tx`select public.review_medicine('reported', ${id}, ${version}, 'taken', ${key}) as changed`,
    );
  expect(await twice()).toEqual(await twice());
  expect(await hintOf(review(['reported', id, version], 'taken'))).toBe('data.conflict');
  expect(await hintOf(review(['prescribed', script.id, 2], 'taken'))).toBe('chart.offTheList');
  expect(await hintOf(review(['prescribed', script.id, 1], 'changed'))).toBe('chart.howTakenRequired');
  expect(await hintOf(review(['prescribed', randomUUID(), 1], 'taken'))).toBe('chart.notFound');
  const stranger = await addSpecialist(db.sql);
  expect(await hintOf(review(['reported', id, version + 1], 'taken', '', null, stranger.id))).toBe('chart.notFound');
  expect(await hintOf(review(['prescribed', script.id, 1], 'taken', '', null, stranger.id))).toBe('chart.notFound');
  expect(await hintOf(review(['reported', id, version + 1], 'taken', '', null, patient))).toBe('access.refused');
  expect(await hintOf(takeBack(key, stranger.id))).toBe('chart.notFound');
  expect(await hintOf(takeBack(key, await addUser(db.sql, 'Somebody')))).toBe('chart.notFound');
  expect(await hintOf(takeBack(randomUUID()))).toBe('chart.notFound');
  expect(
    await hintOf(db.sql`update private.medicine_reviews set says = 'stopped', words = 'no reason' where id = ${key}`),
  ).toBe('access.refused');
});

it('does not undo over what the patient wrote since, nor past the end of the right to add', async () => {
  const { reported, review, takeBack, patient, at, visit, doctor } = await gone();
  const { id, version } = await reported();
  const confirmed = await review(['reported', id, version], 'taken');
  await as(
    db.sql,
    patient,
    (tx) =>
      tx`select public.change_chart_entry('medications', ${id}, ${version + 1}, ${tx.json({ label: 'Salbutamol inhaler', dose: 'One puff' })})`,
  );
  expect(await hintOf(takeBack(confirmed))).toBe('data.conflict');
  expect(await reported()).toMatchObject({ dose: 'One puff' });
  const late = new Date(at.getTime() + 15 * 86_400_000);
  const asLate = asAt(
    db.sql,
    doctor.id,
    late,
    (tx) => tx`select public.review_medicine('reported', ${id}, ${version + 2}, 'taken', ${randomUUID()})`,
  );
  expect(await hintOf(asLate)).toBe('chart.notFound');
  expect(visit.patient).toBe(patient);
});
