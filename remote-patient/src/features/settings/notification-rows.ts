import { eventsOf, GROUPS, type GroupId } from '@telehealth/contracts/notifications';

/** A row of the notification settings: the events under one choice. */
export interface NotificationRow {
  id: string;
  title: string;
  detail?: string;
  /** The database's names: an event (`message.received`), or an area (`booking`). */
  events: readonly string[];
  /** The template of its example mail. */
  example: string;
}

/** The patient's notifications, those nearest to their health first. */
export const NOTIFICATION_ROWS: readonly NotificationRow[] = (Object.keys(GROUPS) as GroupId[]).map((id) => ({
  ...GROUPS[id],
  id,
  events: eventsOf(id),
}));
