type Fetch = typeof fetch;

interface Sender {
  /** Publishable key, which also stands for nobody in particular. */
  key: string;
  accessToken(): Promise<string | null>;
  /** Called once, when the first request of the page has ended. */
  onFirstAnswer(): void;
}

/** Data requests say which app asks, and for whom, as the whole client of the library does. */
export function withPerson(send: Fetch, { key, accessToken, onFirstAnswer }: Sender): Fetch {
  let isFirst = true;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', key);
    headers.set('Authorization', `Bearer ${(await accessToken()) ?? key}`);
    try {
      return await send(input, { ...init, headers });
    } finally {
      if (isFirst) onFirstAnswer();
      isFirst = false;
    }
  };
}
