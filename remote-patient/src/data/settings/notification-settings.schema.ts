import { answerSchema } from '@telehealth/data/rows/row-schema';
import { z } from 'zod';

export const CHANNELS = ['app', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export const notificationSettings = answerSchema({
  privacyMode: z.boolean(),
  /** `HH:MM` on their own clock; equal times: never quiet. */
  quietFrom: z.string(),
  quietUntil: z.string(),
  timeZone: z.string(),
  /** Choices for an event (`message.received`) or a whole area (`booking`) that differ from the default. */
  prefs: z.array(z.object({ event: z.string(), channel: z.enum(CHANNELS), wanted: z.boolean() })),
  /** Events and areas that are always sent, and those mailed only on request. */
  always: z.array(z.string()),
  unwanted: z.array(z.string()),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** Whether an event or area reaches the person on a channel, by the database's rule. */
export function isTold({ prefs, always, unwanted }: NotificationSettings, event: string, channel: Channel): boolean {
  const area = event.split('.')[0] ?? event;
  const says = (name: string) => prefs.find((pref) => pref.event === name && pref.channel === channel)?.wanted;
  if (always.includes(event)) return true;
  return says(event) ?? says(area) ?? (channel === 'app' || !unwanted.includes(event));
}
