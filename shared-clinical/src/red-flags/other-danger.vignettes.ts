import type { Vignettes } from './vignettes';

/** For the rules of other-danger.rules.ts, by rule id. */
export const OTHER_DANGER_VIGNETTES: Readonly<Record<string, Vignettes>> = {
  'allergy.severe': {
    seen: [
      'my tongue is swelling',
      'her face is swollen after peanuts',
      'throat closing up',
      'stung by a bee and wheezing',
      'allergic reaction, hard to breathe',
    ],
    unseen: ['swollen glands', 'I am allergic to penicillin', 'no swelling of the face'],
  },
  'poison.overdose': {
    seen: [
      'I took too many pills',
      'she overdosed on paracetamol',
      'took the whole bottle of tablets',
      'drank bleach and is drowsy',
      'an overdose of insulin',
    ],
    unseen: ['I take two tablets a day', 'forgot to take my pills', 'no overdose'],
  },
  'swallowed.dangerous': {
    seen: [
      'my son swallowed a battery',
      'he ate two magnets',
      'drank some paraffin',
      'poisoned by pesticide',
      'swallowed bleach by mistake',
    ],
    unseen: ['sore throat when I swallow', 'battery of my pump is flat', 'food poisoning last week'],
  },
  'belly.severe': {
    seen: [
      'severe stomach pain',
      'unbearable abdominal pain since noon',
      'my belly pain is extreme',
      'excruciating pain in my stomach',
      'tummy pain, the worst ever',
    ],
    unseen: ['slight stomach pain', 'no severe abdominal pain', 'tummy feels bloated'],
  },
  'diabetes.unwell': {
    seen: [
      'diabetic and vomiting',
      'my diabetic mother is drowsy',
      'on insulin and very confused',
      'type 1 diabetes, ketones are high',
      'diabetes. throwing up all night',
    ],
    unseen: ['diabetes check-up', 'I am diabetic, no vomiting', 'vomiting after bad fish'],
  },
  'dehydration.severe': {
    seen: [
      'no urine since yesterday',
      'he has not peed all day',
      'no wet nappies today',
      'cannot keep any water down',
      'the nappy has been dry for hours',
    ],
    unseen: ['urine test results', 'I pee often at night', 'nappy rash'],
  },
  'testicle.sudden': {
    seen: [
      'sudden pain in my testicle',
      'testicular pain since noon',
      'my scrotum is swollen',
      'one testicle hurts a lot',
      'swelling of the testicles',
    ],
    unseen: ['no pain in my testicles', 'I play ball sports', 'a painful knee'],
  },
};
