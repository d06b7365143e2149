/** Matches when the menu is a line in the header, not in the drawer. The header's styles change at the same width. */
export const wideScreen = matchMedia('(min-width: 72rem)');
