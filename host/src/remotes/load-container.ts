import type { RemotePointer } from './registry';

/** What the entry script of a remote leaves behind under its own name. */
export interface Container {
  /** Gives it the modules that exist once in the page. The same scope twice is allowed. */
  init(shared: ShareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

export type ShareScope = Readonly<Record<string, unknown>>;

/** The bundler's own names, see `ModuleFederationPluginV1`: fills in the scope of the host, and where it stands. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>;

const SCOPE = 'default';

/**
 * Runs the entry script of a remote and gives it the shared modules. The only place that talks to the bundler's federation.
 * @param url absolute; another address for another attempt
 * @throws Error when the script does not arrive, is refused for its hash, or leaves no container
 */
export async function loadContainer(pointer: RemotePointer, url: string): Promise<Container> {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  // Left behind by an attempt that failed later on; a script that makes none must not be taken for a success.
  globals[pointer.container] = undefined;
  await Promise.all([__webpack_init_sharing__(SCOPE), runScript(url, pointer.integrity)]);
  const container = globals[pointer.container];
  const scope = __webpack_share_scopes__[SCOPE];
  if (container === undefined || scope === undefined) throw new Error(`${url} made no ${pointer.container}`);
  await container.init(scope);
  return container;
}

function runScript(url: string, integrity: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    document.head.append(script);
  }).finally(() => script.remove());
}
