import type { AppError } from '@telehealth/contracts/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileQueue, type FileWays } from './file-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PHOTO = new File(['x'], 'arm.jpg', { type: 'image/jpeg' });
type Sent = Awaited<ReturnType<FileWays['send']>>;
function createQueue(send: (file: { id: string; signal: AbortSignal }) => Promise<Sent>) {
  const sending = vi.fn(send);
  const arrived = vi.fn();
  const queue = new FileQueue({ clean: async (file) => file, send: sending, arrived });
  const start = async (body: string) => {
    await queue.choose(PHOTO);
    queue.sendChosen(body);
    return vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sending, arrived, start };
}

it('sends a file that a cut line interrupted again under the same id, and tells it once it is kept', async () => {
  const faults: AppError[] = [{ id: 'booking.fileNotSent' }, { id: 'data.offline' }];
  const { queue, sending, arrived, start } = createQueue(async () => {
    const fault = faults.shift();
    if (fault) throw fault;
  });
  await start('My arm');
  expect(queue.get().items).toMatchObject([{ state: 'waiting', body: 'My arm' }]);
  queue.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(new Set(sending.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  expect(sending).toHaveBeenCalledTimes(3);
  expect(arrived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: 'My arm', name: 'arm.jpg' }));
  expect(queue.get().items).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells with a file that is kept what is gone from it', async () => {
  const { arrived, start } = createQueue(async () => ({ reason: 'chart.signatureNotKept' }));
  await start('');
  expect(arrived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ remark: 'chart.signatureNotKept' }));
});

it('says why a file was not kept, and tries it again only when asked', async () => {
  const unsafe: AppError = { id: 'chart.fileUnsafe' };
  const { queue, sending, start } = createQueue(() => Promise.reject(unsafe));
  await start('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.get().items).toMatchObject([{ state: 'failed', problem: unsafe }]);
  expect(sending).toHaveBeenCalledTimes(1);
});

it('stops one that is on its way and gives the words back', async () => {
  let signal: AbortSignal | null = null;
  const { queue, arrived, start } = createQueue((file) => {
    signal = file.signal;
    return new Promise((_, reject) => {
      file.signal.addEventListener('abort', () => reject({ id: 'booking.fileNotSent' } satisfies AppError));
    });
  });
  await start('keep these words');
  const [item] = queue.get().items;
  expect(queue.cancel(item?.id ?? '')).toBe('keep these words');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signal).toMatchObject({ aborted: true });
  expect(arrived).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('takes a file by its content, under a name that fits it; who chose again meanwhile gets the later one', async () => {
  const { queue } = createQueue(async () => undefined);
  const octets = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/octet-stream' });
  const [first, second] = await Promise.all([queue.choose(octets('first')), queue.choose(octets('Scan 12:30'))]);
  expect([first, second?.name]).toEqual([null, 'Scan 12-30.pdf']);
  expect(queue.get()).toMatchObject({ chosen: { name: 'Scan 12-30.pdf', type: 'application/pdf' }, refused: null });
});

it('takes nothing that would be refused in any case', async () => {
  const { queue } = createQueue(async () => undefined);
  await queue.choose(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }));
  expect(queue.get()).toMatchObject({ chosen: null, refused: 'chart.fileTypeRefused' });
  expect(queue.sendChosen('words')).toBe(false);
});

it('sends one after the other: those that wait for a line let others go first, and stay the same file', async () => {
  const clean = vi.fn(async (file: File) => file);
  const [began, ends]: [string[], (() => void)[]] = [[], []];
  const send = ({ file }: { file: File }) => {
    began.push(file.name);
    return new Promise<undefined>((done, fail) => {
      ends.push(() => (began.length === 1 ? fail({ id: 'data.offline' } satisfies AppError) : done(undefined)));
    });
  };
  const arrived: string[] = [];
  const queue = new FileQueue({ clean, send, arrived: ({ name }) => void arrived.push(name) });
  for (const name of ['one.jpg', 'two.jpg']) queue.send(new File(['x'], name, { type: 'image/jpeg' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.get().items).toMatchObject([{ state: 'sending' }, { state: 'queued' }]);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.get().items).toMatchObject([{ state: 'waiting' }, { state: 'sending' }]);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(5_000);
  ends[2]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([began, arrived]).toEqual([
    ['one.jpg', 'two.jpg', 'one.jpg'],
    ['two.jpg', 'one.jpg'],
  ]);
  expect(clean).toHaveBeenCalledTimes(2);
});
