import { BackendContext, useBackendState } from '@telehealth/contracts/session';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHost } from '../host-context';
import { PageSkeleton } from '../shell/page-skeleton';
import { arrivedDataArea, type DataArea, loadDataArea } from './data-area-store';

interface BackendAreaProps {
  /** Shown until the backend's code is there: a page's skeleton, unless said. */
  waiting?: ReactNode;
  /** Shown when the backend's code failed to load. */
  down: (retry: () => void) => ReactNode;
  /** The page itself, of which there is one: the bell comes with it. */
  isPage?: boolean;
  children: ReactNode;
}

/** Provides the backend to what is inside; loads it on first use. */
export function BackendArea({ waiting = <PageSkeleton />, down, isPage, children }: BackendAreaProps) {
  const { environment, reconnect } = useHost();
  const [area, setArea] = useState<DataArea | 'failed' | null>(arrivedDataArea);
  const load = useCallback(() => {
    setArea(arrivedDataArea);
    if (arrivedDataArea() === null) loadDataArea(environment).then(setArea, () => setArea('failed'));
  }, [environment]);
  useEffect(load, [load]);
  if (area === null) return waiting;
  if (area === 'failed') return down(load);
  const Provider = area.module[isPage ? 'PageProvider' : 'BackendProvider'];
  return (
    <Provider backend={area.backend} reconnect={reconnect}>
      {children}
    </Provider>
  );
}

/**
 * Lends a page that stands without a backend the one that arrived meanwhile, for parts of it that keep something; null before.
 * The page waits for nothing and is not drawn anew.
 */
export function LateBackend({ children }: { children: ReactNode }) {
  // It has arrived when the connection's state changes.
  useBackendState();
  return <BackendContext value={arrivedDataArea()?.backend ?? null}>{children}</BackendContext>;
}
