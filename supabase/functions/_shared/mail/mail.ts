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

/**
 * Hands a mail over to whoever delivers it; resolves once it was accepted. `key` is the same for every attempt at the same
 * mail, and another for any other: where the other side can tell, a second attempt after a lost answer sends nothing twice.
 * @throws DeliveryRefused, DeliveryPostponed; anything else is a failed attempt, after which the mail may have left or not
 */
export type MailSender = (mail: OutgoingMail, key: string) => Promise<void>;

/** This mail or text will never be accepted: the address is refused, or the message itself. `code` is the other side's, without its words. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
  constructor(readonly code: string) {
    super(`The message was refused: ${code}`);
  }
}

/** Nobody's message is accepted now, or a second attempt is known to do no harm: it does not count against this one. */
export class DeliveryPostponed extends Error {
  override name = 'DeliveryPostponed';
  constructor(
    readonly code: string,
    /** When the other side wants to be asked again, in seconds, if it says. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`The message has to wait: ${code}`);
  }
}
