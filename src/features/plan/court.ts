/** Where an estate of this county is opened: seat, and the court's site only where it was verified. */
export interface CourtOfCounty {
  name: string;
  seat: string;
  /** The county on this site. */
  path: string;
  court?: string;
  url?: string;
  /** A reservation about the site. */
  note?: string;
}
