/** A class of medicines. All entries are plain lower-case words, as `plainWords` gives them. */
export interface MedicineClass {
  id: string;
  /** What people write for the class itself, with common misspellings. */
  names: readonly string[];
  /** Generic names and trade names that contain a medicine of the class. */
  medicines: readonly string[];
  /** Classes to which a patient with this allergy may react, too. */
  related: readonly string[];
}

/** Incremented with every change of the table and stored with every result. The database holds the same table. */
export const MEDICINE_CLASSES_VERSION = 1;

/**
 * Classes the allergy check knows. Put together from public pharmacology knowledge; a clinician and a pharmacist have to
 * review it before it reaches a patient. What is missing here is reported as not recognised, never as safe.
 */
export const MEDICINE_CLASSES: readonly MedicineClass[] = [
  {
    id: 'penicillins',
    names: ['penicillin', 'penicillins', 'penicilin', 'penecillin', 'pencillin', 'pen vk'],
    medicines: [
      'amoxicillin',
      'amoxycillin',
      'amoxil',
      'augmentin',
      'co amoxiclav',
      'clavulanate',
      'betamox',
      'ampicillin',
      'cloxacillin',
      'flucloxacillin',
      'benzylpenicillin',
      'phenoxymethylpenicillin',
      'benzathine',
      'piperacillin',
      'penicillin',
    ],
    related: ['cephalosporins', 'carbapenems'],
  },
  {
    id: 'cephalosporins',
    names: ['cephalosporin', 'cephalosporins', 'cefalosporin'],
    medicines: [
      'cefalexin',
      'cephalexin',
      'keflex',
      'cefuroxime',
      'zinnat',
      'cefpodoxime',
      'cefixime',
      'ceftriaxone',
      'rocephin',
      'cefotaxime',
      'ceftazidime',
      'cefazolin',
      'cefepime',
    ],
    related: ['penicillins', 'carbapenems'],
  },
  {
    id: 'carbapenems',
    names: ['carbapenem', 'carbapenems'],
    medicines: ['meropenem', 'imipenem', 'ertapenem', 'doripenem'],
    related: ['penicillins', 'cephalosporins'],
  },
  {
    id: 'sulfonamides',
    names: ['sulfa', 'sulpha', 'sulfur drugs', 'sulfonamide', 'sulfonamides', 'sulphonamide', 'sulphonamides'],
    medicines: [
      'sulfamethoxazole',
      'co trimoxazole',
      'cotrimoxazole',
      'bactrim',
      'purbac',
      'septran',
      'sulfadiazine',
      'sulfasalazine',
      'sulfadoxine',
    ],
    related: [],
  },
  {
    id: 'macrolides',
    names: ['macrolide', 'macrolides', 'mycins'],
    medicines: ['erythromycin', 'azithromycin', 'zithromax', 'clarithromycin', 'klacid', 'roxithromycin'],
    related: [],
  },
  {
    id: 'quinolones',
    names: ['quinolone', 'quinolones', 'fluoroquinolone', 'fluoroquinolones'],
    medicines: ['ciprofloxacin', 'ciprobay', 'levofloxacin', 'moxifloxacin', 'avelon', 'ofloxacin', 'norfloxacin'],
    related: [],
  },
  {
    id: 'tetracyclines',
    names: ['tetracycline', 'tetracyclines'],
    medicines: ['tetracycline', 'doxycycline', 'doxyhexal', 'minocycline', 'lymecycline'],
    related: [],
  },
  {
    id: 'aminoglycosides',
    names: ['aminoglycoside', 'aminoglycosides'],
    medicines: ['gentamicin', 'amikacin', 'streptomycin', 'tobramycin', 'neomycin', 'kanamycin'],
    related: [],
  },
  {
    id: 'nitroimidazoles',
    names: ['nitroimidazole', 'nitroimidazoles'],
    medicines: ['metronidazole', 'flagyl', 'tinidazole', 'secnidazole'],
    related: [],
  },
  {
    id: 'nsaids',
    names: ['nsaid', 'nsaids', 'anti inflammatory', 'anti inflammatories', 'antiinflammatory', 'antiinflammatories'],
    medicines: [
      'aspirin',
      'disprin',
      'ecotrin',
      'acetylsalicylic acid',
      'ibuprofen',
      'brufen',
      'nurofen',
      'mypaid',
      'myprodol',
      'diclofenac',
      'voltaren',
      'panamor',
      'naproxen',
      'indomethacin',
      'indometacin',
      'mefenamic acid',
      'ponstan',
      'meloxicam',
      'piroxicam',
      'ketorolac',
      'ketoprofen',
      'celecoxib',
      'etoricoxib',
    ],
    related: [],
  },
  {
    id: 'opioids',
    names: ['opioid', 'opioids', 'opiate', 'opiates'],
    medicines: [
      'codeine',
      'myprodol',
      'stilpane',
      'morphine',
      'tramadol',
      'tramal',
      'tramacet',
      'oxycodone',
      'pethidine',
      'fentanyl',
      'tilidine',
      'dihydrocodeine',
      'methadone',
      'buprenorphine',
    ],
    related: [],
  },
  {
    id: 'paracetamol',
    names: ['paracetamol', 'acetaminophen'],
    medicines: ['paracetamol', 'acetaminophen', 'panado', 'tylenol', 'mypaid', 'myprodol', 'stilpane', 'tramacet'],
    related: [],
  },
  {
    id: 'ace_inhibitors',
    names: ['ace inhibitor', 'ace inhibitors'],
    medicines: ['enalapril', 'perindopril', 'coversyl', 'lisinopril', 'ramipril', 'captopril', 'quinapril'],
    related: ['angiotensin_blockers'],
  },
  {
    id: 'angiotensin_blockers',
    names: ['arb', 'arbs', 'sartan', 'sartans'],
    medicines: ['losartan', 'cozaar', 'valsartan', 'candesartan', 'irbesartan', 'telmisartan', 'sacubitril'],
    related: ['ace_inhibitors'],
  },
  {
    id: 'statins',
    names: ['statin', 'statins'],
    medicines: ['simvastatin', 'atorvastatin', 'lipitor', 'rosuvastatin', 'crestor', 'pravastatin'],
    related: [],
  },
  {
    id: 'aromatic_anticonvulsants',
    names: ['anticonvulsant', 'anticonvulsants', 'epilepsy medicine'],
    medicines: ['carbamazepine', 'tegretol', 'oxcarbazepine', 'phenytoin', 'epanutin', 'phenobarbitone', 'lamotrigine'],
    related: [],
  },
  {
    id: 'local_anaesthetics',
    names: ['local anaesthetic', 'local anaesthetics', 'local anesthetic', 'local anesthetics'],
    medicines: ['lignocaine', 'lidocaine', 'bupivacaine', 'prilocaine', 'articaine', 'mepivacaine'],
    related: [],
  },
];
