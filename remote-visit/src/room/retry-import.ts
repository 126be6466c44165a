const AGAIN_MS = 3_000;

/** Imports a part of the call and retries until it succeeds, for weak networks. */
export async function retryImport<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return retryImport(fetchPart);
  }
}
