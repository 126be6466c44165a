import { writePhoneText, writePush } from '@telehealth/contracts/mail';
import type { Round } from '../in-rounds.ts';
import type { PhoneSender } from '../phone/phone.ts';
import type { Project } from '../project.ts';
import type { PushSender, PushTarget } from '../push/push.ts';
import { DeliveryPostponed, DeliveryRefused, type MailSender } from './mail.ts';
import { writeGatheredMail, writeJoinedMail } from './mail-texts.ts';

/** A leased message, as `claim_outbox` gives it. */
interface Message {
  id: number;
  channel: 'email' | 'sms' | 'whatsapp' | 'push';
  /** Of a mail; a text has a number, a push a browser. */
  recipient_email: string | null;
  recipient_phone: string | null;
  push_subscription_id: string | null;
  template: string;
  payload: unknown;
  attempts: number;
  created_at: string;
  /** Of a mail that waits for others of its reader. */
  gathered_until: string | null;
  /** The message in which it leaves. */
  joined_to: number | null;
}

/** What became of an attempt, in the words of `settle_outbox`. */
interface Outcome {
  outcome: 'sent' | 'refused' | 'postponed' | 'failed';
  /** The kind only: texts of failures can quote what people typed. */
  error: string | null;
  retryAfterSeconds: number | null;
}

/** What a delivery needs. */
export interface OutboxOptions {
  /** Null: mails wait. */
  send: MailSender | null;
  /** Null, or nothing: texts wait. */
  sendText?: PhoneSender | null | undefined;
  /** Null, or nothing: pushes wait. */
  sendPush?: PushSender | null | undefined;
  /** Links in mails and texts begin with it. */
  origin: string;
  /** Hears of each attempt that did not succeed: the template, what became of it, and the kind of the failure. */
  onFailure?: (template: string, outcome: string, cause: unknown) => void;
}

const AT_ONCE = 5;
const PER_ROUND = 20;

function outcomeOf(cause: unknown): Outcome {
  if (cause instanceof DeliveryRefused)
    return { outcome: 'refused', error: `refused ${cause.code}`, retryAfterSeconds: null };
  if (cause instanceof DeliveryPostponed) {
    return { outcome: 'postponed', error: `postponed ${cause.code}`, retryAfterSeconds: cause.retryAfterSeconds };
  }
  const kind = cause instanceof Error ? cause.name : typeof cause;
  return { outcome: 'failed', error: `failed ${kind}`, retryAfterSeconds: null };
}

/** What a message needs beside its row. */
interface Beside {
  /** Those that leave in it. */
  joined: readonly Message[];
  /** The browser of a push, while it still gets any. */
  target: PushTarget | undefined;
}

/**
 * Sends it. Everything in the mail comes from its row, the time of its calendar file too: providers compare a second attempt
 * with the first. The key names the installation's row by number and moment: two installations may share a provider.
 */
async function deliver(options: OutboxOptions, message: Message, { joined, target }: Beside) {
  const { send, sendText, sendPush, origin } = options;
  const {
    id,
    channel,
    template,
    payload,
    recipient_email: to,
    recipient_phone: number,
    created_at: createdAt,
  } = message;
  const now = new Date(createdAt);
  if (channel === 'email') {
    const write = message.gathered_until === null ? writeJoinedMail : writeGatheredMail;
    await send?.(write([message, ...joined], to ?? '', { origin, now }), `outbox-${id}-${now.getTime()}`);
  } else if (channel === 'push') {
    // It ended while it was claimed.
    if (!target) throw new DeliveryRefused('ended');
    await sendPush?.({ ...writePush(template, payload), to: target, id: Number(id), at: now });
  } else {
    await sendText?.({ ...writePhoneText(template, payload, origin), channel, id: Number(id), to: number ?? '' });
  }
}

async function attempt(options: OutboxOptions, message: Message, beside: Beside): Promise<Outcome> {
  const { onFailure } = options;
  const { template } = message;
  try {
    await deliver(options, message, beside);
    return { outcome: 'sent', error: null, retryAfterSeconds: null };
  } catch (cause) {
    const found = outcomeOf(cause);
    onFailure?.(template, found.outcome, cause);
    return found;
  }
}

async function targetsOf(project: Project, messages: readonly Message[]): Promise<readonly PushTarget[]> {
  const ids = messages.flatMap(({ push_subscription_id: id }) => (id === null ? [] : [id]));
  return ids.length === 0 ? [] : ((await project.asServer('push_targets', { p_ids: ids })) as PushTarget[]);
}

/**
 * Delivers what waits in the outbox on the channels that somebody delivers, up to twenty messages, five at once. Safe to run twice at once: each message is leased to one
 * worker for two minutes, more than one round of attempts can take.
 */
export async function drainOutbox(project: Project, options: OutboxOptions): Promise<Round> {
  const channels = [
    ...(options.send ? ['email'] : []),
    ...(options.sendText ? ['sms', 'whatsapp'] : []),
    ...(options.sendPush ? ['push'] : []),
  ];
  const asked = { p_limit: PER_ROUND, p_channels: channels };
  const claimed = (await project.asServer('claim_outbox', asked)) as Message[];
  const messages = claimed.filter((one) => one.joined_to === null);
  const joinedTo = (id: number) =>
    claimed.filter((one) => one.joined_to === id).sort((a, b) => Number(a.id) - Number(b.id));
  const targets = await targetsOf(project, messages);
  const besideOf = ({ id, push_subscription_id: browser }: Message): Beside => ({
    joined: joinedTo(id),
    target: targets.find((one) => one.id === browser),
  });
  const waiting = [...messages];
  let failed = 0;
  const lane = async () => {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      const { outcome, error, retryAfterSeconds } = await attempt(options, message, besideOf(message));
      if (outcome !== 'sent') failed += 1;
      await project.asServer('settle_outbox', {
        p_id: message.id,
        p_attempt: message.attempts,
        p_outcome: outcome,
        p_error: error,
        p_retry_after: retryAfterSeconds,
      });
    }
  };
  // Each lane to its end: one whose report got lost leaves its message to the next claim.
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const broken = lanes.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return { done: messages.length - failed, failed };
}
