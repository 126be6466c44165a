type Fetch = typeof fetch;

interface Sender {
  /** Publishable key, also the token of anonymous requests. */
  key: string;
  accessToken(): Promise<string | null>;
  /** Called once, after the page's first request. */
  onFirstAnswer(): void;
}

/** Adds the headers for app and person, as the library's full client does. */
export function withAuthHeaders(send: Fetch, { key, accessToken, onFirstAnswer }: Sender): Fetch {
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
