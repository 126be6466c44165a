import { randomBytes } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Behaviour } from './cards';
import { announce } from './events';

/** A charge in the sandbox's tables. */
export interface ChargeRow {
  id: string;
  amount_minor: number;
  currency: string;
  capture: 'now' | 'later';
  metadata: Record<string, string>;
  return_url: string | null;
  status: 'created' | 'challenge' | 'processing' | 'authorised' | 'paid' | 'failed' | 'cancelled';
  failure: string | null;
  behaviour: Behaviour | null;
  challenge_secret: string;
  refunded_minor: number;
}

export interface BankCore {
  sql: Sql;
  /** The sandbox's address for browsers, e.g. `http://localhost:3000/__bank`. */
  publicUrl: string;
  /** How long a slow bank takes, in milliseconds. */
  lateMs: number;
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export const chargeJson = ({ publicUrl }: BankCore, charge: ChargeRow) => ({
  id: charge.id,
  status: charge.status,
  amountMinor: charge.amount_minor,
  currency: charge.currency,
  failure: charge.status === 'failed' ? charge.failure : null,
  challengeUrl:
    charge.status === 'challenge' ? `${publicUrl}/challenge/${charge.id}?secret=${charge.challenge_secret}` : null,
  metadata: charge.metadata,
});

export interface NewCharge {
  /** Default: a new one. */
  id?: string;
  amountMinor: number;
  currency: string;
  capture: 'now' | 'later';
  key: string;
  metadata: Record<string, string>;
}

export async function findCharge(sql: Sql, id: string): Promise<ChargeRow | null> {
  const [row] = await sql<ChargeRow[]>`select * from payment_sandbox.charges where id = ${id}`;
  return row ?? null;
}

/** Creates a charge; the same idempotency key returns the same one. */
export async function createCharge({ sql }: BankCore, order: NewCharge): Promise<ChargeRow> {
  await sql`insert into payment_sandbox.charges (id, idempotency_key, amount_minor, currency, capture, metadata, challenge_secret)
    values (${order.id ?? newId('ch')}, ${order.key}, ${order.amountMinor}, ${order.currency}, ${order.capture},
      ${sql.json(order.metadata)}, ${randomBytes(16).toString('hex')}) on conflict (idempotency_key) do nothing`;
  const [row] = await sql<ChargeRow[]>`
    select * from payment_sandbox.charges where idempotency_key = ${order.key}`;
  if (!row) throw new Error('A charge vanished while it was created.');
  return row;
}

type Status = ChargeRow['status'];

interface Step {
  failure?: string | null;
  /** Milliseconds until a slow bank answers. */
  dueMs?: number | null;
  /** Milliseconds by which its message is late. */
  messageMs?: number;
}

/** Moves a charge from one of these states, with its message; returns null when it is in another state. */
export async function step(
  core: BankCore,
  tx: TransactionSql,
  id: string,
  from: readonly Status[],
  to: Status,
  { failure = null, dueMs = null, messageMs = 0 }: Step = {},
): Promise<ChargeRow | null> {
  const [row] = await tx<ChargeRow[]>`
    update payment_sandbox.charges set status = ${to}, failure = ${failure},
      due_at = ${dueMs === null ? null : tx`now() + ${dueMs} * interval '1 millisecond'`}
    where id = ${id} and status = any (${[...from]}) returning *`;
  if (!row) return null;
  const copies = row.behaviour === 'twice' ? 2 : 1;
  await announce(tx, 'charge', chargeJson(core, row), { copies, delayMs: messageMs });
  return row;
}

export const takenBy = (charge: Pick<ChargeRow, 'capture'>): Status =>
  charge.capture === 'later' ? 'authorised' : 'paid';

const FAILURES: Partial<Record<Behaviour, string>> = {
  declined: 'payment.declined',
  insufficientFunds: 'payment.insufficientFunds',
  cardExpired: 'payment.cardExpired',
};

/** The bank's first response to a card. */
export function answerOf(core: BankCore, behaviour: Behaviour, charge: ChargeRow): { to: Status } & Step {
  const failure = FAILURES[behaviour];
  if (failure) return { to: 'failed', failure };
  if (behaviour === 'challenge') return { to: 'challenge' };
  if (behaviour === 'late' || behaviour === 'lateDecline') return { to: 'processing', dueMs: core.lateMs };
  return { to: takenBy(charge), messageMs: behaviour === 'timeout' ? core.lateMs : 0 };
}

/** Applies the answers of slow banks that are due. */
export async function settleDue(core: BankCore): Promise<void> {
  const due = await core.sql<ChargeRow[]>`select * from payment_sandbox.charges where due_at <= now() limit 50`;
  for (const charge of due) {
    const isDeclined = charge.behaviour === 'lateDecline';
    await core.sql.begin((tx) =>
      step(core, tx, charge.id, ['processing'], isDeclined ? 'failed' : takenBy(charge), {
        failure: isDeclined ? 'payment.declined' : null,
      }),
    );
  }
}
