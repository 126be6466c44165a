import { randomUUID } from 'node:crypto';
import { DONE_FOR_YOU } from '@telehealth/contracts/mail';
import { assumeClaims } from '@telehealth/local-services/database/act-as';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { type FunctionFacts, functionsOf } from '../matrix/catalogue';
import { type LiveWorld, startWorld } from '../matrix/world';
import { askingForPerson, beginActing } from '../support/acting';
import { callByName, liveClaims, tryAs } from '../support/call-by-name';
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
  ...Object.fromEntries(
    ['hold_slot', 'extend_hold', 'move_hold', 'let_guest_hold_go'].map((name) => [
      name,
      'a time is held for minutes; booking it is told',
    ]),
  ),
  ...Object.fromEntries(
    [
      'appointment_triage',
      'chart_history',
      'document_to_check',
      'mark_messages_read',
      'my_prescriptions',
      'open_chart',
      'open_document',
      'open_paper',
      'open_thread',
      'read_observations',
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
      'leave_room_seat',
      'room_access',
      'hide_my_address',
    ].map((name) => [name, 'how a call is connected; coming to the waiting room is told']),
  ),
  ...Object.fromEntries(
    ['keep_booking_draft', 'take_booking_draft', 'save_triage', 'add_visit_file', 'drop_visit_file'].map((name) => [
      name,
      'what a booking begins with; sending it is told',
    ]),
  ),
  begin_statement: 'a look at what the visit came to, which stands in the history of the paper',
  settle_messages: 'no answer is needed, which stands in the access log; the messages stay as they are',
  keep_appointment: 'the visit stays as it was; that it was to be cancelled was told',
  withdraw_correction: 'the entry stays as it is; that its correction was asked for was told',
  guests_of_visit: 'a list of who was asked into the visit',
  add_file_to_visit: 'a message of the visit, which is told where it is written',
  ...Object.fromEntries(
    [
      'abandon_consultation',
      'admit_guest',
      'finish_consultation',
      'record_callback',
      'report_no_show',
      'withdraw_request',
    ].map((name) => [name, 'for the specialist of a visit; the patient’s side is refused']),
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

/** The functions by which the delegate of the world may change something for A. */
const openToDelegate = async () =>
  (
    await world.sql<{ name: string }[]>`select p.proname as name from private.acting_rights r
      join pg_proc p on 'rpc/' || p.proname = r.endpoint and p.pronamespace = 'public'::regnamespace
      join public.delegations d on d.delegate_id = ${world.people.delegate} and r.scopes && d.scopes
      where p.provolatile = 'v' order by 1`
  ).map(({ name }) => name);

const idOf = async (rows: Promise<readonly { id: string }[]>) => (await rows)[0]?.id;
/** In such a way that a pharmacy can use it. */
const signedAdvanced: Before = (tx) =>
  tx`insert into public.paper_files (paper_id, patient_id, author_id, way, path, size_bytes, file_sha256, signed_sha256, certificate)
    select p.id, p.patient_id, p.author_id, 'advanced', 'c/d', 1, ${'c'.repeat(64)}, ${'d'.repeat(64)}, 'y' from private.papers p
    where p.id = ${world.ids.paper ?? ''}`;
const freeRenewal: Before = (tx) =>
  tx`update public.renewal_requests set state = 'withdrawn', closed_at = now() where closed_at is null`;

/** Calls that need more than the world has, or whose arguments name the patient. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  reschedule_appointment: { before: (tx) => tx`update public.appointments set cancel_notice_minutes = 0` },
  accept_proposed_time: {
    before: (tx) => tx`update public.appointments set proposed_start = starts_at + interval '3 days',
      proposal_reason = 'Away', proposal_until = starts_at where id = ${world.ids.visit ?? ''}`,
  },
  request_correction: {
    before: (tx) =>
      tx`update public.correction_requests set state = 'withdrawn', answered_at = now() where state = 'open'`,
    first: async () => ({ p_id: world.ids.written }),
  },
  file_result: {
    // To any letter, past the check that it is an order: taking the result from it is a change.
    before: async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`insert into private.result_filings (document_id, letter_id, patient_id, by_id)
        select ${world.ids.result ?? ''}, l.id, l.patient_id, l.patient_id from public.letters l
        where l.patient_id = ${world.people.patientA} limit 1`;
      await tx`set local session_replication_role = origin`;
    },
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
  send_paper: { before: (tx) => signedAdvanced(tx) },
  take_back_sending: {
    before: (tx) => signedAdvanced(tx),
    first: async (tx) => ({
      p_id: await idOf(
        tx`select public.send_paper(${world.ids.paper ?? ''}, ${randomUUID()}, 'Corner Pharmacy', 'a@pharmacy.example', '123456')
          ->> 'id' as id`,
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
    const args = { ...functions[name]?.args(world), ...(await first?.(askingForPerson(tx, patientA))) };
    await tx`reset role`;
    // What was done first is told on its own; it is taken away past the guard of the table, to count this call alone.
    await tx`set local session_replication_role = replica`;
    await tx`delete from public.notifications where event = 'access.actedFor'`;
    await tx`set local session_replication_role = origin`;
    await assumeClaims(tx, claims);
    await beginActing(tx, patientA, `rpc/${name}`);
    await callByName(tx, one, args);
    await tx`reset role`;
    const rows = await tx<{ what: string }[]>`select payload ->> 'what' as what from public.notifications
      where recipient_id = ${patientA} and event = 'access.actedFor' and payload ->> 'delegateId' = ${delegate}`;
    return [...new Set(rows.map(({ what }) => what))];
  };
  return tryAs(world.sql, delegate, act, async (tx) => {
    // In the world they only read; what was agreed never changes but past the guard.
    await tx`set local session_replication_role = replica`;
    await tx`update public.delegations set may = 'add' where delegate_id = ${delegate}`;
    await tx`set local session_replication_role = origin`;
    await before?.(tx);
  });
}

describe('a patient hears of what is done for them', () => {
  it('by every function through which somebody may act for them', async () => {
    const silent: string[] = [];
    for (const name of await openToDelegate()) {
      if (name in NOT_TOLD) continue;
      const told = await toldBy(name).catch((cause: unknown) => [String(cause)]);
      if (told.length === 0 || !told.every((what) => what in DONE_FOR_YOU)) silent.push(`${name}: ${told.join()}`);
    }
    expect(silent).toEqual([]);
  });

  it('once, of a cancellation that happens by itself after the seconds to undo it', async () => {
    const { delegate, patientA } = world.people;
    const told = await tryAs(world.sql, delegate, async (tx) => {
      const forA = askingForPerson(tx, patientA);
      await forA`select public.cancel_appointment(${world.ids.visit ?? ''}, 'Away', null, true)`;
      await forA`select public.cancel_appointment(${world.ids.visit ?? ''}, p_undo => false)`;
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
    const names = await openToDelegate();
    expect(Object.keys(NOT_TOLD).filter((name) => !names.includes(name))).toEqual([]);
  });
});
