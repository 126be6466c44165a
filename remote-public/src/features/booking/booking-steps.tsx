import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { errorText } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import { LIMITS } from '@telehealth/contracts/settings';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { useShownPractice } from '@telehealth/data/slots/shown-practice.queries';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { Card } from '@telehealth/ui/layout/card';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeepDraft } from '../../handover/use-keep-draft';
import { ScriptAhead } from '../../script/script-ahead';
import { AccessStep } from './access-step';
import { AddPersonDialog } from './add-person-dialog';
import { AskWhomDialog } from './ask-whom-dialog';
import styles from './booking.module.css';
import { BookingSummary } from './booking-summary';
import { DangersLine, useDangersToShare } from './dangers-line';
import type { NextStep } from './decide-next-step';
import { DraftNote } from './draft-note';
import { FilesStep } from './files-step';
import { FurtherVisit } from './further-visit';
import { OpeningStep } from './opening-step';
import { PrivacyStep } from './privacy-step';
import { SymptomCheckLine } from './symptom-check-line';
import { toDraft } from './to-draft';
import { type AskWhom as AskedWhom, useAskWhom } from './use-ask-whom';
import { type BookingModel, useBooking } from './use-booking';
import { useCompanion } from './use-companion';
import { type SubmitControl, useContinue } from './use-continue';
import { useEarlyHold } from './use-early-hold';
import { useGuestHold } from './use-guest-hold';
import { useHoldWatch } from './use-hold-watch';
import { useOpeningCheck } from './use-opening-check';
import { type PersonSwitch, useSwitchPerson } from './use-switch-person';
import { useTellNextPages } from './use-tell-next-pages';
import { useVisitFiles } from './use-visit-files';
import { useWhom } from './use-whom';
import { WhomStep } from './whom-step';

interface BookingStepsProps {
  draft: BookingDraft;
  /** The user returns from sign-up or onboarding. */
  isReturn: boolean;
  step: NextStep;
}

export function BookingSteps({ draft, isReturn, step }: BookingStepsProps) {
  const model = useBooking(draft);
  const { form, values, specialistId, problem } = model;
  const guest = useGuestHold(model, step);
  useOpeningCheck(model, step, isReturn, guest);
  useTellNextPages(model, guest, step);
  const look = useHoldWatch(model);
  const now = toDraft(values, specialistId);
  const keeper = useKeepDraft(now);
  const files = useVisitFiles(model, step === 'book');
  const dangers = useDangersToShare(step === 'book');
  const switching = useSwitchPerson(model, keeper);
  const [isAdding, setAdding] = useState(false);
  const [isPrivate, setPrivate] = useState(false);
  const practice = useShownPractice(specialistId).data ?? null;
  const along = {
    hasFiles: files.isReady,
    hasCompanion: useCompanion(model),
    dangers: dangers.chosen,
    isPrivate,
    practiceId: practice?.id ?? null,
  };
  const control = useContinue({ step, model, keeper, look, ...along });
  const whom = useAskWhom(step);
  const submit = async (values: BookingForm) => {
    if (!(await whom.asks(values))) await control.submit(values);
  };
  const signIn = () => void control.leaveFor('auth.patientLogin', now);
  const holdEarly = useEarlyHold(model, step);
  useOnboardingOnReturn(isReturn && step === 'onboard', control, draft);
  if (model.further !== null) return <FurtherVisit visit={model.further} />;
  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        label="Booking"
        problem={problem && errorText(problem)}
        className={styles.columns}
      >
        <div className={styles.steps}>
          <OpeningStep model={model} onHold={holdEarly} />
          {/* Focus in a later step means that the time is chosen, so it is held. */}
          <div className={styles.steps} onFocusCapture={() => holdEarly()}>
            <WhomStep model={model} step={step} switching={switching} onAdd={() => setAdding(true)} />
            <ReasonStep
              reason={values.reason ?? ''}
              specialistId={specialistId}
              isForOther={values.forWhom === 'other'}
            >
              <DangersLine {...dangers} />
              <FilesStep model={model} step={step} files={files} onSignIn={signIn} />
            </ReasonStep>
            <AccessStep model={model} practice={practice} isPrivate={isPrivate} />
            {step === 'book' && <PrivacyStep isPrivate={isPrivate} onChange={setPrivate} />}
            <AgreementStep />
            <DraftNote state={keeper.state} />
          </div>
        </div>
        <BookingSummary
          model={model}
          step={step}
          guest={guest}
          onLook={look}
          isBusy={control.isLeaving}
          onSignIn={signIn}
        />
      </Form>
      {whom.asked !== null && (
        <AskWhom
          asked={whom.asked}
          model={model}
          switching={switching}
          onAdd={() => {
            whom.close();
            setAdding(true);
          }}
          onClose={whom.close}
          onMine={control.submit}
        />
      )}
      {/* Outside of the form, because it is one. */}
      {isAdding && <AddPersonDialog onAdded={(person) => void switching.go(person)} onClose={() => setAdding(false)} />}
    </>
  );
}

interface AskWhomProps {
  asked: NonNullable<AskedWhom['asked']>;
  model: BookingModel;
  switching: PersonSwitch;
  onAdd: () => void;
  onClose: AskedWhom['close'];
  onMine: (values: BookingForm) => Promise<void>;
}

function AskWhom({ asked: { said, values }, model, switching, onAdd, onClose, onMine }: AskWhomProps) {
  const { persons, choose } = useWhom(model, 'book', switching);
  const answer = (personId: string | null) => {
    onClose(personId === null);
    if (personId === null) void onMine(values);
    else choose(personId);
  };
  return (
    <AskWhomDialog
      said={said}
      persons={persons}
      files={values.files.length}
      isBusy={switching.isRunning}
      onAnswer={answer}
      onAdd={onAdd}
      onClose={() => onClose()}
    />
  );
}

interface ReasonStepProps {
  reason: string;
  specialistId: string;
  isForOther: boolean;
  children: ReactNode;
}

function ReasonStep({ reason, specialistId, isForOther, children }: ReasonStepProps) {
  // Asked when the words are written, not with each letter.
  const [written, setWritten] = useState(reason);
  return (
    <Card title="3. What it is about" padding="l">
      <div onBlurCapture={() => setWritten(reason)}>
        <TextAreaField<BookingForm>
          name="reason"
          label="What do you need help with?"
          hint="Only the specialist of the visit reads this."
          rows={4}
          maxLength={LIMITS.reason.max}
        />
      </div>
      <ScriptAhead specialistId={specialistId} reason={written} />
      <RedFlagWatch text={reason} />
      <SymptomCheckLine isForOther={isForOther} />
      {children}
      <p className="small">
        <Link to={pathTo('public.symptomChecker')}>Not sure how urgent it is? Check your symptoms</Link>
      </p>
    </Card>
  );
}

function AgreementStep() {
  return (
    <Card title="5. Your agreement" padding="l">
      <CheckboxField<BookingForm>
        name="consent"
        required
        label="I agree to be seen remotely, by video, voice or chat, and know that some problems need a visit in person."
      />
    </Card>
  );
}

/** A user who signed up but has not onboarded goes to onboarding next and returns here. */
function useOnboardingOnReturn(isDue: boolean, control: SubmitControl, draft: BookingDraft): void {
  const hasLeft = useRef(false);
  // Redirects once.
  useEffect(() => {
    if (!isDue || hasLeft.current) return;
    hasLeft.current = true;
    void control.leaveFor('patient.onboarding', draft, { replace: true });
  }, [isDue]);
}
