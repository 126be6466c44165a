// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { teachModalDialogs } from '../test/draw';
import { lateDialog } from './late-dialog';
import { lazyPart } from './lazy-part';

teachModalDialogs();
afterEach(cleanup);

const Part = ({ says }: { says: string }) => <p>{says}</p>;
/** Fails this many times, then succeeds. */
const failing = <Found,>(times: number, found: Found) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('ChunkLoadError');
    return found;
  });
  return load;
};

it('draws the part once its code is there, fetched once', async () => {
  const load = failing(0, Part);
  const Late = lazyPart(load);
  render(
    <Suspense fallback="Loading">
      <Late says="one" />
      <Late says="two" />
    </Suspense>,
  );
  await screen.findByText('one');
  expect(screen.getByText('two')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('says that the code is lost, keeps what stands around, and fetches it again at a press', async () => {
  const Late = lazyPart(failing(2, Part));
  render(
    <>
      <input aria-label="Typed" defaultValue="words" />
      <Suspense>
        <Late says="there" />
      </Suspense>
    </>,
  );
  await screen.findByText('This part did not load');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('there');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('words');
});

it('tries by itself when it is drawn once more', async () => {
  const Late = lazyPart(failing(2, Part));
  const drawn = render(
    <Suspense>
      <Late says="there" />
    </Suspense>,
  );
  await screen.findByRole('button', { name: 'Try again' });
  drawn.rerender(<Suspense />);
  drawn.rerender(
    <Suspense>
      <Late says="there" />
    </Suspense>,
  );
  await screen.findByText('there');
});

it('opens a dialog that can be closed in place of the one that is lost', async () => {
  const onClose = vi.fn();
  const Late = lateDialog(
    failing(9, ({ onClose: close }: { onClose: () => void }) => <button onClick={close} type="button" />),
  );
  render(
    <Suspense>
      <Late onClose={onClose} />
    </Suspense>,
  );
  await screen.findByText('This did not open');
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(onClose).toHaveBeenCalled();
});
