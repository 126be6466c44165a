/** The worker that shows pushes: no page lies in its scope, so no request of ours goes through it. */
export const PUSH_WORKER = { url: '/push-worker.js', scope: '/push-worker' } as const;

/**
 * Whether this browser can show notices of pages that are closed: `refused`, its person told it not to; `homeScreen`, an iPhone or iPad,
 * which does so only for pages of its home screen.
 */
export type PushAbility = 'able' | 'refused' | 'homeScreen' | 'unable';

/** A browser's own answer to the question whether we may. */
export type Asked = 'granted' | 'refused' | 'dismissed';

/** What a push service needs, as the database keeps it. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const isApplePhone = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushAbility(): PushAbility {
  const has = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!has) return isApplePhone() ? 'homeScreen' : 'unable';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

async function known(): Promise<ServiceWorkerRegistration | null> {
  // Undefined without a secure connection.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const found = await workers?.getRegistration(PUSH_WORKER.scope);
  return found && new URL(found.scope).pathname === PUSH_WORKER.scope ? found : null;
}

/** The subscription of this browser, if it has one. */
async function here(): Promise<PushSubscription | null> {
  try {
    return (await (await known())?.pushManager.getSubscription()) ?? null;
  } catch {
    // Storage is forbidden: nothing is kept there.
    return null;
  }
}

/** The address of this browser's subscription; null: it has none. */
export const endpointHere = async (): Promise<string | null> => (await here())?.endpoint ?? null;

/** This browser forgets its subscription; whoever still sends to it is told so by its push service. */
export async function unsubscribeHere(): Promise<void> {
  await (await here())?.unsubscribe();
}

/** The browser's own question. Ask it only on a press: what was refused once is not asked again. */
export async function askPermission(): Promise<Asked> {
  const answer = await Notification.requestPermission();
  return answer === 'granted' ? 'granted' : answer === 'denied' ? 'refused' : 'dismissed';
}

/** Subscribing needs a worker that runs. */
function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.active === null ? (registration.installing ?? registration.waiting) : null;
  if (coming === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('the worker of pushes did not start'));
    });
  });
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

/**
 * Subscribes this browser, which was allowed to.
 * @param publicKey of the installation, base64url; a subscription for another one is given up
 * @throws whatever the browser says
 */
export async function subscribeHere(publicKey: string): Promise<BrowserSubscription> {
  const { url, scope } = PUSH_WORKER;
  const registration = await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' });
  await untilActive(registration);
  const key = bytesOf(publicKey);
  const kept = await registration.pushManager.getSubscription();
  if (kept !== null && !isFor(kept, key)) await kept.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
