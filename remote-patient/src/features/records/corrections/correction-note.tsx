import type { Correction } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import type { ReactNode } from 'react';
import records from '../records.module.css';
import { dayText } from '../words';

interface CorrectionNoteProps {
  correction: Correction;
  /** Who was asked. */
  author: string;
  /** A way to take it back. */
  children?: ReactNode;
}

/** What was asked to be corrected, and what came of it; open ones name the day of the answer. */
export function CorrectionNote({ correction, author, children }: CorrectionNoteProps) {
  const { state, wrong, createdAt, dueAt, answer, answeredAt } = correction;
  return (
    <div className={records.correction}>
      <Icon name="info" size={20} />
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
