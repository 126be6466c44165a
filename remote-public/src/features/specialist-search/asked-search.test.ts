import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '../../search-address/search-filters';
import { presentSearch } from './asked-search';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:15:59Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('asks the same over the end of a minute, for as long as the answer is fresh', () => {
  const onTheWay = presentSearch(NO_FILTERS);
  expect(onTheWay?.span.from).toEqual(new Date('2026-11-20T08:16:00Z'));
  later(2_000);
  expect(presentSearch({ ...NO_FILTERS })).toEqual(onTheWay);
  later(15_000);
  expect(presentSearch(NO_FILTERS)?.span.from).toEqual(new Date('2026-11-20T08:17:00Z'));
});

it('asks for changed wishes as of now, and so it does when the clock was set back', () => {
  presentSearch(NO_FILTERS);
  later(2_000);
  expect(presentSearch({ ...NO_FILTERS, mode: 'chat' })?.span.from).toEqual(new Date('2026-11-20T08:17:00Z'));
  later(-3_600_000);
  expect(presentSearch({ ...NO_FILTERS, mode: 'chat' })?.span.from).toEqual(new Date('2026-11-20T07:17:00Z'));
});
