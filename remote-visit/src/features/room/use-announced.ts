import { useEffect, useRef, useState } from 'react';

/** A message that returns within this time is not announced again: a loss of half a second is no news. */
const SAME_AGAIN_MS = 3_000;

/** The newest of several messages, for a live region that says each once. A message that no longer holds is removed. */
export function useAnnounced(texts: readonly string[]): string {
  const before = useRef<readonly string[]>([]);
  const last = useRef({ text: '', goneAt: Number.NEGATIVE_INFINITY });
  const [text, setText] = useState('');
  const key = texts.join('\n');
  // Depends on the texts, because the array is new at each render.
  useEffect(() => {
    const at = performance.now();
    if (before.current.includes(last.current.text) && !texts.includes(last.current.text)) last.current.goneAt = at;
    const blinked = (one: string) => one === last.current.text && at - last.current.goneAt <= SAME_AGAIN_MS;
    const news = texts.find((one, index) => one !== '' && one !== before.current[index] && !blinked(one));
    before.current = texts;
    if (news !== undefined) last.current = { text: news, goneAt: Number.NEGATIVE_INFINITY };
    setText((said) => news ?? (texts.includes(said) ? said : ''));
  }, [key]);
  return text;
}
