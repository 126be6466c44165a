import { useEffect, useRef, useState } from 'react';

/** The newest of several sentences, for one region that says each once. One that ends is not said again. */
export function useAnnounced(texts: readonly string[]): string {
  const before = useRef<readonly string[]>([]);
  const [text, setText] = useState('');
  const key = texts.join('\n');
  // By the texts themselves: the list that holds them is new at each drawing.
  useEffect(() => {
    const news = texts.find((one, index) => one !== '' && one !== before.current[index]);
    before.current = texts;
    if (news !== undefined) setText(news);
  }, [key]);
  return text;
}
