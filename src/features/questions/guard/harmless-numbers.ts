// Numbers that are not personal, by their form or by the words around them, each rule with an example.

interface HarmlessNumber {
  is: string;
  example: string;
  /** The number itself, the words up to it, and those behind it; each has to match where it is given. */
  form?: RegExp;
  before?: RegExp;
  after?: RegExp;
}

export const harmlessNumbers: HarmlessNumber[] = [
  { is: 'sum', example: '$1,250.75', form: /^\$[\d.,]+[km]?$/i },
  { is: 'thousands', example: '61,000', form: /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?[km]?$/i },
  { is: 'cents', example: '612.40', form: /^\d{1,6}\.\d\d$/ },
  { is: 'day', example: '11/28/2026', form: /^[01]?\d(?:\/[0-3]?\d\/(?:\d\d){1,2}|([-.])[0-3]?\d\1\d{4})$/ },
  { is: 'day, the year first', example: '2026-11-28', form: /^(?:19|20)\d\d([-/.])[01]?\d\1[0-3]?\d$/ },
  { is: 'month', example: '6/2019', form: /^[01]?\d\/(?:19|20)\d\d$/ },
  { is: 'years', example: '1998-2004', form: /^(?:19|20)\d\d(?:(?: ?- ?|[, ]+)(?:19|20)\d\d)+$/ },
  {
    is: 'section of the law',
    example: 'R.C. 2106.18',
    form: /^\d{3,4}(?:\.\d{1,3})?$/,
    before:
      /(?:\b(?:r\.?c|o\.?r\.?c|revised code|sections?|secs?|sup\.? ?r|rules?|u\.?s\.?c|c\.?f\.?r)\.?|§)\s?(?:is )?$/i,
  },
  { is: 'section alone', example: '2117.06', form: /^\d{4}\.\d{2,3}$/ },
  {
    is: 'tax form',
    example: 'a 1099-S',
    form: /^(?:10(?:40|41|65|95|96|98|99)(?:-?[a-z]{1,4})?|1310|2848|4506(?:-?[a-z])?|5498|70[69]|8822|8855|8971)$/i,
  },
  {
    is: 'form, page or room',
    example: 'form 4.0',
    form: /^\d{1,4}(?:[.-]?[\da-z]{1,3})?$/i,
    before:
      /\b(?:forms?|schedules?|lines?|pages?|rooms?|chapters?|exits?|areas? codes?|suite|apt|route|rt)\W{0,2}(?:no\.? ?)?$/i,
  },
  {
    is: 'zip code',
    example: 'Akron, OH 44303',
    form: /^4[3-5]\d{3}(?:-\d{4})?$/,
    before: /\b(?:oh|ohio|zip(?: code)?(?: is| was)?)\W{0,3}$/i,
  },
  {
    is: 'case, parcel or paper',
    example: 'case no. 2024 ES 00123',
    before:
      /\b(?:case|docket|cause|report|instrument|parcel|ppn|invoice|receipt|tracking|charter|engine|hull|serial|vin)\W{1,2}(?:no\b|nr\b|num\b|number\b|id\b|#)?\W{0,2}(?:is |was )?$/i,
  },
  { is: 'case number by itself', example: '2024ES00417', form: /^(?:19|20)\d\d[a-z]{2,4}\d{2,6}$/i },
  {
    is: 'measure or count',
    example: '1844 sq ft',
    form: /^[\d.]+$/,
    after:
      /^ ?(?:%|x \d|(?:percent|dollars?|bucks|sq|square|acres?|ft|feet|foot|miles|mi|lbs?|pounds|a month|a week|per|each|shares|days?|weeks?|months?|years?|yrs?|hours?|minutes|am|pm|kids|children|times)\b)/i,
  },
];

/** Whether a number in its text is one of these. */
export const isHarmless = (text: string, number: { text: string; at: number }): boolean =>
  harmlessNumbers.some(
    ({ form = /^/, before = /^/, after = /^/ }) =>
      form.test(number.text) &&
      before.test(text.slice(Math.max(0, number.at - 40), number.at)) &&
      after.test(text.slice(number.at + number.text.length)),
  );
