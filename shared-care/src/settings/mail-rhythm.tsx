import { errorText } from '@telehealth/contracts/messages';
import { useSetMailRhythm } from '@telehealth/data/settings/notification-settings.mutations';
import type {
  NotificationSettings,
  MailRhythm as Rhythm,
} from '@telehealth/data/settings/notification-settings.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import styles from './settings.module.css';

const RHYTHMS: readonly { value: Rhythm; label: string }[] = [
  { value: 'at_once', label: 'Each at once' },
  { value: 'hourly', label: 'Together, every hour' },
  { value: 'daily', label: 'Together, once a day' },
];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

interface Choice {
  rhythm: Rhythm;
  hour: number;
}

interface MailRhythmProps {
  settings: NotificationSettings;
  onSaved: () => void;
}

/** How emails that may wait come; saved at once. */
export function MailRhythm({ settings: { mailRhythm, mailHour, quietFrom, quietUntil }, onSaved }: MailRhythmProps) {
  const saving = useSetMailRhythm();
  const [sent, setSent] = useState<Choice | null>(null);
  const next = useRef<Choice | null>(null);
  const isSaving = useRef(false);
  const { rhythm, hour } = sent ?? { rhythm: mailRhythm, hour: mailHour };
  const at = clockOf(hour);
  const isQuiet = quietFrom <= quietUntil ? at >= quietFrom && at < quietUntil : at >= quietFrom || at < quietUntil;
  const change = async (choice: Choice) => {
    setSent(choice);
    next.current = choice;
    if (isSaving.current) return;
    isSaving.current = true;
    let isKept = true;
    // What is chosen while the choice before is on its way follows it: none is lost.
    for (let one: Choice | null = choice; one !== null; one = next.current) {
      next.current = null;
      isKept = (await saving.run(one)).ok;
    }
    isSaving.current = false;
    setSent(null);
    if (isKept) onSaved();
  };
  return (
    <div className={styles.quiet}>
      <ChipGroup
        type="radio"
        legend="Emails that can wait"
        name="mail-rhythm"
        value={rhythm}
        onChange={(value) => void change({ rhythm: value, hour })}
        options={RHYTHMS}
      />
      {rhythm === 'daily' && (
        <Field label="At this hour">
          {(control) => (
            <SelectInput
              {...control}
              value={hour}
              onChange={({ currentTarget }) => void change({ rhythm, hour: Number(currentTarget.value) })}
            >
              {HOURS.map((one) => (
                <option key={one} value={one}>
                  {clockOf(one)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
      {rhythm === 'daily' && isQuiet && (
        <p className="small soft">That is in your quiet hours, so they come at {quietUntil}.</p>
      )}
      <p className="small soft">
        What is urgent never waits: emergencies, your sign-in, changes for today or tomorrow, and all that is about to
        begin. In the app you see everything at once.
      </p>
      {saving.error && (
        <Notice tone="danger" live title="When your emails come was not changed">
          {errorText(saving.error)}
        </Notice>
      )}
    </div>
  );
}
