import { useWhoForm, WhoTheyAre } from '@telehealth/care/people/who-they-are';
import { NOBODY, personOf, type WhoForm } from '@telehealth/care/people/you-are';
import { useAddPerson } from '@telehealth/data/people/people.mutations';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { useState } from 'react';
import type { Someone } from '../../handover/handed-over-check';

/** Adds a person with a record of their own, for whom the booking then goes on. */
export function AddPersonDialog({ onAdded, onClose }: { onAdded: (person: Someone) => void; onClose: () => void }) {
  const adding = useAddPerson();
  const [id] = useState(() => crypto.randomUUID());
  const form = useWhoForm(NOBODY);
  const add = async (who: WhoForm) => {
    const person = personOf(who);
    if (person === null) return;
    const added = await adding.run({ id, form: person, allergies: [] });
    if (!added.ok) return;
    onClose();
    onAdded({ id: added.value, dateOfBirth: who.dateOfBirth });
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
      <WhoTheyAre form={form} />
    </EditDialog>
  );
}
