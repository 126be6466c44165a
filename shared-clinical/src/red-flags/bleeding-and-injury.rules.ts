import { all, any, type RedFlagRule, SATS } from './red-flag-rule';

const base = { version: 1, route: 'medical', source: SATS, language: 'en' } as const;
const BURN = 'burn|burns|burned|burnt';

/** Bleeding, burns, falls and other injuries. */
export const BLEEDING_AND_INJURY_RULES: readonly RedFlagRule[] = [
  {
    ...base,
    id: 'bleeding.heavy',
    level: 1,
    text: 'Bleeding that does not stop or spurts needs an ambulance. Press hard on it meanwhile.',
    when: [
      any(
        'bleed* ~ not stop*',
        'cannot ~ stop ~ bleed*',
        'blood|bleed* ~ spurt*|pour*|gush*|everywhere',
        'spurt*|pour*|gush* ~ blood',
        'bleeding heavily|badly|profusely',
        'heavy|severe|massive bleeding',
        'losing ~ lot ~ blood',
      ),
    ],
    unless: ['period|periods|menstrual|menstruation'],
  },
  {
    ...base,
    id: 'burn.airway',
    level: 1,
    text: 'Burns of the face or breathed-in smoke can close the airway.',
    when: [
      any(
        `${BURN} ~ face|mouth|throat|airway|lips`,
        `face|mouth|lips ~ ${BURN}`,
        'inhal*|breathed ~ smoke|fumes|flames',
        'smoke inhalation',
      ),
    ],
    unless: ['sun|sunburn|sunburnt|sunburned', 'hot|coffee|tea|pizza|soup ~ tongue'],
  },
  {
    ...base,
    id: 'injury.highEnergy',
    level: 1,
    text: 'After a crash, a high fall, drowning or an electric shock, injuries can be hidden.',
    when: [
      any(
        'drown*',
        'electrocut*',
        'electric shock',
        'struck|hit by lightning',
        'fell|fallen|fall ~ roof|ladder|balcony|storey|storeys|height|cliff|tree',
        'car|motorbike|motorcycle|taxi|bike crash|accident',
        'hit|knocked|run ~ by|over ~ car|truck|taxi|bus|train',
        'crashed ~ car|motorbike|motorcycle|bike',
      ),
    ],
  },
  {
    ...base,
    id: 'injury.penetrating',
    level: 1,
    text: 'Stab and gunshot wounds need an ambulance, however small they look.',
    when: [
      any(
        'stabbed',
        'stab wound*',
        'gunshot',
        'been|was|got shot',
        'shot ~ in|through ~ chest|stomach|neck|abdomen|back|head|arm|leg|foot|hand',
        'bullet wound|hole',
      ),
    ],
    unless: ['flu|vaccine|insulin|cortisone|vitamin|allergy shot|injection'],
  },
  {
    ...base,
    id: 'limb.danger',
    level: 2,
    text: 'A bone through the skin, a joint out of place, or a cold or numb limb after an injury needs an emergency centre.',
    when: [
      any('bone ~ through|sticking|poking|showing|visible', 'open|compound fracture', 'dislocat*', 'out of ~ socket'),
      all(
        ['fell|fall|fracture*|broke|broken|twist*|crush*|injur*|accident'],
        [
          'arm|leg|foot|hand|fingers|toes|ankle|wrist ~ cold|numb|blue|white|pale',
          'cold|numb|blue|white|pale arm|leg|foot|hand|fingers|toes',
        ],
      ),
    ],
  },
  {
    ...base,
    id: 'burn.large',
    level: 2,
    text: 'Chemical, deep or large burns need an emergency centre. Cool with running water meanwhile.',
    when: [
      any(
        'chemical|acid|electrical burn*',
        `${BURN} ~ chemical*|acid|petrol|bleach`,
        `large|big|deep|severe|bad|serious|third|second ~ ${BURN}`,
        `${BURN} ~ whole|entire|large|half|both`,
        `${BURN} all around`,
      ),
    ],
    unless: ['sun|sunburn|sunburnt|sunburned', 'heartburn|acid reflux'],
  },
  {
    ...base,
    id: 'eye.danger',
    level: 2,
    text: 'Sudden loss of sight, or an injured eye, can often be saved if treated at once.',
    when: [
      any(
        'sudden* ~ blind|vision|sight|see',
        'lost|loss|losing ~ vision|sight',
        'vision|sight ~ gone|lost|sudden*',
        'cannot see ~ eye|eyes|anything',
        'gone|went blind',
        'chemical*|acid|bleach|glass|metal|cleaner ~ eye|eyes',
        'eye ~ injur*|punctured|stabbed|bleeding',
        'poked|hit ~ in ~ eye',
      ),
    ],
    unless: ['lost|losing sight of'],
  },
];
