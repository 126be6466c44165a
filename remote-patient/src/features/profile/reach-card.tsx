import { zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, pathTo } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { languageName } from './language-name';
import { EditPhone } from './opened-parts';
import styles from './profile.module.css';
import { Fact, type Proof } from './proof';

const proofOf = (isProven: boolean): Proof =>
  isProven ? { by: 'confirmed', who: 'a code we emailed', at: null } : { by: 'self', at: null };

/** The patient's contact details, language and time zone. */
export function ReachCard({ profile }: { profile: OwnProfile }) {
  const [isEditing, setEditing] = useState(false);
  const identity = useIdentity();
  const { isOwn } = useSubjectWords();
  const isProven = isOwn && identity.status === 'signedIn' && identity.emailProven && identity.user.email !== '';
  const { email, phoneRaw, locale, timeZone } = profile;
  return (
    <Card
      title="How we reach you"
      actions={
        <Button variant="line" size="s" aria-label="Change your phone number" onClick={() => setEditing(true)}>
          Change
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact term="Phone" proof={phoneRaw === '' ? null : { by: 'self', at: null }}>
          {phoneRaw === '' ? 'Not given' : phoneRaw}
        </Fact>
        <Fact term="E-mail" proof={email === '' ? null : proofOf(isProven)}>
          {email === '' ? 'Not given' : email}
        </Fact>
        <Fact term="Language" proof={{ by: 'self', at: null }}>
          {languageName(locale)}
        </Fact>
        <Fact term="Time zone" proof={{ by: 'self', at: null }}>
          {zoneName(timeZone)}
        </Fact>
      </dl>
      <p className="small soft">
        You find your addresses in <Link to={ACCOUNT_PATHS.security}>sign-in and security</Link>; language and time zone
        in <Link to={pathTo('patient.accountSettings')}>account settings</Link>.
      </p>
      {isEditing && <EditPhone profile={profile} onClose={() => setEditing(false)} />}
    </Card>
  );
}
