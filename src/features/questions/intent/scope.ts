// What this site has no answer to: the law of another place, and everything that is not probate.
import { containsQuestion } from '../guard/contains-question.ts';
import { refersBack } from '../history.ts';
import { normalize } from '../normalize.ts';

const states =
  'alabama|alaska|arizona|arkansas|calif(?:ornia)?|colorado|connecticut|delaware(?! county)|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|washington(?: state| dc)(?! county)|wisconsin|wyoming|puerto rico';
const countries =
  'canada|mexico|england|scotland|ireland|germany|france|italy|india|(?<!(?:the|her|his|my|our|good|fine|bone|wedding|moms?|grandmas?|old) )china|australia|the uk|great britain|ontario|philippines|japan|spain|nigeria|ghana|somalia|nepal|ukraine|poland|peru';
const cities =
  'chattanooga|fort worth|jacksonville|knoxville|milwaukee|minneapolis|omaha|sacramento|salt lake city|san antonio|sarasota|tucson|tulsa|houston|dallas|austin|chicago|detroit|pittsburgh|philadelphia|indianapolis|louisville|miami|orlando|tampa|phoenix|las vegas|los angeles|san diego|san francisco|atlanta|nashville|memphis|denver|seattle|boston|buffalo|charlotte|brooklyn|manhattan|st\\.? louis|kansas city|new orleans|baltimore|fort wayne|erie pa';
/** Short forms that are no words of their own; the VA has hospitals. */
const short =
  '\\b(?:az|fl|ga|ky|nc|nj|ny|sc|tn|tx|wi|wv|(?<=\\b(?:in|from|to|county|,) ?)(?:ca|il|md|mi|mn|mo|pa(?! (?:died|passed|left|had|has|was|is|owned))|va(?! (?:hospital|home|care|nursing|benefits?|burial|cemetery|claim|disability|for|funeral|headstone|loan|money|payw*|pension|to)))|(?<=, ?)in(?=[?.!]?$))\\b';
const elsewhere = `(?:(?:${states}|${countries}|${cities})\\b|${short})`;

const places =
  'akron|ashland|ashtabula|athens|barberton|batavia|beavercreek|bellefontaine|bowling green|brunswick|bucyrus|cadiz|cambridge|canton|carrollton|celina|chardon|chillicothe|cincinnati|circleville|cleveland|columbus|conneaut|coshocton|cuyahoga falls|dayton|dublin|east liverpool|elyria|euclid|fairborn|findlay|fremont|gahanna|gallipolis|garfield heights|greenville|grove city|hamilton|hilliard|hillsboro|ironton|kenton|kettering|lake erie|lakewood|lancaster|lima|lisbon|lorain|mansfield|marietta|marion|marysville|massillon|maumee|mcarthur|mcconnelsville|medina|middletown|millersburg|mount gilead|mount vernon|napoleon|new lexington|new philadelphia|newark|norwalk|norwood|painesville|parma|paulding|perrysburg|piqua|pomeroy|port clinton|portsmouth|ravenna|reynoldsburg|sandusky|shaker heights|springfield|st clairsville|steubenville|strongsville|tiffin|toledo|troy|twinsburg|urbana|van wert|vermilion|wadsworth|wapakoneta|warren|washington court house|wauseon|waverly|west union|westerville|westlake|wilmington|woodsfield|wooster|xenia|youngstown|zanesville';
const counties =
  'adams|allen|ashland|ashtabula|athens|auglaize|belmont|brown|butler|carroll|champaign|clark|clermont|clinton|columbiana|coshocton|crawford|cuyahoga|darke|defiance|delaware|erie|fairfield|fayette|franklin|fulton|gallia|geauga|greene|guernsey|hamilton|hancock|hardin|harrison|henry|highland|hocking|holmes|huron|jackson|jefferson|knox|lake|lawrence|licking|logan|lorain|lucas|madison|mahoning|marion|medina|meigs|mercer|miami|monroe|montgomery|morgan|morrow|muskingum|noble|ottawa|paulding|perry|pickaway|pike|portage|preble|putnam|richland|ross|sandusky|scioto|seneca|shelby|stark|summit|trumbull|tuscarawas|union|van wert|vinton|warren|washington|wayne|williams|wood|wyandot';
const ohio = new RegExp(
  String.raw`\bohio\b|\b(?:${places})\b|\b(?:${counties}) county\b|\boh\b(?! (?:no|my|well|man|god|dear|ok|yes|and|i|wow|boy|so))`,
);

const person =
  "(?:i|we|i'm|im|we're|were|me|he|she|they|who|one|(?:my|our|the|her|his|an?|one|other)? ?(?:\\w+ )?(?:executor|heirs?|sisters?|brothers?|siblings?|sons?|daughters?|cousins?|kids|nephews?|nieces?|lawyers?|attorney|family))";
