import { hostBuildOf } from '@telehealth/contracts/reports';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import { deskKeys } from './desk.queries';
import {
  type FrequentProblem,
  frequentProblem,
  liveRegistry,
  type ReleaseHealth,
  releaseHealth,
} from './releases.schema';

/** What is known of the sections' releases. */
export interface Releases {
  health: ReleaseHealth[];
  problems: FrequentProblem[];
  /** The live build of each section; null: the registry did not answer. */
  live: Readonly<Record<string, string>> | null;
}

/** The counts do not wait longer for it. */
const LIVE_TIMEOUT_MS = 5_000;

/** The live builds by the registry, the host's by this page. */
async function readLive(): Promise<Releases['live']> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(LIVE_TIMEOUT_MS) });
    const { remotes } = liveRegistry.parse(await response.json());
    const host = hostBuildOf(document);
    const versions = Object.entries(remotes).map(([section, { version }]) => [section, version]);
    return { ...(host !== null && { host }), ...Object.fromEntries(versions) };
  } catch {
    return null;
  }
}

/** Health of each section's releases, refetched each minute. */
export const useReleases = (): BackendQuery<Releases> =>
  useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('releases', userId),
      queryFn: async ({ signal }) => {
        const [health, problems, live] = await Promise.all([
          callBackend(client.rpc('release_health').abortSignal(signal), z.array(releaseHealth)),
          callBackend(client.rpc('frequent_problems').abortSignal(signal), z.array(frequentProblem)),
          readLive(),
        ]);
        return { health, problems, live };
      },
    }),
    { pollMs: 60_000 },
  );
