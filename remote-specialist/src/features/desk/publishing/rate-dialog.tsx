import { NUMBER_KINDS, numberOf } from '@telehealth/contracts/schemas/number-kinds';
import { type ExchangeRateForm, exchangeRateSchema } from '@telehealth/contracts/schemas/registration';
import type { PublishedRate } from '@telehealth/data/rands/rand-rate';
import { inRands, rateWords } from '@telehealth/data/rands/rand-words';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useProposal } from './use-proposal';

interface RateDialogProps {
  /** The published rate; null before the first. */
  before: PublishedRate | null;
  onClose: () => void;
}

/** Proposes a rate and shows its effect on a price, so that a wrong digit is noticed. */
export function RateDialog({ before, onClose }: RateDialogProps) {
  const { propose, problem } = useProposal(onClose);
  const form = useZodForm({ schema: exchangeRateSchema, defaultValues: { perDollar: '', dated: '', source: '' } });
  const submit = async (values: ExchangeRateForm) => {
    await propose({ kind: 'exchange_rate', form: values, replaces: before?.version ?? 0 });
  };
  return (
    <Dialog
      open
      size="side"
      onClose={onClose}
      title="Propose a rate"
      description={before !== null && `Now, version ${before.version}: ${rateWords(before)}`}
    >
      <Form form={form} onSubmit={submit} label="Rands for a dollar" problem={problem}>
        <NumberField<ExchangeRateForm>
          name="perDollar"
          label="Rands for one US dollar"
          kind={NUMBER_KINDS.perDollar}
          hint="As the source has it, for example 18.0315"
        />
        <Example perDollar={numberOf(form.watch('perDollar'), NUMBER_KINDS.perDollar)} />
        <DateField<ExchangeRateForm> name="dated" label="Day of the rate" />
        <TextField<ExchangeRateForm> name="source" label="Source, as a reader can find it" />
        <SubmitButton busyLabel="Proposing">Propose it</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Example({ perDollar }: { perDollar: number }) {
  if (!(perDollar > 0)) return null;
  const rands = inRands({ amountMinor: 5000, currency: 'USD' }, { perDollar });
  return <p className="small soft">A visit of US$50.00 is then {rands}.</p>;
}
