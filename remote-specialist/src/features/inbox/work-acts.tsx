import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { isMine, type OpenLoop } from '../../data/open-loops/open-loop.schema';
import { useMarkWork, type WorkAct } from '../../data/open-loops/work.mutations';

/** Kinds that end by a word; all others end by their answer, signature or decision. */
const ENDED_BY_WORD: readonly OpenLoop['kind'][] = ['messages', 'result', 'follow_up', 'access_ends'];
/** Of these the newest part must have been opened first, here and in the database. */
const OPENED_FIRST: readonly OpenLoop['kind'][] = ['messages', 'result'];
const DONE_WORDS: Partial<Record<OpenLoop['kind'], string>> = {
  messages: 'Needs no answer',
  result: 'Acted on',
};

/** The named acts that end an item, or give it to a colleague. */
export function WorkActs({ item, onDone }: { item: OpenLoop; onDone: () => void }) {
  const { kind, itemId, takers, seenAt, fromName } = item;
  const marking = useMarkWork();
  const { notify } = useHostServices();
  const mark = async (act: Pick<WorkAct, 'act' | 'to'>, says: Parameters<typeof notify>[0]) => {
    if (!(await marking.run({ kind, itemId, ...act })).ok) return;
    notify(says);
    onDone();
  };
  const mayEnd = ENDED_BY_WORD.includes(kind);
  const isUnread = OPENED_FIRST.includes(kind) && seenAt === null;
  const isGiven = !isMine(item) || fromName !== null;
  if (!mayEnd && !isGiven && takers.length === 0) return null;
  return (
    <>
      {marking.error !== null && (
        <Notice tone="danger" live>
          {errorText(marking.error)}
        </Notice>
      )}
      <Cluster>
        {mayEnd && (
          <Button
            variant="line"
            icon={icons.check}
            data-done
            disabled={isUnread}
            busy={marking.isRunning}
            onClick={() => void mark({ act: 'done' }, 'work.done')}
          >
            {DONE_WORDS[kind] ?? 'Done'}
          </Button>
        )}
        {isGiven && (
          <Button
            variant="quiet"
            disabled={marking.isRunning}
            onClick={() => void mark({ act: 'taken_back' }, 'work.takenBack')}
          >
            {fromName === null ? 'Take it back' : `Give it back to ${fromName}`}
          </Button>
        )}
        {takers.map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            disabled={marking.isRunning}
            onClick={() => void mark({ act: 'given', to: id }, 'work.given')}
          >
            Give it to {name}
          </Button>
        ))}
      </Cluster>
      {isUnread && <p className="small soft">It can be ended once its newest part was shown here.</p>}
    </>
  );
}
