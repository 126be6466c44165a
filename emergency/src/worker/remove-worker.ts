import { scope } from './worker-scope';

// Published in the worker's place it takes back everything the worker kept, on every device that comes by.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('emergency-')) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  ),
);
