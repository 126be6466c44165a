import { randomUUID } from 'node:crypto';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudited } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import {
  asAt,
  endOf,
  issue,
  issuedPrescription,
  json,
  only,
  type PrescriptionRow,
  visitThatIs,
} from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };
let colleague: { id: string; visitType: string };
const WHY = 'The strength was wrong: 5 mg was meant';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, doctor, colleague] = [await addPatient(db.sql), await addSpecialist(db.sql), await addSpecialist(db.sql)];
});
afterAll(() => db.drop());

const rowOf = async (id: string) =>
  only(
    await db.sql<
      (PrescriptionRow & { replaces_id: string; status_reason: string; asked: object })[]
    >`select * from public.prescriptions where id = ${id}`,
  );
async function issued(items = [{ ...GOOD_ITEM, medicine: 'Amlodipine' }]) {
  const visit = await visitThatIs(db.sql, patient, doctor);
  const script = await issuedPrescription(db.sql, visit, items);
  return { ...script, code: script.verify_code ?? '', at: endOf(visit) };
}
type Issued = Awaited<ReturnType<typeof issued>>;

const replace = async (
  { id, at }: Pick<Issued, 'id' | 'at'>,
  { who = doctor.id, key = randomUUID() as string, why = WHY } = {},
) =>
  only(
    await asAt(
      db.sql,
      who,
      at,
      (tx) => tx<{ id: string }[]>`select public.replace_prescription(${id}, ${key}, ${why}) ->> 'id' as id`,
    ),
  ).id;
const verify = (code: string) =>
  asGuest(db.sql, async (tx) =>
    only(await tx<{ said: Record<string, unknown> }[]>`select public.verify_code(${code}) as said`),
  ).then(({ said }) => said);
const dispense = (code: string, quantity: number) =>
  asGuest(
    db.sql,
    (tx) => tx`select public.record_dispensing(${code}, ${randomUUID()}, 1, ${quantity}, 'Y12345', 'P12345')`,
  );
/** Writes other medicines into a draft, and issues it. */
async function correct(id: string, at: Date, items = [{ ...GOOD_ITEM, medicine: 'Amlodipine', strength: '5 mg' }]) {
  await asAt(db.sql, doctor.id, at, (tx) => tx`select public.save_prescription(${id}, 1, ${tx.json(json(items))})`);
  return issue(db.sql, doctor.id, await rowOf(id), at);
}
const toldOf = (id: string) =>
  db.sql<{ event: string }[]>`select event from public.notifications where ref_id = ${id} order by created_at`.then(
    (rows) => rows.map(({ event }) => event),
  );

