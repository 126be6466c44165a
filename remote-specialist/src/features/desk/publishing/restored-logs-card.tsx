import { formatDate, formatPlainDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useRestoredLogs } from '../../../data/desk/publishing.queries';
import type { RestoredLogs } from '../../../data/desk/publishing.schema';
import { momentWords } from '../desk-words';
import { RestoredLogsDialog } from './restored-logs-dialog';

/** The state of access logs and their anchors; differences after a restore are declared by two operators. */
export function RestoredLogsCard() {
  const query = useRestoredLogs();
  const [isWriting, setWriting] = useState(false);
  const mayDeclare = query.data !== undefined && differs(query.data);
  return (
    <Card
      title="Access logs and their copies"
      actions={
        mayDeclare && (
          <Button variant="line" size="s" onClick={() => setWriting(true)}>
            Declare a restore
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="The logs and their copies are where they were.">
        {(standing) => (
          <>
            <Standing standing={standing} />
            <Restorations restorations={standing.restorations} />
          </>
        )}
      </QueryPanel>
      {isWriting && <RestoredLogsDialog onClose={() => setWriting(false)} />}
    </Card>
  );
}

const differs = ({ store, faults }: RestoredLogs): boolean => store === 'cut' || faults > 0;

function Standing({ standing }: { standing: RestoredLogs }) {
  const { store, faults, checkedAt } = standing;
  const when = checkedAt === null ? '' : ` Last compared ${momentWords(checkedAt)}.`;
  if (differs(standing)) {
    const what =
      store === 'cut' ? 'Entries are missing in the copies.' : `${counted(faults, 'log')} differ from the copies.`;
    return (
      <Notice tone="danger" title={what}>
        Take it for an attack unless you know that the database or the copies were restored from a backup.{when}
      </Notice>
    );
  }
  if (store === 'well') return <p>What was compared agrees.{when}</p>;
  if (store === 'unknown') return <p>Logs and copies were not compared yet.</p>;
  return (
    <Notice
      tone="warning"
      title={store === 'away' ? 'The copies cannot be reached.' : 'The copies are not as they were signed.'}
    >
      Whoever runs the server looks into it.{when}
    </Notice>
  );
}

function Restorations({ restorations }: Pick<RestoredLogs, 'restorations'>) {
  if (restorations.length === 0) return <p className="soft">No restore was declared.</p>;
  return (
    <RowList label="Restores">
      {restorations.map((one) => (
        <Row key={one.id} title={titleOf(one)} detail={detailOf(one)} />
      ))}
    </RowList>
  );
}

type Restore = RestoredLogs['restorations'][number];

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const dayOf = (at: Date): string => formatDate(at, viewerTimeZone());

function titleOf({ by, at }: Restore): string {
  return `Declared as a restore by ${by.join(' and ')} on ${dayOf(at)}`;
}

function detailOf({ notedAt, backupOf, reason, logs, lines }: Restore): string {
  const covered =
    notedAt === null
      ? 'Not noted in the copies yet: whoever runs the server asks both and runs “npm run verify-anchors”. Until then it is told as a change.'
      : `Noted on ${dayOf(notedAt)}; ${counted(lines, 'line')} of ${counted(logs, 'log')} are not covered by any copy.`;
  return `Backup of ${formatPlainDate(backupOf)}. “${reason}” ${covered}`;
}
