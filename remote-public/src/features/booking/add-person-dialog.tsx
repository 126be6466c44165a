import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { GENDERS, RELATION_LABELS, RELATIONS } from '@telehealth/contracts/people';
import { type PersonForm, personSchema } from '@telehealth/contracts/schemas/person';
import { useAddPerson } from '@telehealth/data/people/people.mutations';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import type { Someone } from '../../handover/handed-over-check';

const NEW_PERSON: PersonForm = { firstName: '', lastName: '', dateOfBirth: '', gender: '', relation: '', basis: '' };

const BASES = [
  { value: 'guardian', label: 'I am their parent or legal guardian' },
  { value: 'carer', label: 'I look after them' },
] as const;

/** Adds a person with a record of their own, for whom the booking then goes on. */
export function AddPersonDialog({ onAdded, onClose }: { onAdded: (person: Someone) => void; onClose: () => void }) {
  const adding = useAddPerson();
  const [id] = useState(() => crypto.randomUUID());
  const form = useZodForm({ schema: personSchema, defaultValues: NEW_PERSON });
  const add = async (values: PersonForm) => {
    const added = await adding.run({ id, form: values, allergies: [] });
    if (!added.ok) return;
    onClose();
    onAdded({ id: added.value, dateOfBirth: values.dateOfBirth });
  };
  return (
    <EditDialog
      title="Add somebody you look after"
      description="They get a record of their own, apart from yours. The booking goes on for them."
      form={form}
      submitLabel="Add"
      isRunning={adding.isRunning}
      error={adding.error}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField<PersonForm> name="firstName" label="Their first name" autoComplete="off" />
      <TextField<PersonForm> name="lastName" label="Their last name" autoComplete="off" />
      <DateField<PersonForm> name="dateOfBirth" label="Their date of birth" autoComplete="off" />
      <SelectField<PersonForm>
        name="gender"
        label="Their sex or gender"
        options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
      />
      <SelectField<PersonForm>
        name="relation"
        label="Who are they to you?"
        options={RELATIONS.map((value) => ({ value, label: RELATION_LABELS[value] }))}
      />
      <SelectField<PersonForm> name="basis" label="On what right do you act for them?" options={[...BASES]} />
    </EditDialog>
  );
}