const stays =
  '(?: (?:all|both|just|now|currently|also|still|only|is|are|am|was|down|up|over|out|way|back|here|moved|live|lives|living|stationed|based|located|come|coming|fly|flying|drive|driving|calling|writing|stuck|retired|stay|staying))*';
/** Where the writer, or someone who helps, lives: it decides nothing about the estate. */
const residence = new RegExp(
  String.raw`\b${person}${stays},? (?:in|from|to|at|near|outside) (?:\w+,? )?${elsewhere}(?:,? ?(?:tx|fl|ky|usa?))?|^(?:in )?${elsewhere} here\b|\bliv(?:e|es|ing),? (?:in )?(?:\w+,? )?${elsewhere}`,
  'g',
);
/** Georgia, Virginia and Austin may be people. */
const aPerson =
  /\b(?:georgia|virginia|carolina|austin|dallas|orlando|charlotte|houston|denver|france)(?: is|,| \()? ?(?:my|our|his|her) \w+/g;

/** "Wayne County, Michigan", "Columbus, Georgia" and "Memphis, Shelby County" are no places in Ohio; "in Oregon" may be. */
const placeElsewhere = new RegExp(
  String.raw`\b(?!(?:ohio|in|at|near|from|of|to|for)\b)\w+(?: county,?(?: in)?|,)? ${elsewhere}|\b(?:${cities}),? (?:in )?\w+ county\b`,
  'g',
);
/** The message, normalized, without the places that it puts in another state. */
export const withoutPlacesElsewhere = (message: string): string => normalize(message).replace(placeElsewhere, ' ');
const isInOhio = (text: string): boolean => ohio.test(withoutPlacesElsewhere(text));

/** What the law of a place governs: its courts and their papers, and what lies there. */
const governed =
  '(?:probate|estates?|intesta\\w+|succession|heirship|inherit\\w*|laws?|courts?|clerk|judge|wills?|trusts?|executor|administrat\\w+|letters|tax(?:es)?|fees?|limit|share|homestead|affidavits?|forms?|deeds?|claims?|register|property|land|house|home|condo|flat|apartment|farm|works?|died|dies|passed(?: away)?|lived|everything)';
/**
 * The other place is the estate's own: what is asked for, or what is left, is there. A name in passing decides nothing.
 */
const isOfEstate = new RegExp(
  String.raw`^(?:in |the )*(?:\w+ county,? (?:in )?)?${elsewhere}|\b${governed}(?: [\w']+){0,5}? (?:in|of|for|from|at|to)(?: [\w']+){0,2},? ${elsewhere}|${elsewhere},?(?: [\w']+){0,3} ${governed}\b|\b${governed} (?:\w+ )?${elsewhere}`,
);

/** What each court does in its own way; someone may also ask for it *from* another state. */
const practice =
  "(?:deposits?|costs?|fees?|fil(?:e|ed|ing)|e-?fil\\w+|hours|checklists?|help desk|apprais\\w+|auditor'?s?)";
const isOfCourt = new RegExp(
  String.raw`\b${practice}(?: [\w'-]+){0,5}? (?:in|of|for)(?: [\w']+){0,2},? ${elsewhere}|\b${practice}(?:(?! from\b) \w+){0,3},? ${elsewhere}[?.!]?$|${elsewhere},? (?:probate |court )?${practice}\b`,
);
/** Towns of Ohio that have a state's name. */
const namesake = /\b(?:in|at|near|from|of|to) (?:oregon|delaware)\b/g;

/**
 * The message is about an estate in another state or country. Someone there who asks about Ohio is not meant, and
 * neither is a paper from there that an estate in Ohio was told of.
 */
export function isElsewhere(message: string, before = ''): boolean {
  const text = normalize(message);
  if (!containsQuestion(message) && isInOhio(normalize(before))) return false;
  if (isInOhio(text)) return false;
  const places = text.replace(aPerson, ' ').replace(residence, ' ');
  return isOfEstate.test(places) || isOfCourt.test(places.replace(namesake, ' '));
}

/** Subjects of other offices and other trades. */
const others =
  /\b(?:divorc\w*|annulment|custody|visitation(?= (?:rights?|schedules?|orders?|time|with))|child support|alimony|restraining order|green ?card|visa application|immigration|asylum|citizenship|deport\w*|speeding|traffic|parking ticket|dui|ovi|arrest\w*|felony|misdemeanor|bail|parole|warrant|expunge\w*|jury duty|bankruptcy|unemployment|food stamps|snap benefits|passport|driver'?s? licen[sc]e|recipe|cook(?:ing)?|bake|weather|rain(?:ing)? (?:in|tomorrow|today)|snow(?:ing)? (?:in|tomorrow|today)|forecast|stock market|stocks to|lottery|powerball|football|baseball|basketball|browns|bengals|buckeyes?|cavs|guardians game|score of|who won|movie|song|lyrics|poem|joke|essay|homework|python|javascript|code|program(?:ming)?|wifi|printer|medicine|symptoms?|palpitations?|side effects?|dosage|headache|fever|doctor (?:for|should)|diagnos\w*|diet|workout|lose weight|pregnan\w*|vacation|flights?|hotel|restaurant|pizza|dating|horoscope|president|election|vote|capital of|translate|math problem|equation|square root|car accident|slip and fall|malpractice|workers'? comp\w*|health insurance|credit score|refinanc\w*|small claims|neighbor'?s? (?:fence|dog|tree)|hoa|zoning)\b/;
/** Things that an estate may hold, too: another subject where nobody's family is named. */
const holdings =
  /\b(?:bitcoin|crypto\w*|ethereum|netflix|iphone|android|laptop|password|student loans?|security deposit|(?:my|the) lease|car insurance|dog|puppy)\b/;
const kin =
  /\b(?:his|hers?|their|(?:grand|step)?(?:mom|mother|ma|dad|father|pa|parent)s?|husband'?s?|wife'?s?|brothers?|sisters?|sons?|daughters?|aunts?|uncles?|family|takes?|keeps?)\b/;
/** A landlord is the living's own, unless they ask for what someone of their family left with one. */
const landlord = /\blandlords?\b/;
const leftWithLandlord =
  /\b(?:my|our) (?:late )?(?:(?:grand|step)?(?:mom|mother|ma|dad|father|pa|parent)|husband|wife|brother|sister|son|daughter|aunt|uncle)'?s?'? (?:old )?(?:(?:security|rent|damage) )?(?:deposit|apartment|lease|things|stuff|belongings|furniture)\b/;
/** What to say, read or wear at a funeral, and what to write for one. */
const ceremony =
  /\beulog(?:y|ies)\b|\b(?:say|read|speak|talk|wear|sing) (?:\w+ )?(?:at|for|to) (?:\w+ ){0,4}(?:funeral|wake|viewing|memorial|burial)\b|\b(?:say|put|write|writing|word|wording|draft|compose)\b(?: [\w']+){0,4} (?:obituary|(?:prayer|sympathy|condolence|memorial|thank you) (?:card|note)s?)\b/;
/** Words that bring a subject back to an estate: "my divorced father died", "the landlord of my late aunt". */
const estateWords =
  /\b(?:probate|estate|executor|administrator|will says|the will|no will|inherit\w*|heirs?|died|dies?|dead|death|deceased|passed|been gone|funeral|late (?:mother|father|husband|wife|aunt|uncle)|letters of authority|decedent|deed|his ex|her ex|ex[- ]?(?:wife|husband)|divorced|beneficiary|life insurance|kin)\b/;

/** What the probate court does for the living: not an estate, yet the same clerk can help. */
const courtsOtherWork =
  /\b(?:marriage licen[sc]es?|get married|guardianship|guardian (?:of|for|over) my|conservatorship|adopt(?:ion\b|ing (?:a|my)|\b my)|name change|change (?:my|our|his|her|a) (?:\w+ )?name|involuntary commitment|mental health commitment|minor'?s? settlement|settlement for (?:a|my) (?:minor|child))\b/;
/** A guardian for somebody old and ill: a page says how one is appointed. */
const guardianOfElder = /^(?=.*\b(?:guardian(?:ship)?|conservatorship)\b).*\b(?:dementia|alzheimer'?s?|elderly)\b/;
/** The court's own name says nothing about an estate. */
const courtsName = /\bprobate (?:court|judge|division)\b/g;

export function isCourtsOtherWork(message: string): boolean {
  const text = normalize(message).replace(courtsName, ' ');
  const forOneself = !estateWords.test(text) || /\bchange my (?:\w+ )?name\b/.test(text);
  if (guardianOfElder.test(text)) return false;
  return courtsOtherWork.test(text) && forOneself && !/\b(?:deed|title|widow|prove|account)\b/.test(text);
}

/** Courts decide these for the living: an estate that was spoken of before does not make them its own. */
const ofTheLiving = /\b(?:divorc\w*|annulment|custody|visitation|child support|alimony)\b/;
const ofOneself = /\b(?:do|must|can|should) (?:i|we)\b/;

/** The message is about something else altogether, unless it goes on with the estate of the message before. */
export function isOutOfScope(message: string, before = ''): boolean {
  const text = normalize(message);
  const isElse =
    others.test(text) ||
    (holdings.test(text) && !kin.test(text)) ||
    (landlord.test(text) && !leftWithLandlord.test(text));
  const points = refersBack.test(text) || ofOneself.test(text);
  const goesOn = points && !ofTheLiving.test(text) && estateWords.test(normalize(before));
  return ceremony.test(text) || (isElse && !goesOn && !estateWords.test(text)) || isCourtsOtherWork(message);
}
