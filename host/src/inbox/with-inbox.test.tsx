// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BELL_PLACE } from './bell-place';
import { PageProvider } from './with-inbox';

afterEach(cleanup);

const open = () => {
  const backend = createFakeBackend({ my_notifications: [], clocks_of_a_zone: [] });
  const page = (
    <>
      <span id={BELL_PLACE} />
      <PageProvider backend={backend} reconnect={() => undefined}>
        A page
      </PageProvider>
    </>
  );
  return { ...renderInHost(page, { backend }), asked: () => backend.calls.map(({ name }) => name) };
};

it('hangs the bell into its place after the page, and takes it down when the person is gone', async () => {
  const { asked } = open();
  expect(screen.getByText('A page')).toBeDefined();
  expect(asked()).toEqual([]);
  const bell = await screen.findByLabelText('Notifications');
  expect(document.getElementById(BELL_PLACE)?.contains(bell)).toBe(true);
  expect(asked().filter((name) => name !== 'my_people')).toEqual(['clocks_of_a_zone', 'profiles', 'my_notifications']);
  act(() => hostReports.asking());
  await waitFor(() => expect(screen.queryByLabelText('Notifications')).toBeNull());
  expect(screen.getByText('A page')).toBeDefined();
});
