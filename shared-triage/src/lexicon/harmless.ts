/**
 * Expressions in which a word of the lexicon means nothing of illness, one to a line, in the syntax of the lexicon. A sign whose
 * first or last word stands in one of them was not said. Only what can be read in one way stands here.
 */
export const HARMLESS = `
cough*|sneez*|laugh*|crying|giggling|hissy fit|fits
falls|falling asleep
fell asleep on feet|my_feet
ridge|vein|veins|muscle|lump|tight ~5 rope
fall|falls|fell in love
not ~2 enough milk|money|sleep
tetanus ~1 shot|shots|injection|booster|vaccine|jab|needle
shot|injection|booster|vaccine|jab ~2 tetanus
blue ~1 plaster|card|light|jeans|shirt
cannot see it|why|how|me|you|fat|small
can breathe ~1 deep|deeply|in|freely
beat|beats|beating me ~1 at|to|in
cannot breathe ~1 through ~2 nose
cannot breathe ~3 nose ~3 blocked|stuffy|closed
blocked|stuffy ~1 nose ~3 cannot breathe
hit ~1 gym|road|books|jackpot
arm|hand|leg|foot ~4 slept|sleeping|lay|lying|sat|sitting on ~1 it|arm|hand|leg|foot
on|live|lives|stay|stays|work|works ~1 farm
know ~1 where|how|what ~1 start|begin|ask|say|put|turn
carry|carries|carrying on
carry|carrying|carried ~1 shopping|groceries|bags|bag|water|boxes
power|price|pay|budget|salary|tax|job|hair cut|cuts
speed hump|humps|bump|bumps
paint*|repaint* ~3 yellow
yellow ~1 paint|line|lines|pages|card|bus|taxi|bone|jersey|shirt|car|house|flowers
live|lives|living|lived ~1 on <drug>|<pills>|panado|panados|coffee|toast|bread|tea|takeaways|noodles|grant
smok*|rook ~4 drink*
drink* ~4 smok*|rook
not ~1 drink ~1 alcohol|beer|wine|coffee|tea
not ~1 use|do|touch|take drugs|alcohol|dagga
hear myself|yourself think|talk|speak
phone|cellphone|washing|cup|plate|glass|picture|price|prices|network|signal|airtime|laptop|keys ~1 fell|fall|falls|broke|broken|died
the|die wind
wind ~2 blow*|waai
before|during|in covid
hello|hi|lost|thanks|thank_you|sorry|dry|once|never_mind again
music|drums|guitar|piano|netball|cricket|neighbour ~1 play*
play* ~1 music|drums|guitar|piano|organ|netball|cricket|chess|cards|dominoes
power|loadshedding|taxi|train ~1 strike|struck
on strike
be|being|was|is ~1 frank
hot ~1 topic|meal|water_bottle|plate|chocolate
cold ~1 drink|drinks|front|call
dead ~1 line|battery|phone|end|tired
killing ~1 time
dying to|for
pale ~1 blue|pink|ale|paint|e
grey ~1 spit|phlegm|sputum|hair|sky|weather
ka pale
tik hierdie|dit
numb ~1 bum ~1 sitting|bus|taxi
not wake me|us
not wake up ~1 with|from ~1 it|pain
not breathing funny|fast|faster|hard|heavy|heavily|noisy
ill|sick|unwell in himself|herself
make|makes you|one drowsy|sleepy
blackout ~1 forms|papers|flyers|pamphlets|of ~1 college|school
phone|screen|laptop|computer|tv ~1 blackout
tent|defence|defense|economy|deal ~1 collapsed
engine|printer|car|chain|bakkie|microphone ~2 chok*
choking with people|traffic|laughter
kgangwa ke ~1 mosebetsi|dipampiri
stroke of luck|genius|midnight
shelf|table|picture|fence|gate|door ~2 skew
like|want|rather|somebody|someone|people ~3 not know me ~1 say|tell|look
talks around things
computer|laptop|system|phone|gps ~3 confused|puzzled
teacher|singer|speaker|priest|choir ~1 cannot go on
shot up ~2 like
radio|tv nonsense
not like ~1 hot potato
`;
