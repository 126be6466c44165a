import type { SectionRoute } from '@telehealth/contracts/shell';

/** The addresses of this section, below its name. They reach the host by the registry. */
export const routes = [
  {
    path: '',
    page: 'shelf',
    title: 'Library',
    purpose: 'Leaflets to read before a visit.',
    access: 'anyone',
    frame: 'site',
    backend: false,
    nav: { menu: 'site', order: 1, label: 'Library', icon: 'records' },
  },
] as const satisfies readonly SectionRoute[];
