import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { callFunction } from '../client/call-function';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { myPrescriptionKeys } from '../prescriptions/my-prescriptions.queries';
import { paperKeys } from './paper.queries';
import type { PaperKind, PaperWay } from './paper.schema';

const CHANGES_PAPERS = { invalidates: [paperKeys.all, myPrescriptionKeys.all] };

/** Which prescription or letter. */
export interface PaperSource {
  kind: PaperKind;
  sourceId: string;
}

const pdf = z.instanceof(Blob);

/** Signs a paper with the installation's certificate or by a provider. The same again signs nothing anew. */
export function useSignPaper(): BackendMutation<PaperSource & { way: Exclude<PaperWay, 'pen'> }, undefined> {
  return useBackendMutation(async (backend: WithClient, { kind, sourceId, way }: PaperSource & { way: PaperWay }) => {
    await callFunction(backend, 'papers', { kind, source: sourceId, way }, z.object({ paper: z.uuid() }));
    return undefined;
  }, CHANGES_PAPERS);
}

/** The print that is signed by hand, as a PDF. */
export function usePrintForPen(): BackendMutation<PaperSource, Blob> {
  return useBackendMutation(
    (backend: WithClient, { kind, sourceId }: PaperSource) =>
      callFunction(backend, 'papers', { kind, source: sourceId, way: 'pen' }, pdf),
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
