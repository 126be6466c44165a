import { errorText } from '@telehealth/contracts/messages';
import { type EvidenceRequestForm, evidenceRequestSchema } from '@telehealth/contracts/schemas/desk';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import type { ClaimedRegistration } from '../../data/desk/desk.schema';
import { useAskForEvidence } from '../../data/evidence/evidence.queries';

interface AskForMoreProps {
  registration: ClaimedRegistration;
  onDone: () => void;
}

/** Tells the specialist what is missing; the deadline stops until they add it. */
export function AskForMore({ registration: { specialistId }, onDone }: AskForMoreProps) {
  const asking = useAskForEvidence();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: evidenceRequestSchema, defaultValues: { reason: '' } });
  const ask = async ({ reason }: EvidenceRequestForm) => {
    if (!(await asking.run({ specialistId, reason })).ok) return;
    notify('registration.askedMore');
    onDone();
  };
  return (
    <Disclosure summary="Ask for more">
      <Form form={form} onSubmit={ask} label="Ask for more" problem={asking.error && errorText(asking.error)}>
        <TextAreaField<EvidenceRequestForm>
          name="reason"
          label="What is missing"
          hint="The specialist reads it on their profile, and is told by e-mail that something is missing."
          rows={3}
          maxLength={LIMITS.caseNote.max}
        />
        <SubmitButton busyLabel="Asking">Ask the specialist</SubmitButton>
      </Form>
    </Disclosure>
  );
}
