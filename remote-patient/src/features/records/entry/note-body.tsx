import { Link } from '@telehealth/contracts/router';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import records from '../records.module.css';
import type { RecordPlace } from '../timeline/use-record-place';
import { authorText, momentText } from '../words';
import styles from './entry.module.css';

type Note = OwnEntryOf<'note'>;
/** The parts of a clinical note, with headings for patients. */
const PARTS = [
  ['subjective', 'What was said'],
  ['objective', 'What was found'],
  ['assessment', 'Assessment'],
  ['plan', 'What to do'],
] as const;

interface NoteBodyProps {
  note: Note;
  entries: readonly OwnEntry[];
  me: string;
  place: RecordPlace;
}

/** A signed note: the plan in plain words first, then the clinician's text, then addenda. */
export function NoteBody({ note, entries, me, place }: NoteBodyProps) {
  const addenda = entries
    .filter((one): one is Note => one.kind === 'note' && one.rootId === note.id)
    .sort((one, other) => one.chainNo - other.chainNo);
  return (
    <>
      <Written note={note} me={me} />
      {note.rootId != null && (
        <p>
          <Link to={place.linkTo({ entry: note.rootId })}>The note this was added to</Link>
        </p>
      )}
      {addenda.map((addendum) => (
        <section key={addendum.id} className={styles.addendum} aria-label={`Added later, ${addendum.chainNo}`}>
          <h3>Added later</h3>
          <Written note={addendum} me={me} />
        </section>
      ))}
      <p className="small soft">A signed note never changes. A mistake in it is put right by an addition.</p>
    </>
  );
}

function Written({ note, me }: { note: Note; me: string }) {
  const { Your } = useSubjectWords();
  const { planPlain, watchFor, soap, signedAt } = note;
  const parts = PARTS.filter(([part]) => (soap[part] ?? '').trim() !== '');
  return (
    <>
      {planPlain.trim() !== '' && (
        <section aria-label={`${Your} plan`}>
          <h3>{Your} plan</h3>
          <p className={records.note}>{planPlain}</p>
        </section>
      )}
      <Lines title="Call 112 at once" lines={watchFor?.callAtOnce ?? []} />
      <Lines title="Write or book" lines={watchFor?.writeOrBook ?? []} />
      {parts.length > 0 && (
        <Disclosure summary="The clinician’s own notes" open={planPlain.trim() === ''}>
          {parts.map(([part, label]) => (
            <section key={part} aria-label={label}>
              <h3>{label}</h3>
              <p className={records.note}>{soap[part]}</p>
            </section>
          ))}
        </Disclosure>
      )}
      <p className="small soft">
        Signed by {authorText(note, me)}, {momentText(signedAt)}
      </p>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
