// Names the court of the county that was chosen in the plan, on the sheets that have a line for it. Only the county of
// the stored record is read, and it is not sent: the list of all courts is fetched whole.
const line = document.querySelector('.sheet-court span');

async function printCourt(): Promise<void> {
  // Not checked as record-file.ts does, whose schemas would weigh more than all scripts of an article.
  const county = JSON.parse(localStorage.getItem('estate-record') ?? '{}').answers?.county?.value;
  if (county && line) line.textContent = (await (await fetch('/court-lines.json')).json())[county];
}

// Without storage or the network the line stays empty, to be filled in by hand.
if (line) printCourt().catch(() => undefined);

// A module: it is imported at run time (layouts/page-end.browser.ts).
export {};
