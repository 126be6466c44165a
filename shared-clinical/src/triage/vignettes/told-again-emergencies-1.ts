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
52f pressure across my chest for an hour that won't ease
63m tight chest and both arms ache since I walked up the road
70f pain in the chest when I climb stairs, now also sitting still
45m my heart is skipping and pounding and I nearly blacked out
80m pulse is 34 and he keeps fainting
55f fainted in the shower without warning, heart condition
37f can't catch my breath, lips look bluish
29m sudden sharp pain left chest and breathless, tall and thin, no injury
48f breathless since this morning, leg was in plaster till last week
62f woke up gasping, have to sit up all night, ankles swollen
6f asthma, sucking in under her ribs, can't talk
0.4f baby stops breathing for some seconds and goes dusky
3m breathing with a whistle on every breath in, drooling, high fever
74m face droops on the right and he can't hold his cup
59f sudden dizziness, can't walk straight, vomiting and seeing double
68f suddenly can't understand what people say
42m fit for the first time, tongue bitten, confused after
33f woke with one pupil bigger than the other and a terrible headache
81m fell yesterday on blood thinners, now drowsy
50f confused and shivering, temperature 39.8, hardly peed today
2m fever and a rash that doesn't go away when I press a glass on it
31m neck stiff, fever 39, vomiting, hates the light
66m sudden back pain like a knife, pulsating lump in tummy
40f severe pain upper tummy into the back, vomiting, drank a lot at the weekend
35f right side belly pain under ribs with fever, yellow eyes and shaking
78f hasn't passed stool or gas for three days, tummy big, vomiting green
22f period late two weeks, stabbing low belly pain and bleeding
27f 35 weeks pregnant and bleeding bright red
33f pregnant 37 weeks, fell down the stairs onto my belly
30f gave birth a week ago, headache that's terrible and seeing spots
24f pads soaked one after another, feel faint
13m painful swollen testicle since lunch
44m erection for five hours, painful
57m cannot pass any urine, in agony
49f kidney pain with fever 39.5 and shaking
36m back pain, numb around my bum and can't control my pee
60m both legs getting weaker since yesterday, cannot stand up
26f swelling lips and wheezing after bee sting
41m bit by a puff adder on the foot
9f scorpion sting, she's drooling and jerking
5m drank paraffin and is coughing
32f took rat poison
18m drank a bottle of vodka, can't wake him up
27m smoked something and now he sees things, very hot and aggressive, heart racing
20f overdose of sleeping pills
46m thinking about shooting himself, has the gun in his car
21f cutting herself badly and says she wants to be dead
35f hears voices telling her to stab her husband
28f boyfriend strangled me last night, hurts to swallow
19f raped two hours ago
23m stab wound in my belly
39m gunshot in the thigh, bleeding heavily
34m chainsaw cut my leg to the bone, can't stop the blood
12m hit by a car while cycling, can't move his arm and very pale
29f hand crushed in a press, fingers blue
50m fell from a ladder three metres, back pain, legs tingle
45f hot oil burn over my whole arm, blisters everywhere
38m electric shock, was thrown back, chest feels odd
7m nearly drowned in the dam, coughing
25m chemical in my eye, burns like mad
61f one eye red, very painful, sees halos, vomiting
53m flashes and a dark curtain in one eye since today
67m nosebleed for an hour that won't stop, on xarelto
58f coughing blood clots
64m vomiting fresh blood
71f black sticky poo and dizzy
0.2m eight weeks old, temperature 38.3
0.7f not drunk anything since yesterday, dry nappies, sleepy, diarrhoea
0.5m screams and pulls up legs, red jelly poo
1m floppy and won't wake
4f swallowed a magnet set
8f appendix pain, bent over, fever
15f sugar 25, vomiting, breathing deep
54m diabetic on insulin, sweaty, confused, sugar 2.1
30m chemo last week, fever 38.5
43f back from Malawi, fever and chills
47m drinking stopped two days ago, shaking, seeing spiders
36f Addison's, vomiting, can't keep my cortisone down
65f leg suddenly cold and pale, no pulse
59f calf hot swollen after knee replacement
17m neck pain after diving into shallow water, fingers numb
55m wound smells rotten, skin black, very ill
33m jaw swollen, can't open mouth, can't swallow spit, fever
24m something stuck in my throat, can't swallow my saliva
70m found on the kitchen floor, cold, mumbling
40m worked in a closed garage with the generator on, headache and vomiting
31m sprayed crops, now vomiting, wet eyes, twitching
62m BP 220 over 130 with blurry eyes and headache
16f passed out at athletics while running
73m new confusion since last night, smelly urine
55m eish my bors is so benoud since vanoggend, sweet koud, my arm is lam
67f ouma praat deurmekaar and her mouth hangs skeef on the left side
3f my laaitie het bleach gedrink, her lips are burnt
34m gogo fel down and her hip is out, leg short and turned, cant stand
29f im 33wks preggy, my feet n face r swollen n i c stars
0.8m bubba got runny tum 3 days now sunken eyes no tears very tired wont drink
44m chest pane for 2 hrs its like sumone standing on me
23f cant breath propaly, throat swolen after prawns plz help
19m was jumped by tsotsis, panga cut across the head, skull showing
38f he hit me with a belt and i think my arm is broken, he is outside the door now
50f i took my hubbys heart pills by mistake, ten of them
7m fell out the mango tree on his head, puked four times, wants to sleep
41f pain like labour in my kidney side, fever n rigors
71m i wee blood clots and now nothing comes out, bladder is bursting
33f i am so short of breath just walking to the loo, had a baby 2 weeks ago
26m mate took pills at a rave, he's boiling hot, jaw clenched, shaking and doesn't know where he is
48m welding, now something in my eye went right in, seeing blurry and jelly coming out
5f ate berries from the garden hedge, pupils huge, talking rubbish, hot
59m I feel a tearing between my shoulder blades, one arm has no pulse they say
0.02f newborn yellow all over, won't wake for feeds
68f leg broke last week in cast, now toes blue and the pain is unbearable
31f stomach cramps and bleeding, I'm six weeks late
14f hasn't eaten for days, faints when she stands, heart beats slow, anorexia
42m had a tooth out, now neck is swelling and I talk like I've a hot potato
2m button from toy up? no he put a small magnet ball and another in his mouth and swallowed
`
  .trim()
  .split('\n');
