import { patientOnboardingSchema } from '@telehealth/contracts/schemas/patient-onboarding';
import { useHostServices } from '@telehealth/contracts/session';
import { type EmergencyContactForm, useUpdateEmergencyContact } from '@telehealth/data/profiles/own-profile.mutations';
import { useOwnEmergencyContact } from '@telehealth/data/profiles/own-profile.queries';
import type { EmergencyContact } from '@telehealth/data/profiles/own-profile.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './profile.module.css';
import { Fact } from './proof';

const contactSchema = patientOnboardingSchema.shape.emergencyContact;
const NOBODY = { name: '', relationship: '', phone: '', version: 0 };

export function ContactCard() {
  const query = useOwnEmergencyContact();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="Who we call in an emergency"
      actions={
        query.data !== undefined && (
          <Button variant="line" size="s" aria-label="Change who we call" onClick={() => setEditing(true)}>
            {query.data === null ? 'Add' : 'Change'}
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="Your emergency contact is kept.">
        {(contact) => <Contact contact={contact} />}
      </QueryPanel>
      {isEditing && query.data !== undefined && (
        <EditContact contact={query.data ?? NOBODY} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

function Contact({ contact }: { contact: EmergencyContact | null }) {
  if (contact === null) return <p className="soft">Nobody yet. Please add somebody who lives near you.</p>;
  const { name, relationship, phone, updatedAt } = contact;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={relationship} proof={{ by: 'self', at: updatedAt }}>
          {name}
          {'\n'}
          {phone}
        </Fact>
      </dl>
      <p className="small soft">
        A specialist sees this only during a visit with you, or in an emergency. We log every time.
      </p>
    </>
  );
}

interface EditContactProps {
  contact: Pick<EmergencyContact, 'name' | 'relationship' | 'phone' | 'version'>;
  onClose: () => void;
}

function EditContact({ contact: { version, ...values }, onClose }: EditContactProps) {
  const saving = useUpdateEmergencyContact();
  const { notify } = useHostServices();
  const { name, relationship, phone } = values;
  const form = useZodForm({ schema: contactSchema, defaultValues: { name, relationship, phone } });
  const save = async (edited: EmergencyContactForm) => {
    if (!(await saving.run({ values: edited, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Who should we call?"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label="Contact name" autoComplete="off" />
      <TextField name="relationship" label="Relationship" autoComplete="off" hint="How they are related to you" />
      <PhoneField name="phone" label="Contact phone number" autoComplete="off" />
    </EditDialog>
  );
}
