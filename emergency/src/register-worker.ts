/** The worker serves the emergency page and nothing else: its scope is that one address. */
export const EMERGENCY_WORKER = { url: '/emergency-care-worker.js', scope: '/emergency-care' } as const;

/**
 * Keeps the emergency page on this device, and looks for a newer version of it. Called when a page has nothing better to
 * do any more.
 * @returns the registration, null where the browser has no workers, forbids them, or has no connection to fetch it
 */
export async function keepEmergencyPage(): Promise<ServiceWorkerRegistration | null> {
  // Undefined without a secure connection.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return null;
  try {
    const { url, scope } = EMERGENCY_WORKER;
    const known = await workers.getRegistration(scope);
    const registration = await workers.register(url, { scope, updateViaCache: 'none' });
    if (known !== undefined) await registration.update();
    return registration;
  } catch {
    // The page also works without: then it needs a connection, like every other.
    return null;
  }
}
