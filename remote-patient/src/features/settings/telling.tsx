import { now } from '@telehealth/contracts';
import { useNotificationSettings } from '@telehealth/data/settings/notification-settings.queries';
import type { NotificationSettings } from '@telehealth/data/settings/notification-settings.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { ExactWords } from './exact-words';
import { QuietHours } from './quiet-hours';
import { TOLD_ROWS, type ToldRow } from './told-rows';
import { ToldTable } from './told-table';

/** What the patient is told, on which channel and when, beside the very words of the line that is chosen. */
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
  return <Drawn settings={query.data} />;
}

function Drawn({ settings }: { settings: NotificationSettings }) {
  const [row, setRow] = useState<ToldRow>(TOLD_ROWS[0] as ToldRow);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saved = () => setSavedAt(now());
  return (
    <Split>
      <Card title="What we tell you">
        <Stack>
          <ToldTable settings={settings} chosen={row} onChoose={setRow} savedAt={savedAt} onSaved={saved} />
          <QuietHours settings={settings} onSaved={saved} />
        </Stack>
      </Card>
      <ExactWords row={row} settings={settings} />
    </Split>
  );
}
