declare const Deno: { env: { get(name: string): string | undefined } };

/**
 * The first of these variables of the function's environment that has a value.
 * @throws Error naming them: the function does not start then, and its log says why
 */
export function required(...names: readonly string[]): string {
  const value = names.map((name) => Deno.env.get(name)).find(Boolean);
  if (!value) throw new Error(`This function needs ${names.join(' or ')}.`);
  return value;
}

/** What an operator may leave unset; null then. */
export const optional = (name: string): string | null => Deno.env.get(name) || null;

/** The key named `default` of a dictionary such as `{"default":"sb_secret_…"}`, else its first; null where there is none. */
function keyIn(name: string): string | null {
  const text = Deno.env.get(name);
  if (!text) return null;
  const keys = JSON.parse(text) as Record<string, string>;
  return keys.default ?? Object.values(keys)[0] ?? null;
}

/**
 * Where the project answers and with which keys. The platform gives both itself; the dictionaries count first, because a
 * project that switched the older keys off still names them.
 * Source: supabase.com/docs/guides/functions/secrets
 */
export const hostedProject = () => ({
  url: required('SUPABASE_URL'),
  publishableKey: keyIn('SUPABASE_PUBLISHABLE_KEYS') ?? required('SUPABASE_ANON_KEY'),
  secretKey: keyIn('SUPABASE_SECRET_KEYS') ?? required('SUPABASE_SERVICE_ROLE_KEY'),
});
