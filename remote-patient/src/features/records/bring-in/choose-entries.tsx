import { EntryCheck, type Known } from '@telehealth/care/entries/entry-check';
import { LeftOutList } from '@telehealth/care/left-out/left-out-list';
import { takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { saidDay } from '@telehealth/care/record/said-day';
import type { Owner, ReadBundle } from '@telehealth/clinical/fhir/brought';
import { isTheSamePerson } from '@telehealth/clinical/fhir/people';
import { now } from '@telehealth/contracts/clock';
import { errorText } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
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
import type { NewReading } from '../../../data/readings/reading.mutations';
import { type ImportOutcome, useImportRecord } from '../../../data/records/import.mutations';
import records from '../records.module.css';
import type { RecordPlace } from '../timeline/use-record-place';
import { dayText } from '../words';
import { type Choice, choicesOf, knownWith, labelOf, toImport } from './choices';

interface ChooseEntriesProps {
  bundle: ReadBundle;
  fileName: string;
  owner: Owner;
  entries: readonly OwnEntry[];
  place: RecordPlace;
}

const GROUPS = [
  ['allergies', 'Allergies'],
  ['medications', 'Medicines'],
  ['conditions', 'Conditions'],
  ['vaccinations', 'Vaccinations'],
  ['readings', 'Readings and results'],
] as const;
const LONGEST_ORIGIN = 120;

/** Nothing is chosen at first, because the record's owner must look at each entry. */
export function ChooseEntries({ bundle, fileName, owner, entries, place }: ChooseEntriesProps) {
  const { your } = useSubjectWords();
  const taking = useTakingOver(bundle, fileName, { owner, entries });
  const { whose, choices, known, chosen, toggle, chooseAll, isTried, importing, done, outcome, send } = taking;
  if (outcome !== null) return <Outcome outcome={outcome} place={place} />;
  return (
    <Card title="What is in it">
      <Stack gap={4}>
        <Person person={bundle.person} whose={whose} isTried={isTried} />
        {GROUPS.map(([group, title]) => (
          <Group
            key={group}
            title={title}
            choices={choices.filter((choice) => choice.group === group)}
            known={known}
            chosen={chosen}
            onToggle={toggle}
          />
        ))}
        <LeftOutList leftOut={bundle.leftOut} />
        <Origin taking={taking} />
        {isTried && chosen.size === 0 && (
          <Notice tone="warning" live>
            Please choose what to import.
          </Notice>
        )}
        {importing.error && (
          <Notice tone="danger" title="Not everything was imported" live>
            {errorText(importing.error)} What was imported is in {your} record. Try again: nothing is added twice.
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

function useTakingOver(
  bundle: ReadBundle,
  fileName: string,
  { owner, entries }: Pick<ChooseEntriesProps, 'owner' | 'entries'>,
) {
  const whose = useWhoseFile(bundle.person, owner);
  // Compared once, because imported entries would otherwise count as known while shown.
  const [own] = useState(entries);
  const choices = useMemo(() => choicesOf(bundle, own), [bundle, own]);
  const known = useMemo(() => knownWith(bundle, own), [bundle, own]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [origin, setOrigin] = useState(bundle.origin || fileName.replace(/\.(?:json|txt)$/i, ''));
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState(0);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Created once for a choice, so that resending after a failure adds nothing twice. */
  const begun = useRef<ReturnType<typeof toImport> | null>(null);
  const importing = useImportRecord();
  const choose = (next: ReadonlySet<string>) => {
    begun.current = null;
    setChosen(next);
  };
  const send = async () => {
    setTried(true);
    if (!whose.isOwn) return whose.field.current?.focus();
    if (origin.trim() === '') return field.current?.focus();
    if (chosen.size === 0) return;
    const picked = choices.filter(({ id }) => chosen.has(id));
    begun.current ??= toImport(picked, origin.trim());
    const result = await importing.run({ ...begun.current, onProgress: setDone });
    if (result.ok) setOutcome(result.value);
  };
  return {
    whose,
    choices,
    known,
    chosen,
    origin,
    isTried,
    field,
    importing,
    done,
    outcome,
    send,
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

/**
 * Another person's file in one's own record would be dangerous, so unless it clearly is one's own the person must confirm it
 * first.
 */
function useWhoseFile(person: ReadBundle['person'], owner: Owner) {
  const [isSaid, setSaid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOther = person !== null && !isTheSamePerson(person, owner);
  return { isOther, isOwn: isSaid || !(isOther || person === null), isSaid, setSaid, field };
}

interface PersonProps {
  person: ReadBundle['person'];
  whose: ReturnType<typeof useWhoseFile>;
  isTried: boolean;
}

function Person({ person, whose: { isOther, isOwn, isSaid, setSaid, field }, isTried }: PersonProps) {
  const id = useId();
  const { isOwn: isMine, you, your } = useSubjectWords();
  const me = isMine ? 'me' : you;
  const says = person === null ? 'It does not say whom it is about.' : <About person={person} />;
  if (person !== null && !isOther) return <Notice>{says}</Notice>;
  return (
    <Notice
      tone={isOther ? 'danger' : 'warning'}
      {...(isOther && { title: 'This looks like the record of somebody else' })}
    >
      <p>
        {says}
        {isOther &&
          ` The name or the date of birth is not ${isMine ? 'yours' : your}. Entries of another person in ${your} record are dangerous.`}
      </p>
      <label className={records.choice} htmlFor={id}>
        <CheckBox ref={field} id={id} checked={isSaid} onChange={(event) => setSaid(event.currentTarget.checked)} />
        <span>{isOther ? `I am sure that it is about ${me}.` : `It is about ${me}.`}</span>
      </label>
      {isTried && !isOwn && <p role="alert">Please check whose record it is before you take anything over.</p>}
    </Notice>
  );
}

function About({ person: { name, birthDate } }: { person: NonNullable<ReadBundle['person']> }) {
  const born = saidDay(birthDate);
  return (
    <>
      It is about <b>{name || 'somebody without a name'}</b>
      {born !== '' && `, born ${born}`}.
    </>
  );
}

interface GroupProps {
  title: string;
  choices: readonly Choice[];
  /** Record and file: an entry is compared with both. */
  known: Known;
  chosen: ReadonlySet<string>;
  onToggle: (id: string, isOn: boolean) => void;
}

function Group({ title, choices, known, chosen, onToggle }: GroupProps) {
  const { your } = useSubjectWords();
  const base = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={records.plain}>
        {choices.map(({ id, group, title: name, detail, isKnown, worsens }) => (
          <li key={id}>
            {isKnown ? (
              <p className="soft">
                {name}: already in {your} record{worsens !== null && `. ${detail}`}
              </p>
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
            {!isKnown && (group === 'medications' || group === 'allergies') && (
              <EntryCheck list={group} label={name} known={known} isListed />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ outcome, place }: { outcome: ImportOutcome; place: RecordPlace }) {
  const { your } = useSubjectWords();
  const { added, known, changed, refused, refusedReadings } = outcome;
  return (
    <Card title="Taken over">
      <Stack>
        <p role="status">
          {added} added on {dayText(now())}
          {known > 0 && `, ${known} were already there`}
          {changed > 0 && `, ${changed} in ${your} record now ${changed === 1 ? 'says' : 'say'} the worse`}. They are
          marked as imported until a clinician confirms them.
        </p>
        {refused.map(({ label, error }) => (
          <Notice key={label} tone="warning" title={`${label} was not added`}>
            {errorText(error)}
          </Notice>
        ))}
        {refusedReadings.length > 0 && (
          <Notice tone="warning" title="These measurements were not added">
            <ul className={records.plain}>
              {refusedReadings.map(({ reading, error }) => (
                <li key={reading.id}>
                  {readingText(reading)}: {errorText(error)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <div>
          <LinkButton to={place.linkTo({})}>To {your} record</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const readingText = ({ code, unit, takenAt, takenPrecision = 'moment', ...value }: NewReading) =>
  `${labelOf(code)} ${valueText(value)} ${unitText(unit)}, ${takenDay({ takenAt, takenPrecision })}`;
