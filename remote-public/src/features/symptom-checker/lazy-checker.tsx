import { messageFrom } from '@telehealth/contracts/message-from';
import { DATA_MESSAGES } from '@telehealth/contracts/messages/data';
import { useLocation } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Checker: ComponentType };

/** The checker with its rules, loaded when it is rendered; works offline from then on. */
export function LazyChecker() {
  // The assistant on this page leads to it again, with an age.
  const { key } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const load = useCallback(() => {
    setLoaded({ is: 'loading' });
    // Named, so that the compose step can add it to the files that devices keep offline.
    import(/* webpackChunkName: "part-symptom-checker" */ './checker').then(
      ({ Checker }) => setLoaded({ is: 'ready', Checker }),
      () => setLoaded({ is: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded.is === 'ready') return <loaded.Checker key={key} />;
  if (loaded.is === 'loading') {
    return (
      <SkeletonGroup label="Loading the questions">
        <SkeletonCard height="34rem" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ErrorPanel
        title="The questions did not load"
        what={messageFrom(DATA_MESSAGES, 'data.offline')}
        safe="Nothing was sent. In danger, call 112 now."
        onRetry={load}
      />
      <p>
        <a href={pathTo('emergencyCare')}>Emergency care</a> works without a connection.
      </p>
    </>
  );
}
