import { EMERGENCY_NUMBERS, VIOLENCE_NUMBERS } from '@telehealth/clinical/emergency-numbers';
import { crisis, type EmergencyCountry, medical } from './country';

/** Provinces for which no source names a number of their own; the national ones work everywhere. */
const WITHOUT_OWN = [
  ['EC', 'Eastern Cape'],
  ['FS', 'Free State'],
  ['KZN', 'KwaZulu-Natal'],
  ['LP', 'Limpopo'],
  ['MP', 'Mpumalanga'],
  ['NC', 'Northern Cape'],
  ['NW', 'North West'],
] as const;

const PROVINCES: EmergencyCountry['regions'] = [
  {
    code: 'GP',
    name: 'Gauteng',
    numbers: [
      ...medical([
        [
          'provincialAmbulance',
          'Gauteng ambulance call centre',
          '011 564 2210',
          '+27115642210',
          'City of Ekurhuleni, press release on the provincial ambulances, 2020',
        ],
      ]),
      ...crisis([
        [
          'fire',
          'Fire and rescue in Ekurhuleni',
          '011 458 0911',
          '+27114580911',
          'City of Ekurhuleni, press release on the provincial ambulances, 2020',
        ],
      ]),
    ],
  },
  {
    code: 'WC',
    name: 'Western Cape',
    numbers: medical([
      [
        'cityCentre',
        'City of Cape Town emergency centre, from a mobile phone',
        '021 480 7700',
        '+27214807700',
        'City of Cape Town, Emergency contact numbers; EWN, 28 April 2025',
      ],
      [
        'cityLandline',
        'City of Cape Town emergency centre, from a landline',
        '107',
        '107',
        'City of Cape Town, Emergency contact numbers',
      ],
    ]),
  },
  ...WITHOUT_OWN.map(([code, name]) => ({ code, name, numbers: [] })),
].sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const SOUTH_AFRICA: EmergencyCountry = {
  code: 'ZA',
  name: 'South Africa',
  callingCode: '27',
  numbers: [
    ...EMERGENCY_NUMBERS,
    ...VIOLENCE_NUMBERS,
    ...crisis([
      [
        'child',
        'Childline, free, day and night, for children and about children',
        '116',
        '116',
        'Vukuzenzele (Government of South Africa), Children can call 116 for help',
      ],
      [
        'poison',
        'Poisons Information Helpline, day and night, all of South Africa',
        '0861 555 777',
        '+27861555777',
        'Western Cape Government, 5 December 2023',
      ],
      [
        'substance',
        'Substance abuse line',
        '0800 12 13 14',
        '+27800121314',
        'South African Depression and Anxiety Group, on Algoa FM (there: 20:00 to 08:00)',
      ],
      [
        'mentalHealth',
        'Mental health helpline, day and night',
        '0800 456 789',
        '+27800456789',
        'South African Depression and Anxiety Group, in The Star, 12 February 2019',
      ],
      [
        'trafficking',
        'Human trafficking hotline, day and night',
        '0800 222 777',
        '+27800222777',
        'National Freedom Network, I suspect human trafficking; The Star, 31 August 2016',
      ],
    ]),
    ...medical([
      [
        'privateNetcare',
        'Netcare 911, private ambulance, costs money',
        '082 911',
        '082911',
        'Discover Africa, safari advice',
      ],
      [
        'privateErTwentyFour',
        'ER24, private ambulance, costs money',
        '084 124',
        '084124',
        'Discover Africa, safari advice',
      ],
    ]),
  ],
  regions: PROVINCES,
};
