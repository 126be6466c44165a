import { useLocation } from '@telehealth/contracts/router';
import { useEffect } from 'react';
import { keepReturnPath, keptReturnPath, readReturnPath } from './return-path';

/**
 * Where to return to after signing in, or null; kept for the steps that follow.
 * @param start the page on which signing in starts; on paths below it the kept one still counts
 */
export function useReturnPath(start: string): string | null {
  const { pathname, search } = useLocation();
  const isStart = pathname === start;
  useEffect(() => {
    if (isStart) keepReturnPath(search);
  }, [isStart, search]);
  return readReturnPath(search) ?? (isStart ? null : keptReturnPath());
}
