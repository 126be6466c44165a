import { SOURCES as S } from '../rules/triage-rule';
import { type About, type Said, sayTo } from './about';

interface HomeCare {
  /** Concept ids it is for. */
  of: string;
  says: Said;
  source: string;
  /** In years; younger people are not told. */
  fromAge?: number;
}

const same = (text: string): Said => ({ you: text, other: text });
const care = (of: string, says: string | Said, source: string, fromAge?: number): HomeCare => ({
  of,
  says: typeof says === 'string' ? same(says) : says,
  source,
  ...(fromAge !== undefined && { fromAge }),
});
const PAINKILLER: Said = {
  you: 'Paracetamol, as the package says, eases pain and fever.',
  other: 'Paracetamol, in the dose on the package for the age and weight, eases pain and fever.',
};

/** In the order in which it is shown. */
export const HOME_CARE: readonly HomeCare[] = [
  care(
    'runnyNose sinusPain hayFever',
    'Clear the nose with salt-water drops or spray, and sleep with the head raised.',
    S.sinus,
  ),
  care('cough', 'A spoon of honey, or honey in warm water, soothes a cough.', S.cough, 1),
  care('soreThroat hoarse glands', 'Take cool drinks and soft food, and rest the voice.', S.throat),
  care('soreThroat', 'Gargle with warm salt water, or suck a lozenge.', S.throat, 6),
  care('headache', 'Lie down in a quiet, dark room, and drink water.', S.headache),
  care(
    'vomiting vomitManyDays nausea diarrhoea upsetStomach badFood',
    'Take small sips often, best of oral rehydration solution; a baby goes on being breastfed.',
    S.gastro,
  ),
  care('constipated', 'Eat fruit, vegetables and whole grain, drink water, and move every day.', S.nhs),
  care(
    'heartburn',
    'Eat smaller meals, none in the three hours before bed, and raise the head of the bed.',
    S.dyspepsia,
    1,
  ),
  care('bellyPain bloated', 'Rest with something warm, not hot, on the belly, and eat little and plain.', S.nhs),
  care('fever flu chills bodyAches', 'Rest, wear light clothes, and drink more than usual.', S.nhs),
  care(
    'rash itchyAllOver eczema',
    'Keep the skin cool, use a plain cream without perfume, and do not scratch.',
    S.skin,
  ),
  care('acne', 'Wash twice a day with mild soap, and do not squeeze the spots.', S.skin),
  care(
    'sprain injuryEvent',
    'For two days rest it, raise it, and cool it with ice in a cloth for up to 20 minutes at a time.',
    S.nhs,
  ),
  care('cut', 'Press until it stops bleeding, wash it under clean running water, and cover it.', S.nhs),
  care('burn sunburn', 'Cool it under running water for 20 minutes; no ice, butter or toothpaste.', S.burns),
  care('insectSting tick', 'Take out the sting or tick, wash the place, and cool it with a wet cloth.', S.skin),
  care(
    'backPain neckPain sciatica',
    'Keep moving as far as the pain allows; warmth helps, staying in bed does not.',
    S.back,
  ),
  care('jointPain cramp', 'Go easy on it for some days, but keep it moving.', S.nhs),
  care(
    'redEye stye',
    'Bathe the eye with cooled boiled water, wash hands often, and leave out contact lenses.',
    S.eyes,
  ),
  care('earBlocked', 'Put nothing into the ear but drops from a pharmacy.', S.nhs),
  care('mouthUlcer gumsBleed toothache', 'Rinse with warm salt water, and brush softly.', S.nhs, 4),
  care('nosebleed', 'Sit, lean forward, and pinch the soft part of the nose for 15 minutes.', S.nhs),
  care(
    'sleepless stressed',
    'Keep the same hours every day, move in daylight, and talk to somebody you trust.',
    S.nhs,
    8,
  ),
  care('dizzy faint', 'Sit or lie down at once when it begins, rise slowly, and drink water.', S.nhs),
  care('headache bodyAches fever soreThroat sinusPain backPain sprain jointPain periodPain', PAINKILLER, S.nhs, 0.25),
];
const MOST = 4;

/** Returns home care for the signs present, the most specific first. */
export function homeCareFor(there: ReadonlySet<string>, { whom, person }: About): string[] {
  return HOME_CARE.filter(
    ({ of, fromAge }) =>
      of.split(' ').some((id) => there.has(id)) && (fromAge === undefined || (person?.age ?? fromAge) >= fromAge),
  )
    .map(({ says }) => sayTo(says, whom))
    .slice(0, MOST);
}
