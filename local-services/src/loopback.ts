/**
 * Whether a Host header names this machine. Others are refused, so that a foreign page whose domain resolves to loopback (DNS
 * rebinding) cannot reach the services.
 */
export function isLoopbackHost(host: string | null | undefined): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}

export const isLoopbackAddress = (address: string): boolean => address === '::1' || /^127\.[\d.]+$/.test(address);
