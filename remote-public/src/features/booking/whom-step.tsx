import { isMessageId, messageText } from '@telehealth/contracts/messages';
import { actingPerson, ageWords, relationWord } from '@telehealth/contracts/people';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import type { Person } from '@telehealth/data/people/person.schema';
import { lawDay } from '@telehealth/data/people/person-line';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import styles from './booking.module.css';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';
import { isChild } from './use-companion';
import type { PersonSwitch } from './use-switch-person';
import { useWhom, type WhomControl } from './use-whom';

interface WhomStepProps {
  model: BookingModel;
  step: NextStep;
  switching: PersonSwitch;
  onAdd: () => void;
}

/** Step 2: the user, or somebody for whom they act. Another choice goes on in the pages of that person. */
export function WhomStep({ model, step, switching, onAdd }: WhomStepProps) {
  const whom = useWhom(model, step, switching);
  const [isChanging, setChanging] = useState(false);
  const isActing = actingPerson() !== null;
  return (
    <Card title="2. Who it is for" padding="l">
      <div className={styles.picker}>
        {isActing && <Shown whom={whom} isChanging={isChanging} onChange={() => setChanging(true)} />}
        {(!isActing || isChanging) && <Choice model={model} step={step} whom={whom} onAdd={onAdd} />}
        {step === 'book' && (
          <MissingNotice query={whom.query} title="The people you act for are not shown">
            What you typed is kept.
          </MissingNotice>
        )}
        {whom.shown && <AboutPerson person={whom.shown} model={model} />}
        <p role="status" className="small">
          {whom.isSwitching && 'One moment: the booking opens for the person you chose.'}
        </p>
      </div>
    </Card>
  );
}

const nameWithAge = ({ name, dateOfBirth }: Person) =>
  dateOfBirth === '' ? name : `${name}, ${ageWords(dateOfBirth, lawDay())}`;

interface ShownProps {
  whom: WhomControl;
  isChanging: boolean;
  onChange: () => void;
}

function Shown({ whom: { shown, query }, isChanging, onChange }: ShownProps) {
  if (!shown) {
    if (query.data !== undefined || query.error !== null) return null;
    return (
      <SkeletonGroup label="Loading whom the visit is for">
        <Skeleton width="50%" />
      </SkeletonGroup>
    );
  }
  const relation = relationWord(shown.relation, shown.gender);
  return (
    <Cluster>
      <p>
        <strong>{nameWithAge(shown)}</strong>
        {relation !== '' && <span className="soft">, your {relation}</span>}
      </p>
      {!isChanging && (
        <Button variant="quiet" size="s" onClick={onChange}>
          Change
        </Button>
      )}
    </Cluster>
  );
}

function Choice({ model, step, whom, onAdd }: Omit<WhomStepProps, 'switching'> & { whom: WhomControl }) {
  const [asked, setAsked] = useState<string | null>(null);
  const issue = model.form.formState.errors.forWhom?.message;
  const files = model.values.files?.length ?? 0;
  const isIn = step === 'book';
  const stays = (value: string) => value === whom.value || (value === 'me' && actingPerson() === null);
  const choose = (value: string) => (files > 0 && isIn && !stays(value) ? setAsked(value) : whom.choose(value));
  return (
    <>
      <ChipGroup
        type="radio"
        legend="Who is the visit for?"
        name="forWhom"
        required
        error={issue !== undefined && isMessageId(issue) ? messageText(issue) : undefined}
        hint={isIn ? undefined : 'Somebody you care for is chosen or added once you are signed in.'}
        options={[
          { value: 'me', label: 'You', disabled: whom.isSwitching },
          ...whom.persons.map((person) => ({
            value: person.id,
            label: nameWithAge(person),
            disabled: whom.isSwitching,
          })),
          ...(isIn ? [] : [{ value: 'other', label: 'Someone I care for' }]),
        ]}
        value={whom.value}
        onChange={choose}
      />
      {isIn && (
        <div>
          <Button variant="line" size="s" icon={icons.plus} disabled={whom.isSwitching} onClick={onAdd}>
            Add somebody
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          setAsked(null);
          whom.choose(asked ?? '');
        }}
        title="The files stay behind"
        confirmLabel="Go on without them"
      >
        {files === 1 ? 'The file' : `The ${files} files`} you added cannot move to somebody else’s visit. Everything
        else you typed moves along; please add files again there.
      </ConfirmDialog>
    </>
  );
}

/** What matters of the person before booking: who comes along with a child, and what their record lacks. */
function AboutPerson({ person, model: { offer } }: { person: Person; model: BookingModel }) {
  const isMinor = isChild(person);
  const seesChildren = offer?.specialist.specialty === 'pediatrics';
  return (
    <>
      {isMinor && (
        <TextField<BookingForm>
          name="companion"
          label="Who comes along?"
          optional
          hint={`A child is seen with an adult. ${offer?.specialist.name ?? 'The specialist'} reads the name.`}
          autoComplete="off"
        />
      )}
      {!isMinor && seesChildren && person.dateOfBirth !== '' && (
        <Notice tone="info">
          {offer.specialist.name} treats children. {person.firstName} is {ageWords(person.dateOfBirth, lawDay())}.
        </Notice>
      )}
      {person.allergies === 'none_known' && person.scopes.includes('records') && (
        <p className="soft small">Allergies of {person.firstName}: none known, as was said before.</p>
      )}
      {person.allergies === 'not_asked' && person.scopes.includes('records') && (
        <p className="soft small">
          Allergies of {person.firstName}: nobody has asked yet. You can answer it before the doctor comes.
        </p>
      )}
    </>
  );
}
