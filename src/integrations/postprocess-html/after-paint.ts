/**
 * The inline script of a page that loads its scripts, in their order, after the first paint. Until then the page is one
 * request: on a slow network nothing competes with its text for bandwidth, and no script runs before it is shown.
 */
export const afterPaint = (scripts: readonly string[]): string =>
  `addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{for(let s of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("script"),{src:s,type:"module",async:!1}))})))`;
