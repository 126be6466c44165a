/** Told as people write, a later collection; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const SELF_CARE_AGAIN_1: readonly string[] = `
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
