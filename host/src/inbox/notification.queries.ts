import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import { type Notification, notification } from './notification.schema';

export const notificationKeys = {
  all: ['notifications'] as const,
  of: (userId: string, limit: number) => ['notifications', userId, limit] as const,
};
const STALE = { invalidates: [notificationKeys.all] };

/** The most notifications that the database returns at once. */
export const MOST_NOTIFICATIONS = 100;

/** The signed-in person's notifications, newest first. */
function myNotifications({ client }: WithClient, userId: string, limit: number): BackendQueryOptions<Notification[]> {
  return {
    queryKey: notificationKeys.of(userId, limit),
    queryFn: ({ signal }) =>
      callBackend(client.rpc('my_notifications', { p_limit: limit }).abortSignal(signal), z.array(notification)),
  };
}

/** @param limit at most `MOST_NOTIFICATIONS` */
export function useMyNotifications(
  limit: number,
  settings: { pollMs?: number | false; enabled?: boolean } = {},
): BackendQuery<Notification[]> {
  return useBackendQuery((backend, userId) => myNotifications(backend, userId, limit), settings);
}

/** Only the first read counts; repeatable. */
export function useMarkNotificationRead(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, id: string) =>
      callBackend(client.rpc('mark_notification_read', { p_notification: id }), acknowledged),
    STALE,
  );
}

export function useMarkAllNotificationsRead(): BackendMutation<void, undefined> {
  return useBackendMutation(
    ({ client }: WithClient) => callBackend(client.rpc('mark_all_notifications_read'), acknowledged),
    STALE,
  );
}
