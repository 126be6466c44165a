const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a stored form with newer typed fields, field by field.
 * @param first the form's values before typing began
 */
export function withTyped<Draft>(kept: Draft, here: unknown, first: unknown): Draft {
  if (!isGroup(kept) || !isGroup(here) || !isGroup(first)) return kept;
  const merged: Record<string, unknown> = { ...kept };
  for (const [name, value] of Object.entries(here)) {
    if (isGroup(value)) merged[name] = withTyped(kept[name] ?? value, value, first[name]);
    else if (JSON.stringify(value) !== JSON.stringify(first[name])) merged[name] = value;
  }
  return merged as Draft;
}
