// Input and expectations of the lead form tests, by form.
import type { Page } from '@playwright/test';
import { consultationTest, requiredFieldsMissing } from '../../src/features/leads/forms/consultation.ts';
import { download, guide, guideEmail } from '../../src/features/leads/forms/guide.ts';
import { checkInformation, type LeadForm } from '../../src/features/leads/forms/lead-form.ts';
import { sale } from '../../src/features/leads/forms/sale.ts';
import type { Lead } from '../../src/features/leads/lead.ts';
import { hydrated } from './settled.ts';

export interface Case {
  form: Pick<LeadForm, 'id' | 'page' | 'success' | 'failure'>;
  button: string;
  sending: string;
  /** By label. */
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  agrees?: boolean;
  /** Label and message of each field that must not be empty, in their order. */
  missing: [string, string][];
  /** What a toast says of an empty form; other forms say it themselves. */
  spokenByToast?: string[];
  /** What it says of the next field, where that is not the field's own message. */
  spokenAgain?: string;
  lead: Partial<Lead>;
}

const person = { 'First name': 'Ann', 'Last name': 'Example' };
const noName: [string, string][] = [
  ['First name', 'First name is required'],
  ['Last name', 'Last name is required'],
];
const guideLead = { probateType: 'Guide Download', userIntent: 'Free Probate Guide', consent: true } as const;

export const cases: Case[] = [
  {
    form: consultationTest,
    button: 'Send my request',
    sending: 'Submitting...',
    typed: { 'Full name': 'Ann Example', 'Additional notes': 'Two brothers.' },
    chosen: { County: 'Van Wert County' },
    agrees: true,
    missing: [
      ['Full name', 'Name is required'],
      ['Email address', 'Valid email is required'],
      ['County', 'County is required'],
    ],
    spokenByToast: [requiredFieldsMissing.title, requiredFieldsMissing.description],
    spokenAgain: requiredFieldsMissing.description,
    lead: { name: 'Ann Example', county: 'Van Wert', notes: 'Two brothers.', probateType: 'General Consultation' },
  },
  {
    form: guide,
    button: 'Send me the free guide',
    sending: 'Submitting...',
    typed: { ...person, 'Anything we should know': 'Call late.' },
    chosen: { County: 'Van Wert', 'Your role': 'Not sure', 'How to reach you': 'Either' },
    missing: [...noName, ['Email address', 'Please enter a valid email address'], ['County', 'Please select a county']],
    lead: {
      ...guideLead,
      name: 'Ann Example',
      county: 'van wert',
      notes: 'Role: not-sure\nContact: either\nCall late.',
    },
  },
  {
    form: guideEmail,
    button: 'Email me the guide',
    sending: 'Sending...',
    typed: {},
    missing: [['Email address', 'Please enter a valid email address']],
    lead: { ...guideLead, name: '', county: '', notes: '' },
  },
  {
    form: download,
    button: 'Download the guide',
    sending: 'Sending...',
    typed: { ...person, 'Phone number': '614 555 0100' },
    missing: [...noName, ['Email address', 'Valid email is required']],
    spokenByToast: [checkInformation, 'First name is required'],
    lead: { ...guideLead, name: 'Ann Example', phone: '614 555 0100', county: '' },
  },
  {
    form: sale,
    button: 'Send my request',
    sending: 'Submitting...',
    typed: {
      ...person,
      'Phone number': '614 555 0100',
      'Address of the property': '1 Main Street, Van Wert',
      'Anything we should know': 'It is empty.',
    },
    chosen: { County: 'Van Wert', 'Your role': 'Heir', 'Best way to reach you': 'Text message' },
    missing: [
      ...noName,
      ['Email address', 'Valid email is required'],
      ['Phone number', 'Phone number is required'],
      ['County', 'County is required'],
      ['Address of the property', 'Property address is required'],
      ['Your role', 'Please select your role'],
      ['Best way to reach you', 'Please select your preferred contact method'],
    ],
    spokenByToast: [checkInformation, 'First name is required'],
    lead: {
      name: 'Ann Example',
      county: 'Van Wert',
      probateType: 'Property Sale - Heir',
      userIntent: '',
      notes: 'Contact preference: text\nIt is empty.',
      consent: true,
    },
  },
];
export const caseOf = (id: string): Case => cases.find(({ form }) => form.id === id) ?? (undefined as never);

export const formOf = (page: Page) => page.locator('main form.form');
export const send = (page: Page) => formOf(page).locator('button[type="submit"]').click();

/** Hydrates the form by touching it, so that its island sends it. */
export async function wake(page: Page) {
  await formOf(page).getByLabel('Email address').focus();
  await hydrated(formOf(page));
}

/**
 * Waits until the page has been open for about a second: what is sent faster is taken for a program and put into
 * quarantine.
 */
export const waitPastSpamCheck = (page: Page) => page.waitForFunction(() => performance.now() > 900);

/** Opens a page whose form is sent at once. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await waitPastSpamCheck(page);
  await wake(page);
}

export async function fill(page: Page, { typed, chosen = {}, agrees }: Case, email: string) {
  const form = formOf(page);
  await form.getByLabel('Email address').fill(email);
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  for (const [label, option] of Object.entries(chosen)) await form.getByLabel(label).selectOption({ label: option });
  if (agrees) await form.getByLabel(/I agree/).check();
}
