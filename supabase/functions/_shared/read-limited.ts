/** Bytes that lie in memory of their own, as storages and digests take them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a body up to that many bytes, however it is sent; null when it is longer. */
export async function readLimited({ headers, body }: Request | Response, limit: number): Promise<Bytes | null> {
  if (Number(headers.get('content-length') ?? 0) > limit) {
    await body?.cancel();
    return null;
  }
  const reader = body?.getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    parts.push(step.value);
    size += step.value.byteLength;
    if (size <= limit) continue;
    await reader?.cancel();
    return null;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The same as text. */
export async function readLimitedText(from: Request | Response, limit: number): Promise<string | null> {
  const bytes = await readLimited(from, limit);
  return bytes && new TextDecoder().decode(bytes);
}

/** What a text says as JSON; undefined when it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
