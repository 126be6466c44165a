import type { WaitingTime } from '@telehealth/data/visits/waiting-room.queries';
import { describe, expect, it } from 'vitest';
import { decideWait, dotsOf } from './decide-wait';

const at = (time: string) => new Date(`2026-11-27T${time}:00Z`);
const KNOWN: WaitingTime = {
  ...{ specialistHere: false, inAnotherVisit: false, announcedMinutes: null, behindMinutes: 0 },
  ...{ usualFrom: 8, usualTo: 15, basedOn: 30 },
};
const decide = (now: string, changes: Partial<WaitingTime> = {}) =>
  decideWait({ startsAt: at('12:20'), now: at(now), wait: { ...KNOWN, ...changes }, name: 'Dr M', zone: 'UTC' });

describe('when a visit likely starts', () => {
  it.each<[string, string, Partial<WaitingTime>, [string, string] | null]>([
    ['the usual delay', '12:10', {}, ['12:28', '12:35']],
    ['never a time that is over', '12:30', {}, ['12:30', '12:35']],
    ['nothing once the usual is over', '12:36', {}, null],
    ['nothing from too few visits', '12:10', { basedOn: 4 }, null],
    ['nothing from none', '12:10', { usualFrom: null, usualTo: null, basedOn: 0 }, null],
    ['what was announced, as wide as usual', '12:10', { announcedMinutes: 15 }, ['12:35', '12:42']],
    ['what was announced alone', '12:10', { announcedMinutes: 15, basedOn: 0 }, ['12:35', '12:40']],
    ['nothing once the announced is over', '12:45', { announcedMinutes: 15, basedOn: 0 }, null],
    ['on time, one minute wide', '12:10', { usualFrom: 0, usualTo: 0 }, ['12:20', '12:21']],
  ])('is %s', (_, now, changes, range) => {
    expect(decide(now, changes).range).toEqual(range && { from: at(range[0]), to: at(range[1]) });
  });

  it('says what it rests on', () => {
    expect(decide('12:24', { behindMinutes: 4 }).basis).toBe(
      'It is 4 minutes after the booked time now. Half of the last 30 visits began 8 to 15 minutes after the booked time.',
    );
    expect(decide('12:10', { announcedMinutes: 10, basedOn: 1 }).basis).toBe(
      'Dr M said that they run 10 minutes late, until about 12:30. Dr M has held too few visits here to say how long a wait usually is.',
    );
    expect(decide('12:40', {}).basis).toMatch(/That time has already passed/);
  });

  it('tells another visit from being here and from not', () => {
    expect(decide('12:10', { inAnotherVisit: true, specialistHere: true }).whereabouts).toBe('another');
    expect(decide('12:10', { specialistHere: true }).whereabouts).toBe('here');
    expect(decide('12:10').whereabouts).toBe('away');
  });

  it('says nothing of what is not known', () => {
    const wait = decideWait({ startsAt: at('12:20'), now: at('12:10'), wait: null, name: 'Dr M', zone: 'UTC' });
    expect(wait).toEqual({ range: null, basis: '', whereabouts: null });
  });
});

describe('the dots', () => {
  it('are one a minute, with now and the likely start', () => {
    const dots = dotsOf(at('12:20'), at('12:24'), { from: at('12:28'), to: at('12:35') });
    expect(dots).toHaveLength(22);
    expect(dots.filter(({ isNow }) => isNow).map((dot) => dot.at)).toEqual([at('12:24')]);
    expect(dots.filter(({ isLikely }) => isLikely)).toHaveLength(8);
  });

  it('stay few on a long wait, and now stays among them', () => {
    const dots = dotsOf(at('12:20'), at('14:01'), null);
    expect(dots.length).toBeLessThanOrEqual(30);
    expect(dots.filter(({ isNow }) => isNow)).toHaveLength(1);
  });
});
