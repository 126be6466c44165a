/**
 * Returns the environment for the browser. None of it is secret: both keys only name the application. Without settings it is the
 * local default, for the local services.
 * @param {Record<string, string | undefined>} env
 */
export function composeEnvironment(env) {
  return {
    publishableKey: env.CLERK_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY,
    clerkProxyUrl: env.CLERK_PROXY_URL ?? '/__clerk',
    // Empty: the page's own origin.
    backendUrl: env.BACKEND_URL ?? '',
    backendKey: env.BACKEND_KEY ?? 'sb_publishable_local',
    idTokenProvider: env.ID_TOKEN_PROVIDER ?? 'jwt',
    demo: (env.DEMO ?? '1') === '1',
    // Pages tell of errors and load times unless this says no.
    ...(env.REPORTS === '0' && { reports: false }),
    // The media server for calls of more than two, if any; browsers may connect to it.
    ...(env.LIVEKIT_URL && { callServerUrl: env.LIVEKIT_URL }),
  };
}

/** Whether devices cache the emergency page. `EMERGENCY_OFFLINE=0` removes it from every device that visits. */
export const keepsEmergencyPage = (env) => (env.EMERGENCY_OFFLINE ?? '1') === '1';

/** Whether devices cache the symptom checker. `CHECKER_OFFLINE=0` removes it likewise. */
export const keepsSymptomChecker = (env) => (env.CHECKER_OFFLINE ?? '1') === '1';

/** Names a host that is never contacted, because every call goes through the same-site path. */
const LOCAL_PUBLISHABLE_KEY = `pk_live_${Buffer.from('clerk.localhost.local$').toString('base64')}`;
