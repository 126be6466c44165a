import { failed, ok } from '@telehealth/contracts/errors';
import type { AuthActions } from '@telehealth/contracts/identity';
import { actingPerson } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import type { ClerkLike } from '../clerk/clerk';
import { demoMark } from '../identity/identity';
import { type ActionSurroundings, DONE, perform, startSignIn } from './action-surroundings';

/** Demo entry, sign-out, and tokens for other services. */
export function createAccountActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'enterDemo' | 'signOut' | 'getKeckToken'> {
  return {
    enterDemo: (role) =>
      perform('enterDemo', 'auth.enterDemoFailed', async () => {
        const ticket = await around.fetchDemoTicket(role);
        const present = await around.clerk();
        if (present.user !== null && present.user !== undefined) await leave(present, around);
        const { clerk, signIn } = await startSignIn(around);
        const attempt = await signIn.create({ strategy: 'ticket', ticket });
        demoMark.set();
        await clerk.setActive({ session: attempt.createdSessionId });
        around.notify('toast.enteredDemo', { role });
        around.navigateTo(role === 'patient' ? 'patient.dashboard' : 'specialist.onboarding');
        return DONE;
      }).then((result) => {
        if (result.ok) return result;
        demoMark.clear();
        if (result.error.id === 'auth.demoOff') around.notify('auth.demoOff');
        else around.notify('auth.enterDemoFailed', { role });
        return failed({ ...result.error, values: { role, ...result.error.values } });
      }),
    signOut: () =>
      perform('signOut', 'auth.signOutFailed', async () => {
        await leave(await around.clerk(), around);
        around.notify('toast.signedOut');
        // Nothing of a person somebody acted for stays open.
        if (actingPerson() === null) around.navigateTo('home');
        else location.assign(pathTo('home'));
        return DONE;
      }).then((result) => {
        if (!result.ok) around.notify('auth.signOutFailed');
        return result;
      }),
    getKeckToken: () =>
      perform('getKeckToken', 'auth.keckTokenFailed', async () => {
        const { session } = await around.clerk();
        const token = await session?.getToken({ template: 'keck_auth' });
        return typeof token === 'string' ? ok(token) : failed({ id: 'auth.keckTokenFailed' });
      }),
  };
}

/**
 * Signs out of Clerk first and the backend second; in the reverse order the session keeper would reconnect the backend in
 * between.
 */
async function leave(clerk: ClerkLike, around: ActionSurroundings): Promise<void> {
  // Offline, Clerk's client would report a sign-out and be signed in again after a reload.
  if (!around.isOnline()) throw new Error('signing out needs a connection');
  // While the session still lets us say so.
  await around.stopPushes();
  around.leaving.begin();
  try {
    await clerk.signOut(() => undefined);
  } catch (cause) {
    around.leaving.cancel();
    throw cause;
  }
  await around.forgetPerson();
}
