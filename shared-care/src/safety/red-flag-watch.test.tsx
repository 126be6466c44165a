// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RedFlagWatch } from './red-flag-watch';
// Imported before the first test, so that it waits for the component only.
import './scan-reason';

const loading = vi.hoisted(() => ({ fails: true }));
vi.mock('./scan-reason', async (original) => {
  const engine = await original<typeof import('./scan-reason')>();
  return {
    get scanForRedFlags() {
      if (loading.fails) throw new Error('not there');
      return engine.scanForRedFlags;
    },
    RedFlagNotice: engine.RedFlagNotice,
  };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  loading.fails = true;
});

const typingEnds = () => vi.advanceTimersByTimeAsync(1_000);
const unread = /nothing warns you here/;

test('a text that could not be read is told so, and nothing else answers to it', async () => {
  const onScanned = vi.fn();
  const view = render(<RedFlagWatch text="crushing chest pain" onScanned={onScanned} />);
  await typingEnds();
  await vi.waitFor(() => expect(view.getByRole('status').textContent).toMatch(unread));
  expect(view.getByText('call 112').getAttribute('href')).toBe('tel:112');
  expect(onScanned).not.toHaveBeenCalled();

  // The next text is scanned again.
  loading.fails = false;
  view.rerender(<RedFlagWatch text="a rash on my arm" onScanned={onScanned} />);
  await typingEnds();
  await vi.waitFor(() => expect(onScanned).toHaveBeenCalledExactlyOnceWith('a rash on my arm'));
  await vi.waitFor(() => expect(view.queryByText(unread)).toBeNull());
});

test('nothing was typed, so nothing could be missed', async () => {
  const view = render(<RedFlagWatch text="" />);
  await typingEnds();
  expect(view.queryByText(unread)).toBeNull();
});

test('poison swallowed to die brings an ambulance first, and beside it the words and the line of a crisis', async () => {
  loading.fails = false;
  const view = render(<RedFlagWatch text="I took 30 pills because I want to die" />);
  await typingEnds();
  await vi.waitFor(() => view.getByRole('link', { name: 'Call 112' }));
  const calls = view.getAllByRole('link', { name: /^Call/ }).map((link) => link.textContent);
  expect(calls).toEqual(['Call 112', 'Call 10177', 'Call 0800 567 567']);
  expect(view.getByText(/^You matter/)).toBeDefined();
});

test('thoughts of suicide open with the crisis line and a person, and speak of no visit', async () => {
  loading.fails = false;
  const view = render(<RedFlagWatch text="I want to end my life" />);
  await typingEnds();
  await vi.waitFor(() => view.getByText('You are not alone. Please talk to somebody now'));
  const calls = view.getAllByRole('link', { name: /^Call/ });
  expect(calls.map((link) => link.textContent)).toEqual(['Call 0800 567 567', 'Call 112', 'Call 10177']);
  const advice = view.getByText(/^Call the suicide crisis line/);
  expect(calls[0]?.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(view.container.textContent).not.toMatch(/book|ambulance now/i);
});
