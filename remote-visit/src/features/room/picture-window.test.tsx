// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRoomView } from '../../room/use-room';
import { type MadeUpRoom, madeUpRoom } from '../../test-support/made-up-room';
import { usePictureWindow } from './picture-window';

/** A second document, as the picture-in-picture window has. */
let other: Window & typeof globalThis;
const request = vi.fn();
const ofElement = vi.fn(async () => ({}) as PictureInPictureWindow);

function Call({ room }: { room: MadeUpRoom }) {
  const view = useRoomView(room);
  const { open, content } = usePictureWindow({ view, room, video: { current: VIDEO } });
  return (
    <>
      {open !== null && (
        <button type="button" onClick={open}>
          Small window
        </button>
      )}
      {content}
    </>
  );
}
const VIDEO = document.createElement('video');
VIDEO.requestPictureInPicture = ofElement;

async function press(room = madeUpRoom()) {
  render(<Call room={room} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Small window' })));
  return { room, small: within(other.document.body) };
}

beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  other = frame.contentWindow as typeof other;
  other.close = vi.fn(() => void other.dispatchEvent(new Event('pagehide')));
  for (const { prototype } of [HTMLMediaElement, other.HTMLMediaElement]) prototype.play = async () => undefined;
  request.mockReset().mockResolvedValue(other);
  ofElement.mockClear();
  Object.assign(window, { documentPictureInPicture: { requestWindow: request } });
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'documentPictureInPicture');
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

it('has both pictures, the styles of the page, mute and leave', async () => {
  document.documentElement.dataset.theme = 'dark';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.a { color: red }';
  const { room, small } = await press();
  expect(small.getByLabelText('Picture of Dr Naledi Khumalo')).toBeDefined();
  expect(small.getByLabelText('You')).toBeDefined();
  expect(other.document.documentElement.dataset.theme).toBe('dark');
  expect([...other.document.querySelectorAll('style')].map(({ textContent }) => textContent)).toContain(
    '.a { color: red }',
  );
  fireEvent.click(small.getByRole('button', { name: 'Mic on' }));
  act(() => room.show({ microphone: 'off' }));
  expect(small.getByRole('button', { name: 'Mic off' })).toBeDefined();
  fireEvent.click(small.getByRole('button', { name: 'Leave' }));
  expect(room.asked).toEqual([['mute', 'microphone', true], ['leave']]);
  style.remove();
});

it('is gone when it is closed, and closes when the call is left', async () => {
  const { room, small } = await press();
  act(() => void other.dispatchEvent(new Event('pagehide')));
  expect(small.queryByRole('button')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Small window' })));
  expect(small.getByRole('button', { name: 'Leave' })).toBeDefined();
  act(() => room.show({ phase: 'left' }));
  expect(other.close).toHaveBeenCalled();
  expect(small.queryByRole('button')).toBeNull();
});

it('is the element’s own where the browser has no other, or refuses it', async () => {
  request.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press();
  expect(ofElement).toHaveBeenCalledTimes(1);
  cleanup();
  Reflect.deleteProperty(window, 'documentPictureInPicture');
  await press();
  expect(ofElement).toHaveBeenCalledTimes(2);
});