describe('a script that takes the place of another', () => {
  it('begins as a draft of the same medicines, while the old one counts', async () => {
    const old = await issued();
    const id = await replace(old);
    expect(await rowOf(id)).toMatchObject({
      status: 'draft',
      replaces_id: old.id,
      draft_items: old.draft_items,
      asked: {},
    });
    expect(await replace(old, { why: '' }), 'another window gets the same draft').toBe(id);
    expect(await verify(old.code)).toMatchObject({ ended: null });
    expect((await rowOf(old.id)).status).toBe('active');
  });

  it('ends the old one when it is issued: for the patient, the pharmacy and the log', async () => {
    const old = await issued();
    const id = await replace(old);
    const fresh = await correct(id, old.at);
    expect(await rowOf(old.id)).toMatchObject({ status: 'stopped', status_reason: WHY });
    const day = old.at.toLocaleDateString('en-CA', { timeZone: 'Africa/Johannesburg' });
    const answer = await verify(old.code);
    expect(answer).toMatchObject({ ended: { how: 'replaced', on: day }, items: [] });
    expect(JSON.stringify(answer), 'neither why, nor the new code').not.toMatch(
      new RegExp(`strength|${fresh.verify_code}`),
    );
    expect(await verify(fresh.verify_code ?? '')).toMatchObject({ ended: null, items: [{ strength: '5 mg' }] });
    expect(await hintOf(dispense(old.code, 1))).toBe('papers.codeNotInForce');
    expect(await toldOf(id)).toEqual(['prescription.changed']);
    const log = await db.sql<{ line: string }[]>`select action || ' ' || basis_id as line from public.access_log
      where patient_id = ${patient} and basis_id in (${id}, ${old.id}) and action <> 'view' order by seq`;
    expect(log.map(({ line }) => line)).toEqual([`add ${old.id}`, `change ${old.id}`, `add ${id}`]);
    const seen = await readAudited<Record<string, unknown>[]>(
      db.sql,
      patient,
      (tx) => tx`select public.my_prescriptions() as ticket`,
    );
    expect(seen.find((one) => one.id === id)).toMatchObject({ replaces: { reason: WHY }, replaced_at: null });
    expect(seen.find((one) => one.id === old.id)).toMatchObject({ replaces: null, replaced_at: expect.any(String) });
  });

  it('is not checked against the medicine it puts right, but against what was given out of it', async () => {
    const untouched = await issued();
    const doubleOf = async (id: string) => {
      const [row] = await db.sql<
        { said: unknown }[]
      >`select private.script_facts(p) -> 'takes' as said from public.prescriptions p where p.id = ${id}`;
      return JSON.stringify(row?.said);
    };
    const before = (await doubleOf(await replace(untouched))).split('Amlodipine').length;
    await dispense(untouched.code, 1);
    const draft = only(
      await db.sql<{ id: string }[]>`select id from public.prescriptions where replaces_id = ${untouched.id}`,
    );
    expect((await doubleOf(draft.id)).split('Amlodipine').length).toBe(before + 1);
  });

  it('is its author’s to write, with a reason, of a script in force', async () => {
    const old = await issued();
    expect(await hintOf(replace(old, { who: colleague.id }))).toBe('prescriptions.notFound');
    expect(await hintOf(replace(old, { why: 'Oops' }))).toBe('prescriptions.reasonRequired');
    expect(await hintOf(replace(old, { why: 'x'.repeat(501) }))).toBe('prescriptions.reasonTooLong');
    await as(
      db.sql,
      doctor.id,
      (tx) => tx`select public.set_prescription_status(${old.id}, 'stopped', 'A rash after the second day')`,
    );
    expect(await hintOf(replace(old))).toBe('prescriptions.notNow');
  });

  it('is not possible once all of it was given out, also not when that happens while it is written', async () => {
    const old = await issued([{ ...GOOD_ITEM, repeats: 0 }]);
    const id = await replace(old);
    await dispense(old.code, GOOD_ITEM.quantity);
    expect(await hintOf(correct(id, old.at))).toBe('prescriptions.dispensedWhole');
    expect(await verify(old.code)).toMatchObject({ ended: null });
    await as(db.sql, doctor.id, (tx) => tx`select public.set_prescription_status(${id}, 'cancelled')`);
    expect(await hintOf(replace(old))).toBe('prescriptions.dispensedWhole');
  });

  it('can be begun again when its draft was put away, and is one of its kind', async () => {
    const old = await issued();
    const first = await replace(old);
    await as(db.sql, doctor.id, (tx) => tx`select public.set_prescription_status(${first}, 'cancelled')`);
    const second = await replace(old);
    expect(second).not.toBe(first);
    await expect(
      db.sql`update public.prescriptions set replaces_id = null, replaces_reason = null where id = ${second}`,
    ).rejects.toThrow();
    const twice = db.sql`insert into public.prescriptions (patient_id, prescriber_id, appointment_id, client_key, replaces_id, replaces_reason)
      select patient_id, prescriber_id, appointment_id, gen_random_uuid(), replaces_id, replaces_reason from public.prescriptions where id = ${second}`;
    await expect(twice).rejects.toThrow(/prescriptions_replacing/);
  });
});
