// @vitest-environment jsdom
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { shortWhen } from '@telehealth/ui/parts/time';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { decideEarlier } from './decide-earlier';
import { EarlierTime, OfferForVisit } from './earlier-time';

afterEach(cleanup);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const zone = viewerTimeZone();
const VISIT = createAppointment({ startsAt: inMinutes(3_000) });
const SOONER = inMinutes(1_500);
const PLACE = {
  ...{ id: 'place-1', specialist_id: 'specialist-1', specialty: 'cardiology', appointment_id: VISIT.id },
  ...{ state: 'waiting', ahead: 0, offer_id: null, offer_appointment_id: null, offer_starts_at: null },
  ...{ offer_expires_at: null, last_offer_state: null, last_offer_starts_at: null, last_offer_ended_at: null },
};
const offered = (until: Date) => ({
  ...PLACE,
  ...{ offer_id: 'offer-1', offer_appointment_id: 'hold-1' },
  ...{ offer_starts_at: SOONER.toISOString(), offer_expires_at: until.toISOString() },
});
const lapsed = (endedAt: Date) => ({
  ...PLACE,
  ...{ last_offer_state: 'lapsed', last_offer_starts_at: SOONER.toISOString() },
  last_offer_ended_at: endedAt.toISOString(),
});
const CLOCK = { now: new Date(), until: (at: Date) => at };

function open(places: unknown, more: Record<string, unknown> = {}) {
  const backend = createFakeBackend({ my_waitlist: places, ...more });
  const page = (
    <>
      <OfferForVisit visit={VISIT} clock={CLOCK} />
      <EarlierTime visit={VISIT} />
    </>
  );
  return renderInHost(page, { backend });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (backend: FakeBackend, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('shows the offered time beside the booked one with its end, and takes it', async () => {
  const { backend, hostCalls } = open([offered(inMinutes(9))], {
    accept_slot_offer: () => {
      backend.answer('my_waitlist', []);
      return {};
    },
  });
  const title = await screen.findByText('An earlier time is free for you');
  const text = title.parentElement?.textContent;
  expect(text).toContain(`${formatMoment(SOONER, zone)} instead of ${shortWhen(VISIT.startsAt, zone)}`);
  expect(screen.getByRole('timer').textContent).toMatch(/^Kept for you for0?[89]:\d\d/);
  await press('Take the earlier time');
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['waitlist.earlierTaken'] }));
  expect(sent(backend, 'accept_slot_offer')).toEqual([{ p_offer: 'offer-1' }]);
  expect(sent(backend, 'decline_slot_offer')).toEqual([]);
  await waitFor(() => expect(screen.queryByText('An earlier time is free for you')).toBeNull());
});

it('gives the offered time on and keeps the place', async () => {
  const { backend, hostCalls } = open([offered(inMinutes(9))], {
    decline_slot_offer: () => {
      backend.answer('my_waitlist', [{ ...PLACE, last_offer_state: 'declined' }]);
      return null;
    },
  });
  await press('Keep my time');
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['waitlist.offerDeclined'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take the earlier time' })).toBeNull());
  expect(screen.getByText('You are waiting for an earlier time.')).toBeDefined();
});

it.each([
  [refuse('P0001', 'waitlist.offerGone'), 'waitlist.offerGone'],
  [refuse('', '', 500), 'waitlist.unchanged'],
] as const)('says why a time could not be taken', async (refusal, said) => {
  open([offered(inMinutes(9))], { accept_slot_offer: refusal });
  await press('Take the earlier time');
  expect((await screen.findByRole('alert')).textContent).toContain(message(said));
});

it('says of an offer that nobody answered when it ended, and that the visit and the place stand', async () => {
  open([lapsed(inMinutes(-5))]);
  const title = await screen.findByText('An earlier time was offered, and nobody answered in time');
  expect(title.parentElement?.textContent).toContain(`${formatMoment(SOONER, zone)} was kept for you until`);
  expect(screen.queryByRole('button', { name: 'Take the earlier time' })).toBeNull();
  expect(screen.getByText('You are waiting for an earlier time.')).toBeDefined();
});

it('lets somebody ask for an earlier time, says who is before them, and lets them stop', async () => {
  const { backend } = open([], {
    want_earlier: () => {
      backend.answer('my_waitlist', [{ ...PLACE, ahead: 2 }]);
      return {};
    },
    leave_waitlist: () => {
      backend.answer('my_waitlist', []);
      return null;
    },
  });
  await press('Ask for an earlier time');
  expect((await screen.findByRole('status')).textContent).toContain('2 ahead of you.');
  expect(sent(backend, 'want_earlier')).toMatchObject([{ p_appointment: VISIT.id }]);
  await press('Stop waiting');
  await screen.findByRole('button', { name: 'Ask for an earlier time' });
  expect(sent(backend, 'leave_waitlist')).toEqual([{ p_entry: 'place-1' }]);
});

it('says why nobody can wait, and what is safe when the line cannot be asked', async () => {
  const { backend } = open([], { want_earlier: refuse('P0001', 'waitlist.tooMany') });
  await press('Ask for an earlier time');
  await screen.findByText(message('waitlist.tooMany'));
  backend.answer('my_waitlist', refuse('', '', 500));
  cleanup();
  open(refuse('', '', 500));
  expect(await screen.findByText(/Your visit keeps its time/)).toBeDefined();
});

it('belongs to the visit it was asked for, and to no other', async () => {
  open([{ ...offered(inMinutes(9)), appointment_id: 'another-visit' }]);
  await screen.findByRole('button', { name: 'Ask for an earlier time' });
  expect(screen.queryByText('An earlier time is free for you')).toBeNull();
});

it('follows the clock, not only the row', () => {
  const offer = { id: 'o', visitId: 'h', startsAt: SOONER, until: inMinutes(9) };
  const place = { ...{ id: 'p', specialistId: 's', specialty: null, visitId: 'v', ahead: 0 }, offer, lastOffer: null };
  expect(decideEarlier(place, inMinutes(8)).is).toBe('offered');
  expect(decideEarlier(place, inMinutes(9.1)).is).toBe('lapsed');
  const past = { state: 'lapsed' as const, startsAt: SOONER, endedAt: inMinutes(-5) };
  expect(decideEarlier({ ...place, offer: null, lastOffer: past }, new Date()).is).toBe('lapsed');
  expect(decideEarlier({ ...place, offer: null, lastOffer: past }, inMinutes(1_501)).is).toBe('waiting');
  expect(decideEarlier({ ...place, offer: null, lastOffer: { ...past, state: 'declined' } }, new Date()).is).toBe(
    'waiting',
  );
});
