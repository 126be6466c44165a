import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { useLocation } from '@telehealth/contracts/router';
import { useBackendState, useIdentity } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { useState } from 'react';
import styles from './booking.module.css';
import { isOwnChange } from './booking-address';
import { BookingSteps } from './booking-steps';
import { decideNextStep } from './decide-next-step';
import { NothingKept } from './further-visit';
import { useBookingStart } from './use-booking-start';
import { WrongRole } from './wrong-role';

/** A URL changed from outside, e.g. by a link in the header, starts a new booking. */
export function Booking() {
  const location = useLocation();
  const [visit, setVisit] = useState(location.key);
  if (location.key !== visit && !isOwnChange(location.state)) setVisit(location.key);
  return <OneBooking key={visit} />;
}

function OneBooking() {
  const start = useBookingStart();
  const step = decideNextStep(useIdentity(), useBackendState());
  if (step === 'wrongRole') return <WrongRole />;
  if (start.status === 'loading') return <BookingSkeleton />;
  if (start.status === 'failed') {
    return (
      <ErrorPanel
        title="What you typed is not here yet"
        what={errorText(start.error)}
        safe="It is kept on our server."
        onRetry={start.retry}
      />
    );
  }
  const steps = <BookingSteps draft={start.draft} isReturn={start.isReturn} step={step} />;
  return (
    <>
      <AccountAway />
      {start.draftGone ? <NothingKept step={step}>{steps}</NothingKept> : steps}
    </>
  );
}

/** Identity or account cannot be loaded: a time can be chosen but not held. */
function AccountAway() {
  const error = useAccountProblem();
  const { reconnect } = useBackend();
  if (error === null) return null;
  return (
    <RetryNotice title="Your account cannot be reached just now" onRetry={reconnect}>
      {errorText(error)} What you typed stays here, and what you hold or booked before is unchanged.
    </RetryNotice>
  );
}

function useAccountProblem(): AppError | null {
  const identity = useIdentity();
  const state = useBackendState();
  if (identity.status === 'loading' && identity.isUnreachable) return { id: 'session.identityUnreachable' };
  return state.status === 'failed' ? state.error : null;
}

function BookingSkeleton() {
  return (
    <SkeletonGroup label="Loading the booking">
      <div className={styles.columns}>
        <SkeletonCard height="28rem" />
        <SkeletonCard height="16rem" />
      </div>
    </SkeletonGroup>
  );
}
