import { formatMoment, formatPlainDate, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { ageAt, daysUntil, OWN_SIGN_IN_AT, pathFor, relationWord } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Person } from '@telehealth/data/people/person.schema';
import { lawDay, nameWithAge, nextChange } from '@telehealth/data/people/person-line';
import { Button } from '@telehealth/ui/parts/button';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { PersonMark } from '@telehealth/ui/parts/person-mark';
import { clothImage, threadClass } from '@telehealth/ui/pattern/cloth';
import { type Thread, threadOf } from '@telehealth/ui/pattern/threads';
import { type ReactNode, useId } from 'react';
import styles from './family.module.css';

interface FamilyCardsProps {
  people: readonly Person[];
  onChange: (person: Person) => void;
  /** Somebody of twelve or more shall have a sign-in of their own. */
  onHandOver: (person: Person) => void;
  /** Somebody else shall look after the person, too. */
  onJoin: (person: Person) => void;
  onClose: (person: Person) => void;
}

/** A card for whoever signed in and for each person they act for; each leads to that person's home, a document of its own. */
export function FamilyCards({ people, onChange, onHandOver, onJoin, onClose }: FamilyCardsProps) {
  const name = useCurrentUser()?.name ?? '';
  const home = pathTo('patient.dashboard');
  return (
    <ul className={styles.family}>
      <FamilyCard
        name={name}
        title={`${name.split(' ')[0]}, you`}
        detail="Your own record"
        thread={threadOf(-1)}
        end={
          <DocumentLink variant="line" size="s" wide href={pathFor(null, home)}>
            Look at my own
          </DocumentLink>
        }
      />
      {people.map((person, place) => (
        <FamilyCard
          key={person.id}
          name={person.name}
          title={nameWithAge(person)}
          detail={detailOf(person)}
          thread={threadOf(place)}
          end={
            <>
              <DocumentLink variant="line" size="s" wide href={pathFor(person.id, home)}>
                Look at {person.firstName}
              </DocumentLink>
              {!person.hasSignIn && person.scopes.includes('manage') && (
                <Button
                  variant="quiet"
                  size="s"
                  wide
                  aria-label={`Correct name or birth date of ${person.firstName}`}
                  onClick={() => onChange(person)}
                >
                  Correct
                </Button>
              )}
              {person.basis !== 'invited' && person.scopes.includes('manage') && (
                <Button
                  variant="quiet"
                  size="s"
                  wide
                  aria-label={`${joinWords(person)}: let somebody else look after ${person.firstName}, too`}
                  onClick={() => onJoin(person)}
                >
                  {joinWords(person)}
                </Button>
              )}
              {mayHandOver(person) && (
                <Button variant="quiet" size="s" wide onClick={() => onHandOver(person)}>
                  Give {person.firstName} a sign-in
                </Button>
              )}
              {!person.hasSignIn && person.basis === 'guardian' && person.scopes.includes('manage') && (
                <Button
                  variant="quiet"
                  size="s"
                  wide
                  aria-label={`Close the record of ${person.firstName}`}
                  onClick={() => onClose(person)}
                >
                  Close the record
                </Button>
              )}
            </>
          }
        >
          <Lines person={person} />
        </FamilyCard>
      ))}
    </ul>
  );
}

const joinWords = ({ basis }: Person) => (basis === 'guardian' ? 'Add a guardian' : 'Add a carer');

/** Guardians may up to the eighteenth birthday, from the twelfth on. */
const mayHandOver = ({ hasSignIn, basis, dateOfBirth }: Person) =>
  !hasSignIn && basis !== 'invited' && dateOfBirth !== '' && ageAt(dateOfBirth, lawDay()).years >= OWN_SIGN_IN_AT;

/** Where nobody was added yet. */
export function NobodyYet({ onAdd }: { onAdd: () => void }) {
  return (
    <button type="button" className={styles.nobody} onClick={onAdd}>
      <Icon path={icons.plus} />
      <span>
        <b>Add somebody</b>
        <span>A child, or somebody you look after who has no sign-in of their own</span>
      </span>
    </button>
  );
}

function detailOf({ relation, gender, dateOfBirth }: Person): string {
  const word = relationWord(relation, gender);
  const born = dateOfBirth === '' ? '' : `born ${formatPlainDate(dateOfBirth)}`;
  const text = [word, born].filter((part) => part !== '').join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface FamilyCardProps {
  name: string;
  title: string;
  detail: string;
  thread: Thread;
  end: ReactNode;
  children?: ReactNode;
}

function FamilyCard({ name, title, detail, thread, end, children }: FamilyCardProps) {
  const id = useId();
  return (
    <li className={`${styles.card} ${threadClass(thread)}`} aria-labelledby={id}>
      <div className={styles.cloth} style={{ backgroundImage: `var(--pattern-shade), ${clothImage(thread)}` }}>
        <PersonMark name={name} thread={thread} size="l" />
      </div>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className="small soft">{detail}</p>
      </div>
      <ul className={styles.lines}>{children}</ul>
      <div className={styles.end}>{end}</div>
    </li>
  );
}

function Lines({ person }: { person: Person }) {
  const { nextVisit, scopes, allergies } = person;
  const change = nextChange(person);
  return (
    <>
      {scopes.includes('book') && (
        <Line icon={icons.calendar}>
          {nextVisit === null ? (
            'No visit planned'
          ) : (
            <>
              <b>{formatMoment(nextVisit.startsAt, viewerTimeZone())}</b>, {nextVisit.specialistName},{' '}
              {MODE_LABELS[nextVisit.mode].toLowerCase()}
            </>
          )}
        </Line>
      )}
      {scopes.includes('records') && allergies === 'not_asked' && (
        <Line icon={icons.warning}>Allergies: nobody has asked yet</Line>
      )}
      {scopes.includes('records') && allergies === 'none_known' && (
        <Line icon={icons.check}>Allergies: none known</Line>
      )}
      {change !== null && (
        <Line icon={icons.clock}>
          Turns {change.age} {whenText(daysUntil(change.on, lawDay()))}: see what changes
        </Line>
      )}
      {person.until !== null && (
        <Line icon={icons.key}>You may act until {formatMoment(person.until, viewerTimeZone())}</Line>
      )}
    </>
  );
}

function Line({ icon, children }: { icon: IconPath; children: ReactNode }) {
  return (
    <li>
      <Icon path={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}

function whenText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
