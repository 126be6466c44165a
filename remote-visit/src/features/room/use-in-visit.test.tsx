// @vitest-environment jsdom
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInVisit } from './use-in-visit';

let isVisible = true;
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
const turn = async (visible: boolean) => {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => undefined);
};

/** A fake Screen Wake Lock API that releases its locks when the page is hidden. */
function lightScreen(refuses = false) {
  const held = new Set<object>();
  const request = vi.fn(async () => {
    if (refuses) throw new DOMException('low battery', 'NotAllowedError');
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  return { held, request };
}
function Call({ isSeated }: { isSeated: boolean }) {
  useInVisit(isSeated);
  return null;
}
const draw = async (isSeated: boolean) => {
  const drawn = renderInHost(<Call isSeated={isSeated} />, { role: 'patient' });
  await act(async () => undefined);
  return drawn;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  isVisible = true;
});

it('keeps the screen lit during the call, asks anew when the page is seen again, and lets go at the end', async () => {
  const { held, request } = lightScreen();
  const { unmount } = await draw(true);
  expect(held.size).toBe(1);
  held.clear();
  await turn(false);
  expect(request).toHaveBeenCalledOnce();
  await turn(true);
  expect(held.size).toBe(1);
  unmount();
  await act(async () => undefined);
  expect(held.size).toBe(0);
  await turn(true);
  expect(request).toHaveBeenCalledTimes(2);
});

it('names the visit in the title as long as it runs, and asks for nothing outside of the call', async () => {
  const { request } = lightScreen();
  document.title = 'Consultation';
  const { unmount } = await draw(false);
  expect(document.title).toBe('Consultation');
  expect(request).not.toHaveBeenCalled();
  unmount();
  const seated = await draw(true);
  expect(document.title).toMatch(/^● In a visit/);
  seated.unmount();
  expect(document.title).toBe('Consultation');
});

it('goes on where the device refuses, as with a low battery', async () => {
  const { held, request } = lightScreen(true);
  await draw(true);
  expect(request).toHaveBeenCalledOnce();
  expect(held.size).toBe(0);
  expect(document.title).toMatch(/^● In a visit/);
});
