import { EMERGENCY_LEVEL } from './emergency-level';

/** An emergency number with its source and the day it was read there, because such numbers change. */
export interface EmergencyNumber {
  /** Letters only, no digits; unique in its country and region. */
  id: string;
  label: string;
  /** As shown to people. */
  number: string;
  /** As written in a `tel:` link. */
  tel: string;
  /** `medical`: an ambulance and services that send one; `crisis`: any other help. */
  route: 'medical' | 'crisis';
  source: string;
  /** ISO day on which the number was read in that source. The number was not called to try it. */
  checkedOn: string;
}

/** South African numbers shown beside a danger sign, the most useful first within each route. */
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

/** South African numbers for a person who is hurt or threatened by another person. */
export const VIOLENCE_NUMBERS: readonly EmergencyNumber[] = [
  {
    id: 'police',
    label: 'Police',
    number: '10111',
    tel: '10111',
    route: 'crisis',
    source: 'City of Cape Town, CapeTalk and Gauteng News, 2020 to 2024',
    checkedOn: '2026-11-22',
  },
  {
    id: 'genderViolence',
    label: 'Gender-based violence command centre, free, day and night',
    number: '0800 428 428',
    tel: '+27800428428',
    route: 'crisis',
    source: 'CapeTalk, 11 May 2020',
    checkedOn: '2026-11-22',
  },
];

/** The part of a fired rule on which the choice of numbers depends. */
interface Danger {
  ruleId: string;
  level: number;
  route: EmergencyNumber['route'];
}

/** The rules of triage whose danger is a person: `violence` and those after it, and the sign that was asked about. */
const isViolence = (ruleId: string) => /^(?:violence\b|askedViolence$)/.test(ruleId);

/**
 * Returns the numbers to call about these danger signs. Each crisis among them keeps its own line, also beside an illness; a
 * crisis line comes first unless an illness is as urgent.
 */
export function numbersFor(dangers: readonly Danger[]): EmergencyNumber[] {
  const urgent = dangers.filter(({ level }) => level <= EMERGENCY_LEVEL);
  const most = Math.min(...urgent.map(({ level }) => level));
  const crises = urgent.filter(({ route }) => route === 'crisis');
  const isIll = urgent.some(({ route, level }) => route === 'medical' && level === most);
  const ambulances = EMERGENCY_NUMBERS.filter(({ route }) => route === 'medical');
  const listeners = crises.some(({ ruleId }) => !isViolence(ruleId))
    ? EMERGENCY_NUMBERS.filter(({ route }) => route === 'crisis')
    : [];
  const safety = crises.some(({ ruleId }) => isViolence(ruleId)) ? VIOLENCE_NUMBERS : [];
  return isIll ? [...ambulances, ...listeners, ...safety] : [...listeners, ...safety, ...ambulances];
}
