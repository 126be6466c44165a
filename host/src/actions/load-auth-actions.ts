import type { AuthActions, HostServices } from '@telehealth/contracts';
import { viewerTimeZone } from '@telehealth/contracts';
import { loadDataArea } from '../connection/backend-store';
import { reconnect } from '../connection/reconnect';
import type { Host } from '../host-context';

interface Surroundings {
  host: Host;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
}

let actions: Promise<AuthActions> | null = null;

/** Loads the code of the auth actions, once; a failed load may be tried again. */
export function loadAuthActions({ host, notify, navigateTo }: Surroundings): Promise<AuthActions> {
  actions ??= Promise.all([
    import('./auth-actions'),
    import('../identity/clerk-handle'),
    import('../identity/forget-person'),
    import('../lock/leaving'),
  ])
    .then(([{ createAuthActions, fetchDemoTicket }, { whenClerk }, { forgetPerson }, { leaving }]) =>
      createAuthActions({
        clerk: whenClerk,
        data: () => loadDataArea(host.environment),
        reconnect,
        notify,
        navigateTo,
        forgetPerson,
        leaving,
        fetchDemoTicket,
        isOnline: () => navigator.onLine,
        origin: location.origin,
        timeZone: viewerTimeZone,
      }),
    )
    .catch((cause: unknown) => {
      actions = null;
      throw cause;
    });
  return actions;
}
