import type { AppError, Result } from '@telehealth/contracts/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

/** `kept`: the shown text is on the server. `keeping`: it is being sent, or will be after the pause. `failed`: it is not stored. */
export type KeepState = 'idle' | 'keeping' | 'kept' | 'failed';

interface KeepingSettings {
  /** The text that the page shows now. */
  text: string;
  /** The text on the server when the page opens; null while unknown: nothing is sent until `begin`. */
  has: string | null;
  pauseMs: number;
  keep: (text: string) => Promise<Result<void, AppError>>;
  /** Told of each change at once. */
  changed?: (text: string) => void;
}

/**
 * Keeps what is typed: after a pause, and at once when the page is left or hidden. One request at a time, the last word wins.
 * After a failure the next change sends all of it again.
 */
export function useKeeping({ text, has, pauseMs, keep, changed }: KeepingSettings) {
  const [state, setState] = useState<KeepState>('idle');
  const [isOn, setOn] = useState(has !== null);
  const sent = useRef(has);
  /** All texts sent from here, because a response may be older than the text in flight. */
  const own = useRef(new Set<string>());
  const newest = useRef(text);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const hear = useRef(changed);
  /** Sends this text at once, e.g. before leaving the page. */
  const keepNow = useCallback(
    (what: string) => {
      sent.current = what;
      own.current.add(what);
      setState('keeping');
      const kept = line.current.then(async () => {
        const answer = await keep(what);
        if (!answer.ok && sent.current === what) sent.current = '';
        setState(answer.ok ? 'kept' : 'failed');
        return answer;
      });
      line.current = kept;
      return kept;
    },
    [keep],
  );
  const flush = useCallback(() => {
    if (sent.current !== null && newest.current !== sent.current) void keepNow(newest.current);
  }, [keepNow]);
  useEffect(() => {
    hear.current = changed;
    newest.current = text;
  });
  useEffect(() => {
    if (!isOn || text === sent.current) return;
    hear.current?.(text);
    setState((before) => (before === 'failed' ? before : 'keeping'));
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [text, flush, isOn, pauseMs]);
  useEffect(() => {
    // A user who switches to another app mid-sentence may never return to this page as it is.
    const hidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [flush]);
  /** The server has this text: newer text is sent from now on. */
  const begin = useCallback((known: string) => {
    sent.current = known;
    own.current.add(known);
    setOn(true);
  }, []);
  /** Stops sending. Resolves once what was sent is answered: a late draft would outlive what it became. */
  const end = useCallback(async () => {
    sent.current = null;
    setOn(false);
    await line.current;
  }, []);
  /** The server's text came from another device, and nothing typed here is unsent. */
  const isNews = useCallback((known: string) => !own.current.has(known) && newest.current === sent.current, []);
  return { state, begin, keepNow, end, isNews };
}
