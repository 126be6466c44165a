// @vitest-environment jsdom
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { pathTo, type RouteId } from '@telehealth/contracts/routes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Host, HostContext } from '../host-context';
import { NotFoundPage } from '../pages/not-found-page';
import { createNavigateTo } from './navigate-to';

afterEach(cleanup);

/** A section of tomorrow has the route, the host's table does not. */
const LAB = 'patient.lab' as RouteId as 'consultation';
const more = [
  { id: LAB, path: 'labs/:id', title: 'Lab', access: 'anyone', load: async () => ({ default: () => null }) },
];

/** One that did not arrive; whoever asked for it was told. */
async function down(): Promise<never> {
  throw new Error('down');
}

function open(...sections: readonly (() => Promise<unknown>)[]) {
  const started = () => sections.map((section) => section());
  const router = createMemoryRouter([
    { path: '/', element: <p>a page</p> },
    { path: '/patient/labs/:id', element: <p>the lab</p> },
    { path: '*', element: <NotFoundPage /> },
  ]);
  render(
    <HostContext value={{ started } as unknown as Host}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  return router;
}

test('a route that only a section knows leads to the page that it brings, with its parameters', async () => {
  const router = open(down, async () => ({ remote: 'patient', more }));
  createNavigateTo(router)(LAB, { id: '4 2' }, { search: { show: 'all' } });
  await screen.findByText('the lab');
  expect(router.state.location).toMatchObject({ pathname: '/patient/labs/4%202', search: '?show=all' });
});

test('a link to it does as well', async () => {
  const router = open(async () => ({ remote: 'patient', more }));
  await router.navigate(pathTo(LAB, { id: '42' }));
  await screen.findByText('the lab');
});

test('a route that nobody knows is not there yet, which is no failure', async () => {
  const router = open(async () => ({ remote: 'patient' }));
  createNavigateTo(router)(LAB, { id: '42' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not available right now');
  expect(screen.getByText(/The page that comes next is not here yet\. Nothing is lost/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that does not exist says so', async () => {
  await open().navigate('/no-such-page');
  expect(await screen.findByText(/The address you opened does not exist here/)).toBeDefined();
});
