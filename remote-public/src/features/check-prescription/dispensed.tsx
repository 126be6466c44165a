import { DispensedLines } from '@telehealth/care/papers/dispensed-lines';
import { errorText } from '@telehealth/contracts/messages';
import { type Dispensing, dispensedOf } from '@telehealth/data/papers/paper.schema';
import { Form } from '@telehealth/ui/forms/form';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';
import { useRecordDispensing, useStrikeDispensing } from '../../data/prescriptions/check-code.mutations';
import type { CheckedPrescription } from '../../data/prescriptions/checked-code.schema';
import { dispensingSchema, strikeSchema } from './dispensing.schema';

interface DispensedProps {
  code: string;
  about: CheckedPrescription;
}

/** What was dispensed on a prescription in force, and where a pharmacist records more of it. */
export function Dispensed({ code, about }: DispensedProps) {
  const [all, setAll] = useState<readonly Dispensing[]>(about.dispensed);
  const [strikes, setStrikes] = useState<Dispensing | null>(null);
  const nameAt = (position: number) => about.medicines.find((item) => item.position === position)?.medicine ?? '';
  const open = about.medicines.filter(
    ({ position, quantity, repeats }) => dispensedOf(all, position) < quantity * (repeats + 1),
  );
  return (
    <Stack>
      <div aria-live="polite">
        <DispensedLines dispensed={all} nameAt={nameAt} />
        {all
          .filter(({ struck }) => struck === null)
          .map((one) => (
            <Button key={one.id} variant="quiet" size="s" onClick={() => setStrikes(one)}>
              Strike out {nameAt(one.position)}, {one.quantity}
            </Button>
          ))}
      </div>
      {open.length === 0 ? (
        <p>All of it was dispensed.</p>
      ) : (
        <Record key={all.length} code={code} medicines={open} onRecorded={setAll} />
      )}
      {strikes !== null && (
        <StrikeOut
          code={code}
          line={strikes}
          name={nameAt(strikes.position)}
          onDone={(now) => {
            setStrikes(null);
            if (now !== null) setAll(now);
          }}
        />
      )}
    </Stack>
  );
}

interface RecordProps {
  code: string;
  medicines: CheckedPrescription['medicines'];
  onRecorded: (all: readonly Dispensing[]) => void;
}

function Record({ code, medicines, onRecorded }: RecordProps) {
  const recording = useRecordDispensing();
  const key = useRef(crypto.randomUUID());
  const [first] = medicines;
  const form = useZodForm({
    schema: dispensingSchema,
    defaultValues: {
      position: String(first?.position ?? 1),
      quantity: '',
      pharmacy: '',
      pharmacist: '',
      reference: '',
    },
  });
  const record = async ({
    position,
    ...said
  }: {
    position: string;
    quantity: number;
    pharmacy: string;
    pharmacist: string;
    reference: string;
  }) => {
    const done = await recording.run({ code, key: key.current, position: Number(position), ...said });
    if (done.ok) onRecorded(done.value);
  };
  return (
    <Form
      form={form}
      label="Record what you dispensed"
      onSubmit={record}
      problem={recording.error === null ? null : errorText(recording.error)}
    >
      <Stack>
        <h3>Record what you dispensed</h3>
        <p className="small soft">
          For pharmacists. Patient and prescriber see quantity, pharmacy and your reference. Nobody here compares the
          numbers with the register of the Pharmacy Council.
        </p>
        {medicines.length > 1 && (
          <SelectField
            name="position"
            label="Medicine"
            options={medicines.map(({ position, medicine, strength }) => ({
              value: String(position),
              label: `${medicine} ${strength}`,
            }))}
          />
        )}
        <NumberField name="quantity" kind={{ decimals: 0, min: 1, max: 60_000 }} label="Quantity you dispensed" />
        <TextField name="pharmacy" label="Number of the pharmacy" hint="Y and its digits" autoComplete="off" />
        <TextField name="pharmacist" label="Your own number" hint="P and its digits" autoComplete="off" />
        <TextField name="reference" label="Your reference" optional autoComplete="off" />
        <SubmitButton busy={recording.isRunning} busyLabel="Recording">
          Record it
        </SubmitButton>
      </Stack>
    </Form>
  );
}

interface StrikeProps {
  code: string;
  line: Dispensing;
  name: string;
  /** With what is dispensed then; null: nothing was struck out. */
  onDone: (all: readonly Dispensing[] | null) => void;
}

function StrikeOut({ code, line, name, onDone }: StrikeProps) {
  const striking = useStrikeDispensing();
  const form = useZodForm({ schema: strikeSchema, defaultValues: { pharmacist: '', reason: '' } });
  const strike = async (said: { pharmacist: string; reason: string }) => {
    const done = await striking.run({ code, id: line.id, ...said });
    if (done.ok) onDone(done.value);
  };
  return (
    <Dialog
      open
      onClose={() => onDone(null)}
      title={`Strike out ${name}, ${line.quantity}?`}
      description="It stays to be read, with your reason."
    >
      <Form
        form={form}
        label="Strike out"
        onSubmit={strike}
        problem={striking.error === null ? null : errorText(striking.error)}
      >
        <Stack>
          <TextField name="pharmacist" label="Your own number, as it was recorded" autoComplete="off" />
          <TextField name="reason" label="Why, in at least ten characters" autoComplete="off" />
          <SubmitButton busy={striking.isRunning} busyLabel="Striking out">
            Strike it out
          </SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
