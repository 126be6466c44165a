import { formatDate, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { type RegistrationCheckForm, registrationCheckSchema } from '@telehealth/contracts/schemas/desk';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Dialog } from '@telehealth/ui/parts/dialog';
import type { ClaimedRegistration } from '../../data/desk/desk.schema';
import { AskForMore } from './ask-for-more';
import { NotOpened, RegistrationEvidence } from './registration-evidence';
import { RegistrationHistory } from './registration-history';
import { SuspensionEffects } from './suspension-effects';
import { toSuspension, useRegistrationOutcome } from './use-registration-outcome';

interface RegistrationDialogProps {
  registration: ClaimedRegistration;
  onClose: () => void;
}

const SAID = {
  verified: 'desk.registrationVerified',
  rejected: 'desk.registrationRejected',
  suspended: 'desk.suspensionProposed',
} as const;

/** The claim, earlier findings, and the outcome of this check. */
export function RegistrationDialog({ registration, onClose }: RegistrationDialogProps) {
  const { name, heldByAnother, state } = registration;
  const isOpenToCheck = state !== 'unverified' && state !== 'rejected';
  return (
    <Dialog open size="side" onClose={onClose} title={`Registration of ${name}`}>
      <Claim registration={registration} />
      {heldByAnother && (
        <Notice tone="warning" title="Verified for somebody else">
          This number was confirmed for another person. Compare both with the register: one of them cannot be right.
        </Notice>
      )}
      <RegistrationEvidence specialistId={registration.specialistId} />
      {state === 'pending' && <AskForMore registration={registration} onDone={onClose} />}
      {isOpenToCheck ? (
        <CheckForm registration={registration} onDone={onClose} />
      ) : (
        <Notice>There is nothing to decide: the specialist has to ask for a check first.</Notice>
      )}
      <RegistrationHistory specialistId={registration.specialistId} />
    </Dialog>
  );
}

function Claim({ registration }: { registration: ClaimedRegistration }) {
  const { name, email, councilNumber, specialty, education, hospital, yearsExperience, validUntil, note } =
    registration;
  const zone = viewerTimeZone();
  const items = [
    { term: 'Council number', detail: councilNumber },
    { term: 'Name', detail: name },
    { term: 'Specialty', detail: SPECIALTY_LABELS[specialty] },
    { term: 'Education', detail: education },
    { term: 'Works at', detail: hospital },
    { term: 'Years of work', detail: String(yearsExperience) },
    { term: 'E-mail', detail: email },
    { term: 'Confirmed until', detail: validUntil === null ? 'Never confirmed' : formatDate(validUntil, zone) },
  ];
  return <DataList items={note === '' ? items : [...items, { term: 'Last told', detail: note }]} />;
}

function CheckForm({ registration, onDone }: { registration: ClaimedRegistration; onDone: () => void }) {
  const { specialistId, name } = registration;
  const { record, problem } = useRegistrationOutcome(registration);
  const { notify } = useHostServices();
  const form = useZodForm({
    schema: registrationCheckSchema(name),
    defaultValues: { evidence: '', note: '', until: '', from: '', typedName: '' },
  });
  const outcome = form.watch('state');
  const suspendsFrom = toSuspension(form.watch('from'));
  const decide = async (said: RegistrationCheckForm) => {
    if (!(await record(said))) return;
    notify(SAID[said.state]);
    onDone();
  };
  return (
    <Form form={form} onSubmit={decide} label="Outcome of the check" problem={problem && errorText(problem)}>
      <TextAreaField<RegistrationCheckForm>
        name="evidence"
        label="Where you looked and what you saw"
        hint="For example: register of the council, today, name and number agree. It is kept permanently; operators can read it."
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
      <RadioGroupField<RegistrationCheckForm>
        name="state"
        look="chips"
        label="Outcome"
        options={[
          { value: 'verified', label: 'Confirmed' },
          { value: 'rejected', label: 'Not confirmed' },
          ...(registration.state === 'verified' ? [{ value: 'suspended', label: 'Suspend' }] : []),
        ]}
      />
      {outcome === 'verified' && <NotOpened specialistId={specialistId} />}
      {outcome === 'verified' && (
        <DateField<RegistrationCheckForm>
          name="until"
          label="Valid until"
          hint="The last day of the practising card; a year from today when left empty."
          optional
        />
      )}
      {outcome === 'suspended' && (
        <>
          <DateField<RegistrationCheckForm>
            name="from"
            label="From which day"
            hint="At once when left empty. Visits on that day or later are called off now, those before it take place."
            optional
          />
          <SuspensionEffects specialistId={specialistId} from={suspendsFrom} />
        </>
      )}
      <TextAreaField<RegistrationCheckForm>
        name="note"
        label="What the specialist is told"
        hint="They read it. If it was not confirmed: what is missing, so that they can ask again."
        rows={3}
        maxLength={LIMITS.caseNote.max}
        {...(outcome !== 'rejected' && outcome !== 'suspended' && { optional: true })}
      />
      {outcome === 'suspended' && (
        <TextField<RegistrationCheckForm>
          name="typedName"
          label={`Type the name to confirm: ${name}`}
          autoComplete="off"
        />
      )}
      {outcome === 'suspended' ? (
        <SubmitButton busyLabel="Proposing">Propose the suspension</SubmitButton>
      ) : (
        <SubmitButton busyLabel="Recording">Record the outcome</SubmitButton>
      )}
    </Form>
  );
}
