import { expect, it } from 'vitest';
import { sectionStore, toRows } from '../../remotes/sections';
import { routeShown } from './route-pattern';

const shown = (id: string, path: string, pathname = '/') =>
  routeShown([{ route: { id: 'root' } }, { route: { id, path } }], pathname);

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
  const route = { title: 'A shop', purpose: 'Where it is.', access: 'anyone', frame: 'site', backend: false } as const;
  sectionStore.setState({ rows: toRows('pharmacy', [{ path: 'shops/:id', page: 'shop', ...route }]) });
  expect(shown('unknown', '*', '/pharmacy/shops/7')).toEqual({ route: '/pharmacy/shops/:id', section: 'pharmacy' });
  expect(shown('unknown', '*', '/pharmacy/elsewhere')).toEqual({ route: '*', section: 'host' });
});

it('is none where the page is unknown, or its pattern would tell more than one', () => {
  expect(shown('unknown', '*')).toEqual({ route: '*', section: 'host' });
  expect(routeShown([], '/')).toEqual({ route: '*', section: 'host' });
  expect(shown('patient.extra.x', '/patient/7d1c9f40-1111')).toEqual({ route: '*', section: 'patient' });
});
