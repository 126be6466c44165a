import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails, VisitNote } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { GetStatement } from '../../care/papers/get-statement';
import styles from './after-visit.module.css';
import { toPlanSteps } from './plan-steps';

const PARTS = [
  ['subjective', 'What was said'],
  ['objective', 'What was found'],
  ['assessment', 'Assessment'],
  ['plan', 'Plan'],
] as const;

/** The plan as steps that a tired person can follow, with the clinical note on request. */
export function PlanCard({ details }: { details: VisitDetails }) {
  const { Your, your } = useSubjectWords();
  const notes = details.notes.filter(({ state }) => state === 'signed');
  if (notes.length === 0) {
    return (
      <Card title={`${Your} plan`}>
        <p>
          <strong>
            {details.treatedBy} writes {your} plan, usually within 24 hours.
          </strong>
        </p>
        <p className="soft">Nothing has been signed yet. As soon as it is, it appears here.</p>
      </Card>
    );
  }
  return (
    <Card title={`${Your} plan`} actions={<SignedBy note={notes[0]} />}>
      {notes.map((note) => (
        <Plan key={note.id} note={note} />
      ))}
      {details.visit.viewerRole === 'patient' && <GetStatement kind="visit_summary" appointmentId={details.visit.id} />}
    </Card>
  );
}

function SignedBy({ note }: { note: VisitNote | undefined }) {
  if (!note?.signedAt) return null;
  return (
    <p className={styles.signed}>
      <Icon path={icons.check} size={16} />
      <span>
        Signed by {note.authorName}, {formatShortMoment(note.signedAt, viewerTimeZone())}
      </span>
    </p>
  );
}

function Plan({ note }: { note: VisitNote }) {
  const parts = PARTS.filter(([part]) => note.soap[part]);
  return (
    <article className={styles.note}>
      {note.isAddendum && (
        <p className="small soft">
          Added later by {note.authorName}
          {note.signedAt && `, signed ${formatShortMoment(note.signedAt, viewerTimeZone())}`}
        </p>
      )}
      <Steps plan={note.planPlain} />
      {parts.length > 0 && (
        <Disclosure summary="The clinical note">
          <DataList
            items={parts.map(([part, term]) => ({
              term,
              detail: <span className={styles.words}>{note.soap[part]}</span>,
            }))}
          />
        </Disclosure>
      )}
    </article>
  );
}

function Steps({ plan }: { plan: string }) {
  const steps = toPlanSteps(plan);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {steps.map(({ what, more }) => (
        <li key={`${what} ${more}`}>
          <div>
            <strong>{what}</strong>
            {more !== '' && <p className="soft">{more}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
