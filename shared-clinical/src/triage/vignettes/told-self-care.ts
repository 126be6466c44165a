/** Trouble to look after at home, told as people write; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const TOLD_SELF_CARE: readonly string[] = `
25f runny nose, sneezing and a scratchy throat for two days
30m mild headache after too much screen time
18f got a blister on my heel from new shoes
35m cut my finger chopping onions, stopped bleeding, small cut
28f mosquito bites all over my legs, very itchy
4f mild cold, snotty nose, playing happily
22m hangover, headache and queasy after party
50f constipated for 4 days, a bit bloated
33m heartburn after spicy curry last night
27f cold sore on my lip again
40m pulled a muscle in my back lifting yesterday, sore but can move
19f period cramps, the usual
45m hay fever, itchy eyes and sneezing every spring
8m grazed his knee falling off his bike
1f nappy rash, bottom is red
0.6m teething, dribbling, chewing everything, slightly grumpy
36f sunburn on my shoulders, red and sore, no blisters
29m athlete's foot, itchy between toes
24f bit of diarrhoea since this morning, no fever, drinking fine
31m stiff neck from sleeping funny
55f dry cough for a week after a cold, no fever
16m acne on face
23f small ulcer on my tongue for 3 days
42m stye on my eyelid
60f leg cramps at night sometimes
10f headlice at school
38m ate something off, vomited once, feel better now
26f thrush, itchy, white discharge, had it before
34m bee sting on my hand, a bit swollen and sore
21f sore throat and runny nose, no fever, 2 days
47m tired today after a bad night's sleep
32f pink sticky eye since yesterday, vision ok
6m threw up once this morning, playing and drinking now
20m muscles ache after gym yesterday
52f dry itchy hands from washing
39m hiccups since lunch
14f bumped her head on a cupboard, small bump, no vomiting, acting normal
44f stuffed up nose and mild cough, temperature 37.6
3m fever 38.2 since this evening, runny nose, drinking and playing
57m blocked ear, feels full of wax
27m ingrown hair on my neck
30f can't sleep the last three nights before my exams
33m I've got a bit of a cold, blocked nose, sneezing, a tickly cough. Started yesterday.
45f itchy rash on my wrist under my new watch strap
27m I overdid it at the gym on Monday and my thighs are so sore I can hardly sit down
22f hungover and my head is pounding, been drinking water
60m dry skin on my shins, itchy in winter
5m he has a few itchy mosquito bites and scratched them
31f mild sore throat since this morning, no fever, can eat and drink
52m acid reflux after eating late last night
19f dandruff
37f tension headache after a long day at work
24m splinter in my finger, got most of it out
29f slight tummy cramps and gas after beans
41m paper cut that stings
35f my contact allergy is back, runny nose and itchy eyes from the cat
12m nosebleed that stopped after 5 minutes
48f crick in my neck since waking up
26m jock itch
63f little bit constipated since starting holiday, no pain
2m runny nose for 3 days, playing, no fever
0.4f cradle cap on her head
30m lost my voice after the soccer match
21f pimple on my chin that hurts
56m stubbed my toe, bit bruised, can walk
43f jet lag, can't sleep since I got back
17f mild period pain
38m wart on my finger
34f small burn on my finger from the oven, a little red
28f chapped lips
49m muscle cramp in my calf last night in bed
25m feel a bit run down today, no other symptoms
40f mild nausea after taking vitamins on an empty stomach
4f she vomited once after too many sweets, fine now
32m cough for a week with a cold, no fever, bringing up a bit of white phlegm
20f canker sore on my gum
65f wax in my ear, hearing a bit muffled
44m sneezing and watery eyes in spring as always
16f bruise on her knee from netball, she walks fine
39f flu-ish, slight aches and runny nose since yesterday, temp 37.5
23f vaginal itching and thick white discharge, same as last time I had thrush
51m back is stiff after gardening, better with a hot water bottle
8m low fever 37.8 and runny nose, eats and plays
36m loose stools twice today, feel fine otherwise
58f nettle sting on my leg
3f head lice found at creche
30f mild sunburn on nose
26m ek het 'n verkoue en my keel is bietjie seer
29m common cold for 3 days
35f just a tickle in my throat and sniffles
41m ate too much and have indigestion
26f mild UTI-like... no wait it's just thrush, itching and cottage cheese discharge
50m my back went out a bit yesterday after shovelling, better today, no leg pain
6f chickenpox, itchy spots, no fever, playing
19m a zit on my nose
33f stung by a bee on the foot an hour ago, just sore and a little swollen
62m constipation for a few days, no pain
24f heavy head cold, blocked sinuses for 4 days
44f mild eczema flare on my hands
0.9m cutting a tooth, drooling and grumpy, no fever
11f pink eye, goopy but sees fine
55f hay fever playing up
30m a scrape on my elbow from skateboarding
21f tummy bug, threw up twice, better now and drinking
37m dry cough after a cold for ten days, otherwise well
40f mouth ulcers again
28m athletes foot
65m tired legs after a long walk
17f period pains, ibuprofen helps
32f bit of wind and bloating after lunch
8m he has a cold and a runny nose with temp of 37.9
23m sunburnt shoulders after the beach
47f headache since this morning, slept badly
52m stiff shoulder after painting the ceiling
34f swollen eyelid with a small pimple, a bit tender
20m I sneeze a lot in the mornings
60f small bruise on my arm from bumping the door
38m minor cut on my leg while shaving
27f nauseous on the bus
43m jock itch for a week
70f dry eyes
4m got a little fever after his vaccines yesterday
31f itchy mosquito bite on ankle
25m ringworm on my arm
48f mild diarrhoea since yesterday, no blood, no fever
36m sore throat for 2 days with a cough
15m growing pains in his legs at night
22f dry lips and a cold sore
25m soar throat and runy nose
40f diarhea once today no feaver
29f Think I've caught a cold from my kids, sniffly and a bit of a sore throat
34m eyes itchy and sneezing whenever I cut the grass
51f threw my back out picking up laundry yesterday, hurts to bend, no tingling
23m small itchy lump from an insect bite
19f ulcer inside my cheek, painful to eat
40f itching and thick curdy discharge, had the same last year
62m haven't pooed for three days, feel a bit full
15f my eczema is itchy again behind my knees
27f tender pimple on eyelid margin since two days
33m cough and blocked nose for five days, no fever, clear mucus
6m runny nose, cough, temp 37.8, playing lego
41m vomited twice after dodgy pie, keeping water down now
25f sore throat, sneezing, no temperature
47f pink, gritty eye, sticky in the mornings, can see fine
10m bee sting on ankle, bit swollen, no other symptoms
36m chesty cough for two weeks after a cold, no fever, not breathless, don't smoke
30f mild headache and tired after long drive
22m razor burn
55m gas and bloating after a big meal
38f stiff neck from the computer
28f minor kitchen burn, small red patch on thumb
44m knee a little sore after first run
3m nappy rash and mild diarrhoea, drinks well
26f cramps on first day of period
60f dry itchy skin on arms
17m dandruff and itchy scalp
31m athlete's foot again
49f acid reflux after wine
35m head cold, ears feel blocked
20f cold sore coming up
53m twisted ankle slightly, can walk on it fine
12f bit of a tummy ache before exams, fine otherwise
39m corns on my toes
24f nosebleed this morning, stopped in a few minutes
66m dry cough and hoarse after a cold last week
5f tummy bug yesterday, today eating toast again
45f can't sleep since two nights because of stress at work
21m muscle soreness after leg day
32m seasonal allergies, runny nose
33m cough for 10 days after cold, yellowish phlegm now and then, no fever or breathlessness
47f had a cold, it went to my chest, been coughing for a week and a half, no fever
13f red itchy eyes with watery discharge, friend had pink eye
29m both my eyes are gunky and pink since yesterday, no pain, vision normal
24f sore throat with runny nose and cough for 2 days, no fever
32f nose runs and I sneeze around dust, itchy eyes, years
44m strained lower back from digging a week ago, aches with movement, no numbness or weakness
7f stung by a bee on her hand, red and itchy around it, otherwise fine
38m wasp sting on arm with a swelling of a few cm, no breathing problems
19m canker sores in my mouth
35f vaginal itch and cottage-cheese like discharge, no odour
50f not been able to go to the toilet properly for 5 days, hard stools
70m constipated since I started painkillers last week
9m itchy dry red patches in elbow creases, mom has asthma
22f bump on my eyelid, tender and red, no vision problems
27m stuffy nose, sore throat, cough, feeling a bit achy for 3 days, no fever
41f cold symptoms for four days, low grade temp 37.7
4f has vomited 3 times since last night, no fever, sipping juice and playing
25m vomiting since this morning after a big night, keeping water down
31f upset stomach, vomited twice, no pain or fever
34f paper cut and a bit sore
28m mild sunburn after braai
20f spots on my forehead before my period
36m eye strain after work
30m cold with a cough and sniffles, three days
42f stomach bug, runny tummy 3 times since this morning, no fever
26m athlete's foot between toes
19f bit constipated, no other problems
37m pulled calf muscle playing squash, sore but walking
24f thrush again, itchy with white clumpy discharge
50f eyelid bump, sore for two days
33m small cut on thumb, bleeding stopped
61f my eczema flared on my hands after washing up
8f nits again
1f slight runny nose and teething
28m indigestion after takeaways
45m hay fever, blocked nose
35f mild tension headache
40m dry tickly cough for a week since a cold
22f mouth ulcer since yesterday
16m pimples
55m muscle ache in shoulders after gardening
48f bee sting on toe, sore and itchy
27f pink eye, both eyes, can see fine
9m tummy ache after too much cake
31m sore throat two days, no fever
6f cough and cold, no fever, playing
64m bit of heartburn after curry
20f slight nausea after vitamins
28f I've had a runny nose, scratchy throat and sneezing for 2 days, otherwise ok
36m I have been coughing for nearly two weeks since a cold, a bit of white phlegm, no fever, breathing fine
21f sore throat, bit of a cough, no fever since Tuesday
16m my eyes are itchy, red and sticky, no pain and I see fine
40m strained my lower back moving furniture 10 days ago, getting better, no leg pain
11m stung by a wasp on his leg, a bit swollen, itchy
25f sore in my mouth, small white ulcer, hurts with orange juice
33f itching and thick white discharge, no smell, had it before
55f haven't had a proper poo in four days, a bit bloated but no pain
8f dry itchy patches behind her knees since years
29f little red lump at the edge of my eyelid
45m hay fever is bad this year, sneezing and runny nose for weeks
5m threw up three times last night, now drinking and wants to play
31m runny nose, cough and feeling a bit warm, 37.6
23f period cramps, like every month
60m slight heartburn at night after big meals
38f small blister on my finger from the oven
27m feeling a bit sick after drinking too much last night
50f my shoulders are stiff from sitting at the desk
1f nappy rash for two days
29m Blocked nose, sneezing, mild cough for 3 days. No fever, no shortness of breath, no chest pain.
34f Cough for 11 days after a cold. No fever, no blood, no breathlessness, no weight loss.
25f Red itchy eye since yesterday. No pain, no vision change, no light sensitivity, no contact lenses.
31f Sore throat for 2 days. No fever, no trouble swallowing or breathing, no rash.
40m Low back ache after lifting. No leg pain, weakness, numbness, fever, or bladder problems.
10f Bee sting on her arm, local swelling only. No trouble breathing, no hives, no vomiting.
22m Mouth ulcer for 4 days. No fever, no weight loss, no difficulty swallowing.
37f Vaginal itching with white discharge. No pelvic pain, no fever, no odour, not pregnant.
58f Constipated 5 days. No blood, no vomiting, no severe pain, no weight loss.
14m Itchy dry skin in elbow folds. No fever, no oozing, no swelling.
33m Small tender lump on eyelid since yesterday. No vision loss, no fever, no eye pain when moving.
19f Vomited twice since this morning. No blood, no fever, no severe belly pain, able to drink.
5f Runny nose and cough for two days. No fever, no trouble breathing, drinking normally, no rash.
45m Sneezing, itchy watery eyes every spring. No wheeze, no fever.
27m Headache since this morning after a late night. No fever, no stiff neck, no vomiting, no vision problems, not the worst headache.
50f Diarrhoea 3 times today. No blood, no fever, no vomiting, drinking well.
36f knee sore after a run, no swelling, can walk, no injury
62m Heartburn after a heavy meal, no chest pain, no sweating, no breathlessness
7m bumped his head on a table, no loss of consciousness, no vomiting, playing normally
24m muscle pain after gym. No chest pain, no dark urine.
30f mosquito bites, itchy, no fever, no swelling of face
3m nappy rash, no blisters, no fever
41f hay fever with blocked nose, no asthma, no fever
20f period cramps as usual, not pregnant, no heavy bleeding
22f runny nose n sneezing
31m babalas, head sore
45f runny tummy since morning, no fever
28m constipated 3 days
19f pimple on face
34f stiff neck slept funny
8m mozzie bites itchy
40m cold, blocked nose, bit of cough
26f thrush itchy
50f mild heartburn after curry
12f pink eye sticky
29m muscles sore from gym
60m dry skin itchy
24f period pains normal ones
33m cut finger small one
5f threw up once ok now
37f sore throat 1 day
17m blister from soccer boots
42f hay fever sneezing
30m mouth ulcer
28f common cold
44m insect bite on my arm that itches
19f sore mouth from an ulcer
35m mild lower back strain
60f chronic dry eyes, gritty
7m conjunctivitis, both eyes sticky
30f nausea after eating too much
25m seasonal allergy
39f itching and discharge like cottage cheese
51m constipated
14f eczema on her hands
22m stye
33f acute bronchitis, coughing 2 weeks, no fever
41m runny nose, sore throat, cough
16f vomiting once, feels better
24f runny nose and sneezing for two days, bit of a sore throat
30m cut my finger slicing onions, small cut, stopped bleeding
19f sunburnt shoulders from the beach, red and sore, no blisters
45m heartburn after a big braai
28f hay fever again, itchy eyes and sneezing every spring
50f havent pooped for three days, no pain otherwise
12m mozzie bites on my legs that itch
33m rolled my ankle a bit, can walk on it, slightly swollen
26m hangover, head pounding and thirsty
22f period cramps same as every month
40m muscles sore after first gym session in months
35f mouth ulcer on the inside of my lip
29m dandruff, itchy flaky scalp
31f blister on my heel from new shoes
7m grazed his knee falling off bike, cleaned it
38f tension headache after staring at screen all day, goes with paracetamol
4f head cold, snotty nose, playing happily
55m stiff neck after sleeping funny
20m bee sting on hand, a little swollen and sore, nothing else
36m cough with a cold for 4 days, clear phlegm, no fever
27f stye on my eyelid
48f my lower back aches after gardening on the weekend
18m some pimples on my face
25f I think I've got thrush again, itchy with white cottage cheese discharge
41m threw up twice last night after takeaway, feel better now and keeping water down
34m cough after a cold for a week, white phlegm, no fever, feel okay
61f chesty cough for 6 days, sore throat and runny nose at first, no fever
14f pink itchy eye with watery gunk since yesterday, sees fine
30m sore throat with runny nose and cough, voice hoarse, no fever
22m sneezing, itchy nose and eyes every time pollen is about
38m back is sore since moving furniture two days ago, no leg pain, no numbness
19f bee stung my arm, red and itchy where it stung, breathing fine
17m white sore inside my cheek, stings when I eat oranges
24f vagina itchy with thick white discharge no smell, had it before
5m hasn't pooped for three days, hard little pellets, plays normally
12f dry itchy patches in the bend of my elbows, have eczema for years
30m small red painful lump on the edge of my eyelid
4f runny nose, sneezing, little cough for three days, still playing
56f scratchy throat, stuffy nose, bit of a headache since yesterday
32f vomited three times since last night after dodgy prawns, no blood, can sip water
23m shaving nick on my chin won't look nice but stopped bleeding
34f cold sore tingling on my lip
29f bloated and windy after beans
41m splinter in my finger, got it out
16f bit of acne before my period
52f hot flushes? no just a sniffle and sneezy since this morning
38m athlete's foot between my toes, itchy
6f scraped her elbow at the playground, small plaster
27f sore throat since yesterday, no fever, can drink fine
45m gas and burping after fizzy drinks
33f chapped lips from the wind
19m jet lagged after a flight from London, can't sleep properly
2m nappy rash, bit red, cheerful
60m tired eyes from reading, a bit dry
25f bruise on my thigh from bumping the table
31m crick in my neck after driving long
48f small burn on my finger from the iron, red no blister
21f period started, cramps and moody like always
40f hiccups for half an hour after lunch
9f tummy bug, threw up once, had the runs twice, drinking and perky
37m ear is blocked with wax
28f itchy mosquito bites from camping
54m muscle cramp in my calf at night, goes off when I stretch
30f head lice from the kids at school
22m blocked nose and sinus, clear snot, two days
20m snotty and achy but eating fine, day two
44f sore bum from cycling 40 km
33f stiff after yoga
27m ingrown hair on my neck from shaving
15m jock itch after sports, since two days
39f bit hoarse after singing at the concert
52m sneezing when I dust the shelves
24f paper cut, stings
30m bit my cheek while eating, sore
61f dry skin on my legs in winter, itchy
5f cough sweets ok? she has a tickly cough two days and runs around
8m tick bite, took tick off, no rash no fever
36f headache after a bad night, gone with panado
42m constipated from travelling two days
29f period is two days early, cramps usual
18m sunburn on my nose peeling
25m gyppo guts after spicy curry, two loose stools
34f bee sting foot this morning, sore, a bit puffy round the sting
70m corns on my toe
47f tired today, stayed up late
31m heat rash on my neck
26f hay fever plz, eyes watering n sneezing
11m bumped shin playing soccer, bruise, runs again
40m acid reflux once after pizza
3f cradle cap and dry scalp
30f cold with a blocked nose for three days
44m slept crooked, neck stiff
21f period pain like every month, hot water bottle helps
36m stubbed my toe, nail is blue
27f sneezing from cat hair
50m indigestion after Christmas lunch
33f cracked heels
6m splinter in his foot, we pulled it out
18f pimple on my chin
40m hangover from hell
29m sore quads after leg day
25f tiny burn from the oven tray
62f constipation since two days on holiday
9f mosquito bites she keeps scratching
31m canker sore on gum
4m runny nose, little cough, playing with lego
23f sore throat since last night, slight
37f dry lips
55f tired feet after standing all day
34m flaky scalp
20f blister on my toe from hiking boots
46m mild headache after too much sun, drank water, better
28f vomited once after bad sushi, fine now
3f nappy a bit red
41m knocked my funny bone, tingled for a minute
22f cold, sneezing, slight sore throat
35m pulled my hamstring a bit at soccer
28f razor burn on my legs
40m ate too much, feel bloated
17f period pain, usual
30m small graze on my palm
8f wasp sting on her leg, bit swollen, happy
51f itchy eyes from pollen
26m sunburn on my back, sore, no blisters
33f haven't been to the loo for two days, otherwise fine
44m stiff back after painting the ceiling
19f hungover and nauseous
6m runny nose and cough, no temperature, eats well
60f dry itchy elbows
24m mouth ulcer
52f nosebleed after blowing my nose, it stopped in 5 minutes. not on any blood thinners. blood everywhere on the pillowcase but i feel fine
31m small nosebleed in the shower, it stopped in ten minutes. I don't take warfarin
48m athletes foot between the toes, itchy and flaky, had a powder last time and cant remember the name
33f touched the oven shelf, small red line, ran it under cold water for 20 minutes, no blister
40m itchy eyes and sneezing fits every spring, nothing else
24f cold sore on my lip as every winter, nothing near my eye
`
  .trim()
  .split('\n');
