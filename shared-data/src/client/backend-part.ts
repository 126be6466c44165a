import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { useBackend } from './use-backend';

/** A part that asks the backend on a page whose row says `backend: false`. @throws where no backend has arrived yet */
export function BackendPart({ children }: { children: ReactNode }): ReactNode {
  const { queries } = useBackend();
  return createElement(QueryClientProvider, { client: queries }, children);
}
