// The whole chunk `data`: the only way from the host's entry to the backend client and its cache.

export { createBackend } from '@telehealth/data/client/create-backend';
export {
  chooseRole,
  completePatientOnboarding,
  completeSpecialistOnboarding,
  syncMyProfile,
  updateMedicalInfo,
  uploadProfileImage,
} from '@telehealth/data/profiles/profile.calls';
export { BackendProvider } from '@telehealth/data/provider';
export { dataGuard } from './data-guard';
