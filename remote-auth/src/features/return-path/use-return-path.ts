import { useLocation } from '@telehealth/contracts/router';
import { useEffect } from 'react';
import { keepReturnPath, keptReturnPath, readReturnPath } from './return-path';

/**
 * Returns where to go after signing in, or null; stored for the following steps.
 * @param start the page on which signing in starts; on paths below it the stored one still counts
 */
export function useReturnPath(start: string): string | null {
  const { pathname, search } = useLocation();
  const isStart = pathname === start;
  useEffect(() => {
    if (isStart) keepReturnPath(search);
  }, [isStart, search]);
  return readReturnPath(search) ?? (isStart ? null : keptReturnPath());
}
