import type { Backend } from '@telehealth/data/client/backend';
import { createStore } from 'zustand/vanilla';
import type { Environment } from '../environment';

/** The chunk with the backend client, and this page's one backend. */
export interface DataArea {
  backend: Backend;
  module: typeof import('./data-area');
}

interface DataAreaState {
  area: Promise<DataArea> | null;
  arrived: DataArea | null;
}
const store = createStore<DataAreaState>()(() => ({ area: null, arrived: null }));

async function load(environment: () => Promise<Environment>): Promise<DataArea> {
  try {
    const [settings, module] = await Promise.all([environment(), import(/* webpackChunkName: "data" */ './data-area')]);
    const backend = module.createBackend({
      url: settings.backendUrl || location.origin,
      key: settings.backendKey,
      guard: module.dataGuard,
    });
    const arrived = { module, backend };
    store.setState({ arrived });
    return arrived;
  } catch (cause) {
    store.setState({ area: null });
    throw cause;
  }
}

/** Loads the data chunk and creates the backend, once; a failed load can be retried. */
export function loadDataArea(environment: () => Promise<Environment>): Promise<DataArea> {
  const area = store.getState().area ?? load(environment);
  store.setState({ area });
  return area;
}

/** The data area if its load was requested; does not load it. */
export const knownDataArea = (): Promise<DataArea> | null => store.getState().area;

/** The data area if it is loaded, so that what needs it can render at once. */
export const arrivedDataArea = (): DataArea | null => store.getState().arrived;
