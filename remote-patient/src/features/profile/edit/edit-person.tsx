import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { GENDERS, RELATION_LABELS, RELATIONS } from '@telehealth/contracts/people';
import {
  NEW_RELATED_PERSON,
  type RelatedPersonForm,
  relatedPersonSchema,
} from '@telehealth/contracts/schemas/related-person';
import { useHostServices } from '@telehealth/contracts/session';
import { useSaveRelatedPerson } from '@telehealth/data/related-persons/related-person.mutations';
import type { RelatedPerson } from '@telehealth/data/related-persons/related-person.schema';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';

export function EditPerson({ person, onClose }: { person: RelatedPerson | null; onClose: () => void }) {
  const saving = useSaveRelatedPerson();
  const { notify } = useHostServices();
  const [id] = useState(() => person?.id ?? crypto.randomUUID());
  const form = useZodForm({ schema: relatedPersonSchema, defaultValues: person ?? NEW_RELATED_PERSON });
  const save = async (values: RelatedPersonForm) => {
    if (!(await saving.run({ id, isNew: person === null, form: values })).ok) return;
    notify('person.saved');
    onClose();
  };
  return (
    <EditDialog
      title={person === null ? 'Add a person you care for' : `Correct ${person.name}’s details`}
      description="The specialist sees this with a visit you book for them."
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<RelatedPersonForm> name="name" label="Their full name" autoComplete="off" />
      <DateField<RelatedPersonForm> name="dateOfBirth" label="Their date of birth" autoComplete="off" />
      <SelectField<RelatedPersonForm>
        name="gender"
        label="Their sex or gender"
        options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
      />
      <SelectField<RelatedPersonForm>
        name="relation"
        label="Who are they to you?"
        options={RELATIONS.map((value) => ({ value, label: RELATION_LABELS[value] }))}
      />
    </EditDialog>
  );
}
