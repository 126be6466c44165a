import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { callFunction } from '@telehealth/data/client/call-function';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type Dispensing, dispensing } from '@telehealth/data/papers/paper.schema';
import { z } from 'zod';
import { type CheckedCode, checkedCode } from './checked-code.schema';

/**
 * Verifies a code, or the hash of what was signed in a file; needs no account. A mutation and not a query, so that neither code nor answer is cached. Fails with
 * `data.busy` after thirty calls a minute.
 */
export function useCheckCode(): BackendMutation<{ code: string }, CheckedCode> {
  return useBackendMutation(
    ({ client }: WithClient, { code }: { code: string }) =>
      callBackend(client.rpc('verify_code', { p_code: code }), checkedCode),
    { invalidates: [] },
  );
}

type Bytes = Uint8Array<ArrayBuffer>;
/** Base64 as bytes. */
const bytes = z.base64().transform((text): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
const roots = z.object({ root: bytes, accredited: z.array(bytes).default([]) });
export type PaperRoots = z.output<typeof roots>;

/** The certificates that papers of this installation lead to, its own and those of its provider of advanced signatures, DER. */
export function usePaperRoots(): BackendMutation<undefined, PaperRoots> {
  return useBackendMutation((backend: WithClient) => callFunction(backend, 'papers/root', null, roots), {
    invalidates: [],
  });
}

const sent = z.object({
  code: z.string(),
  /** Null: another paper took its place, of which the code tells. */
  file: z.object({ mime: z.string(), bytes }).nullable(),
});
export type SentPaper = z.output<typeof sent>;

/** Opens a paper that was sent, with the token of its link and the code. Fails with `papers.codeWrong` and `papers.linkEnded`. */
export function useOpenSent(): BackendMutation<{ token: string; code: string }, SentPaper> {
  return useBackendMutation(
    (backend: WithClient, asked: { token: string; code: string }) => callFunction(backend, 'papers/sent', asked, sent),
    { invalidates: [] },
  );
}

export interface DispensingToRecord {
  code: string;
  /** Idempotency key: the same for every attempt of one press. */
  key: string;
  position: number;
  quantity: number;
  pharmacy: string;
  pharmacist: string;
  reference: string;
}

/** Records what a pharmacy dispensed, and gives all that was dispensed so far. Counted together with checking codes. */
export function useRecordDispensing(): BackendMutation<DispensingToRecord, Dispensing[]> {
  return useBackendMutation(
    ({ client }: WithClient, { code, key, position, quantity, pharmacy, pharmacist, reference }: DispensingToRecord) =>
      callBackend(
        client.rpc('record_dispensing', {
          p_code: code,
          p_key: key,
          p_position: position,
          p_quantity: quantity,
          p_pharmacy: pharmacy,
          p_pharmacist: pharmacist,
          p_reference: reference,
        }),
        z.array(dispensing),
      ),
    { invalidates: [] },
  );
}

export interface DispensingToStrike {
  code: string;
  id: string;
  pharmacist: string;
  reason: string;
}

/** The pharmacist who recorded it strikes it out; it stays to be seen. */
export function useStrikeDispensing(): BackendMutation<DispensingToStrike, Dispensing[]> {
  return useBackendMutation(
    ({ client }: WithClient, { code, id, pharmacist, reason }: DispensingToStrike) =>
      callBackend(
        client.rpc('strike_dispensing', { p_code: code, p_id: id, p_pharmacist: pharmacist, p_reason: reason }),
        z.array(dispensing),
      ),
    { invalidates: [] },
  );
}
