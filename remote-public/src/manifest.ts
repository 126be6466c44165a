import { CONTRACT_VERSION, type RemoteManifest } from '@telehealth/contracts';

export const manifest: RemoteManifest<'public'> = {
  contractVersion: CONTRACT_VERSION,
  remote: 'public',
  pages: {
    home: () => import('./pages/home-page'),
    'find-specialist': () => import('./pages/find-specialist-page'),
    'book-consultation': () => import('./pages/book-consultation-page'),
    payment: () => import('./pages/payment-page'),
    confirmation: () => import('./pages/confirmation-page'),
  },
};
