import { formatMoney } from '@telehealth/contracts/formatting';
import type { MessageId } from '@telehealth/contracts/messages';
import { type CardForm as CardValues, expiryOf } from '@telehealth/contracts/schemas/card';
import { usePayByCard } from '@telehealth/data/payments/payment.mutations';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { payableCardSchema } from './card-rules';
import styles from './payment.module.css';
import { type PayProps, usePay } from './use-pay';

const EMPTY = { cardNumber: '', expiry: '', cvc: '' };

interface CardFormProps extends PayProps {
  /** Why the previous attempt failed; shown until the next one. */
  lastFailure: string | null;
}

/** The field that a bank's refusal is about. */
const FIELDS: Partial<Record<MessageId, keyof CardValues>> = {
  'payment.cardInvalid': 'cardNumber',
  'payment.expiryInvalid': 'expiry',
  'payment.cvcInvalid': 'cvc',
};

export function CardForm({ visit, lastFailure, onLapsed, onUncertain }: CardFormProps) {
  const form = useZodForm({ schema: payableCardSchema, defaultValues: EMPTY });
  const paying = usePayByCard();
  const { pay, problem, hasTried } = usePay<CardValues>({
    visit,
    onLapsed,
    onUncertain,
    send: (card, attempt) => paying.run({ ...card, ...attempt }),
    onRefused: (id) => {
      const field = FIELDS[id];
      if (field !== undefined) form.setError(field, { message: id }, { shouldFocus: true });
      return field !== undefined;
    },
  });
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
