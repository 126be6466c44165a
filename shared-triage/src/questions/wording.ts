import { type About, type Said, sayTo } from './about';
import { ASKS } from './asks';

/** Questions that name the person; the others ask for a sign ("Is there blood in the urine?") and fit everyone. */
const ASKS_OF: Readonly<Record<string, Said>> = {
  fever: { you: 'Do you have a fever?', other: 'Does {who} have a fever?' },
  chestPain: {
    you: 'Do you have any pain, pressure or tightness in the chest?',
    other: 'Does {who} have any pain, pressure or tightness in the chest?',
  },
  armJawPain: {
    you: 'Do you have pain in an arm, the jaw, the neck or the back that no injury explains?',
    other: 'Does {who} have pain in an arm, the jaw, the neck or the back that no injury explains?',
  },
  stiffNeck: {
    you: 'Is your neck too stiff to bring the chin to the chest?',
    other: 'Is {who}’s neck too stiff to bring the chin to the chest?',
  },
  suicideIntent: {
    you: 'Do you think of ending your life, or of hurting yourself?',
    other: 'Has {who} spoken of ending their life, or of hurting themselves?',
  },
  harmOthers: {
    you: 'Do you hear voices that give orders, or think of hurting somebody?',
    other: 'Does {who} hear voices that give orders, or speak of hurting somebody?',
  },
  vomiting: { you: 'Are you vomiting?', other: 'Is {who} vomiting?' },
  cannotPee: {
    you: 'Are you unable to pass urine, though the bladder feels full?',
    other: 'Is {who} unable to pass urine, though the bladder feels full?',
  },
  diabetes: { you: 'Do you have diabetes?', other: 'Does {who} have diabetes?' },
  asthma: { you: 'Do you have asthma?', other: 'Does {who} have asthma?' },
  weakImmune: {
    you: 'Is your immune system weak, e.g. by chemotherapy, a transplant or untreated HIV?',
    other: 'Is {who}’s immune system weak, e.g. by chemotherapy, a transplant or untreated HIV?',
  },
  travel: {
    you: 'Were you in a malaria area or the tropics in the last months?',
    other: 'Was {who} in a malaria area or the tropics in the last months?',
  },
  confused: {
    you: 'Are you confused, or not acting like yourself?',
    other: 'Is {who} confused, or not acting like themselves?',
  },
  drowsy: {
    you: 'Are you unusually sleepy, or is it hard to stay awake?',
    other: 'Is {who} unusually sleepy or hard to keep awake?',
  },
  unresponsive: {
    you: 'Were you hard to wake, or not responding as usual?',
    other: 'Is {who} hard to wake, or not responding as usual?',
  },
  bellyPain: { you: 'Do you have pain in the belly?', other: 'Does {who} have pain in the belly?' },
  burnLarge: {
    you: 'Is the burn bigger than your hand, deep, or from a chemical or electricity?',
    other: 'Is the burn bigger than {who}’s hand, deep, or from a chemical or electricity?',
  },
  pregnant: { you: 'Are you pregnant, or could you be?', other: 'Is {who} pregnant, or could they be?' },
  maybePregnant: { you: 'Could you be pregnant?', other: 'Could {who} be pregnant?' },
  fainted: { you: 'Did you faint?', other: 'Did {who} faint?' },
  anticoagulant: {
    you: 'Do you take a blood thinner, e.g. warfarin?',
    other: 'Does {who} take a blood thinner, e.g. warfarin?',
  },
  palpitations: {
    you: 'Is your heart racing, pounding or beating unevenly?',
    other: 'Is {who}’s heart racing, pounding or beating unevenly?',
  },
  floppy: { you: 'Do you feel limp, or are you hard to wake?', other: 'Is {who} floppy, or hard to wake?' },
  feedsBadly: {
    you: 'Do you drink less than half of the usual?',
    other: 'Does {who} drink less than half of the usual, or refuse to drink?',
  },
  cryDanger: {
    you: 'Is the crying high-pitched, weak or endless?',
    other: 'Is {who}’s cry high-pitched, weak or endless?',
  },
  notBreathing: {
    you: 'Did your breathing stop, even for a moment?',
    other: 'Did {who} stop breathing, even for a moment?',
  },
  breathless: { you: 'Are you short of breath?', other: 'Is {who} short of breath?' },
};

const NO_URINE_CHILD: Said = {
  you: 'Have you passed no urine for 8 hours?',
  other: 'Has {who} passed no urine for 8 hours?',
};
const NO_URINE: Said = {
  you: 'Have you passed no urine for 12 hours?',
  other: 'Has {who} passed no urine for 12 hours?',
};
const CHILD_YEARS = 16;

/** Returns a question addressed to, or about, this person. */
export function asksOf(id: string, { whom, person }: About): string {
  if (id === 'noUrine') return sayTo((person?.age ?? CHILD_YEARS) < CHILD_YEARS ? NO_URINE_CHILD : NO_URINE, whom);
  const said = ASKS_OF[id];
  return said === undefined ? (ASKS[id] ?? '') : sayTo(said, whom);
}
