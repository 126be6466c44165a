import { z } from 'zod';
import type { Backend, WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { deskKeys } from '../desk/desk.queries';
import { practiceKeys } from '../practice/practice.queries';
import { fetchFile, type OpenedFile } from '../visit-files/fetch-file';
import { type EvidenceToCheck, evidenceToCheck, type RegistrationFile, registrationFile } from './evidence.schema';

/** Whatever evidence is added or taken away changes where the check stands. */
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
/** What the signed-in specialist gave for the check, oldest first. */
export const useMyEvidence = (): BackendQuery<RegistrationFile[]> => useBackendQuery(myEvidence);

/** Takes evidence back, bytes and all. Repeatable. */
export const useDropEvidence = (): BackendMutation<string, void> =>
  useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('drop_registration_file', { p_id: id }), acknowledged),
    STALE,
  );

/** What a specialist gave for the check, for operators. */
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

/** Opens evidence. An operator's opening is written down before the file is given. */
export const useOpenEvidence = (): BackendMutation<string, OpenedFile> =>
  useBackendMutation(
    async ({ client, address }: Pick<Backend, 'client' | 'address'>, id: string) => {
      const ticket = await callBackend(client.rpc('open_registration_file', { p_id: id }), z.string());
      return fetchFile(address?.url ?? '', ticket);
    },
    { invalidates: [deskKeys.all] },
  );

/** Asks a waiting specialist for more; they are told what is missing. */
export const useAskForEvidence = (): BackendMutation<{ specialistId: string; reason: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { specialistId, reason }) =>
      callBackend(client.rpc('ask_for_evidence', { p_specialist: specialistId, p_reason: reason }), acknowledged),
    { invalidates: [deskKeys.all] },
  );
