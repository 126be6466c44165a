import { type BookingDraft, errorText, LIMITS, pathTo } from '@telehealth/contracts';
import type { BookingForm } from '@telehealth/contracts/schemas';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect, useRef } from 'react';
import { RedFlagWatch } from '../../safety/red-flag-watch';
import styles from './booking.module.css';
import { BookingSummary } from './booking-summary';
import type { NextStep } from './decide-next-step';
import { OpeningStep } from './opening-step';
import { SymptomCheckLine } from './symptom-check-line';
import { toDraft } from './to-draft';
import { useBooking } from './use-booking';
import { useEarlyHold } from './use-early-hold';
import { useOpeningCheck } from './use-opening-check';
import { type SubmitControl, useSubmitBookingForm } from './use-submit-booking-form';

interface BookingStepsProps {
  draft: BookingDraft;
  /** The person comes back from sign-up or onboarding. */
  isReturn: boolean;
  step: NextStep;
}

export function BookingSteps({ draft, isReturn, step }: BookingStepsProps) {
  const model = useBooking(draft);
  const { form, values, specialistId, hold, problem, onProblem } = model;
  const unpaid = useOpeningCheck(model, step, isReturn);
  const control = useSubmitBookingForm({ step, specialistId, hold, onProblem });
  const now = toDraft(values, specialistId);
  const holdEarly = useEarlyHold(model, step);
  useOnboardingOnReturn(isReturn && step === 'onboard', control, draft);
  if (unpaid !== null) return <UnpaidVisit appointmentId={unpaid.id} />;
  return (
    <Form
      form={form}
      onSubmit={control.submit}
      label="Booking"
      problem={problem && errorText(problem)}
      className={styles.columns}
    >
      <div className={styles.steps}>
        <OpeningStep model={model} />
        {/* Whoever goes on to say what it is about has chosen: the time is held from here on. */}
        <div className={styles.steps} onFocusCapture={holdEarly}>
          <ReasonStep reason={values.reason ?? ''} />
        </div>
      </div>
      <BookingSummary
        model={model}
        step={step}
        isBusy={control.isLeaving}
        onSignIn={() => control.leaveFor('auth.patientLogin', now)}
      />
    </Form>
  );
}

function ReasonStep({ reason }: { reason: string }) {
  return (
    <>
      <Card title="3. What it is about" padding="l">
        <TextAreaField<BookingForm>
          name="reason"
          label="What do you need help with?"
          hint="Only your specialist reads this."
          rows={4}
          maxLength={LIMITS.reason.max}
        />
        <RedFlagWatch text={reason} />
        <SymptomCheckLine />
      </Card>
      <Card title="4. Your agreement" padding="l">
        <CheckboxField<BookingForm>
          name="consent"
          required
          label="I agree to be seen at a distance, by video, voice or chat, and know that some things need a visit in person."
        />
      </Card>
    </>
  );
}

function UnpaidVisit({ appointmentId }: { appointmentId: string }) {
  return (
    <Notice
      title="This time is yours and waits for payment"
      action={<LinkButton to={pathTo('payment', { id: appointmentId })}>Go to payment</LinkButton>}
    >
      Everything you typed is kept with it.
    </Notice>
  );
}

/** Signed up but not onboarded yet: the details come next, then straight back here. */
function useOnboardingOnReturn(isDue: boolean, control: SubmitControl, draft: BookingDraft): void {
  const hasLeft = useRef(false);
  // Leaves once
  useEffect(() => {
    if (!isDue || hasLeft.current) return;
    hasLeft.current = true;
    void control.leaveFor('patient.onboarding', draft, { replace: true });
  }, [isDue]);
}
