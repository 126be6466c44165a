import { zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, pathTo } from '@telehealth/contracts/routes';
import { myProfileSchema } from '@telehealth/contracts/schemas/practice';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { useUpdateProfile } from '@telehealth/data/profiles/own-profile.mutations';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { languageName } from './language-name';
import styles from './profile.module.css';
import { Fact } from './proof';

const phoneSchema = myProfileSchema.pick({ phoneNumber: true }).required();

/** The patient's contact details, language and time zone. */
export function ReachCard({ profile }: { profile: OwnProfile }) {
  const [isEditing, setEditing] = useState(false);
  const identity = useIdentity();
  const isProven = identity.status === 'signedIn' && identity.emailProven;
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
        <Fact
          term="E-mail"
          proof={isProven ? { by: 'confirmed', who: 'a code we emailed', at: null } : { by: 'self', at: null }}
        >
          {email}
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

function EditPhone({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const saving = useUpdateProfile();
  const { notify } = useHostServices();
  const { phoneRaw, locale, timeZone, needs, version } = profile;
  const form = useZodForm({ schema: phoneSchema, defaultValues: { phoneNumber: phoneRaw } });
  const save = async (values: { phoneNumber: string }) => {
    if (!(await saving.run({ values: { ...values, locale, timeZone, needs }, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Change your phone number"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <PhoneField
        name="phoneNumber"
        label="Phone number"
        autoComplete="tel"
        hint="With the country code, for example +27 82 123 4567"
      />
    </EditDialog>
  );
}
