import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, look, only, tidyAt, toldTo } from '../support/access';
import { logOf } from '../support/charts';
import { actOn, breakGlassIn } from '../support/emergencies';
import { readAudited } from '../support/looks';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';

let db: TestDatabase;
let medic: string;
let operator: string;
const MINUTE = 60_000;
const NOTE = 'Spoke with both and the ambulance.';

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
  medic = (await addSpecialist(db.sql, { name: 'Sipho Medic' })).id;
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

const breakGlass = (given: Omit<Parameters<typeof breakGlassIn>[1], 'who'> & { who?: string }) =>
  breakGlassIn(db.sql, { who: medic, ...given });
const act = (who: string, name: string, ...values: (string | boolean)[]) => actOn(db.sql, who, name, ...values);

describe('what comes after', () => {
  it('a verdict by an operator, a dispute by the patient, an answer that may change the verdict, counts', async () => {
    const [patient, who] = [await addPatient(db.sql), (await addSpecialist(db.sql)).id];
    const { id } = await breakGlass({ who, patient });
    const queue = () =>
      as(
        db.sql,
        operator,
        (tx) => tx`select id, overdue, times_last_year from public.emergencies_to_review()
      where id = ${id}`,
      );
    expect(await queue()).toEqual([{ id, overdue: false, times_last_year: 1 }]);
    expect(await hintOf(act(operator, 'review_break_glass', id, 'justified', 'Fine.'))).toBe('access.noteRequired');
    expect(await hintOf(act(operator, 'answer_dispute', id, NOTE, 'justified'))).toBe('access.notNow');
    const reviewed = await act(operator, 'review_break_glass', id, 'justified', NOTE);
    expect(await act(operator, 'review_break_glass', id, 'justified', NOTE)).toEqual(reviewed);
    expect(await hintOf(act(operator, 'review_break_glass', id, 'not_justified', NOTE))).toBe('access.alreadyReviewed');
    expect(await queue()).toEqual([]);
    const disputed = await act(patient, 'dispute_break_glass', id, 'I was at work, awake.');
    expect(await act(patient, 'dispute_break_glass', id, 'I was at work, awake.')).toEqual(disputed);
    expect(await hintOf(act(patient, 'dispute_break_glass', id, 'And more'))).toBe('access.alreadyDisputed');
    expect(await queue()).toHaveLength(1);
    const colleague = await addOperator(db.sql, 'A Colleague');
    expect(await hintOf(act(operator, 'answer_dispute', id, NOTE, 'justified'))).toBe('access.ownVerdict');
    const ownOf = (whose: string) =>
      as(db.sql, whose, (tx) => tx`select is_own_verdict from public.emergencies_to_review()`);
    expect([await ownOf(operator), await ownOf(colleague)]).toEqual([
      [{ is_own_verdict: true }],
      [{ is_own_verdict: false }],
    ]);
    // A clinic with one operator still answers.
    await db.sql`select public.dismiss_operator(${colleague})`;
    await act(operator, 'answer_dispute', id, NOTE, 'not_justified');
    const counts = await as(db.sql, who, (tx) => tx`select * from public.my_break_glass_counts()`);
    expect(counts).toMatchObject([{ total: 1, last_year: 1, waiting: 0, justified: 0, not_justified: 1, disputed: 1 }]);
    expect(await toldTo(db.sql, who)).toEqual(['access.emergencyReviewed', 'access.disputeAnswered']);
    for (const change of [
      "reason = 'Because I say so.'",
      "review_note = 'Something else'",
      "dispute = 'nothing'",
      'expires_at = now()',
      "dispute_answer = 'Something else'",
      "reason_code = 'other'",
    ]) {
      expect(await hintOf(db.sql.unsafe(`update public.break_glass set ${change} where id = '${id}'`)), change).toBe(
        '23514',
      );
    }
    for (const state of ['justified', 'pending']) {
      const hint = await hintOf(db.sql`update public.break_glass set review_state = ${state} where id = ${id}`);
      expect(['access.notNow', '23514']).toContain(hint);
    }
  });

  it('does not tell an operator whose record was opened', async () => {
    const patient = await addPatient(db.sql, 'Lindiwe Unnamed');
    const { id } = await breakGlass({ patient });
    const told = await as(db.sql, operator, async (tx) => ({
      cases: await tx`select * from public.emergencies_to_review() where id = ${id}`,
      lines: await tx`select public.read_access_log_for_review(${id}) as ticket`,
      names: await tx`select name from public.profiles where id = ${patient}`,
    }));
    expect(told.cases).toHaveLength(1);
    expect(Object.keys(only(told.cases))).not.toContain('patient_name');
    expect(JSON.stringify([told, await toldTo(db.sql, operator)])).not.toContain('Unnamed');
    expect(JSON.stringify(told)).not.toContain(patient);
    const lines = await readAudited<unknown[]>(
      db.sql,
      operator,
      (tx) => tx<{ ticket: string }[]>`select public.read_access_log_for_review(${id}) as ticket`,
    );
    expect(lines).not.toEqual([]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`Unnamed|${patient}`));
  });

  it('is due within 72 hours; operators are reminded once when it is late', async () => {
    const { id, opened_at } = await breakGlass({ patient: await addPatient(db.sql) });
    const late = new Date(opened_at.getTime() + 72 * 60 * MINUTE + 1000);
    for (let twice = 0; twice < 2; twice += 1) {
      await tidyAt(db.sql, late);
    }
    const reminded =
      await db.sql`select from public.notifications where event = 'access.reviewOverdue' and ref_id = ${id}`;
    expect(reminded).toHaveLength(1);
    const queue = await asAt(
      db.sql,
      operator,
      late,
      (tx) => tx`select overdue from public.emergencies_to_review() where id = ${id}`,
    );
    expect(queue).toEqual([{ overdue: true }]);
  });

  it('an operator sees the lines of that emergency and no others, and that look is in the log, too', async () => {
    const patient = await addPatient(db.sql);
    const first = await breakGlass({ patient });
    await look(db.sql, medic, patient, 'medicines');
    const other = (await addSpecialist(db.sql)).id;
    await breakGlass({ who: other, patient });
    const read = () =>
      readAudited<{ actorName: string; category: string }[]>(
        db.sql,
        operator,
        (tx) => tx<{ ticket: string }[]>`select public.read_access_log_for_review(${first.id}) as ticket`,
      );
    expect((await read()).map(({ actorName, category }) => [actorName, category])).toEqual([
      ['Sipho Medic', 'emergency'],
      ['Sipho Medic', 'medicines'],
    ]);
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({
      actor_id: operator,
      action: 'review',
      basis: 'operator',
    });
    expect(await as(db.sql, operator, (tx) => tx`select from public.access_log where actor_id <> ${operator}`)).toEqual(
      [],
    );
    expect(await hintOf(as(db.sql, medic, (tx) => tx`select public.read_access_log_for_review(${first.id})`))).toBe(
      'access.refused',
    );
    const [line] = await db.sql<
      { id: string }[]
    >`select id from public.access_log where patient_id = ${patient} order by seq limit 1`;
    const report = await as(
      db.sql,
      patient,
      (tx) => tx<{ id: string }[]>`
      select id from public.report_access(${line?.id ?? ''}, 'I do not know them')`,
    );
    const lines = await readAudited<unknown[]>(
      db.sql,
      operator,
      (tx) => tx<{ ticket: string }[]>`
      select public.read_access_log_for_review(null, ${only(report).id}) as ticket`,
    );
    expect(lines).toHaveLength(1);
    await as(db.sql, operator, (tx) => tx`select public.answer_access_report(${only(report).id}, ${NOTE})`);
    const mine = await as(
      db.sql,
      patient,
      (tx) => tx`select action, report_answer from public.my_access_log() order by seq limit 1`,
    );
    expect(mine).toEqual([{ action: 'emergency', report_answer: NOTE }]);
  });
});
