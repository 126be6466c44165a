import type { AppError, Result, Role } from '@telehealth/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { acknowledged, callBackend, toResult } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { useBackendQuery } from '../client/use-backend-query';
import { instant } from '../rows/row-values';
import { withTyped } from './two-drafts';

const PAUSE_MS = 1_500;

/** `kept`: what is on the screen is on the server. `keeping`: it is on its way there. `failed`: it is not kept now. */
export type KeepState = 'idle' | 'keeping' | 'kept' | 'failed';

interface OnboardingDraftSettings<Draft> {
  role: Role;
  /** What of the form is kept; everything else in `values` is left out. */
  schema: z.ZodType<Draft>;
  /** What stands in the form now. */
  values: unknown;
  /** Puts what was kept into the form. */
  restore: (draft: Draft) => void;
}

/** What was typed at another time or on another device, and took the place of what stood here. */
export interface FilledIn {
  at: Date;
  /** It stands in the form; otherwise what was here stands there again. */
  isIn: boolean;
  /** Nothing had been typed here. */
  wasEmpty: boolean;
  /** Changes the two for each other; neither is lost. */
  swap: () => void;
}

export interface KeptForm {
  state: KeepState;
  filled: FilledIn | null;
}

interface Aside<Draft> {
  at: Date;
  isIn: boolean;
  wasEmpty: boolean;
  /** The one of the two that does not stand in the form. */
  other: Draft;
}

/**
 * Keeps a form with the account as it is typed, for a reload and for another device. One request at a time, the last word wins.
 * Nothing is kept before it is known what was kept before: a slow line must not lose it. What is newer on the account takes the
 * place of what stands here, and whoever sees it can change it back.
 */
export function useOnboardingDraft<Draft>({ role, schema, values, restore }: OnboardingDraftSettings<Draft>): KeptForm {
  const backend = useBackend();
  const query = useBackendQuery(({ client }, userId) => ({
    queryKey: ['onboarding-draft', role, userId],
    queryFn: ({ signal }) =>
      callBackend(
        client.from('onboarding_drafts').select('draft, updated_at').eq('role', role).abortSignal(signal).maybeSingle(),
        z.object({ draft: schema, updated_at: instant }).nullable(),
      ),
    // What was kept since then, here or on another device, is newer than any answer to an earlier question.
    gcTime: 0,
    staleTime: 0,
  }));
  const keep = useCallback(
    (text: string) =>
      toResult(() =>
        callBackend(
          backend.client.rpc('keep_onboarding_draft', { p_role: role, p_draft: JSON.parse(text) }),
          acknowledged,
        ),
      ),
    [backend, role],
  );
  const here = schema.safeParse(values).data;
  const text = JSON.stringify(here ?? {});
  const { state, begin, isNews } = useKeeping(text, keep);
  const first = useRef(text);
  const restored = useRef(false);
  const [aside, setAside] = useState<Aside<Draft> | null>(null);
  useEffect(() => {
    if (query.status !== 'success') return;
    const kept = query.data && JSON.stringify(query.data.draft);
    const isFirst = !restored.current;
    restored.current = true;
    // What was typed before the answer came is not there yet.
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
  return { state: query.status === 'error' ? 'failed' : state, filled: aside && { ...aside, swap } };
}

/** Sends the newest text after a pause, and at once when the page is left or hidden. Until `begin` it only watches. */
function useKeeping(text: string, keep: (text: string) => Promise<Result<void, AppError>>) {
  const [state, setState] = useState<KeepState>('idle');
  const [hasBegun, setHasBegun] = useState(false);
  /** What the server has; null until that is known. */
  const sent = useRef<string | null>(null);
  /** All that it had from here: an answer may be older than what is on its way. */
  const own = useRef(new Set<string>());
  const newest = useRef(text);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const flush = useCallback(() => {
    if (sent.current === null || newest.current === sent.current) return;
    const what = newest.current;
    sent.current = what;
    own.current.add(what);
    setState('keeping');
    line.current = line.current.then(async () => {
      const answer = await keep(what);
      // The next change sends all of it again.
      if (!answer.ok && sent.current === what) sent.current = '';
      setState(answer.ok ? 'kept' : 'failed');
    });
  }, [keep]);
  useEffect(() => {
    newest.current = text;
    if (!hasBegun || text === sent.current) return;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, flush, hasBegun]);
  useEffect(() => {
    // Whoever switches to another app in the middle of a sentence may never come back to this page as it is.
    const hidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [flush]);
  const begin = useCallback((has: string) => {
    sent.current = has;
    own.current.add(has);
    setHasBegun(true);
  }, []);
  /** It came from elsewhere, and nothing typed here waits to be sent. */
  const isNews = useCallback((has: string) => !own.current.has(has) && newest.current === sent.current, []);
  return { state, begin, isNews };
}
