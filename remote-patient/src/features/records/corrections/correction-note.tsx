import type { Correction } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import records from '../records.module.css';
import { dayText } from '../words';

interface CorrectionNoteProps {
  correction: Correction;
  author: string;
  /** For example a button to withdraw it. */
  children?: ReactNode;
}

/** A correction request and its answer; an open one names the day an answer is due. */
export function CorrectionNote({ correction, author, children }: CorrectionNoteProps) {
  const { state, wrong, createdAt, dueAt, answer, answeredAt } = correction;
  return (
    <div className={records.correction}>
      <Icon path={icons.info} size={20} />
      <div>
        <p>
          <b>You asked for a correction on {dayText(createdAt)}:</b> “{wrong}”
        </p>
        {state === 'open' && (
          <p>
            {author} has to answer by {dayText(dueAt)}.
          </p>
        )}
        {state === 'corrected' && (
          <p>
            {author} corrected it{answeredAt !== null && ` on ${dayText(answeredAt)}`}: “{answer}”
          </p>
        )}
        {state === 'refused' && (
          <p>
            {author} answered{answeredAt !== null && ` on ${dayText(answeredAt)}`} and left it as it is: “{answer}”.
            Whoever reads the entry sees that you disagree.
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
