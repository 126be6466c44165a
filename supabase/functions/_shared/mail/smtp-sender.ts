import { createTransport } from 'nodemailer';
import { DeliveryPostponed, DeliveryRefused, type MailSender } from './mail.ts';

/** How the mail server is reached. */
export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which is encrypted by STARTTLS before anything is said. */
  url: string;
  /** From whom mails come, e.g. `Sawubona <no-reply@example.com>`. */
  from: string;
  /** How long each step may take, in milliseconds; ten seconds by default. */
  timeoutMs?: number;
}

/** What nodemailer says of a failure. `command` is the step of the conversation, `responseCode` the server's answer. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

const saidOf = ({ responseCode, code }: SmtpFailure): string => `${responseCode || code || 'unknown'}`;

/**
 * A server that answers 5xx to the recipient or to the text will do so again. One that refuses us (the sender, relaying, a rule of its
 * own: 5.7.x) says nothing about the person.
 */
function toKnown(failure: SmtpFailure): unknown {
  const { command, responseCode = 0, response = '' } = failure;
  const isOurs = command === 'MAIL FROM' || /\b5\.7\.\d/.test(response);
  if (responseCode >= 400 && (isOurs || responseCode < 500)) return new DeliveryPostponed(saidOf(failure));
  if (responseCode >= 500) return new DeliveryRefused(saidOf(failure));
  // Cut off or silent in the middle: it may have been accepted. A counted attempt.
  return failure;
}

/** Sends by SMTP, each mail over a connection of its own. */
export function createSmtpSender({ url, from, timeoutMs = 10_000 }: SmtpOptions): MailSender {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    // A mail is no clear text on the way, nor is the password; on this machine there is no way.
    requireTLS: !LOOPBACK.test(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  /** That somebody is there, encrypts and lets us in: asked before the first mail and after every failure. */
  let ready: Promise<unknown> | null = null;
  const prepare = async () => {
    ready ??= transport.verify();
    await ready.catch((cause: SmtpFailure) => {
      ready = null;
      throw new DeliveryPostponed(saidOf(cause));
    });
  };
  return async ({ to, subject, text, attachments = [] }, key) => {
    await prepare();
    await transport
      .sendMail({
        from,
        subject,
        text,
        to: { name: '', address: to },
        // Many mailboxes keep one of two mails with the same id.
        messageId: `<${key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
      })
      .catch((cause: SmtpFailure) => {
        ready = null;
        throw toKnown(cause);
      });
  };
}
