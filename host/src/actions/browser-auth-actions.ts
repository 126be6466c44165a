import '@telehealth/contracts/words';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { AuthActions } from '@telehealth/contracts/identity';
import type { HostServices } from '@telehealth/contracts/shell';
import { loadDataArea, renewDataSession } from '../connection/connection';
import type { Host } from '../host-context';
import { forgetPerson, whenClerk } from '../identity/identity';
import { leaving } from '../lock/lock';
import { stopPushes } from '../notifications/stop-pushes';
import { createAuthActions, fetchDemoTicket } from './auth-actions';

export interface Around {
  host: Host;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
}

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
    stopPushes,
    leaving,
    fetchDemoTicket,
    isOnline: () => navigator.onLine,
    origin: location.origin,
    timeZone: viewerTimeZone,
  });
}
