import { CONTRACT_VERSION, type RemoteManifest } from '@telehealth/contracts';

export const manifest: RemoteManifest<'public'> = {
  contractVersion: CONTRACT_VERSION,
  remote: 'public',
  pages: {
    home: () => import('./pages/home-page'),
    'medical-records': () => import('./pages/medical-records-page'),
    'my-prescriptions': () => import('./pages/my-prescriptions-page'),
    'service-medical-records': () => import('./pages/service-medical-records-page'),
    'service-my-prescriptions': () => import('./pages/service-my-prescriptions-page'),
    'find-specialist': () => import('./pages/find-specialist-page'),
    'book-consultation': () => import('./pages/book-consultation-page'),
    payment: () => import('./pages/payment-page'),
    confirmation: () => import('./pages/confirmation-page'),
  },
};
