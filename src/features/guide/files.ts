// The free guide: where the build puts it (src/pages/guide).

/** The guide's name as a file, without ending. */
export const guideFileName = 'ohio-probate-guide';

/** The guide as plain text, for mail and for a download. */
export const guideTextUrl = `/guide/${guideFileName}.txt`;

/** The guide as a PDF, for printing. */
export const guidePdfUrl = `/guide/${guideFileName}.pdf`;
