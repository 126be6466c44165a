// @vitest-environment jsdom
import { messageText } from '@telehealth/contracts/messages';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureText } from './failure-text';

afterEach(cleanup);

it('tells at once what any question can meet, and what is no failure of ours', () => {
  const { rerender, container } = render(<FailureText error={{ id: 'data.offline' }} />);
  expect(container.textContent).toBe(messageText('data.offline'));
  rerender(<FailureText error={new Error('boom')} />);
  expect(container.textContent).toBe(messageText('data.failed'));
});

/** On a page that brought what any read can meet, and no more. The setting of this test brought every sentence. */
async function onPageWithFewWords() {
  vi.resetModules();
  await import('@telehealth/contracts/words-at-hand');
  const { bringLater } = await import('@telehealth/contracts/late-text');
  bringLater(() => import('@telehealth/contracts/words'));
  return (await import('./failure-text')).FailureText;
}

it('fetches the sentence of a rarer failure, and never shows it for another one', async () => {
  const Text = await onPageWithFewWords();
  const { rerender, container } = render(<Text error={{ id: 'waitlist.tooMany' }} />);
  expect(container.textContent).toBe('');
  await screen.findByText(messageText('waitlist.tooMany'));
  rerender(<Text error={{ id: 'booking.slotTaken' }} />);
  expect(container.textContent).toBe(messageText('booking.slotTaken'));
});

it('tells an id that this program does not know as a failure', async () => {
  const Text = await onPageWithFewWords();
  render(<Text error={{ id: 'booking.ofTomorrow' }} />);
  await screen.findByText(messageText('data.failed'));
});
