import type { Sql } from 'postgres';
import type { MailAttachment, OutgoingMail } from './outgoing-mail';

/** A mail as kept. */
export interface StoredMail {
  /** Ascending number as text. */
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments: readonly MailAttachment[];
  sentAt: Date;
}

interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attachments: MailAttachment[];
  sent_at: Date;
}

/** Older mails are dropped, so that the mailbox of a long-lived installation stays small. */
const KEPT_MAILS = 2000;

const toMail = (row: MailRow): StoredMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.body,
  attachments: row.attachments,
  sentAt: row.sent_at,
});

export async function keepMail(sql: Sql, mail: OutgoingMail): Promise<void> {
  const attachments = JSON.stringify(mail.attachments ?? []);
  const [row] = await sql<{ id: string }[]>`
    insert into mailbox.mails (recipient, subject, body, attachments)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${attachments}::text::jsonb) returning id::text`;
  if (row) await sql`delete from mailbox.mails where id <= ${row.id}::bigint - ${KEPT_MAILS}`;
}

/** Newest first; `to` null means everybody's. */
export async function listMails(sql: Sql, to: string | null, limit: number): Promise<StoredMail[]> {
  const rows = await sql<MailRow[]>`
    select id::text, recipient, subject, body, attachments, sent_at from mailbox.mails
    where ${to === null} or lower(recipient) = ${(to ?? '').trim().toLowerCase()}
    order by id desc limit ${limit}`;
  return rows.map(toMail);
}

export async function findMail(sql: Sql, id: string): Promise<StoredMail | null> {
  const rows = await sql<MailRow[]>`
    select id::text, recipient, subject, body, attachments, sent_at from mailbox.mails where id = ${id}::text::bigint`;
  return rows[0] ? toMail(rows[0]) : null;
}
