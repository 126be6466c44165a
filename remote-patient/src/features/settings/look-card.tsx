import { chooseSavingData, isSavingData, SAVING_CAP_MB } from '@telehealth/care/visits/save-data';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { THEME_CHOICES, type ThemeChoice } from '@telehealth/contracts/shell';
import { keepTimeZone } from '@telehealth/data/clock/viewer-zone';
import { useUpdateProfile } from '@telehealth/data/profiles/own-profile.mutations';
import { useOwnProfile } from '@telehealth/data/profiles/own-profile.queries';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import type { FieldOption } from '@telehealth/ui/forms/select-field';
import { timeZoneOptions } from '@telehealth/ui/forms/time-zone-options';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import type { IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { SwitchRow } from '@telehealth/ui/parts/switch-row';
import { useState } from 'react';
import { localeOptions } from './locales';
import styles from './settings.module.css';

const LOOKS: Readonly<Record<ThemeChoice, { label: string; icon: IconPath }>> = {
  light: { label: 'Light', icon: icons.sun },
  dark: { label: 'Dark', icon: icons.moon },
  system: { label: 'System', icon: icons.system },
};

/** The account's language and time zone; this device's theme and data use. */
export function LookCard() {
  const query = useOwnProfile();
  const { theme } = useHostServices();
  return (
    <Card title="How it looks and what it costs">
      <Stack>
        <QueryPanel query={query} safe="Language and time zone are kept as they are.">
          {(profile) => <Places profile={profile} />}
        </QueryPanel>
        <ChipGroup
          type="radio"
          legend="Theme on this device"
          name="settings-theme"
          value={theme.choice}
          onChange={(choice) => theme.choose(choice)}
          options={THEME_CHOICES.map((value) => ({ value, ...LOOKS[value] }))}
        />
        <SaveData />
      </Stack>
    </Card>
  );
}

function Places({ profile }: { profile: OwnProfile }) {
  const saving = useUpdateProfile();
  const [sent, setSent] = useState<Partial<OwnProfile>>({});
  const { locale, timeZone, needs, version } = { ...profile, ...sent };
  const change = async (part: Pick<OwnProfile, 'locale'> | Pick<OwnProfile, 'timeZone'>) => {
    if (saving.isRunning) return;
    setSent(part);
    const saved = await saving.run({ values: { locale, timeZone, needs, ...part }, version });
    if (saved.ok && 'timeZone' in part) keepTimeZone(part.timeZone);
    setSent({});
  };
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label="Language"
          hint="Pages are in English for now. Texts you agree to come in this language where there is one."
          value={locale}
          options={localeOptions(locale)}
          onChange={(value) => void change({ locale: value })}
        />
        <Choice
          label="Time zone"
          hint="Times on every page and in mails are in this zone, and your quiet hours too."
          value={timeZone}
          options={timeZoneOptions(timeZone)}
          onChange={(value) => void change({ timeZone: value })}
        />
      </div>
      {saving.error && (
        <Notice tone="danger" live title="This was not changed">
          {errorText(saving.error)}
        </Notice>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  value: string;
  options: readonly FieldOption[];
  onChange: (value: string) => void;
}

function Choice({ label, hint, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <SelectInput {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

function SaveData() {
  const [saves, setSaves] = useState(isSavingData);
  const [isRefused, setRefused] = useState(false);
  const change = (wanted: boolean) => {
    setRefused(!chooseSavingData(wanted));
    setSaves(isSavingData());
  };
  return (
    <>
      <SwitchRow
        label="Save data on this device"
        hint={`Visits begin with sound, at most ${SAVING_CAP_MB} MB each`}
        isOn={saves}
        onChange={change}
      />
      {isRefused && (
        <Notice tone="warning" live title="This browser cannot save your choice">
          It does not let us save a choice on this device, so nothing was changed. You can still choose before each
          visit.
        </Notice>
      )}
    </>
  );
}
