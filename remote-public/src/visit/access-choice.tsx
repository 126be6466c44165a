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
}

/** Which parts of the record a visit shares. What is sensitive is opened first, and only ever chosen by name. */
export function AccessChoice({ value, onChange }: AccessChoiceProps) {
  const without = (others: readonly ChartCategory[]) => value.filter((category) => !others.includes(category));
  return (
    <>
      <ChipGroup
        type="checkbox"
        legend="From your record"
        name="access"
        options={toOptions(USUAL)}
        value={without(SENSITIVE)}
        onChange={(chosen) => onChange([...chosen, ...without(USUAL)])}
      />
      <Disclosure summary="Sensitive parts" open={without(USUAL).length > 0}>
        <ChipGroup
          type="checkbox"
          legend="Share also"
          name="sensitive"
          hint="Closed unless you choose it here."
          options={toOptions(SENSITIVE)}
          value={without(USUAL)}
          onChange={(chosen) => onChange([...without(SENSITIVE), ...chosen])}
        />
      </Disclosure>
    </>
  );
}
