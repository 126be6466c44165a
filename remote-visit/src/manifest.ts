import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACTS, type RemoteManifest } from '@telehealth/contracts/shell';

const words = bringLater(() => import('@telehealth/contracts/section-words'));

export const manifest: RemoteManifest<'visit'> = {
  contracts: CONTRACTS,
  words,
  remote: 'visit',
  pages: {
    consultation: () => import('./pages/consultation-page'),
    confirmation: () => import('./pages/confirmation-page'),
  },
  more: [
    {
      path: 'device-test',
      title: 'Camera and sound',
      access: 'anyone',
      load: () => import('./pages/device-test-page'),
    },
  ],
};
