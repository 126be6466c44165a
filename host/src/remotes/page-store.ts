import { type AppError, isAppError } from '@telehealth/contracts/errors';
import type { SectionName } from '@telehealth/contracts/routes';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Page } from './load-page';

export type PageState = { status: 'loading' } | { status: 'ready'; page: Page } | { status: 'failed'; error: AppError };

const LOADING: PageState = { status: 'loading' };

/** Caches loaded pages. A loaded page is returned synchronously, so that the first render matches prerendered HTML. */
export interface PageStore {
  get(remote: SectionName, page: string): PageState;
  /** Loads a page unless it is loaded or loading; after a failure it retries. */
  request(remote: SectionName, page: string): Promise<PageState>;
  put(remote: SectionName, page: string, component: Page): void;
  /** Forgets a section's loaded pages: they are loaded anew, of the build that is live by now. */
  drop(remote: SectionName): void;
  subscribe(listener: () => void): () => void;
}

export function createPageStore(load: (remote: SectionName, page: string) => Promise<Page>): PageStore {
  const states = new Map<string, PageState>();
  const pending = new Map<string, Promise<PageState>>();
  const listeners = new Set<() => void>();
  const set = (key: string, state: PageState) => {
    states.set(key, state);
    for (const listener of listeners) listener();
    return state;
  };
  return {
    get: (remote, page) => states.get(`${remote} ${page}`) ?? LOADING,
    request(remote, page) {
      const key = `${remote} ${page}`;
      const state = states.get(key);
      if (state?.status === 'ready') return Promise.resolve(state);
      const known = pending.get(key);
      if (known !== undefined) return known;
      if (state !== undefined) set(key, LOADING);
      // What was dropped meanwhile is told to who asked for it, and kept for nobody.
      const keep = (result: PageState) => {
        if (pending.get(key) !== work) return result;
        pending.delete(key);
        return set(key, result);
      };
      const work: Promise<PageState> = load(remote, page).then(
        (component) => keep({ status: 'ready', page: component }),
        (cause: unknown) => keep({ status: 'failed', error: toError(cause) }),
      );
      pending.set(key, work);
      return work;
    },
    put: (remote, page, component) => void set(`${remote} ${page}`, { status: 'ready', page: component }),
    drop(remote) {
      for (const key of pending.keys()) if (key.startsWith(`${remote} `)) pending.delete(key);
      for (const [key, { status }] of states) if (status === 'ready' && key.startsWith(`${remote} `)) set(key, LOADING);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toError(cause: unknown): AppError {
  return isAppError(cause) ? cause : { id: 'remote.unavailable', cause };
}

export const PageStoreContext = createContext<PageStore | null>(null);

export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (store === null) throw new Error('PageStoreContext is missing');
  return store;
}

/** The state of a page; requests it on first use. */
export function usePage(remote: SectionName, page: string): PageState {
  const store = usePageStore();
  const read = () => store.get(remote, page);
  const state = useSyncExternalStore(store.subscribe, read, read);
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (isLoading) void store.request(remote, page);
  }, [store, remote, page, isLoading]);
  return state;
}
