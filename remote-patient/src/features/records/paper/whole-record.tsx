import { now } from '@telehealth/contracts/clock';
import { useSubjectName, useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Paper } from '@telehealth/ui/paper/paper';
import { useMemo, useState } from 'react';
import records from '../records.module.css';
import { KIND_LABELS, RECORD_KINDS, type RecordKind } from '../timeline/record-kinds';
import { type TimelineEntry, timelineOf } from '../timeline/timeline-entries';
import type { RecordPlace } from '../timeline/use-record-place';
import { dayText, sourceOf } from '../words';
import paper from './paper.module.css';
import { PaperHeading } from './paper-heading';

interface WholeRecordProps {
  entries: readonly OwnEntry[];
  me: string;
  place: RecordPlace;
}

/** The whole record by kind, to print or save as PDF. */
export function WholeRecord({ entries, me, place }: WholeRecordProps) {
  const name = useSubjectName();
  const { Your } = useSubjectWords();
  const [at] = useState(now);
  const moments = useMemo(() => timelineOf(entries, me), [entries, me]);
  const kinds = RECORD_KINDS.filter((kind) => moments.some((moment) => moment.kind === kind));
  return (
    <>
      <PaperHeading
        place={place}
        title={`${Your} whole record on paper`}
        lead="Each entry with who said so and when. Pictures and PDFs are not included; save them one by one."
      >
        To print, or to save as PDF
      </PaperHeading>
      <Paper
        title="Medical record"
        label={`${Your} whole record`}
        people={[
          [
            { term: 'Patient', detail: name },
            { term: 'Printed on', detail: dayText(at) },
          ],
        ]}
      >
        {kinds.map((kind) => (
          <Part key={kind} kind={kind} moments={moments.filter((moment) => moment.kind === kind)} me={me} />
        ))}
        {kinds.length === 0 && <p>{Your} record is empty.</p>}
      </Paper>
    </>
  );
}

function Part({ kind, moments, me }: { kind: RecordKind; moments: readonly TimelineEntry[]; me: string }) {
  return (
    <section className={paper.part} aria-label={KIND_LABELS[kind]}>
      <h2>{KIND_LABELS[kind]}</h2>
      <ul className={records.plain}>
        {moments.map((moment) => (
          <li key={moment.id}>
            <h3>{moment.title}</h3>
            {moment.detail !== '' && <p>{moment.detail}</p>}
            <Written entry={moment.entry} />
            <p className="small soft">
              {moment.day}. {sourceOf(moment.entry, me).text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PARTS = ['subjective', 'objective', 'assessment', 'plan'] as const;

/** The text of a signed note, and the directions of a prescription. */
function Written({ entry }: { entry: OwnEntry }) {
  if (entry.kind === 'prescription') return <p>{entry.items.map(({ directions }) => directions).join('; ')}</p>;
  if (entry.kind === 'remark') return <p className={records.note}>{entry.note}</p>;
  if (entry.kind !== 'note') return null;
  const texts = [...PARTS.map((part) => entry.soap[part] ?? ''), entry.planPlain, ...warnings(entry.watchFor)];
  return texts
    .filter((text) => text.trim() !== '')
    .map((text) => (
      <p key={text} className={records.note}>
        {text}
      </p>
    ));
}

const warnings = (watchFor: { callAtOnce: string[]; writeOrBook: string[] } | null | undefined) => [
  ...(watchFor?.callAtOnce ?? []).map((line) => `Call 112 at once: ${line}`),
  ...(watchFor?.writeOrBook ?? []).map((line) => `Write or book: ${line}`),
];
