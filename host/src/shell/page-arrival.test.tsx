// @vitest-environment jsdom
import { createMemoryRouter, RouterProvider, useParams, useSearchParams } from '@telehealth/contracts/router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer';
import { PageArrival } from './page-arrival';

function Page() {
  const { name = 'start' } = useParams();
  const [search] = useSearchParams();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {search.has('late') ? null : <h1>{name}</h1>}
        <input aria-label="filter" />
      </main>
      <PageArrival title={name} />
      <Announcer />
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '/:name?', element: <Page /> }], { initialEntries: ['/first'] });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

afterEach(cleanup);

test('the first page takes no focus; a navigation moves it to the heading and says the title', async () => {
  const go = open();
  expect(document.title).toBe('first · Sawubona');
  expect(document.activeElement).toBe(document.body);
  await go('/second');
  expect(document.title).toBe('second · Sawubona');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.querySelector('[aria-live]')?.textContent?.trim()).toBe('second');
});

test('a change of the query alone leaves the focus where it is', async () => {
  const go = open();
  await go('/filters');
  const filter = document.querySelector('input');
  filter?.focus();
  await go('/filters?language=zu');
  expect(document.activeElement).toBe(filter);
});

test('a heading that comes later gets the focus then', async () => {
  const go = open();
  await go('/slow?late=1');
  expect(document.activeElement?.id).toBe('main');
  await go('/slow');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
