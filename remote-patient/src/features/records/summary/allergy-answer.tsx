import { noneKnownText } from '@telehealth/care/allergies/none-known-text';
import { QuestionIcon } from '@telehealth/care/allergies/question-icon';
import { errorText } from '@telehealth/contracts/messages';
import { useSayNoAllergies } from '@telehealth/data/chart/allergies.mutations';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { RECORDS_SCREEN } from '@telehealth/data/records/own-record.queries';
import type { OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { Suspense, useState } from 'react';
import { EntryDialog } from '../opened-parts';
import styles from './summary.module.css';

interface AllergyAnswerProps {
  facts: OwnEntryOf<'facts'> | null;
  /** Who reads the page, under which name they write. */
  me: string;
}

/** Where no allergy is on the list: that none are known and who said so, or that nobody has asked, with the answers in place. */
export function AllergyAnswer(props: AllergyAnswerProps) {
  return (
    <LookScreenContext value={RECORDS_SCREEN}>
      <Answer {...props} />
    </LookScreenContext>
  );
}

function Answer({ facts, me }: AllergyAnswerProps) {
  const said = facts?.noneKnown ?? null;
  const saying = useSayNoAllergies(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={styles.answer}>
      <p className={styles.state}>
        {said === null ? <QuestionIcon /> : <Icon path={icons.check} />}
        <strong>{said === null ? 'Nobody has asked yet' : 'None known'}</strong>
      </p>
      <p className="small soft">{said === null ? 'Not the same as none.' : noneKnownText(said, me)}</p>
      <Cluster>
        {said === null ? (
          <Button variant="line" size="s" busy={saying.isRunning} onClick={() => void saying.run({ isNone: true })}>
            None known
          </Button>
        ) : (
          <Button variant="quiet" size="s" busy={saying.isRunning} onClick={() => void saying.run({ isNone: false })}>
            I do not know
          </Button>
        )}
        <Button variant="line" size="s" icon={icons.plus} onClick={() => setAdding(true)}>
          Add one
        </Button>
      </Cluster>
      <p role="status" className="small">
        {saying.error !== null && errorText(saying.error)}
      </p>
      <Suspense>{isAdding && <EntryDialog list="allergies" entry={null} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}
