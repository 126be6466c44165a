import type { Dice } from '@telehealth/local-services/test-support/dice';
import type { TransactionSql } from 'postgres';
import { claimsOf } from '../support/people';

/** Who takes part, and where the sequence has come to. */
export interface Stage {
  tx: TransactionSql;
  dice: Dice;
  patients: readonly string[];
  specialists: readonly { id: string; visitType: string }[];
  /** What every visit costs. */
  price: { amountMinor: number; currency: string };
  /** The clock of this sequence. */
  now: Date;
  /** Visits made so far. */
  visits: { id: string; patient: string; specialist: string }[];
}

/** Makes the transaction that person's, at the sequence's time; null is the server. */
async function be({ tx, now }: Stage, person: string | null): Promise<void> {
  const claims = person ? claimsOf(person) : { role: 'service_role' };
  await tx`select set_config('sawubona.clock', ${now.toISOString()}, true), set_config('role', ${claims.role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
}

type Event = (stage: Stage) => Promise<void>;

const CARDS = ['4242424242424242', '4242424242424242', '4000000000000002', '4000000000003220'] as const;

async function hold(stage: Stage): Promise<void> {
  const { tx, dice } = stage;
  const patient = dice.pick(stage.patients);
  const { id, visitType } = dice.pick(stage.specialists);
  // Few times, so that people get into each other's way; the grid is half an hour.
  const at = new Date(Math.ceil((stage.now.getTime() + dice.upTo(5) * 1_800_000) / 1_800_000) * 1_800_000);
  await be(stage, patient);
  const [row] = await tx<{ id: string }[]>`
    select id from public.hold_slot(${visitType}, ${at}, 'video', 'Europe/London', ${dice.uuid()})`;
  if (row && !stage.visits.some((visit) => visit.id === row.id))
    stage.visits.push({ id: row.id, patient, specialist: id });
}

/** An event of one of the visits made so far, by that side. */
function ofVisit(
  side: 'patient' | 'specialist' | 'server',
  work: (tx: TransactionSql, id: string, stage: Stage) => Promise<unknown>,
): Event {
  return async (stage) => {
    if (stage.visits.length === 0) return hold(stage);
    const visit = stage.dice.pick(stage.visits);
    await be(stage, side === 'server' ? null : visit[side]);
    await work(stage.tx, visit.id, stage);
  };
}

const pay: Event = ofVisit(
  'patient',
  (tx, id, { dice }) => tx`select public.sandbox_charge(${id}, ${dice.pick(CARDS)}, '12/49', '123', ${dice.uuid()})`,
);
const submit: Event = ofVisit('patient', (tx, id) => tx`select public.book_visit(${id}, 'Cough', true)`);
const halfHours = ({ now, dice }: Stage, most: number, from = 0) =>
  new Date(Math.ceil((now.getTime() + (from + dice.upTo(most)) * 1_800_000) / 1_800_000) * 1_800_000);
const move = ofVisit(
  'patient',
  (tx, id, stage) => tx`select public.reschedule_appointment(${id}, ${halfHours(stage, 6)}, 'The plan changed')`,
);
const propose = ofVisit('specialist', (tx, id, stage) => {
  const moves = [{ appointmentId: id, startsAt: halfHours(stage, 6, 48).toISOString() }];
  return tx`select public.propose_times(${tx.json(moves)}, 'The plan changed')`;
});
const enter: Event = ofVisit(
  'patient',
  (tx, id, { dice }) =>
    tx`select public.enter_waiting_room(${id}, 'At home, 1 Long Street', '+44 7700 900123', true, ${dice.uuid()})`,
);
const late: Event = ofVisit(
  'server',
  (tx, id, { dice, price }) =>
    tx`select public.confirm_booking(${id}, ${`event-${dice.upTo(4)}-${id}`}, 'ref', ${price.amountMinor}, ${price.currency})`,
);

async function wait(stage: Stage): Promise<void> {
  stage.now = new Date(stage.now.getTime() + stage.dice.pick([1, 4, 9, 16, 31, 75]) * 60_000);
}

async function job(stage: Stage): Promise<void> {
  await be(stage, null);
  await stage.tx`select public.run_due_jobs()`;
}

/** What may happen, the common things more often. */
export const EVENTS: readonly (readonly [string, Event])[] = [
  ...Array.from({ length: 3 }, () => ['hold', hold] as const),
  ...Array.from({ length: 3 }, () => ['submit', submit] as const),
  ...Array.from({ length: 3 }, () => ['pay', pay] as const),
  ...Array.from({ length: 3 }, () => ['wait', wait] as const),
  ...Array.from({ length: 2 }, () => ['enter', enter] as const),
  ['extend', ofVisit('patient', (tx, id) => tx`select public.extend_hold(${id})`)],
  ['cancel', ofVisit('patient', (tx, id) => tx`select public.cancel_appointment(${id}, 'Something came up')`)],
  ['cancel by specialist', ofVisit('specialist', (tx, id) => tx`select public.cancel_appointment(${id}, 'Ill')`)],
  ['move', move],
  ['propose', propose],
  ['accept proposal', ofVisit('patient', (tx, id) => tx`select public.accept_proposed_time(${id})`)],
  ['withdraw proposal', ofVisit('specialist', (tx, id) => tx`select public.withdraw_proposal(${id})`)],
  ['admit', ofVisit('specialist', (tx, id, { dice }) => tx`select public.admit_patient(${id}, ${dice.uuid()})`)],
  ['admit', ofVisit('specialist', (tx, id, { dice }) => tx`select public.admit_patient(${id}, ${dice.uuid()})`)],
  ['interrupt', ofVisit('patient', (tx, id) => tx`select public.interrupt_consultation(${id}, 'patient')`)],
  ['resume', ofVisit('specialist', (tx, id) => tx`select public.resume_consultation(${id}, 'voice')`)],
  ['finish', ofVisit('specialist', (tx, id) => tx`select public.finish_consultation(${id})`)],
  ['abandon', ofVisit('specialist', (tx, id) => tx`select public.abandon_consultation(${id}, 'The line is weak')`)],
  ['no-show', ofVisit('specialist', (tx, id) => tx`select public.report_no_show(${id})`)],
  ['late money', late],
  ['jobs', job],
];
