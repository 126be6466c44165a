/** Told as people write, a later collection; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const EMERGENCIES_AGAIN_1: readonly string[] = `
61m pain in the middle of my chest for half an hour, going down my left arm, im sweating and feel sick
54f feels like an elephant is sitting on my chest and my jaw aches
72m half of my dad's face has dropped and he can't get his words out
66f woke up this morning and couldnt lift my right arm, speech is slurred
23f had peanut sauce ten min ago, lips and tongue are swelling and my throat is closing up
8m asthma attack, blue inhaler isn't helping, he can't finish a sentence
1f she went all floppy in my arms and I cant wake her properly
0.1m 4 week old baby with a temp of 38.6 and not feeding
19m worst headache of my life came on like a clap of thunder, now my neck is stiff
20f purple spots that don't fade under a glass, high fever and very drowsy
45m throwing up blood, looks like coffee grounds, feeling faint
33f 8 weeks pregnant, terrible pain low down on one side and my shoulder tip hurts, nearly fainted
31f 34 weeks pregnant, bad headache, flashing lights and my face is puffy
29f 30 weeks, baby has hardly moved since yesterday
3m swallowed a button battery about an hour ago
2f she drank some of the drain cleaner, mouth is red and dribbling
16f I took a whole box of panados an hour ago because I dont want to be here any more
40m cut my wrist on the angle grinder and the blood is spurting, won't stop
52m belly ache that moved to the lower right, hurts if i cough, hot and been vomiting
77m sudden tearing pain in my back and tummy, I'm cold and clammy and dizzy
68f diabetic, been vomiting two days, breathing fast, breath smells of pear drops, confused
24m hit his head in rugby, was knocked out, now keeps being sick and is very sleepy
14m woke with terrible pain in one testicle, it's swollen and high up, feels sick
58m my leg is cold, white and numb all of a sudden and hurts like hell
64f calf swollen and sore after a long flight and now I'm short of breath with a sharp pain when I breathe in
35m drank too much of the pesticide, he's sweating, drooling, pupils like pinpoints
28m snake bit me on the ankle on the farm, leg is swelling up fast
47f came back from Mozambique two weeks ago, shaking chills, fever of 40 and now confused
5f fit that has been going on for more than five minutes, she still hasnt stopped shaking
70m can't pee at all since last night, belly is huge and it hurts, and my legs have gone weak and numb between the legs
30m trod on a rusty nail last week, now my jaw is locking and muscles keep going into spasm
55f haematemesis no, but black tarry stools for two days and i feel light headed when i stand
9m he fell off the roof, can't move his legs
26f burnt my face and both hands with boiling oil, big blisters all over
38f all of a sudden can't see out of my left eye, like a curtain came down
63m heart is racing 170 and I feel like I'm going to pass out
6m croaky bark of a cough, drooling, leaning forward and making a loud noise every time he breathes in
21m I'm going to hang myself tonight, have got the rope
81f grandma has got a bad chest infection, now breathing very fast, lips blue and talking nonsense
27f had baby five days ago, soaking a pad every 20 minutes with big clots and dizzy
48f took too much tylenol over some days, now yellow eyes, confused and tummy hurts, been vomiting
12f tummy ache started round my belly button yesterday now its low on the right, feel sick, fever, cant eat
27f asthma, been wheezing since yesterday, puffer every hour does nothing, talking in short bits
67m I have emphysema, more breathless for two days, yellow sputum, struggling even sitting, had to stop talking
65f painful swollen left leg for five days, had bed rest after surgery
64m crushing pressure in chest, started an hour ago, sweating and short of breath, left arm feels heavy
4m bloody diarrhoea for days after eating a burger at a fair and now he barely pees and looks pale
45m waves of awful pain in my right side going to the groin, can't sit still, vomiting, blood in pee
28m back from Ghana, fever on and off with shaking chills, sweats, muscle pain and headache
18m fever, terrible headache, light hurts my eyes, neck so stiff I can't put chin on chest
65m cough with rusty phlegm, fever 39.5, shaking chills, breathing fast and muddled
65f suddenly breathless with sharp chest pain when breathing in, broke my hip three weeks ago
8f went camping and had a tick, now fever, headache, spotted rash on wrists and ankles, muscles ache
70m his mouth is skew, left arm weak and he talks like he's drunk since an hour
63m locked jaw, stiff neck, hard belly and painful spasms after I cut myself in the garden
51f weird ache between my shoulder blades and jaw, clammy, just not right, came on while hanging washing
60m like somebody parked a truck on my chest
44m my chest feels as if it's in a vice and I'm wet with sweat
39f I sound like Darth Vader after the wasp sting and my eyes are puffing up
0.5m baby is breathing so hard that his ribs suck in and he wont take the bottle
2f burning hot for a day, now limp like a rag doll and wont look at me
76f granny is talking gibberish since breakfast and her smile is crooked
33m paracetamol, about 30 of them, took them this morning, feel ok now
50m hit by a taxi, leg bent the wrong way, bone sticking out
6f fell in the pool, wasnt breathing when we got her out, now coughing and sleepy
22f can't keep water down for 2 days, type 1 diabetic, sugar reads HI
36m electrician got a big shock from the main board, fell off ladder, heart feels funny
29f 36 weeks, water broke and there's a rope like thing hanging out
25m stabbed in the back at the taxi rank
40f gush of blood and clots, 12 weeks pregnant, dizzy
68m pooping bright red blood, lots of it, dizzy and pale
3f swallowed grandpa's heart tablets, dont know how many
55m sudden double vision and stumbling about like a drunk
13m appendix? pain right side low down can't stand up straight, vomiting
9f bitten by a stray dog in the face, bleeding a lot, dog was foaming
57m came over all grey and sweaty at the braai, says there's a brick on his breastbone
71f heartburn that wont budge since supper, now my left arm is like lead and I'm out of breath
49f throbbing in my throat and jaw, nausea, sweating, goes into both arms
38m he grabbed his chest and dropped to the floor, not answering us
84f fell this morning, now one side of her is limp and she only makes noises
59m lost the sight in one eye for ten minutes then it came back
47m cant lift my left foot and the left side of my face feels like after the dentist, started at lunch
30f head feels like it exploded during sex, throwing up since
17m fever, light kills my eyes, can't bend my neck, little red dots on my tummy
1.2f she's been twitching all over for 8 minutes, eyes rolled back
44f epileptic, three seizures today one after the other without waking up in between
7f nuts in the cookie, hives everywhere, coughing and hoarse, tummy cramps
62m took a new blood pressure pill, my tongue is getting thicker and thicker
11f wheezing so much she can only say one word at a time, pump finished
0.3f three months, grunting with every breath, nostrils flaring, pale
2m choked on a grape, went blue, still making a squeaky noise when breathing
66f coughing up bright red blood, about half a cup
53m bringing up black gritty stuff like coffee since this morning, drinks a lot
73f on warfarin, bumped her head on the cupboard last night, now confused with headache
20m slid off his motorbike at speed, neck hurts and tingling in both arms
26m nail gun nail went into my chest
41f my hand got caught in the mincer, two fingers are off
4f pulled the kettle over herself, skin peeling off her chest and belly
36m splashed battery acid in both eyes
19f gas heater on all night, whole family has headaches and my sister won't wake up properly
24f my boyfriend took heroin, he is snoring funny and his lips are blue
1.8m ate some of my iron pills from the bag, maybe ten
46f can't stop thinking of driving off the bridge with the kids in the car
60m I've written the letters and sorted the policy, they'll be better off without me
39f 26 weeks, waters broke
32f 9 weeks after a missed period, sharp pain on the left, light headed, spotting
35f delivered two days ago, fever, shivering and my belly is so sore
28f 38 weeks, itching no but seeing sparkles and my head is pounding, pain under my ribs on the right
50m vomiting and belly swollen like a drum, no wind or stool for two days
65m sudden belly pain worst ever, hard as a plank, I can't move
16m sore ball since 4 this morning, swollen, vomited twice
58f diabetic foot gone black and smells, fever and chills
29m leg wound from a fence is spreading red by the hour and the pain is unreal
10m thirsty all the time, wetting bed, lost weight, now vomiting and sleepy
22m ran the marathon in the heat, stopped sweating, talking nonsense, hot as an oven
`
  .trim()
  .split('\n');
