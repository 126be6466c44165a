import { messageFrom } from '@telehealth/contracts/message-from';
import { DATA_MESSAGES } from '@telehealth/contracts/messages/data';
import type { DeviceResults } from '@telehealth/contracts/visit';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Test: ComponentType<DeviceTestProps> };

interface DeviceTestProps {
  onResults?: (results: DeviceResults) => void;
}

/** DeviceTest, loaded when it is rendered. */
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
