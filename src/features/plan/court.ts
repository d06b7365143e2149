/** Where an estate of this county is opened: its seat alone, where no site of the court was verified. */
export type CourtOfCounty =
  | string
  | {
      seat: string;
      court: string;
      url: string;
      /** A reservation about the site. */
      note?: string;
    };
