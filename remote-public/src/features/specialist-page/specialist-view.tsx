import {
  formatDate,
  GENDER_LABELS,
  listWords,
  SPECIALTY_LABELS,
  viewerTimeZone,
} from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS } from '@telehealth/contracts/people';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Icon } from '@telehealth/ui/parts/icon';
import type { SpecialistPage } from '../../data/specialists/specialist-page.schema';
import { Portrait } from '../../openings/portrait';
import { yearsText } from '../../openings/specialist-words';
import { NextOpenings } from './next-openings';
import { PatientsSaid } from './patients-said';
import styles from './specialist-page.module.css';
import { WeekHours } from './week-hours';

export function SpecialistView({ specialist }: { specialist: SpecialistPage }) {
  const { name, specialty, bio, education, languages, hospital, gender, province, city } = specialist;
  const place = [city, province && PROVINCE_LABELS[province]].filter(Boolean).join(', ');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Portrait of={specialist} size="l" />
        <PageHeading lead={`${SPECIALTY_LABELS[specialty]}, ${yearsText(specialist.yearsOfExperience)}`}>
          {name}
        </PageHeading>
      </div>
      <p className={styles.registration}>
        <Icon name="check" size={18} />
        <span>
          <b>Registration checked {formatDate(specialist.registrationCheckedAt, viewerTimeZone())}</b>, council number{' '}
          {specialist.councilNumber}
        </span>
      </p>
      <NextOpenings specialist={specialist} />
      <Section title="About">
        <p className={styles.bio}>{bio}</p>
        <DataList
          columns={2}
          items={[
            { term: 'Speaks', detail: listWords(languages) },
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
