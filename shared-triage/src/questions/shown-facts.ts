import type { CaseFacts, Fact } from '../case-facts';
import { ALIKE_IDS } from '../lexicon/alike';
import { CONCEPTS } from '../lexicon/concepts';
import { signName } from '../lexicon/names';

/** A fact that was read or added, to be confirmed. */
export interface ShownFact {
  id: string;
  says: string;
  status: Fact['status'];
  /** The user's own words; empty for facts they added. */
  words: string;
  hours?: number;
}

/**
 * Facts read in the text or added by hand, without those implied by them or by the person.
 * @param added ids of those added by hand
 */
export function shownFacts({ facts }: CaseFacts, added: readonly string[]): ShownFact[] {
  const all = [...facts.values()].filter(
    ({ id, words }) => !ALIKE_IDS.includes(id) && (words !== '' || added.includes(id)),
  );
  const implied = new Set(
    all
      .filter(isThere)
      .flatMap(({ id, words }) =>
        (CONCEPTS[id]?.is?.split(' ') ?? []).filter((wider) =>
          all.some((one) => one.id === wider && one.words === words),
        ),
      ),
  );
  // General pain is implied by pain at a place.
  if (all.some((fact) => fact.id !== 'somePain' && isThere(fact))) implied.add('somePain');
  return all
    .filter(({ id }) => !implied.has(id))
    .map(({ id, status, words, hours }) => ({
      id,
      status,
      words,
      says: signName(id),
      ...(hours !== undefined && { hours }),
    }));
}

export const isThere = ({ status }: Pick<Fact, 'status'>) => status === 'present' || status === 'unsure';
