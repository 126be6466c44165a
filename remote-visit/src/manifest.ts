import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACT_VERSION, type RemoteManifest } from '@telehealth/contracts/shell';

bringLater(() => import('@telehealth/contracts/words'));

export const manifest: RemoteManifest<'visit'> = {
  contractVersion: CONTRACT_VERSION,
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
