import { WhoFields } from '@telehealth/care/people/who-fields';
import type { PersonForm } from '@telehealth/contracts/schemas/person';
import { personSchema } from '@telehealth/contracts/schemas/person';
import { useHostServices } from '@telehealth/contracts/session';
import { useChangePerson } from '@telehealth/data/people/people.mutations';
import type { Person } from '@telehealth/data/people/person.schema';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';

/** Corrects name, birth date or gender of a person without a sign-in. */
export function ChangePerson({ person, onClose }: { person: Person; onClose: () => void }) {
  const saving = useChangePerson();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: personSchema, defaultValues: formOf(person) });
  const save = async (values: PersonForm) => {
    if (!(await saving.run({ id: person.id, form: values })).ok) return;
    notify('person.changed');
    onClose();
  };
  return (
    <EditDialog
      title={`Correct what is known of ${person.firstName}`}
      description="Earlier facts stay in the history of the record."
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <WhoFields dateOfBirth={form.watch('dateOfBirth')} />
    </EditDialog>
  );
}

/** The family name is what follows the first names. */
function formOf({ name, firstName, dateOfBirth, gender, relation, basis }: Person): PersonForm {
  const lastName = name.startsWith(firstName) ? name.slice(firstName.length).trim() : name;
  return { firstName, lastName, dateOfBirth, gender, relation, basis: basis === 'invited' ? '' : basis };
}
