/** Addresses and hashes of Clerk's scripts, from the build: `federation/identity-scripts.mjs`. */
declare const __IDENTITY_SCRIPTS__: Readonly<Record<'client' | 'widgets', { src: string; integrity: string }>>;

/** Runs a script of Clerk if its hash matches. @throws Error if it does not load or is refused */
export function loadScript(name: keyof typeof __IDENTITY_SCRIPTS__): Promise<void> {
  const { src, integrity } = __IDENTITY_SCRIPTS__[name];
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    Object.assign(script, { src, integrity, async: true, crossOrigin: 'anonymous' });
    document.head.append(script);
  });
}
