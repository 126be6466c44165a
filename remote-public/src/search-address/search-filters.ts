import { CONSULTATION_MODES, type ConsultationMode } from '@telehealth/contracts/booking';
import {
  GENDERS,
  type Gender,
  PROVINCES,
  type Province,
  SPECIALTIES,
  type Specialty,
} from '@telehealth/contracts/people';

const DAY_CHOICES = ['soon', 'today', 'day'] as const;
/** `soon`: any of the next fourteen days; `day`: the date in `day`. */
export type DayChoice = (typeof DAY_CHOICES)[number];
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
/** Morning from 5:00, afternoon from 12:00, evening from 17:00, in the viewer's zone. */
export type DayPart = (typeof DAY_PARTS)[number];
const VIEWS = ['list', 'map'] as const;
/** `map`: specialists free today, by province. */
export type View = (typeof VIEWS)[number];
const SORTS = ['soonest', 'price', 'experience'] as const;
export type Sort = (typeof SORTS)[number];

/** The search filters. They are in the URL, so they never contain anything about health. */
export interface SearchFilters {
  specialty: Specialty | '';
  language: string;
  /** In whole units of the currency, for the whole visit; empty for any price. */
  maxPrice: string;
  insurance: boolean;
  mode: ConsultationMode | '';
  gender: Gender | '';
  province: Province | '';
  when: DayChoice;
  /** ISO `yyyy-mm-dd` in the viewer's zone; only with `when: 'day'`. */
  day: string;
  part: DayPart | '';
  sort: Sort;
  view: View;
  /** The visit is for a related person. */
  forOther: boolean;
}

export const NO_FILTERS: SearchFilters = {
  specialty: '',
  language: '',
  maxPrice: '',
  insurance: false,
  mode: '',
  gender: '',
  province: '',
  when: 'soon',
  day: '',
  part: '',
  sort: 'soonest',
  view: 'list',
  forOther: false,
};

/** Parses an untrusted URL and ignores invalid values. */
export function toFilters(query: URLSearchParams): SearchFilters {
  const maxPrice = query.get('maxPrice') ?? '';
  const day = query.get('day') ?? '';
  const when = oneOf(DAY_CHOICES, query.get('when')) ?? 'soon';
  const hasDay = isDay(day);
  return {
    specialty: oneOf(SPECIALTIES, query.get('specialty')) ?? '',
    language: toLanguage(query.get('language') ?? ''),
    maxPrice: /^[1-9]\d{0,5}$/.test(maxPrice) ? maxPrice : '',
    insurance: query.get('insurance') === '1',
    mode: oneOf(CONSULTATION_MODES, query.get('mode')) ?? '',
    gender: oneOf(GENDERS, query.get('gender')) ?? '',
    province: oneOf(PROVINCES, query.get('province')) ?? '',
    when: when === 'day' && !hasDay ? 'soon' : when,
    day: when === 'day' && hasDay ? day : '',
    part: oneOf(DAY_PARTS, query.get('part')) ?? '',
    sort: oneOf(SORTS, query.get('sort')) ?? 'soonest',
    view: oneOf(VIEWS, query.get('view')) ?? 'list',
    forOther: query.get('for') === 'other',
  };
}

/** The shortest query that means the same. */
export function toSearch(filters: SearchFilters): Record<string, string | undefined> {
  return {
    specialty: filters.specialty || undefined,
    language: filters.language || undefined,
    maxPrice: filters.maxPrice || undefined,
    insurance: filters.insurance ? '1' : undefined,
    mode: filters.mode || undefined,
    gender: filters.gender || undefined,
    province: filters.province || undefined,
    when: filters.when === 'soon' ? undefined : filters.when,
    day: filters.when === 'day' ? filters.day || undefined : undefined,
    part: filters.part || undefined,
    sort: filters.sort === 'soonest' ? undefined : filters.sort,
    view: filters.view === 'list' ? undefined : filters.view,
    for: filters.forOther ? 'other' : undefined,
  };
}

/** Rejects invalid dates: browsers read 31 February as a day in March. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Languages are free text; text that cannot be a language's name is ignored. */
function toLanguage(text: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N} ().,'’-]{0,39}$/u.test(text) ? text : '';
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}
