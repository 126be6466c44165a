/** Names of the `{slots}` in a text, derived from the text itself. */
export type SlotNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotNames<Rest>
  : never;

/** Values a text asks for: nothing when it has no slots, every slot otherwise. */
export type SlotValues<Text extends string> = [SlotNames<Text>] extends [never]
  ? [values?: undefined]
  : [values: Readonly<Record<SlotNames<Text>, string>>];

/** Puts values into the `{slots}` of a text. A slot without a value becomes empty, so braces never reach a screen. */
export function fillSlots(text: string, values: Readonly<Record<string, string>> | undefined): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values?.[name] ?? '');
}
