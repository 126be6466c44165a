// @vitest-environment jsdom

import { inHours, slotRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import SpecialistPage from './specialist-page';

const SLOT = slotRow({ openings: [inHours(2), inHours(3)] });
const FOUND = {
  ...{
    specialistId: SLOT.specialist_id,
    name: 'Dr Naledi Mokoena',
    specialty: 'cardiology',
    languages: ['English', 'isiZulu'],
  },
  ...{ hospital: 'Groote Schuur', bio: 'I treat hearts.', education: 'MBChB, Cape Town', yearsOfExperience: 1 },
  ...{ acceptsInsurance: true, councilNumber: 'MP0000001', registrationCheckedAt: '2026-11-01T08:00:00Z' },
  ...{ timeZone: 'Africa/Johannesburg', gender: 'female', province: 'WC', city: 'Cape Town' },
  visitTypes: [
    {
      ...{ id: SLOT.visit_type_id, name: 'First visit', minutes: 30, modes: ['video', 'chat'] },
      ...{ amountMinor: 4500, currency: 'USD', needsApproval: true },
    },
  ],
  hours: [
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 1, from: '13:00', to: '24:00' },
    { weekday: 2, from: '08:00', to: '12:00' },
    { weekday: 2, from: '13:00', to: '24:00' },
  ],
  visitsHeld: 7,
  reviews: { visits: 6, onTimePercent: 83, clearConnectionPercent: null, clearNextStepPercent: 100 },
};

const open = (page: unknown, slots: unknown = [SLOT]) =>
  renderInHost(<SpecialistPage />, {
    backend: createFakeBackend({ specialist_page: page, find_slots: slots, my_waitlist: [] }),
    path: `/find-specialist/${FOUND.specialistId}`,
  });

afterEach(cleanup);

it('says who they are, when they work, what patients said, and leads to their free times', async () => {
  const { container } = open(FOUND);
  expect(await screen.findByRole('heading', { level: 1, name: FOUND.name })).toBeTruthy();
  for (const shown of [
    'Cardiology, 1 year of experience',
    'council number MP0000001',
    'I treat hearts.',
    'MBChB, Cape Town',
    'English and isiZulu',
    'Cape Town, Western Cape',
    'Monday to Tuesday08:00 to 12:00, 13:00 to 24:00',
    '7 visits held here.',
    '83 % of 6 visits',
    'You ask for a time',
  ])
    expect(container.textContent).toContain(shown);
  expect(container.textContent).not.toContain('Sound and picture');
  const times = await screen.findByRole('list', { name: 'Next openings for First visit' });
  const [first] = within(times).getAllByRole('link');
  expect(first?.getAttribute('href')).toContain(`/book-consultation?specialist=${FOUND.specialistId}&visit=`);
  // The one way to book leads to the same soonest time.
  const book = screen.getByRole('link', { name: /^Book / });
  expect(book.getAttribute('href')).toBe(first?.getAttribute('href'));
});

it('offers to wait where no time is free, and says what cannot be known just now', async () => {
  open(FOUND, []);
  expect(await screen.findByText('None in the next 14 days')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Wait for Dr Naledi Mokoena' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Book / })).toBeNull();
  cleanup();
  open(FOUND, refuse('', '', 503));
  expect(await screen.findByText('Not known just now')).toBeTruthy();
  expect(screen.getByText('English and isiZulu')).toBeTruthy();
});

it('says for which kinds of visit the hours are', async () => {
  const hours = [
    { weekday: 1, from: '08:00', to: '12:00', modes: ['video'] },
    { weekday: 1, from: '13:00', to: '17:00', modes: ['video', 'voice', 'chat'] },
    { weekday: 2, from: '08:00', to: '12:00', modes: ['chat', 'voice'] },
  ];
  const { container } = open({ ...FOUND, hours });
  await screen.findByRole('heading', { level: 1, name: FOUND.name });
  expect(container.textContent).toContain('Monday08:00 to 12:00 (video only), 13:00 to 17:00');
  expect(container.textContent).toContain('Tuesday08:00 to 12:00 (voice and chat)');
});

it('says on which of its days a practice is closed as a public holiday', async () => {
  const holidays = [
    { day: '2026-12-14', name: 'A day declared' },
    { day: '2026-12-16', name: 'Day of Reconciliation' },
  ];
  const { container } = open({ ...FOUND, holidays });
  await screen.findByRole('heading', { level: 1, name: FOUND.name });
  // A holiday on a Wednesday is not listed, because there are no hours on Wednesdays.
  expect(container.textContent).toContain('Closed on public holidays: Mon 14 Dec (A day declared).');
  cleanup();
  open({ ...FOUND, holidays: [] });
  await screen.findByRole('heading', { level: 1, name: FOUND.name });
  expect(screen.queryByText(/public holidays/)).toBeNull();
});

it('shows no share that would tell what one patient said', async () => {
  open({ ...FOUND, reviews: null, visitsHeld: 1 });
  expect(await screen.findByText(/1 visit held here\. Too few patients/)).toBeTruthy();
});

it('says so of whoever is not listed, and leads on', async () => {
  open(null);
  expect(await screen.findByText('This specialist is not listed here')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'A specialist' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a specialist' })).toBeTruthy();
});

it('fails with a way to try again', async () => {
  const { backend } = open(refuse('', '', 503));
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.answer('specialist_page', FOUND);
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: FOUND.name })).toBeTruthy();
});
