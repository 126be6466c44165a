import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type NotificationSettings, notificationSettings } from './notification-settings.schema';

export const notificationSettingsKey = ['notification-settings'] as const;

export function myNotificationSettings(
  { client }: WithClient,
  userId: string,
): BackendQueryOptions<NotificationSettings> {
  return {
    queryKey: [...notificationSettingsKey, userId],
    queryFn: ({ signal }) =>
      callBackend(client.rpc('my_notification_settings').abortSignal(signal), notificationSettings),
  };
}

/** The signed-in person's notification settings. */
export const useNotificationSettings = (): BackendQuery<NotificationSettings> =>
  useBackendQuery(myNotificationSettings);
