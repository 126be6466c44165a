/** What our own forms can send; an instance that asks a new account for more is served by its widget alone. */
const OUR_FIELDS: readonly string[] = ['email_address', 'password', 'first_name', 'last_name'];

/**
 * Whether the instance's settings rule our forms out before anybody types: signing in with a password and signing up. The
 * settings are in a part of the provider's client that it calls internal, so whatever has another shape counts as "not
 * known": then the form is shown, and after a refusal the other ways are still there.
 * @param client the provider's client, whose settings arrive together with the identity
 */
export function ruledOutForms(client: unknown): { signIn: boolean; signUp: boolean } {
  const settings = read(read(client, '__internal_environment'), 'userSettings');
  const attributes = entriesOf(read(settings, 'attributes'));
  const noPasswords = attributes.some(([name, value]) => name === 'password' && read(value, 'enabled') === false);
  const asksForMore = attributes.some(
    ([name, value]) => read(value, 'required') === true && !OUR_FIELDS.includes(name),
  );
  return { signIn: noPasswords, signUp: noPasswords || asksForMore };
}

/** What the instance offers by number. */
export interface PhoneWays {
  signIn: boolean;
  /** A number is enough for an account: no address is asked for. */
  signUp: boolean;
  /** Whether such an account needs a password as well. */
  needsPassword: boolean;
}

/** @param client as of `ruledOutForms`; a client with settings of another shape offers nothing */
export function phoneWaysOf(client: unknown): PhoneWays {
  const attributes = read(read(read(client, '__internal_environment'), 'userSettings'), 'attributes');
  const is = (name: string, key: string) => read(read(attributes, name), key) === true;
  const signIn = is('phone_number', 'enabled') && is('phone_number', 'used_for_first_factor');
  return {
    signIn,
    signUp: signIn && is('phone_number', 'verify_at_sign_up') && !is('email_address', 'required'),
    needsPassword: is('password', 'required'),
  };
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function entriesOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
