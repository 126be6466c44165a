// @vitest-environment jsdom

import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { rowOf } from '@telehealth/contracts/routes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Host, HostContext } from '../host-context';
import { createPageStore, PageStoreContext } from './page-store';
import { DrawnPage } from './remote-page';

const store = vi.hoisted(() => ({ loadDataArea: vi.fn(), arrivedDataArea: () => null }));
vi.mock('../connection/data-area-store', () => store);

const ROW = rowOf('findSpecialist');
const AREA = { backend: {}, module: { PageProvider: ({ children }: { children: ReactNode }) => children } };
const HOST = { environment: async () => ({}) } as unknown as Host;

afterEach(cleanup);

test('a page whose data code does not arrive keeps its heading and its name, and comes when it is tried again', async () => {
  store.loadDataArea.mockRejectedValueOnce(new Error('Loading chunk data failed')).mockResolvedValueOnce(AREA);
  const page = <DrawnPage row={ROW} page={() => <p>all the openings</p>} />;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  render(
    <HostContext value={HOST}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ROW.title);
  expect(screen.getByRole('alert').textContent).toContain('This section did not load');
  expect(document.title).toBe(`${ROW.title} · Sawubona`);
  fireEvent.click(retry);
  await screen.findByText('all the openings');
  expect(screen.queryByRole('alert')).toBeNull();
});

const VISIT = rowOf('consultation');

/** Draws a visit's page, and returns what loads the other section's part. */
function drawVisit(load: () => Promise<() => ReactNode>) {
  store.loadDataArea.mockResolvedValue(AREA);
  const asked = vi.fn(load);
  const page = <DrawnPage row={VISIT} page={() => <p>the visit</p>} />;
  render(
    <HostContext value={HOST}>
      <PageStoreContext value={createPageStore(asked)}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
      </PageStoreContext>
    </HostContext>,
  );
  return asked;
}

test('the assistant, which another section has, is placed beside a page whose row says so', async () => {
  const asked = drawVisit(async () => () => <button type="button">Ask</button>);
  await screen.findByRole('button', { name: 'Ask' });
  expect(screen.getByText('the visit')).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith('public', 'assistant');
});

test('where that section does not answer, the page stands without a word of it', async () => {
  const asked = drawVisit(() => Promise.reject(new Error('gone')));
  await screen.findByText('the visit');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('the visit')).toBeDefined();
});
