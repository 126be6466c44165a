import { CHART_CATEGORIES, type ChartCategory, SHAREABLE_WORDS } from '@telehealth/contracts/chart';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Disclosure } from '@telehealth/ui/parts/disclosure';

const SENSITIVE: readonly ChartCategory[] = ['mental_health', 'sexual_health'];
const USUAL = CHART_CATEGORIES.filter((category) => !SENSITIVE.includes(category));
/** In the record of somebody else these are not one’s own. */
const OF_ANOTHER: Partial<Record<ChartCategory, string>> = { medicines: 'Medicines', conditions: 'Conditions' };

interface AccessChoiceProps {
  value: readonly ChartCategory[];
  onChange: (value: ChartCategory[]) => void;
  /** Selectable categories; all by default. */
  from?: readonly ChartCategory[];
  error?: string;
}

/** Selects the categories to share. Sensitive ones are behind a disclosure and only ever selected one by one. */
export function AccessChoice({ value, onChange, from = CHART_CATEGORIES, error }: AccessChoiceProps) {
  const { your, isOwn } = useSubjectWords();
  const toOptions = (categories: readonly ChartCategory[]) =>
    categories.map((one) => ({ value: one, label: (!isOwn && OF_ANOTHER[one]) || SHAREABLE_WORDS[one] }));
  const without = (others: readonly ChartCategory[]) => value.filter((category) => !others.includes(category));
  const usual = toOptions(USUAL.filter((category) => from.includes(category)));
  const sensitive = toOptions(SENSITIVE.filter((category) => from.includes(category)));
  return (
    <>
      <ChipGroup
        type="checkbox"
        legend={`From ${your} record`}
        name="access"
        options={usual}
        value={without(SENSITIVE)}
        onChange={(chosen) => onChange([...chosen, ...without(USUAL)])}
        {...(error !== undefined && { error })}
      />
      {sensitive.length > 0 && (
        <Disclosure summary="Sensitive parts" open={without(USUAL).length > 0}>
          <ChipGroup
            type="checkbox"
            legend="Share also"
            name="sensitive"
            hint="Closed unless you choose it here."
            options={sensitive}
            value={without(USUAL)}
            onChange={(chosen) => onChange([...without(SENSITIVE), ...chosen])}
          />
        </Disclosure>
      )}
    </>
  );
}
