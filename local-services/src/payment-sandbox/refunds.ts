import type { Sql } from 'postgres';
import { type BankCore, type ChargeRow, newId } from './charges';
import { announce } from './events';

interface RefundRow {
  id: string;
  charge_id: string;
  amount_minor: number;
  metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface NewRefund {
  charge: string;
  amountMinor: number;
  key: string;
  metadata: Record<string, string>;
}

async function refundJson(sql: Sql, refund: RefundRow) {
  const [charge] = await sql<{ currency: string }[]>`
    select currency from payment_sandbox.charges where id = ${refund.charge_id}`;
  return {
    id: refund.id,
    status: refund.status,
    charge: refund.charge_id,
    amountMinor: refund.amount_minor,
    currency: charge?.currency ?? '',
    metadata: refund.metadata,
  };
}
export type RefundJson = Awaited<ReturnType<typeof refundJson>>;

export async function findRefund(sql: Sql, id: string): Promise<RefundJson | null> {
  const [row] = await sql<RefundRow[]>`select * from payment_sandbox.refunds where id = ${id}`;
  return row ? refundJson(sql, row) : null;
}

/** Refunds of a charge, oldest first; with an id that one alone, of whichever charge. */
export async function refundsOfCharge(sql: Sql, charge: string, id = ''): Promise<RefundJson[]> {
  const rows = await sql<RefundRow[]>`select * from payment_sandbox.refunds
    where case when ${id} = '' then charge_id = ${charge} else id = ${id} end order by created_at, id`;
  return Promise.all(rows.map((row) => refundJson(sql, row)));
}

/**
 * Creates a refund of at most what was paid; the same idempotency key returns the same one. A refusal returns its reason as text.
 */
export async function createRefund({ sql, lateMs }: BankCore, order: NewRefund): Promise<RefundJson | string> {
  const made = await sql.begin(async (tx) => {
    const [charge] = await tx<ChargeRow[]>`select * from payment_sandbox.charges where id = ${order.charge} for update`;
    const [known] = await tx<RefundRow[]>`select * from payment_sandbox.refunds where idempotency_key = ${order.key}`;
    if (known) return known;
    if (charge?.status !== 'paid') return 'chargeNotPaid';
    if (charge.refunded_minor + order.amountMinor > charge.amount_minor) return 'refundTooMuch';
    await tx`update payment_sandbox.charges set refunded_minor = refunded_minor + ${order.amountMinor} where id = ${charge.id}`;
    const [row] = await tx<RefundRow[]>`
      insert into payment_sandbox.refunds (id, idempotency_key, charge_id, amount_minor, metadata, status, due_at)
      values (${newId('re')}, ${order.key}, ${charge.id}, ${order.amountMinor}, ${tx.json(order.metadata)}, 'pending',
        now() + ${lateMs} * interval '1 millisecond') returning *`;
    return row ?? 'refundFailed';
  });
  return typeof made === 'string' ? made : refundJson(sql, made);
}

/** Pays due refunds out, or has the bank refuse them. */
export async function settleDueRefunds({ sql }: BankCore): Promise<void> {
  const due = await sql<(RefundRow & { behaviour: string })[]>`
    select r.*, c.behaviour from payment_sandbox.refunds r join payment_sandbox.charges c on c.id = r.charge_id
    where r.status = 'pending' and r.due_at <= now() limit 50`;
  for (const { behaviour, ...refund } of due) {
    const status = behaviour === 'refundFails' ? 'failed' : 'succeeded';
    const json = await refundJson(sql, { ...refund, status });
    await sql.begin(async (tx) => {
      const { count } = await tx`update payment_sandbox.refunds set status = ${status}, due_at = null
        where id = ${refund.id} and status = 'pending'`;
      if (count === 0) return;
      if (status === 'failed') {
        await tx`update payment_sandbox.charges set refunded_minor = refunded_minor - ${refund.amount_minor}
          where id = ${refund.charge_id}`;
      }
      await announce(tx, 'refund', json, { copies: behaviour === 'twice' ? 2 : 1 });
    });
  }
}
