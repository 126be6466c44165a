import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Signs of the belly and the gut. */
export const BELLY_RULES: readonly TriageRule[] = [
  rule(
    'belly.severe',
    2,
    'bellySevere & !periodPain & !(bloated & !vomiting & !fever & !lasts>=6h & improving)',
    S.sats,
    {
      text: 'Severe pain in the belly should be examined at once.',
    },
  ),
  rule(
    'appendix',
    2,
    'rightLowerPain & (fever | vomiting | nausea | noAppetite | worsening | rightLowerPain:worse | painOnJolt | rightLowerPain:severe | child | rightLowerPain:sudden) & !flankPain & !recurring | bellyPain & painOnJolt & (fever | vomiting | noAppetite | nausea | child & !periodPain)',
    S.sats,
    {
      version: 2,
      text: 'Pain that settles low on the right, with fever, vomiting or no appetite, can be the appendix.',
      todo: 'Do not eat or drink until you have been seen.',
    },
  ),
  rule(
    'belly.withFever',
    2,
    'bellyPain & fever & vomiting & (bellyPain:severe | worsening | highFever) | bellyPain & highFever & !diarrhoea & !cough & !soreThroat & !burningPee | upperPain & fever & (vomiting | jaundice | yellowBaby | chills | rigors | severePain | upperPain:severe)',
    S.sats,
    { version: 2, text: 'Belly pain with high fever and vomiting can be an infection inside the belly.' },
  ),
  rule(
    'belly.blow',
    2,
    'bellyBlow & (pale | faint | fainted | vomiting | shoulderTip | sweating | bloodUrine) | injuryEvent & (bellyPain | bellyBigger) & (pale | faint | fainted | shoulderTip | vomiting | bellyPain:severe | bellyPain:worse | bloodUrine)',
    S.sats,
    {
      version: 3,
      text: 'Belly pain after a blow with paleness, faintness or vomiting can be bleeding inside.',
    },
  ),
  rule(
    'belly.pancreas',
    2,
    'bellyPain & painToBack & (vomiting | bellyPain:severe | drunk) & !rollTrigger | painToBack & vomiting & (drunk | greenVomit)',
    S.sats,
    { version: 2, text: 'Strong upper belly pain going through to the back, with vomiting, can be the pancreas.' },
  ),
  rule(
    'gut.blocked',
    2,
    'blockedGut & (bellyPain | vomiting | constipated) | constipated & (vomiting | bellyPain:severe) | greenVomit & (child | baby | bloated | constipated | bellyPain | blockedGut)',
    S.sats,
    { version: 2, text: 'A blown-up belly with vomiting and no stool or wind can be a blocked gut.' },
  ),
  rule('hernia.stuck', 2, 'herniaStuck | hernia & (vomiting | hernia:severe)', S.sats, {
    text: 'A hernia that is hard, sore or does not go back can be trapped.',
  }),
  rule('hernia', 4, 'hernia', S.nhs, { text: 'A hernia should be looked at, mostly without hurry.' }),
  rule(
    'liver.failing',
    2,
    'jaundice & (confused | drowsy | fever | rigors | chills | bellyPain:severe | vomiting | vomitBlood | pregnant | overdose | paracetamolLots)',
    S.sats,
    { version: 2, text: 'Yellow skin with confusion, drowsiness, fever or vomiting can be a failing liver.' },
  ),
  rule('jaundice', 3, 'jaundice', S.nhs, { text: 'Yellow skin or eyes should be looked at today.' }),
  rule(
    'bleeding.bowel',
    2,
    'rectalBleeding & (muchBlood | exhausted | faint | fainted | pale | anticoagulant | heavyBleeding | rectalBleeding:severe | labourHeavy) & !bleedLittle & !diarrhoea',
    S.bleeding,
    {
      text: 'A lot of blood from the bowel, or with faintness, is dangerous.',
    },
  ),
  rule('bleeding.bowelSome', 4, 'rectalBleeding', S.cancer, {
    text: 'Blood from the bottom should be looked at, even when piles are likely.',
  }),
  rule(
    'diarrhoea.bloodyChild',
    2,
    'bloodyDiarrhoea & (age<16 | child | paleLittleUrine | highFever | faint | bellyPain:severe)',
    S.gastro,
    {
      text: 'Bloody diarrhoea in a child, or with paleness or little urine, can harm the kidneys.',
    },
  ),
  rule('diarrhoea.bloody', 3, 'bloodyDiarrhoea | diarrhoea & rectalBleeding', S.stgAdult, {
    text: 'Bloody diarrhoea should be looked at today.',
  }),
  rule(
    'diarrhoea.feverish',
    3,
    '(diarrhoea | vomiting & (bellyPain | child)) & fever & !(child & playsWell & feverLow)',
    S.stgAdult,
    {
      text: 'Diarrhoea or vomiting with fever can be a gut infection that needs treatment.',
    },
  ),
  rule('diarrhoea.foodborne', 4, 'diarrhoea & vomiting & badFood | diarrhoea & (diarrhoea>=5d | travel)', S.stgAdult, {
    text: 'Diarrhoea and vomiting after risky food or travel, or for several days, should be looked at.',
  }),
  rule(
    'gut.infant',
    3,
    '(diarrhoea | vomiting) & (age<0.5 | age>=75 | weakImmune | diarrhoea>=72h & child | pregnant & nothingStays)',
    S.gastro,
    {
      text: 'Babies, older and weak people dry out quickly.',
    },
  ),
  rule(
    'dehydration.severe',
    2,
    'nothingStays & !nothingStays<6h & !improving | noUrine | dehydrated & (vomiting | diarrhoea | fever | faint | drowsy | confused | child | heatSick) | nothingStays',
    S.imci,
    {
      text: 'Passing no urine for many hours, or keeping nothing down, means too little fluid.',
      todo: 'Small sips of oral rehydration solution every few minutes on the way.',
    },
  ),
  rule('vomiting.lasting', 3, 'vomiting & (vomiting>=48h | vomitManyDays) & !cough', S.gastro, {
    text: 'Vomiting for two days or more should be looked at.',
  }),
  rule('gallstones', 3, 'upperPain & fattyFood | bellyPain & fattyFood', S.nhs, {
    text: 'Upper belly pain after fatty food can be gallstones.',
  }),
  rule(
    'stomach.ulcer',
    4,
    'upperPain & (mealLinked | recurring | upperPain>=7d) | (heartburn | upperPain) & (heartburn>=21d | upperPain>=21d | weightLoss | hardToSwallow | vomiting) | bellyPain & mealLinked & bellyPain>=14d',
    S.dyspepsia,
    {
      text: 'Upper belly pain or heartburn that stays or is linked to meals can be an ulcer.',
    },
  ),
  rule('swallowing', 4, 'hardToSwallow & !soreThroat & !throatDanger & !toothache', S.cancer, {
    text: 'Food that gets stuck should be looked into.',
  }),
  rule(
    'food.stuck',
    2,
    'hardToSwallow & (throatDanger | breathless) | swallowedThing & (throatDanger | cannotSwallow | noAppetite | breathless | vomiting)',
    S.sats,
    {
      version: 2,
      text: 'Something stuck so that saliva does not go down must come out today.',
    },
  ),
  rule(
    'belly.lasting',
    4,
    '(bellyPain | bloated) & (bloated>=28d | diarrhoea>=28d) | bellyPain & (bellyPain>=48h | recurring | worsening | bellyPain:worse | weightLoss) & !periodPain',
    S.nhs,
    {
      text: 'Belly pain that lasts, gets worse or keeps coming back should be looked at.',
    },
  ),
  rule(
    'belly.olderPerson',
    3,
    'bellyPain & (age>=65 | weakImmune | bellyPain:severe & !bellySevere) & !heartburn & !constipated',
    S.sats,
    {
      text: 'Belly pain in an older person, or strong pain, should be looked at today.',
    },
  ),
  rule(
    'bowel.changed',
    4,
    '(constipated>=28d | diarrhoea>=28d) & (age>=45 | weightLoss | rectalBleeding) | constipated & (weightLoss | rectalBleeding)',
    S.cancer,
    {
      text: 'A bowel habit that changes for weeks should be looked into.',
    },
  ),
  rule('weight.loss', 4, 'weightLoss', S.cancer, { text: 'Losing weight without meaning to should be looked into.' }),
  rule(
    'kidney.stone',
    2,
    'flankPain & painToGroin | flankPain:severe & (flankPain:sudden | bloodUrine | nausea) | (bellyPain | backPain) & painToGroin & (flankPain:severe | bellyPain:severe | backPain:severe | vomiting | nausea | flankPain:sudden | bloodUrine | backPain:sudden | bellyPain:sudden | pain>=7)',
    S.stones,
    {
      text: 'Strong pain in waves from the side of the back to the groin is mostly a kidney stone.',
    },
  ),
  rule('kidney.pain', 3, 'flankPain & (bloodUrine | vomiting)', S.stones, {
    text: 'Pain in the flank with these signs should be looked at today.',
  }),
  rule('diarrhoea.simple', 5, 'diarrhoea', S.gastro, {
    text: 'Diarrhoea mostly stops within days. Drink more than usual, with oral rehydration solution.',
    watch: 'Blood, high fever, no urine, or it lasts longer than a week',
  }),
  rule('vomiting.simple', 5, 'vomiting | nausea | upsetStomach', S.gastro, {
    text: 'Vomiting mostly stops within a day or two. Take small sips often.',
    watch: 'Nothing stays down, blood or green vomit, severe pain, or no urine',
  }),
  rule('constipation.simple', 5, 'constipated', S.nhs, {
    text: 'Constipation mostly gets better with fibre, water and moving; a pharmacist can help.',
    watch: 'Severe pain, vomiting, blood, or it lasts in spite of treatment',
  }),
  rule('heartburn.simple', 5, 'heartburn', S.dyspepsia, {
    text: 'Heartburn mostly gets better with smaller meals and a remedy from the pharmacy.',
    watch: 'Pain with effort or sweating, black stools, or food that gets stuck',
  }),
  rule('belly.simple', 5, 'bellyPain | bloated', S.nhs, {
    text: 'A mild stomach ache mostly passes by itself.',
    watch: 'The pain becomes severe, moves to the lower right, or comes with fever or vomiting',
  }),
  rule('piles.simple', 5, 'piles', S.nhs, {
    text: 'Piles mostly settle with fibre, water and a cream from the pharmacy.',
  }),
  rule('worms.simple', 5, 'worms', S.nhs, {
    text: 'Worms are treated with a tablet from the pharmacy, for the whole household.',
  }),
  rule('hiccups.simple', 5, 'hiccups & !hiccups>=48h', S.nhs, { text: 'Hiccups stop by themselves.' }),
];
