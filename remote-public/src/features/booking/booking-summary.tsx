import { Price, RateNote } from '@telehealth/care/visits/price';
import { lengthWords, MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { When } from '@telehealth/ui/parts/time';
import { Portrait } from '../../openings/portrait';
import { useViewerZone } from '../../openings/use-viewer-zone';
import styles from './booking.module.css';
import type { NextStep } from './decide-next-step';
import { GuestClock } from './guest-clock';
import { HoldClock } from './hold-clock';
import type { BookingModel } from './use-booking';
import type { GuestHoldControl } from './use-guest-hold';

interface BookingSummaryProps {
  model: BookingModel;
  step: NextStep;
  isBusy: boolean;
  guest: GuestHoldControl;
  onSignIn: () => void;
  onLook: () => Promise<void>;
}

export function BookingSummary({ model, step, isBusy, guest, onSignIn, onLook }: BookingSummaryProps) {
  const { Your } = useSubjectWords();
  const { offer, hold } = model;
  // An extra visit proposed by the specialist needs no acceptance, whatever its visit type says.
  const isAskedFor = hold.current?.needsApproval ?? offer?.visitType.needsApproval ?? false;
  return (
    <Card title={`${Your} visit`} padding="l" className={styles.summary}>
      <div className={styles.picker}>
        <Facts model={model} />
        <HoldClock model={model} onLook={onLook} />
        <GuestClock guest={guest} />
        {isAskedFor && <AnsweredFirst name={offer?.specialist.name ?? 'The specialist'} />}
        {step === 'signUp' && <p className="soft small">{message('booking.signInFirst')}</p>}
        {step === 'onboard' && <p className="soft small">{message('booking.onboardingFirst')}</p>}
        {step === 'reconnect' && <p className="soft small">{message('booking.accountAway')}</p>}
        <SubmitButton wide busy={isBusy || step === 'wait' || model.hold.isBusy} busyLabel="One moment">
          {step === 'book' ? toBookingLabel(isAskedFor, offer) : 'Continue'}
        </SubmitButton>
        {step === 'signUp' && (
          <Button variant="quiet" wide onClick={onSignIn}>
            I already have an account
          </Button>
        )}
        {/* Last, because it may load late and must not move the button. */}
        {offer !== undefined && <RateNote />}
      </div>
    </Card>
  );
}

function AnsweredFirst({ name }: { name: string }) {
  return (
    <p className="soft small">
      You ask for this visit. {name} answers before it is booked; the time is kept for you until then, and nothing is
      charged before.
    </p>
  );
}

function toBookingLabel(isAskedFor: boolean, offer: SpecialistOpenings | undefined): string {
  if (isAskedFor) return 'Ask for this visit';
  return offer?.visitType.price.amountMinor === 0 ? 'Book this visit' : 'Continue to payment';
}

function Facts({ model }: { model: BookingModel }) {
  const { offer, values } = model;
  const zone = useViewerZone();
  if (offer === undefined && model.hold.current !== null) return <NotShown offers={model.offers} />;
  if (offer === undefined) return <p className="soft">Choose a time and you see here what you book.</p>;
  const { specialist, visitType } = offer;
  const at = values.startsAt ? new Date(values.startsAt) : null;
  return (
    <>
      <div className={styles.person}>
        <Portrait of={specialist} />
        <p>
          <strong>{specialist.name}</strong>
          <br />
          <span className="soft">{SPECIALTY_LABELS[specialist.specialty]}</span>
        </p>
      </div>
      <DataList
        items={[
          { term: 'When', detail: at ? <When at={at} zone={zone} /> : 'Not chosen yet' },
          { term: 'How', detail: values.mode ? MODE_LABELS[values.mode] : 'Not chosen yet' },
          { term: 'Length', detail: lengthWords(visitType.minutes, visitType.extraMinutes, true) },
          { term: 'Price', detail: <Price money={visitType.price} /> },
        ]}
      />
    </>
  );
}

/** The time is held, but the offer's details failed to load. Before the hold, the list of openings reports that. */
function NotShown({ offers: { error, isFetching, refetch } }: Pick<BookingModel, 'offers'>) {
  if (error === null) return null;
  return (
    <RetryNotice title="Specialist and price are not shown" busy={isFetching} onRetry={refetch}>
      {errorText(error)} The time is held.
    </RetryNotice>
  );
}
