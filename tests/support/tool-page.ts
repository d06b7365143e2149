// Opens the tools, fills them in by link or by typing, and reads their results.
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';

/**
 * Opens a tool with answers behind "#", and waits for what follows from them. The address keeps its tool's own order.
 */
export async function openTool(page: Page, path: string, fragment: string): Promise<void> {
  await page.goto(`${path}#${fragment}`);
  await shows(page, fragment);
}

const sorted = (text: string | null) =>
  decodeURIComponent(text ?? '')
    .split('&')
    .sort()
    .join('&');

/** Waits until the result is that of these answers, whatever their order. */
export async function shows(page: Page, fragment: string): Promise<void> {
  await expect
    .poll(async () => sorted(await page.locator('.tool-result').getAttribute('data-answers')))
    .toBe(sorted(fragment));
}

/** One element of a result that has data attributes: what they say, the days and the limit in it, its words. */
export interface ResultElement {
  data: Record<string, string>;
  /** The path of a sale that has it. */
  path?: string;
  days: Record<string, string>;
  limit?: string;
  text: string;
}

/**
 * What the open page of a tool shows for each fragment, in their order; without any, for what is in its fields. All
 * of them go through the page in one round trip: another fragment changes the answers without loading the page again.
 * Throws where a result does not come.
 */
export function readResults(page: Page, fragments: readonly (string | null)[] = [null]): Promise<ResultElement[][]> {
  return page.evaluate(async (all) => {
    const result = document.querySelector<HTMLElement>('.tool-result');
    const answers = () =>
      decodeURIComponent(result?.dataset.answers ?? '')
        .split('&')
        .filter(Boolean);
    const go = async (fragment: string, arrived: () => boolean) => {
      location.assign(`#${fragment}`);
      for (let wait = 0; !arrived(); wait += 1) {
        if (wait > 2000) throw new Error(`No result for ${fragment}, but for ${answers().join('&')}.`);
        await new Promise((later) => setTimeout(later, 5));
      }
    };
    const results: ResultElement[][] = [];
    for (const fragment of all) {
      if (fragment !== null) {
        // Emptied first, so that an old announcement is never read. Unexpected ones are dropped.
        await go('none=1', () => answers().length === 0);
        const given = decodeURIComponent(fragment).split('&');
        await go(fragment, () => answers().length > 0 && answers().every((one) => given.includes(one)));
      }
      const kinds = ['rule', 'heir', 'signer', 'result', 'stopped', 'division', 'case', 'path'];
      const parts = result?.querySelectorAll<HTMLElement>(kinds.map((kind) => `[data-${kind}]`).join());
      results.push(
        [...(parts ?? [])].map((part) => {
          const path = part.closest<HTMLElement>('article[data-path]')?.dataset.path;
          const limit = part.querySelector<HTMLElement>('[data-limit]')?.dataset.limit;
          const days = [...part.querySelectorAll('time')].map((day) => [day.dataset.date ?? '', day.dateTime]);
          return {
            data: { ...part.dataset } as Record<string, string>,
            ...(path && { path }),
            ...(limit && { limit }),
            // The first of each kind.
            days: Object.fromEntries(days.reverse()),
            text: part.innerText,
          };
        }),
      );
    }
    return results;
  }, fragments);
}

/** "child 2.0 50000", "paternal grandparent 0 150000": each share of a result. */
export const sharesIn = (result: ResultElement[]): string[] =>
  result.flatMap(({ data: { side, heir, path, share } }) =>
    heir ? [side, heir, path, share].filter(Boolean).join(' ') : [],
  );

/**
 * Types one answer into its fields: a day as 2026-03-10, a choice by its value in the address, anything else as it is.
 */
export async function answer(page: Page, key: string, text: string): Promise<void> {
  const question = page.locator(`[data-question="${key}"]`);
  // It appears only after the answer before it was read.
  await question.waitFor();
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (day) {
    const [, year = '', month = '', date = ''] = day;
    await question.locator('select').selectOption(month);
    await question.locator(`[name="${key}-day"]`).fill(String(Number(date)));
    await question.locator(`[name="${key}-year"]`).fill(year);
  } else if (await question.locator('[type="radio"]').count()) {
    await question.locator(`[value="${text}"]`).check();
  } else {
    await question.locator('input').fill(text);
  }
}

/** The answers of a fragment, in dollars and days as they are typed. */
export const answersOf = (fragment: string): [string, string][] => [...new URLSearchParams(fragment)];

/** By how much the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many Letter sheets the page takes on paper, without margins unless they are given. */
export const printedSheets = async (page: Page, margin = '0'): Promise<number> =>
  (await page.pdf({ format: 'Letter', margin: { top: margin, right: margin, bottom: margin, left: margin } }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Presses the button, and waits for the file that it makes. */
export async function downloaded(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

/** The events of a calendar file. */
export async function eventsIn(file: Download): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
