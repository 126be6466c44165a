import { useEffect, useRef, useState } from 'react';

/** A message that returns within this time is not announced again: a loss of half a second is no news. */
const SAME_AGAIN_MS = 3_000;

/**
 * The newest of several messages, for a live region that says each once; those that come together are said together. A
 * message that no longer holds is removed, with those it was said with, because a region is read whole when a part goes.
 */
export function useAnnounced(texts: readonly string[]): string {
  const before = useRef<readonly string[]>([]);
  const last = useRef<{ said: readonly string[]; goneAt: number }>({ said: [], goneAt: Number.NEGATIVE_INFINITY });
  const [said, setSaid] = useState<readonly string[]>([]);
  const key = texts.join('\n');
  // Depends on the texts, because the array is new at each render.
  useEffect(() => {
    const at = performance.now();
    if (last.current.said.some((one) => before.current.includes(one) && !texts.includes(one))) last.current.goneAt = at;
    const blinked = (one: string) => last.current.said.includes(one) && at - last.current.goneAt <= SAME_AGAIN_MS;
    const news = texts.filter((one, index) => one !== '' && one !== before.current[index] && !blinked(one));
    before.current = texts;
    if (news.length > 0) last.current = { said: news, goneAt: Number.NEGATIVE_INFINITY };
    setSaid((now) => (news.length > 0 ? news : now.every((one) => texts.includes(one)) ? now : []));
  }, [key]);
  return said.join(' ');
}
