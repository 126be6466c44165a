import type { RedFlag } from '@telehealth/clinical/scan-for-red-flags';
import { useEffect, useState } from 'react';

/** Danger signs in words that somebody else wrote; null while they are read, `unread` where the rules could not be loaded. */
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
