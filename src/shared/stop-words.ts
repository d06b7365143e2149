/** Words that say nothing about what a question is about, in lower case. Every page is about Ohio. */
export const stopWords = new Set(
  'a about am an and are as at be been but by can could did do does for from get had has have how i if in into is it its me my of on or our should so that the their them then there they this to was we what when where which who why will with would you your ohio'.split(
    ' ',
  ),
);
