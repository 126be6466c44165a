import { DATA_MESSAGES, messageFrom } from '@telehealth/contracts';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHost } from '../host-context';
import { PageSkeleton } from '../shell/page-skeleton';
import { arrivedDataArea, type DataArea, loadDataArea } from './backend-store';
import { reconnect } from './reconnect';

/** Gives the page inside it the backend; loads that on first use. */
export function BackendArea({ children }: { children: ReactNode }) {
  const { environment } = useHost();
  const [area, setArea] = useState<DataArea | 'failed' | null>(arrivedDataArea);
  const load = useCallback(() => {
    setArea(arrivedDataArea);
    if (arrivedDataArea() === null) loadDataArea(environment).then(setArea, () => setArea('failed'));
  }, [environment]);
  useEffect(load, [load]);
  if (area === null) return <PageSkeleton />;
  if (area === 'failed') return <ErrorPanel what={messageFrom(DATA_MESSAGES, 'remote.unavailable')} onRetry={load} />;
  const { BackendProvider } = area.module;
  return (
    <BackendProvider backend={area.backend} reconnect={reconnect}>
      {children}
    </BackendProvider>
  );
}
