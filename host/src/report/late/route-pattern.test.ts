import type { RouteRow } from '@telehealth/contracts/routes';
import { expect, it } from 'vitest';
import { routeShown } from './route-pattern';

const shown = (id: string, path: string, row?: RouteRow) =>
  routeShown([{ route: { id: 'root' } }, { route: { id, path } }], row);

it('is the pattern of the row, never the address, and whose row it is', () => {
  expect(shown('home', '/')).toEqual({ route: '/', section: 'public' });
  expect(shown('desk.health', '/desk/health')).toEqual({ route: '/desk/health', section: 'specialist' });
  expect(shown('notFound', '/not-found')).toEqual({ route: '/not-found', section: 'host' });
});

it('is that of a page that a section added, and of one that is looked for', () => {
  expect(shown('patient.extra.labs/:id', '/patient/labs/:id')).toEqual({
    route: '/patient/labs/:id',
    section: 'patient',
  });
  expect(shown('extra:/patient/*', '/patient/*')).toEqual({ route: '/patient/*', section: 'patient' });
});

it('is that of a section which only the registry names', () => {
  const row: RouteRow = {
    id: 'pharmacy.shops/:id',
    path: '/pharmacy/shops/:id',
    owner: 'pharmacy',
    page: 'shop',
    frame: 'site',
    access: 'anyone',
    backend: false,
    title: 'A shop',
  };
  expect(shown('unknown', '*', row)).toEqual({ route: '/pharmacy/shops/:id', section: 'pharmacy' });
  expect(shown('home', '/', row)).toEqual({ route: '/', section: 'public' });
});

it('is none where the page is unknown, or its pattern would tell more than one', () => {
  expect(shown('unknown', '*')).toEqual({ route: '*', section: 'host' });
  expect(routeShown([])).toEqual({ route: '*', section: 'host' });
  expect(shown('patient.extra.x', '/patient/7d1c9f40-1111')).toEqual({ route: '*', section: 'patient' });
});
