import { crisis, type EmergencyCountry, medical } from './country';

const LIFELINE = 'LifeLine/ChildLine Namibia, on NBC News Namibia, 2025';
const COMPARE = 'Compare Travel Market, country page, undated';
const CONSULAR = 'Consular advice of China, 26 April 2024';

export const NEIGHBOURS: readonly EmergencyCountry[] = [
  {
    code: 'BW',
    name: 'Botswana',
    callingCode: '267',
    numbers: [
      ...medical([['ambulance', 'Ambulance', '997', '997', 'Botswana Cultural Travel, Health and safety, undated']]),
      ...crisis([
        ['police', 'Police', '999', '999', 'Botswana Cultural Travel, Health and safety, undated'],
        ['fire', 'Fire brigade', '998', '998', 'Botswana Cultural Travel, Health and safety, undated'],
      ]),
    ],
    regions: [],
  },
  {
    code: 'SZ',
    name: 'Eswatini',
    callingCode: '268',
    numbers: [
      ...medical([['ambulance', 'Ambulance', '977', '977', 'Sent, Eswatini phone numbers, 8 March 2026']]),
      ...crisis([
        ['police', 'Police', '999', '999', 'Sent, Eswatini phone numbers, 8 March 2026; Visit Swazi'],
        ['fire', 'Fire brigade', '933', '933', 'Sent, Eswatini phone numbers, 8 March 2026'],
      ]),
    ],
    regions: [],
  },
  {
    code: 'LS',
    name: 'Lesotho',
    callingCode: '266',
    numbers: [
      ...medical([['ambulance', 'Ambulance', '121', '121', COMPARE]]),
      ...crisis([
        ['police', 'Police', '123', '123', COMPARE],
        ['policeEmergency', 'Police emergency line', '5888 1024', '+26658881024', 'US Embassy in Lesotho, undated'],
        ['fire', 'Fire brigade', '122', '122', COMPARE],
      ]),
    ],
    regions: [],
  },
  {
    code: 'MZ',
    name: 'Mozambique',
    callingCode: '258',
    numbers: [
      ...medical([['ambulance', 'Ambulance', '117', '117', COMPARE]]),
      ...crisis([
        ['police', 'Police', '119', '119', COMPARE],
        ['policeMaputo', 'Police in Maputo', '112', '112', CONSULAR],
        ['fire', 'Fire brigade', '198', '198', COMPARE],
      ]),
    ],
    regions: [],
  },
  {
    code: 'NA',
    name: 'Namibia',
    callingCode: '264',
    numbers: [
      ...medical([
        [
          'ambulanceWindhoek',
          'Ambulance and fire in Windhoek',
          '061 211 111',
          '+26461211111',
          'SADC, Facts about Windhoek, March 2011',
        ],
      ]),
      ...crisis([
        ['police', 'Police, who also call other help', '10111', '10111', 'SADC, Facts about Windhoek, March 2011'],
        ['genderViolence', 'Gender-based violence line, free, day and night', '106', '106', LIFELINE],
        ['child', 'Child helpline, free, day and night', '116', '116', LIFELINE],
      ]),
    ],
    regions: [],
  },
  {
    code: 'ZW',
    name: 'Zimbabwe',
    callingCode: '263',
    numbers: [
      ...medical([['ambulance', 'Ambulance', '994', '994', 'Consular advice of China for Zimbabwe, undated']]),
      ...crisis([
        ['police', 'Police', '995', '995', 'Consular advice of China for Zimbabwe, undated'],
        ['fire', 'Fire brigade', '993', '993', 'Consular advice of China for Zimbabwe, undated'],
        ['child', 'Childline Zimbabwe, free', '116', '116', 'Childline Zimbabwe, on Bambazonke, undated'],
      ]),
    ],
    regions: [],
  },
];
