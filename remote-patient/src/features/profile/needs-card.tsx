import { type Needs, needsSchema } from '@telehealth/contracts/schemas/practice';
import { useHostServices } from '@telehealth/contracts/session';
import { NEED_LABELS, type NeedFlag, needsWords } from '@telehealth/contracts/visit';
import { useUpdateProfile } from '@telehealth/data/profiles/own-profile.mutations';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './profile.module.css';
import { ProofLine } from './proof';

const FLAGS = Object.keys(NEED_LABELS) as NeedFlag[];

/** Accessibility needs, stated once for every visit. */
export function NeedsCard({ profile }: { profile: OwnProfile }) {
  const [isEditing, setEditing] = useState(false);
  const words = needsWords(profile.needs);
  return (
    <Card
      title="What you need in a visit"
      actions={
        <Button variant="line" size="s" aria-label="Change what you need in a visit" onClick={() => setEditing(true)}>
          Change
        </Button>
      }
    >
      {words.length === 0 ? (
        <p className="soft">Nothing in particular.</p>
      ) : (
        <>
          <ul className={styles.list}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <ProofLine proof={{ by: 'self', at: null }} />
        </>
      )}
      <p className="small soft">
        The specialist of an upcoming visit reads this beforehand, and we log every time. With extra time you are shown
        times half as long again when you book, at the same price. Visits you have already booked stay as they are. With
        large text, the pages of a visit are drawn a quarter larger.
      </p>
      {isEditing && <EditNeeds profile={profile} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function EditNeeds({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const saving = useUpdateProfile();
  const { notify } = useHostServices();
  const { locale, timeZone, needs, version } = profile;
  const form = useZodForm({ schema: needsSchema, defaultValues: needs });
  const save = async (values: Needs) => {
    if (!(await saving.run({ values: { locale, timeZone, needs: values }, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="What do you need in a visit?"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      {FLAGS.map((name) => (
        <CheckboxField key={name} name={name} label={NEED_LABELS[name]} />
      ))}
      <TextField
        name="interpreter"
        label="An interpreter for"
        optional
        autoComplete="off"
        suggestions={['isiZulu', 'isiXhosa', 'Sesotho', 'Setswana', 'South African Sign Language']}
        hint="A language, or empty. We have no interpreters ourselves: you, or your specialist, invite one to the visit by a link."
      />
    </EditDialog>
  );
}
