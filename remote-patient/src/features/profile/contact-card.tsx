import { useOwnEmergencyContact } from '@telehealth/data/profiles/own-profile.queries';
import type { EmergencyContact } from '@telehealth/data/profiles/own-profile.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { EditContact } from './opened-parts';
import styles from './profile.module.css';
import { Fact } from './proof';

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
