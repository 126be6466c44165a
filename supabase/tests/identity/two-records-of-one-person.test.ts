import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLookIn } from '../support/looks';
import { addOperator, asAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, firstOpening, hold, statusOf, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let operator: string;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

interface Mark {
  who?: string;
  key?: string;
  reason?: string;
}
const mark = (
  kept: string,
  folded: string,
  { who = operator, key = randomUUID(), reason = 'Seen at the counter.' }: Mark = {},
) => as(db.sql, who, (tx) => tx`select public.mark_one_person(${kept}, ${folded}, ${reason}, ${key})`);
const unmark = (key: string, who = operator, at = new Date()) =>
  asAt(db.sql, who, at, (tx) => tx`select public.unmark_one_person(${key}, 'Two cousins.')`);
const pair = async (name: string, second = name) =>
  [await addPatient(db.sql, name), await addPatient(db.sql, second)] as const;
const allergic = (patient: string, label: string) =>
  db.sql`insert into public.patient_allergies (patient_id, label, source, recorded_by, category)
    values (${patient}, ${label}, 'self', ${patient}, 'profile')`;
const treat = (patient: string, specialist: string) =>
  db.sql`insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, created_by)
    values (${patient}, ${specialist}, array['profile', 'conditions'], 'ongoing_care', 'add', ${patient})`;

interface Entry {
  kind: string;
  label?: string;
  imported_from?: string;
  other_record?: boolean;
}
const allergiesOf = async (specialist: string, patient: string): Promise<Entry[]> => {
  const chart = await readLookIn<{ categories: { profile: { sections: { profile: Entry[] } } } }>(
    (work) => as(db.sql, specialist, work),
    (tx) => tx`select public.open_chart(${patient}, array['profile'], 'chart') as ticket`,
  );
  return chart.categories.profile.sections.profile;
};

describe('two records of one person', () => {
  it('are read together where the kept one is opened, the other marked, and both logs say so', async () => {
    const [kept, folded] = await pair('Sipho Double');
    const { id: specialist } = await addSpecialist(db.sql);
    await treat(kept, specialist);
    await allergic(kept, 'Pollen');
    await allergic(folded, 'Latex gloves');
    const before = await allergiesOf(specialist, kept);
    expect(before.map(({ label }) => label)).not.toContain('Latex gloves');
    const key = randomUUID();
    await mark(kept, folded, { key });
    await mark(kept, folded, { key });
    const both = await allergiesOf(specialist, kept);
    const other = both.find(({ label }) => label === 'Latex gloves');
    expect(other).toMatchObject({ other_record: true, imported_from: 'The other record of this person' });
    expect(both.find(({ label }) => label === 'Pollen')?.other_record).toBeUndefined();
    // One person has one birth date and one address, those of the kept record.
    expect(both.filter(({ kind }) => kind === 'facts')).toHaveLength(1);
    for (const one of [kept, folded]) {
      const lines =
        await db.sql`select actor_role, action from public.access_log where patient_id = ${one} order by seq`;
      expect(lines.map(({ actor_role, action }) => `${actor_role} ${action}`)).toEqual(
        expect.arrayContaining(['operator change', 'specialist view']),
      );
    }
    const [fhir] = await db.sql`select f -> 'link' as link from private.fhir_patient(${folded}) f`;
    expect(fhir?.link).toMatchObject([{ type: 'replaced-by', other: { reference: `Patient/${kept}` } }]);
  });

  it('check what is prescribed against the allergies of both', async () => {
    const [kept, folded] = await pair('Nandi Allergic');
    await allergic(folded, 'Latex gloves');
    const labels = async () => {
      const [row] = await db.sql<{ labels: string[] }[]>`select coalesce(array_agg(a.label), '{}') as labels
        from public.patient_allergies a where a.patient_id = any (private.records_of(${kept}))`;
      return row?.labels ?? [];
    };
    expect(await labels()).not.toContain('Latex gloves');
    await mark(kept, folded);
    expect(await labels()).toContain('Latex gloves');
  });

  it('the folded one takes nothing new; its visits ahead stay, and who has it is told', async () => {
    const [kept, folded] = await pair('Thabo Twice');
    const specialist = await addSpecialist(db.sql);
    const visit = await bookVisit(db.sql, folded, specialist);
    const key = randomUUID();
    await mark(kept, folded, { key });
    const next = await firstOpening(db.sql, specialist.id);
    expect(await hintOf(hold(db.sql, folded, specialist.visitType, next))).toBe('patient.merged');
    expect(await hintOf(allergic(folded, 'Nuts'))).toBe('patient.merged');
    expect(await hintOf(treat(folded, specialist.id))).toBe('patient.merged');
    expect(await statusOf(db.sql, visit)).toBe('booked');
    expect(await toldOf(db.sql, folded, key)).toEqual(['patient.recordsMerged']);
    await hold(db.sql, kept, specialist.visitType, await firstOpening(db.sql, specialist.id));
    await allergic(kept, 'Nuts');
  });

  it('are two again when an operator takes it back within thirty days, and not afterwards', async () => {
    const [kept, folded] = await pair('Lerato Undone');
    const { id: specialist } = await addSpecialist(db.sql);
    await treat(kept, specialist);
    await allergic(folded, 'Latex');
    const key = randomUUID();
    await mark(kept, folded, { key });
    expect(await hintOf(unmark(key, operator, new Date(Date.now() + 31 * DAY_MS)))).toBe('death.undoTooLate');
    expect(await hintOf(unmark(key, specialist))).toBe('access.refused');
    await unmark(key);
    await unmark(key);
    expect((await allergiesOf(specialist, kept)).map(({ label }) => label)).not.toContain('Latex');
    await allergic(folded, 'Nuts');
    await mark(folded, kept);
  });
});

describe('marking', () => {
  it('is refused where birth date, name or identity number say that they are two', async () => {
    const [one, other] = await pair('Palesa Nkosi', 'Refilwe Mokoena');
    expect(await hintOf(mark(one, other))).toBe('merge.nameDiffers');
    const [kept, folded] = await pair('Zanele Twin');
    await db.sql`update public.patients set date_of_birth = date_of_birth + 1 where profile_id = ${folded}`;
    expect(await hintOf(mark(kept, folded))).toBe('merge.birthDiffers');
    await db.sql`update public.patients set date_of_birth = date_of_birth - 1 where profile_id = ${folded}`;
    await db.sql`update public.patients set id_kind = 'passport', id_number = 'A1234567' where profile_id = ${kept}`;
    await db.sql`update public.patients set id_kind = 'passport', id_number = 'B7654321' where profile_id = ${folded}`;
    expect(await hintOf(mark(kept, folded))).toBe('merge.numbersDiffer');
    expect(await hintOf(mark(kept, kept))).toBe('data.invalid');
    expect(await hintOf(mark(kept, randomUUID()))).toBe('data.notFound');
  });

  it('is for operators alone, never about themselves, and with a reason', async () => {
    const [kept, folded] = await pair('Only Operators');
    const { id: specialist } = await addSpecialist(db.sql);
    for (const who of [kept, folded, specialist]) {
      expect(await hintOf(mark(kept, folded, { who }))).toBe('access.refused');
      expect(await hintOf(as(db.sql, who, (tx) => tx`select * from public.merged_at_desk()`))).toBe('access.refused');
      expect(await hintOf(as(db.sql, who, (tx) => tx`select * from public.guardians_of(${kept})`))).toBe(
        'access.refused',
      );
    }
    expect(await hintOf(mark(operator, kept))).toBe('access.refused');
    expect(await hintOf(mark(kept, folded, { reason: ' ' }))).toBe('death.reasonRequired');
  });

  it('makes no chains, and two operators who mark the two ways at once make one', async () => {
    const [kept, folded] = await pair('Chain Link');
    const third = await addPatient(db.sql, 'Chain Link');
    const second = await addOperator(db.sql, 'Second Operator');
    const tries = await Promise.all([hintOf(mark(kept, folded)), hintOf(mark(folded, kept, { who: second }))]);
    expect(tries.sort()).toEqual(['merge.marked', 'nothing was refused']);
    const [pairOf] = await db.sql<
      { kept_id: string; folded_id: string }[]
    >`select kept_id, folded_id from private.merged_persons
      where undone_at is null and kept_id in (${kept}, ${folded})`;
    expect(await hintOf(mark(third, pairOf?.kept_id ?? ''))).toBe('merge.marked');
    expect(await hintOf(mark(pairOf?.folded_id ?? '', third))).toBe('merge.marked');
    await mark(pairOf?.kept_id ?? '', third);
  });
});
