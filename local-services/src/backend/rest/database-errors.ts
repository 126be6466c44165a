import { isConnectionLost } from '../../database/lost-connection';

/** SQLSTATE codes that the library already maps as PostgREST does. */
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

/** SQLSTATE classes whose texts name rules, tables and times, never a value of a row. */
const namesNoValue = /^(P0001$|PGRST|PT|21|23|25|28|40|42|53|55|57)/;
/** An id of the message catalogue, which our own functions raise as their hint. */
const messageId = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/;

/**
 * Removes values from an error. A text of PostgreSQL can quote the value it could not use (all of class 22), and its details the
 * conflicting row (class 23): a client could provoke failures to read them. Refusals of our functions (P0001) stay as they are.
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

/** PostgREST's wording. */
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
 * Wraps a database error so that the library keeps its details. By itself it answers most with 500 and its own code; its escape
 * for functions that choose their response (SQLSTATE `PGRST`) carries any status, code, message, details and hint.
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
