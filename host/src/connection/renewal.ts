import { connectionStore } from './connection-store';
import { unconfirmed, whenConfirmed } from './unconfirmed';

export const isRenewing = () => connectionStore.getState().renewal !== null;

/** Renews the backend session; requests wait meanwhile. Concurrent calls share one attempt. */
export function renewDataSession(): Promise<boolean> {
  const { renew, renewal } = connectionStore.getState();
  if (renewal !== null) return renewal;
  if (renew === null && unconfirmed.getState().person === null) return Promise.resolve(false);
  // The page was drawn before Clerk's client loaded, and only that can open another session.
  const able = renew === null ? whenConfirmed().then(() => connectionStore.getState().renew) : Promise.resolve(renew);
  const begun = able.then((work) => work?.() ?? false).finally(() => connectionStore.setState({ renewal: null }));
  connectionStore.setState({ renewal: begun });
  return begun;
}
