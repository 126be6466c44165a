import type { Vignettes } from './vignettes';

/** For the rules of pregnancy-and-child.rules.ts, by rule id. */
export const PREGNANCY_AND_CHILD_VIGNETTES: Readonly<Record<string, Vignettes>> = {
  'pregnancy.emergency': {
    seen: [
      'I am pregnant and bleeding heavily',
      '38 weeks pregnant, I can see the cord',
      'pregnant and just had a fit',
      'in labour with heavy bleeding',
      'pregnant, soaking a pad every hour',
    ],
    unseen: ['I am pregnant and feel well', 'pregnant, no heavy bleeding', 'planning a pregnancy, exercise advice'],
  },
  'child.floppy': {
    seen: [
      'my baby is floppy',
      'newborn will not wake for feeds',
      'The toddler is limp and pale',
      'my daughter is hard to wake',
      'baby is not responding',
    ],
    unseen: ['my baby sleeps well', 'the baby is not floppy', 'a limp in my knee'],
  },
  'pregnancy.warning': {
    seen: [
      'pregnant with stomach pain',
      '20 weeks pregnant and some bleeding',
      'I am pregnant and fell on the stairs',
      'pregnant, the baby has not moved today',
      'pregnancy: cramps in my belly',
    ],
    unseen: ['pregnant, need a check-up', 'stomach pain after lunch', 'pregnant and no bleeding'],
  },
  'baby.fever': {
    seen: [
      'my newborn has a fever',
      'six weeks old with a temperature',
      '2 month old baby, fever since last night',
      'baby is 8 weeks old and burning up',
      'few days old and hot to the touch',
    ],
    unseen: ['my ten year old has a fever', 'newborn check-up', 'six weeks old, no fever'],
  },
};
