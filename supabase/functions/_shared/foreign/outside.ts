import { lookup } from 'node:dns/promises';
import type { Outside } from './fetch-foreign.ts';

/** The internet, as the platform reaches it. */
export const internet: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  fetch: (request) => fetch(request),
};
