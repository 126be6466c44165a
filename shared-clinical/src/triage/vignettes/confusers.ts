import { CONFUSERS_AGAIN_1 } from './confusers-again-1';
import { CONFUSERS_AGAIN_2 } from './confusers-again-2';
import { MORE_CONFUSERS } from './more-confusers';

const FIRST_CONFUSERS = `
My feet are killing me after that hike
I am dying to know my test results
That bill nearly gave me a heart attack
I almost had a heart attack when I saw the price
My boss is a pain in the neck
I laughed so hard I could not breathe
He broke my heart and I have been heartbroken since
My heart skipped a beat when I saw her
I was bored to death in the waiting room
I could murder a burger right now
I am sick and tired of waiting for an answer
I am worried sick about my exams
My phone died on the way
The battery of my hearing aid is dead
I am dead tired after the night shift
It was a stroke of luck that you had a slot
She had a stroke of genius
My breaststroke is getting better, is swimming fine with a cold?
I took a shot in the dark and booked with you
I got my flu shot yesterday
Where can I get a tetanus shot before my trip
We took a shot at the title and lost
I am drowning in paperwork
Drowning in emails, can I reschedule
I had to cough up five hundred rand
He choked up during his speech
The view took my breath away
She is a breath of fresh air
I am breathless with anticipation for the holiday
Do you do a stress test for heart patients? I only need a form
I burnt the toast this morning
I have a burning question about my account
I am burnt out on meetings and want fewer of them
My old car crashed and I need a letter for the insurance claim
I crashed on the couch early last night
My computer crashed while I was booking
Is there a crash course on first aid
I fell asleep during the telehealth call
I fell behind with my appointments
I fell in love with this clinic
He fell out with his brother
I hit the gym three times a week
We hit the road on Friday, can we meet before
He hit the roof when he saw the account
I banged my head against the wall with that app, figuratively
Off the top of my head I think the visit was in May
My head is spinning with all the options of your plans
She fell head over heels for him
I swallowed my pride and asked for help
That was a bitter pill to swallow
Can I swallow the tablet with milk
I need to get something off my chest about your service
We are moving a chest of drawers, is that fine after physio
The chest freezer broke
He puffed out his chest with pride
I have butterflies in my stomach before my wedding
I go with my gut feeling
My stomach rumbles when I am hungry
I cannot stomach the thought of another form
I have cold feet about the wedding
It cost an arm and a leg
Break a leg at the show tonight
Stop pulling my leg
I am weak at the knees when I hear his voice
We have a weak wifi signal
My ego is bruised
Fit as a fiddle and looking for a check-up
My daughter threw a fit when we left the shop
He had a fit of laughter
These jeans do not fit
Is the consulting room fitting for a wheelchair
I want to keep fit, any advice
I need a fitness certificate
He gave me the cold shoulder
Blind date tonight, wish me luck
I lost sight of my appointment
Love is blind
The blackout curtains arrived
Load shedding caused a blackout during my call
The tent collapsed in the wind
We collapsed laughing
He passed out the flyers
I passed my exam
My suicide prevention course starts Monday, do you give certificates
We watched a movie about a suicide squad
I am reading a book where the hero is shot
In the film she is bleeding heavily
The documentary about strokes was interesting
My school project is about heart attacks
What are the symptoms of a heart attack?
How can I prevent a stroke?
What should I do if someone has a seizure?
How do I lower my risk of a heart attack
What causes kidney stones in general
I did a first aid course on choking
We had a fire drill with fake smoke inhalation victims
What to do if a person is unconscious
I am afraid of getting a stroke one day
I am scared of having a heart attack like my uncle
Does chocolate cause chest pain in dogs
My father had a heart attack at sixty, I feel well
My grandmother died of a stroke and I would like a check-up
My uncle had a seizure years ago. I only need my repeat script
There is a family history of sudden death, should I be screened
Heart attacks run in my family
My sister had meningitis as a child and I want a vaccine
I had a stroke five years ago and need my tablets
I had seizures as a child, none since
I had chest pain last year and all tests were normal
I was stabbed in 2015 and want the scar looked at
Two years ago I had a heart attack, my next check-up is due
In the past I had blood in my vomit, years ago
I used to have panic attacks with chest pain
No chest pain, no shortness of breath, just a check-up
I do not have chest pain or trouble breathing, I need a sick note
She denies fever, chest pain, and shortness of breath; wants contraception advice
No bleeding, no cramps, I only need the pill
Without any headache or stiff neck, just a mild fever
He has never had a seizure
I am not suicidal, I only want to sleep better
No thoughts of harming myself, I want to talk about work stress
Not coughing blood, just a dry cough
There is no blood in my stool
The baby has no fever and feeds well
My lips are not blue
She is not confused
My dog had a seizure this morning, do you see animals
The cat is not breathing well
My horse is bleeding heavily from its leg
A puppy swallowed a battery
My lipstick is blue
I have blue eyes and grey hair
I feel blue on Mondays
I dyed my hair purple and my scalp is a bit itchy
The rash decision to quit my job
Football fever has hit our town
My hay fever is back
Cabin fever is real
The video went viral
I got a virus on my laptop
Purple patch in my career
My bag is so heavy that my shoulder is a bit stiff
There is pressure at work
Peer pressure at school worries my son
My blood pressure was fine at the pharmacy
I donated blood yesterday
When are my blood results ready
I need a blood test
Blood orange juice gives me heartburn
That makes my blood boil
Bleeding edge technology in your app
I am bleeding money with these fees
My nerves are shot before exams
Shoot me an email
Photo shoot on Saturday, my pimple must go
I could kill for a coffee
Killing time in the waiting room
I will kill my brother if he eats my lunch again
That joke killed me
Those heels are killing me
Dressed to kill and ready to go
My plants died while I was away
My grandmother passed away last month and I need help with the form
The deadline is killing me
I want to die of embarrassment
I nearly died laughing
Over my dead body will I pay that
Poison ivy is in my garden, which cream should I keep
We had food poisoning at that place once, years ago
I have a splinter from a rusty fence, it is out and my tetanus is up to date
The gas bill was a shock
I was shocked at the price
Electric guitar gave me sore fingertips
The atmosphere was electric
My labour lawyer needs a report
I work in the labour ward and need a vaccine letter
I am expecting a parcel and may be late
There was a pregnant pause
The delivery driver has my medicine
I was born with the cord around my neck, fun fact, I only need a check-up
Contractions in the economy make me skip gym
My waterbed broke
The water pipe burst at home so I will be late
My son is choking with laughter at your chatbot
He drools over that car
My mouth waters when I smell bread
I twisted his arm to book this visit
I have a stiff drink on Fridays, is that fine with my tablets
Stiff competition for your morning slots
My neck of the woods has no clinic
I need numbers, I am numb to the news
The needle of the record player is broken
A snake was seen in our garden, nobody was bitten
There is a spider in my room and I hate it
The market is paralysed by fear
I am addicted to your podcast
Overdosed on series this weekend and my eyes are dry
I had too much coffee
He is drunk with power
I have a headache of a tax form to fill in
My daughter's teething problems with the new school app
The baby boss movie made us cry
She has a killer smile
I sweat at the gym
Hot water bottle helps my period cramps
I stroke my cat every evening and sneeze
My shoes blister my heels a bit
`;

/** Texts with danger words that mean nothing dangerous: figures of speech, denials, the past, others, questions, plain business. */
export const CONFUSERS: readonly string[] = [
  ...`${FIRST_CONFUSERS.trimEnd()}${MORE_CONFUSERS}`.trim().split('\n'),
  ...CONFUSERS_AGAIN_1,
  ...CONFUSERS_AGAIN_2,
];
