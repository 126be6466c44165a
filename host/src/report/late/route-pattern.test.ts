import { expect, it } from 'vitest';
import { routeShown } from './route-pattern';

const shown = (id: string, path: string) => routeShown([{ route: { id: 'root' } }, { route: { id, path } }]);

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

it('is none where the page is unknown, or its pattern would tell more than one', () => {
  expect(shown('unknown', '*')).toEqual({ route: '*', section: 'host' });
  expect(routeShown([])).toEqual({ route: '*', section: 'host' });
  expect(shown('patient.extra.x', '/patient/7d1c9f40-1111')).toEqual({ route: '*', section: 'patient' });
});
