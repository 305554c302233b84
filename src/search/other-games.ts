/** Games and programs that people run on servers, which a site may have no guides for. Pure. */
import { analyseText } from './analyse.ts';

/**
 * Whoever names one asks about that one, however much of the rest of the question other guides hold: "dayz loot settings". Names in
 * small letters as they are typed, by commas. Hosts are not among them: one can be where a world comes from.
 */
const NAMES =
  'dayz,arma reforger,arma 2,operation flashpoint,project zomboid,zomboid,conan exiles,conan,sons of the forest,' +
  'the forest,green hell,v rising,vrising,icarus,astroneer,squad,squad 44,post scriptum,hell let loose,hll,scum,' +
  'the isle,path of titans,beasts of bermuda,raft,cs2,csgo,cs go,cs 1.6,counter strike,counter strike 2,' +
  'counterstrike,tf2,team fortress,team fortress 2,left 4 dead,left 4 dead 2,l4d2,half life,hl2dm,day of defeat,' +
  'insurgency,insurgency sandstorm,ground branch,ready or not,mordhau,chivalry,chivalry 2,bannerlord,' +
  'mount and blade,holdfast,eco,eco global survival,barotrauma,stationeers,subnautica,nitrox,empyrion,avorion,' +
  'starmade,no one survives,soulmask,nightingale,myth of empires,once human,last oasis,dark and light,' +
  'citadel forged with fire,craftopia,longvinter,the front,frozen flame,night of the dead,deadside,miscreated,' +
  'hurtworld,reign of kings,life is feudal,wurm,wurm unlimited,outlast trials,among us,lethal company,phasmophobia,' +
  'helldivers,deep rock galactic,payday 2,killing floor,killing floor 2,quake live,quake 3,unreal tournament,' +
  'ut2004,xonotic,red eclipse,openarena,urban terror,call of duty,cod4,battlefield,bf4,bf3,battlebit,halo mcc,' +
  'eldewrito,fortnite,roblox,valorant,apex legends,overwatch,pubg,warzone,league of legends,hypixel,mineplex,dota,dota 2,' +
  'world of warcraft,azerothcore,trinitycore,lineage 2,ragnarok online,mu online,metin2,tibia,ultima online,' +
  'runescape,albion online,eve online,elder scrolls online,fallout 76,skyrim,skyrim together,oblivion,morrowind,' +
  'tes3mp,baldurs gate,diablo,path of exile,last epoch,elden ring,dark souls,cyberpunk,witcher,assetto corsa,' +
  'assetto corsa competizione,rfactor,rfactor 2,iracing,automobilista,beamng,beammp,euro truck simulator,ets2,' +
  'american truck simulator,truckersmp,farming simulator,fs22,fs25,snowrunner,mudrunner,train simulator,' +
  'derail valley,transport fever,openttd,cities skylines,age of empires,civilization,stellaris,hearts of iron,' +
  'crusader kings,europa universalis,total war,company of heroes,command and conquer,starcraft,warcraft 3,' +
  'supreme commander,beyond all reason,mindustry,shapez,oxygen not included,dyson sphere program,' +
  'captain of industry,planet crafter,techtonica,timberborn,sunkenland,return to moria,the lord of the rings,' +
  'bellwright,medieval dynasty,going medieval,sun haven,coral island,fields of mistria,my time at sandrock,' +
  'animal crossing,pokemon,splatoon,mario kart,gta san andreas,samp,sa mp,open mp,mta,multi theft auto,gta 4,' +
  'ragemp,rage mp,altv,just cause,jc3mp,saints row,watch dogs,red faction,star wars jedi academy,jedi academy,' +
  'battlefront,kotor,ark 2,dragonwilds,windrose,abyssus,everspace,kerbal space program,ksp,luna multiplayer,' +
  'scrap mechanic,trailmakers,stormworks,from the depths,robocraft,space station 13,ss13,ss14,town of salem,' +
  'tabletop simulator,foundry vtt,foundryvtt,roll20,vrchat,second life,resonite,neos vr,pavlov,pavlov vr,h3vr,' +
  'gorilla tag,rec room,mumble,ventrilo,wordpress,joomla,drupal,shopify,wix,squarespace,prestashop,magento,' +
  'nextcloud,plex,jellyfin,home assistant,pi hole,openvpn,wireguard,icecast,shoutcast,kubernetes,k8s,openshift,' +
  'terraform,ansible,jenkins,gitlab,grafana,prometheus,elasticsearch,kibana,kafka,rabbitmq,postgres,postgresql,' +
  'sql server,mssql,cassandra,hadoop,vmware,virtualbox,proxmox,hyper v,active directory,sharepoint,onedrive,outlook,' +
  'powerpoint,excel,vlookup,bitlocker,tensorflow,pytorch,pandas,matlab,latex,autocad,solidworks,photoshop,' +
  'illustrator,lightroom,after effects,davinci resolve,figma,ableton,fl studio,xcode,android studio,printer,scanner,' +
  'toner,netflix,spotify,instagram,whatsapp,snapchat,gmail,icloud,airpods,apple watch,kindle,alexa,chromecast,roku';

let names: ReadonlySet<string> | undefined;
const LONGEST = 5;

/**
 * Whether the question names one of which the page that was found says nothing. `standThere`: whether terms stand there.
 */
export function namesOther(
  text: string,
  language: string,
  standThere: (terms: readonly string[]) => boolean,
): boolean {
  names ??= new Set(NAMES.split(','));
  // In small letters, for a capital begins a word: "DayZ" would be two.
  const words = analyseText(text.toLowerCase(), language).flatMap((chunk) => chunk.words);
  return words.some((_, at) => {
    for (let length = 1; length <= LONGEST && at + length <= words.length; length++) {
      const own = words.slice(at, at + length);
      if (names?.has(own.map(({ raw }) => raw).join(' ')) !== true) continue;
      const terms = own.flatMap(({ term, stop }) => (stop ? [] : [term]));
      // Of stop words alone no index has any.
      if (terms.length > 0 && !standThere(terms)) return true;
    }
    return false;
  });
}
