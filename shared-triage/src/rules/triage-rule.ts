import type { Level } from '../levels';
import type { Trigger } from './expression';

/** One rule, as data, so that it can be corrected without touching the engine. */
export interface TriageRule {
  id: string;
  /** Incremented with every change of the rule and stored with its results. */
  version: number;
  /** Once the rule has fired, the result is never milder than this. */
  level: Level;
  /** `crisis` leads to a helpline, `medical` to an ambulance or an emergency centre. */
  route: 'medical' | 'crisis';
  /** The condition under which it fires, including whom it applies to. */
  when: Trigger;
  /**
   * What was noticed and why it matters, in plain words, for danger signs; else empty. For all sentences of a rule see
   * `sentencesOf`.
   */
  text: string;
  /** The public guidance it follows, by title and number. */
  source: string;
  writtenOn: string;
  /** It names no danger: it asks for the danger signs, with the call on top. */
  asks?: true;
  /** Clinician and ISO day; null: no clinician has reviewed it. */
  review: { reviewer: string; reviewedOn: string } | null;
}

type Row = Partial<Pick<TriageRule, 'text' | 'route' | 'version' | 'asks'>>;

/** A short form for writing rules of one level and source. The wording is ours; no clinician has reviewed it yet. */
export function rule(id: string, level: Level, when: Trigger, source: string, row: Row = {}): TriageRule {
  return {
    id,
    level,
    when,
    source,
    version: 1,
    route: 'medical',
    text: '',
    writtenOn: '2026-11-22',
    review: null,
    ...row,
  };
}

/** Public guidance from which the rules take signs and times; the sentences are our own. */
export const SOURCES = {
  sats: 'South African Triage Scale, training manual 2012, Emergency Medicine Society of South Africa',
  sadag: 'South African Depression and Anxiety Group, suicide crisis guidance',
  stgAdult: 'Standard Treatment Guidelines and Essential Medicines List, hospital and primary care, South Africa',
  imci: 'WHO, Integrated Management of Childhood Illness, chart booklet 2014',
  fever5: 'NICE NG143, Fever in under 5s: assessment and initial management',
  sepsis: 'NICE NG51 (now NG253), Suspected sepsis: recognition and early management',
  meningitis: 'NICE NG240, Meningitis (bacterial) and meningococcal disease: recognition and management',
  stroke: 'NICE NG128, Stroke and transient ischaemic attack in over 16s',
  headache: 'NICE CG150, Headaches in over 12s',
  headInjury: 'NICE NG232, Head injury: assessment and early management',
  chestPain: 'NICE CG95, Recent-onset chest pain of suspected cardiac origin',
  heartFailure: 'NICE NG106, Chronic heart failure in adults',
  clots: 'NICE NG158, Venous thromboembolic diseases',
  asthma: 'NICE NG245, Asthma: diagnosis, monitoring and management; GINA 2024',
  copd: 'NICE NG115, Chronic obstructive pulmonary disease in over 16s',
  pneumonia: 'NICE NG250, Pneumonia: diagnosis and management',
  cough: 'NICE NG120, Cough (acute): antimicrobial prescribing',
  throat: 'NICE NG84, Sore throat (acute): antimicrobial prescribing',
  sinus: 'NICE NG79, Sinusitis (acute): antimicrobial prescribing',
  ear: 'NICE NG91, Otitis media (acute): antimicrobial prescribing',
  uti: 'NICE NG109 and NG111, Lower urinary tract infection; pyelonephritis',
  stones: 'NICE NG118, Renal and ureteric stones',
  gastro: 'NICE CG84, Diarrhoea and vomiting caused by gastroenteritis in under 5s',
  bleeding: 'NICE CG141, Acute upper gastrointestinal bleeding in over 16s',
  dyspepsia: 'NICE CG184, Gastro-oesophageal reflux disease and dyspepsia in adults',
  cancer: 'NICE NG12, Suspected cancer: recognition and referral',
  back: 'NICE NG59, Low back pain and sciatica in over 16s; NHS, Back pain',
  pregnancy: 'NICE NG126, Ectopic pregnancy and miscarriage; NG133, Hypertension in pregnancy; NG201, Antenatal care',
  maternity: 'Guidelines for Maternity Care in South Africa; RCOG patient information',
  allergy: 'NICE CG134, Anaphylaxis; Resuscitation Council UK 2021',
  diabetes: 'NICE NG17 and NG18, Type 1 diabetes; SEMDSA guideline 2017',
  poison: 'Western Cape Poisons Helpline 0861 555 777; NHS, Poisoning',
  skin: 'NICE NG141, Cellulitis and erysipelas; NHS, Skin conditions',
  burns: 'South African Burn Society; NHS, Burns and scalds',
  rabies: 'NICD South Africa, Rabies: post-exposure prophylaxis; South African Snakebite Symposium',
  malaria: 'NICD South Africa, Malaria; WHO Guidelines for malaria',
  ticks: 'CDC, Tickborne Diseases of the United States; NICD South Africa, Tick bite fever',
  tetanus: 'CDC, Tetanus: clinical guidance; WHO position paper 2017',
  eyes: 'NHS, Red eye; College of Optometrists, clinical management guidelines',
  epilepsy: 'NICE NG217, Epilepsies in children, young people and adults',
  mind: 'NICE NG225, Self-harm; NG222, Depression in adults',
  nhs: 'NHS, Health A to Z, symptoms and when to get help',
  children: 'Royal College of Paediatrics and Child Health and NHS, Healthier Together, parents\u2019 pages',
  device: 'British Heart Foundation, Implantable cardioverter defibrillators, patient information',
  potassium: 'UK Kidney Association, Clinical practice guidelines: treatment of acute hyperkalaemia in adults',
  compartment: 'NHS, Compartment syndrome; NICE NG38, Fractures (non-complex)',
  climbing: 'NHS, Guillain-Barr\u00e9 syndrome',
  maltreatment: 'NICE CG89, Child maltreatment: when to suspect maltreatment in under 18s',
  hand: 'British Society for Surgery of the Hand, patient information on hand injuries',
  adrenal: 'NICE NG243, Adrenal insufficiency: identification and management',
  diving: 'Divers Alert Network Southern Africa, decompression illness',
  bmj: 'Semigran and others, BMJ 2015;351:h3480, standardised patient vignettes',
  own: 'Sawubona, engine contract: what is not understood is never called harmless',
  told: 'Sawubona, told complaints that the reader was trained on',
} as const;
