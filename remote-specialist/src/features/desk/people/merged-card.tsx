import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useMergedPairs, useUnmarkOnePerson } from '../../../data/desk/people.queries';
import type { MergedPair } from '../../../data/desk/people.schema';
import { momentWords } from '../desk-words';
import { bornWords, visitsWords } from './person-words';
import { ReasonDialog } from './reason-dialog';

/** Records marked as of one person, and the way back. */
export function MergedCard({ now }: { now: Date }) {
  const query = useMergedPairs();
  const unmarking = useUnmarkOnePerson();
  const [apart, setApart] = useState<MergedPair | null>(null);
  return (
    <Card title="Two records of one person">
      <QueryPanel
        query={query}
        safe="Nothing was changed."
        empty={
          <p className="soft">None are marked. Find a person above: where two records fit, they can be marked there.</p>
        }
      >
        {(pairs) => (
          <RowList label="Two records of one person">
            {pairs.map((pair) => (
              <Row
                key={pair.id}
                title={pair.keptName === pair.foldedName ? pair.keptName : `${pair.keptName}, also ${pair.foldedName}`}
                detail={factsOfPair(pair, now)}
                end={<End pair={pair} now={now} onApart={() => setApart(pair)} />}
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {apart && (
        <ReasonDialog
          id={apart.id}
          title={`Two people after all: ${apart.keptName}?`}
          what="Each has their own record again, as it was. What was written in the kept one since stays there."
          confirm="Take them apart"
          doing={unmarking}
          said="merge.undone"
          onClose={() => setApart(null)}
        />
      )}
    </Card>
  );
}

function End({
  pair: { keptName, undoneAt, undoUntil },
  now,
  onApart,
}: {
  pair: MergedPair;
  now: Date;
  onApart: () => void;
}) {
  if (undoneAt !== null) return <Badge>Taken apart</Badge>;
  if (undoUntil <= now) return <Badge>One person</Badge>;
  return (
    <Button variant="line" size="s" aria-label={`Two people after all: ${keptName}`} onClick={onApart}>
      Two people after all
    </Button>
  );
}

function factsOfPair(pair: MergedPair, now: Date): string {
  const { dateOfBirth, markedByName, markedAt, reason, undoneAt, undoReason, undoUntil, visitsAhead } = pair;
  const marked = `${bornWords(dateOfBirth, now)}. Marked by ${markedByName}, ${momentWords(markedAt)}: ${reason}`;
  if (undoneAt !== null) return `${marked} Taken apart ${momentWords(undoneAt)}: ${undoReason}`;
  const back = undoUntil > now ? ` Can be taken back until ${momentWords(undoUntil)}.` : '';
  return `${marked} Ahead in the other record: ${visitsWords(visitsAhead)}.${back}`;
}
