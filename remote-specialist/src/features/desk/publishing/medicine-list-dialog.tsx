import { message } from '@telehealth/contracts/messages';
import { type MedicineFileForm, medicineFileSchema } from '@telehealth/contracts/schemas/desk';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { DateField } from '@telehealth/ui/forms/date-field';
import { FileField } from '@telehealth/ui/forms/file-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { readMedicines } from './read-medicines';
import { useProposal } from './use-proposal';

interface MedicineListDialogProps {
  /** The version in force, which the list replaces. */
  version: number;
  onClose: () => void;
}

/** Proposes a medicine list from a file. What it changes stands in the proposal, for the one who confirms it. */
export function MedicineListDialog({ version, onClose }: MedicineListDialogProps) {
  const { propose, problem } = useProposal(onClose);
  const [isUnreadable, setUnreadable] = useState(false);
  const form = useZodForm({ schema: medicineFileSchema, defaultValues: { source: '', dated: '', reviewed: false } });
  const submit = async ({ file, source, dated, reviewed }: MedicineFileForm) => {
    const medicines = readMedicines(await file.text());
    setUnreadable(medicines === null);
    if (medicines === null) return;
    await propose({ kind: 'medicine_list', form: { medicines, source, dated, reviewed }, replaces: version });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Propose a medicine list"
      description="It replaces the medicines as a whole, once a second operator confirms it. Interactions and classes go on."
    >
      <Form
        form={form}
        onSubmit={submit}
        label="Medicine list"
        problem={isUnreadable ? message('medicines.file') : problem}
      >
        <FileField<MedicineFileForm>
          name="file"
          label="File with the medicines"
          hint="CSV, with the columns id, name, ingredients, route and those of our own list. An empty cell means not sure."
          accept=".csv,.tsv,.txt"
        />
        <TextField<MedicineFileForm> name="source" label="Source, as a reader can find it" />
        <DateField<MedicineFileForm> name="dated" label="Day of the list" />
        <CheckboxField<MedicineFileForm> name="reviewed" label="A pharmacist has reviewed it" />
        <SubmitButton busyLabel="Proposing">Propose it</SubmitButton>
      </Form>
    </Dialog>
  );
}
