// @vitest-environment jsdom

import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { rowOf } from '@telehealth/contracts/routes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DocumentPage } from './document-page';

const row = rowOf('emergencyCare');
const replace = vi.fn();
const reload = vi.fn();

/** @param loaded path of the browser's document, @param now the application's current path */
function open(loaded: string | null, now: string): void {
  const entries = loaded === null ? [] : [{ name: `https://example.org${loaded}` }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  const address = new URL(now, 'https://example.org');
  const { href, pathname, search, hash } = address;
  vi.stubGlobal('location', { href, pathname, search, hash, replace, reload });
  const router = createMemoryRouter([{ path: '*', element: <DocumentPage row={row} /> }]);
  render(<RouterProvider router={router} />);
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  replace.mockClear();
  reload.mockClear();
});

it('hands over to the document when somebody comes to it inside the application', () => {
  open('/', '/emergency-care?from=strip#aid');
  // Navigating to the same path with a fragment would only scroll.
  expect(reload).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['the server has no document', '/emergency-care'],
  ['the browser does not say what it loaded', null],
])('says what matters most when %s', (_, loaded) => {
  open(loaded, '/emergency-care');
  expect(reload).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Call 112 now' }).getAttribute('href')).toBe('tel:112');
});

it.each(['/emergency-care/', '/Emergency-Care'])('asks once for %s, which the router takes for the page', (path) => {
  open(path, `${path}?from=strip`);
  expect(replace.mock.calls).toEqual([['/emergency-care?from=strip']]);
  expect(reload).not.toHaveBeenCalled();
});
