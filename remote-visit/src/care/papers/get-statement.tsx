import { LookAtFile } from '@telehealth/care/files/look-at-file';
import { ShareFile } from '@telehealth/care/papers/get-paper';
import { errorText } from '@telehealth/contracts/messages';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { type StatementToGet, useStatement } from '../../data/papers/statement.mutations';

const NAMES = { visit_summary: 'summary', receipt: 'receipt' } as const;

/** Shows and gives the summary or the receipt of a visit as a signed file, and shares it where the device can. */
export function GetStatement(statement: StatementToGet) {
  const looking = useStatement();
  const getting = useStatement();
  const [got, setGot] = useState<{ file: File; withCodes: boolean } | null>(null);
  const { kind, withCodes = false } = statement;
  const name = NAMES[kind];
  const take = async (by: typeof looking) => {
    const made = await by.run(statement);
    return made.ok ? new File([made.value], `${name}.pdf`, { type: 'application/pdf' }) : null;
  };
  const get = async () => {
    const file = await take(getting);
    if (file === null) return;
    saveBlob(file.name, file);
    setGot({ file, withCodes });
  };
  return (
    <div>
      <Cluster>
        <LookAtFile
          take={() => take(looking)}
          opening={looking}
          words="Look at the file"
          label={`Look at the file: ${name}`}
          busyLabel="Making the file"
          title={`The signed file: ${name}`}
          description="This is the file itself, as whoever gets it sees it."
        />
        <Button variant="line" size="s" busy={getting.isRunning} busyLabel="Making the file" onClick={() => void get()}>
          Get the {name} as a file
        </Button>
        {/* What was got with codes is not offered when they were taken off again. */}
        {got !== null && got.withCodes === withCodes && <ShareFile file={got.file} />}
      </Cluster>
      <span role="status">{getting.error !== null && <small>{errorText(getting.error)}</small>}</span>
    </div>
  );
}
