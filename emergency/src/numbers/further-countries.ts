import { crisis, type EmergencyCountry, medical } from './country';

const POISON_HELP = 'US Department of Health and Human Services, Poison Help, 2016';

export const FURTHER_COUNTRIES: readonly EmergencyCountry[] = [
  {
    code: 'EU',
    name: 'European Union',
    callingCode: '',
    numbers: medical([
      ['any', 'Any emergency, in every country of the EU', '112', '112', 'Frequent Business Traveler, 7 August 2012'],
    ]),
    regions: [],
  },
  {
    code: 'KE',
    name: 'Kenya',
    callingCode: '254',
    numbers: [
      ...medical([
        [
          'ambulance',
          'Kenya Red Cross, emergencies',
          '1199',
          '1199',
          'Doctors Explain, Crisis hotlines in Kenya, undated',
        ],
      ]),
      ...crisis([
        ['police', 'Police', '999', '999', 'BBC News, 2013'],
        [
          'suicideCrisis',
          'Befrienders Kenya, suicide prevention',
          '0722 178 177',
          '+254722178177',
          'Doctors Explain, Crisis hotlines in Kenya, undated',
        ],
      ]),
    ],
    regions: [],
  },
  {
    code: 'NG',
    name: 'Nigeria',
    callingCode: '234',
    numbers: [
      ...medical([['any', 'Any emergency, free', '112', '112', 'Iseowong Health, Emergency numbers, undated']]),
      ...crisis([
        ['road', 'Federal Road Safety Corps', '122', '122', 'Iseowong Health, Emergency numbers, undated'],
        [
          'suicideCrisis',
          'SURPIN, suicide prevention, free',
          '0800 078 7746',
          '+2348000787746',
          'Suicide Research and Prevention Initiative, in Punch Healthwise, July 2019',
        ],
      ]),
    ],
    regions: [
      {
        code: 'LA',
        name: 'Lagos',
        numbers: medical([['cityCentre', 'Any emergency in Lagos', '767', '767', 'Microsecond News, 29 October 2013']]),
      },
    ],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    callingCode: '44',
    numbers: [
      ...medical([
        [
          'any',
          'Ambulance, police, fire, coastguard',
          '999',
          '999',
          'Zana, first aid introduction; NSPCC, Report abuse',
        ],
      ]),
      ...crisis([
        ['suicideCrisis', 'Samaritans, free, day and night', '116 123', '116123', 'Samaritans, Contact a Samaritan'],
        ['child', 'NSPCC, worried about a child', '0808 800 5000', '+448088005000', 'NSPCC, Report abuse'],
        [
          'trafficking',
          'Modern Slavery and Exploitation Helpline',
          '08000 121 700',
          '+448000121700',
          'Modern Slavery Helpline (Unseen)',
        ],
      ]),
    ],
    regions: [],
  },
  {
    code: 'US',
    name: 'United States',
    callingCode: '1',
    numbers: [
      ...medical([['any', 'Ambulance, police, fire', '911', '911', POISON_HELP]]),
      ...crisis([
        [
          'suicideCrisis',
          'Suicide and Crisis Lifeline, day and night',
          '988',
          '988',
          'Legal Clarity, Who to call for mental health',
        ],
        ['poison', 'Poison Help, free', '1-800-222-1222', '+18002221222', POISON_HELP],
      ]),
    ],
    regions: [],
  },
];
