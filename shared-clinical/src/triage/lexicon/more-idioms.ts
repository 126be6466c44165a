/** The other half of the figures of speech; one list, in three files. */
export const MORE_IDIOMS = `
cost* ~1 arm|fortune
arm and a leg
twist* my arm
arm wrestl*
break|broke a leg ~ show|audition|play|exam|luck
pull*|pulling my leg
leg of ~1 lamb|journey|trip|race
last legs
leg day|room|up
jelly legs ~ nervous|stage
weak at the knees ~ see|love|voice
weak ~1 spot|coffee|tea|signal|wifi|excuse|password|link|joke|currency|rand
paralysed by ~ choice|indecision|fear|options
analysis paralysis
paralys* ~ choice|indecision
numb ~1 to it|news|politics
fit as a fiddle
fit into|in with|for purpose|the bill|together|out
fit of laughter|giggles|rage
hissy|laughing|giggling fit
threw|throw|throws|throwing a fit
have|had a fit ~ when|if ~ sees|saw|finds|found|hears|heard
a fit because|over
faint*|fainted|collapsed ~2 at ~2 price|bill|cost|total|quote
survival of ~ fittest
outfit|outfits
seized|seize the ~ day|moment|opportunity|chance
engine seized
spinning class|classes|bike|plates|wheels
blind ~1 date|spot|fold|taste|trust|luck|leading|alley
love is blind
turn* a blind eye
blind as a bat
lost|lose|losing sight of
see* red
saw red
red flag|tape|carpet|wine|meat|handed|herring
purple patch|prose|rain
blue monday|moon|tooth|chip|print|light|eyes
feeling|feel blue
black ~1 friday|market|belt|list|sheep|mail|out curtains|board|magic|humour
blackout curtain*|curtains|blinds
poison ivy league
poison ~1 pen|chalice
pick* your poison
toxic ~1 boss|relationship|workplace|friend|person|people
electric ~1 atmosphere|feel|performance|bill|car|fence ~ repair|bike|guitar|kettle|toothbrush
shock ~1 price|bill|result|horror|value|absorber*
shocked|shock at|by ~ price|bill|news|result
culture|sticker|shell shock
bruised ~1 ego|pride|banana|apple|fruit
growth ~1 mindset|spurt|hacking
infectious ~1 laugh|smile|enthusiasm|energy
viral ~1 video|post|tweet|tiktok|meme|dance
gone|went|go|going viral
fever pitch
fever ~1 dream ~ movie|album|song
cabin|gold|football|election|jungle|dance|festive fever
world cup fever
rash decision|decisions|promise|driver|move|judgement
itch* to ~ go|travel|start|play|leave|get
seven year itch
stiff ~1 upper|drink|competition|breeze|penalty|fine|necked
bored stiff
scared|frozen stiff
scarred for life
rub* salt ~ wound*
lick* ~ wounds
open old wounds
time heals
under the weather
face lift|book|time|palm|mask|cream|value|the music|to face
two faced
nose job|dive|around
turn* up ~1 nose
keep ~1 nose ~ clean|out
ear ~1 to the ground|worm|marked|phones|buds|rings
all ears
play it by ear
eye ~1 candy|opener|catching|liner|witness|contact
eye for an eye
keep an eye
apple of ~ eye
rolled|roll|rolling|rolls ~1 eyes ~ at|when
wisdom ~1 of
teething ~1 problems|troubles|issues ~ system|app|project|software|company|new
teething problems
labour ~1 law|court|day|union|party|market|of love|costs|relations|dispute
pregnant pause
pregnant with ~ meaning
expecting ~1 parcel|call|email|visitors|delivery|rain|guests|results
delivery ~1 driver|note|man|fee|service
contraction* ~ economy|grammar|english|economic
overdos* on ~ chocolate|series|netflix|sun|tv|coffee|sugar|news
addicted to ~ series|chocolate|coffee|netflix|game|phone|show|sugar
drugs ~1 on the market ~ share
drunk ~1 with power|on love
panic ~1 button|buying|bought|station|room|at the disco
stress ~1 test ~ bank|software|load
pressed|pressing ~1 matter|issue
pressure ~1 cooker|group|point
under|peer|time|work|lot of pressure ~ at work|boss|school|friends
tight ~1 budget|deadline|schedule|jeans|ship|rope|lipped|knit|squeeze|spot
bleed* ~1 radiator|brakes|money|dry ~ company|bank|economy
haemorrhag* ~1 money|cash|staff|jobs
nursing a ~ beer|drink|grudge|coffee
swollen ~1 head|river|ego|battery
inflamed ~1 tensions|debate|passions
collapse* ~1 of ~ economy|currency|empire|building|market
building|bridge|economy|roof|tent|table|market|company|gazebo|wall|shelf|government ~1 collapsed
collapsed ~1 on|onto|into|in ~ couch|sofa|bed|chair|heap ~ after|laugh*|work|tired|day
collapsed laughing
unconscious bias
blackout ~1 flyers|sweets|pamphlets|handouts|leaflets
passing ~1 exam|test|out parade|shot|by
suicide ~1 squad|awareness|mission ~ film|movie|company|day
suicide prevention ~ course|training|walk|week|campaign
political|career|social|commercial|economic|financial suicide
suicidal ~1 drivers|driving|taxi|squirrel*
murder ~1 mystery|podcast|on the dance
nervous ~1 wreck ~ exam|interview|wedding
killer ~1 app|heels|deal|instinct|workout|queen|whale|whales|recipe|dress|abs
lady killer
dead lift|lifts|pool
deadlift*
heart ~1 rate monitor|foundation|shaped|emoji|of palm
artichoke
smoke ~1 alarm|detector|machine|signal|break
gas ~1 price|bill|station|braai|stove|man
bloodhound
blood test|tests|sample|work
ran out of breath ~ laughing
stroke ~1 order|rate|play|patient care course
migraine ~1 of a
sore ~1 loser|point|subject|thumb|winner|spot between
sight for sore eyes
stick* out like a sore
burn rate
first aid course
cpr ~1 course|class|training|certificate
tick box|boxes|tock|list|off
ticks all|every|boxes
food coma
wind* ~1 me up|up
wind of change
gas ~ me up
full of hot air
hot ~1 air|dog|potato ~ political|topic|shot|seat|mess|stuff|spot|chocolate|property|deal|take
feel* ~1 hot ~ dress|outfit|sexy
on fire ~ team|playing|today|form|dance
hit ~1 by ~1 a wave|reality|inspiration
run ~1 over by ~ deadlines
bombed ~ exam|test
lump sum
lump in my throat ~ when|speech|song|goodbye|wedding|film|movie
goose bumps
speed bump
bumps ~ in the road
crack*|cracked ~1 me up|open|the code|a joke|screen|phone|window
broken ~1 record|english|promise|home|phone|fridge|geyser|window|car|laptop|screen|link|printer
broke up|down ~ girlfriend|boyfriend|car|fridge|washing
i am broke
flat broke
tears of joy
cry* ~ over spilt
cry wolf
crying shame
see* stars ~ astronomy|telescope|sky|night
starving
`;
