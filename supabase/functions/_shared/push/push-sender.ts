import { DeliveryPostponed, DeliveryRefused } from '../mail/mail.ts';
import { encryptPush } from './encrypt-push.ts';
import type { PushMessage, PushSender } from './push.ts';
import { readVapid, type VapidKeys, vapidHeader } from './vapid.ts';

/** How pushes leave. */
export interface PushSenderOptions {
  vapid: VapidKeys;
  /** How requests are sent; the platform's fetch by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** How long one request may take, in milliseconds; ten seconds by default. */
  timeoutMs?: number;
  now?: () => Date;
}

/** What is about this browser or this message; everything else is ours or theirs, and waits. */
const THEIRS = [400, 404, 410, 413];

/** The database lets in no other address; a second look, because whatever stands there is called by us. */
function requireForeign(endpoint: string): void {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname);
  if (protocol !== 'https:' || !isName || port !== '' || username !== '' || password !== '')
    throw new DeliveryRefused('address');
}

async function requestOf(message: PushMessage, options: PushSenderOptions, key: CryptoKey): Promise<Request> {
  const { to, notice, urgency, keepsMinutes, at, id } = message;
  const { vapid, timeoutMs = 10_000, now = () => new Date() } = options;
  const age = Math.floor((now().getTime() - at.getTime()) / 1000);
  return new Request(to.endpoint, {
    method: 'POST',
    body: await encryptPush(JSON.stringify(notice), to),
    // An address of somebody else's leads nowhere but there.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: await vapidHeader(vapid, key, to.endpoint, now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(Math.max(0, keepsMinutes * 60 - age)),
      urgency,
      // A second attempt after a lost answer takes the place of the first.
      topic: `outbox-${id}`,
    },
  });
}

/** @throws DeliveryRefused, DeliveryPostponed */
function readAnswer({ ok, status, headers, type }: Response): void {
  if (ok) return;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new DeliveryRefused('redirect');
  if (THEIRS.includes(status)) throw new DeliveryRefused(String(status));
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  throw new DeliveryPostponed(String(status), Number.isFinite(seconds) ? seconds : null);
}

/** Sends by Web Push (RFC 8030), encrypted for the browser alone. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { fetch: send = (request) => fetch(request) } = options;
  let key: Promise<CryptoKey> | null = null;
  return async (message) => {
    requireForeign(message.to.endpoint);
    key ??= readVapid(options.vapid);
    const response = await send(await requestOf(message, options, await key)).catch((cause: unknown) => {
      throw new DeliveryPostponed(cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'no answer');
    });
    // What it says besides is nothing to us, and may be long.
    await response.body?.cancel();
    readAnswer(response);
  };
}
