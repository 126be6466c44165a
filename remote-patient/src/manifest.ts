import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACT_VERSION, type RemoteManifest } from '@telehealth/contracts/shell';

bringLater(() => import('@telehealth/contracts/words'));

export const manifest: RemoteManifest<'patient'> = {
  contractVersion: CONTRACT_VERSION,
  remote: 'patient',
  pages: {
    dashboard: () => import('./pages/dashboard-page'),
    onboarding: () => import('./pages/onboarding-page'),
    appointments: () => import('./pages/appointments-page'),
    profile: () => import('./pages/profile-page'),
    'account-settings': () => import('./pages/account-settings-page'),
    'medical-records': () => import('./pages/medical-records-page'),
    consultations: () => import('./pages/consultations-page'),
    'access-manager': () => import('./pages/access-manager-page'),
    'connect-device': () => import('./pages/connect-device-page'),
  },
};
