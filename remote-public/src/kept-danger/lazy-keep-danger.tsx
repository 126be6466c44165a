import { BackendContext, useBackendState, useCurrentUser } from '@telehealth/contracts/session';
import { Component, type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react';
import type { KeepDangerProps } from './keep-danger';

type Loaded = ComponentType<KeepDangerProps> | 'failed' | null;

/**
 * Stores urgent results of signed-in patients. For all others nothing is loaded or sent: what they enter in the checker or
 * the assistant stays on their device.
 */
export function LazyKeepDanger(props: KeepDangerProps) {
  const isPatient = useCurrentUser()?.role === 'patient';
  // The pages with checks stand without a backend; it may arrive later, or never.
  const hasBackend = useContext(BackendContext) !== null;
  const isReady = useBackendState().status === 'ready' && hasBackend;
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
  if (loaded === 'failed') return <NotKept />;
  const Keep = loaded;
  return (
    <Boundary>
      <Keep {...props} />
    </Boundary>
  );
}

function NotKept() {
  return (
    <p className="small" role="status">
      This could not be kept on your dashboard. What to do now stays the same.
    </p>
  );
}

/** Whatever fails in keeping a danger, whom to call stays in sight. */
class Boundary extends Component<{ children: ReactNode }, { broke: boolean }> {
  override state = { broke: false };
  static getDerivedStateFromError(): { broke: boolean } {
    return { broke: true };
  }
  override render(): ReactNode {
    return this.state.broke ? <NotKept /> : this.props.children;
  }
}
