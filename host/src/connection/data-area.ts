// The whole chunk `data`, the host entry's only way to the backend client and query cache.

export { createBackend } from '@telehealth/data/client/create-backend';
export { BackendProvider } from '@telehealth/data/provider';
export { PageProvider } from '../inbox/with-inbox';
export { dataGuard } from './data-guard';

/** Profile mutations with their schemas, in a chunk of their own because no page needs them to render. */
export const profileCalls = () => import('@telehealth/data/profiles/profile.calls');
