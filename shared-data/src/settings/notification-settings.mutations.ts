import type { NotificationSettingsForm } from '@telehealth/contracts/schemas';
import type { WithClient } from '../client/backend';
import { callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { notificationSettingsKey } from './notification-settings.queries';
import type { Channel } from './notification-settings.schema';

const STALE = { invalidates: [notificationSettingsKey] };

export interface Telling {
  /** Events or areas that stand and fall together. */
  events: readonly string[];
  channel: Channel;
  wanted: boolean;
}

async function setTelling({ client }: WithClient, { events, channel, wanted }: Telling): Promise<void> {
  for (const event of events) {
    const asked = client.rpc('set_notification_pref', { p_event: event, p_channel: channel, p_wanted: wanted });
    await callBackend(asked, nothing);
  }
}

/** Holds from the next thing that happens on. */
export const useSetTelling = (): BackendMutation<Telling, void> => useBackendMutation(setTelling, STALE);

export function useSaveNotificationSettings(): BackendMutation<NotificationSettingsForm, void> {
  return useBackendMutation(
    ({ client }: WithClient, { privacyMode, quietFrom, quietUntil }) =>
      callBackend(
        client.rpc('set_notification_settings', {
          p_privacy_mode: privacyMode,
          p_quiet_from: quietFrom,
          p_quiet_until: quietUntil,
        }),
        nothing,
      ),
    STALE,
  );
}
