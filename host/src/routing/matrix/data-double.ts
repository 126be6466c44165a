import { failed, ok } from '@telehealth/contracts/errors';
import type { ReactNode } from 'react';

export const environment = {
  publishableKey: 'pk',
  clerkProxyUrl: '/__clerk',
  backendUrl: '',
  backendKey: 'key',
  idTokenProvider: 'jwt',
  demo: true,
};

/** Outcome of the token exchange with the backend. */
export const backendOutcome: { now: 'ready' | 'connecting' | 'failed' } = { now: 'ready' };

async function exchange() {
  if (backendOutcome.now === 'connecting') return new Promise(() => undefined);
  return backendOutcome.now === 'ready' ? ok({ userId: 'uuid' }) : failed({ id: 'sync.refused' });
}

/** Fake of `connection/data-area-store`: no client, only the connection's state. */
export function dataModule() {
  const area = {
    backend: {
      auth: { exchange, prepare: () => undefined, signOut: async () => ok(undefined), onLost: () => () => undefined },
      queries: { clear: () => undefined },
      live: { closeAll: () => undefined },
    },
    module: {
      profileCalls: async () => ({ syncMyProfile: async () => ok(undefined) }),
      PageProvider: ({ children }: { children: ReactNode }) => children,
      BackendProvider: ({ children }: { children: ReactNode }) => children,
    },
  };
  return { loadDataArea: async () => area, knownDataArea: () => null, arrivedDataArea: () => null };
}
