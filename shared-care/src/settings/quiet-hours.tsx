import { zoneName } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { notificationSettingsSchema } from '@telehealth/contracts/schemas/notification-settings';
import { useSaveNotificationSettings } from '@telehealth/data/settings/notification-settings.mutations';
import type { NotificationSettings } from '@telehealth/data/settings/notification-settings.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import styles from './settings.module.css';

type Times = Pick<NotificationSettings, 'quietFrom' | 'quietUntil'>;

/** The hours in which deferrable mail is held back. Saved when a field with a complete time loses focus. */
export function QuietHours({ settings, onSaved }: { settings: NotificationSettings; onSaved: () => void }) {
  const saving = useSaveNotificationSettings();
  const [typed, setTyped] = useState<Times>({ quietFrom: settings.quietFrom, quietUntil: settings.quietUntil });
  const checked = notificationSettingsSchema.safeParse({ ...settings, ...typed });
  const wrong = checked.success ? [] : checked.error.issues.map(({ path }) => path[0]);
  const save = async () => {
    const isSame = typed.quietFrom === settings.quietFrom && typed.quietUntil === settings.quietUntil;
    if (!checked.success || isSame) return;
    if ((await saving.run(checked.data)).ok) onSaved();
  };
  const isNever = typed.quietFrom === typed.quietUntil;
  return (
    <fieldset className={styles.quiet}>
      <legend className="visually-hidden">Quiet hours</legend>
      <div className={styles.times}>
        {(['quietFrom', 'quietUntil'] as const).map((key) => (
          <Field
            key={key}
            label={key === 'quietFrom' ? 'Quiet from' : 'until'}
            {...(wrong.includes(key) && { error: message('notifications.quietTime') })}
          >
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={typed[key]}
                onChange={({ currentTarget }) => setTyped({ ...typed, [key]: currentTarget.value })}
                onBlur={() => void save()}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="small soft">
        {isNever
          ? 'Both times are the same, so there are no quiet hours: everything is emailed at once.'
          : 'Emails that can wait come after them, reminders too. The others come at once.'}{' '}
        {zoneName(settings.timeZone)}.
      </p>
      {saving.error && (
        <Notice tone="danger" live title="Your quiet hours were not changed">
          {errorText(saving.error)}
        </Notice>
      )}
    </fieldset>
  );
}
