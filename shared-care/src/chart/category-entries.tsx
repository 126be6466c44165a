import { usualRangeOf } from '@telehealth/clinical/usual-ranges';
import { now } from '@telehealth/contracts/clock';
import { type ChartEntry, type ChartEntryOf, MOST_HELD } from '@telehealth/data/chart/chart.schema';
import type { ReviewedPart } from '@telehealth/data/chart/medicine-reviews.mutations';
import { personOf as measuredPerson } from '@telehealth/data/readings/reading.queries';
import { Stack } from '@telehealth/ui/layout/stack';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { type ReactNode, useState } from 'react';
import { OpenDocument } from '../files/look-at-file';
import { MedicineList } from '../medicines/medicine-list';
import {
  byKind,
  day,
  genderText,
  madeBy,
  medicineText,
  observationText,
  proofText,
  takenDay,
} from '../record/entry-words';
import type { FactAct, ProvenEntry } from '../record/fact-act';
import { listedMedicines } from '../record/medicine-lines';
import { type Opened, pickEntries } from '../record/pick-entries';
import { givenText, vaccinationText } from '../record/vaccination-words';
import { isResult, orderText, ResultAnswers } from '../results/result-answers';
import { DangersToSee } from '../safety/dangers-to-see';
import { dangersToSee } from '../safety/list-dangers';
import { useDangerousReadings } from '../safety/use-dangerous-readings';
import styles from './chart.module.css';
import { Flowsheet, resultsOf } from './flowsheet';
import { medicineMarks } from './medicine-marks';
import { SeriesPlot } from './series-plot';

/** Buttons beside a result. */
export type ResultAct = (result: ChartEntryOf<'document'>) => ReactNode;

interface CategoryEntriesProps {
  /** Whose record it is: of a long series what is older is read when it is asked for. */
  patientId: string;
  entries: readonly ChartEntry[];
  /** All open categories: a plot marks the medicine that may have changed the values. */
  opened: Opened;
  act?: FactAct;
  /** What the reader may do with a result. */
  resultAct?: ResultAct;
  /** The part of whose chart they are, to go through the medicines among them; null: they are only read. */
  review?: ReviewedPart;
}

export function CategoryEntries(props: CategoryEntriesProps) {
  const { patientId, entries, opened, act, resultAct, review = null } = props;
  const { taken, stopped } = listedMedicines(entries);
  const listed = new Set([...taken, ...stopped].map(({ key }) => key));
  // What is taken now, or was stopped, stands above, in the list that is gone through.
  const isAbove = (entry: ChartEntry) => entry.kind === 'medicine' && listed.has(entry.id) && !entry.isDisputed;
  const shown = entries.filter(
    (entry): entry is Listed => entry.kind !== 'facts' && entry.kind !== 'observation' && !isAbove(entry),
  );
  const facts = entries.find((entry) => entry.kind === 'facts');
  const measured = entries.filter((entry) => entry.kind === 'observation');
  const results = resultsOf(measured);
  // The flowsheet has each result; plots are of those that have a course.
  const series = byKind(measured).filter(
    (values) => values.length >= 3 || !results.some((one) => values.includes(one)),
  );
  if (entries.length === 0) return <p className="soft">Nothing is recorded here.</p>;
  return (
    <>
      {facts !== undefined && <p>{factsText(facts)}</p>}
      <MedicineList entries={entries} part={review} mayReview={review !== null} />
      {shown.length > 0 && (
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} act={act} resultAct={resultAct} />
            </li>
          ))}
        </ul>
      )}
      {measured.length > 0 && <DangerousReadings readings={measured} opened={opened} />}
      {results.length > 0 && (
        <Flowsheet results={results} rangeOf={(code, at) => usualRangeOf(code, whoMeasured(opened, at))} />
      )}
      {series.map((values) => (
        <Series key={values[0]?.code} patientId={patientId} series={values} opened={opened} />
      ))}
    </>
  );
}

function factsText({ dateOfBirth, bloodType, gender }: ChartEntryOf<'facts'>): string {
  const born = dateOfBirth === null ? 'Birth date unknown' : `Born ${day(new Date(dateOfBirth))}`;
  return [born, genderText(gender), bloodType === '' ? 'blood type unknown' : `blood type ${bloodType}`]
    .filter((text) => text !== '')
    .join(', ');
}

/** The person as far as ranges and rules need them. */
function whoMeasured(opened: Opened, at: Date) {
  const [facts] = pickEntries(opened, 'facts');
  const born = facts?.dateOfBirth ?? null;
  return born === null ? {} : measuredPerson({ dateOfBirth: born, gender: facts?.gender ?? '' }, at);
}

/** The newest dangerous measurements, each with what was done about it. */
function DangerousReadings({ readings, opened }: { readings: ChartEntryOf<'observation'>[]; opened: Opened }) {
  const [at] = useState(now);
  const dangerous = useDangerousReadings(readings, whoMeasured(opened, at));
  return <DangersToSee dangers={dangersToSee([], dangerous ?? null)} />;
}

