import { vi } from 'vitest';

/** Long enough for a machine that does much else at the same time. Only what never comes waits so long. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
