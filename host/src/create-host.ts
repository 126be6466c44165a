import type { ExtraPage, RemoteName } from '@telehealth/contracts';
import type { Router } from './app';
import type { BootData } from './boot-data';
import { type Environment, loadEnvironment } from './environment';
import type { Host } from './host-context';
import { frameRouteId } from './routing/create-routes';
import { holdHistory } from './routing/hold-history';

interface HostParts {
  boot: BootData;
  router: Router;
  loadExtraPages(remote: RemoteName): Promise<readonly ExtraPage[]>;
}

/** Puts together what the host's own parts need of each other. */
export function createHost({ boot, router, loadExtraPages }: HostParts): Host {
  let environment: Promise<Environment> | null = null;
  const added = new Set<string>();
  return {
    environment() {
      environment ??= loadEnvironment(boot.environment).catch((cause: unknown) => {
        environment = null;
        throw cause;
      });
      return environment;
    },
    loadExtraPages,
    addRoutes(frame, routes) {
      const fresh = routes.filter((route) => route.id !== undefined && !added.has(route.id));
      for (const route of fresh) if (route.id !== undefined) added.add(route.id);
      if (fresh.length > 0) router.patchRoutes(frameRouteId(frame), fresh);
    },
    holdHistory: () => holdHistory(router),
  };
}
