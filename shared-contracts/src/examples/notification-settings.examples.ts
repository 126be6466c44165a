import type { Example } from './example';

/** What the settings page of notifications sends. */
export interface NotificationSettingsValues {
  privacyMode: boolean;
  quietFrom: string;
  quietUntil: string;
}

const GOOD: NotificationSettingsValues = { privacyMode: true, quietFrom: '21:00', quietUntil: '07:00' };

/** Examples for privacy and quiet hours. */
export const NOTIFICATION_SETTINGS_EXAMPLES: readonly Example<NotificationSettingsValues>[] = [
  { name: 'the night', values: GOOD },
  { name: 'never quiet', values: { ...GOOD, quietFrom: '00:00', quietUntil: '00:00' } },
  { name: 'without privacy mode', values: { ...GOOD, privacyMode: false } },
  { name: 'last minute of the day', values: { ...GOOD, quietUntil: '23:59' } },
  {
    name: 'hour 24',
    values: { ...GOOD, quietFrom: '24:00' },
    refused: { path: 'quietFrom', id: 'notifications.quietTime' },
  },
  {
    name: 'no leading zero',
    values: { ...GOOD, quietUntil: '7:00' },
    refused: { path: 'quietUntil', id: 'notifications.quietTime' },
  },
  {
    name: 'minute 60',
    values: { ...GOOD, quietFrom: '21:60' },
    refused: { path: 'quietFrom', id: 'notifications.quietTime' },
  },
  { name: 'empty', values: { ...GOOD, quietFrom: '' }, refused: { path: 'quietFrom', id: 'notifications.quietTime' } },
];
