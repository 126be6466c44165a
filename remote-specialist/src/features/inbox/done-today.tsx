import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useFinishedWork } from '../../data/open-loops/open-loop.queries';
import type { FinishedWork } from '../../data/open-loops/open-loop.schema';
import { useMarkWork } from '../../data/open-loops/work.mutations';

const WHAT: Readonly<Record<FinishedWork['kind'], string>> = {
  messages: 'Messages',
  result: 'Results',
  renewal: 'Renewal',
  correction: 'Correction',
  follow_up: 'Did not come',
  access_ends: 'Access that ends',
};
const HOW: Readonly<Record<FinishedWork['how'], string>> = {
  done: 'done',
  answered: 'answered',
  issued: 'issued',
  declined: 'declined',
  visit_needed: 'a visit is needed',
  corrected: 'corrected',
  refused: 'stays as it is',
};

/** What was finished since the day began. What was only said to be done can be taken back. */
export function DoneToday() {
  const query = useFinishedWork();
  const count = query.data?.length ?? 0;
  if (query.data !== undefined && count === 0) return null;
  return (
    <Disclosure summary={count === 0 ? 'Done today' : `Done today: ${count}`}>
      <QueryPanel query={query} safe="What you finished is kept.">
        {(finished) => (
          <RowList label="Done today">
            {finished.map((one) => (
              <Finished key={`${one.kind} ${one.itemId} ${one.how}`} finished={one} />
            ))}
          </RowList>
        )}
      </QueryPanel>
    </Disclosure>
  );
}

function Finished({ finished: { kind, itemId, patientName, how, at } }: { finished: FinishedWork }) {
  const marking = useMarkWork();
  const { notify } = useHostServices();
  const reopen = async () => {
    if ((await marking.run({ kind, itemId, act: 'reopened' })).ok) notify('work.reopened');
  };
  return (
    <Row
      title={patientName}
      detail={
        <>
          {WHAT[kind]}, {HOW[how]} {formatTime(at, viewerTimeZone())}
          {marking.error !== null && (
            <Notice tone="danger" live>
              {errorText(marking.error)}
            </Notice>
          )}
        </>
      }
      end={
        how === 'done' && (
          <Button
            variant="quiet"
            size="s"
            busy={marking.isRunning}
            aria-label={`Take back: ${WHAT[kind].toLowerCase()} of ${patientName}`}
            onClick={() => void reopen()}
          >
            Take back
          </Button>
        )
      }
    />
  );
}
