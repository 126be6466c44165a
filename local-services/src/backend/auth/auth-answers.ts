/** An answer in GoTrue's form. */
export function authError(status: number, errorCode: string, message: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg: message }, { status });
}

/** Everything that would make an account here: accounts are made by the identity provider only. */
export function signupsDisabled(): Response {
  return authError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
