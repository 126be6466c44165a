import { errorText } from '@telehealth/contracts/messages';
import { useBackendState, useHostServices } from '@telehealth/contracts/session';
import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import {
  type ReviewedPart,
  useReviewMedicine,
  useTakeBackReview,
} from '@telehealth/data/chart/medicine-reviews.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { type ListedMedicine, listedMedicines, reviewText } from '../record/medicine-lines';
import { ChangeMedicine } from './change-medicine';
import styles from './medicine-list.module.css';
import { StopMedicine } from './stop-medicine';

interface MedicineListProps {
  entries: readonly ChartEntry[];
  /** The part of whose chart they stand in. */
  part: ReviewedPart;
  mayReview: boolean;
}
interface MedicineProps {
  medicine: ListedMedicine;
  part: ReviewedPart;
}

/**
 * What somebody takes now, to go through with them: each medicine is confirmed, changed or stopped by who treats, and each step can
 * be undone. The patient sees who did it and can take it back.
 */
export function MedicineList({ entries, part, mayReview }: MedicineListProps) {
  const { taken, stopped } = listedMedicines(entries);
  if (taken.length === 0 && stopped.length === 0) return null;
  return (
    <div className={styles.list}>
      {taken.length > 0 && (
        <>
          <p>
            <b>Takes now</b>
          </p>
          <ul aria-label="Takes now">
            {taken.map((one) => (
              <li key={one.key}>
                <Medicine medicine={one} part={part} mayReview={mayReview} />
              </li>
            ))}
          </ul>
        </>
      )}
      {stopped.length > 0 && (
        <>
          <p>
            <b>Stopped</b>
          </p>
          <ul aria-label="Stopped">
            {stopped.map((one) => (
              <li key={one.key}>
                <s>{one.name}</s> <Said medicine={one} part={part} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Medicine({ medicine, part, mayReview }: MedicineProps & { mayReview: boolean }) {
  const { what, source } = medicine;
  return (
    <>
      <span className={styles.what}>{what}</span> <small className="soft">{source}</small>
      <Said medicine={medicine} part={part} isTold={isToldBySource(medicine)} />
      {mayReview && <Acts medicine={medicine} part={part} />}
    </>
  );
}

/** The source of a reported medicine says already who confirmed it and when. */
const isToldBySource = ({ line, isConfirmed, review }: ListedMedicine): boolean =>
  line.kind === 'reported' && isConfirmed && review?.says === 'taken' && review.takenBackAt === null;

/** What was said last, and the way back for who said it. */
function Said({ medicine: { name, review }, part, isTold = false }: MedicineProps & { isTold?: boolean }) {
  const state = useBackendState();
  const takingBack = useTakeBackReview(part);
  const { notify } = useHostServices();
  if (review === null) return null;
  const isMine = state.status === 'ready' && state.userId === review.by;
  const isAnswered = review.takenBackAt !== null && review.answer !== '';
  const undo = async () => {
    if ((await takingBack.run({ id: review.id, answer: '' })).ok) notify('chart.reviewUndone');
  };
  return (
    <span className={styles.said}>
      {!isTold && <small className={isAnswered ? styles.answered : 'soft'}>{reviewText(review)}</small>}
      {isMine && review.takenBackAt === null && (
        <Button variant="quiet" size="s" busy={takingBack.isRunning} onClick={() => void undo()}>
          Undo<span className="visually-hidden"> what you said of {name}</span>
        </Button>
      )}
      <span role="status">{takingBack.error !== null && <small>{errorText(takingBack.error)}</small>}</span>
    </span>
  );
}

function Acts({ medicine, part }: MedicineProps) {
  const [open, setOpen] = useState<'change' | 'stop' | null>(null);
  const confirming = useReviewMedicine(part);
  const { notify } = useHostServices();
  const { line, name, isConfirmed } = medicine;
  const confirm = async () => {
    const said = { line, says: 'taken', key: crypto.randomUUID(), words: '', becomes: null } as const;
    if ((await confirming.run(said)).ok) notify('chart.confirmed');
  };
  const close = () => setOpen(null);
  return (
    <span className={styles.acts}>
      {!isConfirmed && (
        <Button
          variant="line"
          size="s"
          aria-label={`Confirm ${name}`}
          busy={confirming.isRunning}
          onClick={() => void confirm()}
        >
          Confirm
        </Button>
      )}
      <Button variant="quiet" size="s" aria-label={`Change ${name}`} onClick={() => setOpen('change')}>
        Change
      </Button>
      <Button variant="quiet" size="s" aria-label={`Stop ${name}`} onClick={() => setOpen('stop')}>
        Stop
      </Button>
      <span role="status">{confirming.error !== null && <small>{errorText(confirming.error)}</small>}</span>
      {open === 'change' && <ChangeMedicine medicine={medicine} part={part} onClose={close} />}
      {open === 'stop' && <StopMedicine medicine={medicine} part={part} onClose={close} />}
    </span>
  );
}
