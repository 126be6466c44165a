import type { ReadBundle } from '@telehealth/clinical/fhir/brought';
import { errorText, now } from '@telehealth/contracts';
import { type ImportOutcome, useImportRecord } from '@telehealth/data/records/import.mutations';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useId, useMemo, useRef, useState } from 'react';
import type { RecordPlace } from '../moments/use-record-place';
import records from '../records.module.css';
import { pickEssentials } from '../summary/essentials';
import { dayText } from '../words';
import { type Choice, choicesOf, toImport } from './choices';

interface ChooseEntriesProps {
  bundle: ReadBundle;
  fileName: string;
  entries: readonly OwnEntry[];
  place: RecordPlace;
}

const GROUPS = [
  ['allergies', 'Allergies'],
  ['medications', 'Medicines'],
  ['conditions', 'Conditions'],
  ['readings', 'Readings and results'],
] as const;
const LONGEST_ORIGIN = 120;

/** Nothing is chosen at first: each entry is looked at by the person whose record it becomes. */
export function ChooseEntries({ bundle, fileName, entries, place }: ChooseEntriesProps) {
  const taking = useTakingOver(bundle, fileName, entries);
  const { own, choices, chosen, toggle, chooseAll, isTried, importing, done, outcome, send } = taking;
  if (outcome !== null) return <Outcome outcome={outcome} place={place} />;
  return (
    <Card title="What is in it">
      <Stack gap={4}>
        <Person bundle={bundle} entries={own} />
        {GROUPS.map(([group, title]) => (
          <Group
            key={group}
            title={title}
            choices={choices.filter((choice) => choice.group === group)}
            chosen={chosen}
            onToggle={toggle}
          />
        ))}
        <p className="small soft">{leftText(bundle)}</p>
        <Origin taking={taking} />
        {isTried && chosen.size === 0 && (
          <Notice tone="warning" live>
            Please choose what to import.
          </Notice>
        )}
        {importing.error && (
          <Notice tone="danger" title="Not everything was imported" live>
            {errorText(importing.error)} What was imported is in your record. Try again: nothing is added twice.
          </Notice>
        )}
        <Cluster>
          <Button variant="line" onClick={chooseAll}>
            Choose all that is new
          </Button>
          <Button busy={importing.isRunning} busyLabel={`Importing, ${done} done`} onClick={() => void send()}>
            Take over {chosen.size} chosen
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function useTakingOver(bundle: ReadBundle, fileName: string, entries: readonly OwnEntry[]) {
  // What is there is compared once: what is taken over would else count as known while it is shown.
  const [own] = useState(entries);
  const choices = useMemo(() => choicesOf(bundle, own), [bundle, own]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [origin, setOrigin] = useState(bundle.origin || fileName.replace(/\.(?:json|txt)$/i, ''));
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState(0);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Made once of what is chosen, so that sending again after a failure adds nothing twice. */
  const begun = useRef<ReturnType<typeof toImport> | null>(null);
  const importing = useImportRecord();
  const choose = (next: ReadonlySet<string>) => {
    begun.current = null;
    setChosen(next);
  };
  const send = async () => {
    setTried(true);
    if (origin.trim() === '') return field.current?.focus();
    if (chosen.size === 0) return;
    const picked = choices.filter(({ id }) => chosen.has(id));
    begun.current ??= toImport(picked, origin.trim());
    const result = await importing.run({ ...begun.current, onProgress: setDone });
    if (result.ok) setOutcome(result.value);
  };
  return {
    ...{ own, choices, chosen, origin, isTried, field, importing, done, outcome, send },
    toggle: (id: string, isOn: boolean) =>
      choose(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id))),
    chooseAll: () => choose(new Set(choices.filter(({ isKnown }) => !isKnown).map(({ id }) => id))),
    nameOrigin: (text: string) => {
      begun.current = null;
      setOrigin(text);
    },
  };
}

function Origin({ taking: { origin, nameOrigin, isTried, field } }: { taking: ReturnType<typeof useTakingOver> }) {
  return (
    <Field
      label="Where is it from?"
      hint="We show this with each entry, so that everyone sees that it was imported."
      required
      {...(isTried && origin.trim() === '' && { error: 'Please say where it is from' })}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={field}
          maxLength={LONGEST_ORIGIN}
          value={origin}
          onChange={(event) => nameOrigin(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Somebody else's file in one's own record would be dangerous. */
function Person({ bundle: { person }, entries }: Pick<ChooseEntriesProps, 'bundle' | 'entries'>) {
  if (person === null) return <Notice tone="warning">It does not say who it is about. Please check carefully.</Notice>;
  const own = pickEssentials(entries).facts?.dateOfBirth ?? null;
  const born = person.birthDate === '' ? '' : `, born ${dayText(new Date(`${person.birthDate}T12:00:00`))}`;
  const isOther = own !== null && person.birthDate !== '' && person.birthDate !== own;
  return (
    <Notice tone={isOther ? 'danger' : 'info'}>
      It is about <b>{person.name || 'somebody without a name'}</b>
      {born}.{isOther && ' That is not your date of birth. Is it really yours?'}
    </Notice>
  );
}

interface GroupProps {
  title: string;
  choices: readonly Choice[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string, isOn: boolean) => void;
}

function Group({ title, choices, chosen, onToggle }: GroupProps) {
  const base = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={records.plain}>
        {choices.map(({ id, title: name, detail, isKnown }) => (
          <li key={id}>
            {isKnown ? (
              <p className="soft">{name}: already in your record</p>
            ) : (
              <label className={records.choice} htmlFor={`${base}-${id}`}>
                <CheckBox
                  id={`${base}-${id}`}
                  checked={chosen.has(id)}
                  onChange={(event) => onToggle(id, event.currentTarget.checked)}
                />
                <span>
                  <b>{name}</b> {detail}
                </span>
              </label>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function leftText({ past, leftOut }: ReadBundle): string {
  const parts = [
    past > 0 && `${past} that are over or were entered in error`,
    leftOut > 0 && `${leftOut} of other kinds, or in units we do not use`,
  ].filter((text) => text !== false);
  return parts.length === 0 ? 'Nothing of it is left out.' : `Left out: ${parts.join('; ')}.`;
}

function Outcome({ outcome: { added, known, refused }, place }: { outcome: ImportOutcome; place: RecordPlace }) {
  return (
    <Card title="Taken over">
      <Stack>
        <p role="status">
          {added} added on {dayText(now())}
          {known > 0 && `, ${known} were already there`}. They are marked as imported until a clinician confirms them.
        </p>
        {refused.map(({ label, error }) => (
          <Notice key={label} tone="warning" title={`${label} was not added`}>
            {errorText(error)}
          </Notice>
        ))}
        <div>
          <LinkButton to={place.linkTo({})}>To your record</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
