// Content for the plan page.
import { getEntry } from 'astro:content';
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { allCounties } from '../counties/counties.build.ts';
import { hasPage } from '../counties/local-facts.ts';
import { allForms } from '../court-forms/forms.build.ts';
import { withFacts } from '../facts/facts.build.ts';
import { countyKey } from '../law/address-state.ts';
import { getRules } from '../law/law.build.ts';
import { ruleAddress } from '../law/rule-ids.ts';
import { titleOf } from '../seo/titles.build.ts';
import { ruleWords } from '../tools/frame/page-data.build.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import type { Courts } from './court.ts';
import { dateStages, stageOf } from './date-stages.ts';
import { formPaths } from './form-stages.ts';
import { guideOf, planRule, planRules } from './guides.ts';

/** The rules that a line of the plan may cite, the dated ones first, by stage. Throws where a guide is not a page, or a paper not in forms.yaml. */
export async function planRuleWords(): Promise<RuleWords[]> {
  const paperOf = await numberedForms();
  const inStageOrder = new Set([...dateStages.flatMap(({ rules }) => rules), ...planRules]);
  return getRules([...inStageOrder]).flatMap(({ id, form }) => {
    const guide = guideOf(id);
    titleOf(guide);
    const paper = form && paperOf(form);
    const stage = stageOf(id);
    return ruleWords([id]).map((rule) => ({
      ...planRule(rule),
      href: ruleAddress(id),
      guide,
      ...(stage && { stage }),
      ...(paper && { paper: { name: paper.name, href: paper.href } }),
    }));
  });
}

/** The paper that comes with every way of opening an estate. */
export async function openingForm(): Promise<NonNullable<RuleWords['paper']>> {
  const { name, href } = (await numberedForms())('family-list');
  return { name, href };
}

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

/** Forms by the ids of forms.yaml. Throws, failing the build, where a form is missing or has no number. */
async function numberedForms() {
  const forms = await allForms();
  return (id: string) => {
    const form = forms.find((one) => one.id === `form-${id}`);
    if (!form?.number) throw new Error(`The plan names the form "${id}", which has no number in forms.yaml.`);
    return { ...form, href: `/forms#${form.id}` };
  };
}

/** The forms of each path by stage. */
export async function formsByPath() {
  const formOf = await numberedForms();
  return formPaths.map(({ path, title, stages }) => ({
    path,
    title,
    stages: stages.map((stage) => ({
      title: stage.title,
      forms: stage.forms.map((id) => {
        const { href, name, situations } = formOf(id);
        return {
          href,
          name,
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
