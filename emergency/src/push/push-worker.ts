import { scope } from '../worker/worker-scope';
import { addressIn, readNotice } from './read-notice';

// Shows what comes while our pages are closed. It answers no request and keeps nothing.

async function show(text: string | null): Promise<void> {
  const { title, body, path, tag } = readNotice(text);
  // A later notice of the same visit takes this one's place, and rings again.
  const again = tag === '' ? {} : { tag, renotify: true };
  const shown: NotificationOptions = { body, data: { path }, icon: '/favicon.svg', ...again };
  await scope.registration.showNotification(title, shown);
}

async function open(address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: unknown };
  event.waitUntil(open(addressIn(path, scope.location.origin)));
});
