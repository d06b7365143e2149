/** A web font, as the styles of a page declare it. */
export interface WebFont {
  family: string;
  address: string;
  weight: string;
}

const isFetched =
  /@font-face\{font-family:((\w+)-\w+);src:url\(([^)]+)\)[^}]*font-display:optional;font-weight:([^;]+);[^}]*\}/;

/**
 * The styles without the font that the browser would fetch, under its name without Astro's hash, and that font; none
 * where they have only faces of the device.
 */
export function withoutWebFont(css: string): { css: string; font?: WebFont } {
  const [rule, hashed = '', family = '', address = '', weight = ''] = isFetched.exec(css) ?? [];
  if (!rule) return { css };
  return { css: css.replace(rule, '').replaceAll(hashed, family), font: { family, address, weight } };
}

/**
 * The script of a page that fetches what the page does without until it is painted: its scripts, in their order, and
 * then its font. Until then the page is one request: on a slow network nothing takes its bytes, and nothing that the
 * processor has to read comes before its words. The font is used on the pages after it only, by who comes from a page
 * of the site and so has it: no heading is painted twice. Kept is nothing, so nothing has to be asked.
 */
export function afterPaint(scripts: readonly string[], font: WebFont | undefined): string {
  const declared = font
    ? `let f=new FontFace("${font.family}","url(${font.address})",{weight:"${font.weight}",display:"optional"});document.referrer.startsWith(origin+"/")&&document.fonts.add(f);`
    : '';
  // A script that has come: the font takes none of its bytes. A font that cannot be had is no error of the page.
  const fetched = font ? ',onload:()=>f.load().catch(()=>{})' : '';
  const add = `for(let s of${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("script"),{type:"module",async:!1,src:s${fetched}}))`;
  return `${declared}addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{${add}})))`;
}
