import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { AnswerDialog } from '../../corrections/answer-dialog';
import { KIND_WORDS } from '../../corrections/correction-words';
import { useAskedCorrections } from '../../data/chart/corrections.queries';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';

/** What somebody thinks is wrong, and the answer to it. */
export function CorrectionPanel({ item, onDone }: { item: OpenLoop; onDone: () => void }) {
  const query = useAskedCorrections();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <QueryPanel query={query} safe="The request is safe.">
      {(asked) => {
        const correction = asked.find(({ id }) => id === item.itemId);
        if (correction === undefined) return <p>It was withdrawn or answered.</p>;
        const { wrong, wanted, dueAt, kind } = correction;
        return (
          <>
            <p>
              About {KIND_WORDS[kind]}: “{wrong}”
            </p>
            {wanted !== '' && <p>They would like: “{wanted}”</p>}
            <p className="small soft">Your answer is due by {formatDate(dueAt, viewerTimeZone())}.</p>
            <div>
              <Button variant="line" data-reply onClick={() => setAnswering(true)}>
                Answer
              </Button>
            </div>
            {isAnswering && (
              <AnswerDialog
                correction={correction}
                name={item.patientName}
                title={KIND_WORDS[kind]}
                onClose={() => setAnswering(false)}
                onAnswered={onDone}
              />
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}
