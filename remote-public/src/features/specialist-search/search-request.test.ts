import { expect, it } from 'vitest';
import { NO_FILTERS } from '../../search-address/search-filters';
import { toSearchRequest } from './search-request';

const NOW = new Date(2026, 10, 20, 15, 30);
const spanOf = (wishes: object, now = NOW) => toSearchRequest({ ...NO_FILTERS, ...wishes }, now)?.span;

it('is the same whenever it is sent', () => {
  const later = new Date(2026, 10, 20, 15, 44);
  for (const wishes of [{}, { when: 'today' }, { when: 'day', day: '2026-11-25' }, { view: 'map' }])
    expect(spanOf(wishes, later)).toEqual(spanOf(wishes));
});

it('leaves the days to the server unless one is wished for', () => {
  expect(spanOf({})).toEqual({ perVisitType: 3 });
  const wednesday = { from: new Date(2026, 10, 25), to: new Date(2026, 10, 26), perVisitType: 3 };
  expect(spanOf({ when: 'day', day: '2026-11-25' })).toEqual(wednesday);
});

it('asks for one opening of today for the map, wherever it is', () => {
  const request = toSearchRequest({ ...NO_FILTERS, view: 'map', province: 'GP' }, NOW);
  expect(request).toEqual({
    filters: { limit: 200 },
    span: { from: new Date(2026, 10, 20), to: new Date(2026, 10, 21), perVisitType: 1 },
  });
});

it('asks for the cheapest kind of visit of each where the price orders them', () => {
  const filtersOf = (wishes: object) => toSearchRequest({ ...NO_FILTERS, ...wishes }, NOW)?.filters;
  expect(filtersOf({ sort: 'price' })).toEqual({ cheapest: true, limit: 200 });
  expect(filtersOf({ sort: 'experience' })).toEqual({ limit: 200 });
});

it('is nothing for a day that is over', () => {
  expect(toSearchRequest({ ...NO_FILTERS, when: 'day', day: '2026-11-19' }, NOW)).toBeNull();
});
