import { now } from '@telehealth/contracts/clock';
import { formatDay, formatTime } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useCurrentUser } from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { useSaveNotificationSettings } from '@telehealth/data/settings/notification-settings.mutations';
import type { NotificationSettings } from '@telehealth/data/settings/notification-settings.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { SwitchRow } from '@telehealth/ui/parts/switch-row';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import { useState } from 'react';
import { exampleMail } from './example-mail';
import type { ExampleRow } from './notification-rows';
import styles from './settings.module.css';

/** A preview of the chosen line's mail, on a locked screen and in full, with the effect of privacy mode. */
export function ExactWords({ row, settings }: { row: ExampleRow; settings: NotificationSettings }) {
  const saving = useSaveNotificationSettings();
  const user = useCurrentUser();
  const [at] = useState(now);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPrivate = wanted ?? settings.privacyMode;
  const write = (withPrivacy: boolean) =>
    exampleMail(row.example, { name: user?.name ?? '', timeZone: settings.timeZone, isPrivate: withPrivacy, at });
  const [shown, hidden, open] = [write(isPrivate), write(true), write(false)];
  const change = async (privacyMode: boolean) => {
    setWanted(privacyMode);
    await saving.run({ ...settings, privacyMode });
    setWanted(null);
  };
  return (
    <Card title="The exact words">
      <Stack>
        <SwitchRow
          label="Privacy mode"
          hint="No names, no health words on a locked screen"
          isOn={isPrivate}
          onChange={(on) => {
            if (!saving.isRunning) void change(on);
          }}
        />
        {saving.error && (
          <Notice tone="danger" live title="Privacy mode was not changed">
            {errorText(saving.error)}
          </Notice>
        )}
        <figure className={styles.figure} aria-label="How it looks on a locked screen">
          <Pattern className={styles.lock ?? ''}>
            <p className={styles.clock}>{formatTime(at, settings.timeZone)}</p>
            <p className="small">{formatDay(at, settings.timeZone)}</p>
            <div className={styles.note}>
              <BrandMark name="" markOnly size={34} />
              <p>
                <b>{BRAND_NAME}</b>
                <br />
                {shown.subject}
                <br />
                <span className={styles.begin}>{shown.lines[0]}</span>
              </p>
            </div>
          </Pattern>
        </figure>
        <p className="small">
          {hidden.lines[0] === open.lines[0] ? (
            <span className="soft">It never names anybody, with or without privacy mode.</span>
          ) : (
            <>
              <b>Without privacy mode:</b> <span className="soft">“{open.lines[0]}”</span>
            </>
          )}
        </p>
        <Disclosure summary="The whole email">
          <div className={styles.mail}>
            <p>
              <b>{shown.subject}</b>
            </p>
            <p>Hello {user?.name},</p>
            {shown.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className="small soft">The person, the time and the amounts in it are made up.</p>
        </Disclosure>
      </Stack>
    </Card>
  );
}
