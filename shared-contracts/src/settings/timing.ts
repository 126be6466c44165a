/** Wait between choosing a role and going to that role's onboarding, in milliseconds. */
export const ROLE_REDIRECT_DELAY_MS = 500;
/** How long the sign-up success toast stays, in milliseconds. */
export const SIGN_UP_TOAST_MS = 6000;
/** Least wait between two verification mails asked for by a person, in milliseconds. */
export const RESEND_WAIT_MS = 30_000;
/** Wait before a remote that does not answer counts as failed, in milliseconds. */
export const REMOTE_TIMEOUT_MS = 10_000;
/** Wait for a data request's answer to begin before it counts as lost, in milliseconds. Each of three tries has it. */
export const DATA_TIMEOUT_MS = 10_000;
/** The same for a function, which asks the payment provider or reads a file meanwhile, in milliseconds. */
export const FUNCTION_TIMEOUT_MS = 40_000;
/** Wait for the next piece of a file to leave before it counts as interrupted, in milliseconds. */
export const UPLOAD_STALL_MS = 30_000;
