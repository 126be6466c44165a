import { MailRhythm } from '@telehealth/care/settings/mail-rhythm';
import { NotificationTable } from '@telehealth/care/settings/notification-table';
import { QuietHours } from '@telehealth/care/settings/quiet-hours';
import { now } from '@telehealth/contracts/clock';
import { useNotificationSettings } from '@telehealth/data/settings/notification-settings.queries';
import type { NotificationSettings } from '@telehealth/data/settings/notification-settings.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { ExactWords } from './exact-words';
import { type ExampleRow, NOTIFICATION_ROWS } from './notification-rows';
import { PhoneTexts } from './phone-texts';
import { PushDevices } from './push-devices';

/** Notification settings, beside a preview of the chosen line's mail, notices on devices, and texts. */
export function Telling() {
  const query = useNotificationSettings();
  if (query.data === undefined)
    return (
      <Card title="What we tell you">
        <QueryPanel query={query} safe="Your choices are kept, and what you are told has not changed.">
          {() => null}
        </QueryPanel>
      </Card>
    );
  return <Drawn settings={query.data} askAgain={query.refetch} />;
}

function Drawn({ settings, askAgain }: { settings: NotificationSettings; askAgain: () => void }) {
  const [row, setRow] = useState<ExampleRow>(NOTIFICATION_ROWS[0] as ExampleRow);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saved = () => setSavedAt(now());
  return (
    <Split>
      <Card title="What we tell you">
        <Stack>
          <NotificationTable
            rows={NOTIFICATION_ROWS}
            settings={settings}
            chosen={row}
            onChoose={setRow}
            savedAt={savedAt}
            onSaved={saved}
          />
          <MailRhythm settings={settings} onSaved={saved} />
          <QuietHours settings={settings} onSaved={saved} />
        </Stack>
      </Card>
      <Stack>
        <ExactWords row={row} settings={settings} />
        {settings.pushed !== null && <PushDevices timeZone={settings.timeZone} />}
        {settings.phone && <PhoneTexts phone={settings.phone} timeZone={settings.timeZone} askAgain={askAgain} />}
      </Stack>
    </Split>
  );
}
