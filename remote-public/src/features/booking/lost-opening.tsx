import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useNearestOpenings } from '@telehealth/data/slots/slot.queries';
import type { NearestOpening } from '@telehealth/data/slots/slot.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { whenText } from '@telehealth/ui/parts/time';
import { useEffect, useRef } from 'react';
import { useViewerZone } from '../../openings/use-viewer-zone';
import styles from './booking.module.css';
import { isOpeningGone } from './place-of-problem';

export interface LostOpeningFacts {
  error: AppError;
  visitTypeId: string;
  /** The wanted time. */
  around: Date;
  /** The chosen mode, if any. */
  mode?: ConsultationMode | undefined;
  /** The user did not just ask, so the focus stays where they type. */
  keepsFocus?: boolean;
}

interface LostOpeningProps extends LostOpeningFacts {
  onChoose: (opening: NearestOpening) => void;
}

/** Says in place why a time is unavailable and offers the nearest ones. Takes the focus after a press. */
export function LostOpening({ error, visitTypeId, around, mode, keepsFocus = false, onChoose }: LostOpeningProps) {
  const { your } = useSubjectWords();
  const place = useRef<HTMLDivElement>(null);
  // Announces each new refusal.
  useEffect(() => {
    if (!keepsFocus) place.current?.focus();
  }, [error, keepsFocus]);
  return (
    <div ref={place} tabIndex={-1} className={styles.lost}>
      <Notice tone="warning" title="That time cannot be kept" live>
        <p>{errorText(error)}</p>
      </Notice>
      {isOpeningGone(error) ? (
        <Nearest
          visitTypeId={visitTypeId}
          around={around}
          mode={mode}
          hadIt={error.id === 'booking.holdExpired'}
          onChoose={onChoose}
        />
      ) : (
        <Link to={pathTo('patient.appointments')}>See {your} appointments</Link>
      )}
    </div>
  );
}

const SHOWN = 3;

interface NearestProps extends Omit<LostOpeningProps, 'error'> {
  /** The user's own hold expired: offer the same time again. */
  hadIt: boolean;
}

function Nearest({ visitTypeId, around, mode, hadIt, onChoose }: NearestProps) {
  const nearest = useNearestOpenings(visitTypeId, around, { limit: SHOWN + 1, mode });
  const zone = useViewerZone();
  if (nearest.status === 'pending') {
    return (
      <SkeletonGroup label="Looking for the nearest openings">
        <Skeleton shape="block" height="3rem" />
      </SkeletonGroup>
    );
  }
  if (!nearest.data || nearest.data.length === 0) {
    return <Link to={pathTo('findSpecialist')}>Look at all openings</Link>;
  }
  const isSame = (opening: NearestOpening) => opening.sameSpecialist && +opening.startsAt === +around;
  const same = hadIt ? nearest.data.find(isSame) : undefined;
  const others = nearest.data.filter((opening) => opening !== same).slice(0, SHOWN);
  return (
    <>
      {same && (
        <Button wide onClick={() => onChoose(same)}>
          Still free: hold {whenText(same.startsAt, zone)} again
        </Button>
      )}
      <h3 className={styles.nearestTitle}>Nearest openings</h3>
      <ul className={styles.nearest}>
        {others.map((opening) => (
          <li key={`${opening.visitTypeId} ${opening.startsAt.getTime()}`}>
            <Button variant="line" wide onClick={() => onChoose(opening)}>
              {whenText(opening.startsAt, zone)}
              {!opening.sameSpecialist && `, with ${opening.specialistName}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
