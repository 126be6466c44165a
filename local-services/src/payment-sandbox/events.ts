import { randomBytes } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** What happened, as it is queued. */
export interface Message {
  id: string;
  type: 'charge' | 'refund';
  createdAt: string;
  data: object;
}

export interface Delivery {
  sql: Sql;
  webhookUrl: string;
  /** A message in the provider's shape with its signature; null: that provider sends none of it. */
  sign: (message: Message) => Promise<{ body: string; headers: Record<string, string> } | null>;
}

/** Queues a message, in the transaction of the change it tells about. */
export async function announce(
  tx: TransactionSql,
  type: Message['type'],
  data: object,
  { copies = 1, delayMs = 0 }: { copies?: number; delayMs?: number } = {},
): Promise<void> {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const message: Message = { id, type, createdAt: new Date().toISOString(), data };
  const body = JSON.stringify(message);
  for (let copy = 0; copy < copies; copy += 1) {
    await tx`insert into payment_sandbox.deliveries (event_id, body, not_before)
      values (${id}, ${body}, now() + ${delayMs} * interval '1 millisecond')`;
  }
}

const TRIES = 12;
const TIMEOUT_MS = 5_000;

interface Queued {
  id: string;
  body: string;
}

async function deliver({ sql, webhookUrl, sign }: Delivery, { id, body: queued }: Queued): Promise<void> {
  const signed = await sign(JSON.parse(queued) as Message);
  const response = signed
    ? await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed.headers },
        body: signed.body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null)
    : null;
  await response?.arrayBuffer().catch(() => null);
  if (!signed || response?.ok) {
    await sql`update payment_sandbox.deliveries set done_at = now(), attempts = attempts + 1 where id = ${id}`;
    return;
  }
  await sql`update payment_sandbox.deliveries set attempts = attempts + 1,
    done_at = case when attempts + 1 >= ${TRIES} then now() end,
    not_before = now() + least(interval '1 second' * power(2, attempts), interval '10 minutes') where id = ${id}`;
}

/** Sends due messages concurrently and in no order, as providers do. Returns how many were tried. */
export async function deliverMessages(delivery: Delivery): Promise<number> {
  const due = await delivery.sql<Queued[]>`
    select id, body from payment_sandbox.deliveries where done_at is null and not_before <= now() order by id limit 20`;
  await Promise.all(due.map((one) => deliver(delivery, one)));
  return due.length;
}
