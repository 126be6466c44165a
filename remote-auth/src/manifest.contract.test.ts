import { CONTRACT_VERSION, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { expect, it, vi } from 'vitest';
import { manifest } from './manifest';

vi.mock('@clerk/react', async () => (await import('./testing/fake-clerk')).clerkModule());

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

it('has exactly the pages of its rows, each with a component', async () => {
  const needed = new Set(ROWS.filter((row) => row.owner === 'auth').map((row) => row.page));
  expect(new Set(Object.keys(manifest.pages))).toEqual(needed);
  for (const load of Object.values(manifest.pages)) expect(typeof (await load()).default).toBe('function');
  expect(manifest.contractVersion).toBe(CONTRACT_VERSION);
});
