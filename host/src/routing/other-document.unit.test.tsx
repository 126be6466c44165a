// @vitest-environment jsdom
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OtherDocument } from './other-document';

const ID = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';
const go = { replace: vi.fn(), reload: vi.fn() };

/** @param document of the browser @param path to which the router of it goes */
function goTo(document: string, path: string): void {
  const href = `https://sawubona.example${document}`;
  vi.stubGlobal('location', { ...go, pathname: new URL(href).pathname, href });
  const router = createMemoryRouter([{ path: '*', element: <OtherDocument /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
}

afterEach(() => {
  cleanup();
  for (const way of Object.values(go)) way.mockReset();
  vi.unstubAllGlobals();
});

it('loads the document of a person, after signing in for example', async () => {
  goTo(`/for/${ID}/patient/dashboard`, `/for/${ID}/patient/dashboard`);
  await waitFor(() => expect(go.reload).toHaveBeenCalledOnce());
});

it('leaves the documents of one person for those of another', async () => {
  const other = '11111111-1111-4111-8111-111111111111';
  goTo(`/for/${other}/for/${ID}/patient/dashboard`, `/for/${ID}/patient/dashboard?a=1#b`);
  await waitFor(() => expect(go.replace.mock.calls).toEqual([[`/for/${ID}/patient/dashboard?a=1#b`]]));
});

it('knows no page of what is no person', async () => {
  goTo('/for/me/patient', '/for/me/patient');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect([go.replace.mock.calls, go.reload.mock.calls]).toEqual([[], []]);
});
