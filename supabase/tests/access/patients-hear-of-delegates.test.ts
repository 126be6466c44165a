import { randomUUID } from 'node:crypto';
import { DONE_FOR_YOU } from '@telehealth/contracts/mail';
import { assumeClaims } from '@telehealth/local-services/database/act-as';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { type FunctionFacts, functionsOf } from '../matrix/catalogue';
import { type LiveWorld, startWorld } from '../matrix/world';
import { callByName, functionsThatReach, liveClaims, tryAs } from '../support/call-by-name';
import { SYMPTOM_CHECK } from '../support/triage';

const areas = await loadAreas();
const { functions } = mergeAreas(areas);
let world: LiveWorld;
let facts: Map<string, FunctionFacts>;

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
  facts = new Map((await functionsOf(world.sql, 'public')).map((one) => [one.name, one]));
});
afterAll(() => world?.close());

/** What these calls lead to changes nothing of the patient's that lasts, or is no delegate's to call. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  keep_visit_private: 'The patient alone may: refused to who acts for them.',
  ...Object.fromEntries(
    ['hold_slot', 'extend_hold'].map((name) => [name, 'a time is held for minutes; booking it is told']),
  ),
  ...Object.fromEntries(
    [
      'appointment_triage',
      'mark_messages_read',
      'my_prescriptions',
      'open_person',
      'open_thread',
      'read_look',
      'waiting_time',
    ].map((name) => [name, 'a look, which stands in the access log']),
  ),
  ...Object.fromEntries(
    [
      'interrupt_consultation',
      'resume_consultation',
      'record_join_event',
      'stay_at_the_door',
      'take_room_seat',
      'keep_room_seat',
      'room_access',
    ].map((name) => [name, 'how a call is connected; coming to the waiting room is told']),
  ),
  settle_messages: 'no answer is needed, which stands in the access log; the messages stay as they are',
  keep_appointment: 'the visit stays as it was; that it was to be cancelled was told',
  take_time_off: 'for specialists, who act for nobody; the patients of the visits it hits are asked',
  guests_of_visit: 'who was asked into the visit, which both sides see',
  accept_guest_invitation: 'for oneself, by a link; whoever takes part is refused',
  add_file_to_visit: 'for the patient and the practice; a delegate is refused',
  end_guest: 'for the two sides, and for the guest; a delegate is refused',
  close_my_account: 'ends what the caller does for others; access.delegationEnded is told',
  ...Object.fromEntries(
    [
      'abandon_consultation',
      'admit_patient',
      'admit_guest',
      'invite_guest',
      'call_off_visits_with',
      'begin_note',
      'confirm_identity',
      'cover_consultation',
      'decide_capacity',
      'decide_request',
      'draft_prescription',
      'finish_consultation',
      'issue_letter',
      'mark_danger_seen',
      'open_visit_words',
      'propose_times',
      'record_callback',
      'report_no_show',
      'transfer_to_emergency',
      'visit_needs',
      'withdraw_proposal',
    ].map((name) => [name, 'for the specialist of a visit; a delegate is refused']),
  ),
};

/** What must be so before, written as the owner of the database. */
type Before = (tx: TransactionSql) => Promise<unknown>;
/** What the delegate did before, and the arguments that follow from it. */
type First = (tx: TransactionSql) => Promise<Record<string, unknown>>;
interface Scenario {
  before?: Before;
  first?: First;
}

const idOf = async (rows: Promise<readonly { id: string }[]>) => (await rows)[0]?.id;
const freeRenewal: Before = (tx) =>
  tx`update public.renewal_requests set state = 'withdrawn', closed_at = now() where closed_at is null`;
const forA: First = async () => ({ p_patient: world.people.patientA });

