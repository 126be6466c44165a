/** The part of the Service Worker scope used here (W3C Service Workers); TypeScript's own types for it exclude those of pages. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
