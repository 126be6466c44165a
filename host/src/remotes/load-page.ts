import type { AppError } from '@telehealth/contracts/errors';
import type { SectionName } from '@telehealth/contracts/routes';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import type { ExtraPage, PageComponent, PageModule } from '@telehealth/contracts/shell';
import { ContractMismatch, type ManifestLoader } from './load-manifest';

export type Page = PageComponent;
type Pages = Readonly<Record<string, (() => Promise<PageModule>) | undefined>>;

/**
 * Loads a page of a remote: 10 s per attempt, with one retry from a fresh registry before the user sees an error.
 * @throws AppError `remote.mismatch` if the remote does not fit this host, `remote.moved` if a page opened anew may fit it,
 * else `remote.unavailable`
 */
export async function loadPage(manifests: ManifestLoader, remote: SectionName, page: string): Promise<Page> {
  return withSecondTry(manifests, remote, async (started) => {
    const load = ((await started).pages as Pages)[page];
    if (load === undefined) throw new ContractMismatch(`${remote} has no page called ${page}`);
    return toPage(await load(), page);
  });
}

/** The pages that a remote adds below its own prefix. @throws AppError like `loadPage` */
export async function loadExtraPages(manifests: ManifestLoader, remote: SectionName): Promise<readonly ExtraPage[]> {
  return withSecondTry(manifests, remote, async (started) => (await started).more ?? []);
}

/** Validates a page module, because an empty section is worse than an error. */
export function toPage(module: PageModule | undefined, page: string): Page {
  if (typeof module?.default !== 'function') throw new Error(`The module of ${page} has no component`);
  return module.default;
}

async function withSecondTry<T>(
  manifests: ManifestLoader,
  remote: SectionName,
  attempt: (started: ReturnType<ManifestLoader['load']>) => Promise<T>,
): Promise<T> {
  const first = manifests.load(remote);
  try {
    return await withinLimit(attempt(first));
  } catch {
    manifests.forget(remote, first);
  }
  const second = manifests.load(remote);
  try {
    return await withinLimit(attempt(second));
  } catch (cause) {
    manifests.forget(remote, second);
    const apart = manifests.hasMoved(remote) ? 'remote.moved' : 'remote.mismatch';
    const failure: AppError = { id: cause instanceof ContractMismatch ? apart : 'remote.unavailable', cause };
    throw failure;
  }
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), REMOTE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
