// @vitest-environment jsdom

import { forgetHandedOverReason } from '@telehealth/care/handover/handed-over-reason';
import { NALEDI, slotRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { forgetHandedOverDraft } from '../../handover/handed-over-draft';
import { Booking } from './booking';

afterEach(() => {
  cleanup();
  forgetHandedOverDraft();
  forgetHandedOverReason();
});

async function openWithWords() {
  const user = userEvent.setup();
  const backend = createFakeBackend({
    find_slots: [slotRow()],
    my_appointments: [],
    my_people: [],
    my_open_dangers: { checks: [], readings: [] },
  });
  const path = `/book-consultation?specialist=${NALEDI}&visit=${VISIT}`;
  const { hostCalls } = renderInHost(<Booking />, { backend, path });
  await user.click(await screen.findByRole('textbox', { name: /What do you need help with/ }));
  await user.paste('A cough since Monday');
  return { user, hostCalls };
}

it('says that the account cannot be reached, keeps what was typed, and connects again', async () => {
  const { user, hostCalls } = await openWithWords();
  act(() => hostReports.failed({ id: 'sync.failed' }));
  const said = (await screen.findByText('Your account cannot be reached just now')).closest('[role="status"]');
  expect(said?.textContent).toContain('What you typed stays here');
  expect(screen.getByDisplayValue('A cough since Monday')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(hostCalls.map(({ name }) => name)).toContain('reconnect');
  act(() => hostReports.connected());
  expect(screen.queryByText('Your account cannot be reached just now')).toBeNull();
  expect(screen.getByDisplayValue('A cough since Monday')).toBeTruthy();
});

it('says that nobody can tell who is here, keeps what was typed and the held time, and goes on when that is known', async () => {
  const { user, hostCalls } = await openWithWords();
  act(() => hostReports.asking());
  expect(screen.getByRole('button', { name: 'One moment' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() => hostReports.identityUnreachable());
  const said = (await screen.findByText('Your account cannot be reached just now')).closest('[role="status"]');
  expect(said?.textContent).toContain('sign-in service cannot be reached');
  expect(said?.textContent).toContain('What you typed stays here, and what you hold or booked before is unchanged');
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).not.toBe('true');
  expect(screen.getByText(/Press Continue to try again/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(hostCalls.map(({ name }) => name)).toEqual(['reconnect']);
  act(() => hostReports.asking());
  expect(screen.queryByText('Your account cannot be reached just now')).toBeNull();
  act(() => hostReports.signedIn());
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeTruthy();
  expect(screen.getByDisplayValue('A cough since Monday')).toBeTruthy();
});
