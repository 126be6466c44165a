/**
 * Ideas that complaints are made of, and how they are said in five languages, so that what the model learns from English texts holds in
 * the others: `idea | English | Afrikaans | isiZulu | isiXhosa | Sesotho`. A stem ends where its endings begin; isiZulu and isiXhosa put
 * theirs in front as well, so there it may stand anywhere in a word. `=` means the whole word, two words stand beside each other.
 * Not read by a first-language speaker; it decides nothing alone.
 */
export const GLOSSARY = `
breath | breath,puff,wheez,gasp,=air | asem,hyg,fluit | phefumul,hefuzel,moya | phefuml,khefuzel,umoya | hema,hemel,phefumolo,moya
cannot | can't,cannot,unable,couldn't | kan nie,nie kan,kon nie | ngikwazi,akwazi,sakwaz,hluleka | kwazi,oyis | kgone,=sitwa,hlolwa
choke | chok,stuck in,gagging | verstik,wurg | bindw,hilizek,minyan | miny,rhax,krwitsh | bipetswa,kgamilwe,kgama
lips | lips,lip,mouth | lippe,=lip,mond | indebe,mlomo | mlebe,mlomo | dipounama,pounama,molomo
blue | blue,purple,bluish | blou,pers | luhlaza,okwesibhakabhaka | luhlaza,bhlowu | putswa,tala
grey | grey,gray,ashen,pale,white as | vaal,grys,bleek | phaphathek,mhlophe,mpunga | mhlophe,ngwevu,luthuth,phaphath | thothof,sootho,sweu,putsw
chest | chest,breastbone | bors,borskas | sifub | sifub | sefub
heart | heart,palpit | hart | nhliziy | ntliziy | pelo,pelong
arm | =arm,=arms,shoulder,elbow | =arm,=arms,skouer,elmboog | ngalo,hlomb,ndololwane | ngalo,gxalab,ngqiniba | sephak,lehetla,letsohong,letsoho
jaw | jaw,teeth,tooth | kaak,tand | hlathi,zinyo | mhlath,zinyo | mohlahare,leino,meno
crush | crush,squeez,tight,heav,band around,elephant,weigh | druk,swaar,knyp,stywe,toegetrek | cindez,qina,sinda,khande,nzima | xinz,qina,nzima,cudis | boima,hatell,tobets,pitla,tiil
sweat | sweat,clammy,drench | sweet,natgesweet,klam | juluk | bil.,bila,mbilini,juluk | fufulel,fufuletsw,mofufutso
faint | faint,pass out,passed out,black out,blacked out,collaps,keel | flou,inmekaar,uitgepass,swart voor | quleka,wile phansi,fenta | wa isiqaqa,feyint,wile phantsi,siqaqa | idibane,akgeh,wele fatshe,itebala
unconscious | unconscious,unrespons,won't wake,not wak,can't wake,limp | bewusteloos,word nie wakker,nie wakker,slap | akavuki,phenduli,qulek,thamba | vuki,phenduli,qaqek,ethe | tsohe,arabe,akgehile,tekela
sleepy | drowsy,sleepy,letharg,hard to wake | lomerig,slaperig,vaak | ozela,lala | ozela,lala | otsela,robal
confused | confus,not making sense,nonsense,talks rubbish,doesn't know | deurmekaar,verward,praat deurmekaar,ken nie | didek,sangan,azi ukuthi,phambana | bhidek,phazam,phambana,dideki | ferekan,hlanyatsa,lahlehetsw,ferekane
seizure | seizur,convuls,fitting,=fit,=fits,jerk,twitch | stuip,ruk,toeval | dlikiz,dlikid,qhakaz,xhuz,sithuthwane | xhuzul,tyatyamb,sithuthwane | thothomel,setsubasi,tsikinya,sethwathwa
shake | shak,trembl,shiver,rigor | bewe,bibber,ril | thuthumel,godola,qhaqhazel | ngcangcazel,godola,ngqangq | thothomel,bata,qhaqhasel
weakside | one side,left side,right side,drooping,droop,lopsided | een kant,linkerkant,regterkant,skeef,hang | hlangoth,tshek,gobek | cala,gobek,joja | lehlakore,lehlakor,kobehi,letshehadi
numb | numb,pins and needles,tingl,can't feel | dood gevoel,lam,dooierig,naalde | ndikindiki,shwaqa,shoba | ndindisholo,ndindi,rhwath | shwele,bohatsu,swahlam
paralys | paralys,can't move,can't lift,won't move | verlam,kan nie beweeg,optel | fa uhlang,khubazek,nyakaz | fa icala,khubazek,shukum | holofal,sisinyeh,phahamis
speech | speech,slur,speak,talk,words,sentence | praat,woorde,sleeptong,spraak | khulum,mazwi,gama | thetha,magama,lwimi | bua,mantswe,puo
face | face,cheek,smile | gesig,wang,glimlag | buso,sweni | buso,sweni | sefahleh,sefahlehong
vision | vision,blind,can't see,seeing double,blur | sien nie,blind,dubbel,dowwe | boni,mpofu,boni kabili,fiphel | boni,mfama,mfiliba | bone,foufal,fifala,lerotho
eye | =eye,=eyes,eyeball | oog,oë,oe | hlweni,lihlo,mehlo | liso,mehlo,hlweni | leihlo,mahlo
head | =head,skull | =kop,kopbesering,hoof | khanda | ntloko | hlooho
headache | headache,migraine,thunderclap | hoofpyn,kopseer,kopseer | khanda buhlung,phathwa yikhanda,phethwe | ntloko buhlungu,qaqanjelwa | opelwa ke hlooho,hlooho opa
worst | worst,never had,like never,unbearable,excruciat | ergste,nog nooit,ondraaglik | kakhulu kunak,ngakaze,nganele | ngazange,kakhulu kunayo,ngakaze | ho feta,ke qala,mamelleh
sudden | sudden,out of nowhere,all at once,instant | skielik,ewe skielik,meteens | ngokushesha,masinya,sanda,zumayo | ngequbuliso,kwangoko,ngesiquphe | hang,tshohanyetso,ka tshohany
neck | neck,nape | nek,nekstyf | ntamo | ntamo,mqala | molala
stiff | stiff,rigid | styf,stywe | qinile,lukhuni | qinile,lukhuni,omelel | thatafal,satalal,omell
light | bright light,the light,lights hurt | lig maak,liggevoel | kukhanya | kukhanya,zibane | lesedi
fever | fever,temperature,burning up,hot to touch | koors,warm,temperatuur,gloeiend | mkhuhlane,shisa,hisa,mfiva | fiva,shushu,bushushu | feberu,tjhesa,mocheso,feberu
chill | chills,freezing,cold hands,cold feet | koue,koud,yskoud | banda,godola | banda,godola | bata,serame
rash | rash,spots,hives,welts,blotch | uitslag,kolle,bulte | qubuk,chash,mashash | rhashal,qhakuva,chokoz,mabal | lekgopho,matheba,dihlaba,hlohlona
glass | glass test,don't fade,doesn't fade,not fade | verdwyn nie,glas | nyamalali | pheli | nyamele
itch | itch,scratch | jeuk,krap | luma,nwaya | rhawuz,rhawzel,nwaya | hlohlon,ingwaya
swell | swell,swoll,puff up,puffy,bloat | swel,geswel,opgeblaas | vuvuk,dumb | dumb,krala,vuvuk | ruruh,ruruh
tongue | tongue | =tong | limi | lwimi | leleme
throat | throat,swallow,drool,dribbl | keel,sluk,kwyl | mphimbo,gwiny,amathe | mqala,ginya,mathe | mmetso,metsa,mathe,qoqotho
allergy | allerg,peanut,bee sting,anaphyl,epipen,wasp | allerg,grondbone,bysteek | leji,nyos,mantongomane | aleji,nyosi,ndongomane | aleji,notshi,makotomane
bleed | bleed,bled,blood,gush,haemorr | bloei,bloed | opha,gazi | opha,gazi | madi,dutla
gush | pouring,soaking,soaked,gush,spurt,won't stop,pumping | spuit,stroom,deurweek,hou nie op | geleza,mpompoz,ayimi,ameki,cicima | mpompoz,galek,yeki,manz | pompa,tshollo,kolob,kgaotse,emise
vomit | vomit,throw up,threw up,puk,sick up,bring up | braak,opgooi,kots,vomeer | hlanza,palaza | gabh,hlanz | hlatsa,hlatsi
coffee | coffee ground,coffee | koffiemoer,koffie | kofi | kofu | kofi
stool | stool,poo,=poop,bowel,toilet,diarr,runny tummy | stoelgang,maag werk,diarree,toilet | indle,hambisa,uhudo,ndlini encane,thoyilethi | lindle,hambisa,tshiza,ndle,thoyilethi,uhudo | mantle,letshollo,tsholla,ntlwaneng
black | black,tarry,tar | swart,teer | mnyama | mnyama | ntsho
red | =red,scarlet | rooi | bomvu | bomvu | fubedu,kgubedu
yellow | yellow,jaundice | geel | phuzi | tyheli,mthubi | sehla,mosehl
green | green | groen | luhlaza,greeni | luhlaza | tala
belly | stomach,tummy,belly,abdom,gut | maag,buik,pens | sisu,swini | sisu,swini | mpa,mpeng,mala
hard | rigid,board,rock hard,hard as | hard,plankhard | qinile,lukhuni | lukhuni,qinile | thata,tiil
pain | pain,hurt,ache,sore,agony,cramp,stab | pyn,seer,kramp,steek | hlungu,luma,qaqamb | hlungu,qaqamb,luma | opa,bohloko,hlaba,loma
back | =back,spine,kidney | =rug,ruggraat,niere | hlane,nqamba,zinso | mqolo,mhlana,zintso | mokokotlo,letheka,diphio
leg | =leg,=legs,calf,thigh,knee,ankle | =been,=bene,kuit,dy,knie,enkel | lenze,thanga,dolo,qakala | lenze,thanga,dolo,qatha | leoto,serope,lengole,leqaqailana,maoto
foot | =foot,=feet,toe | voet,toon | nyawo,zwane | nyawo,nzwane | leoto,menwana ya leoto,maoto
hand | =hand,=hands,finger,wrist | =hand,hande,vinger,pols | zandla,sandla,mino,munwe | sandla,zandla,mnwe,minwe | letsoho,matsoho,monwana,menwana
skin | skin | =vel | sikhumba | lusu | letlalo
wound | wound,=cut,gash,stab,slash,laceration | wond,sny,steekwond | silonda,gwaz,sikile,gatsh | nxeba,silonda,hlab,sikeka | leqeba,hlabil,itshehil,seh
gun | gun,shot,bullet | skoot,geskiet,koeël,koeel | dubul,sibhamu,nhlamvu | dubul,mpu,mbumbulu | thuntsh,sethunya,kulo
knife | knife,blade | =mes,messteek | mmese,gwaz | mela,hlab | thipa,hlaba
break | broke,broken,fractur,bone,snap | breek,gebreek,been steek | phuk,thambo | phuk,thambo | robeh,robil,lesapo
fall | fell,fall,fallen,trip,drop,slipp | geval,val af,gly | wile,wele,khubek | wile,wele,khubek | wela,wetse,wele,wele
hit | hit,knock,bang,bump,kick,punch,beat | gestamp,geslaan,stamp,skop | shay,ngqubu,khahlel | beth,ngqub,khab | otla,thula,raha
car | car,taxi,truck,bakkie,accident,crash,motor | ongeluk,kar,taxi,trok,motor | moto,ngozi,tekisi,loli | moto,ngozi,tekisi,lori | koloi,kotsi,tekesi,teraka
burn | burn,scald,boiling,flame,fire | brand,kookwater,vuur,vlam | sha,shis,mlilo,bilayo | tsha,tshis,mlilo,bilayo | tjhel,tjhesw,mollo,belang
electric | electr,shocked,wire | elektries,geskok,skok | gesi,shokwa | mbane,shokw | motlakase,shokw
drown | drown,under water,pool,river | verdrink,swembad,rivier,onder die water | cwila,bhishi,mfula,phansi kwamanzi | rhaxw,tshona,mlambo,ntywil | kgamilwe ke metsi,noka,letamo,teneka
poison | poison,rat poison,bleach,paraffin,pesticide,drank,swallowed | gif,paraffien,bleik,gesluk,gedrink | shevu,phalafini,gwinye,jik,phuze | tyhefu,palafini,ginye,sele,jik | tjhefu,parafini,kwentse,metsitse,nwele
pills | pill,tablet,capsul,medic,dose | pil,tablet,medisyne,dosis | philisi,muthi,maphilisi | pilisi,yeza,chiza | pilisi,moriana,meriana
toomany | overdose,too many,all of the,whole box,handful,whole bottle | oordosis,te veel,hele boks,handvol | maningi,wonke amaph,lonke ibhokisi | ninzi,zonke iipil,ibhokisi yonke | ngata,kaofela,lebokose lohle
suicide | suicid,kill myself,end it,don't want to live,want to die,better off without,hang myself | selfmoord,doodmaak,wil nie meer lewe,end maak | zibulal,kufa,phila kimi,qeda | zibulal,kufa,phila,phelis | ipolaya,shwa,phela hape,fela
harm | harm myself,cut myself,cutting | sny myself,seermaak | zilimaz,zisika | zenzakalis,zisika | intsha kotsi,itsheha
voices | voices,hearing voices,watching me,spying | stemme,agtervolg | mazwi,bukele,landel | lizwi,landel,mamele | mantswe,lentswe,latela
violent | hit me,beat me,rape,assault,abus,forced | verkrag,geslaan,aangerand | dlwengul,ngishay,hlukumez | dlwengul,betha,xhaphaz | beta,otla,hlekefetsa
pregnant | pregnan,weeks gone,expecting | swanger,verwag | khulelw,mithi | khulelw,mithi | ima,moimana,imme,imana
labour | water broke,waters broke,contraction,labour,labor,pushing | water gebreek,kraam,sametrekk,kontraksi | beletha,manzi aphuk,nimb | beleka,zala,manzi aphuk,nimba | pepa,beleha,metsi a phatloh,sokolla
babymove | baby moving,baby kicks,not moved,movement | baba beweeg,skop | ngane inyakaz,dlali,nyakazi | mntwana shukum,shukumi | lesea tsamay,sisinyeh,raha
baby | baby,newborn,infant,month old | baba,pasgebore,suigeling | sana,ngane,ncane,umntwana | sana,mntwana,lusana | lesea,ngwana
feed | feed,nurs,breastfeed,bottle,latch,drink | voed,borsvoed,bottel,drink | ncel,dla,bhodlel | anc,dla,ncanca,tya | anya,ja,botlolo
nopee | no wet nap,not pee,not wee,no urine,hasn't peed | nat doek,pie nie,nie gepie | chami,nabukeni | chami,nabhukini | rote,lelere le omileng,ntshe moroto
dry | dry mouth,no tears,sunken,dehydrat,thirst | droë mond,ingesink,dors,ontwater | omile,shonile,komel,nyembezi | omile,tshonile,nxan,nyembezi | omme,teb,nyoril,dikgapha
sugar | sugar,diabet,insulin,glucose,hypo | suiker,diabeet,insulien | shukela,nsulin | swekile,nsulin | tswekere,insulin
bp | blood pressure,=bp,hypertens | bloeddruk,=bp | mfutho,higher,bp | nyuko,high high,bp | kgatello,=bp
urine | urine,wee,pee,bladder,uti | urine,pie,blaas | chama,mchamo | chama,mchamo | rota,moroto
testicle | testic,balls,scrotum,groin | bal,teelbal,lies | sende,masende,mphambili | sende,masende,mphambili | lerete,marete
penis | penis,erection | penis,ereksie | mthondo | mthondo,bhentshu | ntho ya botona
period | period,menstr,vagina | maandstond,menses,vagina | sikhathini,mjovo,sitho | xesha lam,nyanga,siexeni,bufazi | kgwedi,botshehadi,ilela
cough | cough,phlegm,mucus,sputum | hoes,slym | khwehlel,sikhohlel | khohlel,sikhohlel | kgohlel,sehohlela,mamina
cold | runny nose,blocked nose,sneez,flu,cold,sinus | neus,verkoue,griep,nies | khala,mkhuhlane,thimul | mpumlo,ngqele,thimla,fluwenza | nko,mokgohlane,ethimol,sefuba
ear | =ear,=ears,earache | =oor,oorpyn | ndlebe | ndlebe | tsebe
asthma | asthma,inhaler,pump,nebul | asma,pompie | sbane,pompo,asma,fuba somoya | mbefu,mpompo,asma | asma,pompo
snake | snake,bitten,bite,spider,scorpion,dog,bat | slang,gebyt,byt,spinnekop,skerpioen,hond,vlermuis | nyoka,lum,nja,bubesi,fezela,lulwane | nyoka,lum,nja,rhamba,lulwane,unomadudwane | noha,lom,ntja,phepheng,mmankgane
smoke | smoke,fumes,carbon,gas,fire | rook,dampe,gas | ntuthu,gesi | msi,rhasi,gesi | mosi,gase
alcohol | drunk,alcohol,beer,wine,drink a lot | dronk,drank,bier,wyn,alkohol | dakiw,tshwala,bhiya | nxil,tywala,bhiya | tahil,jwala,biri
drugs | drug,tik,nyaope,cocaine,heroin,overdos,weed,dagga | dwelms,dagga,tik,kokaïen | zidakamizwa,nyaope,nsangu | ziyobisi,ntsangu,tik | dithethefatsi,nyaope,matekwane
worse | worse,getting bad,spread,deteriorat | erger,vererger,versprei | bi kakhulu,qinela,bhebhethek,sabalal | nda,mbi ngakumb,nwenw | mpefal,ntse e mpe,ata,haholoanyane
quick | quick,fast,rapid,minutes ago,minute,hour ago | vinnig,minute gelede,netnou,minuut | shesha,mizuzu,manje | khawulez,mizuzu,ngoku | potlak,metsotso,jwale
now | right now,now,just now | nou,nou net,tans | manje,namhlanje,manj | ngoku,namhlanje | jwale,kajeno,hona jwale
days | =days,day ago,yesterday | dae,gister | nsuku,zinsuku,zolo | ntsuku,zolo | matsatsi,maobane
weeks | week | week,weke | viki,masonto,sonto | veki | beke
months | month | maand | nyanga | nyanga | kgwedi
years | year | jaar,jare | nyaka | nyaka,minyaka | dilemo,selemo
better | better,improv,gone,went away,settled,fine,okay,all right | beter,weg,verby,reg,oukei | ngcono,phelile,dlul,lulam,hle | ngcono,phelile,dlul,lungil | betere,fedil,fola,lokil,hantle
mild | mild,slight,little,a bit,niggl,minor | effens,bietjie,ligte | ncane,kancane | ncinci,kancinci | hanyane,nyane
normal | normal,usual,as always,playing,eating well,feeding well | normaal,gewoon,speel,eet goed | jwayelek,njengokujwayel,dlala,dla kahle | qhelek,dlala,tya kakuhle | tlwaelehileng,bapala,ja hantle
nothing | no fever,no pain,not bad,otherwise well,nothing else | geen koors,nie koors,niks anders,geen pyn | shisi,buhlungu,akukho okunye,lutho | fiva,kungekho,buhlungu,ayikho enye | tjhese,ho se letho,=letho
repeat | prescription,repeat,refill,script,renew | voorskrif,herhaal,hernu | script,philisi aphel,phindisel,ncwadi | script,phelelwe,kwakhona,phinda | script,fellets,pheta
certificate | certificate,sick note,letter,form,doctor's note | sertifikaat,siekbrief,brief,vorm | sitifiketi,ncwadi,fomu | satifiketi,ncwadi,fomu | lengolo,setifikeiti,foromo
vaccine | vaccin,immunis,jab,injection | inent,entstof,inspuiting | goma,mjovo,jova | gonya,naliti,mjovo | ente,moento,lemao
test | test,check-up,checkup,screen,result | toets,ondersoek,uitslae,resultate | hlol,mphumela | hlol,xilong,ziphumo | tlhahlobo,hlahlob,diphetho
question | how long,can i,should i,is it safe,what can,when can,do you | kan ek,moet ek,is dit veilig,wat kan,wanneer | ngicela,ngingakwaz,nini,ngabe,kufanele,ngifuna | ndicela,ndinga,nini,ingaba,kufuneka,ndifuna | kopa,nka,neng,na nka,batla,tshwanela
price | price,cost,appointment,book,open,hours | prys,koste,afspraak,oop | malini,nivula,vula,bhuka | malini,vula,bhukisha | bokae,bula,beya
film | film,movie,series,match,exam,joke,boss,work,school,=lol,haha | fliek,rugby,eksamen,baas,werk,skool,haha | bhayisk,bhola,hlolo,msebenz,sikole,haha | bhanyabh,bhola,mviwo,msebenz,sikolo,haha | filimi,bolo,tlhahlobo,mosebetsi,sekolo,haha
dying | dying for,killing me,dead tired,to death,laughing | vrek,dood moeg,lag my | fa insini,ngafa,phelelw amandla,bulala | fa yintsini,ndifile,bulala | shwa ke,bolaya,tsheh
past | ago,last year,used to,when i was,history of,years back | gelede,verlede jaar,vroeër,destyds | nyakenye,kudala,ngaphambili,washona | kulo nyaka,kudala,ngaphambili | fetileng,kgale,ngwahola,hlokahet
other | my friend,neighbour,my aunt,somebody,people | my vriend,buurman,tannie,iemand,mense | mngani,makhelwane,abantu,malum | mhlobo,mmelwane,bantu,malum | motswalle,moahisane,batho,malome
husband | husband,wife,partner,boyfriend | man,vrou,kêrel | myeni,nkosikazi,soka | myeni,nkosikazi | monna,mosadi,mohats
mother | mother,mom,mum,=ma,granny,gran | =ma,mamma,ouma | mama,gogo | mama,makhulu | mme,nkgono
father | father,dad,grandpa,grandfather | =pa,pappa,oupa | baba,mkhulu | tata,tatomkhulu | ntate,ntatemoholo
child | child,=son,daughter,toddler,boy,girl | kind,seun,dogter,kleuter | ngane,ndodan,ndodakaz,mfana,ntombaz | mntwana,nyana,ntombi,nkwenkwe | ngwana,mora,moradi,moshanyana
old | elderly,old man,old lady,80 | ou man,oupa,bejaard | khehla,salukazi,ogogo | xhego,xhegwazana | moqheku,mosadimoholo
surgery | operation,surgery,operated,stitches,c-section,caesar | operasie,keiser,steke | hlinzw,thung,qakathwa | tyand,qhaqhw,thung | buuw,opereish,roka
hospital | hospital,icu,clinic,ambulance,er. | hospitaal,kliniek,ambulans | sibhedlela,mtholampilo,mbulense | sibhedlele,kliniki,ambulensi | sepetlele,tleliniki,ambulense
cancer | cancer,chemo,tumour,lump | kanker,chemo,knop | mdlavuza,khemo,gaxa | mhlaza,khemo,qhuma | kankere,kimo,seso
hiv | hiv,arv,=tb,transplant,immune | hiv,=tb,oorplanting | ngculaz,=arv,=tb,gciwane | gawulay,=arv,=tb,ntsholongwane | hiv,=arv,=tb,kokwana
thinner | warfarin,blood thin,aspirin,xarelto | warfarin,bloedverdun,aspirien | ncibilikis,warfarin | nciphisa igazi,warfarin | hlapollang madi,warfarin
anxiety | anxious,anxiety,panic,stress,worr | angs,paniek,stres,bekommer | khathazek,saba,xhuph,valo | xhala,oyik,khathazek,stress | tshwenyeh,tshab,kgatell
sad | depress,sad,cry,hopeless,low mood,empty | depress,hartseer,huil,moedeloos,leeg | dangele,dabuk,khala,themba | dakumb,lusizi,lila,themba | hlomoh,lla,tshep,nyaham
sleep | sleep,insomn,awake | slaap,wakker | lala,buthongo | lala,buthongo | robal,boroko
tired | tired,fatigue,exhaust,weak,no energy,no strength | moeg,uitgeput,swak,geen krag | khathal,buthak,mandla | diniw,buthath,mandla | kgathal,fokol,matla
dizzy | dizz,lighthead,spinning,vertigo | duisel,draai | nzululwan,zungez,siyezi | siyezi,nzululwane,jikelez | tsekel,dikeleh,hlooho e potoloh
walk | walk,stand,stagger,balance,crawl | loop,staan,slinger,kruip | hamba,hambi,ukuma,sukum,bhadaz | hamba,hambi,ukuma,phakama,bhadaz | tsamay,ema,kgasa
dark | dark,curtain,flashes,floaters | donker,gordyn,flitse | mnyama,khethen,bani | mnyama,khethini | lefifi,garetene
foam | foam,froth,bubbles | skuim | gwebu | gwebu | lekweba,mafofu
smell | smell,stink,pus,oozing,discharge | ruik,stink,etter,afskeiding | nuk,bovu,phuma | nuk,bofu,phuma | nkga,boladu,tswa,ntsha
foreign | stuck,swallowed a,coin,battery,magnet,bead,nail | munt,battery,magneet,kraal,spyker,vas | bhaka,mali,bhetri,gwinye,zipikili | mali,bhetri,ginye,zikhonkwane | tjhelete,betri,metsitse,sepekere
chemical | acid,chemical,cement,lime,cleaner,splash | suur,chemikal,sement,spat | khemikhali,simende,chaph,esid | khemikhali,samente,tshiz,esidi | khemikhale,samente,qhatsel,asiti
heat | heat,sun,hot day,sunburn | hitte,son,sonbrand | langa,kushisa | langa,bushushu | letsatsi,tjhesa
cut off | cut off,amputat,crushed,trapped,stuck in machine | afgesny,vasgevang,masjien | nqamuk,bhajw,mshin | nqunyul,bambek,mshini | kgaoh,tshwereha,motjhine
lying | lying,on the floor,on the ground,found him,found her | op die vloer,op die grond,gekry | lele phansi,phansi,sithole | lele phantsi,phantsi,fumene | robetse fatshe,fatshe,fumane
answer | answer,respond,stares,staring | antwoord,staar | phendul,jolozel | phendul,jonga | arab,tjama,tadima
sit | sit up,leaning forward,can't lie | regop sit,plat lê | hlala,ngalali phansi | hlala,lala phantsi | dula,dutse,robala
ribs | ribs,sucking in,pulling in,nostrils | ribbes,intrek,neusvleuel | bambo,donsa | mbambo,tsala | dikgopo,hohla
noise | snor,gurgl,rattl,grunt,stridor,barking,whistl | snork,roggel,kreun,blaf,fluit | hona,qoqoz,khonkoth,lile | rhona,xhwantsh,khonkoth | honotha,korotl,bohola,modumo
nose | nose,nosebleed | neus,bloedneus | khala,mongula | mpumlo,mongozul | nko,mokola
moles | mole,wart,acne,pimple,eczema,dandruff,athlete | moesie,vrat,puisie,ekseem,skilfers | nsumpa,nduna,zimpondo | nsumpa,qhakuva,kwaphu | sebele,hlahla,seo,dihlaba
sting | mosquito,insect,tick,lice,bedbug | muskiet,insek,bosluis,luise | miyane,zinambu,mkhaza,ntwala | ngcongconi,sinambu,khalane,ntwala | monwang,kokonyana,lekgoka,nta
cramp | muscle,sprain,strain,pulled,gym | spier,verstuit,verrek,gim | msipha,nyephu | sihlunu,kruneka | mosifa,nyeneh
constip | constip,heartburn,indigest,reflux,gas,wind | hardlywig,sooibrand,winderig,maagsuur | qunjelw,silungulela,zizinto | qhina,sitshis,moya esisw | sokela,seokolela,moya mpeng
contracept | contracept,morning after,condom,pill forgot | voorbehoed,oggendpil,kondoom | hlela,khondom,vimbela | cwangcis,khondom,nqand | thibelo,khondomo
period late | late,missed period | laat,gemis | phuzile,ngekho esikhathini | shiywe,mvakwexesha | diehil,kgwedi ha e so
hair | hair,nails | hare,naels | nwele,zipho | nwele,nzipho | moriri,manala
travel | travel,malaria,mozambique,holiday | reis,malaria,mosambiek,vakansie | vakash,malaleveva,hambo | hambo,malariya,khenketh | leeto,malaria
`;

/**
 * Small words by which English, Afrikaans and Sesotho are known. isiZulu and isiXhosa write theirs together with the word beside them, so
 * what has few of these is one of those two.
 */
export const SMALL_WORDS = {
  en: `the and my i i'm is a to of in it for not but she he her his has have had been was on with at since after from no so now very can
can't just this that what when me we do does did are be as if about like then there they them got get feel feels going`,
  af: `die en my ek is 'n het nie van sy hy sy dit in op met vir na maar ons jy was wat nou al se haar hom om te ook so toe word kan moet
baie nog by aan uit sien as daar deur tot hulle jou geen voel gaan wil hoe dis`,
  st: `ke ka ho le ya ha o a e ba sa se tse tsa mo ne re na wa la di bo kapa empa mme jwale feela hore tla ile hae ka ntse hape ena yena`,
};
