// Figures that may be typed by hand, named one by one. An exception that nothing uses any more stops the build too.

export interface FigureException {
  file: string;
  text: string;
  why: string;
}

export const figureExceptions: FigureException[] = [];
