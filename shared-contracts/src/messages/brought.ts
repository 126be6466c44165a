import type { MessageArea, MessageEntry } from './message-entry';

/**
 * The sentences that were brought, by id. What says a message knows its id alone: pages bring the sentences. Each build has its own,
 * because a section may say newer ones than the host.
 */
const brought: Record<string, MessageEntry> = {};
const rest = { fetch: async (): Promise<unknown> => undefined };

/** Takes in sentences. */
export function bringWords(area: MessageArea): void {
  Object.assign(brought, area);
}

/** Says where the rest of them is fetched from, once one of it is asked for. @returns what fetches it */
export function bringLater<Rest>(fetch: () => Promise<Rest>): () => Promise<Rest> {
  rest.fetch = fetch;
  return fetch;
}

export const broughtWords = (id: string): MessageEntry | undefined =>
  Object.hasOwn(brought, id) ? brought[id] : undefined;

export const fetchRest = (): Promise<unknown> => rest.fetch();
