import { randomUUID } from 'node:crypto';
import {
  ALLERGY_RULINGS,
  CONDITION_RULINGS,
  CORRECTION_RULINGS,
  DOCUMENT_RULINGS,
  MEDICATION_RULINGS,
  PATIENT_FACTS_RULINGS,
  type Ruling,
} from '@telehealth/contracts/rulings';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEntry, call } from './support/charts';
import { addPatient, addSpecialist, hintOf } from './support/people';

let db: TestDatabase;
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

type Values = Readonly<Record<string, unknown>>;

function run(
  name: string,
  rulings: readonly Ruling<Values>[],
  send: (patient: string, values: Values) => Promise<unknown>,
) {
  describe(name, () => {
    it.each(rulings.map((ruling) => [ruling.name, ruling] as const))('%s', async (_, { values, refused }) => {
      expect(await hintOf(send(await addPatient(db.sql), values))).toBe(refused?.id ?? ACCEPTED);
    });
  });
}

for (const [list, rulings] of [
  ['conditions', CONDITION_RULINGS],
  ['allergies', ALLERGY_RULINGS],
  ['medications', MEDICATION_RULINGS],
] as const) {
  // The onboarding of test people lists these already.
  run(list, rulings, (who, values) =>
    addEntry(
      db.sql,
      who,
      list,
      values.label === 'Asthma'
        ? { ...values, label: 'Gout' }
        : values.label === 'Penicillin'
          ? { ...values, label: 'Latex' }
          : values,
    ),
  );
}
run('facts', PATIENT_FACTS_RULINGS, (who, values) =>
  call(db.sql, who, 'update_patient_facts', { p_facts: values, p_version: 1 }),
);
run('documents', DOCUMENT_RULINGS, (who, values) =>
  call(db.sql, who, 'add_document', { p_document: values, p_key: randomUUID() }),
);
run('corrections', CORRECTION_RULINGS, async (who, { wrong, wanted }) => {
  const { id: author } = await addSpecialist(db.sql);
  const id = randomUUID();
  await db.sql`insert into public.patient_conditions (id, patient_id, label, source, recorded_by)
    values (${id}, ${who}, 'Gout', 'clinician', ${author})`;
  return call(db.sql, who, 'request_correction', {
    ...{ p_kind: 'patient_conditions', p_id: id, p_wrong: wrong, p_wanted: wanted, p_key: randomUUID() },
  });
});
