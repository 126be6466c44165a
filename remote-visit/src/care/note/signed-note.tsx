import type { CareVisit } from '@telehealth/care/care-visit';
import { formatMoment, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useBeginAddendum } from '@telehealth/data/notes/note.mutations';
import { useTeachBackAnswers } from '@telehealth/data/notes/note.queries';
import type { Note } from '@telehealth/data/notes/note.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './note.module.css';
import { SOAP_PARTS } from './soap-fields';

interface SignedNoteProps {
  visit: CareVisit;
  note: Note;
  addenda: readonly Note[];
  /** True while no addendum is being written. */
  mayAdd: boolean;
}

/** A signed note, which never changes: read-only text with its stamp, and its addenda. */
export function SignedNote({ visit, note, addenda, mayAdd }: SignedNoteProps) {
  const beginning = useBeginAddendum();
  return (
    <article className={styles.signed} aria-label="Signed note">
      <p className={styles.stamp}>
        <Icon path={icons.lock} size={22} />
        <span>
          <strong>Signed by {visit.specialistName}</strong>
          <br />
          <span className="small">{note.signedAt && formatMoment(note.signedAt, viewerTimeZone())}</span>
        </span>
      </p>
      {note.contentHash !== null && (
        <Disclosure summary="Proof that it was not changed">
          <p className="small">
            This code belongs to this text alone. If one letter changes, the code no longer fits:{' '}
            {fingerprint(note.contentHash)}
          </p>
        </Disclosure>
      )}
      <Written note={note} />
      {addenda
        .filter(({ state }) => state === 'signed')
        .map((addendum) => (
          <section key={addendum.id} className={styles.addendum} aria-label={`Addendum ${addendum.chainNo}`}>
            <h3>Addendum {addendum.chainNo}</h3>
            <Written note={addendum} />
            {addendum.signedAt && (
              <p className="small soft">Signed {formatShortMoment(addendum.signedAt, viewerTimeZone())}</p>
            )}
          </section>
        ))}
      <Understood note={note} />
      <div role="status">
        {beginning.error !== null && <Notice tone="warning">{errorText(beginning.error)}</Notice>}
      </div>
      {mayAdd && (
        <div>
          <Button
            variant="line"
            icon={icons.plus}
            busy={beginning.isRunning}
            onClick={() => void beginning.run({ id: note.id })}
          >
            Write an addendum
          </Button>
        </div>
      )}
    </article>
  );
}

/** The first eight hex digits of the hash, for two people to compare. */
const fingerprint = (hash: string) => `${hash.slice(2, 6)} ${hash.slice(6, 10)}`;

function Written({ note }: { note: Note }) {
  const { watchFor, chainNo } = note;
  const parts = SOAP_PARTS.filter(({ part }) => note.soap[part].trim() !== '');
  return (
    <>
      <dl className={styles.signedParts}>
        {parts.map(({ part, letter, label }) => (
          <div key={part}>
            <dt>
              <abbr title={label}>{chainNo > 0 ? '+' : letter}</abbr>
            </dt>
            <dd className={styles.written}>{note.soap[part]}</dd>
          </div>
        ))}
      </dl>
      {note.planPlain.trim() !== '' && (
        <>
          <h3>Plan in plain words</h3>
          <p className={styles.written}>{note.planPlain}</p>
        </>
      )}
      <WatchedFor title="Call 112 at once" lines={watchFor.callAtOnce} />
      <WatchedFor title="Write or book" lines={watchFor.writeOrBook} />
    </>
  );
}

function WatchedFor({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The patient's answers to the plan's questions, so that the author sees what was misunderstood. */
function Understood({ note }: { note: Note }) {
  const query = useTeachBackAnswers(note.id, note.teachBack.length > 0);
  if (note.teachBack.length === 0) return null;
  const answer = query.data ?? null;
  return (
    <section className={styles.understood} aria-label="What was understood">
      <h3>What was understood</h3>
      <p className="small soft">
        {answer === null ? 'Not answered yet.' : `Answered ${formatShortMoment(answer.at, viewerTimeZone())}.`}
      </p>
      <ul className={styles.list}>
        {note.teachBack.map(({ question, options }, at) => {
          const chosen = answer?.answers[at];
          return (
            <li key={question}>
              <span>{question}</span>{' '}
              {answer !== null &&
                (answer.misunderstood.includes(at) ? (
                  <Badge tone="accent">Misunderstood: “{chosen === undefined ? '' : options[chosen]}”</Badge>
                ) : (
                  <Badge tone="success" icon={icons.check}>
                    Right
                  </Badge>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
