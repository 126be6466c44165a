import { now } from '@telehealth/contracts/clock';
import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { errorText, isMessageId, messageText } from '@telehealth/contracts/messages';
import { GENDERS, RELATION_LABELS, RELATIONS } from '@telehealth/contracts/people';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import { personForHolder } from '@telehealth/data/related-persons/person-words';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { DateField } from '@telehealth/ui/forms/date-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { useState } from 'react';
import styles from './booking.module.css';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';
import { useWhom, type WhomControl } from './use-whom';

/** Step 3: the account holder or a related person. */
export function WhomStep({ model, step }: { model: BookingModel; step: NextStep }) {
  const whom = useWhom(model, step);
  const issue = model.form.formState.errors.forWhom?.message;
  return (
    <Card title="2. Who it is for" padding="l">
      <div className={styles.picker}>
        <ChipGroup
          type="radio"
          legend="Who is the visit for?"
          name="forWhom"
          required
          error={issue !== undefined && isMessageId(issue) ? messageText(issue) : undefined}
          options={[
            { value: 'me', label: 'Me' },
            ...whom.persons.map((person) => ({ value: person.id, label: personForHolder(person, now()) })),
            { value: 'new', label: whom.persons.length > 0 ? 'Another person I care for' : 'Someone I care for' },
          ]}
          value={whom.value}
          onChange={whom.choose}
        />
        {whom.missing && <PersonsMissing {...whom.missing} />}
        {whom.isTyping ? <PersonFields isNew={whom.value === 'new'} /> : <PersonActions whom={whom} />}
      </div>
    </Card>
  );
}

function PersonsMissing({ error, isAsking, retry }: NonNullable<WhomControl['missing']>) {
  return (
    <RetryNotice title="The people you care for are not shown" busy={isAsking} onRetry={retry}>
      {errorText(error)} Your list is kept, and so is what you typed.
    </RetryNotice>
  );
}

function PersonFields({ isNew }: { isNew: boolean }) {
  return (
    <div className={styles.picker}>
      <p className="soft">
        {isNew
          ? 'The specialist sees this with the visit. It is added to your list, so that you type it once.'
          : 'This also corrects your upcoming visits.'}
      </p>
      <TextField<BookingForm> name="person.name" label="Their full name" autoComplete="off" />
      <div className={styles.pair}>
        <DateField<BookingForm> name="person.dateOfBirth" label="Their date of birth" autoComplete="off" />
        <SelectField<BookingForm>
          name="person.gender"
          label="Their sex or gender"
          options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
        />
      </div>
      <SelectField<BookingForm>
        name="person.relation"
        label="Who are they to you?"
        options={RELATIONS.map((value) => ({ value, label: RELATION_LABELS[value] }))}
      />
    </div>
  );
}

/** Corrects or removes the chosen person. */
function PersonActions({ whom }: { whom: WhomControl }) {
  const [asks, setAsks] = useState(false);
  const { chosen } = whom;
  if (chosen === undefined) return null;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="s" onClick={whom.correct}>
        Correct {chosen.name}’s details
      </Button>
      <Button variant="quiet" size="s" onClick={() => setAsks(true)}>
        Remove from my list
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={async () => {
          await whom.remove(chosen.id);
          setAsks(false);
        }}
        title={`Remove ${chosen.name} from your list?`}
        confirmLabel="Remove"
      >
        Visits you booked for {chosen.name} stay as they are.
      </ConfirmDialog>
    </div>
  );
}
