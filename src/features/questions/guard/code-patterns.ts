// Codes that open something, three to eight digits: too short to tell by themselves. What stands before them stays.

/** What they open. */
const opened =
  '(?:alarm|atm|bank|computer|debit|door|email|garage|gate|i?phone|ipad|irs|keypad|lap ?top|lock ?box|log ?in|safe|screen|security|tablet|unlock|vault|verification|voice ?mail|wi-?fi)';
const named = 'pin|cvv|cvc|pass ?code|combo|combination|one[- ]?time (?:code|password)';
/** Words before "code" that make it no secret. */
const harmless = String.raw`(?<!\b(?:area|bar|building|case|country|county|dress|legal|ohio|orc|postal|probate|qr|revised|state|tax|zip) )`;
const notMore = String.raw`\b(?![-/.,]?\d| ?%)`;

/** Each takes the code out and keeps its first group. */
export const codes: RegExp[] = [
  new RegExp(
    String.raw`(\b(?:${named}|pin ?code|clave|pas+w(?:or)?d|keypad|lock ?box|screen ?lock|unlock|atm|${opened}(?: \w+)? (?:code|number|no))(?: (?:number|no|code|is|was|to))*[ :#=]{0,3})\d(?:[ -]{0,3}\d){2,7}${notMore}`,
    'gi',
  ),
  new RegExp(
    String.raw`(\b(?:${named}|secret number|identification number|${opened}(?: \w+)? code|${harmless}code(?= (?:is|was|for|to)\b)|texted (?:me|us|him|her) a code|code (?:(?:they|you) )?(?:sent|texted|mailed|emailed)(?: to)? (?:me|us|him|her)|clave|contraseña)\b[^\d\n.?!$#]{0,40})(?<!\b(?:in|since|of|at) )\d{3,8}${notMore}`,
    'gi',
  ),
  // "the safe opens with 119044", "the combination is 32 left 17 right 8", "the key and code 9917"
  /(\b(?:combination|lock ?box|(?:opens|unlocks)(?: w(?:ith)?)?)\b[^\d\n.?!$]{0,40})\d{1,2}(?:(?:[- ]|left|right|then|to){1,5}\d{1,2}){2,5}\b/gi,
  /(\b(?:(?:opens|unlocks) w(?:ith)?|text(?:ed|s)? (?:\w+ ){0,3}code) )\d{3,8}\b/gi,
  /(\b(?:tele|(?:tele)?phone |online )banking (?:code|number|pin)\b[^\d\n.?!$]{0,15})\d{3,8}\b/gi,
  /(\bkey and code )\d{3,8}\b/gi,
  /()\b\d{4,8}(?= (?:opens|unlocks)\b)/gi,
  /(\bcode\b[^\d\n.?!$#]{0,20})\d{6}\b(?![-/.,]?\d)/gi,
  // "4471 was dad's pin"
  /()\b\d{4,8}(?= (?:is|was) (?:[\w'’]+ ){0,2}(?:pin|passcode|code)\b)/gi,
];
