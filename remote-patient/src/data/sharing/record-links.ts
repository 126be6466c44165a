import { hashPasscode, newPasscodeSalt } from '@telehealth/contracts/chart';
import type { Backend, WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { newSecret } from '@telehealth/data/client/new-secret';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { useLiveRefresh } from '@telehealth/data/client/use-live-refresh';
import { instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** A shared link to a part of one's own record. */
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

/** Refreshes the list: each opening of a link arrives as a message. */
export function useRecordLinksLive(): void {
  useLiveRefresh((userId: string) => `access:${userId}`, 'chart_opened', [recordLinkKeys.all]);
}

export interface NewRecordLink {
  /** Encrypted; the key stays with the caller. */
  file: string;
  label: string;
  parts: readonly string[];
  until: Date;
  /** Null: unlimited. */
  mostUses: number | null;
  passcode: string | null;
}

/** Creates a link and returns its address; the server gets only hashes of its secret and passcode. */
export const useShareRecord = (): BackendMutation<NewRecordLink, string> =>
  useBackendMutation(async ({ client, address }: Pick<Backend, 'client' | 'address'>, link: NewRecordLink) => {
    const { secret, hash } = await newSecret();
    const salt = newPasscodeSalt();
    const lock = link.passcode === null ? null : { salt, hash: await hashPasscode(link.passcode, salt) };
    await callBackend(
      client.rpc('share_record', {
        p_token_hash: hash,
        p_label: link.label,
        p_parts: [...link.parts],
        p_file: link.file,
        p_until: link.until.toISOString(),
        ...(link.mostUses !== null && { p_most_uses: link.mostUses }),
        ...(lock !== null && { p_passcode: lock }),
      }),
      recordLink,
    );
    return new URL(`functions/v1/shared-record/${secret}`, withSlash(address?.url ?? location.origin)).href;
  }, STALE);
const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

export const useEndRecordLink = (): BackendMutation<{ id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('end_record_link', { p_id: id }), acknowledged),
    STALE,
  );
