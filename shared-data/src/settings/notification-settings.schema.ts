import { z } from 'zod';
import { answerSchema } from '../rows/row-schema';

export const CHANNELS = ['app', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How the signed-in person is told things. */
export const notificationSettings = answerSchema({
  privacyMode: z.boolean(),
  /** `HH:MM` on their own clock; equal times: never quiet. */
  quietFrom: z.string(),
  quietUntil: z.string(),
  timeZone: z.string(),
  /** What they said, of an event (`message.received`) or of a whole area (`booking`), where it differs from the default. */
  prefs: z.array(z.object({ event: z.string(), channel: z.enum(CHANNELS), wanted: z.boolean() })),
  /** Events and areas that are always told, and those that are mailed only when asked for. */
  always: z.array(z.string()),
  unwanted: z.array(z.string()),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** Whether an event or an area reaches the person on a channel, by the rule of the database. */
export function isTold({ prefs, always, unwanted }: NotificationSettings, event: string, channel: Channel): boolean {
  const area = event.split('.')[0] ?? event;
  const says = (name: string) => prefs.find((pref) => pref.event === name && pref.channel === channel)?.wanted;
  if (always.includes(event)) return true;
  return says(event) ?? says(area) ?? (channel === 'app' || !unwanted.includes(event));
}
