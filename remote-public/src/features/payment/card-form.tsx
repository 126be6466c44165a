import {
  type AppError,
  type Appointment,
  errorText,
  formatMoney,
  isMessageId,
  type MessageId,
} from '@telehealth/contracts';
import type { CardForm as CardValues } from '@telehealth/contracts/schemas';
import { useHostServices } from '@telehealth/contracts/session';
import { useSandboxCharge } from '@telehealth/data/payments/payment.mutations';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useRef, useState } from 'react';
import { payableCardSchema } from './card-rules';
import styles from './payment.module.css';

const EMPTY = { cardNumber: '', expiry: '', cvc: '' };

export function CardForm({ visit, onLapsed }: { visit: Appointment; onLapsed: () => void }) {
  const form = useZodForm({ schema: payableCardSchema, defaultValues: EMPTY });
  const { pay, problem } = usePay(visit, onLapsed, (name, id) =>
    form.setError(name, { message: id }, { shouldFocus: true }),
  );
  const price = formatMoney(visit.price);
  return (
    <Form form={form} onSubmit={pay} label="Card" problem={problem && errorText(problem)}>
      <TextField<CardValues>
        name="cardNumber"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
      />
      <div className={styles.pair}>
        <TextField<CardValues>
          name="expiry"
          label="Expiry"
          hint="Month and year, MM/YY"
          autoComplete="cc-exp"
          maxLength={7}
        />
        <TextField<CardValues>
          name="cvc"
          label="Security code"
          hint="Three or four digits"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <SubmitButton wide busyLabel="Asking the bank">
        Pay {price}
      </SubmitButton>
      <p className="soft small">We keep nothing of your card.</p>
    </Form>
  );
}

/** Which box a refusal of the bank is about. */
const FIELDS: Partial<Record<MessageId, keyof CardValues>> = {
  'payment.cardInvalid': 'cardNumber',
  'payment.expiryInvalid': 'expiry',
  'payment.cvcInvalid': 'cvc',
};

function usePay(visit: Appointment, onLapsed: () => void, onBadField: (name: keyof CardValues, id: MessageId) => void) {
  const { navigateTo, notify } = useHostServices();
  const charging = useSandboxCharge();
  const [problem, setProblem] = useState<AppError | null>(null);
  const attempt = useRef<string | null>(null);
  const pay = async (card: CardValues) => {
    // A second press while the first is under way changes nothing; the server knows the attempt too.
    if (attempt.current !== null) return;
    attempt.current = crypto.randomUUID();
    setProblem(null);
    const charged = await charging.run({ appointmentId: visit.id, ...card, attemptId: attempt.current });
    attempt.current = null;
    if (!charged.ok) {
      const field = FIELDS[charged.error.id];
      if (field !== undefined) return onBadField(field, charged.error.id);
      setProblem(charged.error);
      if (charged.error.id === 'booking.holdExpired') onLapsed();
      return;
    }
    const { state, failure } = charged.value;
    if (state === 'failed') return setProblem({ id: toFailureId(failure) });
    notify('payment.paid');
    navigateTo('confirmation', { id: visit.id }, { replace: true });
  };
  return { pay, problem };
}

function toFailureId(failure: string | null): MessageId {
  return failure !== null && isMessageId(failure) ? failure : 'payment.failed';
}
