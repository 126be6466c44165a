import { useNavigate, useSearchParams } from '@telehealth/contracts/router';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useSingleKeys } from '@telehealth/ui/parts/use-single-keys';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { itemKey } from '../../open-loops/loop-words';
import { DoneToday } from './done-today';
import { type Filter, filtersOf, groupItems } from './group-items';
import styles from './inbox.module.css';
import { InboxList } from './inbox-list';

/** What an item needs is larger than the list, which draws without it. */
const loadPanel = async () => (await import(/* webpackChunkName: "inbox-item" */ './item-panel')).ItemPanel;
const ItemPanel = lazyPart(loadPanel);
const KEYS = ['j', 'k', 'r', 'e'] as const;

/** The list and beside it, on a phone in its place, the open item. The address holds which one is open. */
export function Inbox({ loops, now }: { loops: readonly OpenLoop[]; now: Date }) {
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<Filter>('all');
  /** What was typed and not sent, by item: opening another one loses nothing. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const frame = useRef<HTMLDivElement>(null);
  const wanted = search.get('item');
  const open = loops.find((loop) => itemKey(loop) === wanted) ?? null;
  const groups = groupItems(loops, filter);
  const filters = filtersOf(loops);
  const step = (by: 1 | -1) => {
    const all = linksIn(frame.current);
    const at = all.findIndex((link) => link === document.activeElement || link.dataset.item === wanted);
    all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
  };
  const { close } = useReturn(frame, wanted);
  // Fetched beside the list, so that an item opens at once. A failure is shown where one is opened.
  useEffect(() => void loadPanel().catch(() => undefined), []);
  useSingleKeys(KEYS, (key) => {
    if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (key === 'r') frame.current?.querySelector<HTMLElement>('[data-reply]')?.focus();
    else frame.current?.querySelector<HTMLElement>('[data-done]')?.click();
  });
  return (
    <div ref={frame} className={`${styles.inbox} ${wanted === null ? '' : styles.opened}`}>
      <div className={styles.side}>
        {filters.length > 2 && (
          <ChipGroup
            type="radio"
            legend="Show"
            hideLegend
            options={filters}
            value={filters.some(({ value }) => value === filter) ? filter : 'all'}
            onChange={setFilter}
          />
        )}
        {loops.length === 0 ? (
          <EmptyState title="Nothing waits for you">
            Messages, results, renewals, visits that are asked for and notes to sign come here.
          </EmptyState>
        ) : (
          <InboxList groups={groups} openKey={wanted} now={now} />
        )}
        <DoneToday />
      </div>
      <div className={styles.panel}>
        {open !== null && (
          <Suspense fallback={<SkeletonCard height="20rem" />}>
            <ItemPanel
              key={itemKey(open)}
              item={open}
              now={now}
              draft={drafts[itemKey(open)] ?? ''}
              onDraft={(words) => setDrafts({ ...drafts, [itemKey(open)]: words })}
              onDone={close}
            />
          </Suspense>
        )}
        {open === null && wanted !== null && <Gone />}
        {wanted === null && loops.length > 0 && (
          <Card className={styles.nothing}>
            <p className="soft">
              Choose something from the list. Opening it finishes nothing: it stays until it is answered or done.
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}

const linksIn = (frame: HTMLElement | null) => [...(frame?.querySelectorAll<HTMLAnchorElement>('[data-item]') ?? [])];

/**
 * Closes an item, and puts the focus where one goes on: on the row that was open or, once it was answered, on the one that took its
 * place. Nothing is opened unasked.
 */
function useReturn(frame: RefObject<HTMLDivElement | null>, wanted: string | null): { close: () => void } {
  const navigate = useNavigate();
  /** The item that was open last, and its place in the list. */
  const last = useRef<{ key: string; place: number; isDone: boolean } | null>(null);
  useEffect(() => {
    const links = linksIn(frame.current);
    if (wanted !== null) {
      const place = links.findIndex(({ dataset }) => dataset.item === wanted);
      if (place !== -1) last.current = { key: wanted, place, isDone: false };
      return;
    }
    const left = last.current;
    if (left === null) return;
    last.current = null;
    const own = links.find(({ dataset }) => dataset.item === left.key);
    const next = own === undefined ? links[left.place] : links[left.place + 1];
    ((left.isDone ? next : own) ?? links.at(-1) ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
  }, [frame, wanted]);
  const close = () => {
    if (last.current !== null) last.current.isDone = true;
    void navigate({ search: '' });
  };
  return { close };
}

function Gone() {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        title="This does not wait any more"
        action={
          // What was answered here took the focus with it.
          <Button variant="line" autoFocus onClick={() => void navigate({ search: '' })}>
            The whole list
          </Button>
        }
      >
        It was answered, or is not yours to see any more.
      </EmptyState>
    </Card>
  );
}
