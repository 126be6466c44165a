import { Section } from '@telehealth/ui/layout/section';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { SpecialistPage } from '../../data/specialists/specialist-page.schema';

/** Facts that patients reported, no praise, as shares of at least three visits. */
export function PatientsSaid({ visitsHeld, reviews }: Pick<SpecialistPage, 'visitsHeld' | 'reviews'>) {
  return (
    <Section title="What patients said">
      <p>
        {visitsHeld === 0 && 'No visits held here yet.'}
        {visitsHeld === 1 && '1 visit held here.'}
        {visitsHeld > 1 && `${visitsHeld} visits held here.`}
        {reviews === null && ' Too few patients have said how it went to show it without showing who said it.'}
      </p>
      {reviews !== null && (
        <DataList
          items={[
            { term: 'Started on time', detail: shareText(reviews.onTimePercent, reviews.visits) },
            ...optional('Sound and picture worked', reviews.clearConnectionPercent),
            ...optional('Knew what to do next', reviews.clearNextStepPercent),
          ]}
        />
      )}
    </Section>
  );
}

const shareText = (percent: number, visits: number) => `${percent} % of ${visits} visits`;
const optional = (term: string, percent: number | null) => (percent === null ? [] : [{ term, detail: `${percent} %` }]);
