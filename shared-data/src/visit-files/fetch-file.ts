import { toDataError } from '../errors/to-data-error';

/** The largest file over a slow line; a request that hangs longer is taken for one that failed. */
const LIMIT_MS = 180_000;

/**
 * The file of a ticket, which is good once, for a minute; named as it was when it was added. Fetched and not gone to: an answer that
 * is no file would take the place of the page, and with it a call and what was not sent yet.
 * @throws AppError `chart.ticketSpent`, `data.unreadable`, `data.failed`; `data.offline` when it did not arrive whole
 */
export async function fetchFile(backendUrl: string, ticket: string): Promise<File> {
  const response = await reach(`${backendUrl}/functions/v1/documents/file/${ticket}`);
  if (!response.ok) {
    const said: unknown = await response.json().catch(() => null);
    throw toDataError(typeof said === 'object' && said !== null ? said : {}, response.status);
  }
  const content = await response.blob().catch(() => {
    throw toDataError({}, 0);
  });
  return new File([content], nameIn(response.headers.get('content-disposition') ?? ''), { type: content.type });
}

async function reach(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS), credentials: 'omit' });
  } catch {
    throw toDataError({}, 0);
  }
}

function nameIn(disposition: string): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return decodeURIComponent(name);
}
