import { formatPlainDate, GENDER_LABELS } from '@telehealth/contracts/formatting';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useOwnPatientFacts } from '@telehealth/data/profiles/own-profile.queries';
import type { OwnProfile, PatientFacts } from '@telehealth/data/profiles/own-profile.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { EditFacts } from './opened-parts';
import styles from './profile.module.css';
import { Fact, type Proof } from './proof';

export function YouCard({ profile }: { profile: OwnProfile }) {
  const { isOwn, you, your } = useSubjectWords();
  const query = useOwnPatientFacts();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={isOwn ? 'You' : you}
      actions={
        query.data && (
          <Button variant="line" size="s" aria-label={`Change ${your} details`} onClick={() => setEditing(true)}>
            Change
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="Your details are kept.">
        {(facts) => <Facts facts={facts} name={profile.name} />}
      </QueryPanel>
      {isEditing && query.data && <EditFacts facts={query.data} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Facts({ facts, name }: { facts: PatientFacts; name: string }) {
  const { dateOfBirth, gender, address, bloodType, idKind, idNumber, updatedAt } = facts;
  const said: Proof = { by: 'self', at: updatedAt };
  return (
    <dl className={styles.facts}>
      <Fact term="Name" proof={{ by: 'self', at: null }}>
        {name}
      </Fact>
      <Fact term="Date of birth" proof={said}>
        {formatPlainDate(dateOfBirth)}
      </Fact>
      <Fact term="Gender" proof={said}>
        {GENDER_LABELS[gender]}
      </Fact>
      <Fact term="Address" proof={said}>
        {address}
      </Fact>
      <Fact term="Blood type" proof={bloodType === '' ? null : said}>
        {bloodType === '' ? 'Unknown' : bloodType}
      </Fact>
      <Fact term={idKind === 'passport' ? 'Passport' : 'ID number'} proof={idNumber === '' ? null : said}>
        {idNumber === '' ? 'Not given' : idNumber}
      </Fact>
    </dl>
  );
}
