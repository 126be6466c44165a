import type { DocumentPages } from '@telehealth/contracts/shell';

/** Pages that are drawn into their documents when the section is deployed: those that work before the provider's client. */
export const documents: DocumentPages<'auth'> = {
  'unified-sign-in': () => import('./pages/unified-sign-in-page'),
  'unified-sign-up': () => import('./pages/unified-sign-up-page'),
};
