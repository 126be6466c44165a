/** A file that travels with a mail. Text only: calendar entries, letters. */
export interface MailAttachment {
  name: string;
  /** For instance `text/calendar; charset=utf-8`. */
  contentType: string;
  content: string;
}

/** A plain-text mail to one person. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  attachments?: readonly MailAttachment[];
}

/** Delivers a mail; rejects when it could not be kept. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;
