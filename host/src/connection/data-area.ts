// The whole chunk `data`: the only way from the host's entry to the backend client and its cache.

export { createBackend } from '@telehealth/data/client/create-backend';
export { BackendProvider } from '../inbox/with-inbox';
export { dataGuard } from './data-guard';

/** What changes the profile, with the schemas of its rows: no page waits for them to show what it is about. */
export const profileCalls = () => import('@telehealth/data/profiles/profile.calls');
