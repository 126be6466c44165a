import { type AppError, failed, type Result } from '@telehealth/contracts/errors';
import type { AuthActions, Preferences } from '@telehealth/contracts/identity';
import type { SpecialistOnboarding } from '@telehealth/contracts/people';
import { rememberRole } from '../identity/identity';
import { type ActionSurroundings, atIdentity, DONE, perform, whenBackendReady } from './action-surroundings';

/** The part of a specialist's onboarding that the specification stores with the identity. */
function toSpecialistPreferences(values: SpecialistOnboarding): Preferences {
  const { specialty, consultationRate, availability, languages, acceptsInsurance } = values;
  return { specialty, consultationRate, availabilitySchedule: availability, languages, acceptsInsurance };
}

function userActions(around: ActionSurroundings) {
  const currentUser = async () => {
    const { user } = await around.clerk();
    if (user === null || user === undefined) throw { id: 'sync.signInRequired' } satisfies AppError;
    return user;
  };
  const freshUser = async () => {
    await (await currentUser()).reload?.();
    return currentUser();
  };
  const writeMetadata = async (change: Record<string, unknown>, preferences?: Preferences) => {
    const user = await currentUser();
    const known = toRecord(user.unsafeMetadata.preferences);
    const merged = preferences === undefined ? {} : { preferences: { ...known, ...preferences } };
    await user.updateMetadata({ unsafeMetadata: { ...change, ...merged } });
  };
  return { freshUser, writeMetadata };
}

/**
 * Role, onboarding and preferences. The database is written first and decides; the identity's metadata follows, so that menus
 * and redirects need no query. Clinical facts are never written to the identity.
 */
export function createProfileActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'chooseRole' | 'completeOnboarding' | 'updateMedicalInfo' | 'updatePreferences'> {
  const { freshUser, writeMetadata } = userActions(around);
  const dataOfPerson = async () => {
    await whenBackendReady(around.reconnect);
    return around.data();
  };
  return {
    chooseRole: (role) =>
      perform('chooseRole', 'role.failed', async () => {
        if (!around.isOnline()) return failed({ id: 'auth.offline' });
        const { backend, module } = await dataOfPerson();
        const chosen = await module.chooseRole(backend, role);
        if (!chosen.ok && chosen.error.id !== 'role.alreadyChosen') return chosen;
        // The role may have been chosen, and onboarding completed, in another tab: reload the user.
        const known = await freshUser();
        if (!chosen.ok) return chosen;
        rememberRole(role);
        if (known.unsafeMetadata.role !== role) await writeMetadata({ role, onboardingCompleted: false });
        return DONE;
      }),
    completeOnboarding: (form) =>
      perform('completeOnboarding', 'auth.onboardingFailed', async (): Promise<Result<void, AppError>> => {
        const { backend, module } = await dataOfPerson();
        const zone = around.timeZone();
        const save = () => {
          if ('handoverCode' in form) return module.takeRecordOver(backend, form.handoverCode);
          if (form.role === 'patient') return module.completePatientOnboarding(backend, form.values, zone);
          return module.completeSpecialistOnboarding(backend, form.values, zone);
        };
        const saved = await save();
        // An earlier attempt saved it and failed afterwards: continue with the rest.
        if (!saved.ok && saved.error.id !== 'onboarding.alreadyDone') return saved;
        if (form.role === 'specialist' && form.values.profileImage !== undefined) {
          const picture = await module.uploadProfileImage(backend, form.values.profileImage);
          if (!picture.ok) around.notify('onboarding.pictureFailed');
        }
        const preferences = form.role === 'specialist' ? toSpecialistPreferences(form.values) : undefined;
        try {
          await writeMetadata({ role: form.role, onboardingCompleted: true }, preferences);
        } catch (cause) {
          // Everything is saved except the identity's mark. Another press completes it.
          return failed({ id: 'toast.onboardingFailed', cause });
        }
        return DONE;
      }),
    updateMedicalInfo: (info) =>
      perform('updateMedicalInfo', 'auth.medicalInfoFailed', async () => {
        const { backend, module } = await dataOfPerson();
        return module.updateMedicalInfo(backend, info);
      }).then((result) => {
        around.notify(result.ok ? 'toast.medicalInfoUpdated' : 'toast.medicalInfoFailed');
        return result.ok ? result : failed({ ...result.error, id: 'auth.medicalInfoFailed' });
      }),
    updatePreferences: (preferences) =>
      atIdentity(around, 'updatePreferences', 'auth.preferencesFailed', async () => {
        await writeMetadata({}, preferences);
        return DONE;
      }).then((result) => {
        around.notify(result.ok ? 'toast.preferencesUpdated' : 'toast.preferencesFailed');
        return result;
      }),
  };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
