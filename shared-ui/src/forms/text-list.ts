/** Appends a trimmed entry; a blank or existing one changes nothing. */
export function withEntry(list: readonly string[], entry: string): readonly string[] {
  const text = entry.trim();
  return text === '' || list.includes(text) ? list : [...list, text];
}

export function withoutEntry(list: readonly string[], index: number): readonly string[] {
  return list.filter((_, at) => at !== index);
}
