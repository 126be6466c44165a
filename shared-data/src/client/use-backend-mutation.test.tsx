// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createFakeBackend } from '../testing/fake-backend';
import { renderInHost } from '../testing/render-in-host';
import { useJoinWaitlist, useMyWaitlist } from '../waitlist/waitlist.queries';

afterEach(cleanup);

function Line() {
  const places = useMyWaitlist();
  const joining = useJoinWaitlist();
  const span = { from: new Date(0), until: new Date(1) };
  const join = () => joining.run({ whom: { specialty: 'general' }, modes: ['video'], ...span, idempotencyKey: 'key' });
  return (
    <button type="button" onClick={() => void join()}>
      {places.data === undefined ? 'not known' : `${places.data.length} places`}
    </button>
  );
}

it('a list that was asked for before the write and comes after it is not taken for the new one', async () => {
  let answerFirst: (rows: unknown) => void = () => undefined;
  const backend = createFakeBackend({
    my_waitlist: () =>
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
  });
  renderInHost(<Line />, { backend });
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  const place = { id: 'place-1', specialist_id: null, specialty: 'general', state: 'waiting', ahead: 0 };
  backend.answer('my_waitlist', [place]);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(backend.calls.map(({ name }) => name)).toContain('join_waitlist'));
  answerFirst([]);
  expect(await screen.findByText('1 places')).toBeDefined();
});
