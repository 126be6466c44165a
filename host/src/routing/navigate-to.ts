import { pathTo, type RouteId } from '@telehealth/contracts/routes';
import type { HostServices, Search } from '@telehealth/contracts/shell';
import type { Router } from '../app';

export function createNavigateTo(router: Router): HostServices['navigateTo'] {
  const toPath = pathTo as (id: RouteId, params?: object, search?: Search) => string;
  return (id, params, options) => {
    void router.navigate(toPath(id, params, options?.search), { replace: options?.replace ?? false });
  };
}
