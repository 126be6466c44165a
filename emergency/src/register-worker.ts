/** The worker serves the emergency page and nothing else: its scope is that one address. */
export const EMERGENCY_WORKER = { url: '/emergency-care-worker.js', scope: '/emergency-care' } as const;
/** One worker for each page of the symptom checker; which one it serves is its scope. */
export const CHECKER_WORKER = {
  url: '/symptom-checker-worker.js',
  scopes: ['/symptom-checker', '/service/symptom-checker'],
} as const;

/** What a browser says of its line (W3C Network Information); Safari and Firefox say nothing. */
export interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * Keeps the emergency page on this device, and looks for a newer version of it. Called when a page has nothing better to
 * do any more.
 * @returns the registration, null where the browser has no workers, forbids them, or has no connection to fetch it
 */
export async function keepEmergencyPage(): Promise<ServiceWorkerRegistration | null> {
  return keep(EMERGENCY_WORKER.url, EMERGENCY_WORKER.scope);
}

/** Whether an address is the checker itself, whose files have come already. */
export const isChecker = (pathname: string): boolean => CHECKER_WORKER.scopes.some((scope) => pathname === scope);

/** Keeps the symptom checker on this device, where its line allows that. Called when a page has nothing better to do. */
export async function keepSymptomChecker(line: Line | undefined, pathname: string): Promise<void> {
  if (!mayKeepChecker(line, pathname)) return;
  for (const scope of CHECKER_WORKER.scopes) await keep(CHECKER_WORKER.url, scope);
}

/**
 * Whether a page may fetch the checker ahead: never where somebody saves data, and over a line that is paid by volume or
 * slow only on the checker itself.
 */
export function mayKeepChecker(line: Line | undefined, pathname: string): boolean {
  if (line?.saveData) return false;
  if (isChecker(pathname)) return true;
  return line?.type !== 'cellular' && !/2g$/.test(line?.effectiveType ?? '');
}

async function keep(url: string, scope: string): Promise<ServiceWorkerRegistration | null> {
  // Undefined without a secure connection.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return null;
  try {
    const known = await workers.getRegistration(scope);
    const registration = await workers.register(url, { scope, updateViaCache: 'none' });
    if (known !== undefined) await registration.update();
    return registration;
  } catch {
    // The page also works without: then it needs a connection, like every other.
    return null;
  }
}
