import { medicineMarks } from '@telehealth/care/chart/medicine-marks';
import { SeriesPlot } from '@telehealth/care/chart/series-plot';
import { ValueTable } from '@telehealth/care/chart/trend-plot';
import { takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { saidDay } from '@telehealth/care/record/said-day';
import { usualRangeOf } from '@telehealth/clinical/usual-ranges';
import { SEVERITY_LABELS } from '@telehealth/contracts/chart';
import { MOST_HELD } from '@telehealth/data/chart/chart.schema';
import { personOf } from '@telehealth/data/readings/reading.queries';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { DataList } from '@telehealth/ui/parts/data-list';
import { DocumentBody } from '../documents/document-body';
import records from '../records.module.css';
import type { RecordPlace } from '../timeline/use-record-place';
import { dayText, momentText } from '../words';
import styles from './entry.module.css';
import { NoteBody } from './note-body';

interface EntryBodyProps {
  entry: OwnEntry;
  /** The whole record: a reading belongs to its series, a note to its addenda. */
  entries: readonly OwnEntry[];
  me: string;
  place: RecordPlace;
}

export function EntryBody({ entry, entries, me, place }: EntryBodyProps) {
  return <div className={styles.body}>{bodyOf({ entry, entries, me, place })}</div>;
}

function bodyOf({ entry, entries, me, place }: EntryBodyProps) {
  switch (entry.kind) {
    case 'allergy': {
      const degree = SEVERITY_LABELS[entry.severity as keyof typeof SEVERITY_LABELS] ?? 'nobody has said';
      return (
        <Said
          entry={entry}
          facts={[
            ['What happens', entry.reaction || 'nobody has said'],
            ['How bad', degree],
          ]}
        />
      );
    }
    case 'medicine':
      return (
        <Said
          entry={entry}
          facts={[
            ['How much', entry.dose],
            ['How often', entry.frequency],
          ]}
        />
      );
    case 'vaccination':
      return (
        <Said
          entry={entry}
          facts={[
            ['Dose', entry.dose],
            ['Given', entry.givenOn === '' ? 'nobody has said when' : saidDay(entry.givenOn)],
            ['Batch', entry.batch],
          ]}
        />
      );
    case 'condition':
      return <Said entry={entry} facts={[]} />;
    case 'remark':
      return <p className={records.note}>{entry.note}</p>;
    case 'prescription':
      return <Prescribed entry={entry} />;
    case 'note':
      return <NoteBody note={entry} entries={entries} me={me} place={place} />;
    case 'observation':
      return <Measured entry={entry} entries={entries} />;
    case 'document':
      return <DocumentBody document={entry} />;
    default:
      return null;
  }
}

type Listed = OwnEntryOf<'allergy' | 'medicine' | 'vaccination' | 'condition'>;

function Said({ entry, facts }: { entry: Listed; facts: readonly [term: string, detail: string][] }) {
  const { isActive, note, createdAt, updatedAt, code, codeSystem, importedFrom } = entry;
  const items = [
    ['Called', entry.label] as const,
    ...facts,
    ['Besides', note] as const,
    ['Now', isActive ? 'On the list' : `Over, taken off the list on ${dayText(updatedAt)}`] as const,
    ['Imported from', importedFrom] as const,
    ['Written down', dayText(createdAt)] as const,
    ['Code', code === '' ? '' : `${code} (${codeSystem})`] as const,
  ];
  return <DataList items={items.filter(([, detail]) => detail !== '').map(([term, detail]) => ({ term, detail }))} />;
}

function Prescribed({ entry }: { entry: OwnEntryOf<'prescription'> }) {
  return (
    <>
      {entry.items.map((item) => (
        <DataList
          key={`${item.medicine} ${item.strength} ${item.directions}`}
          items={[
            { term: 'Medicine', detail: `${item.medicine} ${item.strength}, ${item.form}` },
            { term: 'Directions', detail: item.directions },
          ]}
        />
      ))}
      <p className="small soft">Issued {momentText(entry.issuedAt)}</p>
    </>
  );
}

function Measured({ entry, entries }: { entry: OwnEntryOf<'observation'>; entries: readonly OwnEntry[] }) {
  const series = entries
    .filter((one): one is OwnEntryOf<'observation'> => one.kind === 'observation' && one.code === entry.code)
    .sort((one, other) => one.takenAt.getTime() - other.takenAt.getTime());
  const facts = entries.find((one) => one.kind === 'facts');
  const person =
    facts?.dateOfBirth == null ? {} : personOf({ dateOfBirth: facts.dateOfBirth, gender: facts.gender }, entry.takenAt);
  return (
    <>
      <DataList
        items={[
          { term: entry.label, detail: `${valueText(entry)} ${unitText(entry.unit)}`.trim() },
          {
            term: 'Measured',
            detail: entry.takenPrecision === 'moment' ? momentText(entry.takenAt) : takenDay(entry),
          },
          ...(entry.importedFrom === '' ? [] : [{ term: 'Imported from', detail: entry.importedFrom }]),
          ...(entry.note === ''
            ? []
            : [{ term: 'Besides', detail: <span className={records.note}>{entry.note}</span> }]),
        ]}
      />
      {series.length >= 3 ? (
        <SeriesPlot
          patientId={null}
          code={entry.code}
          label={entry.label}
          held={series}
          holdsAll={series.length < MOST_HELD}
          marks={medicineMarks(entries)}
          range={usualRangeOf(entry.code, person)}
        />
      ) : (
        <ValueTable series={series} />
      )}
    </>
  );
}
