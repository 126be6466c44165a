import type { Sql } from 'postgres';
import type { SendMail } from '../mailbox/outgoing-mail';
import { failureKind, type Report } from '../report';
import { writeMail } from './mail-texts';

interface OutboxRow {
  id: string;
  recipient_email: string;
  template: string;
  payload: unknown;
}

/** What delivery needs. */
export interface DeliveryOptions {
  sql: Sql;
  send: SendMail;
  /** Links in mails begin with it. */
  origin: string;
  report?: Report | undefined;
}

async function deliverOne({ sql, send, origin, report }: DeliveryOptions, row: OutboxRow): Promise<void> {
  try {
    await send(writeMail(row.template, row.recipient_email, row.payload, { origin, now: new Date() }));
    await sql`select public.settle_outbox(${row.id}::bigint, true)`;
  } catch (cause) {
    const failure = failureKind(cause);
    report?.('mail.failed', { template: row.template, ...failure });
    // The kind only: texts of failures can quote what people typed.
    await sql`select public.settle_outbox(${row.id}::bigint, false, ${`${failure.kind} ${failure.code ?? ''}`})`;
  }
}

/** Delivers what waits in the outbox. Gives how many were tried; a failed one is tried again later, by the database's rules. */
export async function deliverOutbox(options: DeliveryOptions): Promise<number> {
  const rows = await options.sql<OutboxRow[]>`
    select id::text, recipient_email, template, payload from public.claim_outbox(20)`;
  for (const row of rows) await deliverOne(options, row);
  return rows.length;
}
