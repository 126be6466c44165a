import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import {
  type EmergencyContact,
  emergencyContact,
  type MedicalAid,
  medicalAid,
  type OwnProfile,
  ownProfile,
  type PatientFacts,
  patientFacts,
} from './own-profile.schema';

export const ownProfileKeys = { all: ['own-profile'] as const };
const keyOf = (part: string, userId: string) => [...ownProfileKeys.all, part, userId];

function myProfile({ client }: WithClient, userId: string): BackendQueryOptions<OwnProfile> {
  return {
    queryKey: keyOf('profile', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.from('profiles').select(ownProfile.columns).eq('id', userId).abortSignal(signal).single(),
        ownProfile,
      ),
  };
}
export const useOwnProfile = (settings?: { enabled?: boolean }): BackendQuery<OwnProfile> =>
  useBackendQuery(myProfile, settings);

function myPatientFacts({ client }: WithClient, userId: string): BackendQueryOptions<PatientFacts> {
  return {
    queryKey: keyOf('facts', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.from('patients').select(patientFacts.columns).eq('profile_id', userId).abortSignal(signal).single(),
        patientFacts,
      ),
  };
}
export const useOwnPatientFacts = (): BackendQuery<PatientFacts> => useBackendQuery(myPatientFacts);

const contactOrNone = z.array(emergencyContact).transform(([contact]): EmergencyContact | null => contact ?? null);

function myEmergencyContact({ client }: WithClient, userId: string): BackendQueryOptions<EmergencyContact | null> {
  return {
    queryKey: keyOf('contact', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.from('emergency_contacts').select(emergencyContact.columns).eq('patient_id', userId).abortSignal(signal),
        contactOrNone,
      ),
  };
}
/** Null: none was given. */
export const useOwnEmergencyContact = (): BackendQuery<EmergencyContact | null> => useBackendQuery(myEmergencyContact);

/** Null: none is named. */
export const useOwnMedicalAid = (): BackendQuery<MedicalAid | null> =>
  useBackendQuery(({ client }, userId) => ({
    queryKey: keyOf('medical aid', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('medical_aids')
          .select(medicalAid.columns)
          .eq('patient_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
        medicalAid.nullable(),
      ),
  }));
