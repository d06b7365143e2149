// Content for the plan page.
import { getEntry } from 'astro:content';
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { allCounties } from '../counties/counties.build.ts';
import { hasPage } from '../counties/local-facts.ts';
import { allForms } from '../court-forms/forms.build.ts';
import { withFacts } from '../facts/facts.build.ts';
import { countyKey } from '../law/address-state.ts';
import { ruleAddress } from '../law/rule-ids.ts';
import { titleOf } from '../seo/titles.build.ts';
import { ruleWords } from '../tools/frame/page-data.build.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import type { Courts } from './court.ts';
import { formPaths } from './form-stages.ts';
import { guideOf, planRule, planRules } from './guides.ts';

/** The rules that a line of the plan may cite. Throws where a guide is not a page. */
export const planRuleWords = (): RuleWords[] =>
  planRules.flatMap((id) => {
    const guide = guideOf(id);
    titleOf(guide);
    return ruleWords([id]).map((rule) => ({ ...planRule(rule), href: ruleAddress(id), guide }));
  });

/** Seat and court of every county, and where more is said of it. */
export async function courtsOfCounties(): Promise<Courts> {
  const counties = await allCounties();
  const seatOf = (county: string) => counties.find(({ name }) => name === county)?.seat;
  const verified = counties.flatMap(({ name, court }) =>
    court ? [[countyKey(name), { name: court.name, url: court.url, ...(court.note && { note: court.note }) }]] : [],
  );
  const more = counties.flatMap((county) =>
    hasPage(county) || county.local.length > 0 ? [[countyKey(county.name), county.path]] : [],
  );
  return {
    seats: ohioCounties.map(seatOf).join('|'),
    verified: Object.fromEntries(verified),
    more: Object.fromEntries(more),
  };
}

/** The forms of each path by stage. Throws, failing the build, where a form is missing or has no number. */
export async function formsByPath() {
  const forms = await allForms();
  return formPaths.map(({ path, title, stages }) => ({
    path,
    title,
    stages: stages.map((stage) => ({
      title: stage.title,
      forms: stage.forms.map((id) => {
        const form = forms.find((one) => one.id === `form-${id}`);
        if (!form?.number) throw new Error(`The plan names the form "${id}", which has no number in forms.yaml.`);
        const { name, when, situations } = form;
        return {
          href: `/forms#${form.id}`,
          name,
          when,
          onlyWithWill: situations.includes('will') && situations.length === 1,
        };
      }),
    })),
  }));
}

/** Groups of a checklist, figures filled in. */
export async function checklistGroups(id: string, titles: readonly string[]) {
  const entry = await getEntry('checklists', id);
  return titles.map((title) => {
    const group = entry?.data.groups.find((one) => one.title === title);
    if (!group) throw new Error(`The checklist "${id}" has no group "${title}".`);
    return { title, items: group.items.map(withFacts) };
  });
}
