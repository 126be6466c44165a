import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { ageBehindName } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { lawDay } from '@telehealth/data/people/person-line';
import { Badge } from '@telehealth/ui/parts/badge';
import { spanText } from '@telehealth/ui/parts/span-text';
import { shortWhen } from '@telehealth/ui/parts/time';
import { type KeyboardEvent, useId } from 'react';
import { isMine, type OpenLoop } from '../../data/open-loops/open-loop.schema';
import { itemKey, LOOP_WORDS, toItem } from '../../open-loops/loop-words';
import type { ItemGroup } from './group-items';
import styles from './inbox.module.css';

interface InboxListProps {
  groups: readonly ItemGroup[];
  openKey: string | null;
  now: Date;
}

/** All that waits, in groups. Arrow keys go through the rows, Enter opens one. */
export function InboxList({ groups, openKey, now }: InboxListProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
    const at = links.findIndex((link) => link.contains(document.activeElement));
    if (at === -1) return;
    event.preventDefault();
    links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links inside.
    <div className={styles.list} onKeyDown={move}>
      {groups.map((group) => (
        <Group key={group.title} group={group} openKey={openKey} now={now} />
      ))}
    </div>
  );
}

function Group({ group: { title, items }, openKey, now }: { group: ItemGroup } & Omit<InboxListProps, 'groups'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.rows}>
        {items.map((item) => (
          <li key={`${itemKey(item)} ${item.fromName ?? ''}`}>
            <Item item={item} isOpen={itemKey(item) === openKey} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item, isOpen, now }: { item: OpenLoop; isOpen: boolean; now: Date }) {
  const { kind, patientName, since, overdue, dueAt, urgent } = item;
  return (
    <Link
      to={toItem(item)}
      className={`${styles.row} ${urgent ? styles.urgent : ''}`}
      data-item={itemKey(item)}
      aria-current={isOpen || undefined}
    >
      <span className={`${styles.mark} ${styles[markOf(item)] ?? ''}`} aria-hidden="true" />
      <span className={styles.who}>
        <b>{patientName}</b>, {ageOf(item)}
      </span>
      <span className={`${styles.age} small soft`}>{spanText(now.getTime() - since.getTime())}</span>
      <span className={`${styles.what} small`}>
        {LOOP_WORDS[kind].one}
        {stateText(item)}
        {overdue && dueAt !== null && (
          <>
            {' '}
            <Badge tone="warning">{spanText(now.getTime() - dueAt.getTime())} late</Badge>
          </>
        )}
        {urgent && (
          <>
            {' '}
            <Badge tone="danger">Possible danger sign</Badge>
          </>
        )}
      </span>
    </Link>
  );
}

export const ageOf = ({ patientBorn }: OpenLoop): string =>
  patientBorn === null ? 'age not known' : ageBehindName(patientBorn, lawDay());

/** What the specialist wrote or asked themselves is never new to them. */
const OWN: readonly OpenLoop['kind'][] = ['note', 'addendum', 'prescription_draft', 'letter_draft', 'access_request'];
const isNew = ({ kind, seenAt }: OpenLoop) => seenAt === null && !OWN.includes(kind);

/** A full dot is new, a ring was opened and is not finished, a dotted ring is with a colleague. */
const markOf = (item: OpenLoop): 'unread' | 'opened' | 'given' => {
  if (!isMine(item)) return 'given';
  return isNew(item) ? 'unread' : 'opened';
};

function stateText(item: OpenLoop): string {
  const { withName, fromName, seenAt } = item;
  if (withName !== null) return `, with ${withName}`;
  const from = fromName === null ? '' : `, from ${fromName}`;
  if (seenAt === null) return isNew(item) ? `${from}, new` : from;
  return `${from}, opened ${shortWhen(seenAt, viewerTimeZone())}`;
}
