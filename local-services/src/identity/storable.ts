/** No form nests deeper; reading deeper JSON could exhaust the stack. */
const DEEPEST = 32;
/** NUL, which PostgreSQL cannot store in text, and lone surrogates. */
const ODD = /\0|\p{Surrogate}/u;

/** Whether an outside value can be stored: text without NUL or lone surrogates, not nested too deep. Walks without recursion. */
export function isStorable(value: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next;
    if (typeof one === 'string' && ODD.test(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    if (depth >= DEEPEST) return false;
    for (const [key, child] of Object.entries(one)) {
      if (ODD.test(key)) return false;
      open.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}
