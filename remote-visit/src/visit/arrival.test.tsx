// @vitest-environment jsdom
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Arrival } from './arrival';

const shown = vi.fn();
let grow: () => void = () => undefined;
let isWatched = false;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {
        isWatched = true;
      }
      disconnect() {
        isWatched = false;
      }
    },
  );
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown(this.id);
  };
});
afterEach(() => {
  cleanup();
  shown.mockClear();
  vi.unstubAllGlobals();
});

/** Its second card appears on a press, as on a slow network. */
function Slow() {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHere(true)}>
        It comes
      </button>
      <Arrival id="plan">Plan</Arrival>
      {isHere && <Arrival id="letters">Letters</Arrival>}
    </>
  );
}

it('goes to the card of the address, also to one that comes late, and keeps it in view while the page grows', () => {
  renderInHost(<Slow />, { path: '/consultation/v1#letters' });
  expect(document.activeElement).toBe(document.body);
  expect(shown).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').click());
  expect(document.activeElement?.id).toBe('letters');
  expect(shown.mock.calls).toEqual([['letters']]);
  act(grow);
  expect(shown).toHaveBeenCalledTimes(2);
});

it.each(['wheel', 'touchMove', 'keyDown', 'pointerDown'] as const)('leaves whoever moves on alone: %s', (move) => {
  renderInHost(<Slow />, { path: '/consultation/v1#plan' });
  expect(document.activeElement?.id).toBe('plan');
  expect(isWatched).toBe(true);
  fireEvent[move](document.body);
  expect(isWatched).toBe(false);
});

it('goes nowhere without a hash, or with one of no card', () => {
  for (const path of ['/consultation/v1', '/consultation/v1#nothing']) {
    renderInHost(<Slow />, { path });
    expect(document.activeElement).toBe(document.body);
    cleanup();
  }
  expect(shown).not.toHaveBeenCalled();
});
