import { Price } from '@telehealth/care/visits/price';
import { formatDate, SPECIALTY_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS } from '@telehealth/contracts/people';
import type { OwnVisitType, Practice } from '@telehealth/data/practice/practice.schema';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import { cardPhase } from '../../practice/registration-states';
import type { CardInput } from './card-form';
import styles from './profile.module.css';

interface PatientPreviewProps {
  name: string;
  picture: string | null;
  practice: Practice;
  card: CardInput;
  types: readonly OwnVisitType[];
}

/** A live preview of the card in patients' colours. */
export function PatientPreview({ name, picture, practice, card, types }: PatientPreviewProps) {
  const cheapest = types.filter(({ active }) => active).sort((a, b) => a.priceMinor - b.priceMinor)[0];
  const place = [card.city, card.province !== '' && PROVINCE_LABELS[card.province]].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="preview-heading" data-role="patient">
      <h2 id="preview-heading" className={styles.previewTitle}>
        As patients see you
      </h2>
      <Pattern className={styles.preview}>
        <div className={styles.previewCard}>
          <div className={styles.who}>
            <Avatar name={name} size="l" {...(picture !== null && { src: picture })} />
            <div>
              <p className={styles.name}>{name}</p>
              <p>
                {SPECIALTY_LABELS[practice.specialty]}
                {card.yearsOfExperience !== '' && `, ${card.yearsOfExperience} years`}
              </p>
            </div>
          </div>
          <Registration practice={practice} />
          <p className={styles.bio}>{card.bio}</p>
          <p className="small">
            <b>{card.languages.join(', ')}.</b> {card.hospitalAffiliation}
            {place !== '' && `, ${place}`}. {card.acceptsInsurance ? 'Accepts insurance' : 'Does not take insurance'}.
          </p>
          <p className="small soft">{card.education}</p>
          {cheapest !== undefined && (
            <p>
              <Price money={{ amountMinor: cheapest.priceMinor, currency: cheapest.currency }} strong>
                <span className="small soft"> for {cheapest.minutes} minutes</span>
              </Price>
            </p>
          )}
          <p className="small soft">{zoneName(practice.timeZone)}</p>
        </div>
      </Pattern>
    </section>
  );
}

function Registration({ practice }: { practice: Practice }) {
  if (practice.state !== 'verified' || practice.checkedAt === null || cardPhase(practice) === 'ended')
    return <p className="small soft">Patients cannot find you until your registration is checked.</p>;
  return (
    <p className={styles.verified}>
      <Icon path={icons.check} size={18} />
      <span>
        Registration checked {formatDate(practice.checkedAt, viewerTimeZone())}, council number {practice.councilNumber}
      </span>
    </p>
  );
}
