import { isMine, type LoopKind, type OpenLoop } from '../../data/open-loops/open-loop.schema';

/** Parts of the inbox that can be looked at alone. */
export const FILTERS = ['all', 'messages', 'results', 'renewals', 'asked', 'writing', 'other'] as const;
export type Filter = (typeof FILTERS)[number];

const KINDS: Readonly<Record<Exclude<Filter, 'all'>, { label: string; kinds: readonly LoopKind[] }>> = {
  messages: { label: 'Messages', kinds: ['messages'] },
  results: { label: 'Results', kinds: ['result'] },
  renewals: { label: 'Renewals', kinds: ['renewal'] },
  asked: { label: 'Asked for', kinds: ['request', 'correction'] },
  writing: { label: 'To sign', kinds: ['note', 'addendum', 'prescription_draft', 'letter_draft'] },
  other: { label: 'Other', kinds: ['follow_up', 'access_request', 'access_ends'] },
};

const isOf = ({ kind }: OpenLoop, filter: Filter) => filter === 'all' || KINDS[filter].kinds.includes(kind);

/** The filters of which something waits, each with its number. */
export function filtersOf(loops: readonly OpenLoop[]): { value: Filter; label: string }[] {
  return FILTERS.flatMap((value): { value: Filter; label: string }[] => {
    const count = loops.filter((loop) => isOf(loop, value)).length;
    if (value === 'all') return [{ value, label: `All ${count}` }];
    return count === 0 ? [] : [{ value, label: `${KINDS[value].label} ${count}` }];
  });
}

export interface ItemGroup {
  title: string;
  items: readonly OpenLoop[];
}

/** The items in the order of the list: dangers first, then what waits, then what a colleague has. Within a group the database decides. */
export function groupItems(loops: readonly OpenLoop[], filter: Filter): ItemGroup[] {
  const shown = loops.filter((loop) => isOf(loop, filter));
  const mine = shown.filter(isMine);
  return [
    { title: 'Possible danger, first', items: mine.filter(({ urgent }) => urgent) },
    { title: 'Waiting for you', items: mine.filter(({ urgent }) => !urgent) },
    { title: 'With a colleague, yours to watch', items: shown.filter((loop) => !isMine(loop)) },
  ].filter(({ items }) => items.length > 0);
}
