import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Rules that hold for babies and children only. */
export const CHILDREN_RULES: readonly TriageRule[] = [
  rule('child.floppy', 1, '(child | baby | newborn) & floppy', S.imci, {
    text: 'A baby or child that is floppy or hard to wake needs help now.',
  }),
  rule('baby.fever', 2, 'fever & (age<0.25 | newborn)', S.fever5, {
    text: 'Fever in a baby under three months must be seen at once.',
  }),
  rule('baby.cold', 2, 'temp<36 & (age<0.25 | newborn) | temp<35', S.imci, {
    text: 'A body temperature this low is dangerous.',
  }),
  rule('baby.feverHigh', 2, 'highFever & age<0.5', S.fever5, {
    text: 'A high fever in a baby under six months must be seen at once.',
  }),
  rule(
    'child.danger',
    2,
    '(child | baby | newborn) & (cryDanger & (fever | vomiting | feedsBadly | drowsy | rash | newborn) | fontanelle | drowsy & (fever | vomiting | diarrhoea | feedsBadly | rash | headInjury | breathless) | feedsBadly & (baby | newborn | drowsy | fastBreathingChild) | breaths>=50 | workOfBreathing | mottled | pale & fever & !playsWell)',
    S.imci,
    {
      text: 'A child that does not drink, is drowsy, cries strangely or breathes fast is in danger.',
    },
  ),
  rule(
    'child.gut',
    2,
    'jellyStool & child | drawsUpLegs & (child | baby) & (vomiting | bellyPain | cryDanger | pale | rectalBleeding | bloodyDiarrhoea) & !colic | child & bellyPain & cryDanger',
    S.children,
    {
      text: 'Bouts of screaming with drawn-up legs, paleness or jelly-like stools can be a gut that has slipped into itself.',
    },
  ),
  rule(
    'child.feverLong',
    3,
    'fever & (child | baby) & (fever>=72h | highFever & !playsWell | age<0.5 | age<3 & highFever | earache | soreThroat & throatPus | measles | limpChild | rash & !chickenpox & !handFootMouth | vaccineFever & fever>=72h)',
    S.fever5,
  ),
  rule('child.fever', 5, '(fever | flu | bodyAches | chills) & child', S.fever5),
  rule('child.earache', 4, 'earache', S.ear),
  rule('child.limp', 3, 'limpChild & child & !sprain', S.children),
  rule('child.crying', 3, 'cryDanger & (baby | newborn | age<2)', S.children),
  rule('baby.navel', 3, 'cordInfected', S.children),
  rule(
    'baby.yellowSick',
    2,
    '(yellowBaby | jaundice) & (newborn | age<0.1) & (feedsBadly | drowsy | fever | cryDanger | bodySpasms | age<0.006)',
    S.children,
    { version: 2, text: 'A yellow newborn that feeds badly or is sleepy is in danger.' },
  ),
  rule(
    'catching.rash',
    3,
    'measles | chickenpox & (grown & age>=16 | newborn | weakImmune | pregnant | age<0.1)',
    S.stgAdult,
  ),
  rule('chickenpox.simple', 5, 'chickenpox | handFootMouth', S.nhs),
  rule('swallowed.object', 3, 'swallowedThing & !harmlessSwallowed', S.poison, { version: 2 }),
  rule('swallowed.sharp', 2, 'sharpSwallowed', S.poison, {
    text: 'Something sharp that was swallowed must be looked at now.',
  }),
  rule('object.noseEar', 4, 'thingInNoseEar', S.nhs),
  rule(
    'child.minor',
    5,
    'nappyRash | teething | colic & !fever & !vomiting | lice | vaccineFever & (fever<48h | playsWell)',
    S.children,
    { version: 2 },
  ),
];