/** Calls that need more than the world has, or whose arguments name the patient. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  join_waitlist: { first: forA },
  reschedule_appointment: { before: (tx) => tx`update public.appointments set cancel_notice_minutes = 0` },
  accept_proposed_time: {
    before: (tx) => tx`update public.appointments set proposed_start = starts_at + interval '3 days',
      proposal_reason = 'Away', proposal_until = starts_at where id = ${world.ids.visit ?? ''}`,
  },
  request_renewal: { before: freeRenewal },
  withdraw_renewal: {
    before: freeRenewal,
    first: async (tx) => ({
      p_request: await idOf(
        tx`select public.request_renewal(${world.ids.script ?? ''}, ${randomUUID()}) ->> 'id' as id`,
      ),
    }),
  },
  take_back_message: {
    first: async (tx) => ({
      p_message: await idOf(
        tx`select public.send_message(${world.ids.running ?? ''}, ${randomUUID()}, 'Hello') ->> 'id' as id`,
      ),
    }),
  },
  attach_triage: {
    first: async (tx) => ({
      p_session: await idOf(
        tx`select public.save_symptom_check('a-key-of-the-delegate-1', ${tx.json(SYMPTOM_CHECK)}) ->> 'id' as id`,
      ),
    }),
  },
};

/** What a call by the delegate told the patient; everything is undone. */
async function toldBy(name: string): Promise<string[]> {
  const { patientA, delegate } = world.people;
  const one = facts.get(name);
  const { before, first } = SCENARIOS[name] ?? {};
  if (!one) throw new Error(`${name} is not in the catalogue.`);
  const claims = await liveClaims(world.sql, delegate);
  const act = async (tx: TransactionSql) => {
    const args = { ...functions[name]?.args(world), ...(await first?.(tx)) };
    await tx`reset role`;
    // What was done first is told on its own; it is taken away past the guard of the table, to count this call alone.
    await tx`set local session_replication_role = replica`;
    await tx`delete from public.notifications where event = 'access.actedFor'`;
    await tx`set local session_replication_role = origin`;
    await assumeClaims(tx, claims);
    await callByName(tx, one, args);
    await tx`reset role`;
    const rows = await tx<{ what: string }[]>`select payload ->> 'what' as what from public.notifications
      where recipient_id = ${patientA} and event = 'access.actedFor' and payload ->> 'delegateId' = ${delegate}`;
    return [...new Set(rows.map(({ what }) => what))];
  };
  return tryAs(world.sql, delegate, act, before);
}

describe('a patient hears of what is done for them', () => {
  it('by every function through which somebody may act for them', async () => {
    const silent: string[] = [];
    for (const name of await functionsThatReach(world.sql, ['delegated', 'acting_for'])) {
      if (name in NOT_TOLD) continue;
      const told = await toldBy(name).catch((cause: unknown) => [String(cause)]);
      if (told.length === 0 || !told.every((what) => what in DONE_FOR_YOU)) silent.push(`${name}: ${told.join()}`);
    }
    expect(silent).toEqual([]);
  });

  it('once, of a cancellation that happens by itself after the seconds to undo it', async () => {
    const { delegate, patientA } = world.people;
    const told = await tryAs(world.sql, delegate, async (tx) => {
      await tx`select public.cancel_appointment(${world.ids.visit ?? ''}, 'Away', null, true)`;
      await tx`select public.cancel_appointment(${world.ids.visit ?? ''}, p_undo => false)`;
      await tx`reset role`;
      return tx`select from public.notifications where recipient_id = ${patientA} and event = 'access.actedFor'`;
    });
    expect(told).toHaveLength(1);
  });

  it('but not of what they do themselves', async () => {
    const { patientA } = world.people;
    const told = await tryAs(world.sql, patientA, async (tx) => {
      await tx`select public.cancel_appointment(${world.ids.visit ?? ''})`;
      await tx`reset role`;
      return tx`select from public.notifications where event = 'access.actedFor'`;
    });
    expect(told).toHaveLength(0);
  });

  it('and has no reason for a function that is gone', async () => {
    const names = await functionsThatReach(world.sql, ['delegated', 'acting_for']);
    expect(Object.keys(NOT_TOLD).filter((name) => !names.includes(name))).toEqual([]);
  });
});
