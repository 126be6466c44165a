import { UPLOAD_STALL_MS } from '@telehealth/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendObject } from './send-object';

/** A line that a test holds in its hand. */
class Line {
  static last: Line;
  upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => undefined };
  onload: () => void = () => undefined;
  onabort: () => void = () => undefined;
  status = 200;
  responseText = '{}';
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => {
    Line.last = this;
  };
  abort = () => this.onabort();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = () =>
  sendObject({
    address: { url: 'http://x', key: 'key' },
    ...{ token: 'token', path: 'documents/a', file: new Blob(['x']) },
    ...{ onProgress: () => undefined, signal: new AbortController().signal },
  });

it('is interrupted when nothing of the file leaves any more', async () => {
  const sending = expect(send()).rejects.toMatchObject({ id: 'booking.fileNotSent' });
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS);
  await sending;
});

it('goes on as long as pieces of it leave, and leaves no timer', async () => {
  const sending = send();
  for (let loaded = 1; loaded < 20; loaded += 1) {
    await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS - 1);
    Line.last.upload.onprogress({ loaded, total: 20 });
  }
  Line.last.onload();
  await sending;
  expect(vi.getTimerCount()).toBe(0);
});
