import type { RouteObject } from '@telehealth/contracts/router';
import type { Frame, SectionName } from '@telehealth/contracts/routes';
import type { ExtraPage } from '@telehealth/contracts/shell';
import { createContext, useContext } from 'react';
import type { Environment } from './environment';
import type { ManifestLoader } from './remotes/load-manifest';

/** Dependencies between parts of the host; remotes never see it. */
export interface Host {
  environment(): Promise<Environment>;
  /** Action of "Try again" on pages without data: reconnects the backend, or asks Clerk again. */
  reconnect(): void;
  /** Fetches the code of the auth actions, which their first call would wait for. */
  fetchActions(): Promise<unknown>;
  loadExtraPages(remote: SectionName): Promise<readonly ExtraPage[]>;
  /** Reads the registry for the sections that it names. */
  askSections(): Promise<void>;
  /** The sections that this page started, or starts. */
  started: ManifestLoader['started'];
  addRoutes(frame: Frame, routes: RouteObject[]): void;
  /** Blocks history navigation (back, forward). @returns a function that stops it */
  holdHistory(): () => void;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('HostContext is missing');
  return host;
}
