import { UPLOAD_STALL_MS } from '@telehealth/contracts/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendObject } from './send-object';

interface Options {
  uploadUrl: string | null;
  headers: Record<string, string>;
  metadata: Record<string, string>;
  onUploadUrlAvailable(): void;
  onProgress(sent: number, total: number): void;
  onSuccess(): void;
  onError(cause: Error): void;
}

/** A line that a test holds in its hand. */
class Line {
  static last: Line;
  url: string | null = null;
  isAborted = false;
  readonly options: Options;
  constructor(_file: Blob, options: Options) {
    this.options = options;
    Line.last = this;
  }
  start = () => undefined;
  abort = async () => {
    this.isAborted = true;
  };
  begin(url: string): void {
    this.url = url;
    this.options.onUploadUrlAvailable();
  }
}

class Refusal extends Error {
  originalResponse: { getStatus(): number; getBody(): string } | null;
  constructor(status: number | null, body: unknown = {}) {
    super('refused');
    const answer = { getStatus: () => status ?? 0, getBody: () => JSON.stringify(body) };
    this.originalResponse = status === null ? null : answer;
  }
}

vi.mock('./load-upload', () => ({ loadUpload: async () => ({ Upload: Line, DetailedError: Refusal }) }));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let stopping: AbortController;
let parts: number[];
const send = async (path = crypto.randomUUID() as string) => {
  stopping = new AbortController();
  parts = [];
  const sending = sendObject({
    address: { url: 'http://x', key: 'key' },
    ...{ token: 'token', bucket: 'documents', path, file: new Blob(['x'], { type: 'image/png' }) },
    ...{ onProgress: (part: number) => parts.push(part), signal: stopping.signal },
  });
  sending.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { sending, line: Line.last };
};
const NOT_SENT = { id: 'booking.fileNotSent' };

it('names bucket, path and type, and its sender', async () => {
  const { line } = await send('a/b');
  expect(line.options.metadata).toMatchObject({ bucketName: 'documents', objectName: 'a/b', contentType: 'image/png' });
  expect(line.options.headers).toMatchObject({ authorization: 'Bearer token', apikey: 'key' });
});

it('is interrupted when nothing of the file leaves any more', async () => {
  const { sending, line } = await send();
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS);
  await expect(sending).rejects.toMatchObject(NOT_SENT);
  expect(line.isAborted).toBe(true);
});

it('goes on as long as pieces of it leave, and leaves no timer', async () => {
  const { sending, line } = await send();
  for (let sent = 1; sent < 20; sent += 1) {
    await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS - 1);
    line.options.onProgress(sent, 20);
  }
  line.options.onSuccess();
  await sending;
  expect(parts.at(-1)).toBe(19 / 20);
  expect(vi.getTimerCount()).toBe(0);
});

it('is given up when it is cancelled', async () => {
  const { sending, line } = await send();
  stopping.abort();
  await expect(sending).rejects.toMatchObject(NOT_SENT);
  expect(line.isAborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on after a cut where it stopped, and begins anew once it has arrived', async () => {
  const first = await send('same');
  expect(first.line.options.uploadUrl).toBeNull();
  first.line.begin('http://x/upload/1');
  first.line.options.onError(new Refusal(null));
  await expect(first.sending).rejects.toMatchObject(NOT_SENT);
  expect((await send('another')).line.options.uploadUrl).toBeNull();
  const second = await send('same');
  expect(second.line.options.uploadUrl).toBe('http://x/upload/1');
  second.line.options.onSuccess();
  await second.sending;
  expect((await send('same')).line.options.uploadUrl).toBeNull();
});

describe('an answer', () => {
  it.each<[number, unknown, string]>([
    [413, {}, 'chart.fileTooLarge'],
    [400, { statusCode: '413', message: 'The object exceeded the maximum allowed size' }, 'chart.fileTooLarge'],
    [415, { statusCode: '415', message: 'chart.fileTypeRefused' }, 'chart.fileTypeRefused'],
    [401, {}, 'session.expired'],
    [503, { statusCode: '503', message: 'data.busy' }, 'data.busy'],
    [502, 'a proxy', 'booking.fileNotSent'],
  ])('of %i with %j is %s', async (status, body, id) => {
    const { sending, line } = await send();
    line.options.onError(new Refusal(status, body));
    await expect(sending).rejects.toMatchObject({ id });
  });

  it('that it lies there already is no failure', async () => {
    const { sending, line } = await send();
    line.options.onError(new Refusal(409, { statusCode: '409', message: 'The resource already exists' }));
    await sending;
  });
});
