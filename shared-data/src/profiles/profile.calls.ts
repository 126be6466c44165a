import type { Role } from '@telehealth/contracts/access';
import type { AppError, Result } from '@telehealth/contracts/errors';
import type { MedicalInfo } from '@telehealth/contracts/identity';
import type { PatientOnboarding, SpecialistOnboarding } from '@telehealth/contracts/people';
import type { SecondFactor } from '@telehealth/contracts/session';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend, toResult } from '../client/call-backend';
import { callFunction } from '../client/call-function';
import { type Profile, profile } from './profile.schema';

type Outcome<T> = Promise<Result<T, AppError>>;

/**
 * Copies the identity's names and address into the profile; repeatable.
 * @param role used only while the profile has none
 */
export function syncMyProfile(backend: WithClient, role?: Role): Outcome<Profile> {
  return toResult(() => callBackend(backend.client.rpc('sync_my_profile', role ? { p_role: role } : {}), profile));
}

const secondFactorState = z.enum(['proven', 'needed', 'optional'] satisfies SecondFactor[]);

/** Keeps, after an exchange, whether the session was opened with a second factor, and says what the caller's work asks. */
export function secondFactor(backend: WithClient): Outcome<SecondFactor> {
  return toResult(() => callBackend(backend.client.rpc('second_factor'), secondFactorState));
}

export function chooseRole(backend: WithClient, role: Role): Outcome<Profile> {
  return toResult(() => callBackend(backend.client.rpc('choose_role', { p_role: role }), profile));
}

/** @param timeZone IANA zone in which the person reads times */
export function completePatientOnboarding(
  backend: WithClient,
  values: PatientOnboarding,
  timeZone: string,
): Outcome<Profile> {
  return toResult(() =>
    callBackend(
      backend.client.rpc('complete_patient_onboarding', { p_form: { ...values }, p_time_zone: timeZone }),
      profile,
    ),
  );
}

/** Makes the account that of the person whose code it brings: with a record, and onboarded. */
export function takeRecordOver(backend: WithClient, code: string): Outcome<Profile> {
  return toResult(() => callBackend(backend.client.rpc('take_record_over', { p_code: code }), profile));
}

/** The picture is not part of the form on the server; see `uploadProfileImage`. */
export function completeSpecialistOnboarding(
  backend: WithClient,
  values: SpecialistOnboarding,
  timeZone: string,
): Outcome<Profile> {
  const { profileImage: _picture, ...form } = values;
  return toResult(() =>
    callBackend(
      backend.client.rpc('complete_specialist_onboarding', { p_form: { ...form }, p_time_zone: timeZone }),
      profile,
    ),
  );
}

export function updateMedicalInfo(backend: WithClient, info: MedicalInfo): Outcome<void> {
  const form = {
    allergies: [...info.allergies],
    chronicConditions: [...info.chronicConditions],
    medications: [...info.medications],
    emergencyContact: { ...info.emergencyContact },
    bloodType: info.bloodType,
  };
  return toResult(() => callBackend(backend.client.rpc('update_medical_info', { p_info: form }), acknowledged));
}

/** The response of the function that stores portraits. */
export const portraitKept = z.object({ state: z.literal('stored') });

/** Stores the picture as the person's portrait and replaces the last one; metadata is removed. */
export function uploadProfileImage(backend: WithClient, file: File): Outcome<void> {
  return toResult(async () => {
    await callFunction(backend, 'documents/portrait', file, portraitKept);
  });
}
