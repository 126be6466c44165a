import type { NotificationSettingsForm } from '@telehealth/contracts/schemas/notification-settings';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend, nothing } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { notificationSettingsKey } from './notification-settings.queries';
import type { Channel, PhoneChannel } from './notification-settings.schema';

const STALE = { invalidates: [notificationSettingsKey] };

export interface NotificationPreference {
  /** Events or areas that one switch covers. */
  events: readonly string[];
  channel: Channel;
  wanted: boolean;
}

async function setNotificationPreference(
  { client }: WithClient,
  { events, channel, wanted }: NotificationPreference,
): Promise<void> {
  for (const event of events) {
    const asked = client.rpc('set_notification_pref', { p_event: event, p_channel: channel, p_wanted: wanted });
    await callBackend(asked, nothing);
  }
}

/** Applies from the next event on. */
export const useSetNotificationPreference = (): BackendMutation<NotificationPreference, void> =>
  useBackendMutation(setNotificationPreference, STALE);

/** A code goes to the number of the profile. */
export const useSendPhoneCode = (): BackendMutation<PhoneChannel, void> =>
  useBackendMutation(
    ({ client }: WithClient, channel) =>
      callBackend(client.rpc('send_phone_code', { p_channel: channel }), acknowledged),
    STALE,
  );

/** @throws by `run`: `phone.codeWrong`, `phone.codeOver`, `phone.codeTries` */
export const useConfirmPhone = (): BackendMutation<string, void> =>
  useBackendMutation(
    ({ client }: WithClient, code) => callBackend(client.rpc('confirm_phone', { p_code: code }), nothing),
    STALE,
  );

export const useStopTexts = (): BackendMutation<void, void> =>
  useBackendMutation(({ client }: WithClient) => callBackend(client.rpc('stop_texts'), nothing), STALE);

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
