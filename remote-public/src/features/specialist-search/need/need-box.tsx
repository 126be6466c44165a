import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { listWords, SPECIALTY_LABELS, type Specialty } from '@telehealth/contracts';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useCallback, useEffect, useState } from 'react';
import { carriedReason, carryReason } from '../../../carried/carried-reason';
import styles from './need-box.module.css';
import { NO_SUGGESTIONS, type Suggestion } from './suggestion';

const REASON_LIMIT = 500;

interface NeedBoxProps {
  specialty: Specialty | '';
  onChoose: (specialty: Specialty) => void;
  /** Told whom the words point to, whenever that changes; the list is ordered by it. */
  onSuggest: (suggestions: readonly Suggestion[]) => void;
}

/**
 * Looks for a specialty by a need in plain words. The words stay on this page, in memory: they are in no address and go
 * to no server until a booking is begun. Danger comes first; only then is anybody suggested.
 */
export function NeedBox({ specialty, onChoose, onSuggest }: NeedBoxProps) {
  const [need, setNeed] = useState(carriedReason);
  const [found, setFound] = useState<{ need: string; suggestions: readonly Suggestion[] } | null>(null);
  const suggestions = found?.need === need ? found.suggestions : NO_SUGGESTIONS;
  // In one chunk with the rules that have just read the words, and with the same tokens and scope of denial.
  const suggest = useCallback(async (text: string) => {
    // Nothing was typed so far: the rules are 140 KB that a page which is only looked at does without.
    if (text.trim() === '') return;
    const { suggestSpecialties } = await import(/* webpackChunkName: "red-flags" */ './suggest-specialty');
    setFound({ need: text, suggestions: suggestSpecialties(text) });
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
              carryReason(event.target.value);
            }}
          />
        )}
      </Field>
      <RedFlagWatch text={need} onScanned={suggest} />
      <div aria-live="polite">
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            <p className="soft small">{whyText(suggestions)}</p>
            {suggestions.map((one) => (
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

/** Says what the suggestion follows from, so that nobody takes it for a finding. */
function whyText(suggestions: readonly Suggestion[]): string {
  const words = [...new Set(suggestions.flatMap((one) => one.words))].map((word) => `“${word}”`);
  if (words.length === 0) return 'A good place to begin:';
  return `Because you wrote ${listWords(words)}:`;
}
