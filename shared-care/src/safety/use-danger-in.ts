import type { RedFlag } from '@telehealth/triage/red-flags';
import { useEffect, useState } from 'react';

/** Danger signs in another person's text; null while it is scanned, `unread` if the rules could not be loaded. */
export function useDangerIn(words: string): readonly RedFlag[] | 'unread' | null {
  const [found, setFound] = useState<{ words: string; flags: readonly RedFlag[] | 'unread' } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const tell = (flags: readonly RedFlag[] | 'unread') => isCurrent && setFound({ words, flags });
    if (words.trim() === '') tell([]);
    else
      import(/* webpackChunkName: "red-flags" */ './scan-reason').then(
        ({ scanForRedFlags }) => tell(scanForRedFlags(words)),
        () => tell('unread'),
      );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  return found?.words === words ? found.flags : null;
}
