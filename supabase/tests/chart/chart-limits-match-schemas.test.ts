import { randomUUID } from 'node:crypto';
import {
  ALLERGY_EXAMPLES,
  CONDITION_EXAMPLES,
  CORRECTION_EXAMPLES,
  DOCUMENT_EXAMPLES,
  MEDICATION_EXAMPLES,
  PATIENT_FACTS_EXAMPLES,
  REMARK_EXAMPLES,
  VACCINATION_EXAMPLES,
} from '@telehealth/contracts/examples/chart';
import type { Example } from '@telehealth/contracts/examples/example';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEntry, call } from '../support/charts';
import { addPatient, addSpecialist, hintOf } from '../support/people';

let db: TestDatabase;
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

type Values = Readonly<Record<string, unknown>>;

function run(
  name: string,
  examples: readonly Example<Values>[],
  send: (patient: string, values: Values) => Promise<unknown>,
) {
  describe(name, () => {
    it.each(examples.map((example) => [example.name, example] as const))('%s', async (_, { values, refused }) => {
      expect(await hintOf(send(await addPatient(db.sql), values))).toBe(refused?.id ?? ACCEPTED);
    });
  });
}

for (const [list, examples] of [
  ['conditions', CONDITION_EXAMPLES],
  ['allergies', ALLERGY_EXAMPLES],
  ['medications', MEDICATION_EXAMPLES],
  ['vaccinations', VACCINATION_EXAMPLES],
  ['remarks', REMARK_EXAMPLES],
] as const) {
  // The onboarding of test people lists these already.
  run(list, examples, (who, values) =>
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
run('facts', PATIENT_FACTS_EXAMPLES, (who, values) =>
  call(db.sql, who, 'update_patient_facts', { p_facts: values, p_version: 1 }),
);
run('documents', DOCUMENT_EXAMPLES, (who, values) =>
  call(db.sql, who, 'add_document', { p_document: values, p_key: randomUUID() }),
);
run('corrections', CORRECTION_EXAMPLES, async (who, { wrong, wanted }) => {
  const { id: author } = await addSpecialist(db.sql);
  const id = randomUUID();
  await db.sql`insert into public.patient_conditions (id, patient_id, label, source, recorded_by)
    values (${id}, ${who}, 'Gout', 'clinician', ${author})`;
  return call(db.sql, who, 'request_correction', {
    ...{ p_kind: 'patient_conditions', p_id: id, p_wrong: wrong, p_wanted: wanted, p_key: randomUUID() },
  });
});
