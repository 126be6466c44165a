import { useClerk, useSession } from '@clerk/react';
import type { AppError } from '@telehealth/contracts/errors';
import type { DrawnQuery } from '@telehealth/ui/feedback/query-panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../identity-failure';
import { type Device, toDevices } from './describe-device';

interface Loaded {
  data: Device[] | undefined;
  error: AppError | null;
  isFetching: boolean;
}

/** The person's current sessions; refetched when the page becomes visible again. */
export function useDevices(): DrawnQuery<Device[]> & { refetch: () => Promise<void> } {
  const clerk = useClerk();
  const { session } = useSession();
  const currentId = session?.id;
  const [state, setState] = useState<Loaded>({ data: undefined, error: null, isFetching: true });
  const round = useRef(0);
  const refetch = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    setState((before) => ({ ...before, isFetching: true }));
    const listed = await attempt('security.devicesFailed', async () => {
      // The provider's client caches the list with its user object, so that is reloaded first.
      await clerk.user?.reload();
      const sessions = (await clerk.user?.getSessions()) ?? [];
      // The client (6.34) returns an empty list for a failed call; but this session must be in it.
      if (!sessions.some(({ id }) => id === currentId)) throw new Error('the list lacks this session');
      return sessions;
    });
    if (mine !== round.current) return;
    if (listed.ok) setState({ data: toDevices(listed.value, currentId), error: null, isFetching: false });
    else setState((before) => ({ ...before, error: listed.error, isFetching: false }));
  }, [clerk, currentId]);
  useEffect(() => {
    void refetch();
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [refetch]);
  const status = state.error !== null ? 'error' : state.data === undefined ? 'pending' : 'success';
  return { ...state, status, refetch };
}
