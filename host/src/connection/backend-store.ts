import type { Backend } from '@telehealth/data/client/backend';
import type { Environment } from '../environment';
import { dataGuard } from './data-guard';

/** The chunk that can talk to the backend, with the one backend of this page. */
export interface DataArea {
  backend: Backend;
  module: typeof import('./data-area');
}

let area: Promise<DataArea> | null = null;
let arrived: DataArea | null = null;

/** Loads the data chunk and makes the backend, once; a failed load may be tried again. */
export function loadDataArea(environment: () => Promise<Environment>): Promise<DataArea> {
  area ??= Promise.all([environment(), import(/* webpackChunkName: "data" */ './data-area')])
    .then(([settings, module]) => {
      const backend = module.createBackend({
        url: settings.backendUrl || location.origin,
        key: settings.backendKey,
        guard: dataGuard,
      });
      arrived = { module, backend };
      return arrived;
    })
    .catch((cause: unknown) => {
      area = null;
      throw cause;
    });
  return area;
}

/** The data area if it was loaded; does not load it. */
export function knownDataArea(): Promise<DataArea> | null {
  return area;
}

/** The data area if it has arrived: what needs it can be drawn at once. */
export function arrivedDataArea(): DataArea | null {
  return arrived;
}
