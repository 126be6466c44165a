// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { INITIAL_PATIENT_ONBOARDING, INITIAL_SPECIALIST_ONBOARDING } from '@telehealth/contracts/people';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClerk } from '../clerk/fake-clerk';
import { createAuthActions, fetchDemoTicket } from './auth-actions';
import { fakeSurroundings } from './fake-surroundings';

function setUp() {
  const fake = fakeClerk();
  const surroundings = fakeSurroundings(fake.clerk);
  return { ...fake, ...surroundings, actions: createAuthActions(surroundings.around) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState(sessionStore.getInitialState());
});

describe('role, onboarding, preferences', () => {
  beforeEach(() => sessionWriter.backendConnected('uuid-1'));

  test('the database decides on the role before the identity is told', async () => {
    const { actions, data, user } = setUp();
    data.chooseRole.mockResolvedValueOnce({ ok: false, error: { id: 'role.alreadyChosen' } });
    expect(await actions.chooseRole('specialist')).toMatchObject({ error: { id: 'role.alreadyChosen' } });
    expect(user.updateMetadata).not.toHaveBeenCalled();
    expect((await actions.chooseRole('patient')).ok).toBe(true);
    expect(user.updateMetadata).toHaveBeenCalledWith({
      unsafeMetadata: { role: 'patient', onboardingCompleted: false },
    });
  });

  test('a role that was chosen elsewhere meanwhile is learned, and what came after it stays', async () => {
    const { actions, data, user } = setUp();
    user.unsafeMetadata = {};
    const reload = vi.fn(async () => {
      user.unsafeMetadata = { role: 'patient', onboardingCompleted: true };
    });
    user.reload = reload;
    data.chooseRole.mockResolvedValueOnce({ ok: false, error: { id: 'role.alreadyChosen' } });
    expect(await actions.chooseRole('specialist')).toMatchObject({ error: { id: 'role.alreadyChosen' } });
    expect(reload).toHaveBeenCalledTimes(1);
    user.unsafeMetadata = {};
    expect((await actions.chooseRole('patient')).ok).toBe(true);
    expect(user.updateMetadata).not.toHaveBeenCalled();
  });

  test("no clinical fact of a patient's onboarding reaches the identity", async () => {
    const { actions, user, data } = setUp();
    const values = { ...INITIAL_PATIENT_ONBOARDING, allergies: ['penicillin'] };
    expect((await actions.completeOnboarding({ role: 'patient', values })).ok).toBe(true);
    expect(data.completePatientOnboarding.mock.calls[0]?.[2]).toBe('Africa/Johannesburg');
    expect(user.updateMetadata).toHaveBeenCalledWith({
      unsafeMetadata: { role: 'patient', onboardingCompleted: true },
    });
  });

  test("a specialist's preferences are merged with what was kept; a lost picture does not undo the form", async () => {
    const { actions, user, data, toasts } = setUp();
    data.uploadProfileImage.mockResolvedValueOnce({ ok: false, error: { id: 'data.failed' } });
    const values = {
      ...INITIAL_SPECIALIST_ONBOARDING,
      specialty: 'cardiology' as const,
      profileImage: new File([], 'me.png'),
    };
    expect((await actions.completeOnboarding({ role: 'specialist', values })).ok).toBe(true);
    expect(toasts).toEqual(['onboarding.pictureFailed']);
    expect(vi.mocked(user.updateMetadata).mock.calls[0]?.[0].unsafeMetadata.preferences).toMatchObject({
      language: 'zu',
      specialty: 'cardiology',
      availabilitySchedule: values.availability,
      languages: values.languages,
      acceptsInsurance: false,
    });
  });

  test('onboarding that was saved but not told to the identity says so and can be repeated', async () => {
    const { actions, user } = setUp();
    vi.mocked(user.updateMetadata).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const values = INITIAL_PATIENT_ONBOARDING;
    expect(await actions.completeOnboarding({ role: 'patient', values })).toMatchObject({
      error: { id: 'toast.onboardingFailed' },
    });
    expect((await actions.completeOnboarding({ role: 'patient', values })).ok).toBe(true);
  });

  test('onboarding whose first half was saved before goes on with the second', async () => {
    const { actions, data, user } = setUp();
    data.completePatientOnboarding.mockResolvedValueOnce({ ok: false, error: { id: 'onboarding.alreadyDone' } });
    expect((await actions.completeOnboarding({ role: 'patient', values: INITIAL_PATIENT_ONBOARDING })).ok).toBe(true);
    expect(user.updateMetadata).toHaveBeenCalledOnce();
  });

  test('a connection that failed is tried again before the action gives up', async () => {
    const { actions, around } = setUp();
    sessionWriter.backendFailed({ id: 'sync.failed' });
    around.reconnect.mockImplementation(() => sessionWriter.backendConnecting());
    const working = actions.chooseRole('patient');
    sessionWriter.backendConnected('uuid-1');
    expect((await working).ok).toBe(true);
  });

  test('medical information and preferences say how it went', async () => {
    const { actions, data, toasts, user } = setUp();
    const info = {
      allergies: [],
      chronicConditions: [],
      medications: [],
      emergencyContact: { name: '', relationship: '', phone: '' },
      bloodType: '',
    };
    await actions.updateMedicalInfo(info);
    data.updateMedicalInfo.mockResolvedValueOnce({ ok: false, error: { id: 'data.failed' } });
    expect(await actions.updateMedicalInfo(info)).toMatchObject({ error: { id: 'auth.medicalInfoFailed' } });
    await actions.updatePreferences({ language: 'en' });
    vi.mocked(user.updateMetadata).mockRejectedValueOnce(new Error('x'));
    await actions.updatePreferences({ language: 'en' });
    expect(toasts).toEqual([
      'toast.medicalInfoUpdated',
      'toast.medicalInfoFailed',
      'toast.preferencesUpdated',
      'toast.preferencesFailed',
    ]);
  });
});

