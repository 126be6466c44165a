import type { AppError } from '@telehealth/contracts/errors';
import { formatMoney } from '@telehealth/contracts/formatting';
import { errorText, type MessageId } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { type CardForm as CardValues, expiryOf } from '@telehealth/contracts/schemas/card';
import { useHostServices } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { usePayByCard } from '@telehealth/data/payments/payment.mutations';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { type ReactNode, useRef, useState } from 'react';
import { payableCardSchema } from './card-rules';
import { toFailureText } from './open-payment';
import styles from './payment.module.css';

const EMPTY = { cardNumber: '', expiry: '', cvc: '' };

interface CardFormProps {
  visit: Appointment;
  /** Why the previous attempt failed; shown until the next one. */
  lastFailure: string | null;
  onLapsed: () => void;
  /** The payment is being processed, or its outcome is unknown here. */
  onUncertain: () => void;
}

export function CardForm({ visit, lastFailure, onLapsed, onUncertain }: CardFormProps) {
  const form = useZodForm({ schema: payableCardSchema, defaultValues: EMPTY });
  const onBadField = (name: keyof CardValues, id: MessageId) =>
    form.setError(name, { message: id }, { shouldFocus: true });
  const { pay, problem, hasTried } = usePay({ visit, onLapsed, onUncertain, onBadField });
  const amount = formatMoney(visit.charge);
  return (
    <Form form={form} onSubmit={pay} label="Card" problem={problem ?? (hasTried ? null : lastFailure)}>
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
          inputMode="numeric"
          autoComplete="cc-exp"
          onLeave={(typed) => form.setValue('expiry', expiryOf(typed) ?? typed)}
        />
        <TextField<CardValues>
          name="cvc"
          label="Security code"
          hint="Three or four digits"
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      <SubmitButton wide busyLabel="Asking the bank">
        Pay {amount}
      </SubmitButton>
      <p className="soft small">Your card goes straight to the payment provider. We never see or keep its number.</p>
    </Form>
  );
}

/** Another card would not help, so the form has no button; the visit and its time are in the list. */
function TriedTooOften({ error }: { error: AppError }) {
  const { your } = useSubjectWords();
  return (
    <>
      {errorText(error)} <Link to={pathTo('patient.appointments')}>See {your} appointments</Link>
    </>
  );
}

/** The field that a bank's refusal is about. */
const FIELDS: Partial<Record<MessageId, keyof CardValues>> = {
  'payment.cardInvalid': 'cardNumber',
  'payment.expiryInvalid': 'expiry',
  'payment.cvcInvalid': 'cvc',
};

interface PayOptions extends Omit<CardFormProps, 'lastFailure'> {
  onBadField: (name: keyof CardValues, id: MessageId) => void;
}

/** After these errors the page may not show how the payment stands. */
const UNCERTAIN: readonly MessageId[] = [
  ...(['data.offline', 'data.failed', 'data.unreadable'] as const),
  ...(['payment.processing', 'payment.notDue'] as const),
  // The page shows another amount than is due.
  'data.conflict',
];

function usePay({ visit, onLapsed, onUncertain, onBadField }: PayOptions) {
  const { navigateTo, notify } = useHostServices();
  const paying = usePayByCard();
  const [problem, setProblem] = useState<ReactNode>(null);
  const [hasTried, setTried] = useState(false);
  const attempt = useRef<string | null>(null);
  const refused = (error: AppError) => {
    const field = FIELDS[error.id];
    if (field !== undefined) return onBadField(field, error.id);
    setProblem(error.id === 'payment.tooOften' ? <TriedTooOften error={error} /> : errorText(error));
    if (error.id === 'booking.holdExpired') onLapsed();
    if (UNCERTAIN.includes(error.id)) onUncertain();
  };
  const pay = async (card: CardValues) => {
    // Ignores a second press during the first; the attempt's id lets the server recognise it too.
    if (attempt.current !== null) return;
    attempt.current = crypto.randomUUID();
    setProblem(null);
    setTried(true);
    const paid = await paying.run({
      ...card,
      appointmentId: visit.id,
      attemptId: attempt.current,
      shown: visit.charge,
    });
    attempt.current = null;
    if (!paid.ok) return refused(paid.error);
    if (paid.value.state === 'failed') return setProblem(toFailureText(paid.value));
    // Still processing: the page shows the bank's challenge, or that the bank has not answered.
    if (paid.value.state === 'processing') return;
    notify('payment.paid');
    navigateTo('confirmation', { id: visit.id }, { replace: true });
  };
  return { pay, problem, hasTried };
}
