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

/**
 * Who runs the service and when they are there, as the contact page says it. What is not set is not there; the demo has a clinic.
 * @param {Record<string, string | undefined>} env
 */
export function composeContact(env) {
  const { CONTACT_NAME: name, CONTACT_ADDRESS: address, CONTACT_PHONE: phone, CONTACT_HOURS: hours, DEMO } = env;
  const isSet = [name, address, phone, hours].some(Boolean);
  if (!isSet && (DEMO ?? '1') === '1') return DEMO_CONTACT;
  return { ...(name && { name }), ...(address && { address }), ...(phone && { phone }), ...(hours && { hours }) };
}
const DEMO_CONTACT = {
  name: 'The Demo Clinic',
  address: '1 Example Street, Cape Town',
  hours: 'Monday to Friday, 08:00 to 17:00',
};

/** Whether devices cache the emergency page. `EMERGENCY_OFFLINE=0` removes it from every device that visits. */
export const keepsEmergencyPage = (env) => (env.EMERGENCY_OFFLINE ?? '1') === '1';

/** Whether devices cache the symptom checker. `CHECKER_OFFLINE=0` removes it likewise. */
export const keepsSymptomChecker = (env) => (env.CHECKER_OFFLINE ?? '1') === '1';

/** Whether devices show pushes. `PUSH=0` takes the worker that does back from every device. */
export const offersPushes = (env) => (env.PUSH ?? '1') === '1';

/** Names a host that is never contacted, because every call goes through the same-site path. */
const LOCAL_PUBLISHABLE_KEY = `pk_live_${Buffer.from('clerk.localhost.local$').toString('base64')}`;
