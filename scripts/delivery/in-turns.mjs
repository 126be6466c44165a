/** Requests on their way at once. */
const AT_ONCE = 8;

/**
 * Does work for each item, some at a time.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
export async function inTurns(items, work) {
  const results = [];
  let next = 0;
  const go = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, go));
  return results;
}
