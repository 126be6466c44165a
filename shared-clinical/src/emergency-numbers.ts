/** A number to call, with where it was read and when: such numbers change. */
export interface EmergencyNumber {
  /** What it is for, one word of letters (no digits); unique in its country and region. */
  id: string;
  label: string;
  /** As people read it. */
  number: string;
  /** For a `tel:` link. */
  tel: string;
  /** An ambulance and what brings one, or any other help. */
  route: 'medical' | 'crisis';
  source: string;
  /** ISO day on which the number was read in that source. Nobody has called it to try. */
  checkedOn: string;
}

/** What stands beside a danger sign, for South Africa: the most useful first within each route. */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  {
    id: 'mobile',
    label: 'Any emergency, from any mobile phone',
    number: '112',
    tel: '112',
    route: 'medical',
    source: 'City of Cape Town, Emergency contact numbers; Gauteng News, 16 October 2024',
    checkedOn: '2026-11-22',
  },
  {
    id: 'ambulance',
    label: 'Ambulance',
    number: '10177',
    tel: '10177',
    route: 'medical',
    source: 'Gauteng News, 16 October 2024; Trek Medics, South Africa',
    checkedOn: '2026-11-22',
  },
  {
    id: 'suicideCrisis',
    label: 'Suicide crisis line, free, day and night',
    number: '0800 567 567',
    tel: '+27800567567',
    route: 'crisis',
    source: 'South African Depression and Anxiety Group, in The Star, 12 February 2019',
    checkedOn: '2026-11-22',
  },
];
