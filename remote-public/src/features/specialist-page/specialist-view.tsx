import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS } from '@telehealth/contracts/people';
import { Section } from '@telehealth/ui/layout/section';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { SpecialistPage } from '../../data/specialists/specialist-page.schema';
import { NextOpenings } from './next-openings';
import { PatientsSaid } from './patients-said';
import { SpecialistHead } from './specialist-head';
import styles from './specialist-page.module.css';
import { WeekHours } from './week-hours';

export function SpecialistView({ specialist }: { specialist: SpecialistPage }) {
  const { education, hospital, gender, province, city } = specialist;
  const place = [city, province && PROVINCE_LABELS[province]].filter(Boolean).join(', ');
  return (
    <div className={styles.page}>
      <SpecialistHead specialist={specialist} />
      <NextOpenings specialist={specialist} />
      <Section title="About">
        <DataList
          columns={2}
          items={[
            { term: 'Education', detail: education },
            { term: 'Works at', detail: hospital },
            ...(place === '' ? [] : [{ term: 'Practice', detail: place }]),
            ...(gender === null ? [] : [{ term: 'Gender', detail: GENDER_LABELS[gender] }]),
            { term: 'Insurance', detail: specialist.acceptsInsurance ? 'Accepted' : 'Not accepted' },
          ]}
        />
      </Section>
      <WeekHours of={specialist} />
      <PatientsSaid visitsHeld={specialist.visitsHeld} reviews={specialist.reviews} />
    </div>
  );
}
