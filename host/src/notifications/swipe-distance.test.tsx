// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Toaster, toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSwipes } from './swipe-distance';
import { TOASTER } from './toaster-settings';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has only mouse events and no pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  stop();
  stop = () => {};
  toast.dismiss();
  cleanup();
  vi.useRealTimers();
});

/** Drags a toast slowly, because sonner dismisses on any quick flick. */
function pull(text: string, { x = 0, y = 0 }: { x?: number; y?: number }): void {
  const shown = screen.getByText(text).closest('[data-sonner-toast]') as HTMLElement;
  const send = (type: string, clientX = 0, clientY = 0) =>
    act(() => shown.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY })));
  send('pointerdown');
  send('pointermove', x / 2, y / 2);
  send('pointermove', x, y);
  vi.setSystemTime(Date.now() + 2_000);
  send('pointerup');
  act(() => vi.advanceTimersByTime(1_000));
}

function show(text: string): void {
  render(<Toaster duration={60_000} swipeDirections={['right', 'top']} />);
  act(() => {
    toast(text);
    vi.advanceTimersByTime(100);
  });
}

const isShown = (text: string) => screen.queryByText(text) !== null;

test.each([
  ['just short of it', { x: 19 }, true],
  ['as far as the specification says', { x: 20 }, false],
  ['upwards as far', { y: -20 }, false],
  ['far, but where it does not go', { x: -40 }, true],
])('a toast that is pulled %s', (text, pulled, stays) => {
  stop = watchSwipes(TOASTER.swipeThresholdPx);
  show(text);
  pull(text, pulled);
  expect(isShown(text)).toBe(stays);
});

test('the library asks for more by itself', () => {
  show('further');
  pull('further', { x: 44 });
  expect(isShown('further')).toBe(true);
  pull('further', { x: 45 });
  expect(isShown('further')).toBe(false);
});

test('toasts have the constants of the specification', () => {
  expect(TOASTER).toEqual({
    position: 'top-right',
    visible: 3,
    durationMs: 4000,
    widthPx: 356,
    gapPx: 14,
    swipeThresholdPx: 20,
  });
});
