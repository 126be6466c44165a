import { z } from 'zod';
import { answerSchema } from '../rows/row-schema';

export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];
const CHANNELS = ['app', 'email', 'push', ...PHONE_CHANNELS] as const;
export type Channel = (typeof CHANNELS)[number];

const moment = z.coerce.date().nullable();

/** Texts: which channels there are, and how far the person's number is. */
const phone = z.object({
  channels: z.array(z.enum(PHONE_CHANNELS)),
  /** As typed in the profile, and as it is dialled, where that is certain. */
  number: z.string().nullable(),
  dialled: z.string().nullable(),
  /** Whether numbers of that country are texted at all. */
  reachable: z.boolean(),
  /** By which the last code was sent. */
  channel: z.enum(PHONE_CHANNELS).nullable(),
  confirmedAt: moment,
  stoppedAt: moment,
  /** The last text did not arrive. */
  failedAt: moment,
  /** A code is on its way, and works until then. */
  codeUntil: moment,
});
export type PhoneSettings = z.output<typeof phone>;

export const MAIL_RHYTHMS = ['at_once', 'hourly', 'daily'] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

export const notificationSettings = answerSchema({
  privacyMode: z.boolean(),
  /** `HH:MM` on their own clock; equal times: never quiet. */
  quietFrom: z.string(),
  quietUntil: z.string(),
  timeZone: z.string(),
  /** How mails that may wait come; daily ones at that hour of their own clock. */
  mailRhythm: z.enum(MAIL_RHYTHMS),
  mailHour: z.number(),
  /** Choices for an event (`message.received`) or a whole area (`booking`) that differ from the default. */
  prefs: z.array(z.object({ event: z.string(), channel: z.enum(CHANNELS), wanted: z.boolean() })),
  /** Null where nobody sends texts. */
  phone: phone.nullable(),
  /** Whether a browser of theirs gets notices while our pages are closed; null where nobody sends any. */
  pushed: z.boolean().nullable(),
  /** Events and areas that are always sent, and those mailed only on request. */
  always: z.array(z.string()),
  unwanted: z.array(z.string()),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** Whether texts come to the number now. */
export const isTexting = ({ confirmedAt, stoppedAt }: PhoneSettings): boolean =>
  confirmedAt !== null && stoppedAt === null;

/** The channels that there are to choose for this person. */
export const channelsOf = ({ phone: texts, pushed }: NotificationSettings): readonly Channel[] => [
  'app',
  'email',
  ...(pushed ? (['push'] as const) : []),
  ...(texts && isTexting(texts) ? texts.channels : []),
];

const isPhone = (channel: Channel): channel is PhoneChannel => channel === 'sms' || channel === 'whatsapp';

/** Whether an event or area reaches the person on a channel, by the database's rule. */
export function isTold(
  { prefs, always, unwanted, phone: texts }: NotificationSettings,
  event: string,
  channel: Channel,
): boolean {
  const area = event.split('.')[0] ?? event;
  const says = (name: string) => prefs.find((pref) => pref.event === name && pref.channel === channel)?.wanted;
  const chosen = () => says(event) ?? says(area);
  if (channel === 'push') return chosen() ?? true;
  if (isPhone(channel)) return chosen() ?? texts?.channel === channel;
  if (always.includes(event)) return true;
  return chosen() ?? (channel === 'app' || !unwanted.includes(event));
}
