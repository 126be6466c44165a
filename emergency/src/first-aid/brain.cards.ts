import type { FirstAidCard } from './first-aid-card';

export const BRAIN_CARDS: readonly FirstAidCard[] = [
  {
    id: 'seizure',
    title: 'Seizure (fit)',
    steps: [
      'Note the time, or start the timer.',
      'Move hard things away, put something soft under the head, open tight clothes at the neck.',
      'Let it happen. Stay.',
      'When the shaking stops: turn them on their side and check that they breathe.',
      'Speak calmly until they are fully awake.',
      'Call for an ambulance: longer than 5 minutes; a second seizure; does not wake or breathes badly; the first one ever; hurt; pregnant; diabetic; in water; a baby.',
    ],
    never: ['Do not hold the person down. Nothing into the mouth: no spoon, no fingers, no drink.'],
    tool: 'seizureTimer',
    source: 'World Health Organization, Basic Emergency Care; St John Ambulance, Seizures',
    review: null,
  },
  {
    id: 'stroke',
    title: 'Stroke: FAST',
    signs: 'Sudden, also when it passes again after minutes.',
    steps: [
      'Face: ask for a smile. Does one side hang?',
      'Arms: ask to lift both. Does one sink?',
      'Speech: ask for a simple sentence. Is it slurred or strange?',
      'Time: one yes is enough. Call for an ambulance at once and say "stroke".',
      'Note when the person was last well. The hospital must know it.',
      'Let them lie with the head a little raised. Unconscious but breathing: on their side.',
    ],
    never: ['Nothing to eat or drink, no aspirin. Do not let them sleep it off.'],
    tool: 'strokeTime',
    source: 'European Resuscitation Council Guidelines 2021, First Aid; World Stroke Organization, FAST',
    review: null,
  },
];
