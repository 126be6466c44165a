import { fine, listed, wrong } from '../finding.mjs';

/**
 * Kinds of database objects. `deployment_facts().catalogue` has a line for each object; a line of this table says how such a line
 * begins, and what is wrong when it is missing, additional, or different from the repository.
 */
const KINDS = [
  {
    begins: /^row security of /,
    fine: 'Row security is on for every table',
    missing: 'is not there: its table is missing',
    extra: 'is of a table that the repository does not know',
    differs: (is) => `is ${is}`,
    todo: 'ALTER TABLE … ENABLE ROW LEVEL SECURITY (and FORCE) for each, at once: until then anybody may read it.',
  },
  {
    begins: /^policy /,
    fine: 'Every policy is there and says what it must',
    missing: 'is missing: those it is for see nothing of that table',
    extra: 'is not ours: it may let people see what they must not',
    differs: (is) => `says something else (${is.split(',')[0]})`,
    todo: 'Undo what was changed by hand: DROP POLICY what is not ours, and create the others as supabase/migrations does.',
  },
  {
    begins: /^(rights? of |role )/,
    fine: 'Rights are given as they must be, and no others',
    missing: 'is missing: what needs it fails',
    extra: 'was given on top',
    differs: (is, must) => `is “${is}” instead of “${must}”`,
    todo: 'REVOKE what was given on top, GRANT what is missing, as supabase/migrations does.',
  },
  {
    begins: /^trigger /,
    fine: 'Every guard of a table is there',
    missing: 'is missing: the rule it keeps is not kept',
    extra: 'is not ours',
    differs: (is) => (is.endsWith('switched off') ? 'is switched off' : 'is another one'),
    todo: 'ALTER TABLE … ENABLE TRIGGER, or create it as supabase/migrations does.',
  },
  {
    begins: /^(columns|constraint|index) /,
    fine: 'Tables have their columns, constraints and indexes',
    missing: 'is missing',
    extra: 'is not ours',
    differs: () => 'differs from the repository',
    todo: 'Apply the migrations (supabase db push), or undo what was changed by hand.',
  },
  {
    begins: /^function /,
    fine: 'Functions are those of the repository',
    missing: 'is missing',
    extra: 'is not ours',
    differs: () => 'has another text',
    todo: 'Apply the migrations (supabase db push); where they are applied, create each as supabase/migrations does.',
  },
];

function differences({ begins, missing, extra, differs }, is, must) {
  const things = [...new Set([...Object.keys(must), ...Object.keys(is)])].filter((thing) => begins.test(thing)).sort();
  return things.flatMap((thing) => {
    if (!(thing in is)) return [`${thing} ${missing}`];
    if (!(thing in must)) return [`${thing} ${extra}${is[thing] === 'given' ? '' : ` (${is[thing].split(',')[0]})`}`];
    return is[thing] === must[thing] ? [] : [`${thing} ${differs(is[thing], must[thing])}`];
  });
}

/**
 * Compares the database's structure with the repository's.
 * @param {{ database: any, expected: any }} facts
 */
export function checkCatalogue({ database, expected }) {
  return KINDS.map((kind) => {
    const found = differences(kind, database.catalogue, expected.catalogue);
    return found.length === 0 ? fine(kind.fine) : wrong(listed(found, 12), kind.todo);
  });
}
