import { connectionStore } from './connection-store';
import { unconfirmed, whenConfirmed } from './unconfirmed';

/** Whether the data session is being opened anew. */
export const isRenewing = () => connectionStore.getState().renewal !== null;

/** Opens the data session anew; requests wait meanwhile. Callers at the same time share one try. */
export function renewDataSession(): Promise<boolean> {
  const { renew, renewal } = connectionStore.getState();
  if (renewal !== null) return renewal;
  if (renew === null && unconfirmed.getState().person === null) return Promise.resolve(false);
  // Drawn before the identity provider's client is there: only that can open another session.
  const able = renew === null ? whenConfirmed().then(() => connectionStore.getState().renew) : Promise.resolve(renew);
  const begun = able.then((work) => work?.() ?? false).finally(() => connectionStore.setState({ renewal: null }));
  connectionStore.setState({ renewal: begun });
  return begun;
}
