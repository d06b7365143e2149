// Names the court of the county that was chosen in the plan, on the sheets that have a line for it. Only the county of
// the stored record is read, and it is not sent: the list of all courts is fetched whole.
const line = document.querySelector('.sheet-court span');

async function printCourt(): Promise<void> {
  // Not parsed: what reads a record whole, and the module of its key, would weigh more than this.
  const county = /"county":\{"value":"([a-z-]+)/.exec(localStorage.getItem('estate-record') ?? '')?.[1];
  if (county && line) line.textContent = (await (await fetch('/court-lines.json')).json())[county];
}

// Without storage or the network the line stays empty, to be filled in by hand.
if (line) printCourt().catch(() => undefined);

// A module: it is imported at run time (layouts/page-end.browser.ts).
export {};
