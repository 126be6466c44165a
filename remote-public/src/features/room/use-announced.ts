import { useEffect, useRef, useState } from 'react';

/** What comes back within this time was not away: a line that is lost for half a second is no news. */
const SAME_AGAIN_MS = 3_000;

/**
 * The newest of several sentences, for one region that says each once, and the last one not again if it only blinked. One that
 * no longer holds is taken out of the region.
 */
export function useAnnounced(texts: readonly string[]): string {
  const before = useRef<readonly string[]>([]);
  const last = useRef({ text: '', goneAt: Number.NEGATIVE_INFINITY });
  const [text, setText] = useState('');
  const key = texts.join('\n');
  // By the texts themselves: the list that holds them is new at each drawing.
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
