import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { readOwnLog } from '@telehealth/data/access/access.queries';
import { toResult } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { saveFile } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { toLogFile } from './log-file';

/** Reads the whole log and saves it as a file for a spreadsheet. */
export function SaveLog() {
  const backend = useBackend();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const save = async () => {
    setReading(true);
    setError(null);
    const read = await toResult(() => readOwnLog(backend, Number.POSITIVE_INFINITY));
    setReading(false);
    if (read.ok) saveFile('access-log.csv', 'text/csv;charset=utf-8', toLogFile(read.value));
    else setError(read.error);
  };
  return (
    <>
      <Button
        variant="line"
        size="s"
        icon={icons.download}
        busy={isReading}
        busyLabel="Reading"
        onClick={() => void save()}
      >
        Save the whole log
      </Button>
      {error && (
        <Notice tone="danger" live title="The log was not saved">
          {errorText(error)}
        </Notice>
      )}
    </>
  );
}
