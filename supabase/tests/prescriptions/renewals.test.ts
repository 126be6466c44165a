import { randomUUID } from 'node:crypto';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { logOf } from '../support/charts';
import { readLookIn } from '../support/looks';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, hintOf } from '../support/people';
import {
  after,
  asAt,
  attempt,
  DAY,
  endOf,
  escalateAt,
  HOUR,
  issue,
  issuedPrescription,
  only,
  type PrescriptionRow,
  visitThatIs,
} from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let operator: string;
let delegate: string;
let specialist: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, specialist, operator] = [await addPatient(db.sql), await addSpecialist(db.sql), await addOperator(db.sql)];
  delegate = await addUser(db.sql, 'Brother Test');
  await as(db.sql, delegate, (tx) => tx`select public.sync_my_profile('patient')`);
  await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
    values (${patient}, ${delegate}, '{prescriptions}', 'active', now())`;
});
afterAll(() => db.drop());

interface RenewalRow {
  id: string;
  state: string;
  version: number;
  seen_at: Date | null;
  decided_at: Date | null;
  ready_at: Date | null;
  due_at: Date | null;
  escalated_at: Date | null;
  new_prescription_id: string | null;
}

const TABLETS = { ...GOOD_ITEM, daysSupply: 30, repeats: 0, ongoing: true };
async function prescribed(items = [TABLETS]) {
  const visit = await visitThatIs(db.sql, patient, specialist);
  const script = await issuedPrescription(db.sql, visit, items);
  return { script, at: (milliseconds: number) => after(endOf(visit), milliseconds) };
}
const request = (who: string, script: { id: string }, at: Date, key: string = randomUUID()) =>
  asAt(db.sql, who, at, async (tx) =>
    only(
      await tx<{ id: string }[]>`
        select public.request_renewal(${script.id}, ${key}, 'Running low') ->> 'id' as id`,
    ),
  ).then(rowOf);
const see = (who: string, { id }: { id: string }, at: Date) =>
  asAt(db.sql, who, at, async (tx) => only(await tx<RenewalRow[]>`select * from public.see_renewal(${id})`));
const decide = (who: string, { id }: { id: string }, at: Date, decision: string, reason = '') =>
  asAt(db.sql, who, at, async (tx) =>
    only(await tx<RenewalRow[]>`select * from public.decide_renewal(${id}, ${decision}, ${reason})`),
  );
const withdraw = (who: string, { id }: { id: string }) =>
  as(db.sql, who, async (tx) => only(await tx<RenewalRow[]>`select * from public.withdraw_renewal(${id})`));
const rowOf = async ({ id }: { id: string }) =>
  only(await db.sql<RenewalRow[]>`select * from public.renewal_requests where id = ${id}`);
const draftOf = async ({ new_prescription_id: id }: RenewalRow) =>
  only(await db.sql<PrescriptionRow[]>`select * from public.prescriptions where id = ${id}`);
const eventsFor = async (who: string, ref: string) =>
  (
    await db.sql<{ event: string }[]>`select event from public.notifications
      where recipient_id = ${who} and ref_id = ${ref} order by created_at, id`
  )
    .map(({ event }) => event)
    .sort();
const loopsOf = (who: string, at: Date) =>
  asAt(
    db.sql,
    who,
    at,
    (tx) => tx<{ kind: string; ref_id: string; overdue: boolean }[]>`
    select kind, ref_id, overdue from public.my_open_loops() where kind = 'renewal'`,
  );
const VISIT_REASON = 'Blood pressure must be measured first';

describe('the loop', () => {
  it('closes: requested, seen, decided, ready, each with its time, and both hear of each step', async () => {
    const { script, at } = await prescribed();
    const asked = await request(patient, script, at(DAY));
    expect(asked).toMatchObject({ state: 'requested', seen_at: null });
    await see(specialist.id, asked, at(DAY + HOUR));
    const decided = await decide(specialist.id, asked, at(DAY + 2 * HOUR), 'approved');
    expect(decided).toMatchObject({ state: 'decided', seen_at: at(DAY + HOUR), decided_at: at(DAY + 2 * HOUR) });
    const draft = await draftOf(decided);
    expect(draft).toMatchObject({ status: 'draft', renews_id: script.id, draft_items: [TABLETS] });
    expect((await rowOf(asked)).ready_at, 'approved is not ready').toBeNull();
    await issue(db.sql, specialist.id, draft, at(DAY + 3 * HOUR));
    expect(await rowOf(asked)).toMatchObject({ state: 'ready', ready_at: at(DAY + 3 * HOUR), due_at: null });
    expect(await eventsFor(patient, asked.id)).toEqual(['renewal.decided', 'renewal.ready', 'renewal.seen']);
    expect(await eventsFor(specialist.id, asked.id)).toEqual(['renewal.requested']);
    expect(await loopsOf(specialist.id, at(100 * DAY))).toEqual([]);
  });

  it('renews what is taken on and on, not the course beside it', async () => {
    const { script, at } = await prescribed([
      { ...TABLETS, medicine: 'Azithromycin', daysSupply: 3, ongoing: false },
      TABLETS,
    ]);
    const decided = await decide(specialist.id, await request(patient, script, at(DAY)), at(DAY), 'approved');
    expect(await draftOf(decided)).toMatchObject({ draft_items: [TABLETS] });
  });

  it('says "not requested yet" where nothing was asked, and shows the days left', async () => {
    const { script, at } = await prescribed();
    const mine = async (who: string) => {
      const list = await readLookIn<Record<string, unknown>[]>(
        (work) => asAt(db.sql, who, at(20 * DAY), work),
        (tx) => tx<{ ticket: string }[]>`select public.my_prescriptions() as ticket`,
      );
      return list.find(({ id }) => id === script.id);
    };
    expect(await mine(patient)).toMatchObject({ renewal: null, code: expect.stringMatching(/^(.{4}-){4}.{4}$/) });
    expect(Number((await mine(patient))?.days_left)).toBeLessThanOrEqual(10);
    await request(patient, script, at(20 * DAY));
    expect(await mine(patient)).toMatchObject({ renewal: { state: 'requested' } });
    expect(await mine(acting(delegate, patient))).toMatchObject({ renewal: { state: 'requested' } });
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ actor_id: delegate, category: 'medicines' });
    expect(await hintOf(mine(acting(specialist.id, patient)))).toBe('access.notDelegated');
    expect(await mine(delegate), 'their own list stays their own').toBeUndefined();
  });

  it('is one request, however often and however parallel it is asked', async () => {
    const { script, at } = await prescribed();
    const asked = await Promise.all(Array.from({ length: 10 }, () => request(patient, script, at(DAY))));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const [told] = await db.sql`select count(*)::int as n from public.notifications
      where event = 'renewal.requested' and ref_id = ${asked[0]?.id ?? ''}`;
    expect(told?.n).toBe(1);
  });

  it('ends with a reason when it is declined or needs a visit, and may be asked again', async () => {
    for (const decision of ['declined', 'visit_needed']) {
      const { script, at } = await prescribed();
      const key = randomUUID();
      const asked = await request(patient, script, at(DAY), key);
      expect(await hintOf(decide(specialist.id, asked, at(DAY), decision, 'no'))).toBe('prescriptions.reasonRequired');
      await decide(specialist.id, asked, at(DAY), decision, VISIT_REASON);
      expect(await decide(specialist.id, asked, at(DAY), decision, VISIT_REASON)).toMatchObject({ state: 'decided' });
      expect(await hintOf(decide(specialist.id, asked, at(DAY), 'approved'))).toBe('renewals.alreadyDecided');
      expect(await rowOf(asked)).toMatchObject({ new_prescription_id: null, due_at: null });
      expect((await request(patient, script, at(2 * DAY), key)).id, 'a late repeat').toBe(asked.id);
      expect((await request(patient, script, at(2 * DAY))).id, 'a new request').not.toBe(asked.id);
    }
  });

  it('opens again when the approved draft is put away', async () => {
    const { script, at } = await prescribed();
    const asked = await request(patient, script, at(DAY));
    const { new_prescription_id: draft } = await decide(specialist.id, asked, at(DAY), 'approved');
    await as(db.sql, specialist.id, (tx) => tx`select public.set_prescription_status(${draft}, 'cancelled')`);
    expect(await rowOf(asked)).toMatchObject({ state: 'seen', decided_at: null, new_prescription_id: null });
    await decide(specialist.id, asked, at(2 * DAY), 'declined', VISIT_REASON);
  });

  it('is withdrawn by who asked until it is decided', async () => {
    const { script, at } = await prescribed();
    const asked = await request(acting(delegate, patient), script, at(DAY));
    const theirs = await request(patient, script, at(DAY));
    expect(theirs.id, 'an open request is that one').toBe(asked.id);
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({
      actor_id: delegate,
      action: 'add',
      basis: 'delegation',
    });
    expect(await hintOf(withdraw(specialist.id, asked))).toBe('renewals.notFound');
    expect(await withdraw(acting(delegate, patient), asked)).toMatchObject({ state: 'withdrawn' });
    expect(await withdraw(patient, asked)).toMatchObject({ state: 'withdrawn' });
    const second = await request(patient, script, at(2 * DAY));
    expect(await hintOf(withdraw(acting(delegate, patient), second)), 'not what the patient asked').toBe(
      'renewals.notFound',
    );
    await decide(specialist.id, second, at(2 * DAY), 'declined', VISIT_REASON);
    expect(await hintOf(withdraw(patient, second))).toBe('renewals.cannotWithdraw');
  });

  it('is refused for what cannot be renewed, and for strangers alike whether it exists or not', async () => {
    const { script, at } = await prescribed();
    const other = await addSpecialist(db.sql);
    for (const who of [await addPatient(db.sql), other.id, specialist.id]) {
      for (const id of [script.id, randomUUID()]) {
        expect(await hintOf(request(who, { id }, at(DAY)))).toBe('prescriptions.notFound');
      }
    }
    const asked = await request(patient, script, at(DAY));
    for (const id of [asked.id, randomUUID()]) {
      expect(await hintOf(see(other.id, { id }, at(DAY)))).toBe('renewals.notFound');
      expect(await hintOf(decide(other.id, { id }, at(DAY), 'approved'))).toBe('renewals.notFound');
      expect(await hintOf(decide(patient, { id }, at(DAY), 'approved'))).toBe('renewals.notFound');
    }
    expect(await as(db.sql, other.id, (tx) => tx`select from public.renewal_requests`)).toHaveLength(0);
    const six = { ...TABLETS, medicine: 'Methylphenidate', schedule: 6, quantityWords: 'twenty' };
    const morphine = await prescribed([six]);
    expect(await hintOf(request(patient, morphine.script, morphine.at(DAY)))).toBe('renewals.notRenewable');
    const antibiotic = { ...TABLETS, medicine: 'Azithromycin', daysSupply: 3, ongoing: false };
    const course = await prescribed([antibiotic]);
    expect(await hintOf(request(patient, course.script, course.at(DAY)))).toBe('renewals.courseEnds');
    const stopped = await prescribed();
    await as(
      db.sql,
      specialist.id,
      (tx) => tx`
      select public.set_prescription_status(${stopped.script.id}, 'stopped', 'A rash after two days')`,
    );
    expect(await hintOf(request(patient, stopped.script, stopped.at(DAY)))).toBe('renewals.notRenewable');
    const away = await prescribed();
    expect(await hintOf(request(patient, away.script, away.at(400 * DAY)))).toBe('renewals.prescriberAway');
  });
});

describe('silence', () => {
  it('of 48 hours is told once to prescriber, patient and operators, at every step', async () => {
    const { script, at } = await prescribed();
    const asked = await request(patient, script, at(0));
    const escalated = async (who: string) =>
      (await eventsFor(who, asked.id)).filter((event) => /overdue|escalated|unanswered/.test(event));
    const loop = async (later: number) =>
      (await loopsOf(specialist.id, at(later))).find(({ ref_id }) => ref_id === asked.id);
    await escalateAt(db.sql, at(48 * HOUR - 1000));
    expect(await escalated(patient)).toEqual([]);
    expect(await loop(47 * HOUR)).toMatchObject({ overdue: false });
    await escalateAt(db.sql, at(48 * HOUR));
    await escalateAt(db.sql, at(50 * HOUR));
    expect(await escalated(specialist.id)).toEqual(['renewal.overdue']);
    expect(await escalated(patient)).toEqual(['renewal.escalated']);
    expect(await escalated(operator)).toEqual(['renewal.unanswered']);
    expect(await loop(50 * HOUR)).toMatchObject({ overdue: true });

    await see(specialist.id, asked, at(60 * HOUR));
    expect((await rowOf(asked)).escalated_at, 'a step starts 48 new hours').toBeNull();
    await escalateAt(db.sql, at(108 * HOUR));
    expect(await escalated(patient)).toHaveLength(2);
    await decide(specialist.id, asked, at(110 * HOUR), 'approved');
    await escalateAt(db.sql, at(158 * HOUR));
    expect(await escalated(specialist.id), 'approved and never issued').toHaveLength(3);
    await issue(db.sql, specialist.id, await draftOf(await rowOf(asked)), at(160 * HOUR));
    await escalateAt(db.sql, at(900 * HOUR));
    expect(await escalated(specialist.id)).toHaveLength(3);
  });

  it('follows the end of a course, of which nobody needs more', async () => {
    const { script, at } = await prescribed([{ ...TABLETS, medicine: 'Azithromycin', daysSupply: 3, ongoing: false }]);
    await escalateAt(db.sql, at(1 * DAY));
    await escalateAt(db.sql, at(6 * DAY));
    expect((await eventsFor(patient, script.id)).filter((event) => event === 'prescription.runningOut')).toEqual([]);
    const [row] = await db.sql`select status from public.prescriptions where id = ${script.id}`;
    expect(row).toEqual({ status: 'completed' });
  });

  it('of a patient ends in a warning ten days before the medicine runs out, unless more was asked for', async () => {
    const [quiet, asking] = [await prescribed(), await prescribed()];
    await request(patient, asking.script, quiet.at(DAY));
    const warned = async ({ id }: { id: string }) =>
      (await eventsFor(patient, id)).filter((event) => event === 'prescription.runningOut');
    await escalateAt(db.sql, quiet.at(18 * DAY));
    expect(await warned(quiet.script)).toEqual([]);
    await escalateAt(db.sql, quiet.at(21 * DAY));
    await escalateAt(db.sql, quiet.at(22 * DAY));
    expect(await warned(quiet.script)).toEqual(['prescription.runningOut']);
    expect(await warned(asking.script)).toEqual([]);
    await escalateAt(db.sql, quiet.at(33 * DAY));
    const [row] = await db.sql`select status, status_reason from public.prescriptions where id = ${quiet.script.id}`;
    expect(row).toEqual({ status: 'completed', status_reason: 'ran out' });
  });
});

const STATES = ['requested', 'seen', 'decided', 'ready', 'withdrawn'] as const;
const STEPS = new Set([
  'requested>seen',
  'requested>withdrawn',
  'seen>decided',
  'seen>withdrawn',
  'decided>ready',
  'decided>seen',
]);

describe('the machine', () => {
  const pairs = STATES.flatMap((from) => STATES.filter((to) => to !== from).map((to) => [from, to] as const));
  const open = (state: string) => ['requested', 'seen', 'decided'].includes(state);
  let asked: RenewalRow;
  let other: string;
  beforeAll(async () => {
    const { script, at } = await prescribed();
    asked = await request(patient, script, at(DAY));
    other = (await prescribed()).script.id;
  });

  it.each(pairs)('%s → %s', async (from, to) => {
    const step = attempt(db.sql, async (tx) => {
      const set = (state: string) => {
        const decided = state === 'decided' || state === 'ready';
        return tx`update public.renewal_requests set state = ${state}, seen_at = requested_at,
          decision = ${decided ? 'approved' : null}, decided_at = ${decided ? new Date() : null},
          ready_at = ${state === 'ready' ? new Date() : null}, new_prescription_id = ${other},
          due_at = case when ${open(state)} then now() end, closed_at = case when not ${open(state)} then now() end
          where id = ${asked.id}`;
      };
      await tx`set local session_replication_role = replica`;
      await set(from);
      await tx`set local session_replication_role = origin`;
      await set(to);
    });
    expect(await hintOf(step)).toBe(STEPS.has(`${from}>${to}`) ? 'nothing was refused' : '23514');
  });

  it('keeps who asked what, for anyone', async () => {
    for (const change of [
      "note = 'otherwise'",
      'requested_by = specialist_id',
      "requested_at = now() - interval '9 days'",
    ]) {
      const edit = db.sql.unsafe(`update public.renewal_requests set ${change} where id = '${asked.id}'`);
      expect(await hintOf(edit), change).toBe('23514');
    }
    expect(await hintOf(db.sql`delete from public.renewal_requests`)).toBe('access.refused');
  });
});
