import { scope } from './worker-scope';

/** Deletes the caches whose names have this prefix, on every device that visits, and then unregisters the worker. */
export function unregisterAndClear(beginning: string): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) if (name.startsWith(beginning)) await caches.delete(name);
        await scope.registration.unregister();
      })(),
    ),
  );
}
