import { TeamCard } from '@telehealth/care/settings/team-card';
import type { SpecialistProfileForm } from '@telehealth/contracts/schemas/practice';
import { useCurrentUser } from '@telehealth/contracts/session';
import { useMyPortrait, useMyVisitTypes } from '@telehealth/data/practice/practice.queries';
import type { Practice } from '@telehealth/data/practice/practice.schema';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { HolidaysCard } from '../../practice/holidays-card';
import { HoursCard } from '../../practice/hours-card';
import { OutsideCard } from '../../practice/outside-card';
import { TimeOffCard } from '../../practice/time-off-card';
import { AboutCard } from './about-card';
import { CalendarCard } from './calendar-card';
import { type CardInput, cardSchema, toCardInput } from './card-form';
import { CertificateCard } from './certificate-card';
import { PatientPreview } from './patient-preview';
import { PortraitCard } from './portrait-card';
import styles from './profile.module.css';
import { RegistrationCard } from './registration-card';
import { VatCard } from './vat-card';
import { VisitTypesCard } from './visit-types-card';

/** Everything on which patients base their choice, with a preview of the card. */
export function ProfileView({ practice }: { practice: Practice }) {
  const name = useCurrentUser()?.name ?? '';
  const portrait = useMyPortrait();
  const picture = portrait.data ?? null;
  const types = useMyVisitTypes().data ?? [];
  const form = useZodForm<SpecialistProfileForm, SpecialistProfileForm>({
    schema: cardSchema,
    defaultValues: toCardInput(practice),
  });
  const card = { ...toCardInput(practice), ...form.watch() } as CardInput;
  return (
    <Split>
      <Stack gap={4}>
        <RegistrationCard practice={practice} />
        <OutsideCard zone={practice.timeZone} />
        <VisitTypesCard />
        <AboutCard form={form} version={practice.version} />
        <HoursCard practice={practice} />
        <TimeOffCard practice={practice} />
        <HolidaysCard practice={practice} />
      </Stack>
      <div>
        <div className={styles.sticky}>
          <PatientPreview name={name} picture={picture} practice={practice} card={card} types={types} />
          <PortraitCard name={name} portrait={portrait} />
          <VatCard hasAddress={practice.practiceAddress !== ''} />
          <CalendarCard />
          <CertificateCard />
          <TeamCard />
        </div>
      </div>
    </Split>
  );
}
