import { useBackendHandle } from '@telehealth/contracts/session';
import type { BackendHandle } from './backend';

/**
 * The backend given by the host. Contracts knows no database client, so the handle travels untyped and gets its type
 * back here, at the only reader of that context.
 * @throws Error when the page's route row does not say `backend: true`
 */
export function useBackend(): BackendHandle {
  return useBackendHandle() as BackendHandle;
}
