const callsFunction = /^\/rest\/v1\/rpc\//;
/** Names of arguments of our functions; no column has such a name. */
const argument = /^p_[a-z0-9_]+$/;
const saysWhatIsAnswered =
  /^(return=(minimal|headers-only|representation)|count=(exact|planned|estimated)|resolution=(merge|ignore)-duplicates)$/i;

/**
 * Whether a request to a function asks for more than the call. PostgREST lets clients select, cast, filter and order a function's
 * result after it ran; such a request can be made to fail afterwards, which rolls the function's work back. No page of ours does
 * so: its GET requests name arguments in the query, its POST requests nothing.
 */
export function asksMoreThanTheCall(method: string, url: URL): boolean {
  if (!callsFunction.test(url.pathname)) return false;
  const reads = method === 'GET' || method === 'HEAD';
  return [...url.searchParams.keys()].some((name) => name !== 'apikey' && !(reads && argument.test(name)));
}

/**
 * Keeps of `Prefer` only what selects the response format. Dropped: how the transaction ends (`tx=rollback`), limits that make it
 * fail (`max-affected`), and estimated counts, because the planner knows of more rows than the user may see.
 */
export function plainPreference(prefer: string): string {
  const kept = prefer.split(',').map((one) => one.trim().replace(/\s*=\s*/, '='));
  return kept
    .filter((one) => saysWhatIsAnswered.test(one))
    .map((one) => one.replace(/^count=.*/i, 'count=exact'))
    .join(', ');
}

const PATTERN = '(match|imatch|fts|plfts|phfts|wfts)(\\([^)]*\\))?\\.';
const isPattern = new RegExp(`^\\s*(not\\.)*${PATTERN}`, 'i');
const holdsPattern = new RegExp(`[.(,\\s]${PATTERN}`, 'i');
const namesList = /(^|\.)(and|or)$/i;

/**
 * Whether a request matches a column against a client's pattern: a regular expression or full-text search, in a filter, a filter
 * list or an embedded table. One pattern can keep PostgreSQL busy up to the statement timeout; no page of ours needs it. The
 * database refuses it as well (`private.asked_plainly`), for installations that run PostgREST itself.
 */
export function comparesWithPatterns(url: URL): boolean {
  return [...url.searchParams].some(([name, value]) => (namesList.test(name) ? holdsPattern : isPattern).test(value));
}
