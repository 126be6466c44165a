import { QueryClientProvider } from '@tanstack/react-query';
import { BackendContext } from '@telehealth/contracts/session';
import { type ReactNode, useMemo } from 'react';
import type { Backend, BackendHandle } from './backend';

/**
 * Provides the backend to pages. The host renders it around every page whose route row says `backend: true`.
 * @param reconnect the action of "Try again" after the token exchange failed
 */
export function BackendProvider(props: { backend: Backend; reconnect: () => void; children: ReactNode }) {
  const { backend, reconnect } = props;
  const handle = useMemo<BackendHandle>(() => ({ ...backend, reconnect }), [backend, reconnect]);
  return (
    <BackendContext value={handle}>
      <QueryClientProvider client={backend.queries}>{props.children}</QueryClientProvider>
    </BackendContext>
  );
}
