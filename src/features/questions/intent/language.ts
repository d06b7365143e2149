// Tells a message in another language by its script or by its small words, and what to say in that language. The site is
// written in English only; a translated page of the browser's own is better than a legal text translated by us.

interface Language {
  /** BCP 47. */
  code: string;
  script?: RegExp;
  /** Words that are common in this language and rare or absent in English. */
  words?: string;
  /** Words that show the language by themselves, even alone or between English ones. */
  sure?: RegExp;
  reply: string;
}

const languages: Language[] = [
  {
    code: 'es',
    sure: /^(?:hola|gracias|muchas gracias|ayuda|abogado|testamento|herencia|no hablo (?:nada de )?ingl[eé]s|buenos d[ií]as|buenas tardes|no s[eé])[\s.!?¡¿]*$|\bhabla(?:n|s)? (?:español|espanol)|^(?:en )?(?:español|espanol)[.!?]*$/i,
    words:
      'el la los las una unos que qué cómo como cuánto cuanto cuánta dónde donde quién quien para por mi mis su sus es son está esta hay tengo tiene necesito puedo puede murió murio falleció fallecio casa padre madre mamá papá papa esposo esposa testamento herencia abogado corte cuesta tiempo hacer ayuda gracias hola del con sin muerto hijo hijos hermano de en se no y',
    reply:
      'Lo siento, este sitio está escrito solo en inglés y no puedo contestar en español. Su navegador puede traducir estas páginas; la página de preguntas comunes es un buen comienzo. Pregunte al tribunal de sucesiones (probate court) de su condado si ofrece un intérprete.',
  },
  {
    code: 'de',
    sure: /^(?:hallo|guten (?:tag|morgen)|danke(?: sch[öo]n| sehr)?|hilfe|erbschaft)[\s.!?]*$/i,
    words:
      'der die das und ist mein meine meinen meiner vater mutter mann frau haus wer was wie wann wo ich wir muss müssen kann gestorben verstorben bekommt jetzt testament erbe erben nicht ein eine einen für mit von auf hat haben kostet lange dauert bitte hilfe danke gericht anwalt',
    reply:
      'Diese Website gibt es leider nur auf Englisch, deshalb kann ich nicht auf Deutsch antworten. Ihr Browser kann die Seiten übersetzen; die häufigen Fragen sind ein guter Anfang. Fragen Sie das Nachlassgericht (probate court) Ihres Countys, ob es einen Dolmetscher stellt.',
  },
  {
    code: 'fr',
    sure: /^(?:bonjour|merci(?: beaucoup)?|aide|au secours|français|francais)[\s.!?]*$/i,
    words:
      'le les une des et est mon ma mes père pere mère mere mari femme maison qui que quoi comment combien où quand je nous dois doit peut décédé decede mort morte testament succession avocat tribunal pour avec sans dans sur vendre coûte coute temps aide merci bonjour faire faut il elle du au sa son',
    reply:
      'Ce site n’existe qu’en anglais, et je ne peux malheureusement pas répondre en français. Votre navigateur peut traduire ces pages ; les questions fréquentes sont un bon début. Demandez au tribunal des successions (probate court) de votre comté s’il propose un interprète.',
  },
  {
    code: 'pt',
    sure: /^(?:olá|obrigad[oa]|ajuda|português)[\s.!?]*$/i,
    words:
      'o os uma uns que quem como quanto onde para meu minha meus seu sua é são está tem tenho preciso posso pode morreu faleceu casa pai mãe mae marido esposa testamento herança heranca advogado tribunal custa tempo fazer ajuda obrigado obrigada olá ola do da dos das com sem não nao deixou fica em e',
    reply:
      'Este site existe apenas em inglês e, infelizmente, não posso responder em português. O seu navegador pode traduzir estas páginas; as perguntas comuns são um bom começo. Pergunte ao tribunal de sucessões (probate court) do seu condado se oferece um intérprete.',
  },
  {
    code: 'it',
    sure: /^(?:ciao|buongiorno|grazie|aiuto|italiano)[\s.!?]*$/i,
    words:
      'il lo gli una che chi come quanto dove per mio mia miei suo sua sono ho ha devo posso può morto morta padre madre marito moglie casa testamento eredità eredita avvocato tribunale costa tempo fare aiuto grazie ciao di da con senza non della del',
    reply:
      'Questo sito è solo in inglese e purtroppo non posso rispondere in italiano. Il suo browser può tradurre queste pagine; le domande comuni sono un buon inizio. Chieda al tribunale delle successioni (probate court) della sua contea se offre un interprete.',
  },
  {
    code: 'so',
    sure: /^(?:salaan|caawimo|mahadsanid|soomaali|af[- ]soomaali)[\s.!?]*$/i,
    words:
      'waa wuu way wuxuu waxay maxaa maxay sidee yaa goorma halkee aabe aabahay aabahayga hooyaday hooyo dhintay dhimatay guri guriga dhaxlaya dhaxal waan waxaan inaan iyo ku ka oo la u ah ma miyaa maxkamad maxkamadda qareen lacag xaaskayga ninkayga walaalkay caawimo mahadsanid salaan',
    reply:
      'Waan ka xunnahay, boggan wuxuu ku qoran yahay Ingiriis oo keliya, mana ku jawaabi karo Af-Soomaali. Browser-kaagu wuu tarjumi karaa boggaggan; su’aalaha caadiga ah waa bilow fiican. Weydii maxkamadda dhaxalka (probate court) ee degmadaada haddii ay turjubaan bixiso.',
  },
  {
    code: 'vi',
    words:
      'tôi bố mẹ cha vợ chồng nhà mất chết di chúc không để lại ai được thừa kế căn là của và có phải làm sao thế nào bao nhiêu bao lâu tòa luật sư cảm ơn xin chào con anh chị em cho với ở khi này',
    reply:
      'Rất tiếc, trang này chỉ có tiếng Anh và tôi không thể trả lời bằng tiếng Việt. Trình duyệt của bạn có thể dịch các trang này; trang câu hỏi thường gặp là nơi tốt để bắt đầu. Hãy hỏi tòa án di chúc (probate court) của quận xem có thông dịch viên không.',
  },
  {
    code: 'tl',
    sure: /^(?:kumusta|kamusta|salamat|tulong|bahay|tagalog)(?: po)?[\s.!?]*$/i,
    words:
      'ang ng mga ko mo siya ako kami sa na ay namatay bahay nanay tatay asawa paano magkano sino saan kailan ano hindi wala may po opo salamat kailangan pera anak kapatid testamento abogado',
    reply:
      'Paumanhin, Ingles lamang ang site na ito at hindi ako makasagot sa Tagalog. Maaaring isalin ng inyong browser ang mga pahinang ito; magandang simula ang mga karaniwang tanong. Itanong sa probate court ng inyong county kung may interpreter sila.',
  },
  {
    code: 'pl',
    words:
      'jest nie się sie co jak kto gdzie kiedy ile mój moja moje ojciec matka mąż maz żona zona dom zmarł zmarl zmarła umarł umarła testament spadek sąd prawnik czy do na w z i dla mam musi muszę proszę dziękuję dzień dobry po',
    reply:
      'Ta strona jest tylko po angielsku i niestety nie mogę odpowiedzieć po polsku. Przeglądarka może przetłumaczyć te strony; dobrym początkiem są częste pytania. Proszę zapytać sąd spadkowy (probate court) w swoim hrabstwie, czy zapewnia tłumacza.',
  },
  {
    code: 'ar',
    script: /\p{Script=Arabic}/u,
    reply:
      'عذرًا، هذا الموقع مكتوب بالإنجليزية فقط ولا أستطيع الإجابة بالعربية. يمكن لمتصفحك ترجمة هذه الصفحات، وصفحة الأسئلة الشائعة بداية جيدة. اسأل محكمة الوصايا (probate court) في مقاطعتك إن كانت توفر مترجمًا.',
  },
  {
    code: 'ja',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    reply:
      '申し訳ありませんが、このサイトは英語のみで、日本語ではお答えできません。ブラウザーの翻訳機能をご利用ください。「よくある質問」が最初の一歩になります。通訳については、お住まいの郡の検認裁判所(probate court)にお尋ねください。',
  },
  {
    code: 'zh',
    script: /\p{Script=Han}/u,
    reply:
      '很抱歉，本网站只有英文，我无法用中文回答。您的浏览器可以翻译这些网页，“常见问题”是很好的开始。请向您所在县的遗嘱认证法院（probate court）询问是否提供口译。',
  },
  {
    code: 'ko',
    script: /\p{Script=Hangul}/u,
    reply:
      '죄송합니다. 이 사이트는 영어로만 되어 있어 한국어로 답할 수 없습니다. 브라우저의 번역 기능을 쓰실 수 있으며, 자주 묻는 질문 페이지부터 보시면 좋습니다. 통역이 있는지는 카운티의 유언 검인 법원(probate court)에 문의하세요.',
  },
  {
    code: 'uk',
    script: /[іїєґІЇЄҐ]/u,
    reply:
      'На жаль, цей сайт лише англійською, і я не можу відповісти українською. Ваш браузер може перекласти ці сторінки; почніть зі сторінки поширених запитань. Запитайте в суді зі спадкових справ (probate court) вашого округу, чи надають там перекладача.',
  },
  {
    code: 'ru',
    script: /\p{Script=Cyrillic}/u,
    reply:
      'К сожалению, этот сайт есть только на английском, и я не могу ответить по-русски. Ваш браузер может перевести эти страницы; хорошее начало — страница частых вопросов. Спросите в суде по наследственным делам (probate court) вашего округа, предоставляют ли там переводчика.',
  },
  {
    code: 'ne',
    script: /\p{Script=Devanagari}/u,
    reply:
      'माफ गर्नुहोस्, यो साइट अंग्रेजीमा मात्र छ। ब्राउजरले यी पृष्ठहरू अनुवाद गर्न सक्छ। / क्षमा करें, यह साइट केवल अंग्रेज़ी में है। आपका ब्राउज़र इन पृष्ठों का अनुवाद कर सकता है। (Probate court: interpreter / दोभाषे)',
  },
];

const unknown =
  'This site is in English only, and I cannot answer in another language. Your browser can translate these pages. The probate court of your county can say whether it has an interpreter.';

const english = new Set(
  'the a an and or of to in is are was were my your his her our their i we you he she they it this that what who how when where why do does did can could will would should have has had not no with for from on at by if but there be been get got mom dad house died passed need want court will money much long'.split(
    ' ',
  ),
);
const known = languages.map(({ words = '' }) => new Set(words.split(' ')));

/** What to say to a message in another language, in that language; nothing for an English one. */
export function otherLanguage(message: string): { code: string; reply: string } | undefined {
  const letters = message.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (foreign > letters.length / 2)
    return languages.find(({ script }) => script?.test(message)) ?? { code: 'und', reply: unknown };

  const plain = message.trim();
  const shown = languages.find(({ sure }) => sure?.test(plain));
  if (shown) return shown;

  const words = message.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const share = (set: Set<string>) => words.filter((word) => set.has(word)).length;
  const inEnglish = share(english);
  const counts = known.map((set) => share(set));
  const most = Math.max(...counts);
  if (words.length < 2 || most < 2 || most <= inEnglish + 1 || most < words.length * 0.3) return undefined;
  return languages[counts.indexOf(most)];
}
