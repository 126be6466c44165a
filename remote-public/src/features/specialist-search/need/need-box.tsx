import { handedOverReason, handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { listWords, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useCallback, useEffect, useState } from 'react';
import type { SearchFilters } from '../../../search-address/search-filters';
import { isForPaediatrics } from '../../../whom/said-words';
import { CHILD_KINDS, ChildWays } from './child-ways';
import { ErrandCard } from './errand-card';
import { LanguageWay } from './language-way';
import styles from './need-box.module.css';
import type { ReadNeed } from './read-need';
import { NO_SUGGESTIONS, type Suggestion } from './suggestion';

const REASON_LIMIT = 500;

interface NeedBoxProps {
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
  /** Called when the suggested specialties change; they order the list. */
  onSuggest: (suggestions: readonly Suggestion[]) => void;
}

/**
 * Suggests a specialty from a need in plain words. The text stays in memory: it is in no URL and goes to no server until a
 * booking is begun. Danger signs come before any suggestion.
 */
export function NeedBox({ filters, onChange, onSuggest }: NeedBoxProps) {
  const [need, setNeed] = useState(handedOverReason);
  const [found, setFound] = useState<({ need: string } & ReadNeed) | null>(null);
  const read = found?.need === need ? found : null;
  const suggestions = read?.suggestions ?? NO_SUGGESTIONS;
  const person = read?.person ?? null;
  const errand = read?.errand ?? null;
  const language = read?.language ?? null;
  const { specialty } = filters;
  const onChoose = (chosen: SearchFilters['specialty']) => onChange({ specialty: chosen });
  const isForChild = isForPaediatrics(person);
  // Both ways of a child stand there with their prices, and an errand's general practice with its order.
  const buttons = suggestions.filter(
    (one) =>
      !(isForChild && CHILD_KINDS.includes(one.specialty)) && !(errand?.isGeneral && one.specialty === 'general'),
  );
  // In one chunk with the danger-sign rules, and with the same tokens and negation scope.
  const suggest = useCallback(async (text: string) => {
    // Without any text the 140 KB of rules are not loaded.
    if (text.trim() === '') return;
    const { readNeed } = await import(/* webpackChunkName: "red-flags" */ './read-need');
    setFound({ need: text, ...(await readNeed(text)) });
  }, []);
  useEffect(() => onSuggest(suggestions), [suggestions, onSuggest]);
  return (
    <section className={styles.box} aria-label="Search by what you need">
      <Field label="What do you need help with?" hint="Only used to find the right specialist." optional>
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            maxLength={REASON_LIMIT}
            value={need}
            onChange={(event) => {
              setNeed(event.target.value);
              handOverReason(event.target.value);
            }}
          />
        )}
      </Field>
      <RedFlagWatch text={need} onScanned={suggest} />
      <div aria-live="polite">
        {errand !== null && (
          <ErrandCard errand={errand} isForChild={isForChild} filters={filters} onChange={onChange} />
        )}
        {language !== null && <LanguageWay language={language} filters={filters} onChange={onChange} />}
        {person !== null && isForChild && <ChildWays person={person} specialty={specialty} onChoose={onChoose} />}
        {buttons.length > 0 && (
          <div className={styles.suggestions}>
            <p className="soft small">{whyText(buttons)}</p>
            {buttons.map((one) => (
              <Button
                key={one.specialty}
                variant="line"
                size="s"
                aria-pressed={one.specialty === specialty}
                onClick={() => onChoose(one.specialty)}
              >
                {SPECIALTY_LABELS[one.specialty]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Says which words led to the suggestion, so that it is not mistaken for a diagnosis. */
function whyText(suggestions: readonly Suggestion[]): string {
  const words = [...new Set(suggestions.flatMap((one) => one.words))].map((word) => `“${word}”`);
  if (words.length === 0) return 'A good place to begin:';
  return `Because you wrote ${listWords(words)}:`;
}
