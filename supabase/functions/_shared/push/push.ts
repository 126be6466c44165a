import type { WrittenPush } from '@telehealth/contracts/mail';
import type { PushKeys } from './encrypt-push.ts';

/** A browser that gets notices, as `push_targets` gives it. */
export interface PushTarget extends PushKeys {
  id: string;
  endpoint: string;
  /** What it says it is, in plain words. */
  label: string;
}

/** A push to one browser. */
export interface PushMessage extends WrittenPush {
  to: PushTarget;
  /** The number of its row in the outbox. */
  id: number;
  /** When it was written. */
  at: Date;
}

/**
 * Hands a push over to the service of its browser; resolves once it was accepted.
 * @throws DeliveryRefused, DeliveryPostponed; anything else is a failed attempt
 */
export type PushSender = (message: PushMessage) => Promise<void>;
