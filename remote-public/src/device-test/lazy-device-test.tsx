import { DATA_MESSAGES, type DeviceResults, messageFrom } from '@telehealth/contracts';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Test: ComponentType<DeviceTestProps> };

interface DeviceTestProps {
  /** Told each time the test learns more. */
  onResults?: (results: DeviceResults) => void;
}

/** The test of camera, microphone and speaker, fetched when it is drawn. */
export function LazyDeviceTest({ onResults }: DeviceTestProps) {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const load = useCallback(() => {
    setLoaded({ is: 'loading' });
    import('./device-test').then(
      ({ DeviceTest }) => setLoaded({ is: 'ready', Test: DeviceTest }),
      () => setLoaded({ is: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded.is === 'ready') return <loaded.Test {...(onResults && { onResults })} />;
  if (loaded.is === 'loading') return <Spinner label="Loading the test" />;
  return <ErrorPanel what={messageFrom(DATA_MESSAGES, 'data.offline')} onRetry={load} />;
}
