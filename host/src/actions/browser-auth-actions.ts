import type { AuthActions, HostServices } from '@telehealth/contracts';
import { viewerTimeZone } from '@telehealth/contracts';
import { loadDataArea, renewDataSession } from '../connection/connection';
import type { Host } from '../host-context';
import { forgetPerson, whenClerk } from '../identity/identity';
import { leaving } from '../lock/lock';
import { createAuthActions, fetchDemoTicket } from './auth-actions';

/** What the host has for the auth actions. */
export interface Around {
  host: Host;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
}

/** The auth actions in the browser. */
export function createBrowserAuthActions({ host, notify, navigateTo }: Around): AuthActions {
  return createAuthActions({
    clerk: whenClerk,
    data: async () => {
      const { backend, module } = await loadDataArea(host.environment);
      return { backend, module: await module.profileCalls() };
    },
    reconnect: host.reconnect,
    renew: renewDataSession,
    notify,
    navigateTo,
    forgetPerson,
    leaving,
    fetchDemoTicket,
    isOnline: () => navigator.onLine,
    origin: location.origin,
    timeZone: viewerTimeZone,
  });
}
