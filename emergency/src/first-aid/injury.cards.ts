import type { FirstAidCard } from './first-aid-card';

const FIRST_AID = 'European Resuscitation Council Guidelines 2021, First Aid';

export const INJURY_CARDS: readonly FirstAidCard[] = [
  {
    id: 'bleeding',
    title: 'Severe bleeding',
    signs: 'Blood spurts, pools or soaks through, or does not stop.',
    steps: [
      'Press hard on the wound with your hands and a clean cloth. Wear gloves or plastic over your hands if you can.',
      'Call for an ambulance, or have somebody call.',
      'Keep pressing. If it soaks through, put more cloth on top and press harder. Do not lift to look.',
      'If something sticks in the wound, leave it there and press beside it.',
      'Arm or leg, and pressing does not stop it: tie a tourniquet or a broad strip tight, 5 to 7 cm above the wound, not over a joint, until the bleeding stops. Write down the time. Do not loosen it.',
      'Lay the person down and keep them warm. Nothing to eat or drink.',
    ],
    source: FIRST_AID,
    review: null,
  },
  {
    id: 'burn',
    title: 'Burn or scald',
    steps: [
      'Stop what burns: flames out, power off, away from the heat.',
      'Cool the burn under cool running water for 20 minutes. Keep the rest of the body warm.',
      'Take off rings and clothes near it, unless they stick.',
      'Cover it loosely with cling film or a clean cloth that sheds no fluff.',
      'Chemical: brush powder off, then rinse with much water, 20 minutes or more.',
      'Call for an ambulance: child or old person; larger than a hand; face, hands, feet, joints or genitals; white or charred; electricity, chemicals, or smoke breathed in.',
    ],
    never: ['No ice, butter, toothpaste, egg or ointment. Do not break blisters.'],
    source: `${FIRST_AID}; World Health Organization, Burns fact sheet`,
    review: null,
  },
  {
    id: 'poison',
    title: 'Poison',
    signs: 'Swallowed, breathed in, on the skin, or bitten and stung: medicine, paraffin, pesticide, plant, animal.',
    steps: [
      'Asleep, fitting, or hard to breathe: call for an ambulance first.',
      'Else call the poison line. Say what it was, how much, when, and the age and weight.',
      'Keep the packet, plant or tablets, and take them along.',
      'On skin or in an eye: take off wet clothes and rinse with water for 15 to 20 minutes.',
      'Gas or smoke: into fresh air, but only if it is safe for you.',
      'Unconscious but breathing: on their side. Not breathing: CPR; no breaths if poison is on the mouth.',
      'Snake bite: keep the person and the limb still; hospital at once. Do not cut, suck or tie it.',
    ],
    never: ['Do not make them vomit. Nothing to eat or drink unless the poison line says so.'],
    source: 'World Health Organization, Basic Emergency Care; US Poison Help; Western Cape Government',
    review: null,
  },
];
