import { e164Of } from '@telehealth/contracts/phone';
import type { MedicalAidForm } from '@telehealth/contracts/schemas/claims';
import type { MyProfileForm } from '@telehealth/contracts/schemas/practice';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { ownProfileKeys } from './own-profile.queries';
import type { EmergencyContact, PatientFacts } from './own-profile.schema';

const STALE = { invalidates: [ownProfileKeys.all, ['notification-settings']] };

/** An edit with the version of the row that the person saw: after another edit it is refused with `data.conflict`. */
export interface Edit<T> {
  values: T;
  version: number;
}

export function useUpdateProfile(): BackendMutation<Edit<MyProfileForm>, void> {
  return useBackendMutation(async ({ client }: WithClient, { values, version }) => {
    const { phoneNumber } = values;
    const dialled = phoneNumber === undefined ? {} : { phoneE164: await e164Of(phoneNumber) };
    const p_form = { ...values, ...dialled };
    return callBackend(client.rpc('update_my_profile', { p_form, p_version: version }), acknowledged);
  }, STALE);
}

export type PatientFactsForm = Pick<PatientFacts, 'dateOfBirth' | 'gender' | 'address' | 'bloodType' | 'idNumber'>;

export function useUpdatePatientFacts(): BackendMutation<Edit<PatientFactsForm>, void> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(client.rpc('update_patient_facts', { p_facts: { ...values }, p_version: version }), acknowledged),
    STALE,
  );
}

export type EmergencyContactForm = Pick<EmergencyContact, 'name' | 'relationship' | 'phone'>;

/** `version` is 0 where there was no contact. */
export function useUpdateEmergencyContact(): BackendMutation<Edit<EmergencyContactForm>, void> {
  return useBackendMutation(async ({ client }: WithClient, { values, version }) => {
    const p_contact = { ...values, phoneE164: await e164Of(values.phone) };
    return callBackend(client.rpc('update_emergency_contact', { p_contact, p_version: version }), acknowledged);
  }, STALE);
}

/** The person confirmed that all their facts are still right. */
export function useConfirmFacts(): BackendMutation<void, void> {
  return useBackendMutation(
    ({ client }: WithClient) => callBackend(client.rpc('confirm_my_facts'), acknowledged),
    STALE,
  );
}

const STALE_WITH_RECEIPTS = { invalidates: [ownProfileKeys.all, ['payments', 'receipt']] };

/** `version` is 0 where there was none. */
export function useSaveMedicalAid(): BackendMutation<Edit<MedicalAidForm>, void> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(client.rpc('save_my_medical_aid', { p_form: { ...values }, p_version: version }), acknowledged),
    STALE_WITH_RECEIPTS,
  );
}

export function useRemoveMedicalAid(): BackendMutation<void, void> {
  return useBackendMutation(
    ({ client }: WithClient) => callBackend(client.rpc('remove_my_medical_aid'), acknowledged),
    STALE_WITH_RECEIPTS,
  );
}
