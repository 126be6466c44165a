import { CONTRACTS, type SectionManifest } from '@telehealth/contracts/shell';
import type { routes } from './routes';

export const manifest: SectionManifest<typeof routes> = {
  contracts: CONTRACTS,
  remote: 'library',
  pages: {
    shelf: () => import('./pages/shelf-page'),
  },
};
