// Whether a release may be made of what is drafted. Pure: facts in, sentences out.

import { brokenPromises, unannounced } from './promises.mjs';

/** What a migration cannot be written of. */
export const BY_HAND = 'A new column goes last in its table; rows are written in supabase/unreleased/3-after.sql.';

/**
 * @param {object} facts
 * @param {import('./released.mjs').Released | undefined} facts.released
 * @param {any} facts.draft as `draftMigration` gives it
 * @param {string[]} facts.deprecated @param {boolean} facts.contract whether the operator said that something may be lost
 * @returns {{ refused: string[], noted: string[] }}
 */
export function judge({ released, draft, deprecated, contract }) {
  const taken = brokenPromises(released?.promises ?? {}, draft.promises)
    .filter(({ about }) => released.announced[about])
    .map(({ about, says }) => `${says} (announced in release ${released.announced[about]})`);
  const lost = [...taken, ...(released ? draft.destroys : [])];
  const unknown = deprecated.filter((name) => !draft.promises[name] && !released?.promises[name]);
  return {
    refused: [
      ...draft.differs.map((sentence) => `${sentence}. ${BY_HAND}`),
      ...draft.fails.never,
      ...unannounced(released, draft.promises),
      ...unknown.map((name) => `supabase/deprecated.json names ${name}, which nobody can ask for`),
      ...(contract ? [] : lost.map((sentence) => `${sentence}. Say --contract if that is meant`)),
    ],
    noted: [
      ...(contract ? lost : []),
      ...draft.fails.perhaps.map(
        (sentence) => `${sentence}. It fails where rows are otherwise: look before it is deployed`,
      ),
    ],
  };
}

/** What is written down of a release. @returns {import('./released.mjs').Released} */
export function recordOf({ released, name, draft, deprecated, migration }) {
  return {
    releases: { ...released?.releases, [name]: migration },
    announced: Object.fromEntries(
      deprecated.filter((about) => draft.promises[about]).map((about) => [about, released?.announced[about] ?? name]),
    ),
    promises: draft.promises,
  };
}
