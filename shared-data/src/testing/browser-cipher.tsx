import { vi } from 'vitest';

/** Provides Web Crypto, which browsers have and jsdom lacks; `vi.unstubAllGlobals` removes it. */
export async function lendCipher(): Promise<void> {
  const { webcrypto } = await vi.importActual<{ webcrypto: Crypto }>('node:crypto');
  vi.stubGlobal('crypto', webcrypto);
}
