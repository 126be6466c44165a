/** A browser that can show notices, as far as our code asks it; jsdom has none of it. */
export interface BrowserWithPush {
  /** What its person answers to its own question. */
  answer: NotificationPermission;
  /** Refuses to subscribe, as one whose push service cannot be reached. */
  isCutOff: boolean;
  /** The address that it is subscribed with; null: with none. */
  endpoint: string | null;
  /** How often it asked its own question. */
  asked: number;
}

interface Given {
  permission?: NotificationPermission;
  endpoint?: string | null;
}

/** Puts it in the place of this environment's. `remove` takes it away. */
export function stubPush({ permission = 'default', endpoint = null }: Given = {}) {
  const browser: BrowserWithPush = { answer: 'granted', isCutOff: false, endpoint, asked: 0 };
  const subscription = () => ({
    endpoint: browser.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: 'their-key', auth: 'their-secret' } }),
    unsubscribe: async () => {
      browser.endpoint = null;
      return true;
    },
  });
  const registration = {
    scope: `${location.origin}/push-worker`,
    active: {},
    pushManager: {
      getSubscription: async () => (browser.endpoint === null ? null : subscription()),
      subscribe: async () => {
        if (browser.isCutOff) throw new DOMException('Registration failed', 'AbortError');
        browser.endpoint = 'https://fcm.googleapis.com/fcm/send/this';
        return subscription();
      },
    },
  };
  const notices = {
    permission,
    requestPermission: async () => {
      browser.asked += 1;
      notices.permission = browser.answer;
      return browser.answer;
    },
  };
  const workers = { getRegistration: async () => registration, register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.defineProperty(globalThis, 'PushManager', { value: class {}, configurable: true });
  Object.defineProperty(globalThis, 'Notification', { value: notices, configurable: true });
  const remove = () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'PushManager');
    Reflect.deleteProperty(globalThis, 'Notification');
  };
  return { browser, remove };
}
