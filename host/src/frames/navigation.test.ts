import { type RouteId, rowOf } from '@telehealth/contracts/routes';
import { expect, it } from 'vitest';
import { navigationOf } from './navigation';

it('orders menus and keeps them apart', () => {
  for (const menu of ['site', 'patient', 'specialist', 'desk'] as const) {
    const items = navigationOf(menu);
    expect(items.length).toBeGreaterThan(3);
    expect(items.map((item) => item.order)).toEqual(items.map((_, place) => place + 1));
    if (menu !== 'site') expect(items.every(({ id }) => rowOf(id as RouteId).frame === 'workspace')).toBe(true);
  }
});
