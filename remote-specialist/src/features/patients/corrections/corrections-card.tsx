import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { AnswerDialog } from '../../../corrections/answer-dialog';
import { KIND_WORDS } from '../../../corrections/correction-words';
import { type AskedCorrection, useAskedCorrections } from '../../../data/chart/corrections.queries';
import styles from './corrections.module.css';

interface CorrectionsCardProps {
  /** Only of one patient. */
  patientId?: string;
  /** Returns a patient's name; undefined: no longer among the specialist's patients. */
  nameOf: (patientId: string) => string | undefined;
  /** Returns an entry's title, where it is open. */
  titleOf?: (rowId: string) => string | undefined;
}

const GONE = 'Somebody who no longer shares their record with you';

/** Correction requests ("I think this is wrong") with the deadline for an answer. Renders nothing without any. */
export function CorrectionsCard({ patientId, nameOf, titleOf }: CorrectionsCardProps) {
  const query = useAskedCorrections();
  const [answered, setAnswered] = useState<AskedCorrection | null>(null);
  const asked = query.data?.filter((one) => patientId === undefined || one.patientId === patientId);
  if (asked?.length === 0 || (query.status === 'pending' && asked === undefined)) return null;
  return (
    <Card title="Corrections asked of you">
      <QueryPanel query={query} safe="The requests are safe.">
        {() => (
          <ul className={styles.list} aria-label="Corrections asked of you">
            {asked?.map((one) => (
              <Asked
                key={one.id}
                correction={one}
                name={nameOf(one.patientId) ?? GONE}
                title={titleOf?.(one.rowId) ?? KIND_WORDS[one.kind]}
                onAnswer={() => setAnswered(one)}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {answered && (
        <AnswerDialog
          correction={answered}
          name={nameOf(answered.patientId) ?? 'The patient'}
          title={titleOf?.(answered.rowId) ?? KIND_WORDS[answered.kind]}
          onClose={() => setAnswered(null)}
        />
      )}
    </Card>
  );
}

interface AskedProps {
  correction: AskedCorrection;
  name: string;
  title: string;
  onAnswer: () => void;
}

function Asked({ correction: { wrong, wanted, createdAt, dueAt }, name, title, onAnswer }: AskedProps) {
  const zone = viewerTimeZone();
  return (
    <li className={styles.asked}>
      <div>
        <p>
          <b>
            {name}, about {title}:
          </b>{' '}
          “{wrong}”
        </p>
        {wanted !== '' && <p>They would like: “{wanted}”</p>}
        <p className="small">
          Asked {formatDate(createdAt, zone)}. Your answer is due by <b>{formatDate(dueAt, zone)}</b>.
        </p>
      </div>
      <Button variant="line" size="s" aria-label={`Answer ${name} about ${title}`} onClick={onAnswer}>
        Answer
      </Button>
    </li>
  );
}
