import { MailRhythm } from '@telehealth/care/settings/mail-rhythm';
import { NotificationTable } from '@telehealth/care/settings/notification-table';
import { QuietHours } from '@telehealth/care/settings/quiet-hours';
import { now } from '@telehealth/contracts/clock';
import { useNotificationSettings } from '@telehealth/data/settings/notification-settings.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { workRows } from './work-rows';

/** What those who work here are told, how, and when. */
export function WorkTelling({ readers }: { readers: Parameters<typeof workRows>[0] }) {
  const query = useNotificationSettings();
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saved = () => setSavedAt(now());
  return (
    <Card title="What we tell you">
      <QueryPanel query={query} safe="Your choices are kept, and what you are told has not changed.">
        {(settings) => (
          <Stack>
            <NotificationTable rows={workRows(readers)} settings={settings} savedAt={savedAt} onSaved={saved} />
            <MailRhythm settings={settings} onSaved={saved} />
            <QuietHours settings={settings} onSaved={saved} />
          </Stack>
        )}
      </QueryPanel>
    </Card>
  );
}
