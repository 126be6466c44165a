/**
 * What the browser must know of its surroundings. None of it is secret: both keys only name the application. Without
 * any settings it is the local default, which local services understand.
 * @param {Record<string, string | undefined>} env
 */
export function composeEnvironment(env) {
  return {
    publishableKey: env.CLERK_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY,
    clerkProxyUrl: env.CLERK_PROXY_URL ?? '/__clerk',
    // Empty: the origin of the page itself.
    backendUrl: env.BACKEND_URL ?? '',
    backendKey: env.BACKEND_KEY ?? 'sb_publishable_local',
    idTokenProvider: env.ID_TOKEN_PROVIDER ?? 'jwt',
    demo: (env.DEMO ?? '1') === '1',
    // A server for calls of more than two, where there is one: browsers may talk to it.
    ...(env.LIVEKIT_URL && { callServerUrl: env.LIVEKIT_URL }),
  };
}

/** Whether devices keep the emergency page. `EMERGENCY_OFFLINE=0` takes it back from every device that comes by. */
export const keepsEmergencyPage = (env) => (env.EMERGENCY_OFFLINE ?? '1') === '1';

/** Whether devices keep the symptom checker. `CHECKER_OFFLINE=0` takes it back likewise. */
export const keepsSymptomChecker = (env) => (env.CHECKER_OFFLINE ?? '1') === '1';

/** Names a host that is never contacted, because every call goes through the same-site path. */
const LOCAL_PUBLISHABLE_KEY = `pk_live_${Buffer.from('clerk.localhost.local$').toString('base64')}`;
