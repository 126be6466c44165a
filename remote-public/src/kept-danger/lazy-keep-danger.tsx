import { useBackendState, useCurrentUser } from '@telehealth/contracts/session';
import { type ComponentType, useEffect, useState } from 'react';
import type { KeepDangerProps } from './keep-danger';

type Loaded = ComponentType<KeepDangerProps> | 'failed' | null;

/**
 * Stores urgent results of signed-in patients. For all others nothing is loaded or sent: what they enter in the checker or
 * the assistant stays on their device.
 */
export function LazyKeepDanger(props: KeepDangerProps) {
  const isPatient = useCurrentUser()?.role === 'patient';
  const isReady = useBackendState().status === 'ready';
  const [loaded, setLoaded] = useState<Loaded>(null);
  const isDue = isPatient && isReady && props.check !== null;
  useEffect(() => {
    if (!isDue) return;
    import(/* webpackChunkName: "red-flags" */ './keep-danger').then(
      ({ KeepDanger }) => setLoaded(() => KeepDanger),
      () => setLoaded('failed'),
    );
  }, [isDue]);
  if (!isPatient || loaded === null) return null;
  if (loaded === 'failed') {
    return (
      <p className="small" role="status">
        This could not be kept on your dashboard: there is no connection.
      </p>
    );
  }
  const Keep = loaded;
  return <Keep {...props} />;
}
