const [quote, backslash] = ['"', '\\'].map((one) => one.charCodeAt(0));
const opening = new Set(['[', '{'].map((one) => one.charCodeAt(0)));
const closing = new Set([']', '}'].map((one) => one.charCodeAt(0)));

/** Whether the JSON nests deeper than `levels`. Scans bytes only, because the input may not be parseable. */
export function isDeeperThan(json: Uint8Array, levels: number): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0;
    if (inText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > levels) return true;
    } else if (closing.has(byte)) depth -= 1;
  }
  return false;
}
