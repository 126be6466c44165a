import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tabAfterKey } from './tab-after-key';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** Number of items inside, e.g. `50+`. */
  count?: number | string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Id of the open tab; without it the component keeps its own state, starting with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Tabs with one Tab stop: arrow keys, Home and End move and open. Only the open panel is rendered. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const base = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [own, setOwn] = useState(items[0]?.id);
  const open = items.find((item) => item.id === (selected ?? own)) ?? items[0];
  useEffect(() => showInRow(buttons.current.get(open?.id ?? '')), [open?.id]);
  if (open === undefined) return null;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, items, open.id);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            ref={(button) => {
              if (button) buttons.current.set(item.id, button);
              else buttons.current.delete(item.id);
            }}
            type="button"
            role="tab"
            id={`${base}-${item.id}-tab`}
            className={styles.tab}
            aria-selected={item === open}
            aria-controls={item === open ? `${base}-${item.id}-panel` : undefined}
            tabIndex={item === open ? 0 : -1}
            onClick={() => select(item.id)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-${open.id}-panel`} aria-labelledby={`${base}-${open.id}-tab`}>
        {open.content}
      </div>
    </div>
  );
}

/** On a phone the row is wider than the screen and a URL may open its last tab. Scrolls the row only, not the page. */
function showInRow(tab: HTMLElement | undefined): void {
  const row = tab?.parentElement;
  if (tab === undefined || !row) return;
  const [own, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.right > whole.right) row.scrollLeft += own.right - whole.right;
  else if (own.left < whole.left) row.scrollLeft -= whole.left - own.left;
}
