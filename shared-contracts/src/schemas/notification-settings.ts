import { z } from 'zod';
import { says } from './says';

const timeOfDay = z
  .string(says('notifications.quietTime'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('notifications.quietTime'));

/** How a person wants to be told: what a lock screen may show, and when not to be disturbed (equal times: never quiet). */
export const notificationSettingsSchema = z.object({
  privacyMode: z.boolean(says('data.invalid')),
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
});
export type NotificationSettingsForm = z.output<typeof notificationSettingsSchema>;
