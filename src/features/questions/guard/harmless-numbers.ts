// Numbers that are not personal by their form alone, each rule with an example.

interface HarmlessNumber {
  is: string;
  example: string;
  form: RegExp;
}

export const harmlessNumbers: HarmlessNumber[] = [
  { is: 'sum', example: '$1,250.75', form: /^\$[\d.,]+[km]?$/i },
  { is: 'thousands', example: '61,000', form: /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?[km]?$/i },
  { is: 'cents', example: '612.40', form: /^\d{1,6}\.\d\d$/ },
  { is: 'day', example: '11/28/2026', form: /^[01]?\d(?:\/[0-3]?\d\/(?:\d\d){1,2}|([-.])[0-3]?\d\1\d{4})$/ },
  { is: 'day, the year first', example: '2026-11-28', form: /^(?:19|20)\d\d([-/.])[01]?\d\1[0-3]?\d$/ },
  { is: 'month', example: '6/2019', form: /^[01]?\d\/(?:19|20)\d\d$/ },
  { is: 'years', example: '1998-2004', form: /^(?:19|20)\d\d(?:(?: ?- ?|[, ]+)(?:19|20)\d\d)+$/ },
  { is: 'section of the law', example: '2117.06', form: /^\d{4}\.\d{2,3}$/ },
  {
    is: 'tax form',
    example: 'a 1099-S',
    form: /^(?:10(?:40|41|65|95|96|98|99)(?:-?[a-z]{1,4})?|1310|2848|4506(?:-?[a-z])?|5498|70[69]|8822|8855|8971)$/i,
  },
  { is: 'case number by itself', example: '2024ES00417', form: /^(?:19|20)\d\d[a-z]{2,4}\d{2,6}$/i },
];

/** Whether a number has one of these formats. */
export const isHarmless = (number: string): boolean => harmlessNumbers.some(({ form }) => form.test(number));
