import { errorText } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useId, useState } from 'react';
import { PART_CHOICES } from '../../../record-links/link-words';
import { LINK_PARTS, type LinkPart } from '../../../record-links/part-of-bundle';
import records from '../records.module.css';
import type { LinkWish, useMakeLink } from './use-make-link';

const AT_FIRST: LinkWish = {
  parts: new Set<LinkPart>(['allergies', 'medications', 'conditions']),
  days: 7,
  mostUses: null,
  passcode: '',
  label: '',
};
const DAYS = [1, 3, 7, 14, 30];
const USES = [1, 3, 10];
const SHORTEST_PASSCODE = 6;
const LONGEST = { passcode: 64, label: 80 };
const LISTS: readonly LinkPart[] = ['allergies', 'medications', 'conditions', 'vaccinations', 'readings'];

function problemsOf({ parts, passcode }: LinkWish): { parts?: string; passcode?: string } {
  return {
    ...(!LISTS.some((part) => parts.has(part)) && { parts: 'Please choose a list or the readings to share' }),
    ...(passcode !== '' &&
      passcode.length < SHORTEST_PASSCODE && {
        passcode: 'A passcode has at least 6 characters. You may leave it empty',
      }),
  };
}

/** Chooses a link's content, its lifetime and its number of uses. */
export function ShareForm({ making }: { making: ReturnType<typeof useMakeLink> }) {
  const [wish, setWish] = useState(AT_FIRST);
  const [isTried, setTried] = useState(false);
  const problems = isTried ? problemsOf(wish) : {};
  const change = (to: Partial<LinkWish>) => setWish((before) => ({ ...before, ...to }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { parts, passcode } = problemsOf(wish);
    if (parts === undefined && passcode === undefined)
      return void making.make({ ...wish, label: wish.label.replace(/\s+/g, ' ').trim() });
    const field = parts === undefined ? '[name="passcode"]' : 'input[type="checkbox"]';
    event.currentTarget.querySelector<HTMLElement>(field)?.focus();
  };
  return (
    <Card title="A new link">
      <form onSubmit={submit} noValidate aria-label="A new link">
        <Stack gap={4}>
          <Parts parts={wish.parts} error={problems.parts} onChange={(parts) => change({ parts })} />
          <HowLong wish={wish} onChange={change} />
          <Secrets wish={wish} error={problems.passcode} onChange={change} />
          <Problem problem={making.problem} />
          <div>
            <Button type="submit" busy={making.isRunning} busyLabel="Encrypting">
              Make the link
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function Parts(props: {
  parts: LinkWish['parts'];
  error?: string | undefined;
  onChange: (parts: LinkWish['parts']) => void;
}) {
  const { your } = useSubjectWords();
  const { parts, error, onChange } = props;
  const base = useId();
  const toggle = (part: LinkPart, isOn: boolean) =>
    onChange(new Set(LINK_PARTS.filter((one) => (one === part ? isOn : parts.has(one)))));
  return (
    <fieldset aria-describedby={`${base}-hint`}>
      <legend>What is shared</legend>
      <p id={`${base}-hint`} className="small soft">
        Current entries, with {your} name and date of birth. Notes, documents, messages and visits are never included.
      </p>
      {LINK_PARTS.map((part) => (
        <label key={part} className={records.choice} htmlFor={`${base}-${part}`}>
          <CheckBox
            id={`${base}-${part}`}
            checked={parts.has(part)}
            onChange={(event) => toggle(part, event.currentTarget.checked)}
          />
          <span>{PART_CHOICES[part]}</span>
        </label>
      ))}
      {error !== undefined && (
        <Notice tone="warning" live>
          {error}.
        </Notice>
      )}
    </fieldset>
  );
}

interface PartProps {
  wish: LinkWish;
  onChange: (to: Partial<LinkWish>) => void;
}

function HowLong({ wish, onChange }: PartProps) {
  const { your } = useSubjectWords();
  return (
    <Split ratio="even">
      <Field label="How long it works" hint="After that it stops working.">
        {(control) => (
          <SelectInput
            {...control}
            value={String(wish.days)}
            onChange={(event) => onChange({ days: Number(event.currentTarget.value) })}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? '1 day' : `${days} days`}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="How often it can be opened" hint={`We log every opening in ${your} access log.`}>
        {(control) => (
          <SelectInput
            {...control}
            value={String(wish.mostUses ?? '')}
            onChange={({ currentTarget: { value } }) => onChange({ mostUses: value === '' ? null : Number(value) })}
          >
            <option value="">As often as needed</option>
            {USES.map((uses) => (
              <option key={uses} value={uses}>
                {uses === 1 ? 'Once' : `${uses} times`}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </Split>
  );
}

function Secrets({ wish, error, onChange }: PartProps & { error?: string | undefined }) {
  return (
    <Split ratio="even">
      <Field
        label="Passcode"
        hint="At least 6 characters. Send it separately from the link. Ten wrong tries end the link."
        optional
        {...(error !== undefined && { error })}
      >
        {(control) => (
          <TextInput
            {...control}
            name="passcode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST.passcode}
            value={wish.passcode}
            onChange={(event) => onChange({ passcode: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label="What it is for" hint="Shown in your list, and to whoever has the link." optional>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={LONGEST.label}
            value={wish.label}
            onChange={(event) => onChange({ label: event.currentTarget.value })}
          />
        )}
      </Field>
    </Split>
  );
}

function Problem({ problem }: { problem: ReturnType<typeof useMakeLink>['problem'] }) {
  const { Your } = useSubjectWords();
  if (problem === null) return null;
  return problem === 'empty' ? (
    <Notice tone="warning" title="Nothing to share" live>
      {Your} record has no current entry of the kinds you chose. No link was made.
    </Notice>
  ) : (
    <Notice tone="danger" title="No link was made" live>
      {errorText(problem)} {Your} record is safe.
    </Notice>
  );
}
