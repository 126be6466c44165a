/** Told as people write, a later collection; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const FOR_A_CLINICIAN_AGAIN_1: readonly string[] = `
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
