import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant, openChart } from '../support/charts';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as } from '../support/people';
import {
  after,
  asAt,
  DAY,
  endOf,
  escalateAt,
  issuedPrescription,
  only,
  signedNote,
  visitThatIs,
} from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const COURSE = { ...GOOD_ITEM, medicine: 'Azithromycin', strength: '500 mg', daysSupply: 3, repeats: 0 };
const TABLETS = { ...GOOD_ITEM, medicine: 'Enalapril', strength: '5 mg', daysSupply: 30, repeats: 0, ongoing: true };

/** A patient who reported one medicine at onboarding and was prescribed a course and something for ongoing use. */
async function patientWithBoth() {
  const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
  const visit = await visitThatIs(db.sql, patient, doctor);
  const script = await issuedPrescription(db.sql, visit, [COURSE, TABLETS]);
  const takes = (days: number) =>
    db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', ${after(endOf(visit), days * DAY).toISOString()}, true)`;
      const rows = await tx<{ label: string }[]>`select label from private.takes_now(${patient}) order by label`;
      return rows.map(({ label }) => label);
    });
  return { patient, doctor, visit, script, takes };
}

it('is what was reported and what was prescribed, each until it ends', async () => {
  const { visit, script, takes } = await patientWithBoth();
  expect(await takes(1)).toEqual(['Azithromycin 500 mg', 'Enalapril 5 mg', 'Salbutamol inhaler']);
  expect(await takes(5)).toEqual(['Enalapril 5 mg', 'Salbutamol inhaler']);
  await escalateAt(db.sql, after(endOf(visit), 33 * DAY));
  // The supply ended; who takes it on and on is not taken to have stopped that day.
  expect(await takes(34)).toEqual(['Enalapril 5 mg', 'Salbutamol inhaler']);
  expect(await takes(130)).toEqual(['Salbutamol inhaler']);
  expect(script.id).toBeTruthy();
});

it('ends with a prescription that is stopped or put on hold', async () => {
  const { visit, script, takes } = await patientWithBoth();
  const set = (to: string) =>
    asAt(
      db.sql,
      visit.specialist,
      after(endOf(visit), DAY),
      (tx) => tx`select public.set_prescription_status(${script.id}, ${to}, 'Until the blood test')`,
    );
  await set('on_hold');
  expect(await takes(1)).toEqual(['Salbutamol inhaler']);
  await set('stopped');
  expect(await takes(1)).toEqual(['Salbutamol inhaler']);
});

it('is the same answer for patient, specialist and export', async () => {
  const { patient, doctor } = await patientWithBoth();
  await grant(db.sql, patient, doctor.id, ['medicines']);
  interface Entry {
    kind: string;
    taken: boolean | number[];
  }
  for (const who of [patient, doctor.id]) {
    const chart = await openChart(db.sql, who, patient, ['medicines']);
    const entries = (chart.categories.medicines?.sections?.medicines ?? []) as unknown as Entry[];
    expect(entries.map(({ kind, taken }) => [kind, taken]).sort()).toEqual([
      ['medicine', true],
      ['prescription', [1, 2]],
    ]);
  }
  const rows = await db.sql<{ said: string; status: string }[]>`
    select s -> 'medicationCodeableConcept' ->> 'text' as said, s ->> 'status' as status
    from private.fhir_medicationstatement(${patient}) s order by 1`;
  expect(rows.map(({ said, status }) => `${said}: ${status}`)).toEqual([
    'Azithromycin 500 mg tablets: active',
    'Enalapril 5 mg tablets: active',
    'Salbutamol inhaler: active',
  ]);
});

it('tells who reads a brief what they signed last and what waits for an answer', async () => {
  const { patient, doctor, visit } = await patientWithBoth();
  const next = await visitThatIs(db.sql, patient, doctor, 'booked');
  const details = (who: string) =>
    as(db.sql, who, async (tx) =>
      only(await tx<{ brief: unknown }[]>`select public.visit_details(${next.id}) -> 'brief' as brief`),
    );
  expect(await details(doctor.id)).toEqual({ brief: { ownNote: null, unanswered: null } });
  expect(await details(patient)).toEqual({ brief: null });
  await signedNote(db.sql, visit);
  const write = (who: string, days: number, words: string) =>
    asAt(
      db.sql,
      who,
      after(endOf(visit), days * DAY),
      (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, ${words})`,
    );
  await write(doctor.id, 1, 'How is it?');
  await write(patient, 2, 'Not better');
  await write(patient, 3, 'Is anybody there?');
  const ownNote = { assessment: GOOD_NOTE.soap.assessment, plan: GOOD_NOTE.planPlain };
  expect(await details(doctor.id)).toMatchObject({ brief: { ownNote, unanswered: { count: 2 } } });
  await write(doctor.id, 4, 'Yes');
  expect(await details(doctor.id)).toMatchObject({ brief: { ownNote, unanswered: null } });
});
