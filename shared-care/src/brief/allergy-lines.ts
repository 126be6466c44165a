import { noneKnownText } from '../allergies/none-known-text';
import { day } from '../record/entry-words';
import { type Opened, pickEntries } from '../record/pick-entries';
import type { BriefFacts, BriefLine } from './brief-line';

/** The recorded allergies, that none are known, or that nobody has asked. Nothing where the profile is closed. */
export function allergies({ opened }: Pick<BriefFacts, 'opened'>): BriefLine | null {
  const active = pickEntries(opened, 'allergy').filter(({ isActive }) => isActive);
  if (active.length === 0) return opened.has('profile') ? noAllergies(opened) : null;
  const words = active.map(({ label, reaction }) => (reaction === '' ? label : `${label} (${reaction})`)).join(', ');
  const newest = new Date(Math.max(...active.map(({ updatedAt }) => updatedAt.getTime())));
  return {
    id: 'allergies',
    title: 'Allergies',
    fact: words,
    opens: 'profile',
    tone: 'danger',
    source: `Profile, ${day(newest)}`,
  };
}

/** None known, or nobody has asked; never plain, because both are asked about. */
function noAllergies(opened: Opened): BriefLine {
  const said = pickEntries(opened, 'facts')[0]?.noneKnown ?? null;
  return {
    id: 'allergies',
    title: 'Allergies',
    fact: said === null ? 'Nobody has recorded asking' : 'None known',
    opens: 'profile',
    tone: 'hot',
    source: said === null ? 'Profile' : noneKnownText(said, null),
  };
}
