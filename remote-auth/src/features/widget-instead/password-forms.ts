/** What our own forms can send; an instance that asks a new account for more is served by its widget alone. */
const OUR_FIELDS: readonly string[] = ['email_address', 'password', 'first_name', 'last_name'];

/**
 * Whether the instance's settings rule our forms out before anybody types. The settings reach the page through a part of
 * the provider's client that it calls internal, so whatever has another shape counts as "not known": then the form is
 * shown, and a refusal still leads to the widget.
 * @param settings `userSettings` of the client's environment
 */
export function ruledOut(settings: unknown): { signIn: boolean; signUp: boolean } {
  const attributes = entriesOf(read(settings, 'attributes'));
  const noPasswords = attributes.some(([name, value]) => name === 'password' && read(value, 'enabled') === false);
  const asksForMore = attributes.some(
    ([name, value]) => read(value, 'required') === true && !OUR_FIELDS.includes(name),
  );
  return { signIn: noPasswords, signUp: noPasswords || asksForMore };
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function entriesOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
