import { useWhoForm, WhoTheyAre } from '@telehealth/care/people/who-they-are';
import { findYou, NOBODY, personOf, type WhoForm } from '@telehealth/care/people/you-are';
import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { allergiesOfPersonSchema } from '@telehealth/contracts/schemas/person';
import { useHostServices } from '@telehealth/contracts/session';
import { useAddPerson } from '@telehealth/data/people/people.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextListField } from '@telehealth/ui/forms/text-list-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { Steps } from '@telehealth/ui/parts/steps';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

type AllergyForm = z.input<typeof allergiesOfPersonSchema>;
const UNANSWERED: AllergyForm = { knows: '', allergies: [] };
const STEPS = ['Who', 'Allergies', 'What you may do'] as const;

/** Three short steps: who, allergies (not knowing is an answer), what follows from it. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const [step, setStep] = useState(0);
  const [who, setWho] = useState<WhoForm>(NOBODY);
  const [answer, setAnswer] = useState<AllergyForm>(UNANSWERED);
  const [isAdded, setAdded] = useState(false);
  const adding = useAddPerson();
  const { notify } = useHostServices();
  const add = async () => {
    const form = personOf(who);
    if (form === null) return setStep(0);
    const { knows, allergies } = answer;
    if (!(await adding.run({ id, form, allergies, isNoneKnown: knows === 'none' })).ok) return;
    notify('person.added');
    setAdded(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAdded ? `${who.firstName} has a record now` : 'Add somebody'}
      description={isAdded ? undefined : 'They get a record of their own. It is theirs, and you look after it.'}
    >
      {isAdded ? (
        <Added id={id} firstName={who.firstName} onClose={onClose} />
      ) : (
        <Stack gap={3}>
          <Steps label="Adding somebody" items={STEPS} current={step} />
          <p className="small soft">Step {step + 1} of 3</p>
          {step === 0 && (
            <WhoStep
              known={who}
              onCancel={onClose}
              onDone={(form) => {
                setWho(form);
                setStep(1);
              }}
            />
          )}
          {step === 1 && (
            <AllergyStep
              known={answer}
              onBack={() => setStep(0)}
              onDone={(said) => {
                setAnswer(said);
                setStep(2);
              }}
            />
          )}
          {step === 2 && (
            <LastStep
              who={who}
              error={adding.error}
              isRunning={adding.isRunning}
              onBack={() => setStep(1)}
              onAdd={() => void add()}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function WhoStep({
  known,
  onDone,
  onCancel,
}: {
  known: WhoForm;
  onDone: (form: WhoForm) => void;
  onCancel: () => void;
}) {
  const form = useWhoForm(known);
  return (
    <Form form={form} label="Who they are" onSubmit={onDone} focusFirst>
      <WhoTheyAre form={form} />
      <Ends onBack={onCancel} back="Not now">
        <SubmitButton>Next: allergies</SubmitButton>
      </Ends>
    </Form>
  );
}

function AllergyStep({
  known,
  onDone,
  onBack,
}: {
  known: AllergyForm;
  onDone: (said: AllergyForm) => void;
  onBack: () => void;
}) {
  const form = useZodForm({ schema: allergiesOfPersonSchema, defaultValues: known });
  const knows = form.watch('knows');
  return (
    <Form
      form={form}
      label="Allergies"
      onSubmit={({ knows: said, allergies }) => onDone({ knows: said, allergies: said === 'yes' ? allergies : [] })}
      focusFirst
    >
      <RadioGroupField
        name="knows"
        look="chips"
        label="Does anything give a rash, swelling or trouble breathing?"
        options={[
          { value: 'yes', label: 'Yes, say what' },
          { value: 'none', label: 'Nothing we know' },
          { value: 'unknown', label: 'I do not know' },
        ]}
      />
      {knows === 'yes' && <TextListField name="allergies" label="What is it?" />}
      {knows === 'unknown' && (
        <p className="soft">
          The record says that nobody has asked yet, and the doctor will ask. You can add it any day.
        </p>
      )}
      <Ends onBack={onBack}>
        <SubmitButton>Next: what you may do</SubmitButton>
      </Ends>
    </Form>
  );
}

interface LastStepProps {
  who: WhoForm;
  error: AppError | null;
  isRunning: boolean;
  onBack: () => void;
  onAdd: () => void;
}

function LastStep({ who: { firstName, you }, error, isRunning, onBack, onAdd }: LastStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isGuardian = findYou(you)?.basis === 'guardian';
  return (
    <Stack gap={3}>
      <h3 ref={heading} tabIndex={-1}>
        What you may do for {firstName}
      </h3>
      <ul>
        <li>Book visits, come along and pay.</li>
        <li>Read and add to the record, ask for medicines, write messages.</li>
        <li>Decide who else sees the record. The log shows everybody who looked, you too.</li>
        {isGuardian && (
          <li>
            From the 12th birthday some parts are theirs alone, by law. On the 18th your access ends. You are told
            before.
          </li>
        )}
      </ul>
      <p className="small soft">
        You say that you have this right, with today’s date. Whoever claims it wrongly can be held to it.
      </p>
      {error !== null && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
      <Ends onBack={onBack}>
        <Button busy={isRunning} busyLabel="Adding" onClick={onAdd}>
          Add {firstName}
        </Button>
      </Ends>
    </Stack>
  );
}

function Added({ id, firstName, onClose }: { id: string; firstName: string; onClose: () => void }) {
  return (
    <Stack gap={3}>
      <p>Weight and vaccinations can be added to the record whenever you have the clinic card at hand.</p>
      <Cluster justify="flex-end">
        <Button variant="line" onClick={onClose}>
          Back to the family
        </Button>
        <DocumentLink href={pathFor(id, pathTo('patient.dashboard'))}>Look at {firstName}</DocumentLink>
      </Cluster>
    </Stack>
  );
}

function Ends({ onBack, back = 'Back', children }: { onBack: () => void; back?: string; children: ReactNode }) {
  return (
    <Cluster justify="flex-end">
      <Button variant="line" onClick={onBack}>
        {back}
      </Button>
      {children}
    </Cluster>
  );
}
