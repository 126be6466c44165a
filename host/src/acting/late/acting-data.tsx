import { BackendProvider } from '@telehealth/data/provider';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { arrivedDataArea, type DataArea, loadDataArea } from '../../connection/connection';
import { useHost } from '../../host-context';

interface ActingDataProps {
  waiting: ReactNode;
  /** Shown when the backend's code failed to load. */
  down: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** The page's backend for what stands around pages, with the same answers. */
export function ActingData({ waiting, down, children }: ActingDataProps) {
  const { environment, reconnect } = useHost();
  const [area, setArea] = useState<DataArea | 'failed' | null>(arrivedDataArea);
  const load = useCallback(() => {
    setArea(arrivedDataArea);
    if (arrivedDataArea() === null) loadDataArea(environment).then(setArea, () => setArea('failed'));
  }, [environment]);
  useEffect(load, [load]);
  if (area === null) return waiting;
  if (area === 'failed') return down(load);
  return (
    <BackendProvider backend={area.backend} reconnect={reconnect}>
      {children}
    </BackendProvider>
  );
}
