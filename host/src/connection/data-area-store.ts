import type { Backend } from '@telehealth/data/client/backend';
import { createStore } from 'zustand/vanilla';
import type { Environment } from '../environment';

/** The chunk that can talk to the backend, with the one backend of this page. */
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

/** Loads the data chunk and makes the backend, once; a failed load may be tried again. */
export function loadDataArea(environment: () => Promise<Environment>): Promise<DataArea> {
  const area = store.getState().area ?? load(environment);
  store.setState({ area });
  return area;
}

/** The data area if it was loaded; does not load it. */
export const knownDataArea = (): Promise<DataArea> | null => store.getState().area;

/** The data area if it has arrived: what needs it can be drawn at once. */
export const arrivedDataArea = (): DataArea | null => store.getState().arrived;
