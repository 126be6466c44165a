import { usePeople } from '@telehealth/data/people/people.queries';
import type { Person } from '@telehealth/data/people/person.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './people.module.css';
import { PEOPLE_PLACE } from './people-place';
import { switchTo } from './switch-person';
import { WhoDialog } from './who-dialog';
import { useChoices, WhoList } from './who-list';

/** Whose record the pages show, in the rail; on phones a button that asks. Nothing for who acts for nobody. */
export function People() {
  const { data } = usePeople();
  return data === undefined || data.length === 0 ? null : <Switcher people={data} />;
}

function Switcher({ people }: { people: readonly Person[] }) {
  const choices = useChoices(people, false);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The rail is drawn with the page's frame, which may be another one.
  useEffect(() => setPlace(document.getElementById(PEOPLE_PLACE)), []);
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const chosen =
        event.altKey && !event.ctrlKey && !event.metaKey ? choices[Number(event.code.slice(-1)) - 1] : null;
      if (!chosen || !/^Digit[1-4]$/.test(event.code)) return;
      event.preventDefault();
      switchTo(chosen.id);
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [choices]);
  if (place === null) return null;
  return createPortal(
    <>
      <div className={styles.rail}>
        <p className={styles.title}>Whose record</p>
        <WhoList choices={choices} look="rail" label="Whose record" />
      </div>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={icons.people} size={22} />
        <span>Who</span>
      </button>
      {isOpen && <WhoDialog people={people} onClose={() => setOpen(false)} />}
    </>,
    place,
  );
}
