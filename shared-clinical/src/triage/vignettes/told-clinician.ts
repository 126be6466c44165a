/** Trouble for a clinician, told as people write; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const TOLD_FOR_A_CLINICIAN: readonly string[] = `
30f burning when i wee and going all the time since yesterday
24f sore throat, fever 38.8, white spots on tonsils, no cough
6m earache since last night, crying, temp 38.2
40m red hot swollen patch on my shin getting bigger, a bit of fever
55m big toe suddenly red, swollen and so sore i can't stand the sheet on it
33f cough with yellow phlegm, fever for 4 days, tired
70f painful blistery rash in a stripe on my left side
45f room spins when I turn over in bed
50m heartburn most days for two months, antacids not helping
35f lump in my breast noticed last week
29m stepped on a rusty nail this morning, wound is deep
26m dog bit my hand, small puncture
60m blood in my urine, no pain
38f always tired for the last two months, heavy periods
42m lower back pain for 8 weeks not getting better
22f feeling down for weeks, crying a lot, not sleeping. no thoughts of hurting myself
19m twisted my ankle, very swollen and can't put weight on it
48f sinus pain and thick green snot for 2 weeks
30m high fever, body aches, headache, cough since yesterday, feel awful
16f sore throat, swollen glands, exhausted for over a week
2f fever for 4 days, still drinking but miserable
8f sore throat, fever and a fine rash like sandpaper
65m short of breath when climbing stairs for the last month, ankles swell a bit
28f late period and positive test, what now
34m diarrhoea for 10 days since I came back from India
52f blood when i wipe, bright red, on and off for a month
58m losing weight without trying and no appetite for two months
31f knee pain for three weeks after running, not swollen
44m toothache with throbbing pain for three days
27f condom broke last night
37m my boil on the back of my neck is getting bigger and very sore
63f mole on my arm has changed colour and itches
20f very painful periods, can't go to work
59m cough for 5 weeks, smoker
23f breastfeeding, one breast is red and hot with fever
71m trouble peeing, weak stream, up 4 times a night
49f palpitations on and off for a few weeks, no chest pain
13m asthma a bit worse this week, wheezy at night, inhaler helps
25f itchy smelly discharge for a week
32m panic attacks every day
0.8m vomiting and diarrhoea since yesterday, still drinking some milk, temp 38
39f migraine keeps coming back every week, tablets don't work
10m limping since this morning, no injury, no fever
46m tingling in my fingers at night for weeks
5f chickenpox spots got red, hot and pus is coming out
66f fell on my wrist, swollen and bruised, hurts to move
21m ear discharge and muffled hearing for a week
40f tick bite two weeks ago, ring shaped rash
41f My lower tummy has been sore on and off for a month, worse after eating, and I'm bloated
36m I've had a dry cough with a tight feeling at night for two weeks since a cold, no fever
29f It stings when I pee and the urine is cloudy and smelly
68m My COPD is a bit worse than usual this week, more cough, but I can walk around the house
52f I found a hard lump under my arm last month
47m Numb feeling and pain going down from my buttock to my calf for 4 weeks
24m Burning when I pee and a yellow drip from my penis
61f bleeding again after being in menopause for 6 years
39m Been having headaches almost every day for three weeks
33f I think I have an ear infection, my ear is throbbing since two days and I can't hear well
7m my boy has had a fever of 39.5 since yesterday with a bad sore throat and he doesn't want to eat
15f Sore throat for ten days, so tired I sleep after school, glands big
54m My blood pressure at the pharmacy was 165/100, I feel fine
43f I have a burning pain in the pit of my stomach when hungry for some weeks
26m my skin is red, warm and sore around a cut on my hand since two days
70f shingles on my back, started two days ago
31f throwing up every day of my pregnancy, can keep some water down
22m rash on my trunk after starting amoxicillin, itchy, no swelling
58f pain in both knees for a year, worse now
48m my heart skips beats a few times a day for the past month
19f very heavy periods with clots for months, tired
64m I get up five times at night to pee
28m got bitten by a monkey in the park
35f my eye has been red and sore for ten days, light bothers it a little
44m flu with high temp 39.4, muscle pains, chills, can't get out of bed
0.5f six month old with cough, runny nose and fever of 39.2, feeding ok
3m earache and runny ear with fever
66f fell yesterday, my wrist is swollen and very sore to move
50m gout in my toe again, agony
40f anxious all the time, panic, can't sleep for months
27f no period for 3 months, test negative
56m tired and thirsty all the time, peeing a lot
37f deep cut on my palm from glass, bleeding stopped, it gapes
21f rash all over with fever for 2 days
62m cough with blood-free yellow phlegm and temp 38.5, no breathlessness
45f hot flushes and can't sleep for months
30f vomiting and diarrhoea since last night after a braai, cramps, temp 38.3
17m infected ingrown toenail, red and pus
53m passed a little bright red blood on stool twice this week
25f vertigo for 3 days, everything spins when I move my head, vomited once
59f constipated for six weeks, which is new for me
32m itchy scalp rash with patches for 3 weeks that creams don't help... ringworm cream did nothing
46f numbness and tingling in hand every night
23m pain in tooth when chewing and swollen gum
72f my ankles have been swelling for two weeks
34f sinus infection for two weeks, face hurts, yellow mucus
20m hit by cricket ball on finger, swollen and can't bend it
42f dizzy spells for two weeks when standing up
9f wets the bed again and it burns when she wees
31f ngiyakhwehlela amasonto amathathu futhi ngiyajuluka ebusuku
42f I've been peeing blood tinged urine with a burning feeling
5f she has had a tummy ache on and off for three weeks, eating less
33m my throat's on fire, temp 39, hurts to swallow, glands up like golf balls
27f I think I've got a UTI
60f my knee has been swelling up for a month
44m lower back pain shooting into my right buttock and thigh, worse sitting
38f rash on my face that's been there for a month
50m 3 weeks of heartburn every night
29f lump in my neck for a month
66m my cough has lasted a month
2m He's got a temperature of 39.4 since last night and keeps tugging his ear
31m nose blocked, thick green mucus and throbbing cheeks for 12 days
47f dizzy, room spinning when I look up or lie down
71f I've a weeping red leg that is hot and getting bigger since yesterday
24f flu: fever 39, shivers, whole body aching, cough for 2 days
19m sore throat and fatigue for 10 days, fevers, lumps in neck
55m burning stomach pain at night better after eating
78f painful blisters round one side of my waist
40m vomiting and the runs with fever since eating at a wedding yesterday
63m COPD, more phlegm than usual for three days but breathing is about the same
36f cough, temp of 38.8 and green phlegm for a few days
14f white patches in throat, fever, no cough
22m I injured my knee at soccer, it swelled up and I can't walk on it properly
26f bad PMS and heavy periods
32f I feel depressed since my divorce
57f breast looks dimpled
45m my hands shake a lot lately
34m itchy bum for months and blood on paper
50f frozen shoulder for 3 months
70m been forgetting names and getting lost
28f cold sore near my eye that is painful
65f bleeding gums for weeks
18f eating disorder, i make myself sick
30m want to stop drinking, drink a bottle of wine daily
43m ringing in my ears for 3 weeks
39f fever for five days, no other symptoms
21f sti check, partner has chlamydia
52m sugar was 16 this morning, feel ok
60f arthritis in my hands getting worse
1.2f rash and fever, drinking well, day 3 of fever
10m wheezy with a cold, uses inhaler, ok at rest
25m wisdom tooth pain for a week
37f Migraines getting more frequent
48f hot swollen finger around the nail with pus
33f pregnant with burning pee
35m ankle sprain last week still very swollen and painful
59m numb toes, diabetic
20f diarrhoea for two weeks with weight loss
41f my asthma is waking me up at night this week
30f burnig when i urinat
26f cystitis symptoms, burning, frequency, no fever
50f I've had sinus trouble for three weeks now with pressure around the eyes
20f fever 38.5, sore throat with pus, swollen glands, no cough
36m a red, warm, tender area around a mosquito bite that is growing since 3 days
67f shingles rash on my chest, tingling before, 2 days
31m ongoing stomach burning at night for 6 weeks, helped by antacids
44f spinning dizziness whenever I turn in bed for two weeks
18f I'm so tired, throat sore for 2 weeks, big glands in my neck
29f chest cold with green phlegm and fever of 38.6 for three days
58m COPD, a bit more wheezy and coughing more, normal speaking
25m flu with fever 39, headache, muscle aches since yesterday
1f she's been pulling her ear and crying, fever 38.5 since last night
7m vomiting and diarrhoea with fever since eating takeaway chicken
47m lower back pain for 3 weeks radiating to leg
39f my hands go numb at night, both, for months
53f can't stop coughing for 6 weeks
32f my periods are irregular and painful
62m getting up often to urinate and slow flow
45f I feel a lump in my throat when swallowing for weeks
70m lost 6 kg in 3 months
23f missed my pill and had sex, what do I do now, it was yesterday
28m pain and swelling in one knee since football on Saturday, can walk with a limp
5m itchy rash with honey coloured crusts around his mouth
35f breastfeeding, cracked nipple and hard red sore area
41m panic attacks at night
60f newly high blood pressure 158/96
33m feeling hopeless since I lost my job, not suicidal
4f fever for 3 days with a cough
27f bumps on my genitals
54f palpitations for a couple of minutes every day
19m ingrown toenail, red with pus
72f swollen feet for a month
38f rash after sulfa tablets, no blisters
49m tennis elbow for two months
64f noticed blood in my stool twice
30m toothache keeping me awake
8f she has worms? no, blood when she poos because it's so hard
37f fainted yesterday when I stood up, ok now
56m chest wall sore when I press on my ribs after coughing
1.2m My son's been up all night screaming and holding his ear, had a cold this week, temp 38.6
2f runny nose for a week and now she's got a fever and says her ear hurts
8m sore throat, fever, tummy ache and headache, tonsils red with white spots
34f it's like swallowing razor blades, fever 38.9, no cough
42f I've had sinus congestion and pain in my upper teeth and cheeks for two weeks, got better and came back worse
37m For three weeks my lower back aches and pain runs down the back of my leg
52f leg is red, hot to touch and painful below the knee since yesterday with chills
60m Red warm swollen skin on my forearm around a scratch, getting larger
62f I smoke and have a morning cough, lately more phlegm and puffing on the stairs
28f came down suddenly with chills, fever 39, headache, sore muscles and dry cough
45m flu symptoms for two days, high temperature and whole body sore
18m exhausted, sore throat and fever for over a week, my neck glands are huge
48f burning pain under my breastbone when hungry, wakes me at night, two months now
36m dull ache in upper belly between meals for weeks, milk helps
30m cough with rusty... yellow phlegm, fever and chills for 3 days, side hurts when coughing
44f pneumonia? fever 38.7, chesty cough with green sputum for five days
20m diarrhoea 8 times, cramps and fever after eating dodgy chicken
33f food poisoning, watery diarrhoea with fever and vomiting since yesterday
69f stinging pain on one side of my back and now blisters in a line
58m tingling burning skin on my side for days, then red bumps with fluid
23f burning pee, urgency, cloudy urine
55f I pee every 20 minutes and it burns at the end
63m vertigo when I turn my head in bed, lasts under a minute, for weeks
50f brief spinning spells when looking up
40f I'd like help with my drinking
29m small painless ulcer on my penis
31f itchy rash from new washing powder for three weeks, cream doesn't help
65m need my BP tablets, pressure was 150/90
33f been on antibiotics for a tooth, now itchy rash on arms
40m painful red lump on my buttock for a week
27f itchy red rash around my belly button for a month
66f aching hips and shoulders in the morning for six weeks
55m cough 4 weeks, no fever
21f sore throat, can't swallow well, fever 38.6
36m woke up with one ear blocked and buzzing for 2 weeks
44f lower belly pain and bleeding after sex
30f burning in the bladder, blood in the wee
61m I get chest... no, stomach burning every night for two months
47f swollen painful finger joints for two months
25m discharge from penis after unprotected sex
38f feeling low since baby was born 2 months ago, crying lots, no thoughts of harm
52m erection problems
29f missed periods and milk from breasts
34m back pain with leg tingling for 3 weeks
3f vomiting and fever since last night, drinking small sips
6f burning when she pees, tummy ache
15m knee swollen after basketball, can't bend it fully
70f leaking urine when I cough
48m sugar 15.5 at the pharmacy
59f hot red swollen lower leg around an old ulcer
41m cut my foot on a rusty tin this morning
23f bitten by a cat on the hand, red now
31m sinus pain and fever for a week
45f mouth ulcer for over three weeks
57m hoarse for six weeks, smoker
2f ear infection with pus coming out
39f dizzy spells when I turn my head for ten days
63f new lump in neck
32f For the past two days it burns when I pee and I'm running to the loo every ten minutes
3m He's had a cold and now he's crying with ear pain and a temp of 38.7
17f My throat has been sore for 10 days and I'm so exhausted I slept all weekend, my neck is lumpy
51m gnawing stomach pain that wakes me at 2am, better when I eat something, for about 6 weeks
40f pressure in my cheeks and forehead with thick green mucus for more than 2 weeks
63m red, hot, swollen shin since Saturday, bit feverish
29m I was fine yesterday morning, then suddenly fever, shivers, headache, my whole body aches and a dry cough
75f strip of painful blisters around the left of my waist
37f when I roll over in bed the room whirls for 20 seconds, has happened every night for two weeks
45m lower back pain with pins and needles down my left leg for three weeks
28f stomach cramps, loose stools 7 times a day and a temp of 38.2 after a chicken takeaway
54m long time smoker, usual cough got worse this week, bit more short of breath than normal when walking uphill
35f cough with green phlegm, fever 38.7 and my side hurts a bit when I cough, 4 days
6f sore throat and fever 39, no cough, white dots on tonsils
22m pain when swallowing, fever, glands swollen
48f I found a small hard lump in my breast
60m seen blood in my pee twice this week
33m ankle twisted at soccer, swollen like a ball and can't step on it
26f my IUD strings are missing and I have spotting
41m burping and heartburn every day for two months
19f bad acne that's scarring
70m ears ringing since a month
36f rash that itches for five weeks and won't go away
52f knee swollen and stiff for a month
2m fever 39.6 since yesterday and very cranky but drinking
24f Burning when passing urine, no fever, no back pain, no discharge, not pregnant
38m Cough with thick green sputum and fever 38.6 for 3 days. No chest pain, not breathless.
52m Pain in the upper stomach after meals for two months. No weight loss, no black stools, no vomiting.
70f Blistering rash on one side of my chest wall with burning. No fever, no shortness of breath.
30m Fever, muscle pains, headache, dry cough since yesterday. No stiff neck, no rash, no breathing trouble.
60m Dizziness when turning in bed, spinning. No headache, no weakness, no speech problems.
45f Right leg red, warm and tender with a mild fever. No calf pain, no recent travel.
15f Sore throat, fever, swollen neck glands and extreme tiredness for 9 days. No rash. Can swallow.
2f Ear pain and fever for a day after a cold. No stiff neck, drinking fine.
28f Vomiting and diarrhoea with fever of 38.3 since last night after seafood. No blood.
36f Face pressure and green nasal discharge for 14 days. No vision changes, no severe headache.
33m Back pain down the left leg for a month. No numbness between legs, bladder is fine.
55f lump under my jaw for a month, no pain
41m heartburn most evenings for 3 months, no trouble swallowing
19m sore throat with white spots and fever, no cough or runny nose
62f Swollen ankles by evening for weeks, no breathlessness or chest pain
33f uti again, burning n going alot
20m tonsils hectic, white stuff on it n fever 38.5
5f ear sore all night n fever
45m gout acting up big toe on fire
38f periods super heavy n long this last 3 months
51m heartburn for weeks now nothing helps
27m dogbite on my calf yesterday
60f leg red n hot n swollen by the shin
30m bad flu, fever of 39, body paining all over, cough
42f cough for a month now
22f discharge smelling fishy n itching
35m tooth so sore 4 days
29f depressed n crying for weeks
48m blood when i poo, bright red
70f shingles rash on one side
56f dizzy when i turn in bed everything spins
16f tired n sore throat 2 weeks, glands
25m piles n bleeding
41m back sore for 2 months
3m fever 4 days
48f lower leg skin infection, red, warm, no fever
37m earache and muffled hearing for 4 days
29f throat infection with fever and pus
66m chest cold, green phlegm, slight fever, feels ok otherwise
45f burning pain in the stomach at night
23m painful urination and discharge
52f vertigo attacks
34m chronic back pain with tingling in foot
8f fever and sore throat with swollen tonsils
19f feeling very tired with fever and sore throat for two weeks
61m skin rash with painful blisters around one side of chest
27f bladder infection
40m sinusitis that won't clear after three weeks
33f diarrhoea and vomiting with fever
50m flu, fever 39.2, can't get out of bed
34f burning when I wee and going every ten minutes, no fever
6f earache since yesterday with a temperature, crying at night
44m red hot patch of skin on my shin which is spreading slowly, no fever
29m sore throat five days, white spots on tonsils, fever and swollen glands
62f blisters in a band around one side of my ribs, burning pain
51m the room spins each time I roll over in bed, for a week now
40f pressure round my cheeks and forehead and green snot for 12 days
55m been coughing for four weeks, a bit of weight loss
48f found a lump in my breast in the shower
38m watery diarrhoea for 4 days with stomach cramps and some blood streaks, drinking ok
70m knee is hot, red and swollen since two days, can hardly bend it, no injury
25f my periods have become really heavy the last three months, always tired
67m need to get up five times at night to pee, weak stream
58f stomach pain burning between meals, better when I eat, for some weeks
19f glands up in the neck, so tired, sore throat for two weeks
33m lower back pain shooting down to the foot for ten days, can walk
45f always thirsty and peeing a lot, lost 5 kg
2m chickenpox spots and scratching, one looks infected with pus
80f more swollen ankles than usual over the last two weeks, not breathless
36f feel sad and have no energy for over a month, can't sleep, no thoughts of harming myself
27f white discharge that smells fishy
50m I've lost hearing in one ear slowly over the last few months
31f 20 weeks pregnant with burning when I pee
64m bleeding a bit from the back passage on the paper for three weeks, change in bowel habit
42m gout in my big toe again, swollen and very sore
73f copd, coughing more than normal and phlegm turned green, breathing about as usual
10f ringworm patches on scalp with hair falling out
22m discharge from my penis and it stings to pee
39f twisted my ankle, very swollen and I can't put weight on it
60m mole on my back has got bigger and changed colour
17f dog bit my hand yesterday, it's red and sore around the bite
46m palpitations now and then for a few weeks, no chest pain, no fainting
53f hot flushes and night sweats, want to talk about treatment
1m runny poo for 3 days, still drinking and wet nappies but no better
30f flu for 5 days, was getting better and now fever back with green phlegm
1.5m pulling at his ear, fever, cranky, had a cold before
7f sore throat and fever two days, pus on the tonsils, swollen neck glands, no cough
48m stuffy for 10 days with thick yellow snot, face pain and pain in top teeth, worse bending
35m low back pain for 10 days after lifting boxes, shoots into left leg
45f red warm swollen patch on my lower leg, gets bigger since yesterday, tender, no fever
56m smoker with copd, a bit more cough and sputum for a few days, no fever, breathing ok
30m fever, chills, aching all over, dry cough, headache and exhausted since yesterday, flu going round at work
16f sore throat a week, really tired, big glands in neck, fever
40m gnawing ache in the pit of my stomach for weeks, wakes me at night, antacids help
34f cough with green phlegm, fever 38.5 for three days, sharp pain on one side when I cough, not short of breath
14m diarrhoea, cramps, fever and vomiting since two days after chicken at a party
77m burning rash with little blisters in a stripe on left side of my back
26f stings when I pee, need to go all the time, cloudy
65f room spins for seconds when I look up or turn in bed, feel sick
61m bronchitis-like cough for three weeks, not going away, wheezy at night
33f sinus infection feeling, pressure behind my eyes two weeks
47m bladder: pee burns and smells strong since yesterday
5m sore ear with pus coming out, no fever, playing
52f pain in my shoulder for six weeks, can't lift arm to comb hair
68m new wheeze and cough for a week, ex smoker
24f missed two periods and test is negative
31m swollen painful gum and tooth that throbs at night
76f forgetting names more and more over the last year
43f itchy rash all over my body for three weeks
15m knee pain below kneecap for two months when he runs
55m pins and needles in both feet for months, diabetic
38f painful lump near my bum, getting bigger for three days
49m passing blood in my pee this morning, no pain
61m hoarse voice for five weeks
27m cut on my foot a week ago, now pus and red around it
20f antidepressants make me sick, want to change them
3f fever 39 for four days, no rash, drinks
58f BP at pharmacy was 165 over 100, feel fine
36m lump in my groin that comes out when I cough, no pain
64f loose stools for six weeks and weight loss
44f migraine like usual but now every week, want prevention
70f fell last week and my wrist is still swollen and sore
23m unprotected sex on Saturday, worried about hiv
41m yellow thick toenails and now skin around is red and sore
0.8f eczema that is weeping and crusting yellow
35f can't sleep for a month, worrying about everything
29f breastfeeding, hard red sore patch on left breast
50f varicose vein is hard, red and tender
13f tired all the time, pale, heavy periods
66m heart failure, put on 1 kg, ankles a bit more swollen than last week, breathing fine
26f vomiting in early pregnancy several times a day but keeps sips down
8m nits treatment didn't work three times
45m back pain for three months, no numbness
37m rash in the groin, itchy, red ring, for a month, cream isn't helping
60f pain when I swallow for three weeks and food feels like it sticks
45f i keep having wind and bloating plus change in my toilet habits for two months
33m ball ache on and off for two months, little lump on it
28f bum is itchy and bleeds a bit after toilet, sore to sit
54m knee clicks and swells after soccer for months
66f my sugar readings are always 13 to 15 lately, feel ok
39m cough n phlegm 3 weeks n night sweats
22f wisdom tooth swelling and bad taste, can open mouth fine
4m worms in his poo, itchy bottom
71m hand shakes when I hold a cup since some months
19m pimples all over back and face leaving scars
31f contraception advice and pap smear
43m gooi up acid every night for two months, pills from the chemist don't work
27m burning pee n drip since i slept with a new girl
36f hair falls out in handfuls since four months
50f frozen shoulder, sleep is bad because of it
8f bed wetting again every night for a month
62m cramp in my calves when I walk 200 metres, stops when I rest, for months
58f eyelids stick in the morning and eye is red for 8 days
24m panic when I go in taxis, heart races, then it stops, been months
30f baby blues not going, three months after birth, cry a lot, no bad thoughts
47m ear infection, green smelly stuff running out
6m cough with a whoop and he vomits after, two weeks
69f I bruise easily and gums bleed when I brush
52m my toe with diabetes has a small ulcer, no fever
35f throat lump feeling and always clearing for six weeks
41f one breast leaks clear fluid
16m scrum ear swollen thick after rugby yesterday
29f sore throat, fever 38.8, white stuff on tonsils, three days
77m needs cataract check, sight getting dim over a year
33f underactive thyroid, need script and bloods
40m cut from glass yesterday, gapes a bit, stopped bleeding, tetanus long ago
48f burning tummy, black coffee makes worse, weight loss 6 kg in two months
12m swollen glands and fever since four days, tired
55m sciatica for six weeks, foot tingles
63f vaginal bleeding, menopause was ten years ago
38f itchy burning pee, feels I need to go all the time
52m toothache throbbing for four days
26f heavy and painful periods every month, painkillers don't help
7m earache and fever since last night
60m blood pressure tablets make me cough
44f lump on my neck for six weeks
33m stomach ulcer pain back again for two weeks, no vomiting
68f knees ache so I can hardly climb stairs for months
21m sore throat, cannot eat much, fever three days
55f tingling hands at night, drop things, thumb side, for months
3m rash with fever and red cheeks, four days
40m weak erections for half a year
29f want to stop smoking, need help
49m snoring and wife says I stop breathing, so tired in the day
71m slow stream and up at night to pee
35f anxious all the time since the hijacking two months ago
62f dry cough since new blood pressure pill
12f warts all over my hands for a year, cream did nothing
24f spotting between periods for three months
46m back spasm a week, better lying down, no numb legs
57f HIV clinic refill and sore mouth white patches
31m stung eye? no, eye red and gritty for nine days with pus
17m fever, big tonsils, tired two weeks
65m noticed my tummy is swelling slowly for two months, drink a lot
39f underarm lump tender for two weeks
28m anal itching and blood on paper for a month
42f sinus headache and yellow snot for two weeks
59m toe joint red, hot and so sore sheet hurts
6f scalp sores with crusts, spreading to her face
36f breastfeeding with cracked nipples and sore breast, no fever
22f missed pill and had sex two days ago
48f weight gain, cold all the time and tired for months
66f fell three days ago, ribs sore when I move, breathing ok
19f cut on leg a week ago is red hot and weeps pus
50m blood sugar at the chemist 16, thirsty
32f chest infection? cough and green phlegm for a week, mild fever
45m elbow pain when gripping for two months
27f itchy smelly discharge, greyish
59f aching joints and stiff hands every morning for three months
4f earache and fever for two days
38m blood in semen once
66m shortness of breath on hills for a few months
23f tonsils swollen with pus
50f stomach ache on and off after fatty food, for weeks
35m burning pain when peeing, slight fever
74m unsteady and forgetful for half a year
18f purging after meals
41f rash under breasts, red and sore for three weeks
29m testicle feels heavy, a lump, no pain
12m limping since a week, no fall, no fever
55f acid reflux every day for a month despite tablets
62m blood pressure 170 over 95
31f migraine twice a week
47m heel pain in the mornings for two months
26f UTI again
41m knee was twisted ten days ago, i walk on it but it keeps giving way and clicking on stairs
44f fishy smell down there with grey discharge, no itch, no pain
33f white smelly discharge for ten days, thrush cream from the chemist did nothing
27f stings when i wee since friday. no fever. my friend ended up in hospital with hers so i'm a bit paranoid
`
  .trim()
  .split('\n');
