import type { MailAttachment, OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { Sql } from 'postgres';

export interface StoredMail {
  /** An ascending number, as text. */
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

/** Older mails are deleted, so that a long-lived installation's mailbox stays small. */
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

export interface MailQuery {
  /** The whole address, case-insensitive. */
  to: string | null;
  /** Words that must all occur in recipient, subject or text. */
  words: string | null;
  /** Only mails after the one with this id. */
  after: string | null;
}

/** Escapes LIKE wildcards. */
const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export async function listMails(sql: Sql, { to, words, after }: MailQuery, limit: number): Promise<StoredMail[]> {
  const patterns = (words ?? '').split(/\s+/).filter(Boolean).map(likeWord);
  // Ordered as a number: the selected column is text, where 9 comes after 10.
  const rows = await sql<MailRow[]>`
    select id::text, recipient, subject, body, attachments, sent_at from mailbox.mails m
    where (${to === null} or lower(recipient) = ${(to ?? '').trim().toLowerCase()})
      and m.id > ${after ?? '0'}::text::bigint
      and (recipient || ' ' || subject || ' ' || body) ilike all (${patterns}::text[])
    order by m.id desc limit ${limit}`;
  return rows.map(toMail);
}

export async function findMail(sql: Sql, id: string): Promise<StoredMail | null> {
  const rows = await sql<MailRow[]>`
    select id::text, recipient, subject, body, attachments, sent_at from mailbox.mails where id = ${id}::text::bigint`;
  return rows[0] ? toMail(rows[0]) : null;
}
