import { useSearchParams } from '@telehealth/contracts/router';
import { useState } from 'react';
import type { Filters } from './moments';
import { isRecordKind } from './record-kinds';

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
  /** Puts filters into the address, so that what is shown can be linked to; one step of the history is kept for all of them. */
  choose: (to: Partial<Filters>) => void;
  /** Id of the entry that is open, or null. */
  entryId: string | null;
  /** What is shown in place of the record: a sheet for paper. */
  view: RecordView | null;
  /** The address of something in the record, with the filters of now kept. */
  linkTo: (to: { entry?: string; view?: RecordView }) => { search: string };
}

/** Where in the record one is: in the address, and nowhere else. What is searched for is not: words of health stay out of it. */
export function useRecordPlace(): RecordPlace {
  const [search, setSearch] = useSearchParams();
  // The address follows a moment later, on a slow phone a long one: what was pressed counts until then.
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
