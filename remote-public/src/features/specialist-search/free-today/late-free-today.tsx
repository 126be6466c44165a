import { messageFrom } from '@telehealth/contracts/message-from';
import { DATA_MESSAGES } from '@telehealth/contracts/messages/data';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { FreeTodayProps } from './free-today';
import { FreeTodaySkeleton } from './free-today-skeleton';

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Map: ComponentType<FreeTodayProps> };

/** The map, loaded when it is chosen; most users only need the list. */
export function LateFreeTodayMap(props: FreeTodayProps) {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const load = useCallback(() => {
    setLoaded({ is: 'loading' });
    import('./free-today').then(
      ({ FreeTodayMap }) => setLoaded({ is: 'ready', Map: FreeTodayMap }),
      () => setLoaded({ is: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded.is === 'ready') return <loaded.Map {...props} />;
  if (loaded.is === 'loading') return <FreeTodaySkeleton />;
  return (
    <ErrorPanel
      title="The map did not load"
      what={messageFrom(DATA_MESSAGES, 'data.offline')}
      safe="Your filters are kept."
      onRetry={load}
    />
  );
}
