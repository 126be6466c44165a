import { pathFor } from '@telehealth/contracts/people';
import { BackendPart } from '@telehealth/data/client/backend-part';
import { usePeople } from '@telehealth/data/people/people.queries';
import { lawDay, nameWithAge } from '@telehealth/data/people/person-line';
import type { SaidPerson } from '@telehealth/triage/people';
import { matchingPeople } from '../../whom/matching-people';
import styles from './assistant.module.css';

interface FittingPeopleProps {
  person: SaidPerson;
  /** The page that is opened in their record. */
  to: string;
}

/** Those of the family whom the words fit; each leads to the page in the documents of that person. */
export function FittingPeople(props: FittingPeopleProps) {
  return (
    <BackendPart>
      <Fitting {...props} />
    </BackendPart>
  );
}

function Fitting({ person, to }: FittingPeopleProps) {
  const { data = [] } = usePeople();
  const fitting = matchingPeople(person, data, lawDay()).filter(({ scopes }) => scopes.includes('book'));
  if (fitting.length === 0) return null;
  return (
    <>
      <p>What you do next can go into their own record:</p>
      <ul className={styles.chips} aria-label="Whose record it is">
        {fitting.map((one) => (
          <li key={one.id}>
            {/* Another person's pages are another document. */}
            <a className={styles.chip} href={pathFor(one.id, to)}>
              Is it {nameWithAge(one)}?
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
