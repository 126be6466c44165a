import { now } from '@telehealth/contracts/clock';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { useNotificationSettings } from '../../data/settings/notification-settings.queries';
import type { NotificationSettings } from '../../data/settings/notification-settings.schema';
import { ExactWords } from './exact-words';
import { NOTIFICATION_ROWS, type NotificationRow } from './notification-rows';
import { NotificationTable } from './notification-table';
import { PhoneTexts } from './phone-texts';
import { QuietHours } from './quiet-hours';

/** Notification settings, beside a preview of the chosen line's mail, and texts. */
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
  const [row, setRow] = useState<NotificationRow>(NOTIFICATION_ROWS[0] as NotificationRow);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saved = () => setSavedAt(now());
  return (
    <Split>
      <Card title="What we tell you">
        <Stack>
          <NotificationTable settings={settings} chosen={row} onChoose={setRow} savedAt={savedAt} onSaved={saved} />
          <QuietHours settings={settings} onSaved={saved} />
        </Stack>
      </Card>
      <Stack>
        <ExactWords row={row} settings={settings} />
        {settings.phone && <PhoneTexts phone={settings.phone} timeZone={settings.timeZone} askAgain={askAgain} />}
      </Stack>
    </Split>
  );
}
