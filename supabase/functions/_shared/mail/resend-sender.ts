import { DeliveryPostponed, DeliveryRefused, type MailSender } from './mail.ts';

/** How the provider is reached. Source: resend.com/docs/api-reference/emails/send-email and …/errors. */
export interface ResendOptions {
  /** `re_…`, with the right to send only. */
  apiKey: string;
  /** From whom mails come, of a domain verified there, e.g. `Sawubona <no-reply@example.com>`. */
  from: string;
  /** Where it answers; the provider itself by default. */
  url?: string;
  /** How long one request may take, in milliseconds; ten seconds by default. */
  timeoutMs?: number;
}

/** Errors of a 4xx answer that say something about our own settings, and nothing about this mail or its reader. */
const OURS = ['invalid_from_address', 'invalid_access', 'invalid_region', 'invalid_idempotency_key'];

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

async function nameOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const name = typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';
  return /^[a-z_]{1,60}$/.test(name) ? name : '';
}

function secondsIn(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}

/** @throws DeliveryRefused, DeliveryPostponed */
async function readAnswer(response: Response): Promise<void> {
  if (response.ok) return;
  const name = await nameOf(response);
  // The key was used for this row before, and the mail accepted then; only its text has changed with a new version of ours.
  if (response.status === 409 && name === 'invalid_idempotent_request') return;
  const code = `${response.status} ${name}`.trim();
  if ([400, 413, 422].includes(response.status) && !OURS.includes(name)) throw new DeliveryRefused(code);
  throw new DeliveryPostponed(code, secondsIn(response));
}

/**
 * Sends through Resend. It knows an idempotency key for a day, so an attempt without an answer may be made again as if it had
 * never been: what was accepted is not sent twice.
 */
export function createResendSender(options: ResendOptions): MailSender {
  const { apiKey, from, url = 'https://api.resend.com', timeoutMs = 10_000 } = options;
  return async ({ to, subject, text, attachments = [] }, key) => {
    const request = new Request(`${url}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'user-agent': 'sawubona-mail-worker',
      },
      body: JSON.stringify({
        from,
        to: [to],
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ name, contentType, content }) => ({
          filename: name,
          content: base64(content),
          content_type: contentType,
        })),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const response = await fetch(request).catch((cause: unknown) => {
      throw new DeliveryPostponed(cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'no answer');
    });
    await readAnswer(response);
    // Its id is of no use to us, but the connection is free only when the answer was read.
    if (!response.bodyUsed) await response.body?.cancel();
  };
}
