import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import type { OpenExport } from '@telehealth/data/records/read-export';
import { z } from 'zod';
import { patientKeys } from '../patients/patients.queries';
import { deskKeys } from './desk.queries';
import type {
  ClinicianDeathForm,
  DeathForm,
  DeathProofForm,
  ExecutorForm,
  GuardianEndForm,
  OnePersonForm,
  PersonSearch,
} from './ends';
import {
  type Death,
  death,
  type FoundPerson,
  foundPerson,
  type Guardian,
  guardian,
  type MergedPair,
  mergedPair,
} from './people.schema';

const STALE = { invalidates: [deskKeys.all] };

/** Reports of deaths: those that wait first. Refetched each minute, because colleagues work on the same list. */
export function useDeaths(): BackendQuery<Death[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('deaths', userId),
      queryFn: ({ signal }) => callBackend(client.rpc('deaths_at_desk').abortSignal(signal), z.array(death)),
    }),
    { pollMs: 60_000 },
  );
}

/** Not a query: each search is counted, and none is asked again by itself. */
export const useFindPeople = (): BackendMutation<PersonSearch, FoundPerson[]> =>
  useBackendMutation(
    ({ client }: WithClient, { name, born }) =>
      callBackend(client.rpc('find_people', { p_name: name, p_born: born }), z.array(foundPerson)),
    { invalidates: [] },
  );

export interface OperatorReport extends DeathForm {
  patientId: string;
  /** Idempotency key. */
  key: string;
}

export const useReportDeath = (): BackendMutation<OperatorReport, void> =>
  useBackendMutation(
    ({ client }: WithClient, { patientId, diedOn, proof, number, note, key }) =>
      callBackend(
        client.rpc('report_death', {
          p_patient: patientId,
          p_died_on: diedOn,
          p_proof: proof,
          p_number: number,
          p_note: note,
          p_key: key,
        }),
        acknowledged,
      ),
    STALE,
  );

export interface ClinicianReport extends ClinicianDeathForm {
  patientId: string;
  /** Idempotency key. */
  key: string;
}

/** A clinician's word: an operator confirms it with the document. */
export const useSayDied = (): BackendMutation<ClinicianReport, void> =>
  useBackendMutation(
    ({ client }: WithClient, { patientId, diedOn, note, key }) =>
      callBackend(
        client.rpc('report_death', {
          p_patient: patientId,
          p_died_on: diedOn,
          p_proof: '',
          p_number: '',
          p_note: note,
          p_key: key,
        }),
        acknowledged,
      ),
    { invalidates: [patientKeys.all] },
  );

export const useConfirmDeath = (): BackendMutation<DeathProofForm & { id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, proof, number }) =>
      callBackend(
        client.rpc('decide_death', { p_id: id, p_confirms: true, p_proof: proof, p_number: number }),
        acknowledged,
      ),
    STALE,
  );

export interface Said {
  id: string;
  reason: string;
}

export const useRejectDeath = (): BackendMutation<Said, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('decide_death', { p_id: id, p_confirms: false, p_reason: reason }), acknowledged),
    STALE,
  );

export const useUndoDeath = (): BackendMutation<Said, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('undo_death', { p_id: id, p_reason: reason }), acknowledged),
    STALE,
  );

/** What a release makes stale. */
export const STALE_WITH_RELEASE = STALE.invalidates;

/** Opens the whole record for an executor, as the person could have taken it along themselves. Written down and logged. */
export const openForExecutor =
  ({ id, executor, letterNumber, reason }: ExecutorForm & { id: string }): OpenExport =>
  (client) =>
    client.rpc('release_record_of_deceased', {
      p_death: id,
      p_executor: executor,
      p_letter_number: letterNumber,
      p_reason: reason,
    });

/** Records marked as of one person; those taken apart again last. */
export function useMergedPairs(): BackendQuery<MergedPair[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('merged', userId),
      queryFn: ({ signal }) => callBackend(client.rpc('merged_at_desk').abortSignal(signal), z.array(mergedPair)),
    }),
    { pollMs: 60_000 },
  );
}

export interface OnePerson extends OnePersonForm {
  folded: string;
  /** Idempotency key. */
  key: string;
}

export const useMarkOnePerson = (): BackendMutation<OnePerson, void> =>
  useBackendMutation(
    ({ client }: WithClient, { kept, folded, reason, key }) =>
      callBackend(
        client.rpc('mark_one_person', { p_kept: kept, p_folded: folded, p_reason: reason, p_key: key }),
        acknowledged,
      ),
    STALE,
  );

export const useUnmarkOnePerson = (): BackendMutation<Said, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('unmark_one_person', { p_id: id, p_reason: reason }), acknowledged),
    STALE,
  );

export const useReopenRecord = (): BackendMutation<Said, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('reopen_record', { p_person: id, p_reason: reason }), acknowledged),
    STALE,
  );

export function useGuardiansOf(personId: string): BackendQuery<Guardian[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of(`guardians ${personId}`, userId),
    queryFn: ({ signal }) =>
      callBackend(client.rpc('guardians_of', { p_person: personId }).abortSignal(signal), z.array(guardian)),
  }));
}

export const useEndGuardianship = (): BackendMutation<GuardianEndForm & { id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, proof, reason }) =>
      callBackend(client.rpc('end_guardianship', { p_delegation: id, p_proof: proof, p_reason: reason }), acknowledged),
    STALE,
  );
