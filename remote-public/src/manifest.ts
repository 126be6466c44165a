import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACTS, type RemoteManifest } from '@telehealth/contracts/shell';

const words = bringLater(() => import('@telehealth/contracts/section-words'));

export const manifest: RemoteManifest<'public'> = {
  contracts: CONTRACTS,
  words,
  remote: 'public',
  pages: {
    home: () => import('./pages/home-page'),
    'medical-records': () => import('./pages/medical-records-page'),
    'my-prescriptions': () => import('./pages/my-prescriptions-page'),
    'symptom-checker': () => import('./pages/symptom-checker-page'),
    'symptom-checks': () => import('./pages/symptom-checks-page'),
    'symptom-checker-tests': () => import('./pages/symptom-checker-tests-page'),
    'service-medical-records': () => import('./pages/service-medical-records-page'),
    'service-my-prescriptions': () => import('./pages/service-my-prescriptions-page'),
    'service-symptom-checker': () => import('./pages/service-symptom-checker-page'),
    'find-specialist': () => import('./pages/find-specialist-page'),
    specialist: () => import('./pages/specialist-page'),
    'published-text': () => import('./pages/published-text-page'),
    contact: () => import('./pages/contact-page'),
    'shared-record': () => import('./pages/shared-record-page'),
    'book-consultation': () => import('./pages/book-consultation-page'),
    assistant: () => import('./pages/assistant-page'),
    payment: () => import('./pages/payment-page'),
  },
};
