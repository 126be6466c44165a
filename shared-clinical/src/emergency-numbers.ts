/** A number to call, with where it was read and when it was last checked: such numbers change. */
export interface EmergencyNumber {
  id: string;
  label: string;
  /** As people read it. */
  number: string;
  /** For a `tel:` link. */
  tel: string;
  route: 'medical' | 'crisis';
  source: string;
  /** ISO day of the last check. */
  checkedOn: string;
}

/** Numbers for South Africa, most useful first within each route. */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  {
    id: 'mobile',
    label: 'Any emergency, from any mobile phone',
    number: '112',
    tel: '112',
    route: 'medical',
    source: 'National mobile emergency number',
    checkedOn: '2026-11-20',
  },
  {
    id: 'ambulance',
    label: 'Ambulance',
    number: '10177',
    tel: '10177',
    route: 'medical',
    source: 'National ambulance number',
    checkedOn: '2026-11-20',
  },
  {
    id: 'suicideCrisis',
    label: 'Suicide crisis line, free, day and night',
    number: '0800 567 567',
    tel: '+27800567567',
    route: 'crisis',
    source: 'South African Depression and Anxiety Group',
    checkedOn: '2026-11-20',
  },
];
