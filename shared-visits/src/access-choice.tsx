import { CHART_CATEGORIES, type ChartCategory, SHAREABLE_WORDS } from '@telehealth/contracts';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Disclosure } from '@telehealth/ui/parts/disclosure';

const SENSITIVE: readonly ChartCategory[] = ['mental_health', 'sexual_health'];
const USUAL = CHART_CATEGORIES.filter((category) => !SENSITIVE.includes(category));
const toOptions = (categories: readonly ChartCategory[]) =>
  categories.map((value) => ({ value, label: SHAREABLE_WORDS[value] }));

interface AccessChoiceProps {
  value: readonly ChartCategory[];
  onChange: (value: ChartCategory[]) => void;
  /** What can be chosen; all of the record otherwise. */
  from?: readonly ChartCategory[];
  /** A ready sentence. */
  error?: string;
}

/** Which parts of the record are shared. What is sensitive is opened first, and only ever chosen by name. */
export function AccessChoice({ value, onChange, from = CHART_CATEGORIES, error }: AccessChoiceProps) {
  const without = (others: readonly ChartCategory[]) => value.filter((category) => !others.includes(category));
  const usual = toOptions(USUAL.filter((category) => from.includes(category)));
  const sensitive = toOptions(SENSITIVE.filter((category) => from.includes(category)));
  return (
    <>
      <ChipGroup
        type="checkbox"
        legend="From your record"
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
