import type { AppError, Result, Role } from '@telehealth/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { acknowledged, callBackend, toResult } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { useBackendQuery } from '../client/use-backend-query';

const PAUSE_MS = 1_500;

/** `kept`: what is on the screen is on the server. `keeping`: it is on its way there. `failed`: it is not kept now. */
export type KeepState = 'idle' | 'keeping' | 'kept' | 'failed';

interface OnboardingDraftSettings<Draft> {
  role: Role;
  /** What of the form is kept; everything else in `values` is left out. */
  schema: z.ZodType<Draft>;
  /** What stands in the form now. */
  values: unknown;
  /** Puts what was kept before into the form; called once, before anything is kept. */
  restore: (draft: Draft) => void;
}

/**
 * Keeps a form with the account as it is typed, for a reload and for another device. One request at a time, the last word wins.
 * Nothing is kept before it is known what was kept before: a slow line must not lose it.
 */
export function useOnboardingDraft<Draft>({
  role,
  schema,
  values,
  restore,
}: OnboardingDraftSettings<Draft>): KeepState {
  const backend = useBackend();
  const query = useBackendQuery(({ client }, userId) => ({
    queryKey: ['onboarding-draft', role, userId],
    queryFn: ({ signal }) =>
      callBackend(
        client.from('onboarding_drafts').select('draft').eq('role', role).abortSignal(signal).maybeSingle(),
        z.object({ draft: schema }).nullable(),
      ),
    // What was kept since then is newer than any answer to an earlier question.
    gcTime: 0,
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
  const text = JSON.stringify(schema.safeParse(values).data ?? {});
  const { state, begin } = useKeeping(text, keep);
  const first = useRef(text);
  const restored = useRef(false);
  useEffect(() => {
    if (query.status !== 'success' || restored.current) return;
    restored.current = true;
    if (query.data) restore(query.data.draft);
    // What was typed before the answer came is not there yet.
    begin(query.data ? JSON.stringify(query.data.draft) : first.current);
  });
  return query.status === 'error' ? 'failed' : state;
}

/** Sends the newest text after a pause, and at once when the page is left or hidden. Until `begin` it only watches. */
function useKeeping(text: string, keep: (text: string) => Promise<Result<void, AppError>>) {
  const [state, setState] = useState<KeepState>('idle');
  const [hasBegun, setHasBegun] = useState(false);
  /** What the server has; null until that is known. */
  const sent = useRef<string | null>(null);
  const newest = useRef(text);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const flush = useCallback(() => {
    if (sent.current === null || newest.current === sent.current) return;
    const what = newest.current;
    sent.current = what;
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
    setHasBegun(true);
  }, []);
  return { state, begin };
}
