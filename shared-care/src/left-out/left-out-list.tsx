import { type LeftOut, leftOutLines } from '@telehealth/clinical/fhir/left-out';
import { Disclosure } from '@telehealth/ui/parts/disclosure';

/** More names per reason are only counted: a hospital's record has thousands of visits and claims. */
const MOST_NAMES = 20;

/** Entries of an imported file that are not offered, each with the reason. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return <p className="small soft">Nothing of it is left out.</p>;
  const count = leftOut.length === 1 ? 'One entry is' : `${leftOut.length} entries are`;
  return (
    <Disclosure summary={`${count} left out: which, and why`} open>
      <ul className="small" aria-label="Left out">
        {leftOutLines(leftOut).map(({ why, because, names }) => (
          <li key={why}>
            <b>{namesText(names)}</b> {because}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return more > 0 ? `${shown} and ${more} more.` : `${shown}.`;
}
