import type { Money } from '@telehealth/contracts/booking';
import { formatMoney } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { type GoodwillForm, goodwillKind, goodwillSchema, useGiveGoodwill } from '../../data/desk/goodwill';
import { DeskDialog } from './people/desk-dialog';

interface GoodwillDialogProps {
  receipt: string;
  /** Of the payment. */
  left: Money;
  onClose: () => void;
}

/** How much goes back, and why. */
export function GoodwillDialog({ receipt, left, onClose }: GoodwillDialogProps) {
  const giving = useGiveGoodwill();
  const { notify } = useHostServices();
  const kind = goodwillKind(left.amountMinor);
  const form = useZodForm({ schema: goodwillSchema(kind), defaultValues: { amount: '', words: '' } });
  const give = async ({ amount, words }: GoodwillForm) => {
    const amountMinor = Math.round(Number(amount) * 100);
    if (!(await giving.run({ receipt, amountMinor, words })).ok) return;
    notify('desk.goodwillGiven');
    onClose();
  };
  return (
    <DeskDialog
      title={`Give money of ${receipt} back`}
      what={
        <p>
          It goes back the way it was paid, and cannot be taken back. {formatMoney(left)} is left of the payment. Your
          name and this receipt stand in the operators’ log.
        </p>
      }
      form={form}
      doing={giving}
      confirm="Give it back"
      busyLabel="Giving it back"
      onSubmit={give}
      onClose={onClose}
    >
      <NumberField<GoodwillForm> name="amount" label={`Amount in ${left.currency}`} kind={kind} />
      <TextAreaField<GoodwillForm>
        name="words"
        label="Why"
        hint="The patient reads it on the receipt. Write nothing about health."
        rows={3}
        maxLength={LIMITS.goodwillWords.max}
      />
    </DeskDialog>
  );
}
