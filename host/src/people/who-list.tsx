import { actingPerson } from '@telehealth/contracts/people';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Person } from '@telehealth/data/people/person.schema';
import { nameWithAge, nextOf, yourRelation } from '@telehealth/data/people/person-line';
import { PersonMark } from '@telehealth/ui/parts/person-mark';
import { threadClass } from '@telehealth/ui/pattern/cloth';
import { type Thread, threadOf } from '@telehealth/ui/pattern/threads';
import { type KeyboardEvent, useRef } from 'react';
import { switchTo } from './switch-person';
import styles from './who-list.module.css';

interface Choice {
  /** Null: whoever signed in. */
  id: string | null;
  name: string;
  title: string;
  detail: string;
  thread: Thread;
}

/** Whoever signed in, and the people they act for in their order. */
export function useChoices(people: readonly Person[], isLong: boolean): Choice[] {
  const name = useCurrentUser()?.name ?? '';
  const own: Choice = { id: null, name, title: 'You', detail: name, thread: threadOf(-1) };
  return [
    own,
    ...people.map((person, place) => ({
      id: person.id,
      name: person.name,
      title: nameWithAge(person),
      detail: detailOf(person, isLong),
      thread: threadOf(place),
    })),
  ];
}

function detailOf(person: Person, isLong: boolean): string {
  const relation = yourRelation(person);
  if (!isLong) return relation.replace(/^your /, '');
  const said = [relation.replace(/^y/, 'Y'), nextOf(person)].filter((one) => one !== '');
  return said.join('. ') || person.name;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Whose record: a list of which one is chosen. Arrows move the focus only; choosing loads another document, which nobody should
 * do on the way through a list (WCAG 3.2.2).
 */
export function WhoList({
  choices,
  look,
  label,
}: {
  choices: readonly Choice[];
  look: 'rail' | 'sheet';
  label: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const shown = actingPerson();
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all: Element[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = document.activeElement === null ? -1 : all.indexOf(document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = all.at((at + step) % all.length);
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div ref={list} role="radiogroup" aria-label={label} className={styles[look]} onKeyDown={move}>
      {choices.map(({ id, name, title, detail, thread }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio button is chosen by every arrow key.
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === shown}
          tabIndex={id === shown ? 0 : -1}
          aria-keyshortcuts={place < 4 ? `Alt+${place + 1}` : undefined}
          className={`${styles.row} ${threadClass(thread)}`}
          onClick={() => id !== shown && switchTo(id)}
        >
          <PersonMark name={name} thread={thread} size={look === 'rail' ? 's' : 'm'} />
          <span className={styles.words}>
            <b>{title}</b>
            <span>{detail}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
