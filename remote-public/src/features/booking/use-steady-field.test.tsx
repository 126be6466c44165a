// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSteadyField } from './use-steady-field';

const HEIGHTS = { open: 900, closed: 200 };

function Page({ choice }: { choice: keyof typeof HEIGHTS }) {
  const place = useRef<HTMLDivElement>(null);
  useSteadyField(place, choice);
  return (
    <>
      <button type="button">above</button>
      <div ref={place} data-choice={choice}>
        <button type="button">inside</button>
      </div>
      <button type="button">below</button>
    </>
  );
}

const scrolled = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollBy', scrolled);
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.choice === 'closed' ? HEIGHTS.closed : HEIGHTS.open;
  });
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page, when what lies above closes', () => {
  it.each([
    ['below', [[{ top: HEIGHTS.closed - HEIGHTS.open, behavior: 'instant' }]]],
    ['inside', []],
    ['above', []],
  ])('with the focus %s it scrolls %j', (focused, scrolls) => {
    const view = render(<Page choice="open" />);
    screen.getByRole('button', { name: focused }).focus();
    view.rerender(<Page choice="closed" />);
    expect(scrolled.mock.calls).toEqual(scrolls);
  });

  it('stays where it is when it opens, wherever the focus was', () => {
    const before = render(<button type="button">heading</button>);
    screen.getByRole('button').focus();
    render(<Page choice="open" />, { container: document.body.appendChild(document.createElement('main')) });
    before.unmount();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
