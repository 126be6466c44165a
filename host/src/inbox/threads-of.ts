import { visitOf } from '@telehealth/contracts/notifications';
import type { Notification } from './notification.schema';

/** What one was told of one visit, or one thing that is of none. */
export interface Thread {
  newest: Notification;
  /** Newest first. */
  earlier: readonly Notification[];
}

/** @param all newest first; the threads are ordered by what is newest in each */
export function threadsOf(all: readonly Notification[]): Thread[] {
  const threads = new Map<string, Notification[]>();
  for (const one of all) {
    const visit = visitOf(one.event, { appointmentId: one.payload.appointmentId, refId: one.refId });
    const key = visit === null ? one.id : `visit ${visit}`;
    threads.set(key, [...(threads.get(key) ?? []), one]);
  }
  return [...threads.values()].flatMap(([newest, ...earlier]) => (newest === undefined ? [] : [{ newest, earlier }]));
}

/** Those of it that were not read yet. */
export const unreadIn = ({ newest, earlier }: Thread): Notification[] =>
  [newest, ...earlier].filter(({ readAt }) => readAt === null);
