import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACTS, type RemoteManifest } from '@telehealth/contracts/shell';

const words = bringLater(() => import('@telehealth/contracts/section-words'));

export const manifest: RemoteManifest<'patient'> = {
  contracts: CONTRACTS,
  words,
  remote: 'patient',
  pages: {
    dashboard: () => import('./pages/dashboard-page'),
    onboarding: () => import('./pages/onboarding-page'),
    appointments: () => import('./pages/appointments-page'),
    profile: () => import('./pages/profile-page'),
    'account-settings': () => import('./pages/account-settings-page'),
    'medical-records': () => import('./pages/medical-records-page'),
    consultations: () => import('./pages/consultations-page'),
    messages: () => import('./pages/messages-page'),
    'access-manager': () => import('./pages/access-manager-page'),
    family: () => import('./pages/family-page'),
    'connect-device': () => import('./pages/connect-device-page'),
  },
};
