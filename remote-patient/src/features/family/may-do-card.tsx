import { AUTHORITY_WORDS } from '@telehealth/care/people/authority-words';
import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { type ActingScope, pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import type { Person } from '@telehealth/data/people/person.schema';
import { nameWithAge } from '@telehealth/data/people/person-line';
import { Card } from '@telehealth/ui/layout/card';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './family.module.css';

type Has = (scope: ActingScope) => boolean;
type Answer = 'yes' | 'no' | { some: string };

/** What can be done for a person, and whether a right's scopes say so. */
const ROWS: readonly { title: string; answer: (has: Has) => Answer }[] = [
  {
    title: 'Book and pay',
    answer: (has) =>
      has('book') && has('pay') ? 'yes' : has('book') ? { some: 'Book, not pay' } : onlyIf(has('pay'), 'Pay, not book'),
  },
  { title: 'Sit in visits', answer: (has) => (has('join') ? 'yes' : 'no') },
  {
    title: 'Read the record',
    answer: (has) => (has('records') && has('sensitive') ? 'yes' : onlyIf(has('records'), 'Not what is confidential')),
  },
  { title: 'Ask for medicines', answer: (has) => (has('prescriptions') ? 'yes' : 'no') },
  { title: 'Write messages', answer: (has) => (has('messages') ? 'yes' : 'no') },
  { title: 'Get their notices', answer: (has) => (has('notices') || has('manage') ? 'yes' : 'no') },
  { title: 'Correct facts, share the record', answer: (has) => (has('manage') ? 'yes' : 'no') },
];

function onlyIf(is: boolean, some: string): Answer {
  return is ? { some } : 'no';
}

/** What whoever signed in may do for each person, and what that rests on. */
export function MayDoCard({ people }: { people: readonly Person[] }) {
  return (
    <Card title="What you may do for each">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, also by keyboard. */}
      <section className={styles.scroll} aria-label="What you may do for each, as a table" tabIndex={0}>
        <table className={styles.may}>
          <thead>
            <tr>
              <td />
              {people.map((person) => (
                <th scope="col" key={person.id}>
                  {nameWithAge(person)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ title, answer }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {people.map(({ id, scopes }) => (
                  <td key={id}>
                    <AnswerWords answer={answer((scope) => scopes.includes(scope))} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Rests on</th>
              {people.map((person) => (
                <td key={person.id} className="small soft">
                  {restsOn(person)}
                  {maySend(person) && (
                    <p>
                      <DocumentLink variant="line" size="s" href={pathFor(person.id, SEND)}>
                        Send a paper<span className="visually-hidden"> for {person.firstName}</span>
                      </DocumentLink>
                    </p>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function AnswerWords({ answer }: { answer: Answer }) {
  if (answer === 'yes')
    return (
      <span className={`${styles.answer} ${styles.yes}`}>
        <Icon path={icons.check} size={18} /> Yes
      </span>
    );
  return (
    <span className={`${styles.answer} soft`}>
      <Icon path={answer === 'no' ? icons.close : icons.info} size={18} /> {answer === 'no' ? 'No' : answer.some}
    </span>
  );
}

const SAID = { guardian: 'You said: parent or legal guardian', carer: 'You said: you look after them' };

/** The record of the person, with the form that takes the paper. */
const SEND = pathTo('patient.medicalRecords', {}, { add: 'authority' });

/** Whose right rests on their own word can prove it; a paper that waits is answered first. */
const maySend = ({ basis, scopes, paper }: Person) =>
  basis !== 'invited' && scopes.includes('manage') && (paper === null || paper.state === 'refused');

/** What we know of a paper that proves the right. */
function paperText({ paper }: Person): string {
  if (paper === null) return 'No paper was sent';
  const day = formatDate(paper.at, viewerTimeZone());
  if (paper.state === 'sent') return `Your paper of ${day} waits for our check`;
  if (paper.state === 'confirmed' && paper.proof !== null)
    return `${AUTHORITY_WORDS[paper.proof]}, checked by us ${day}: ${paper.reason}`;
  return `Your paper was not accepted, ${day}: ${paper.reason}`;
}

/** On what a right rests, since when, and until when. */
export function restsOn(person: Person): string {
  const { basis, firstName, since, until } = person;
  const zone = viewerTimeZone();
  const day = formatDate(since, zone);
  if (basis !== 'invited') return `${SAID[basis]}, ${day}. ${paperText(person)}`;
  const end = until === null ? '' : `, until ${formatDate(until, zone)}`;
  return `${firstName} agreed, ${day}${end}. ${firstName} can stop it`;
}
