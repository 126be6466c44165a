// @vitest-environment jsdom
import { createBackend } from '@telehealth/data/client/create-backend';
import { openSlots } from '@telehealth/data/slots/slot.queries';
import { afterEach, expect, it, vi } from 'vitest';
import { toSearchRequest } from '../features/specialist-search/search-request';
import { toFilters } from '../search-address/search-filters';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the client of the page takes the answer to what its address asks, and sends nothing itself', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:15:30Z'), toFake: ['Date'] });
  const network = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', network);
  history.replaceState(null, '', '/find-specialist?mode=video&when=day&day=2026-11-23&part=morning');
  const script = document.createElement('script');
  Object.assign(script.dataset, { url: 'https://data.example', key: 'publishable' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./find-specialist');
  expect(network).toHaveBeenCalledTimes(1);

  const backend = createBackend({ url: 'https://data.example', key: 'publishable' });
  const asked = toSearchRequest(toFilters(new URLSearchParams(location.search)), new Date());
  const { queryFn } = openSlots(backend, asked?.filters ?? {}, asked?.span);
  expect(await queryFn({ signal: new AbortController().signal })).toEqual([]);
  expect(network).toHaveBeenCalledTimes(1);
});
