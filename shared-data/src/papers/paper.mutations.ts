import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { callFunction } from '../client/call-function';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { myPrescriptionKeys } from '../prescriptions/my-prescriptions.queries';
import { paperKeys } from './paper.queries';
import { type PaperKind, type PaperSending, type PaperWay, paperSending } from './paper.schema';

const CHANGES_PAPERS = { invalidates: [paperKeys.all, myPrescriptionKeys.all] };

/** Which prescription or letter. */
export interface PaperSource {
  kind: PaperKind;
  sourceId: string;
}

const pdf = z.instanceof(Blob);

interface PaperToSign extends PaperSource {
  way: Exclude<PaperWay, 'pen'>;
  /** What a provider of advanced signatures asks for. */
  pin?: string;
}

/** Signs a paper with the installation's certificate or by a provider. The same again signs nothing anew. */
export function useSignPaper(): BackendMutation<PaperToSign, undefined> {
  return useBackendMutation(async (backend: WithClient, { kind, sourceId, way, pin }: PaperToSign) => {
    const asked = { kind, source: sourceId, way, ...(pin !== undefined && { pin }) };
    await callFunction(backend, 'papers', asked, z.object({ paper: z.uuid() }));
    return undefined;
  }, CHANGES_PAPERS);
}

/** The print that is signed by hand, as a PDF: to be printed, or only looked at. Both are the same bytes. */
export function usePrintForPen(): BackendMutation<PaperSource & { use: 'pen' | 'look' }, Blob> {
  return useBackendMutation(
    (backend: WithClient, { kind, sourceId, use }: PaperSource & { use: 'pen' | 'look' }) =>
      callFunction(backend, 'papers', { kind, source: sourceId, way: use }, pdf),
    CHANGES_PAPERS,
  );
}

/** The author says that a scan which was sent to the visit is the print they signed. */
export function useSignByHand(): BackendMutation<PaperSource & { documentId: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { kind, sourceId, documentId }: PaperSource & { documentId: string }) =>
      callBackend(
        client.rpc('sign_by_hand', { p_kind: kind, p_source: sourceId, p_document: documentId }),
        acknowledged,
      ),
    CHANGES_PAPERS,
  );
}

/** The signed file of a paper, for its patient or its author. */
export function useOpenPaper(): BackendMutation<{ paperId: string }, Blob> {
  return useBackendMutation(
    (backend: WithClient, { paperId }: { paperId: string }) => callFunction(backend, `papers/${paperId}`, null, pdf),
    { invalidates: [] },
  );
}

export interface PaperToSend {
  paperId: string;
  /** Idempotency key: the same for every attempt of one press. */
  key: string;
  name: string;
  email: string;
  /** Six digits, which the sender tells by themselves. */
  code: string;
  /** A note that names the illness may be read. */
  namesIllness: boolean;
}

/** Sends a link to a signed paper by mail; with the code it opens the paper, for thirty days. */
export function useSendPaper(): BackendMutation<PaperToSend, PaperSending> {
  return useBackendMutation(
    ({ client }: WithClient, { paperId, key, name, email, code, namesIllness }: PaperToSend) =>
      callBackend(
        client.rpc('send_paper', {
          p_paper: paperId,
          p_key: key,
          p_name: name,
          p_email: email,
          p_code: code,
          p_names_illness: namesIllness,
        }),
        paperSending,
      ),
    CHANGES_PAPERS,
  );
}

/** Ends a link that was sent. */
export function useTakeBackSending(): BackendMutation<{ id: string }, PaperSending> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('take_back_sending', { p_id: id }), paperSending),
    CHANGES_PAPERS,
  );
}
