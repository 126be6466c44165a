import { createContext, useContext } from 'react';
import type { HostServices } from '../shell/host-services';

/** Carries the host's services to remotes; provided once, around the whole application. */
export const HostServicesContext = createContext<HostServices | null>(null);

/** The host's services. @throws when called outside the host */
export function useHostServices(): HostServices {
  const services = useContext(HostServicesContext);
  if (services === null) throw new Error('HostServicesContext is missing');
  return services;
}
