import type { Router } from './app';
import type { BootData } from './boot-data';
import { loadEnvironment } from './environment';
import type { Host } from './host-context';
import { reconnect } from './identity/identity';
import { once } from './once';
import { frameRouteId } from './routing/create-routes';
import { holdHistory } from './routing/hold-history';

interface HostParts {
  boot: BootData;
  router: Router;
  loadExtraPages: Host['loadExtraPages'];
  started: Host['started'];
  askSections: Host['askSections'];
  fetchActions: Host['fetchActions'];
}

export function createHost({ boot, router, loadExtraPages, started, askSections, fetchActions }: HostParts): Host {
  const added = new Set<string>();
  return {
    environment: once(() => loadEnvironment(boot.environment)),
    reconnect,
    loadExtraPages,
    started,
    askSections,
    fetchActions,
    addRoutes(frame, routes) {
      const fresh = routes.filter((route) => route.id !== undefined && !added.has(route.id));
      for (const route of fresh) if (route.id !== undefined) added.add(route.id);
      if (fresh.length > 0) router.patchRoutes(frameRouteId(frame), fresh);
    },
    holdHistory: () => holdHistory(router),
  };
}
