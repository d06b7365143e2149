// What families ask in Spanish, in the words of these pages: an answer in English helps nobody, but a page that a browser
// can translate does.
const spanish: [said: RegExp, means: string][] = [
  [/\bsin (?:un )?testamento\b/, 'no will who inherits'],
  [/\btestamento\b/, 'the will'],
  [/\b(?:hered\w+|herencia)\b/, 'who inherits'],
  [/\b(?:abogad[oa]s?)\b/, 'lawyer'],
  [/\b(?:cuestan?|costo|costos|pagar|tarifas?)\b/, 'cost'],
  [/\b(?:tarda|tiempo|cuando|plazos?)\b/, 'how long'],
  [/\b(?:casa|vivienda|propiedad|escritura|titulo)\b/, 'house'],
  [/\b(?:a mi nombre|nombre de|cambiar el nombre)\b/, 'deed name transfer'],
  [/\bvend\w+\b/, 'sell the house'],
  [/\b(?:hipoteca|prestamo)\b/, 'mortgage'],
  [/\b(?:deudas?|debia|acreedor\w*|cobr\w+)\b/, 'debts creditors'],
  [/\b(?:espos[oa]|marido|viud[oa])\b/, 'surviving spouse'],
  [/\b(?:hij[oa]s?|ni[nñ]os?|menores)\b/, 'children'],
  [/\bherman[oa]s?\b/, 'brother sister'],
  [/\b(?:banco|cuentas?|dinero)\b/, 'bank account'],
  [/\b(?:carro|coche|auto|camioneta|vehiculo)\b/, 'car title'],
  [/\b(?:impuestos?)\b/, 'tax'],
  [/\b(?:albacea|ejecutor|administrador)\w*\b/, 'executor administrator'],
  [/\b(?:acta|certificado) de defuncion\b/, 'death certificate'],
  [/\b(?:corte|tribunal|juzgado|juez)\b/, 'probate court'],
  [/\b(?:funeral|entierro|cremacion)\b/, 'funeral'],
  [/\b(?:formularios?|papeles|documentos)\b/, 'forms'],
  [/\b(?:primero|que hago|que debo hacer)\b/, 'what to do first after a death'],
  [/\bprobate\b|\bsucesion(?:es)?\b/, 'probate'],
];

/** A question in Spanish as the words to search for; empty where none of them is known. */
export function fromSpanish(question: string): string {
  const said = question.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return spanish.flatMap(([pattern, means]) => (pattern.test(said) ? [means] : [])).join(' ');
}
