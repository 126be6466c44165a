/** The other half of the figures of speech; one list, in three files. */
export const MORE_IDIOMS = `
break|broke a leg ~ show|audition|play|exam|luck
paralysed by ~ choice|indecision|fear|options
fit as a fiddle
fit into|in with|for purpose|the bill|together|out
threw|throw|throws|throwing a fit
have|had a fit ~ when|if ~ sees|saw|finds|found|hears|heard
a fit because|over
faint*|collapsed ~2 at ~2 price|bill|cost|total|quote
seized|seize the ~ day|moment|opportunity|chance
see* red
purple patch|prose|rain
blue monday|moon|tooth|chip|print|light|eyes
feeling|feel blue
black ~1 friday|market|belt|list|sheep|mail|out curtains|board|magic|humour
blackout curtain*|blinds
poison ~1 pen|chalice
pick* your poison
electric ~1 atmosphere|feel|performance|bill|car|fence ~ repair|bike|guitar|kettle|toothbrush
growth ~1 mindset|spurt|hacking
cabin|gold|football|election|jungle|dance|festive fever
ear ~1 to the ground|worm|marked|phones|buds|rings
play it by ear
pregnant pause
pregnant with ~ meaning
contraction* ~ economy|grammar|english|economic
overdos* on ~ chocolate|series|netflix|sun|tv|coffee|sugar|news
pressure ~1 cooker|group|point
under|peer|time|work|lot of pressure ~ at work|boss|school|friends
tight ~1 budget|deadline|schedule|jeans|ship|rope|lipped|knit|squeeze|spot
bleed* ~1 radiator|brakes|money|dry ~ company|bank|economy
swollen ~1 head|river|ego|battery
collapse* ~1 of ~ economy|currency|empire|building|market
building|bridge|economy|roof|tent|table|market|company|gazebo|wall|shelf|government ~1 collapsed
collapsed ~1 on|onto|into|in ~ couch|sofa|bed|chair|heap ~ after|laugh*|work|tired|day
collapsed laughing
blackout ~1 flyers|sweets|pamphlets|handouts|leaflets
suicide ~1 squad|awareness|mission ~ film|movie|company|day
political|career|social|commercial|economic|financial suicide
suicidal ~1 drivers|driving|taxi|squirrel*
heart ~1 rate monitor|foundation|shaped|emoji|of palm
ran out of breath ~ laughing
stroke ~1 order|rate|play|patient care course
migraine ~1 of a
sore ~1 loser|point|subject|thumb|winner|spot between
sight for sore eyes
stick* out like a sore
tick box|boxes|tock|list|off
ticks all|every|boxes
wind* ~1 me up
hot ~1 air|dog|potato ~ political|topic|shot|seat|mess|stuff|spot|chocolate|property|deal|take
hit ~1 by ~1 a wave|reality|inspiration
lump in my throat ~ when|speech|song|goodbye|wedding|film|movie
crack* ~1 me up|open|the code|a joke|screen|phone|window
broken ~1 record|english|promise|home|phone|fridge|geyser|window|car|laptop|screen|link|printer
broke up|down ~ girlfriend|boyfriend|car|fridge|washing
i am broke
flat broke
see* stars ~ astronomy|telescope|sky|night
`;
