const SLASH = 0x2f;
const HASH = 0x23;
/** The longest name that is looked for, with every character written as #xx. */
export const LONGEST_NAME = 1 + 15 * 3;

const isAlphanumeric = (byte: number) =>
  (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);

const hexValue = (byte: number): number => {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
};

/** Names of a PDF that are looked for, each character of which may be written plain or as #xx. */
export class NameSet {
  private readonly firsts = new Set<number>([HASH]);
  private readonly names: ReadonlySet<string>;
  constructor(...names: readonly string[]) {
    this.names = new Set(names);
    for (const name of names) this.firsts.add(name.charCodeAt(0));
  }

  /** The next of them in [from, until), or null. One step a byte: a name ends where the next one begins. */
  next(bytes: Uint8Array, from = 0, until: number = bytes.length): { name: string; at: number; end: number } | null {
    for (let at = from; at < until; at += 1) {
      if (bytes[at] !== SLASH || !this.firsts.has(bytes[at + 1] ?? 0)) continue;
      const { name, end } = nameAt(bytes, at + 1);
      if (this.names.has(name)) return { name, at, end };
    }
    return null;
  }

  isIn(bytes: Uint8Array, from?: number, until?: number): boolean {
    return this.next(bytes, from, until) !== null;
  }
}

/** The letters and digits from here on, as they are meant, and where they end. */
function nameAt(bytes: Uint8Array, from: number): { name: string; end: number } {
  let name = '';
  let at = from;
  while (at < from + LONGEST_NAME) {
    const byte = bytes[at] ?? 0;
    const high = byte === HASH ? hexValue(bytes[at + 1] ?? 0) : -1;
    const low = high < 0 ? -1 : hexValue(bytes[at + 2] ?? 0);
    const meant = low < 0 ? byte : high * 16 + low;
    if (!isAlphanumeric(meant)) break;
    name += String.fromCharCode(meant);
    at += low < 0 ? 1 : 3;
  }
  return { name, end: at };
}
