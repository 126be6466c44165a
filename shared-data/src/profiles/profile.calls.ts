import type {
  AppError,
  MedicalInfo,
  PatientOnboarding,
  Result,
  Role,
  SpecialistOnboarding,
} from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend, toResult } from '../client/call-backend';
import { toDataError } from '../errors/to-app-error';
import { type Profile, profile } from './profile.schema';

type Outcome<T> = Promise<Result<T, AppError>>;

/**
 * Mirrors the identity's names and address into the profile; safe to repeat.
 * @param role taken only while the profile has none yet
 */
export function syncMyProfile(backend: WithClient, role?: Role): Outcome<Profile> {
  return toResult(() => callBackend(backend.client.rpc('sync_my_profile', role ? { p_role: role } : {}), profile));
}

export function chooseRole(backend: WithClient, role: Role): Outcome<Profile> {
  return toResult(() => callBackend(backend.client.rpc('choose_role', { p_role: role }), profile));
}

/** @param timeZone IANA zone the person reads times in */
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

const IMAGE_BUCKET = 'profile-images';

/** Puts the portrait into the person's own folder; a later one replaces it. */
export async function uploadProfileImage(backend: WithClient, userId: string, file: File): Outcome<void> {
  return toResult(async () => {
    const { error } = await backend.client.storage
      .from(IMAGE_BUCKET)
      .upload(`${userId}/portrait`, file, { upsert: true, contentType: file.type });
    if (error) throw toDataError({ message: error.message }, toStatus(error));
  });
}

function toStatus(error: object): number {
  return 'status' in error && typeof error.status === 'number' ? error.status : 0;
}
