import { useBackendHandle } from '@telehealth/contracts/session';
import type { BackendHandle } from './backend';

/**
 * Returns the backend provided by the host. Contracts depends on no database client, so the handle travels untyped and gets its
 * type here, where alone it is read.
 * @throws Error when the page's route row does not say `backend: true`
 */
export function useBackend(): BackendHandle {
  return useBackendHandle() as BackendHandle;
}
