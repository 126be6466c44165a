import { DeliveryPostponed, DeliveryRefused } from '../mail/mail.ts';
import { jsonIn } from '../read-limited.ts';
import type { PhoneEvent, PhoneMessage, PhoneProvider } from './phone.ts';
import { verifyTwilio } from './twilio-signature.ts';

/**
 * How the provider is reached. Sources: twilio.com/docs/messaging/api/message-resource, …/usage/security#validating-requests,
 * …/content/send-templates-created-with-the-content-template-builder, …/messaging/guides/track-outbound-message-status.
 */
export interface TwilioOptions {
  /** `AC…`. */
  accountSid: string;
  /** Of the account: it lets us in, and signs what comes back. */
  authToken: string;
  /** Numbers or, for SMS, a messaging service (`MG…`) that texts come from; null: not by this channel. */
  smsFrom: string | null;
  whatsappFrom: string | null;
  /** Approved templates (`HX…`) of WhatsApp: a notice with a sentence {{1}} and an address {{2}}, and a code {{1}}. */
  templates: { notice: string; code: string } | null;
  /** Where our `phone-webhook` answers, as Twilio calls it. */
  webhookUrl: string;
  /** Where it answers; the provider itself by default. */
  url?: string;
  /** How long one request may take, in milliseconds; ten seconds by default. */
  timeoutMs?: number;
}

/** Error codes of a 400 that say something about this number: no number, no mobile, unsubscribed, not on WhatsApp. */
const THEIRS = [21211, 21214, 21217, 21610, 21612, 21614, 63003, 63024];
/** Words that end texts; a messaging service of Twilio's heeds them itself and tells us as well. */
const STOPS = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'];

function fieldsOf(options: TwilioOptions, message: PhoneMessage): Record<string, string> {
  const { smsFrom, whatsappFrom, templates, webhookUrl } = options;
  const { channel, to, text, parts, kind, id } = message;
  const callback = { StatusCallback: `${webhookUrl}?id=${id}` };
  if (channel === 'sms' && smsFrom !== null) {
    return { To: to, [smsFrom.startsWith('MG') ? 'MessagingServiceSid' : 'From']: smsFrom, Body: text, ...callback };
  }
  if (channel === 'sms' || whatsappFrom === null || templates === null) throw new DeliveryRefused(`no ${channel}`);
  return {
    To: `whatsapp:${to}`,
    From: `whatsapp:${whatsappFrom}`,
    ContentSid: templates[kind],
    ContentVariables: JSON.stringify(Object.fromEntries(parts.map((part, at) => [String(at + 1), part]))),
    ...callback,
  };
}

async function codeOf(response: Response): Promise<number> {
  const said = jsonIn(await response.text().catch(() => ''));
  return typeof said === 'object' && said !== null && 'code' in said ? Number(said.code) : 0;
}

/** @throws DeliveryRefused, DeliveryPostponed */
async function readAnswer(response: Response): Promise<void> {
  const code = await codeOf(response);
  if (response.ok) return;
  if (response.status === 400 && THEIRS.includes(code)) throw new DeliveryRefused(`400 ${code}`);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new DeliveryPostponed(`${response.status} ${code}`, Number.isFinite(seconds) ? seconds : null);
}

function eventOf(form: URLSearchParams, search: string): PhoneEvent {
  const status = form.get('MessageStatus');
  const id = Number(new URLSearchParams(search).get('id') ?? Number.NaN);
  if (status !== null && Number.isSafeInteger(id)) {
    if (status === 'delivered' || status === 'read') return { kind: 'receipt', id, receipt: 'delivered' };
    if (status === 'undelivered' || status === 'failed') return { kind: 'receipt', id, receipt: 'undelivered' };
    return { kind: 'unknown' };
  }
  const from = (form.get('From') ?? '').replace(/^whatsapp:/, '');
  const word = (form.get('Body') ?? '').trim().toUpperCase();
  const isStop = form.get('OptOutType') === 'STOP' || STOPS.includes(word);
  return isStop && /^\+[1-9]\d{7,14}$/.test(from) ? { kind: 'stop', from } : { kind: 'unknown' };
}

/**
 * Sends SMS and WhatsApp through Twilio. It knows no idempotency key: an attempt without an answer may have left, and counts.
 */
export function createTwilioProvider(options: TwilioOptions): PhoneProvider {
  const { accountSid, authToken, webhookUrl, url = 'https://api.twilio.com', timeoutMs = 10_000 } = options;
  return {
    name: 'twilio',
    async send(message) {
      const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
        body: new URLSearchParams(fieldsOf(options, message)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await readAnswer(response);
    },
    async verifyWebhook(body, headers, search) {
      const form = new URLSearchParams(body);
      await verifyTwilio(authToken, webhookUrl + search, form, headers.get('x-twilio-signature'));
      return eventOf(form, search);
    },
  };
}
