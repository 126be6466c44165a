import { useSearchParams } from '@telehealth/contracts/router';
import { useState } from 'react';
import { isRecordKind } from './record-kinds';
import type { Filters } from './timeline-entries';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null) => (text !== null && DAY.test(text) ? text : '');

const VIEWS = ['emergency', 'print', 'import', 'share'] as const;
export type RecordView = (typeof VIEWS)[number];
const isView = (text: string | null): text is RecordView => (VIEWS as readonly (string | null)[]).includes(text);

function filtersOf(search: URLSearchParams): Filters {
  const kind = search.get('kind');
  return {
    kind: isRecordKind(kind) ? kind : null,
    by: search.get('by') ?? '',
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    isRemoved: search.get('removed') === 'yes',
  };
}

export interface RecordPlace {
  filters: Filters;
  /** Writes filters into the URL, so that the view can be linked; all of them share one history entry. */
  choose: (to: Partial<Filters>) => void;
  entryId: string | null;
  /** A printable sheet shown instead of the record. */
  view: RecordView | null;
  /** A link into the record that keeps the present filters. */
  linkTo: (to: { entry?: string; view?: RecordView }) => { search: string };
}

/** The place in the record, held by the URL alone. Search words are not in it, because health words stay out of URLs. */
export function useRecordPlace(): RecordPlace {
  const [search, setSearch] = useSearchParams();
  // The URL follows a moment later, noticeably on a slow phone; until then the pressed filter counts.
  const [pressed, setPressed] = useState<{ at: string; filters: Filters } | null>(null);
  const view = search.get('view');
  const at = search.toString();
  if (pressed !== null && pressed.at !== at) setPressed(null);
  const filters = pressed?.at === at ? pressed.filters : filtersOf(search);
  return {
    filters,
    choose: (to) => {
      const chosen = { ...filters, ...to };
      setPressed({ at, filters: chosen });
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          const { isRemoved, ...others } = chosen;
          for (const [name, value] of Object.entries({ ...others, removed: isRemoved ? 'yes' : '' })) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    entryId: search.get('entry'),
    view: isView(view) ? view : null,
    linkTo: (to) => {
      const next = new URLSearchParams(search);
      for (const name of ['entry', 'view'] as const) {
        const value = to[name];
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return { search: next.toString() };
    },
  };
}
