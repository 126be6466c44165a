import {
  type AppError,
  type ExtraPage,
  type PageComponent,
  type PageModule,
  REMOTE_TIMEOUT_MS,
  type RemoteName,
} from '@telehealth/contracts';
import { ContractMismatch, type ManifestLoader } from './load-manifest';

export type Page = PageComponent;
type Pages = Readonly<Record<string, (() => Promise<PageModule>) | undefined>>;

/**
 * Loads one page of a remote: 10 s for an attempt, and one more attempt with a fresh registry before anybody is bothered.
 * @throws AppError `remote.mismatch` when the remote was built for another contract, else `remote.unavailable`
 */
export async function loadPage(manifests: ManifestLoader, remote: RemoteName, page: string): Promise<Page> {
  return withSecondTry(manifests, remote, async () => {
    const manifest = await manifests.load(remote);
    const load = (manifest.pages as Pages)[page];
    if (load === undefined) throw new ContractMismatch(`${remote} has no page called ${page}`);
    return toPage(await load(), page);
  });
}

/** The pages a remote adds below its own prefix. @throws AppError like `loadPage` */
export async function loadExtraPages(manifests: ManifestLoader, remote: RemoteName): Promise<readonly ExtraPage[]> {
  return withSecondTry(manifests, remote, async () => (await manifests.load(remote)).more ?? []);
}

/** Checks a page module: an empty section is worse than an error. */
export function toPage(module: PageModule | undefined, page: string): Page {
  if (typeof module?.default !== 'function') throw new Error(`The module of ${page} has no component`);
  return module.default;
}

async function withSecondTry<T>(manifests: ManifestLoader, remote: RemoteName, attempt: () => Promise<T>): Promise<T> {
  try {
    return await withinLimit(attempt());
  } catch {
    manifests.forget(remote);
  }
  try {
    return await withinLimit(attempt());
  } catch (cause) {
    manifests.forget(remote);
    const failure: AppError = {
      id: cause instanceof ContractMismatch ? 'remote.mismatch' : 'remote.unavailable',
      cause,
    };
    throw failure;
  }
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), REMOTE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
