import { BLOOD_TYPES } from '@telehealth/contracts/chart';
import { formatPlainDate, GENDER_LABELS } from '@telehealth/contracts/formatting';
import { GENDERS } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { patientFactsSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { type PatientFactsForm, useUpdatePatientFacts } from '@telehealth/data/profiles/own-profile.mutations';
import { useOwnPatientFacts } from '@telehealth/data/profiles/own-profile.queries';
import type { OwnProfile, PatientFacts } from '@telehealth/data/profiles/own-profile.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './profile.module.css';
import { Fact, type Proof } from './proof';

export function YouCard({ profile }: { profile: OwnProfile }) {
  const query = useOwnPatientFacts();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="You"
      actions={
        query.data && (
          <Button variant="line" size="s" aria-label="Change your details" onClick={() => setEditing(true)}>
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

type Input = { [K in keyof PatientFactsForm]: string };
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function EditFacts({ facts, onClose }: { facts: PatientFacts; onClose: () => void }) {
  const saving = useUpdatePatientFacts();
  const { notify } = useHostServices();
  const { dateOfBirth, gender, address, bloodType, idNumber, version } = facts;
  const form = useZodForm({
    schema: patientFactsSchema,
    defaultValues: { dateOfBirth, gender, address, bloodType: bloodType as '', idNumber },
  });
  const save = async (values: PatientFactsForm) => {
    if (!(await saving.run({ values, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Change your details"
      description={
        <>
          Your name comes from your sign-in: <Link to={ACCOUNT_PATHS.security}>change it there</Link>.
        </>
      }
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={(values) => save(values as PatientFactsForm)}
      onClose={onClose}
    >
      <DateField<Input> name="dateOfBirth" label="Date of birth" autoComplete="bday" />
      <SelectField<Input>
        name="gender"
        label="Gender"
        options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
      />
      <TextAreaField<Input> name="address" label="Address" rows={2} hint="Where help could reach you in an emergency" />
      <SelectField<Input>
        name="bloodType"
        label="Blood type"
        optional
        placeholder="Unknown"
        options={options(BLOOD_TYPES)}
      />
      <TextField<Input>
        name="idNumber"
        label="ID or passport number"
        optional
        autoComplete="off"
        hint="It goes onto prescriptions that need it, and nowhere else"
      />
    </EditDialog>
  );
}
