import type { FlagName } from '@telehealth/contracts/settings';
import { callBackend } from '../client/call-backend';
import { usePublicQuery } from '../client/use-backend-query';
import { list, plainAnswer, text } from '../rows/plain-rows';

const FRESH_FOR_MS = 15 * 60_000;

/**
 * Whether this person has an ability that not everybody has yet. Undefined: not known yet. Without an answer they do not have it.
 * @param name of the table of flags; operators give it to people at their desk
 */
export function useFlag(name: FlagName): boolean | undefined {
  const { data, status } = usePublicQuery(({ client }) => ({
    queryKey: ['flags'],
    queryFn: ({ signal }) => callBackend(client.rpc('active_flags').abortSignal(signal), plainAnswer(list(text))),
    staleTime: FRESH_FOR_MS,
  }));
  if (status === 'pending') return undefined;
  return data?.includes(name) ?? false;
}
