import { failed, ok } from '@telehealth/contracts';
import type { ReactNode } from 'react';

export const environment = {
  publishableKey: 'pk',
  clerkProxyUrl: '/__clerk',
  backendUrl: '',
  backendKey: 'key',
  idTokenProvider: 'jwt',
  demo: true,
};

/** What the exchange of the identity's token for a session with the backend comes to. */
export const backendOutcome: { now: 'ready' | 'connecting' | 'failed' } = { now: 'ready' };

async function exchange() {
  if (backendOutcome.now === 'connecting') return new Promise(() => undefined);
  return backendOutcome.now === 'ready' ? ok({ userId: 'uuid' }) : failed({ id: 'sync.refused' });
}

/** The module `connection/data-area-store` for a walk: no client, only whether the connection stands. */
export function dataModule() {
  const area = {
    backend: {
      auth: { exchange, prepare: () => undefined, signOut: async () => ok(undefined), onLost: () => () => undefined },
      queries: { clear: () => undefined },
      live: { closeAll: () => undefined },
    },
    module: {
      profileCalls: async () => ({ syncMyProfile: async () => ok(undefined) }),
      BackendProvider: ({ children }: { children: ReactNode }) => children,
    },
  };
  return { loadDataArea: async () => area, knownDataArea: () => null, arrivedDataArea: () => null };
}
