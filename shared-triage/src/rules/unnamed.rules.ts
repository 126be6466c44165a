import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Dangers that people tell without their name (`lexicon/unnamed.ts`). */
export const UNNAMED_RULES: readonly TriageRule[] = [
  rule('violence.sexual', 2, 'violated', S.stgAdult, {
    route: 'crisis',
    text: 'Nobody may do this to anybody. Tablets against HIV and pregnancy work best today, within 72 hours at most.',
  }),
  rule('violence.home', 2, 'notSafe', S.mind, {
    route: 'crisis',
    text: 'Nobody may hurt or frighten another person at home. There is help now, and a way to be safe.',
  }),
  rule('crisis.unsaid', 1, 'lifeEnds', S.sadag, {
    route: 'crisis',
    text: 'It sounds as if life is too heavy now. Please talk to someone right now.',
  }),
  rule('swallowed.disc', 1, 'discSwallowed', S.poison, {
    text: 'A battery or magnets inside can burn a hole within two hours, even when all seems well.',
  }),
  rule(
    'spine.unfelt',
    2,
    'wipeNumb | leaksUnfelt & (backPain | backBad | sciatica | weakLegs | oneSideNumb | noFeeling)',
    S.back,
    {
      text: 'Numbness between the legs, or a bladder or bowel that is not felt, can harm nerves for good within hours.',
    },
  ),
  rule(
    'testicle.hidden',
    2,
    'male & age<30 & groinBoy & (vomiting | nausea | groinBoy:sudden | groinBoy:severe | bellyPain | severePain)',
    S.sats,
    { text: 'Pain in the groin or private parts of a boy or young man can be a twisted testicle: hours count.' },
  ),
  rule('stroke.passed', 1, 'wordsLost & !wordsLost>=28d & !unchanged & !age<5', S.stroke, {
    text: 'Words, a face, an arm or an eye that failed for minutes can be a stroke that warns, even when all is well again.',
  }),
  rule('eye.curtain', 2, 'eyeCurtain & !eyeCurtain>=28d', S.eyes, {
    text: 'A shadow, flashes or a shower of dark spots can mean that the retina comes off. Sight can be saved within a day.',
  }),
  rule(
    'allergy.begins',
    1,
    'justAte & reactionBegins & (vomiting | bellyPain | diarrhoea | dizzy | faint | fainted | breathless | wheeze | cough | hives | rash | throatSwelling | doom | palpitations | itchyAllOver | confused)',
    S.allergy,
    { text: 'After a food, a medicine or a sting, itching with other signs can close the airway within minutes.' },
  ),
  rule('heart.effort', 2, 'effortPressure & grown & !(asthma & wheeze) & !unchanged', S.chestPain, {
    text: 'Pressure that comes with effort and goes with rest can be the heart, even when it has passed.',
  }),
  rule('sepsis.old', 2, 'age>=65 & notHimself & !(notHimself>=28d) & !unchanged & !memory>=28d', S.sepsis, {
    text: 'An older person who changes within days can have a serious infection, even without a fever.',
  }),
  rule('baby.notHimself', 2, 'notHimself & age<2', S.imci, {
    text: 'A baby who is not as always may be very ill before any other sign shows.',
  }),
  rule(
    'sugar.acid',
    2,
    'sweetBreath & (thirstNew | sugarHigh | exhausted | vomiting | diabetes | breathless | weightLoss | drowsy | bellyPain) | (thirstNew | sugarHigh) & (weightLoss & (exhausted | vomiting | nausea | bellyPain | drowsy | breathless | blurGradual) | vomiting & (bellyPain | breathless | drowsy))',
    S.diabetes,
    {
      text: 'Great thirst with weight loss, vomiting or a sweet breath can be diabetes that turns sour. It needs help today, now.',
    },
  ),
  rule(
    'gas.inside',
    2,
    'fumesAround & (headache | dizzy | nausea | vomiting | confused | drowsy | faint | fainted | exhausted)',
    S.poison,
    {
      text: 'Headache or sickness near a fire, heater or engine indoors can be carbon monoxide. Everybody goes outside now.',
    },
  ),
  rule('bite.unseen', 1, 'strangeBite', S.rabies, {
    text: 'A bite that nobody saw can be a snake or a spider. Keep still; do not cut or tie.',
  }),
  rule('withdrawal.begins', 2, 'driedOut & bodyShakes & !rigors', S.mind, {
    text: 'Shaking, sweating or seeing things after stopping alcohol or tablets can turn into fits.',
  }),
];
