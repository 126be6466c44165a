import { scope } from './worker-scope';

/** Takes back what the worker kept under names of that beginning, on every device that comes by, and then itself. */
export function takeBack(beginning: string): void {
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