describe('demo and leaving', () => {
  test('a demo entry leaves the present account first, then goes where the specification says', async () => {
    const { actions, clerk, navigateTo, signIn, toasts } = setUp();
    expect((await actions.enterDemo('specialist')).ok).toBe(true);
    expect(clerk.signOut).toHaveBeenCalledOnce();
    expect(signIn.create).toHaveBeenCalledWith({ strategy: 'ticket', ticket: 'ticket' });
    expect(toasts).toEqual(['toast.enteredDemo']);
    expect(navigateTo).toHaveBeenCalledWith('specialist.onboarding');
  });

  test('where the demo is not offered that is said', async () => {
    const { actions, around, toasts } = setUp();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    around.fetchDemoTicket.mockImplementationOnce(() => fetchDemoTicket('patient'));
    expect(await actions.enterDemo('patient')).toMatchObject({ error: { id: 'auth.demoOff' } });
    expect(toasts).toEqual(['auth.demoOff']);
    vi.unstubAllGlobals();
  });

  test('where the demo does not answer nothing changes', async () => {
    const { actions, around, clerk } = setUp();
    around.fetchDemoTicket.mockRejectedValueOnce(new Error('404'));
    expect(await actions.enterDemo('patient')).toMatchObject({
      error: { id: 'auth.enterDemoFailed', values: { role: 'patient' } },
    });
    expect(clerk.signOut).not.toHaveBeenCalled();
  });

  test('a demo that never answers is given up after its time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('no answer in time')));
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      if (signal?.aborted) throw signal.reason;
      return new Promise(() => undefined);
    });
    await expect(fetchDemoTicket('patient')).rejects.toThrow('no answer in time');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('signing out: identity, then everything of the person, then the start page', async () => {
    const { actions, clerk, around, navigateTo, toasts } = setUp();
    const order: string[] = [];
    vi.mocked(clerk.signOut).mockImplementation(async () => void order.push('identity'));
    around.forgetPerson.mockImplementation(async () => void order.push('person'));
    await actions.signOut();
    expect(order).toEqual(['identity', 'person']);
    expect(toasts).toEqual(['toast.signedOut']);
    expect(navigateTo).toHaveBeenCalledWith('home');
  });

  test('a sign-out that fails says so and forgets nothing', async () => {
    const { actions, clerk, around, toasts } = setUp();
    vi.mocked(clerk.signOut).mockRejectedValueOnce(new Error('x'));
    expect(await actions.signOut()).toMatchObject({ error: { id: 'auth.signOutFailed' } });
    expect(around.forgetPerson).not.toHaveBeenCalled();
    expect(toasts).toEqual(['auth.signOutFailed']);
  });

  test('the second token template is asked for on demand', async () => {
    const { actions, clerk } = setUp();
    expect(await actions.getKeckToken()).toEqual({ ok: true, value: 'token' });
    expect(clerk.session?.getToken).toHaveBeenCalledWith({ template: 'keck_auth' });
  });
});
