import type { ExtraPage, Frame, RemoteName } from '@telehealth/contracts';
import type { RouteObject } from '@telehealth/contracts/router';
import { createContext, useContext } from 'react';
import type { Environment } from './environment';

/** What parts of the host need of each other; remotes never see it. */
export interface Host {
  environment(): Promise<Environment>;
  /** Behind "Try again" on pages that could not ask for their data: connects the backend anew, or asks again who is here. */
  reconnect(): void;
  loadExtraPages(remote: RemoteName): Promise<readonly ExtraPage[]>;
  /** Adds pages to a frame; those it already has are left alone. */
  addRoutes(frame: Frame, routes: RouteObject[]): void;
  /** Undoes steps through the history (back, forward) as long as it is not called off. @returns calls it off */
  holdHistory(): () => void;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('HostContext is missing');
  return host;
}
