const SCAN_MS = 2_000;

/** A hint for the reader must not hold words back. */
export async function inTime(scan: Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, SCAN_MS, null);
  });
  try {
    return await Promise.race([scan, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
