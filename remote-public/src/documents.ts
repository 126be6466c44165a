import type { DocumentPages } from '@telehealth/contracts/shell';

/** Pages that are drawn into their documents when the section is deployed: those that anyone may open at a fixed address. */
export const documents: DocumentPages<'public'> = {
  home: () => import('./pages/home-page'),
  'find-specialist': () => import('./pages/find-specialist-page'),
  'book-consultation': () => import('./pages/book-consultation-page'),
  'medical-records': () => import('./pages/medical-records-page'),
  'my-prescriptions': () => import('./pages/my-prescriptions-page'),
  'symptom-checker': () => import('./pages/symptom-checker-page'),
  'symptom-checker-tests': () => import('./pages/symptom-checker-tests-page'),
  'symptom-checks': () => import('./pages/symptom-checks-page'),
  'service-medical-records': () => import('./pages/service-medical-records-page'),
  'service-my-prescriptions': () => import('./pages/service-my-prescriptions-page'),
  'service-symptom-checker': () => import('./pages/service-symptom-checker-page'),
  'published-text': () => import('./pages/published-text-page'),
  contact: () => import('./pages/contact-page'),
  'shared-record': () => import('./pages/shared-record-page'),
};
