// How each wording looks on paper: our own drawings, with made-up names. The words that decide are marked.
import type { Wording } from '../../law/deed-wordings.ts';

export interface Extract {
  /** What the paper is called at its top. */
  heading: string;
  /** Its lines; what is between asterisks decides. */
  lines: string[];
}

/** What a wording is called in the list to choose from. */
export const wordingLabels: Record<Wording, string> = {
  one: 'One name',
  two: 'Two names or more, and nothing about the survivor',
  survivorship: 'Names, and words about the survivor',
  entireties: 'A husband and wife “by the entireties”',
  'transfer-on-death': 'A transfer on death paper beside the deed',
  trustee: 'A trustee, or a trust',
  'life-estate': 'Somebody’s right to live there for life',
  'land-contract': 'A land contract, and no deed yet',
  'long-ago': 'Somebody who died long ago',
};

export const extracts: Record<Wording, Extract> = {
  one: {
    heading: 'General Warranty Deed',
    lines: [
      '… grants, with general warranty covenants, to',
      '*Mary E. Sample, unmarried,*',
      'the following real property …',
    ],
  },
  two: {
    heading: 'General Warranty Deed',
    lines: [
      '… grants, with general warranty covenants, to',
      '*John Sample and Mary Sample, husband and wife,*',
      'the following real property …',
    ],
  },
  survivorship: {
    heading: 'Survivorship Deed',
    lines: [
      '… grants to John Sample and Mary Sample, husband and wife,',
      '*for their joint lives, remainder to the survivor of them,*',
      'the following real property …',
    ],
  },
  entireties: {
    heading: 'Estate by the Entireties with Survivorship Deed',
    lines: [
      'Recorded June 3, 1978',
      '… grants to John Sample and Mary Sample, husband and wife,',
      '*for their joint lives, remainder to the survivor of them, as tenants by the entireties,*',
      'the following real property …',
    ],
  },
  'transfer-on-death': {
    heading: 'Transfer on Death Designation Affidavit',
    lines: [
      'Mary E. Sample, being first duly sworn, says that she is the owner of record of the real property …',
      '*and designates Ann Sample as transfer on death beneficiary.*',
      'Stamp of the county recorder: received for record …',
    ],
  },
  trustee: {
    heading: 'Quitclaim Deed',
    lines: [
      '… releases to',
      '*Mary E. Sample, Trustee of the Mary E. Sample Revocable Living Trust,*',
      'the following real property …',
    ],
  },
  'life-estate': {
    heading: 'Warranty Deed',
    lines: [
      '… grants to Ann Sample and Paul Sample the following real property …',
      '*reserving to the grantor, Mary E. Sample, a life estate* in it.',
    ],
  },
  'land-contract': {
    heading: 'Land Installment Contract',
    lines: [
      'Mary E. Sample, *Vendor,* agrees to sell, and Peter Buyer, *Vendee,* agrees to buy …',
      'in monthly installments of … *Upon full payment, Vendor shall deliver a general warranty deed.*',
    ],
  },
  'long-ago': {
    heading: 'Warranty Deed',
    lines: [
      'Recorded May 4, 1951',
      '… to *Harold Sample,* his heirs and assigns forever …',
      'Nothing was recorded after it.',
    ],
  },
};
