import { itemText } from '@telehealth/care/prescriptions/item-text';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import { useFavourites, useLastScript } from '../../data/prescribing/again.queries';
import { useDropFavourite, useKeepFavourite } from '../../data/prescribing/favourites.mutations';
import styles from './again.module.css';

interface AgainProps {
  patientId: string;
  /** The script with a mistake that is being corrected: nobody is offered it again. */
  except: string | null;
  /** The medicines of the draft, which may become a favourite. */
  items: readonly DraftItem[];
  /** Whether they are complete. */
  isComplete: boolean;
  onAdd: (items: readonly DraftItem[]) => void;
  /** The search, between last time and the favourites. */
  children: ReactNode;
}

const LONGEST_LABEL = 80;

/** What was prescribed before, in one press: the last script of this patient, and the prescriber's favourites. */
export function Again({ patientId, except, items, isComplete, onAdd, children }: AgainProps) {
  const last = useLastScript(patientId);
  const script = last.data?.id === except ? null : (last.data ?? null);
  return (
    <div className={styles.again}>
      {script !== null && script.draftItems.length > 0 && (
        <section className={styles.last} aria-label="Last time">
          <p className="small soft">
            Last time{script.issuedAt !== null && `, ${formatShortMoment(script.issuedAt, viewerTimeZone())}`}
          </p>
          <ul>
            {script.draftItems.map((item) => (
              <li key={itemText(item)}>{itemText(item)}</li>
            ))}
          </ul>
          <Button variant="line" size="s" onClick={() => onAdd(script.draftItems)}>
            Again, all of it
          </Button>
        </section>
      )}
      {last.status === 'error' && last.error !== null && <Notice tone="warning">{errorText(last.error)}</Notice>}
      {children}
      <Favourites items={items} isComplete={isComplete} onAdd={onAdd} />
    </div>
  );
}

function Favourites({ items, isComplete, onAdd }: Omit<AgainProps, 'patientId' | 'except' | 'children'>) {
  const query = useFavourites();
  const keeping = useKeepFavourite();
  const dropping = useDropFavourite();
  const label = items
    .map(({ medicine, strength }) => `${medicine} ${strength}`.trim())
    .join(', ')
    .slice(0, LONGEST_LABEL);
  const list = query.data ?? [];
  const isKept = list.some((one) => one.label === label);
  const problem = keeping.error ?? dropping.error ?? (query.status === 'error' ? query.error : null);
  return (
    <section className={styles.favourites} aria-label="Your favourites">
      <p className="small soft">Your favourites</p>
      <ul>
        {list.map(({ id, label: name, items: kept }) => (
          <li key={id}>
            <Button variant="line" size="s" icon={icons.star} onClick={() => onAdd(kept)}>
              {name}
            </Button>
            <Button variant="quiet" size="s" icon={icons.close} onClick={() => void dropping.run({ id })}>
              <span className="visually-hidden">Take {name} from your favourites</span>
            </Button>
          </li>
        ))}
        {list.length === 0 && query.status === 'success' && <li className="small soft">None yet.</li>}
      </ul>
      {isComplete && !isKept && (
        <Button variant="quiet" size="s" busy={keeping.isRunning} onClick={() => void keeping.run({ label, items })}>
          Keep this as a favourite
        </Button>
      )}
      {problem !== null && <Notice tone="warning">{errorText(problem)}</Notice>}
    </section>
  );
}
