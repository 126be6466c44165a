import { hashPasscode, newPasscodeSalt } from '@telehealth/contracts';
import { z } from 'zod';
import type { Backend, WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { newSecret } from '../client/new-secret';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { instant, uuid, whole } from '../rows/row-values';

/** A link to a part of one's own record, as its patient sees it. */
export const recordLink = z.object({
  id: uuid,
  label: z.string(),
  parts: z.array(z.string()),
  hasPasscode: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  mostUses: whole.nullable(),
  uses: whole,
  wrongTries: whole,
  lastOpenedAt: instant.nullable(),
  state: z.enum(['live', 'revoked', 'expired', 'used_up', 'locked', 'closed']),
  endedAt: instant.nullable(),
});
export type RecordLink = z.output<typeof recordLink>;

export const recordLinkKeys = { all: ['record links'] as const };
const STALE = { invalidates: [recordLinkKeys.all] };

export function myRecordLinks({ client }: WithClient, userId: string): BackendQueryOptions<RecordLink[]> {
  return {
    queryKey: [...recordLinkKeys.all, userId],
    queryFn: ({ signal }) => callBackend(client.rpc('my_record_links').abortSignal(signal), z.array(recordLink)),
  };
}
export const useMyRecordLinks = (): BackendQuery<RecordLink[]> => useBackendQuery(myRecordLinks);

/** Keeps the list fresh: whoever opens a link is told of at once. */
export function useRecordLinksLive(): void {
  useLiveRefresh((userId: string) => `access:${userId}`, 'chart_opened', [recordLinkKeys.all]);
}

export interface NewRecordLink {
  /** Encrypted; its key stays with the caller. */
  file: string;
  label: string;
  parts: readonly string[];
  until: Date;
  /** Null: as often as one likes. */
  mostUses: number | null;
  /** Null: none is asked for. */
  passcode: string | null;
}

/** Makes a link and gives the address its files are asked of; its secret and the passcode are sent as hashes only. */
export const useShareRecord = (): BackendMutation<NewRecordLink, string> =>
  useBackendMutation(async ({ client, address }: Pick<Backend, 'client' | 'address'>, link: NewRecordLink) => {
    const { secret, hash } = await newSecret();
    const salt = newPasscodeSalt();
    const lock = link.passcode === null ? null : { salt, hash: await hashPasscode(link.passcode, salt) };
    await callBackend(
      client.rpc('share_record', {
        ...{ p_token_hash: hash, p_label: link.label, p_parts: [...link.parts], p_file: link.file },
        p_until: link.until.toISOString(),
        ...(link.mostUses !== null && { p_most_uses: link.mostUses }),
        ...(lock !== null && { p_passcode: lock }),
      }),
      recordLink,
    );
    return new URL(`functions/v1/shared-record/${secret}`, withSlash(address?.url ?? location.origin)).href;
  }, STALE);
const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The link opens nothing from now on. */
export const useEndRecordLink = (): BackendMutation<{ id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('end_record_link', { p_id: id }), acknowledged),
    STALE,
  );
