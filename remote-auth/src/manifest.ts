import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACTS, type RemoteManifest } from '@telehealth/contracts/shell';

const words = bringLater(() => import('@telehealth/contracts/section-words'));

export const manifest: RemoteManifest<'auth'> = {
  contracts: CONTRACTS,
  words,
  remote: 'auth',
  pages: {
    hosted: () => import('./pages/hosted-page'),
    'verify-email': () => import('./pages/verify-email-page'),
    'verification-pending': () => import('./pages/verification-pending-page'),
    'role-selection': () => import('./pages/role-selection-page'),
    callback: () => import('./pages/callback-page'),
    'unified-sign-in': () => import('./pages/unified-sign-in-page'),
    'unified-sign-up': () => import('./pages/unified-sign-up-page'),
  },
  more: [
    {
      path: 'security',
      title: 'Sign-in and security',
      access: 'signedIn',
      load: () => import('./pages/security-page'),
    },
    {
      path: 'two-step',
      title: 'Set up two-step sign-in',
      access: 'signedIn',
      load: () => import('./pages/two-step-page'),
    },
  ],
};
