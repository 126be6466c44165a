import { formatMoney, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import type { Specialty } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { PublicFacts } from '../../data/facts/public-facts';
import styles from './landing.module.css';
import { SpecialtyMark } from './specialty-mark';

const OFFERED: readonly { specialty: Exclude<Specialty, 'other'>; about: string }[] = [
  { specialty: 'general', about: 'A first opinion on anything' },
  { specialty: 'internal', about: 'Adults with more than one condition' },
  { specialty: 'pediatrics', about: 'Babies, children and teenagers' },
  { specialty: 'cardiology', about: 'Heart and blood pressure' },
  { specialty: 'dermatology', about: 'Skin, hair and nails' },
  { specialty: 'neurology', about: 'Headaches, nerves and seizures' },
  { specialty: 'obgyn', about: "Pregnancy and women's health" },
  { specialty: 'psychiatry', about: 'Mood, sleep and worry' },
  { specialty: 'orthopedics', about: 'Bones, joints and muscles' },
  { specialty: 'oncology', about: 'Cancer care and second opinions' },
];
const FEWEST_PETALS = 4;

/** How many petals the mark of a specialty has. */
export const petalsOf = (specialty: Specialty): number =>
  FEWEST_PETALS + OFFERED.findIndex((one) => one.specialty === specialty);

/** All specialties with their lowest prices. The prices load later; their lines are reserved. */
export function SpecialtyGrid({ prices }: { prices: PublicFacts['prices'] | undefined }) {
  return (
    <section aria-labelledby="specialties" className={styles.band}>
      <h2 id="specialties" className={styles.bandTitle}>
        Who would you like to see, and for how much?
      </h2>
      <ul className={styles.specialties}>
        {OFFERED.map(({ specialty, about }) => (
          <li key={specialty}>
            <Link className={styles.specialty} to={pathTo('findSpecialist', {}, { specialty })}>
              <SpecialtyMark petals={petalsOf(specialty)} />
              <span>
                <span className={styles.specialtyName}>{SPECIALTY_LABELS[specialty]}</span>
                <span className="soft small">{about}</span>
                <span className={styles.specialtyPrice}>{prices && priceText(prices, specialty)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function priceText(prices: PublicFacts['prices'], specialty: Specialty): string {
  const own = prices.filter((one) => one.specialty === specialty);
  if (own.length === 0) return 'Nobody at the moment';
  if (own.some(({ price }) => price.amountMinor === 0)) return 'Some visits are free';
  return `From ${own.map(({ price, minutes }) => `${formatMoney(price)} for ${minutes} minutes`).join(' or ')}`;
}
