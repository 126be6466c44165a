import type { NotificationSettingsForm } from '@telehealth/contracts/schemas/notification-settings';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { notificationSettingsKey } from './notification-settings.queries';
import type { Channel, MailRhythm, PhoneChannel } from './notification-settings.schema';

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

/** Mails that wait already follow. */
export const useSetMailRhythm = (): BackendMutation<{ rhythm: MailRhythm; hour: number }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { rhythm, hour }) =>
      callBackend(client.rpc('set_mail_rhythm', { p_rhythm: rhythm, p_hour: hour }), nothing),
    STALE,
  );
