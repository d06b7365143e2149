// Tells a message in another language by its script or by its small words. The site is written in English only; a
// translated page of the browser's own is better than a legal text translated by us.

interface Language {
  /** BCP 47. */
  code: string;
  script?: RegExp;
  /** Words that are common in this language and rare or absent in English. */
  words?: string;
  /** Words that show the language by themselves, even alone or between English ones. */
  sure?: RegExp;
}

const languages: Language[] = [
  {
    code: 'es',
    sure: /^(?:hola|gracias|muchas gracias|ayuda|abogado|testamento|herencia|no hablo (?:nada de )?ingl[eé]s|buenos d[ií]as|buenas tardes|no s[eé])[\s.!?¡¿]*$|\bhabla(?:n|s)? (?:español|espanol)|^(?:en )?(?:español|espanol)[.!?]*$|[¿¡]/i,
    words:
      'el la los las una unos que qué cómo como cuánto cuanto cuánta dónde donde quién quien para por mi mis su sus es son está esta hay tengo tiene necesito puedo puede murió murio falleció fallecio casa padre madre mamá papá papa esposo esposa testamento herencia abogado corte cuesta tiempo hacer ayuda gracias hola del con sin muerto hijo hijos hermano de en se no y',
  },
  {
    code: 'de',
    sure: /^(?:hallo|guten (?:tag|morgen)|danke(?: sch[öo]n| sehr)?|hilfe|erbschaft)[\s.!?]*$/i,
    words:
      'der die das und ist mein meine meinen meiner vater mutter mann frau haus wer was wie wann wo ich wir muss müssen kann gestorben verstorben bekommt jetzt testament erbe erben nicht ein eine einen für mit von auf hat haben kostet lange dauert bitte hilfe danke gericht anwalt',
  },
  {
    code: 'fr',
    sure: /^(?:bonjour|merci(?: beaucoup)?|aide|au secours|français|francais)[\s.!?]*$/i,
    words:
      'le les une des et est mon ma mes père pere mère mere mari femme maison qui que quoi comment combien où quand je nous dois doit peut décédé decede mort morte testament succession avocat tribunal pour avec sans dans sur vendre coûte coute temps aide merci bonjour faire faut il elle du au sa son',
  },
  {
    code: 'pt',
    sure: /^(?:olá|obrigad[oa]|ajuda|português)[\s.!?]*$/i,
    words:
      'o os uma uns que quem como quanto onde para meu minha meus seu sua é são está tem tenho preciso posso pode morreu faleceu casa pai mãe mae marido esposa testamento herança heranca advogado tribunal custa tempo fazer ajuda obrigado obrigada olá ola do da dos das com sem não nao deixou fica em e',
  },
  {
    code: 'it',
    sure: /^(?:ciao|buongiorno|grazie|aiuto|italiano)[\s.!?]*$/i,
    words:
      'il lo gli una che chi come quanto dove per mio mia miei suo sua sono ho ha devo posso può morto morta padre madre marito moglie casa testamento eredità eredita avvocato tribunale costa tempo fare aiuto grazie ciao di da con senza non della del',
  },
  {
    code: 'so',
    sure: /^(?:salaan|caawimo|mahadsanid|soomaali|af[- ]soomaali)[\s.!?]*$/i,
    words:
      'waa wuu way wuxuu waxay maxaa maxay sidee yaa goorma halkee aabe aabahay aabahayga hooyaday hooyo dhintay dhimatay guri guriga dhaxlaya dhaxal waan waxaan inaan iyo ku ka oo la u ah ma miyaa maxkamad maxkamadda qareen lacag xaaskayga ninkayga walaalkay caawimo mahadsanid salaan',
  },
  {
    code: 'vi',
    words:
      'tôi bố mẹ cha vợ chồng nhà mất chết di chúc không để lại ai được thừa kế căn là của và có phải làm sao thế nào bao nhiêu bao lâu tòa luật sư cảm ơn xin chào con anh chị em cho với ở khi này',
  },
  {
    code: 'tl',
    sure: /^(?:kumusta|kamusta|salamat|tulong|bahay|tagalog)(?: po)?[\s.!?]*$/i,
    words:
      'ang ng mga ko mo siya ako kami sa na ay namatay bahay nanay tatay asawa paano magkano sino saan kailan ano hindi wala may po opo salamat kailangan pera anak kapatid testamento abogado',
  },
  {
    code: 'pl',
    words:
      'jest nie się sie co jak kto gdzie kiedy ile mój moja moje ojciec matka mąż maz żona zona dom zmarł zmarl zmarła umarł umarła testament spadek sąd prawnik czy do na w z i dla mam musi muszę proszę dziękuję dzień dobry po',
  },
  {
    code: 'ar',
    script: /\p{Script=Arabic}/u,
  },
  {
    code: 'ja',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  {
    code: 'zh',
    script: /\p{Script=Han}/u,
  },
  {
    code: 'ko',
    script: /\p{Script=Hangul}/u,
  },
  {
    code: 'uk',
    script: /[іїєґІЇЄҐ]/u,
  },
  {
    code: 'ru',
    script: /\p{Script=Cyrillic}/u,
  },
  {
    code: 'ne',
    script: /\p{Script=Devanagari}/u,
  },
];

const english = new Set(
  'the a an and or of to in is are was were my your his her our their i we you he she they it this that what who how when where why do does did can could will would should have has had not no with for from on at by if but there be been get got mom dad house died passed need want court will money much long'.split(
    ' ',
  ),
);
const known = languages.map(({ words = '' }) => new Set(words.split(' ')));

/** Every answer of `otherLanguage`: each has a prepared reply. */
export const languageCodes = [...languages.map(({ code }) => code), 'und'];

/** The language of a message (BCP 47; "und" where the script is not known); nothing for an English one. */
export function otherLanguage(message: string): string | undefined {
  const letters = message.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (foreign > letters.length / 2) return languages.find(({ script }) => script?.test(message))?.code ?? 'und';

  const plain = message.trim();
  const shown = languages.find(({ sure }) => sure?.test(plain));
  if (shown) return shown.code;

  const words = message.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const share = (set: Set<string>) => words.filter((word) => set.has(word)).length;
  const inEnglish = share(english);
  const counts = known.map((set) => share(set));
  const most = Math.max(...counts);
  if (words.length < 2 || most < 2 || most <= inEnglish + 1 || most < words.length * 0.3) return undefined;
  return languages[counts.indexOf(most)]?.code;
}