type Listed = Exclude<ChartEntry, { kind: 'facts' | 'observation' }>;

function Entry({ entry, act, resultAct }: { entry: Listed; act?: FactAct; resultAct?: ResultAct }): ReactNode {
  switch (entry.kind) {
    case 'allergy':
      return (
        <Fact
          title={entry.label}
          detail={`${entry.reaction} ${entry.severity.replace('_', '-')}`.trim()}
          entry={entry}
          act={act}
        />
      );
    case 'condition':
    case 'remark':
      return <Fact title={entry.label} detail={entry.note} entry={entry} act={act} />;
    case 'medicine':
      return <Fact title={medicineText(entry)} detail="" entry={entry} act={act} />;
    case 'vaccination':
      return (
        <Fact
          title={vaccinationText(entry)}
          detail={[givenText(entry), entry.note].filter((text) => text !== '').join('. ')}
          entry={entry}
          act={act}
        />
      );
    case 'prescription':
      return (
        <Line
          title={entry.items.map(({ medicine, strength, form }) => `${medicine} ${strength}, ${form}`).join('; ')}
          detail={entry.items.map(({ directions }) => directions).join('; ')}
          source={`${entry.prescriber}, ${day(entry.issuedAt)}, ${entry.status.replaceAll('_', ' ')}`}
        />
      );
    case 'document':
      return (
        <Line
          title={entry.title}
          detail={entry.type.replace('_', ' ')}
          source={`${entry.recordedBy}, ${day(new Date(entry.documentDate))}`}
        >
          <OpenDocument id={entry.id} title={entry.title} />
          {isResult(entry) && (
            <Stack gap={2}>
              {entry.order !== null && <p className="small">{orderText(entry)}</p>}
              <ResultAnswers result={entry} />
              {resultAct?.(entry)}
            </Stack>
          )}
        </Line>
      );
    case 'message':
      return <Line title={entry.body} detail="" source={`Message, ${day(entry.sentAt)}`} />;
    case 'note':
      return <EarlierNote note={entry} />;
  }
}

interface FactProps {
  title: string;
  detail: string;
  entry: ProvenEntry;
  act?: FactAct;
}

function Fact({ title, detail, entry, act }: FactProps) {
  const ended = entry.isActive ? '' : `over since ${day(entry.updatedAt)}`;
  return (
    <Line title={title} detail={[detail, ended].filter((text) => text !== '').join(', ')} source={proofText(entry)}>
      {entry.isDisputed && <p className={styles.disputed}>The patient asked to have this corrected.</p>}
      {act?.(entry)}
    </Line>
  );
}

function Line({
  title,
  detail,
  source,
  children,
}: {
  title: string;
  detail: string;
  source: string;
  children?: ReactNode;
}) {
  return (
    <>
      <b className={styles.title}>{title}</b> {detail !== '' && <span>{detail}</span>}{' '}
      <small className="soft">{source}</small> {children}
    </>
  );
}

const NOTE_PARTS = ['subjective', 'objective', 'assessment', 'plan'];

function EarlierNote({ note }: { note: ChartEntryOf<'note'> }) {
  const written = NOTE_PARTS.map((part) => note.soap[part] ?? '').filter((text) => text.trim() !== '');
  const title = note.soap.assessment?.trim() || written[0] || note.planPlain;
  return (
    <Disclosure
      summary={
        <Line
          title={note.chainNo > 0 ? `Addendum: ${title}` : title}
          detail=""
          source={`${note.authorName}, signed ${day(note.signedAt)}`}
        />
      }
    >
      {written.map((text) => (
        <p key={text} className={styles.written}>
          {text}
        </p>
      ))}
      {note.planPlain !== '' && <p className={styles.written}>Plan: {note.planPlain}</p>}
    </Disclosure>
  );
}

interface SeriesProps {
  patientId: string;
  /** Of one kind, oldest first. */
  series: readonly ChartEntryOf<'observation'>[];
  opened: Opened;
}

/** One or two values are faster to read as text than as a plot. */
function Series({ patientId, series, opened }: SeriesProps) {
  const newest = series.at(-1);
  if (newest === undefined) return null;
  return (
    <div className={styles.series}>
      <p>
        <b>{observationText(newest)}</b>{' '}
        <small className="soft">
          {takenDay(newest)}, {madeBy(newest)}
        </small>
      </p>
      {series.length >= 3 ? (
        <SeriesPlot
          patientId={patientId}
          code={newest.code}
          label={newest.label}
          held={series}
          holdsAll={series.length < MOST_HELD}
          marks={medicineMarks([...opened.values()].flat())}
          range={usualRangeOf(newest.code, whoMeasured(opened, newest.takenAt))}
        />
      ) : (
        series.slice(0, -1).map((entry) => (
          <p key={entry.id} className="small soft">
            Before: {observationText(entry)}, {takenDay(entry)}, {madeBy(entry)}
          </p>
        ))
      )}
    </div>
  );
}
