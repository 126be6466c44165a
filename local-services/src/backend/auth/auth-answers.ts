export function authError(status: number, errorCode: string, message: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg: message }, { status });
}

/** The response to every request that would create an account here, because only the identity provider creates them. */
export function signupsDisabled(): Response {
  return authError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
