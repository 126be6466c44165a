// @vitest-environment jsdom
import { messageText } from '@telehealth/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FailureText } from './failure-text';

afterEach(cleanup);

it('tells at once what any question can meet, and what is no failure of ours', () => {
  const { rerender, container } = render(<FailureText error={{ id: 'data.offline' }} />);
  expect(container.textContent).toBe(messageText('data.offline'));
  rerender(<FailureText error={new Error('boom')} />);
  expect(container.textContent).toBe(messageText('data.failed'));
});

it('fetches the sentence of a rarer failure, and never shows it for another one', async () => {
  const { rerender, container } = render(<FailureText error={{ id: 'waitlist.tooMany' }} />);
  expect(container.textContent).toBe('');
  await screen.findByText(messageText('waitlist.tooMany'));
  rerender(<FailureText error={{ id: 'booking.slotTaken' }} />);
  expect(container.textContent).toBe('');
  await screen.findByText(messageText('booking.slotTaken'));
});

it('tells an id that this program does not know as a failure', async () => {
  render(<FailureText error={{ id: 'booking.ofTomorrow' }} />);
  await screen.findByText(messageText('data.failed'));
});
