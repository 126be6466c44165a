import { isConnectionLost } from '../../database/lost-connection';

/** Codes the library already answers as PostgREST does. */
const answeredWell = new Set(['42501', '42P01', '23505', '23503', '25006', 'PGRST']);
const answeredWellPrefix = /^(42|22|21|PT)/;

/** PostgREST's table from SQLSTATE to HTTP status. */
export function statusOf(sqlState: string): number {
  if (sqlState === 'P0001') return 400;
  if (sqlState.startsWith('28')) return 403;
  if (/^(08|53|57P0)/.test(sqlState)) return 503;
  if (/^(P0|40|54|55|57|58|F0|HV|XX|25|2D|38|39|3B)/.test(sqlState)) return 500;
  return 400;
}

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

function isDatabaseError(cause: unknown): cause is DatabaseError {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(cause.code) &&
    'message' in cause
  );
}

/** Whose texts name rules, tables and times, never a value of a row. */
const namesNoValue = /^(P0001$|PGRST|PT|21|23|25|28|40|42|53|55|57)/;
/** A message of the catalogue, which our own functions give as their hint. */
const messageId = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/;

/**
 * What may be told of an error. A text of PostgreSQL can quote the value that it could not use (all of class 22), and its
 * details the row that was in the way (class 23): a request that is made to fail would read them there. What our functions
 * refuse (P0001) stays as it is.
 */
function withoutValues(cause: DatabaseError): DatabaseError {
  const { code, message, detail, hint } = cause;
  if (code === 'P0001' || /^(PGRST|PT)/.test(code)) return cause;
  const told: DatabaseError = {
    code,
    message: namesNoValue.test(code) ? message : 'A value is not of the form that is wanted here',
  };
  if (hint && messageId.test(hint)) told.hint = hint;
  return detail && told.hint ? { ...told, detail } : told;
}

/** As PostgREST says it. */
const NO_CONNECTION = {
  code: 'PGRST001',
  message: 'Database connection error. Retrying the connection.',
  details: null,
  hint: null,
};

const withStatus = (status: number, body: object) => ({
  code: 'PGRST',
  message: JSON.stringify(body),
  detail: JSON.stringify({ status, headers: {} }),
});

/**
 * The library answers most database errors with 500 and its own code. Its escape for functions that choose their
 * answer (SQLSTATE `PGRST`) carries any status, so code, message, details and hint go through that.
 */
export function keepDetails(cause: unknown): unknown {
  if (isConnectionLost(cause)) return withStatus(503, NO_CONNECTION);
  if (!isDatabaseError(cause)) return cause;
  const { code, message, detail, hint } = withoutValues(cause);
  if (answeredWell.has(code) || answeredWellPrefix.test(code)) {
    return Object.assign(cause, { message, detail, hint });
  }
  return withStatus(statusOf(code), { code, message, details: detail ?? null, hint: hint ?? null });
}
