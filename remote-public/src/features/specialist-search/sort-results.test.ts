import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { expect, it } from 'vitest';
import { NO_FILTERS } from '../../search-address/search-filters';
import { suggestSpecialties } from './need/suggest-specialty';
import { NO_SUGGESTIONS } from './need/suggestion';
import { sortResults } from './sort-results';
import { whyThisOrder } from './why-this-order';

/** Free in this many hours; -1: not at all. */
const free = (specialty: string, hours: number) =>
  ({
    specialist: { specialty, name: `${specialty} ${hours}`, yearsOfExperience: hours },
    visitType: { price: { amountMinor: hours, currency: 'USD' } },
    openings: hours < 0 ? [] : [new Date(hours * 3_600_000)],
  }) as unknown as SpecialistOpenings;
const ALL = [
  free('other', 1),
  free('cardiology', 2),
  free('general', 3),
  free('dermatology', 9),
  free('dermatology', -1),
];
const namesOf = (results: readonly SpecialistOpenings[]) => results.map(({ specialist }) => specialist.name);
const ITCH = suggestSpecialties('An itchy rash on my arm');

it('an itchy rash leads to who sees to skin, then to general practice, then to the others, the soonest first', () => {
  expect(namesOf(sortResults(ALL, 'soonest', ITCH))).toEqual([
    'dermatology 9',
    'general 3',
    'other 1',
    'cardiology 2',
    'dermatology -1',
  ]);
});

it('without a need the soonest comes first, and an order by price stays one by price', () => {
  expect(namesOf(sortResults(ALL, 'soonest', NO_SUGGESTIONS))[0]).toBe('other 1');
  expect(namesOf(sortResults(ALL, 'price', ITCH))[0]).toBe('other 1');
});

it('says which words put somebody first', () => {
  const [first, second] = sortResults(ALL, 'soonest', ITCH);
  const why = (result: SpecialistOpenings | undefined, place: number) =>
    result && whyThisOrder(result, NO_FILTERS, place, ITCH);
  expect(why(first, 0)).toBe('You wrote “rash” and “itchy”, then by soonest opening');
  expect(why(second, 1)).toBe('By soonest opening');
});
