import { afterEach, expect, it, vi } from 'vitest';
import { createBackend } from './create-backend';

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of people in the cache of the browser', async () => {
  const asked = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => Response.json([]));
  vi.stubGlobal('fetch', asked);
  // Node 20 has none; nothing is opened here.
  vi.stubGlobal('WebSocket', class {});
  const { client } = createBackend({ url: 'https://backend.example', key: 'sb_publishable_x' });
  await client.from('profiles').select('id');
  await client.rpc('my_appointments');
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store']);
});
