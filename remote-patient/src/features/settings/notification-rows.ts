import type { NotificationRow } from '@telehealth/care/settings/notification-table';
import { eventsOf, GROUPS, type GroupId } from '@telehealth/contracts/notifications';

/** A row of the patient's settings. */
export interface ExampleRow extends NotificationRow {
  /** The template of its example mail. */
  example: string;
}

/** The patient's notifications, those nearest to their health first. */
export const NOTIFICATION_ROWS: readonly ExampleRow[] = (Object.keys(GROUPS) as GroupId[]).map((id) => ({
  ...GROUPS[id],
  id,
  events: eventsOf(id),
}));
