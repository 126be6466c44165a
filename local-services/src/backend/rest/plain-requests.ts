const callsFunction = /^\/rest\/v1\/rpc\//;
/** Arguments of our functions; no column is named so. */
const argument = /^p_[a-z0-9_]+$/;
const saysWhatIsAnswered =
  /^(return=(minimal|headers-only|representation)|count=(exact|planned|estimated)|resolution=(merge|ignore)-duplicates)$/i;

/**
 * Whether a request to a function asks for more than the call: PostgREST lets anybody choose, cast, filter and order what a
 * function gave, after it ran. Such a request can be made to fail when the function has done its work, and undoes it. No
 * page of ours asks so; a reading request names arguments in its address, a writing one nothing.
 */
export function asksMoreThanTheCall(method: string, url: URL): boolean {
  if (!callsFunction.test(url.pathname)) return false;
  const reads = method === 'GET' || method === 'HEAD';
  return [...url.searchParams.keys()].some((name) => name !== 'apikey' && !(reads && argument.test(name)));
}

/**
 * `Prefer` as far as it says what is answered. What says how a transaction ends (`tx=rollback`), or makes it fail when it
 * did more than expected (`max-affected`), is left out; so is a guessed count, for the planner knows more rows than the
 * person may see.
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
 * Whether a request compares a column with a pattern of its own: a regular expression or a text search, in a filter, in a
 * list of filters or of an embedded table. One pattern keeps PostgreSQL busy for as long as it may; no page of ours asks so.
 * The database refuses it as well (`private.asked_plainly`), where PostgREST alone stands before it.
 */
export function comparesWithPatterns(url: URL): boolean {
  return [...url.searchParams].some(([name, value]) => (namesList.test(name) ? holdsPattern : isPattern).test(value));
}
