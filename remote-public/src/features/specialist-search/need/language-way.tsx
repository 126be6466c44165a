import { now } from '@telehealth/contracts/clock';
import { useSlotCounts } from '@telehealth/data/slots/slot.queries';
import { Button } from '@telehealth/ui/parts/button';
import { useMemo } from 'react';
import type { SearchFilters } from '../../../search-address/search-filters';
import { toSlotFilters } from '../to-slot-filters';
import { toSlotWindow } from '../to-slot-window';
import styles from './need-box.module.css';
import type { WrittenLanguage } from './written-language';

interface LanguageWayProps {
  language: WrittenLanguage;
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}

/** Offers those who speak the language that was written, and how many they are; nobody is no button. */
export function LanguageWay({ language, filters, onChange }: LanguageWayProps) {
  const searches = useMemo(() => {
    const wished = { ...filters, language };
    const span = toSlotWindow(wished, now());
    return span === null ? [] : [{ filters: toSlotFilters(wished), ...span, onlyOpen: wished.when !== 'soon' }];
  }, [filters, language]);
  const count = useSlotCounts(searches).data?.[0];
  return (
    <section className={styles.child} aria-label="In your language">
      <p lang="en">
        You wrote in {language}.{' '}
        {count === 0 &&
          `Nobody who fits your search speaks it now. You can bring an interpreter, or somebody of your family, into the visit.`}
      </p>
      {count !== 0 && (
        <div className={styles.way}>
          <Button
            variant="line"
            size="s"
            aria-pressed={filters.language === language}
            onClick={() => onChange({ language })}
          >
            {countedText(language, count)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** @param count undefined: not known yet, or its request failed; the list then says it */
function countedText(language: WrittenLanguage, count: number | undefined): string {
  if (count === undefined) return `Specialists who speak ${language}`;
  return count === 1 ? `1 specialist who speaks ${language}` : `${count} specialists who speak ${language}`;
}
