/** Names of the `{placeholders}` in a text, derived from the text itself. */
export type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;

/** Values a text asks for: nothing when it has no placeholders, every one of them otherwise. */
export type PlaceholderValues<Text extends string> = [PlaceholderNames<Text>] extends [never]
  ? [values?: undefined]
  : [values: Readonly<Record<PlaceholderNames<Text>, string>>];

/** Puts values into the `{placeholders}` of a text. A placeholder without a value becomes empty, so braces never reach a screen. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>> | undefined): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values?.[name] ?? '');
}
