/**
 * Tells password managers whose password this form sets, where no field asks for it: without it they store the new
 * password under no name, or under that of another account. Not for people and not sent.
 */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
