/**
 * Tells password managers whose password the form sets, when it has no username field. Otherwise they store the new password
 * without a name or for another account. Hidden and not submitted.
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
