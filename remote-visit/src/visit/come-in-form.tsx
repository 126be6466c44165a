import { errorText } from '@telehealth/contracts/messages';
import { waitingRoomSchema } from '@telehealth/contracts/schemas/consultation';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useEnterWaitingRoom } from '@telehealth/data/visits/waiting-room.mutations';
import type { VisitPlace } from '@telehealth/data/visits/waiting-room.queries';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useRef } from 'react';
import { expectCall } from '../room/this-tab';
import styles from './come-in-form.module.css';
import { consentText } from './consent-words';

interface ComeInFormProps {
  details: VisitDetails;
  /** Initial values. */
  first: VisitPlace;
  /** A patient who is already in corrects only place and number. */
  isCorrection?: boolean;
  onDone?: () => void;
}

/** Asks for the patient's location, phone number and consent, then enters the waiting room. */
export function ComeInForm({ details, first, isCorrection = false, onDone }: ComeInFormProps) {
  const { visit } = details;
  const form = useZodForm({
    schema: waitingRoomSchema,
    defaultValues: { location: first.location, callback: first.callback, consent: isCorrection },
  });
  const entering = useEnterWaitingRoom();
  // Idempotency key of one entry: a retry after a lost answer repeats the same one.
  const key = useRef(crypto.randomUUID());
  const send = async ({ location, callback }: { location: string; callback: string }) => {
    const result = await entering.run({ appointmentId: visit.id, location, callback, key: key.current });
    if (!result.ok) return;
    key.current = crypto.randomUUID();
    expectCall(visit.id);
    onDone?.();
  };
  return (
    <Form form={form} onSubmit={send} label="Where you are" problem={entering.error && errorText(entering.error)}>
      <TextField
        name="location"
        label="Where are you now?"
        hint="Street and number, floor, town. So that help finds you, should you need it."
        autoComplete="street-address"
        maxLength={300}
      />
      <PhoneField
        name="callback"
        label="Which phone number can we call you on?"
        hint="If the connection breaks, your specialist phones you there. Nobody else sees it."
        autoComplete="tel"
      />
      {!isCorrection && (
        <CheckboxField
          name="consent"
          required
          label={consentText(details)}
          hint={`${details.treatedBy} cannot examine by hand, and may ask for a visit in person. Nothing is recorded by Sawubona, and nobody may record without the other’s consent.`}
        />
      )}
      <div className={isCorrection ? undefined : styles.within}>
        <SubmitButton busyLabel={isCorrection ? 'Keeping it' : 'Going in'}>
          {isCorrection ? 'Keep this' : visit.status === 'in_progress' ? 'Come in' : 'Go into the waiting room'}
        </SubmitButton>
      </div>
    </Form>
  );
}
