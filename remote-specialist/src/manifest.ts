import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACTS, type RemoteManifest } from '@telehealth/contracts/shell';

const words = bringLater(() => import('@telehealth/contracts/section-words'));

export const manifest: RemoteManifest<'specialist'> = {
  contracts: CONTRACTS,
  words,
  remote: 'specialist',
  pages: {
    dashboard: () => import('./pages/dashboard-page'),
    earnings: () => import('./pages/earnings-page'),
    inbox: () => import('./pages/inbox-page'),
    onboarding: () => import('./pages/onboarding-page'),
    appointments: () => import('./pages/appointments-page'),
    patients: () => import('./pages/patients-page'),
    profile: () => import('./pages/profile-page'),
    consultations: () => import('./pages/consultations-page'),
    desk: () => import('./pages/desk-page'),
    'desk-registrations': () => import('./pages/desk-registrations-page'),
    'desk-emergencies': () => import('./pages/desk-emergencies-page'),
    'desk-reports': () => import('./pages/desk-reports-page'),
    'desk-visits': () => import('./pages/desk-visits-page'),
    'desk-payments': () => import('./pages/desk-payments-page'),
    'desk-publishing': () => import('./pages/desk-publishing-page'),
    'desk-people': () => import('./pages/desk-people-page'),
    'practice-bar': () => import('./pages/practice-bar-page'),
    'desk-health': () => import('./pages/desk-health-page'),
  },
  more: [
    {
      path: 'account-settings',
      title: 'Account settings',
      access: 'signedIn',
      load: () => import('./pages/account-settings-page'),
    },
    // Reception may be a patient's account, so every signed-in person gets here.
    { path: 'team', title: 'Team', access: 'signedIn', load: () => import('./pages/team-page') },
    {
      path: 'team/calendar',
      title: 'Calendar of the practice',
      access: 'signedIn',
      load: () => import('./pages/team-calendar-page'),
    },
  ],
};
