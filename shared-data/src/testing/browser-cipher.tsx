import { vi } from 'vitest';

/** Lends a test the cipher that a browser has and the document it is drawn in lacks; `vi.unstubAllGlobals` takes it back. */
export async function lendCipher(): Promise<void> {
  const { webcrypto } = await vi.importActual<{ webcrypto: Crypto }>('node:crypto');
  vi.stubGlobal('crypto', webcrypto);
}
