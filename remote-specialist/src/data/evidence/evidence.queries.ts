import type { Backend, WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { practiceKeys } from '@telehealth/data/practice/practice.queries';
import { fetchFile } from '@telehealth/data/visit-files/fetch-file';
import { z } from 'zod';
import { deskKeys } from '../desk/desk.queries';
import { type EvidenceToCheck, evidenceToCheck, type RegistrationFile, registrationFile } from './evidence.schema';

/** Adding or removing evidence changes the state of the check. */
const STALE = { invalidates: [practiceKeys.all, ['specialists']] };

export function myEvidence({ client }: WithClient, userId: string): BackendQueryOptions<RegistrationFile[]> {
  return {
    queryKey: [...practiceKeys.all, 'evidence', userId],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('registration_files')
          .select(registrationFile.columns)
          .order('created_at')
          .limit(50)
          .abortSignal(signal),
        z.array(registrationFile),
      ),
  };
}
/** The signed-in specialist's evidence, oldest first. */
export const useMyEvidence = (): BackendQuery<RegistrationFile[]> => useBackendQuery(myEvidence);

/** Deletes evidence including its content. Repeatable. */
export const useDropEvidence = (): BackendMutation<string, void> =>
  useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('drop_registration_file', { p_id: id }), acknowledged),
    STALE,
  );

/** A specialist's evidence, for operators. */
export function useEvidenceToCheck(specialistId: string): BackendQuery<EvidenceToCheck[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of(`registration evidence ${specialistId}`, userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('registration_evidence', { p_specialist: specialistId }).abortSignal(signal),
        z.array(evidenceToCheck),
      ),
  }));
}

/** Downloads evidence. An operator's download is logged before the file is sent. */
export const useOpenEvidence = (): BackendMutation<string, File> =>
  useBackendMutation(
    async ({ client, address }: Pick<Backend, 'client' | 'address'>, id: string) => {
      const ticket = await callBackend(client.rpc('open_registration_file', { p_id: id }), z.string());
      return fetchFile(address?.url ?? '', ticket);
    },
    { invalidates: [deskKeys.all] },
  );

/** Requests more evidence from a waiting specialist, who is told what is missing. */
export const useAskForEvidence = (): BackendMutation<{ specialistId: string; reason: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { specialistId, reason }) =>
      callBackend(client.rpc('ask_for_evidence', { p_specialist: specialistId, p_reason: reason }), acknowledged),
    { invalidates: [deskKeys.all] },
  );
