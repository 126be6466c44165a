/** The worker serves only the emergency page: its scope is that one path. */
export const EMERGENCY_WORKER = { url: '/emergency-care-worker.js', scope: '/emergency-care' } as const;
/** One worker for each page of the symptom checker; its scope says which. */
export const CHECKER_WORKER = {
  url: '/symptom-checker-worker.js',
  scopes: ['/symptom-checker', '/service/symptom-checker'],
} as const;

/** The browser's connection (W3C Network Information); missing in Safari and Firefox. */
export interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * Caches the emergency page on this device, and checks for a newer version. Called when a page is idle.
 * @returns the registration, null where the browser has no workers, forbids them, or has no connection to fetch it
 */
export async function keepEmergencyPage(): Promise<ServiceWorkerRegistration | null> {
  return keep(EMERGENCY_WORKER.url, EMERGENCY_WORKER.scope);
}

/** Whether a path is the checker's own page, whose files have been loaded already. */
export const isChecker = (pathname: string): boolean => CHECKER_WORKER.scopes.some((scope) => pathname === scope);

/** Caches the symptom checker on this device, if the connection allows it. Called when a page is idle. */
export async function keepSymptomChecker(line: Line | undefined, pathname: string): Promise<void> {
  if (!mayKeepChecker(line, pathname)) return;
  for (const scope of CHECKER_WORKER.scopes) await keep(CHECKER_WORKER.url, scope);
}

/**
 * Whether a page may prefetch the checker: never with data saving on, and over a metered or slow connection only on the checker's
 * own page.
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
    // The page also works without a worker, but then needs a connection.
    return null;
  }
}
