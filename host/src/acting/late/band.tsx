import { formatPlainDate } from '@telehealth/contracts/formatting';
import { useLocation } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import type { Person } from '@telehealth/data/people/person.schema';
import { nameWithAge, yourRelation } from '@telehealth/data/people/person-line';
import { PersonMark } from '@telehealth/ui/parts/person-mark';
import { clothImage, threadClass } from '@telehealth/ui/pattern/cloth';
import { THREADS, type Thread, threadOf } from '@telehealth/ui/pattern/threads';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BackendArea } from '../../connection/connection';
import { WhoDialog } from '../../people/who-dialog';
import { nameWhose } from '../../shell/tab-title';
import { actingStore } from '../acting-store';
import styles from './band.module.css';
import { closedTo } from './may-open';
import { useActing } from './use-acting';

/** In the middle of booking, paying and a visit nobody changes the person. */
const IS_UNDER_WAY = /^\/(book-consultation|payment|consultation)(\/|$)/;

/** Says on every page whose record this is. It sticks and cannot be closed. */
export function Band() {
  const identity = useIdentity();
  // Its place is kept until it is known whose pages these are: nothing below moves.
  if (identity.status === 'loading' && !identity.isUnreachable) return <Plain />;
  if (identity.status !== 'signedIn') return null;
  return (
    <BackendArea waiting={<Plain />} down={() => <Plain text="This person cannot be loaded" />}>
      <Known />
    </BackendArea>
  );
}

function Known() {
  const acting = useActing();
  if (acting.kind === 'refused') return null;
  if (acting.kind === 'waiting') return <Plain />;
  if (acting.kind === 'failed') return <Plain text="This person cannot be loaded" />;
  return <Whose {...acting} />;
}

function Plain({ text = 'One moment' }: { text?: string }) {
  return (
    <section className={styles.band} aria-label="Whose record" data-whose>
      <p className={styles.words}>{text}</p>
    </section>
  );
}

interface WhoseProps {
  person: Person;
  place: number;
  people: readonly Person[];
}

function Whose({ person, place, people }: WhoseProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const band = useRef<HTMLElement>(null);
  const thread = threadOf(place);
  const { ground } = THREADS[thread];
  useThread(thread);
  useHeight(band);
  useSaid(person);
  const relation = yourRelation(person);
  const born = person.dateOfBirth === '' ? '' : `born ${formatPlainDate(person.dateOfBirth)}`;
  return (
    <section
      ref={band}
      className={styles.band}
      style={{ backgroundColor: ground, backgroundImage: `var(--band-shade), ${clothImage(thread)}` }}
      aria-label="Whose record"
      data-whose
    >
      <PersonMark name={person.name} thread={thread} onCloth />
      <p className={styles.words}>
        <span>You are looking at</span>
        {/* The age never breaks from the end of the name. */}
        <b>{nameWithAge({ ...person, firstName: person.name }).replace(/, (?=[^,]*$)/, ',\u00a0')}</b>
        <span>{[relation, born].filter((part) => part !== '').join(', ')}</span>
      </p>
      {!IS_UNDER_WAY.test(pathname) && (
        <button type="button" className={styles.change} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Change<span className={styles.more}> person</span>
        </button>
      )}
      {isOpen && <WhoDialog people={people} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** The person's cloth takes the place of the brand's colours in all of the application. */
function useThread(thread: Thread): void {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const name = threadClass(thread);
    document.documentElement.dataset.thread = thread;
    root?.style.setProperty('--pattern-tile', clothImage(thread));
    root?.classList.add(name);
    return () => {
      delete document.documentElement.dataset.thread;
      root?.style.removeProperty('--pattern-tile');
      root?.classList.remove(name);
    };
  }, [thread]);
}

/** What sticks or fills the screen leaves room for the band, and nothing that is focused lies under it. */
function useHeight(band: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const height = `${band.current?.offsetHeight ?? 0}px`;
      style.setProperty('--band', height);
      style.scrollPaddingTop = height;
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      style.removeProperty('--band');
      style.scrollPaddingTop = '';
    };
  }, [band]);
}

/** Title of the tab, and menus, by the person. */
function useSaid(person: Person): void {
  useEffect(() => {
    nameWhose(nameWithAge(person));
    actingStore.setState({ hides: closedTo(person.scopes) });
  }, [person]);
}
