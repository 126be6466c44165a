// @vitest-environment jsdom
import { CONTRACT_VERSION, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { expect, it } from 'vitest';
import { manifest } from './manifest';

const rows: readonly RouteRow[] = ROUTE_TABLE;
const pages = rows.filter(({ owner, later }) => owner === 'specialist' && later !== true).map(({ page }) => page);

it('has every page of its rows, each with a component', async () => {
  expect(Object.keys(manifest.pages).sort()).toEqual([...new Set(pages)].sort());
  for (const load of Object.values(manifest.pages)) expect((await load()).default).toBeTypeOf('function');
});

it('says which contract it was built against', () => {
  expect(manifest).toMatchObject({ contractVersion: CONTRACT_VERSION, remote: 'specialist' });
});
