import { actingPerson } from '@telehealth/contracts/people';
import { pathTo, type RouteId } from '@telehealth/contracts/routes';
import type { HostServices, Search } from '@telehealth/contracts/shell';
import type { Router } from '../app';

export function createNavigateTo(router: Router): HostServices['navigateTo'] {
  const toPath = pathTo as (id: RouteId, params?: object, search?: Search) => string;
  return (id, params, options) => {
    // Out of the documents of somebody else: home, and whatever begins anew.
    if (actingPerson() !== null && id === 'home') return location.assign(toPath(id));
    void router.navigate(toPath(id, params, options?.search), { replace: options?.replace ?? false });
  };
}
