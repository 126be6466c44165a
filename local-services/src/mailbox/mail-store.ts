import type { MailAttachment, OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { Sql } from 'postgres';

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

/** Which mails are wanted; null: any. */
export interface MailQuery {
  /** The whole address, in whatever letter case. */
  to: string | null;
  /** Words that all stand somewhere in recipient, subject or text. */
  words: string | null;
  /** Only mails that came after the one with this number. */
  after: string | null;
}

/** Letters that LIKE would take for patterns stand for themselves. */
const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Newest first. */
export async function listMails(sql: Sql, { to, words, after }: MailQuery, limit: number): Promise<StoredMail[]> {
  const patterns = (words ?? '').split(/\s+/).filter(Boolean).map(likeWord);
  // Ordered by the number: the column of the answer is text, where 9 comes after 10.
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
