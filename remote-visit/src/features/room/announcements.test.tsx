// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcements } from './announcements';

const WEAK = 'The connection is too weak for sound. Chat goes on.';
const DOWN = 'The connection is down. Trying again.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the call's states one after another. @returns the live region's text at each change */
function sayAll(states: readonly { said: string; isConnected?: boolean; afterMs?: number }[]): string[] {
  const draw = ({ said, isConnected = true }: { said: string; isConnected?: boolean }) => (
    <Announcements who="" ring="" device="" time="" {...{ said, isConnected }} />
  );
  const heard: string[] = [];
  const { container, rerender } = render(draw({ said: '' }));
  for (const state of states) {
    act(() => void vi.advanceTimersByTime(state.afterMs ?? 500));
    rerender(draw(state));
    const text = container.textContent ?? '';
    if (text !== heard.at(-1)) heard.push(text);
  }
  return heard.filter((text) => text !== '');
}

it('says a sentence once though the line blinked, and nothing of the blink', () => {
  expect(sayAll([{ said: WEAK }, { said: '', isConnected: false }, { said: WEAK }])).toEqual([WEAK]);
});

it('says it again when it was away for longer', () => {
  expect(sayAll([{ said: WEAK }, { said: '' }, { said: WEAK, afterMs: 4_000 }])).toEqual([WEAK, WEAK]);
});

it('says that the line is back, after words of its loss, each time', () => {
  const lost = [{ said: '', isConnected: false }, { said: DOWN, isConnected: false }, { said: '' }];
  const back = 'You are connected again.';
  expect(sayAll([...lost, ...lost])).toEqual([DOWN, back, DOWN, back]);
});

it('says what comes together together: somebody came in just as the line went', () => {
  const draw = (who: string, said: string) => (
    <Announcements ring="" device="" time="" isConnected={false} {...{ who, said }} />
  );
  const { container, rerender } = render(draw('', ''));
  rerender(draw('Thabo Mokoena came in.', DOWN));
  expect(container.textContent).toBe(`Thabo Mokoena came in. ${DOWN}`);
});
