import { type HostServices, pathTo, type RouteId, type Search } from '@telehealth/contracts';
import type { Router } from '../app';

/** Going somewhere by the name of a route. */
export function createNavigateTo(router: Router): HostServices['navigateTo'] {
  const toPath = pathTo as (id: RouteId, params?: object, search?: Search) => string;
  return (id, params, options) => {
    void router.navigate(toPath(id, params, options?.search), { replace: options?.replace ?? false });
  };
}
