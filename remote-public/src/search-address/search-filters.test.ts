import { describe, expect, it } from 'vitest';
import { NO_FILTERS, toFilters, toSearch } from './search-filters';

const read = (query: string) => toFilters(new URLSearchParams(query));

describe('the address of a search', () => {
  it('says nothing when nothing is narrowed', () => {
    expect(Object.values(toSearch(NO_FILTERS)).filter((value) => value !== undefined)).toEqual([]);
    expect(read('')).toEqual(NO_FILTERS);
  });

  it('comes back as it was written', () => {
    const filters = {
      specialty: 'cardiology',
      language: 'isiZulu',
      maxPrice: '60',
      insurance: true,
      mode: 'video',
      gender: 'female',
      province: 'KZN',
      when: 'day',
      day: '2026-12-01',
      part: 'evening',
      sort: 'price',
      view: 'map',
      forOther: true,
    } as const;
    const written = Object.entries(toSearch(filters)).filter((pair): pair is [string, string] => pair[1] !== undefined);
    expect(toFilters(new URLSearchParams(written))).toEqual(filters);
  });

  it.each([
    ['specialty=palmistry', 'specialty', ''],
    ['maxPrice=-3', 'maxPrice', ''],
    ['maxPrice=1e9', 'maxPrice', ''],
    ['mode=telepathy', 'mode', ''],
    ['gender=robot', 'gender', ''],
    ['province=TX', 'province', ''],
    ['part=night', 'part', ''],
    ['view=globe', 'view', 'list'],
    ['for=me', 'forOther', false],
    ['insurance=yes', 'insurance', false],
    ['when=day', 'when', 'soon'],
    ['when=day&day=2026-13-45', 'when', 'soon'],
    ['when=day&day=2026-02-31', 'when', 'soon'],
    ['when=day&day=2027-02-29', 'when', 'soon'],
    ['day=2026-12-01', 'day', ''],
    ['language=%F0%9F%98%80%E2%80%AE', 'language', ''],
    [`language=${'%F0%9F%98%80x'.repeat(30)}`, 'language', ''],
    ['language=%00', 'language', ''],
    ['sort=paid', 'sort', 'soonest'],
  ] as const)('ignores %s', (query, key, expected) => {
    expect(read(query)[key]).toBe(expected);
  });

  it('takes a language as a specialist may have written it', () => {
    for (const language of ['isiZulu', 'Français', 'Português (Brasil)', 'हिन्दी', 'South African Sign Language'])
      expect(toFilters(new URLSearchParams({ language })).language).toBe(language);
  });
});
