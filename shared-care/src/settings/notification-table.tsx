import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { isTexted } from '@telehealth/contracts/mail';
import { errorText } from '@telehealth/contracts/messages';
import {
  type NotificationPreference,
  useSetNotificationPreference,
} from '@telehealth/data/settings/notification-settings.mutations';
import {
  type Channel,
  channelsOf,
  isTold,
  type NotificationSettings,
} from '@telehealth/data/settings/notification-settings.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import styles from './settings.module.css';

/** A row of the notification settings: the events under one choice. */
export interface NotificationRow {
  id: string;
  title: string;
  detail?: string;
  /** The database's names: an event (`message.received`), or an area (`booking`). */
  events: readonly string[];
}

const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  app: 'In the app',
  email: 'By email',
  push: 'On your devices',
  sms: 'By SMS',
  whatsapp: 'By WhatsApp',
};

/** Texts and notices on a device are of a few kinds; everything else comes by each channel. */
const isOffered = (events: NotificationRow['events'], channel: Channel) =>
  channel === 'app' || channel === 'email' || events.some(isTexted);

interface NotificationTableProps<Row extends NotificationRow> {
  rows: readonly Row[];
  settings: NotificationSettings;
  /** The line whose words are shown beside the table; nothing where no words are. */
  chosen?: Row;
  onChoose?: (row: Row) => void;
  /** Null: nothing was changed on this page yet. */
  savedAt: Date | null;
  onSaved: () => void;
}

/** A checkbox for each event and channel, saved at once. Protective notifications have none. */
export function NotificationTable<Row extends NotificationRow>({
  rows,
  settings,
  chosen,
  onChoose,
  savedAt,
  onSaved,
}: NotificationTableProps<Row>) {
  const channels = channelsOf(settings);
  const setting = useSetNotificationPreference();
  const [sent, setSent] = useState<NotificationPreference | null>(null);
  const isOn = (row: Row, channel: Channel) =>
    sent?.events[0] !== undefined && row.events.includes(sent.events[0]) && sent.channel === channel
      ? sent.wanted
      : row.events.filter((event) => isOffered([event], channel)).every((event) => isTold(settings, event, channel));
  const change = async (row: Row, channel: Channel, wanted: boolean) => {
    const events = row.events.filter((event) => isOffered([event], channel));
    const telling = { events, channel, wanted };
    onChoose?.(row);
    setSent(telling);
    const { ok } = await setting.run(telling);
    setSent(null);
    if (ok) onSaved();
  };
  return (
    <>
      <p className={`small soft ${styles.saved}`} role="status">
        {setting.isRunning
          ? 'Saving'
          : savedAt === null
            ? 'Each change saves by itself.'
            : `Saved by itself, ${formatTime(savedAt, viewerTimeZone())}`}
      </p>
      {/* As wide as its columns: it scrolls by itself, not the page. */}
      <div className={styles.wide}>
        <table className={`${styles.table} ${channels.length > 2 ? styles.many : ''}`}>
          <caption className="visually-hidden">What you are told, and how</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              {channels.map((channel) => (
                <th scope="col" key={channel}>
                  {CHANNEL_WORDS[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={row.id === chosen?.id ? styles.chosen : undefined}>
                <th scope="row">
                  {onChoose ? (
                    <button
                      type="button"
                      className={styles.name}
                      aria-pressed={row.id === chosen?.id}
                      onClick={() => onChoose(row)}
                    >
                      {row.title}
                      <span className="visually-hidden">: show the words</span>
                    </button>
                  ) : (
                    <b className={styles.title}>{row.title}</b>
                  )}
                  {row.detail !== undefined && <span className="small soft">{row.detail}</span>}
                </th>
                {channels.map((channel) => (
                  <td key={channel}>
                    {!isOffered(row.events, channel) ? (
                      <span className="soft">
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">Never</span>
                      </span>
                    ) : row.events.every((event) => settings.always.includes(event)) ? (
                      <span className={styles.always}>
                        <Icon path={icons.lock} size={16} />
                        Always
                      </span>
                    ) : (
                      <label className={styles.box} htmlFor={`told-${row.id}-${channel}`}>
                        <span className="visually-hidden">{`${row.title}, ${CHANNEL_WORDS[channel].replace(/^./, (first) => first.toLowerCase())}`}</span>
                        <CheckBox
                          id={`told-${row.id}-${channel}`}
                          checked={isOn(row, channel)}
                          aria-disabled={setting.isRunning || undefined}
                          onChange={({ currentTarget }) => {
                            if (!setting.isRunning) void change(row, channel, currentTarget.checked);
                          }}
                        />
                      </label>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {setting.error && (
        <Notice tone="danger" live title="This was not changed">
          {errorText(setting.error)}
        </Notice>
      )}
    </>
  );
}
