import { NOTIFICATIONS } from '@telehealth/contracts/notifications';
import { expect, it } from 'vitest';
import { workRows } from './work-rows';

// To an address, whoever has it, or only on request: nothing to switch.
const NO_LINE = [
  'notifications.guestAnswered',
  'notifications.reachable',
  'notifications.sentPaper',
  'notifications.teamInvitation',
  'notifications.patientInvitation',
];

it.each([
  ['specialist', ['specialist', 'both', 'everybody']],
  ['operator', ['operator', 'everybody']],
] as const)('every kind that a %s is told of is in one line', (reader, audiences) => {
  const told = Object.entries(NOTIFICATIONS)
    .filter(
      ([event, kind]) =>
        kind.mailed !== 'never' && !NO_LINE.includes(event) && audiences.some((one) => one === kind.for),
    )
    .map(([event]) => event);
  expect(
    workRows([reader])
      .flatMap(({ events }) => events)
      .sort(),
  ).toEqual(told.sort());
});

it('who has both roles finds no event twice', () => {
  const events = workRows(['specialist', 'operator']).flatMap((row) => row.events);
  expect(new Set(events).size).toBe(events.length);
});
