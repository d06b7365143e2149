// What a person in need says in other languages than English, for expressions with the flag u. Help is written in
// English, with a line in Spanish, because the telephone lines it names answer in both.

const wantsToDieInSpanish = String.raw`\bquiero (?:morir|matarme|suicidarme|acabar con mi vida)|\bno (?:me )?quier[oe] (?:seguir )?(?:despertar(?:me)?|vivir|viviendo|vivo|viva)\b|\b(?:matarme|suicidarme|quitarme la vida)\b(?<!quiere matarme)(?<!amenaza con matarme)|\bse va a (?:matar|suicidar|tirar de)|\bme voy a (?:matar|tirar de)|\bsentido a la vida\b`;
// No word boundary stands behind an accented letter: "me golpeó".
const isThreatenedInSpanish = String.raw`\b(?:quiere|va a|amenaza con|trat(?:a|ó) de) matar(?:me|nos)\b|\bme (?:quiere|va a) matar\b|\bme (?:est[aá] )?(?:peg[aoó]|pegando|golpe[aoó]|golpeando|viol[oó])(?!\p{L})|\bmi (?:t[ií]o|padrastro|primo|abuelo) me toca\b(?! \p{L}+r)|\bestoy en peligro\b|\bme da miedo mi (?:esposo|novio|hijo|hermano|ex)\b`;

const wantsToDie = [
  wantsToDieInSpanish,
  String.raw`\b(?:quero morrer|quero me matar|não quero (?:mais )?viver|nao quero (?:mais )?viver|voglio (?:morire|uccidermi)|non voglio più vivere)\b`,
  String.raw`\bje (?:veux|voudrais) (?:mourir|me tuer)\b|\bje ne (?:veux|peux) plus vivre\b|\bme suicider\b`,
  String.raw`\bich will (?:nicht mehr leben|sterben)\b|\b(?:mich umbringen|mir das leben nehmen|selbstmord)\b(?<!will mich umbringen)`,
  String.raw`muốn chết|tự tử|\b(?:magpakamatay|gusto ko nang? mamatay|inaan dhinto|chc[eę] umrze[cć]|zabi[cć] si[eę])`,
  String.raw`không muốn sống|\bayoko nang mabuhay|\bnie chc[eę] (?:ju[zż] )?[zż]y[cć]|\bje n'en peux plus, je veux en finir|活着没意思|बाँच्न चाहन्न|더 이상 살고 싶지 않|لا أريد أن أعيش`,
  'хочу умереть|не хочу (?:больше )?жить|убить себя|покончить с собой|самоубий|хочу померти|не хочу (?:більше )?жити',
  'أريد (?:أن )?أموت|انتحار|أنتحر|أقتل نفسي|想死|自杀|自殺|不想活|死にたい|죽고 싶|자살|मर्न चाहन्छु|मरना चाहत|आत्महत्या',
];
const isThreatened = [
  String.raw`\b(?:me bate|mi picchia|mnie bije|bije mnie|i garaacaa|binubugbog ako)\b|đánh (?:đập )?tôi`,
  'бь[её]т меня|меня бь[её]т|يضربني|يهددني بالقتل|打我|때려요|때립니다|मलाई कुट्छ',
  isThreatenedInSpanish,
  String.raw`\b(?:il|elle) (?:me|nous) (?:frappe|bat)\b|\bveut (?:me|nous) tuer\b|\b(?:er|sie) schlägt mich\b|\bwill mich (?:umbringen|töten)\b`,
];

export const wantsToDieInOtherLanguages = wantsToDie.join('|');
export const isThreatenedInOtherLanguages = isThreatened.join('|');

/** A person in need writes in Spanish. Takes words in lower case. */
export const inSpanish = new RegExp(
  [
    String.raw`[¿¡ñ]|\bme duele\b|\brespira|\bno despierta\b|\b(?:huele|olor|tengo|tiene)\b|\b(?:quiero|quiere|quitarme|matar(?:me|nos)?|mi (?:esposo|hermano|hijo|novio|vida)|estoy|vivir|ayuda)\b`,
    wantsToDieInSpanish,
    isThreatenedInSpanish,
  ].join('|'),
  'u',
);
