import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPublicFacts, toPublicFacts } from './public-facts';

const FACTS = {
  specialists: 14,
  languages: 11,
  openToday: 3,
  soonest: [
    {
      at: '2026-11-22T12:20:00+00:00',
      specialistId: 's',
      visitTypeId: 'v',
      name: 'Naledi',
      specialty: 'general',
      languages: ['isiZulu'],
      portraitAt: null as string | null,
    },
  ],
  prices: [{ specialty: 'general', minutes: 30, amountMinor: 0, currency: 'USD' }],
};
const ADDRESS = { url: 'https://data.example', key: 'public-key' };

afterEach(() => vi.unstubAllGlobals());

describe('the numbers of the landing page', () => {
  it('are read from the answer', () => {
    expect(toPublicFacts(FACTS)).toEqual({
      ...FACTS,
      soonest: [{ ...FACTS.soonest[0], at: new Date('2026-11-22T12:20:00Z') }],
      prices: [{ specialty: 'general', minutes: 30, price: { amountMinor: 0, currency: 'USD' } }],
    });
    const portraitAt = '2026-11-01T00:00:00Z';
    const [pictured] = toPublicFacts({ ...FACTS, soonest: [{ ...FACTS.soonest[0], portraitAt }] }).soonest;
    expect(pictured?.portraitAt).toEqual(new Date(portraitAt));
    expect(toPublicFacts({ ...FACTS, soonest: [] }).soonest).toEqual([]);
  });

  it.each([
    null,
    'facts',
    { ...FACTS, specialists: '14' },
    { ...FACTS, prices: {} },
    { ...FACTS, soonest: [{ ...FACTS.soonest[0], at: 'soon' }] },
    { ...FACTS, soonest: [{ ...FACTS.soonest[0], specialty: 'palmistry' }] },
    { ...FACTS, soonest: ['nobody'] },
    { ...FACTS, soonest: null },
    { ...FACTS, prices: [{ ...FACTS.prices[0], specialty: 'palmistry' }] },
  ])('are none when the answer has another shape (%#)', (data) => {
    expect(() => toPublicFacts(data)).toThrow(expect.objectContaining({ id: 'data.unreadable' }));
  });

  it('are asked for by one request that says who nobody is', async () => {
    const fetching = vi.fn(async () => new Response(JSON.stringify(FACTS)));
    vi.stubGlobal('fetch', fetching);
    expect((await fetchPublicFacts(ADDRESS, 'Africa/Johannesburg')).specialists).toBe(14);
    expect(fetching).toHaveBeenCalledExactlyOnceWith('https://data.example/rest/v1/rpc/public_facts', {
      method: 'POST',
      headers: { apikey: 'public-key', 'content-type': 'application/json' },
      body: '{"p_time_zone":"Africa/Johannesburg"}',
      signal: expect.any(AbortSignal),
    });
  });

  it.each([
    ['data.offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['data.failed', async () => new Response('{}', { status: 503 })],
    ['data.unreadable', async () => new Response('<html>')],
  ])('fail as %s', async (id, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(fetchPublicFacts(ADDRESS, 'UTC')).rejects.toMatchObject({ id });
  });
});
