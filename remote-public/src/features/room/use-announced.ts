import { useEffect, useRef, useState } from 'react';

/** The newest of several sentences, for one region that says each once. One that no longer holds is taken out of it. */
export function useAnnounced(texts: readonly string[]): string {
  const before = useRef<readonly string[]>([]);
  const [text, setText] = useState('');
  const key = texts.join('\n');
  // By the texts themselves: the list that holds them is new at each drawing.
  useEffect(() => {
    const news = texts.find((one, index) => one !== '' && one !== before.current[index]);
    before.current = texts;
    setText((said) => news ?? (texts.includes(said) ? said : ''));
  }, [key]);
  return text;
}
