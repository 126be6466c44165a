import { actingPerson } from '@telehealth/contracts/people';
import { useBackendState } from '@telehealth/contracts/session';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { NumberBox } from '@telehealth/ui/parts/number-box';
import { type FormEvent, Suspense, useCallback, useRef, useState } from 'react';
import { AGE_UNITS, type AgeUnit, type Who } from '../flow/check-state';
import type { ScreenProps } from '../flow/screen-props';
import { aboutOf, ageKind, ageProblem, canBePregnant, problemsOf, type WhoProblem } from '../flow/who';
import type { KnownPerson } from './known-who';
import { Screen } from './screen';
import styles from './steps.module.css';

// On pages of somebody else alone: the checker works without the backend, and what devices keep of it has none.
const KnownWho = lazyPart(
  async () => (await import(/* webpackChunkName: "red-flags" */ './known-who')).KnownWho,
  () => null,
);

const WHOM = [
  { value: 'me', label: 'Me' },
  { value: 'other', label: 'Someone else' },
] as const;
const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'unsaid', label: 'I would rather not say' },
] as const;
const PREGNANCY = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
] as const;
const PROBLEMS: Readonly<Record<Exclude<WhoProblem, 'age'>, string>> = {
  about: 'Please say who it is about',
  tooYoung: 'For a child this young, please choose “Someone else”',
  sex: 'Please choose one; “I would rather not say” is an answer, too',
  pregnant: 'Please choose one; “Not sure” is an answer, too',
};
/** Fields whose problem has another name. */
const FIELD_OF: Partial<Record<WhoProblem, WhoProblem>> = { tooYoung: 'about' };

const PREGNANT = { you: 'Are you pregnant?', child: 'Is your child pregnant?', person: 'Are they pregnant?' } as const;

/** Asks whom the check is about: some signs are dangerous at one age and harmless at another. */
export function WhoStep({ state, act }: ScreenProps) {
  const [who, setWho] = useState<Who>(state.who);
  const [known, setKnown] = useState<KnownPerson | null>(null);
  const isReady = useBackendState().status === 'ready';
  // What the record of the person knows is not asked again, only shown to be put right.
  const take = useCallback((person: KnownPerson) => {
    setKnown(person);
    setWho((before) => (before.about === '' ? { ...before, ...person.who } : before));
  }, []);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = isTried ? problemsOf(who) : [];
  const set = (part: Partial<Who>) => setWho((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = problemsOf(who);
    if (first === undefined) return act({ is: 'whoSaid', who });
    setTried(true);
    form.current?.querySelector<HTMLElement>(`[id="who-${FIELD_OF[first] ?? first}"]`)?.focus();
  };
  const problem = (field: WhoProblem) => {
    const found = problems.find((name) => (FIELD_OF[name] ?? name) === field);
    return found === undefined ? {} : { error: found === 'age' ? ageProblem(who) : PROBLEMS[found] };
  };
  return (
    <Screen step="who" title="Who is it about?">
      {/* On pages of somebody else alone: the checker works without the backend. */}
      {actingPerson() !== null && isReady && (
        <Suspense fallback={null}>
          <KnownWho onKnown={take} />
        </Suspense>
      )}
      <form ref={form} onSubmit={submit} noValidate className={styles.body} aria-label="Who it is about">
        <ChipGroup
          type="radio"
          id="who-about"
          legend="I am asking for"
          options={known === null ? WHOM : [{ value: 'me', label: known.name }, WHOM[1]]}
          value={who.about}
          onChange={(about) => set({ about })}
          {...problem('about')}
        />
        <AgeFields who={who} set={set} {...problem('age')} />
        <ChipGroup
          type="radio"
          id="who-sex"
          legend="Sex at birth"
          options={SEXES}
          value={who.sex}
          onChange={(sex) => set({ sex })}
          {...problem('sex')}
        />
        {canBePregnant(who) && (
          <ChipGroup
            type="radio"
            id="who-pregnant"
            legend={PREGNANT[aboutOf(who).whom]}
            options={PREGNANCY}
            value={who.pregnant}
            onChange={(pregnant) => set({ pregnant })}
            {...problem('pregnant')}
          />
        )}
        <div className={styles.ways}>
          <Button type="submit">Continue</Button>
        </div>
      </form>
    </Screen>
  );
}

interface AgeFieldsProps {
  who: Who;
  set: (part: Partial<Who>) => void;
  error?: string;
}

function AgeFields({ who, set, ...problem }: AgeFieldsProps) {
  return (
    <div className={styles.age}>
      <NumberBox
        id="who-age"
        label="Age"
        kind={ageKind(who.unit)}
        value={who.age}
        onChange={(age) => set({ age })}
        {...problem}
      />
      <Field label="Unit">
        {(control) => (
          <SelectInput
            {...control}
            value={who.unit}
            onChange={(event) => set({ unit: event.currentTarget.value as AgeUnit })}
          >
            {AGE_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}
