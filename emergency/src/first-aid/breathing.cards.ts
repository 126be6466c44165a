import type { FirstAidCard } from './first-aid-card';

const BLS = 'European Resuscitation Council Guidelines 2021, Basic Life Support and Paediatric Life Support';

export const BREATHING_CARDS: readonly FirstAidCard[] = [
  {
    id: 'cpr',
    title: 'Not breathing: CPR',
    signs:
      'Does not wake when you shout and tap, and does not breathe normally. Gasping now and then is not breathing.',
    steps: [
      'Call for an ambulance and put the phone on loudspeaker beside you. Send somebody for a defibrillator (AED).',
      'Lay the person on their back on firm ground and kneel beside the chest.',
      'Put the heel of one hand on the middle of the chest, the other hand on top, arms straight.',
      'Push straight down 5 to 6 cm, about twice a second (100 to 120 a minute). Let the chest come up each time.',
      'If you can and want to: after 30 pushes tilt the head back, lift the chin, pinch the nose and give 2 breaths of 1 second. Else push without stopping.',
      'Switch a defibrillator on as soon as it is there and do what it says.',
      'Go on until the person breathes normally, somebody takes over, or you cannot any more. Take turns every 2 minutes.',
    ],
    variants: [
      {
        title: 'Child, from 1 year until puberty',
        steps: [
          'Give 5 breaths first, each until the chest rises.',
          'Push with one hand (or two) on the lower half of the breastbone, a third of the depth of the chest, about 5 cm.',
          '30 pushes, then 2 breaths, and so on. If you are alone without a phone, do this for 1 minute before you leave to call.',
        ],
      },
      {
        title: 'Infant, under 1 year',
        steps: [
          'Keep the head level. Put your mouth over mouth and nose and give 5 gentle breaths, each until the chest rises.',
          'Push with two fingers, or both thumbs with your hands around the chest, on the lower half of the breastbone, a third of the depth of the chest, about 4 cm.',
          '30 pushes, then 2 gentle breaths, and so on.',
        ],
      },
    ],
    tool: 'metronome',
    source: BLS,
    review: null,
  },
  {
    id: 'choking',
    title: 'Choking',
    signs: 'Suddenly cannot speak, breathe or cough properly; hands at the throat.',
    steps: [
      'If the person can cough: let them cough, and stay.',
      'If not: bend them forward and give up to 5 hard blows between the shoulder blades with the heel of your hand.',
      'Still choking: stand behind, put a fist between navel and breastbone, grasp it, and pull in and up, up to 5 times.',
      'Go on, 5 and 5. Have somebody call for an ambulance.',
      'If the person goes limp: lower them to the ground, call, and start CPR.',
    ],
    variants: [
      {
        title: 'Infant, under 1 year',
        steps: [
          'Lay the infant face down along your forearm, head low, and give up to 5 blows between the shoulder blades.',
          'Still choking: turn face up, head low, and push with two fingers in the middle of the chest, up to 5 times.',
          'Go on, 5 and 5. Never press on the belly of an infant.',
        ],
      },
      {
        title: 'Late in pregnancy, or too large to reach around',
        steps: ['Push on the middle of the chest from behind instead of the belly.'],
      },
    ],
    never: ['Do not reach blindly into the mouth. Whoever had the belly pressed needs a doctor afterwards.'],
    source: BLS,
    review: null,
  },
  {
    id: 'allergy',
    title: 'Severe allergic reaction',
    signs:
      'After food, a sting or a medicine: swelling of face or tongue, hard breathing, wheezing, faintness, often a rash.',
    steps: [
      'Use the adrenaline pen at once, if there is one: press it on the outer middle of the thigh, through clothes if need be, and hold it as the pen says.',
      'Call for an ambulance and say "anaphylaxis".',
      'Lay the person flat with the legs raised. If breathing is hard, let them sit. Do not let them stand or walk.',
      'No better after 5 minutes: use a second pen.',
      'With asthma: the blue inhaler as well, after the pen.',
      'Stops breathing: CPR.',
    ],
    never: ['Do not wait to see whether it passes. Hospital is needed also when the pen has helped.'],
    source: 'European Resuscitation Council Guidelines 2021, First Aid; Resuscitation Council UK, Anaphylaxis 2021',
    review: null,
  },
];
