/** Told without medical words, part 4; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const EMERGENCIES_4: readonly string[] = `
44m heaviness on the breast bone when i walk to the taxi rank, today it came when i was just sitting
66m my pacemaker gave me three shocks this morning
31m dropped a gearbox on my forearm yesterday, now it's tight as a drum and it's agony if somebody moves my fingers
45m sprayed the orchard this morning now he is sweating, drooling, pinpoint pupils and twitching
33m worked with sheep dip, feels weak, eyes watering, messed himself and vomiting
40m something bit me in the grass, two little holes, my eyelids are drooping and I see double
36m was grinding without goggles, something shot into my eyeball and now it's leaking
34f he's been jerking for more than 5 minutes and won't come round
78m talking to people who aren't there since last night, pulling at the sheets, usually sharp as a tack
30m knocked out at rugby, cannot remember the game and vomited three times
1f she fell off the changing table and has a soft swelling on the side of her head and wont feed
15m one ball suddenly very sore, woke him up, he's throwing up and it sits higher than the other
17f somebody put something in my drink and I woke up without my panties
22m he's standing on the bridge and won't come down
35m hasn't slept for five days, says he is Jesus, running in the traffic
54m missed two dialysis sessions, feels very weak and heart is skipping
48f potassium came back as 7.2 says the lab
50f lupus on strong immune tablets, fever and rigors
30m got a shock from the line, thrown back and heart feels funny
29m cut my arm on glass, it squirts and I can't stop it
31m sliced the tip of my finger clean off
55m brought up a cup full of blood, I drink a lot
59m diabetic, my privates and behind are swollen black and smell rotten
39f legs started tingling last week, now weakness has climbed to my hips and I struggle to swallow
0.8m strange bruises on my baby and the story from the nanny doesn't fit, he won't move his arm
57f funny heavy feeling in both arms since I climbed the stairs and I want to throw up, 2 weeks ago I stopped smoking
81f granny just slid off the chair, eyes open but nothing there
25m his chest isn't going up and down
68f she's breathing like a fish out of water
4m ate a grape and now he makes no sound, going purple
46f throat feels smaller and smaller since I had the dye injection for the scan
12f cashew cookie, now her eyes are slits, lips like sausages and she's coughing nonstop
74f half her face isn't moving when she laughs
66m couldn't work the tv remote with my right hand this morning, the hand just wouldn't listen
59f for about five minutes I knew what I wanted to say but only gibberish came out
49m lost the bottom half of what I see in one eye
77m he's leaning to the left and bumping into the door frames since lunch
2f seal cough and now a squeaky sound even when she's sitting still
0.08m every feed shoots out like a fountain, always hungry, getting thinner
5m his tummy pain won't let him walk upright and it started around belly button yesterday
13m hit in the groin hours ago, left one is swollen like an orange
16m pain down below on the left woke him at 3, he's vomiting and it's hitched up
24f five weeks late, stabbing low down on one side and feel like fainting
24fp pains every three minutes, only 30 weeks
30f c-section wound opened up and something is poking out
26f period from hell, six pads since 8am and I see black when I get up
45m wife says I've been wandering round the house at night, my liver is bad and I am yellow
52m threw up and it was bright red, half a basin
67f toilet was full of dark red blood, I'm white as the wall
73m stomach swollen tight, can't fart, bringing up brown smelly stuff
39f gallstones, now shaking with cold, fever and yellow
71m nothing but dribbles since yesterday and the bladder's killing me
53m bum and balls feel numb, legs like jelly since lifting a fridge
40f can't lift my foot anymore and the back pain is killing, weeing myself
36m fell onto the handlebars, tummy is getting bigger and he's gone pale
22m knifed outside the tavern, blood bubbling from his chest
19m shot through the calf last night
8f horse kicked her in the belly
31m forklift ran over my foot
14m came off his bike onto his elbow, arm is bent where it shouldn't be
44f finger caught in car door, the end is hanging by a thread
55m angle grinder jumped into my neck
34m paint gun went off into my finger, tiny hole but agony
2f chewed on a brufen strip, don't know how many are gone
37m snorted something, heart going 180 and he's out of control
29f won't stop crying, says everybody's better off and she's written letters
50m he locked himself in the garage with the hosepipe and the car running
38f my boyfriend held a knife to my throat last night
9f she says uncle touches her down there
46m been off brandy for two days, shaking and seeing rats
58f meter says 2.4, sweaty and cross
50f on steroids for years, have gastro and now I can't stand up without going black
52m rash that's getting bigger while I look at it, foot is purple and sore like hell
21f tonsil on one side is huge, mouth opens one finger, dribbling
55m steak lodged, can't even get water down
34f walked in the veld, felt a prick, foot is now fat and black and gums are bleeding
22m scuba dived this morning, now joints ache and legs are tingling
69m legs have blown up, needs four pillows and can't walk to the toilet for breath
43f one leg twice as thick since the long drive from Durban
18m dropped on the rugby field without being touched
32m hand got stuck in the mincer
45f whole house feels sick when the gas geyser is on
5f swallowed an earring, now drooling and won't eat
38f Out of the blue yesterday at the till, the most horrible headache, vomited in the car, today my neck won't bend
17m he was dancing at matric ball and just went down, shook for a minute, wet himself, now wants to sleep
2f she has had a fever since Monday and now there are bruise-looking dots on her tummy, they stay when I push on them
0.2m two months old, hot, crying different, like a cat
3m he got hold of my mother's diabetic pills, I counted five missing
0.6f Coughing three days, now her belly goes in under the ribs and she stops feeding to breathe
33fp 29 weeks, my belly knocked against the steering wheel in a bumper bashing, a few drops of blood
51m shingles... no, my eye. Sore and red, contact lens since Friday, everything foggy
22f my ventolin is doing nothing, I sit forward and cannot talk
28m Back from the Kruger two weeks, shakes and sweats every second day
55m Started an hour ago after I argued with my brother: pressure dead centre, goes up to my teeth, and I feel like I need to burp but can't
62m my left leg dragged for ten minutes this morning and I knocked over my coffee with my left hand, all gone now
83m he says it's nothing but he's put his shirt on inside out, can't say the name of the dog and his cheek hangs
50f A sledgehammer hit the back of my skull while on the toilet and I have been sick since
20f friend in koshuis: fever, vomiting, says her neck is like wood and she hides under the blanket from the window
0.01f our 4 day old is the colour of a carrot and too lazy to suck
1m Hoarse bark all night, now when he breathes in it sounds like a donkey and his throat hollows
2m We think he has a peanut in his lung, choked at lunch and now whistles on one side
16m jumped in the shallow end, neck sore and his hands tingle
13f she took something at school, now she's seeing things and her heart's flying
31f last period 7 weeks ago, brown spotting and my right side is killing me low down
29f my wife gave birth two weeks ago, hasn't slept for days, talks about being chosen by angels and holds the baby by the window
68m I've had the urge but nothing comes for twelve hours, big ball above the pubic bone
71m cancer in the prostate, since yesterday my legs won't carry me and I'm numb from the belly button
46f fog and rainbow circles and my eye is like a stone, sick to my stomach
70m lots of new black specks and lightning in the right eye since last night, now a grey curtain at the edge
34f red hot breast? no my thigh: redness doubled since lunch, feverish and shaky
72f tripped over the dog, leg lies funny, can't lift it
19f he forced me last night, I'm bleeding
47m no reason to go on, I've chosen the tree
45m my mother is suffocating, she cannot get air
4m he choked on a lollipop and his lips are blue
52m vomited blood after the wine
33m testicle pain since this morning, my knee is sore too
50f chest pain in the middle of the night
2m barking cough like a dog and a noise breathing in
3f chest infection and her ribs suck in with each breath
70m cannot pee and constipated since yesterday
0.1f hot since the vaccine, temp 38.4
24m drank bleach, is he poisoned
20m hit his head, knocked out and lost a tooth, vomiting
30m I was writing my book when I got a sudden headache, the worst of my life
21m after the rugby game had chest pain and fainted
34f I am a first aider, my colleague collapsed and does not respond
5m my son is hot and has become drowsy
41m not thinking clearly, crushing chest pain
58m fever went down then he fainted and is short of breath
66f right arm weak, dropping things, neck stiff
60f sudden loss of vision, cannot read small print any more
38m not answering his phone, then found him unconscious
25f belly pain after a missed period and itching down below
63m known heart disease, new tight chest on the stairs that stops when I rest
29f thank you for calling back, my baby is not breathing properly and lips are blue
35m thought it was a heart attack, crushing chest pain still going on
44f had my stroke in March and since this morning the left arm is weak again
36m Snake bit my foot in the garden half an hour ago, black and white, swelling
29m snake bit me in the house
45f I was given cefuroxime and ten minutes later my palms itched, I came out in bumps and now I'm wheezy
33m Motorbike slid at 80, my thigh is bent and I can't feel my toes
29fp I'm 33 weeks and there's a lot of fresh blood, no pain
73m He's been passing maroon stools all night and is now very pale and faint
26f Took my whole month's amitriptyline half an hour ago, please don't tell my mom
51m Stabbing headache came in one second while coughing, worst ever, now I keep vomiting
`
  .trim()
  .split('\n');
