/** Whether the menu is a line in the header; else it is in the drawer. The header's styles change at the same width. */
export const wide = matchMedia('(min-width: 72rem)');
