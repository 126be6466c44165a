import type { WrittenPhoneText } from '@telehealth/contracts/mail';

/** A text to one number. */
export interface PhoneMessage extends WrittenPhoneText {
  /** E.164, e.g. `+27821234567`. */
  to: string;
  channel: 'sms' | 'whatsapp';
  /** The number of its row in the outbox, under which receipts come back. */
  id: number;
}

/**
 * Hands a text over to whoever delivers it; resolves once it was accepted. What becomes of it then comes as a receipt.
 * @throws DeliveryRefused, DeliveryPostponed; anything else is a failed attempt, after which it may have left or not
 */
export type PhoneSender = (message: PhoneMessage) => Promise<void>;

/** What a provider says by a signed message. */
export type PhoneEvent =
  | { kind: 'receipt'; id: number; receipt: 'delivered' | 'undelivered' }
  /** Whoever has this number answered that they want nothing more. */
  | { kind: 'stop'; from: string }
  | { kind: 'unknown' };

/** Who delivers texts. */
export interface PhoneProvider {
  name: string;
  send: PhoneSender;
  /**
   * Reads a signed message.
   * @param search of the address that the provider called: it is signed with the body
   * @throws UnsignedMessage
   */
  verifyWebhook(body: string, headers: Headers, search: string): Promise<PhoneEvent>;
}
