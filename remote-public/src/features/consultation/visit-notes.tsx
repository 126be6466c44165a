import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails, VisitNote } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import styles from './consultation.module.css';

const PARTS = [
  ['subjective', 'What you told'],
  ['objective', 'What was found'],
  ['assessment', 'Assessment'],
  ['plan', 'Plan'],
] as const;

/** The plan in plain words first; the clinical note for those who want it. */
export function VisitNotes({ details }: { details: VisitDetails }) {
  const { notes, visit } = details;
  const isPatient = visit.viewerRole === 'patient';
  if (notes.length === 0) {
    return (
      <Card title="Summary and plan">
        <p className="soft">
          {isPatient
            ? 'Nothing was signed yet. What your specialist signs appears here by itself.'
            : 'You have not begun a note of this visit.'}
        </p>
      </Card>
    );
  }
  return (
    <Card title="Summary and plan">
      {notes.map((note) => (
        <Note key={note.id} note={note} isPatient={isPatient} />
      ))}
    </Card>
  );
}

function Note({ note, isPatient }: { note: VisitNote; isPatient: boolean }) {
  const parts = PARTS.filter(([part]) => note.soap[part]);
  return (
    <article className={styles.note}>
      <p className="small soft">
        {note.isAddendum ? 'Added later by' : 'By'} {note.authorName}
        {note.signedAt && `, signed ${formatShortMoment(note.signedAt, viewerTimeZone())}`}{' '}
        {note.state === 'draft' && <Badge tone="warning">Draft, only you see it</Badge>}
      </p>
      {note.planPlain !== '' && <p className={styles.words}>{note.planPlain}</p>}
      {parts.length > 0 && (
        <Disclosure summary={isPatient ? 'The clinical note' : 'The whole note'}>
          <DataList
            items={parts.map(([part, term]) => ({
              term: part === 'subjective' && !isPatient ? 'History' : term,
              detail: <span className={styles.words}>{note.soap[part]}</span>,
            }))}
          />
        </Disclosure>
      )}
    </article>
  );
}
