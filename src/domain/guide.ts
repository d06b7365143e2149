/** Where the free guide lies: as text, for the download and for mails, and as a PDF beside it. */
export const guideTextUrl = '/guide/ohio-probate-guide.txt';
export const guidePdfUrl = '/guide/ohio-probate-guide.pdf';
export const guideFileName = 'ohio-probate-guide.txt';
