import { errorText } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { type OperatorAct, useOperatorLog } from '../../data/desk/operator-log';
import { momentWords } from './desk-words';
import { actWords } from './operator-acts';

/** As many as one answer holds. */
const PAGE = 100;

/** What every operator did, newest first, on a press. It names no patient. */
export function OperatorLogCard() {
  const reading = useOperatorLog();
  const [acts, setActs] = useState<readonly OperatorAct[] | null>(null);
  const [isWhole, setWhole] = useState(false);
  const read = async (before: Date | null) => {
    const answer = await reading.run(before);
    if (!answer.ok) return;
    setActs((known) => (before === null ? answer.value : [...(known ?? []), ...answer.value]));
    setWhole(answer.value.length < PAGE);
  };
  const last = acts?.at(-1);
  return (
    <Card title="What operators did">
      {reading.error && (
        <Notice tone="danger" live>
          {errorText(reading.error)}
        </Notice>
      )}
      {acts?.length === 0 && <p className="soft">No operator has done anything yet.</p>}
      {acts !== null && acts.length > 0 && (
        <RowList label="What operators did">
          {acts.map(({ at, operatorName, act, about }, place) => (
            <Row
              // Several acts may stand at one moment.
              key={`${at.toISOString()} ${act} ${place}`}
              title={about === '' ? actWords(act) : `${actWords(act)}: ${about}`}
              detail={`${operatorName}, ${momentWords(at)}`}
            />
          ))}
        </RowList>
      )}
      {!isWhole && (
        <div>
          <Button variant="line" size="s" busy={reading.isRunning} onClick={() => void read(last?.at ?? null)}>
            {acts === null ? 'Show the log' : 'Show earlier ones'}
          </Button>
        </div>
      )}
    </Card>
  );
}
