/** What the storage answers to an upload; null leaves it under way. */
export interface StorageAnswer {
  status: number;
  body: string;
}

/** How uploads go in a test, and what was sent. Put in the place of `visit-files/load-upload` with `vi.mock`. */
export const fakeStorage: { answer: StorageAnswer | null; sent: { path: string; type: string }[] } = {
  answer: { status: 204, body: '' },
  sent: [],
};

export function resetFakeStorage(): void {
  fakeStorage.answer = { status: 204, body: '' };
  fakeStorage.sent = [];
}

class Refusal extends Error {
  readonly originalResponse = {
    getStatus: () => fakeStorage.answer?.status ?? 0,
    getBody: () => fakeStorage.answer?.body ?? '',
  };
}

interface UploadOptions {
  metadata: { bucketName: string; objectName: string };
  onProgress(sent: number, total: number): void;
  onSuccess(): void;
  onError(cause: Error): void;
}

class FakeUpload {
  url: string | null = null;
  readonly #file: Blob;
  readonly #options: UploadOptions;
  constructor(file: Blob, options: UploadOptions) {
    this.#file = file;
    this.#options = options;
  }
  start(): void {
    const { metadata, onProgress, onSuccess, onError } = this.#options;
    fakeStorage.sent.push({ path: `${metadata.bucketName}/${metadata.objectName}`, type: this.#file.type });
    onProgress(1, 4);
    if (fakeStorage.answer === null) return;
    if (fakeStorage.answer.status < 300) onSuccess();
    else onError(new Refusal());
  }
  abort = async (): Promise<void> => undefined;
}

export const loadUpload = async () => ({ Upload: FakeUpload, DetailedError: Refusal });
