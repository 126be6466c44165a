import type { AppError, Result } from '@telehealth/contracts/errors';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { WithClient } from '../client/backend';
import { useBackendQuery } from '../client/use-backend-query';
import { withTyped } from './two-drafts';
import { type KeepState, useKeeping } from './use-keeping';

const PAUSE_MS = 1_500;

/** A draft as the server has it. */
export interface StoredDraft<Draft> {
  draft: Draft;
  updated_at: Date;
}

interface KeptFormSettings<Draft> {
  queryKey: readonly unknown[];
  /** Reads the stored draft; null: none. */
  read: (backend: WithClient, signal: AbortSignal) => Promise<StoredDraft<Draft> | null>;
  /** Stores the text of a draft, JSON. Stable between renders. */
  keep: (text: string) => Promise<Result<void, AppError>>;
  /** The stored part of the form; other fields of `values` are left out. */
  schema: z.ZodType<Draft>;
  values: unknown;
  /** Fills the form with a stored draft. */
  restore: (draft: Draft) => void;
}

/** A draft typed earlier or on another device that replaced the form's values. */
export interface FilledIn {
  at: Date;
  /** True while that draft is in the form; false after swapping back. */
  isIn: boolean;
  wasEmpty: boolean;
  /** Swaps the two; neither is lost. */
  swap: () => void;
}

export interface KeptForm {
  state: KeepState;
  filled: FilledIn | null;
}

export interface KeptFormHandle extends KeptForm {
  /** Stores nothing any more, and resolves once nothing is on its way: the form is about to be done, or thrown away. */
  end: () => Promise<void>;
  /** Stores again after `end`, all that is in the form: what was to end did not. */
  resume: () => void;
}

interface Aside<Draft> {
  at: Date;
  isIn: boolean;
  wasEmpty: boolean;
  /** The one of the two that is not in the form. */
  other: Draft;
}

/**
 * Stores a form with the account as it is typed, for a reload or another device. One request at a time; the last change wins.
 * Nothing is stored before the earlier draft is known, so that a slow line cannot overwrite it. A newer draft replaces the form's
 * values, and the user can swap them back.
 */
export function useKeptForm<Draft>(settings: KeptFormSettings<Draft>): KeptFormHandle {
  const { queryKey, read, keep, schema, values, restore } = settings;
  const query = useBackendQuery((backend, userId) => ({
    queryKey: [...queryKey, userId],
    queryFn: ({ signal }) => read(backend, signal),
    // A draft stored since then, here or on another device, is newer than any earlier response.
    gcTime: 0,
    staleTime: 0,
  }));
  const here = schema.safeParse(values).data;
  const text = JSON.stringify(here ?? {});
  const { state, begin, end, isNews } = useKeeping({ text, has: null, pauseMs: PAUSE_MS, keep });
  const first = useRef(text);
  const restored = useRef(false);
  const [aside, setAside] = useState<Aside<Draft> | null>(null);
  useEffect(() => {
    if (query.status !== 'success') return;
    const kept = query.data && JSON.stringify(query.data.draft);
    const isFirst = !restored.current;
    restored.current = true;
    // Text typed before the response arrived is not on the server yet.
    if (isFirst) begin(kept ?? first.current);
    if (!query.data || kept === text || kept === first.current || here === undefined) return;
    if (!isFirst && !isNews(kept ?? '')) return;
    if (!isFirst) begin(kept ?? '');
    restore(isFirst ? withTyped(query.data.draft, here, JSON.parse(first.current)) : query.data.draft);
    setAside({ at: query.data.updated_at, isIn: true, wasEmpty: text === first.current, other: here });
  });
  const swap = () => {
    if (aside === null || here === undefined) return;
    restore(aside.other);
    setAside({ ...aside, isIn: !aside.isIn, other: here });
  };
  return {
    state: query.status === 'error' ? 'failed' : state,
    filled: aside && { ...aside, swap },
    end,
    resume: () => begin(''),
  };
}
