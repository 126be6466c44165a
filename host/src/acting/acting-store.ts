import { createStore } from 'zustand/vanilla';

/** What the right to act for this document's person closes: ids of routes that no menu shows. */
export const actingStore = createStore<{ hides: readonly string[] }>()(() => ({ hides: [] }));
