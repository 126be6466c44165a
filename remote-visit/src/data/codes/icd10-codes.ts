/**
 * ICD-10 codes of primary care (the edition of the WHO, as South Africa uses it), a line each: code, our own plain name, words that
 * people type, and what to mind. Only the codes are the WHO's; no title of it is copied. Each code was found in the WHO list that GNU
 * Health publishes (December 2022). No coder reviewed the names, and whether a scheme takes a code, or takes it first, says the
 * Master Industry Table of the Department of Health alone.
 */
export const ICD10_LINES = `
A09.9|Gastro-enteritis or diarrhoea, cause not found|gastro;runny tummy;diarrhea;stomach bug;loose stools;vomiting and diarrhoea
A09.0|Infectious gastro-enteritis|infective diarrhoea;food bug;dysentery suspected
A05.9|Food poisoning|bad food;foodborne
A03.9|Shigella dysentery|bloody diarrhoea;bacillary dysentery
A06.9|Amoebiasis|amoeba
A01.0|Typhoid fever|typhoid
A08.0|Rotavirus gastro-enteritis|rotavirus
A15.0|Lung tuberculosis, confirmed by sputum microscopy|TB;pulmonary TB
A16.2|Lung tuberculosis, not confirmed by tests|TB;clinical TB
A18.2|Tuberculosis of lymph glands|TB glands
A46|Erysipelas|red hot skin
A49.9|Bacterial infection, site not stated
A51.0|Primary genital syphilis|chancre;syphilis sore
A53.9|Syphilis, not specified|RPR positive;vuil siekte|sensitive
A54.9|Gonorrhoea|drop;the drop;GC
A56.0|Chlamydia of the lower genital tract|chlamydia
A59.0|Trichomonas infection|trich;smelly discharge
A60.0|Genital herpes|herpes below
A63.0|Anogenital warts|genital warts;HPV warts
A64|Sexually transmitted infection, not specified|STI;STD|sensitive
A68.9|Relapsing fever
A77.1|Tick bite fever|bosluiskoors;tick bite
A82.9|Rabies
B00.1|Cold sores|fever blister;herpes mouth
B00.2|Herpes gingivostomatitis|mouth sores in child
B01.9|Chickenpox|varicella;waterpokkies
B02.9|Shingles|zoster;belt
B05.9|Measles|masels
B06.9|Rubella|German measles
B07|Viral warts|warts;verruca;plantar wart
B08.1|Molluscum contagiosum|molluscum
B08.4|Hand, foot and mouth disease|HFMD
B08.5|Herpangina
B15.9|Hepatitis A|jaundice
B16.9|Acute hepatitis B
B18.1|Chronic hepatitis B
B18.2|Chronic hepatitis C
B20.9|HIV disease with an infection|HIV with opportunistic infection|sensitive
B24|HIV disease, not specified|HIV;ARV follow-up;retroviral disease;RVD|sensitive
B26.9|Mumps|pampoentjies
B27.9|Glandular fever|mono;infectious mononucleosis
B30.9|Viral conjunctivitis|pink eye
B34.9|Viral infection, not specified|viral;flu-like
B35.0|Ringworm of the scalp|tinea capitis
B35.1|Fungal nail infection|onychomycosis;tinea unguium
B35.3|Athlete's foot|tinea pedis
B35.4|Ringworm of the body|tinea corporis
B35.6|Ringworm of the groin|tinea cruris;jock itch
B36.0|Pityriasis versicolor|white patches
B37.0|Oral thrush|mouth thrush;candida mouth
B37.2|Candida of skin and nails|nappy thrush
B37.3|Vaginal thrush|vaginal candidiasis;yeast infection
B37.4|Candida of other urinary or genital parts|balanitis candida
B50.9|Malaria, falciparum|malaria
B54|Malaria, not specified|malaria
B65.9|Bilharzia|schistosomiasis
B76.9|Hookworm
B77.9|Roundworm|ascaris
B80|Pinworm|threadworm;itchy bottom
B82.9|Intestinal worms|worms
B85.0|Head lice|lice;luise
B86|Scabies
B99|Other infectious disease
C44.9|Skin cancer (not melanoma)|BCC;SCC
C43.9|Melanoma
C50.9|Breast cancer
C53.9|Cancer of the cervix
C61|Prostate cancer
D17.9|Lipoma|fatty lump
D22.9|Mole|naevus
D25.9|Fibroids|uterine fibroids
D50.9|Iron deficiency anaemia|low iron;anaemia
D51.9|Vitamin B12 deficiency anaemia
D52.9|Folate deficiency anaemia
D64.9|Anaemia, not specified|low blood count
D69.6|Low platelets|thrombocytopenia
E03.9|Underactive thyroid|hypothyroidism
E05.9|Overactive thyroid|hyperthyroidism;thyrotoxicosis
E04.9|Goitre|thyroid swelling
E10.9|Type 1 diabetes without complications|sugar;insulin diabetes
E11.9|Type 2 diabetes without complications|sugar;sugar diabetes;diabetes
E11.4|Type 2 diabetes with nerve damage|diabetic neuropathy
E11.2|Type 2 diabetes with kidney damage|diabetic nephropathy
E11.3|Type 2 diabetes with eye damage|diabetic retinopathy
E11.5|Type 2 diabetes with foot or circulation problems|diabetic foot
E11.6|Type 2 diabetes with other complications|low sugar in diabetes
E14.9|Diabetes, type not stated
E16.2|Low blood sugar|hypoglycaemia;hypo
E28.2|Polycystic ovary syndrome|PCOS
E46|Malnutrition, not specified
E55.9|Vitamin D deficiency
E66.9|Obesity|overweight
E78.0|High cholesterol|hypercholesterolaemia
E78.2|Mixed high blood fats|mixed hyperlipidaemia
E78.5|High blood fats, not specified|hyperlipidaemia;cholesterol
E79.0|High uric acid without gout
E86|Dehydration|volume depletion
E87.6|Low potassium|hypokalaemia
F03|Dementia||sensitive
F10.1|Harmful use of alcohol|drinking problem|sensitive
F10.2|Alcohol dependence|alcoholism|sensitive
F17.2|Tobacco dependence|smoking|sensitive
F12.1|Harmful use of cannabis|dagga|sensitive
F19.2|Dependence on several drugs|substance abuse|sensitive
F20.9|Schizophrenia||sensitive
F23.9|Acute psychosis||sensitive
F31.9|Bipolar disorder|manic depression|sensitive
F32.9|Depression, episode|depressed;low mood|sensitive
F33.9|Recurrent depression||sensitive
F40.1|Social phobia|social anxiety|sensitive
F41.0|Panic disorder|panic attacks|sensitive
F41.1|Generalised anxiety|GAD;worry|sensitive
F41.2|Mixed anxiety and depression||sensitive
F41.9|Anxiety, not specified|nerves|sensitive
F42.9|Obsessive-compulsive disorder|OCD|sensitive
F43.0|Acute stress reaction|shock;trauma|sensitive
F43.1|Post-traumatic stress disorder|PTSD|sensitive
F43.2|Adjustment disorder|burnout;stress|sensitive
F51.0|Insomnia, not physical|cannot sleep|sensitive
F52.2|Erectile problem, not physical|ED;impotence|sensitive
F53.0|Depression after birth|postnatal depression;baby blues|sensitive
F90.0|ADHD|attention deficit;hyperactive|sensitive
F98.0|Bedwetting, not physical|enuresis|sensitive
G40.9|Epilepsy|fits;seizures;vallende siekte
G43.9|Migraine
G44.2|Tension headache|stress headache
G45.9|Transient ischaemic attack|mini stroke;TIA
G47.0|Insomnia|sleep problem
G47.3|Sleep apnoea|snoring
G51.0|Bell's palsy|face paralysis
G56.0|Carpal tunnel syndrome|numb hand
G62.9|Nerve damage, polyneuropathy|neuropathy;burning feet
G20|Parkinson's disease
H00.0|Stye|hordeolum
H01.0|Blepharitis|eyelid inflammation
H10.1|Allergic conjunctivitis|itchy eyes;hay fever eyes
H10.3|Acute conjunctivitis|pink eye;red eye
H10.9|Conjunctivitis, not specified|pink eye;red eye
H04.1|Dry eyes
H11.0|Pterygium|growth on eye
H26.9|Cataract
H40.9|Glaucoma
H52.4|Presbyopia|reading glasses
H53.9|Visual problem, not specified|blurred vision
H60.9|Outer ear infection|otitis externa;swimmer's ear
H61.2|Ear wax|blocked ear
H65.9|Fluid in the middle ear|glue ear
H66.0|Acute middle ear infection with pus|ear infection;otitis media
H66.9|Middle ear infection, not specified|ear infection;otitis media;earache
H81.1|Benign positional vertigo|BPPV;dizzy turning
H81.3|Other peripheral vertigo|vertigo
H91.9|Hearing loss|deaf
H92.0|Earache|sore ear
H93.1|Tinnitus|ringing ears
I10|High blood pressure|hypertension;HBP;BP;high blood
I11.9|High blood pressure with heart disease|hypertensive heart
I20.9|Angina|chest pain on effort
I21.9|Heart attack|myocardial infarction
I25.9|Ischaemic heart disease|coronary disease
I48|Atrial fibrillation|AF;irregular heartbeat
I50.0|Heart failure, congestive|CCF;water on the lungs
I50.9|Heart failure, not specified
I63.9|Stroke caused by a clot|cerebral infarction
I64|Stroke, not specified
I73.9|Poor circulation of the legs|peripheral vascular disease
I80.2|Deep vein thrombosis|DVT;clot in leg
I83.9|Varicose veins
I84.9|Piles|haemorrhoids
I88.9|Swollen glands, inflamed|lymphadenitis
I95.9|Low blood pressure
J00|Common cold|cold;runny nose;head cold
J01.9|Acute sinusitis|sinus;sinus infection
J02.9|Sore throat, pharyngitis|sore throat
J03.9|Tonsillitis|tonsils
J04.0|Laryngitis|lost voice
J05.0|Croup|barking cough
J06.9|Upper respiratory infection|URTI;cold and cough;flu
J10.1|Influenza, virus identified|flu
J11.1|Influenza, virus not identified|flu
J12.9|Viral pneumonia
J15.9|Bacterial pneumonia
J18.9|Pneumonia|chest infection
J20.9|Acute bronchitis|chest cold;cough with phlegm
J21.9|Bronchiolitis|wheezy baby
J22|Lower respiratory infection, not specified|chest infection
J30.1|Hay fever|pollen allergy
J30.4|Allergic rhinitis|allergic nose;hay fever;sinus allergy
J32.9|Chronic sinusitis
J34.8|Other nose and sinus problem|blocked nose
J35.0|Chronic tonsillitis
J40|Bronchitis, not stated acute or chronic
J42|Chronic bronchitis
J44.9|COPD|emphysema;smoker's lung
J44.1|COPD, flare|COPD exacerbation
J45.9|Asthma|tight chest;wheeze
J46|Severe acute asthma|status asthmaticus
U07.1|COVID-19, virus identified|covid;corona
U07.2|COVID-19, virus not identified|covid suspected
K02.9|Tooth decay|caries
K04.7|Tooth abscess|toothache;swollen gum
K05.1|Gum disease|gingivitis
K08.8|Toothache|tooth pain
K12.0|Mouth ulcers|aphthous ulcers
K12.1|Sore mouth, stomatitis
K13.7|Other mouth problem
K21.9|Reflux|GORD;GERD;acid reflux
K21.0|Reflux with inflamed gullet|oesophagitis
K25.9|Stomach ulcer|gastric ulcer
K26.9|Duodenal ulcer
K27.9|Peptic ulcer|ulcer
K29.7|Gastritis|stomach inflammation
K30|Indigestion|dyspepsia;bloating
K35.8|Acute appendicitis|appendix
K40.9|Groin hernia|inguinal hernia
K42.9|Navel hernia|umbilical hernia
K52.9|Gastro-enteritis, not infectious|colitis
K58.9|Irritable bowel|IBS;spastic colon
K59.0|Constipation|hard stools
K60.2|Anal fissure|tear
K62.5|Bleeding from the bottom|rectal bleeding
K76.0|Fatty liver
K80.2|Gallstones
L01.0|Impetigo|school sores
L02.9|Boil or abscess|furuncle;carbuncle
L03.9|Cellulitis|skin infection
L03.0|Infection of finger or toe|paronychia
L08.9|Skin infection, not specified
L20.9|Atopic eczema|eczema;atopic dermatitis
L21.9|Seborrhoeic dermatitis|dandruff;cradle cap
L22|Nappy rash|diaper rash
L23.9|Allergic contact dermatitis
L24.9|Irritant contact dermatitis
L25.9|Contact dermatitis|skin allergy
L27.0|Rash caused by a medicine, widespread|drug rash
L29.9|Itching|pruritus
L30.9|Dermatitis, not specified|rash;eczema
L40.9|Psoriasis
L42|Pityriasis rosea
L50.9|Hives|urticaria;welts
L60.0|Ingrown toenail
L63.9|Alopecia areata|bald patches
L65.9|Hair loss
L70.0|Acne|pimples
L72.1|Sebaceous or pilar cyst|lump
L73.9|Folliculitis|razor bumps
L81.1|Melasma|dark patches
L84|Corns and calluses
L89.9|Pressure sore|bedsore
L91.0|Keloid
L97|Leg ulcer
M06.9|Rheumatoid arthritis
M10.9|Gout
M15.9|Osteoarthritis of many joints|arthritis
M17.9|Osteoarthritis of the knee|knee arthritis
M19.9|Osteoarthritis, not specified|arthritis
M25.5|Joint pain|sore joint
M54.2|Neck pain|stiff neck
M54.3|Sciatica
M54.4|Lower back pain with sciatica
M54.5|Lower back pain|backache;lumbago
M54.9|Back pain
M62.6|Muscle strain|pulled muscle
M62.8|Other muscle problem|spasm
M65.9|Tendon sheath inflammation|tenosynovitis
M70.6|Hip bursitis|trochanteric
M72.2|Plantar fasciitis|heel pain
M75.0|Frozen shoulder
M75.1|Rotator cuff problem|shoulder pain
M77.1|Tennis elbow
M79.1|Muscle pain|myalgia
M79.6|Pain in a limb
M79.7|Fibromyalgia
M81.9|Osteoporosis|thin bones
N10|Kidney infection|pyelonephritis
N18.9|Chronic kidney disease|kidney failure;CKD
N20.0|Kidney stone
N30.0|Acute bladder infection|cystitis;UTI
N30.9|Bladder infection|cystitis
N34.1|Urethritis, not specific|burning urine in men
N39.0|Urinary tract infection|UTI;burning pee
N39.3|Stress incontinence|leaking urine
N40|Enlarged prostate|BPH
N41.0|Acute prostatitis
N45.9|Epididymitis or orchitis|sore testicle
N48.1|Balanitis|sore foreskin
N48.4|Erectile dysfunction|ED;impotence
N61|Breast inflammation|mastitis
N63|Breast lump
N64.4|Breast pain|mastalgia
N70.9|Inflammation of tubes and ovaries|salpingitis
N73.9|Pelvic inflammatory disease|PID
N76.0|Acute vaginitis|vaginal infection;discharge
N80.9|Endometriosis
N83.2|Ovarian cyst
N87.9|Abnormal cervix cells|cervical dysplasia
N89.8|Vaginal discharge|leucorrhoea
N91.2|No periods|amenorrhoea
N92.0|Heavy regular periods|menorrhagia
N92.6|Irregular periods
N93.9|Abnormal vaginal bleeding
N94.3|Premenstrual syndrome|PMS
N94.6|Painful periods|dysmenorrhoea
N95.1|Menopause symptoms|hot flushes
N97.9|Female infertility
N46|Male infertility
O21.0|Morning sickness, mild|vomiting in pregnancy
O23.4|Urinary infection in pregnancy
O13|High blood pressure of pregnancy|gestational hypertension
O14.9|Pre-eclampsia
O20.0|Threatened miscarriage|bleeding in pregnancy
O03.9|Miscarriage|spontaneous abortion
O24.4|Diabetes of pregnancy|gestational diabetes
O91.2|Mastitis while breastfeeding
O99.0|Anaemia in pregnancy
R00.0|Fast heartbeat|tachycardia
R00.2|Palpitations|heart racing
R03.0|Raised blood pressure reading without diagnosis
R04.0|Nosebleed|epistaxis
R05|Cough
R06.0|Short of breath|dyspnoea
R06.2|Wheeze
R07.0|Throat pain|sore throat
R07.4|Chest pain, not specified
R10.1|Pain in the upper tummy|epigastric pain
R10.4|Tummy pain|abdominal pain;stomach ache;cramps
R11|Nausea and vomiting
R14|Bloating, wind|flatulence
R17|Jaundice|yellow eyes
R19.5|Changed or bloody stool
R20.2|Pins and needles|tingling
R21|Rash
R22.9|Lump in the skin
R25.2|Cramp
R30.0|Burning urine|dysuria
R31|Blood in urine|haematuria
R32|Urine leaking|incontinence
R33|Cannot pass urine|retention
R35|Passing much urine|polyuria
R42|Dizziness|giddy
R50.9|Fever|temperature
R51|Headache
R52.9|Pain, not specified
R53|Tiredness|fatigue;malaise
R55|Fainting|collapse
R56.0|Fever fit|febrile convulsion
R56.8|Seizure, not specified|fit
R59.9|Swollen glands
R60.0|Swollen legs|oedema
R63.0|Poor appetite
R63.4|Weight loss
R68.8|Other general symptom
R73.9|High blood sugar|hyperglycaemia
R74.0|Raised liver enzymes
R80|Protein in urine
S00.9|Superficial head injury|bump on head|needs-cause
S01.9|Cut on the head||needs-cause
S05.0|Scratch of the eye|corneal abrasion|needs-cause
S09.9|Head injury, not specified||needs-cause
S13.4|Whiplash|neck sprain|needs-cause
S20.2|Bruised chest||needs-cause
S33.5|Sprained lower back||needs-cause
S60.9|Superficial wrist or hand injury||needs-cause
S61.0|Cut finger||needs-cause
S61.9|Cut of wrist or hand||needs-cause
S62.6|Broken finger||needs-cause
S80.0|Bruised knee||needs-cause
S83.6|Sprained knee||needs-cause
S90.9|Superficial ankle or foot injury||needs-cause
S91.3|Cut of the foot||needs-cause
S93.4|Sprained ankle|twisted ankle|needs-cause
T14.0|Superficial injury, place not stated|graze|needs-cause
T14.1|Open wound, place not stated|cut|needs-cause
T14.9|Injury, not specified||needs-cause
T15.9|Something in the eye|foreign body|needs-cause
T16|Something in the ear||needs-cause
T17.1|Something in the nose||needs-cause
T30.0|Burn, not specified|scald|needs-cause
T63.4|Insect sting|bee sting|needs-cause
T63.0|Snake bite||needs-cause
T65.9|Poisoning, not specified||needs-cause
T78.2|Anaphylaxis, not specified|severe allergic reaction|needs-cause
T78.4|Allergy, not specified|allergic reaction|needs-cause
T78.1|Food reaction|food allergy|needs-cause
T88.7|Side effect of a medicine|adverse drug reaction|needs-cause
W54.9|Bitten by a dog (outer cause)|dog bite|secondary
W57.9|Bitten or stung by an insect (outer cause)||secondary
W19.9|Fall (outer cause)||secondary
X59.9|Accident, not specified (outer cause)||secondary
Z00.0|General check-up|medical examination;wellness check
Z00.1|Well-baby check|baby clinic
Z01.0|Eye examination
Z01.3|Blood pressure check
Z01.4|Pap smear or gynaecology check
Z02.1|Medical for work|pre-employment
Z02.6|Medical for insurance
Z02.7|Medical certificate|sick note
Z03.9|Observation for suspected illness, ruled out
Z09.9|Follow-up after treatment
Z11.4|HIV screening|HIV test|sensitive
Z11.3|Screening for STI
Z12.3|Breast cancer screening|mammogram
Z12.4|Cervix cancer screening
Z13.1|Diabetes screening
Z13.6|Heart and blood vessel screening
Z20.6|Contact with HIV|PEP|sensitive
Z20.9|Contact with an infection
Z21|HIV positive without symptoms||sensitive
Z22.9|Carrier of an infection
Z23.8|Immunisation against one bacterial disease
Z25.1|Flu vaccine
Z27.9|Combined vaccines
Z29.2|Preventive medicine|PrEP;prophylaxis;malaria tablets
Z30.0|Contraception advice|family planning|sensitive
Z30.4|Contraceptive follow-up|repeat pill;repeat contraceptive
Z30.5|IUD check|loop
Z32.1|Pregnancy confirmed
Z34.9|Pregnancy check, normal|antenatal
Z35.9|High-risk pregnancy check
Z39.2|Check after birth|postnatal
Z48.0|Dressing or stitches|wound care
Z51.9|Medical care, not specified
Z56.6|Work strain|job stress
Z63.0|Relationship problem
Z70.9|Sexual health advice
Z71.1|Worried well|feared illness, none found
Z71.2|Explaining test results|results
Z71.3|Diet advice
Z71.6|Help to stop smoking
Z71.7|HIV counselling
Z71.9|Advice, not specified|counselling
Z73.0|Burn-out
Z72.0|Tobacco use
Z76.0|Repeat prescription|repeat script;chronic script
Z92.1|Long-term use of blood thinners|warfarin;INR check
Z88.0|Penicillin allergy in the past
Z91.0|Other allergy in the past
`;
