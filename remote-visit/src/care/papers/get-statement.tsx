import { ShareFile } from '@telehealth/care/papers/get-paper';
import { errorText } from '@telehealth/contracts/messages';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { type StatementToGet, useStatement } from '../../data/papers/statement.mutations';

const NAMES = { visit_summary: 'summary', receipt: 'receipt' } as const;

/** Gives the summary or the receipt of a visit as a signed file, and shares it where the device can. */
export function GetStatement(statement: StatementToGet) {
  const getting = useStatement();
  const [got, setGot] = useState<{ file: File; withCodes: boolean } | null>(null);
  const { kind, withCodes = false } = statement;
  const get = async () => {
    const made = await getting.run(statement);
    if (!made.ok) return;
    const file = new File([made.value], `${NAMES[kind]}.pdf`, { type: 'application/pdf' });
    saveBlob(file.name, file);
    setGot({ file, withCodes });
  };
  return (
    <div>
      <Cluster>
        <Button variant="line" size="s" busy={getting.isRunning} busyLabel="Making the file" onClick={() => void get()}>
          Get the {NAMES[kind]} as a file
        </Button>
        {/* What was got with codes is not offered when they were taken off again. */}
        {got !== null && got.withCodes === withCodes && <ShareFile file={got.file} />}
      </Cluster>
      <span role="status">{getting.error !== null && <small>{errorText(getting.error)}</small>}</span>
    </div>
  );
}
