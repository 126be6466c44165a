/**
 * Whether a Host header names this machine. Other names are refused: a page of a stranger whose name was pointed at
 * the loopback address could otherwise talk to the services.
 */
export function isLoopbackHost(host: string | null | undefined): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}

/** Whether a network address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => address === '::1' || /^127\.[\d.]+$/.test(address);
