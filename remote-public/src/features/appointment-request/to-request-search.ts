import { toFilters, toSearch } from '../../search-address/search-filters';

export function toRequestSearch(form: FormData): Record<string, string | undefined> {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') query.set(name, value);
  return toSearch(toFilters(query));
}
