/** The part of the Service Worker scope used here (W3C Service Workers); TypeScript's own types for it exclude those of pages. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushedEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}
interface ClickEvent extends LastingEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Clients {
  claim(): Promise<void>;
  matchAll(asked: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
  openWindow(address: string): Promise<unknown>;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
