// Fills in the court's line of a printed sheet from the county in the saved plan. The county is not sent: the list of all
// courts is fetched.
const line = document.querySelector('.sheet-court span');

async function fillInCourt(): Promise<void> {
  // Not validated by the schema in record.ts, which is larger than all scripts of an article.
  const county = JSON.parse(localStorage.getItem('estate-record') ?? '{}').answers?.county?.value;
  if (county && line) line.textContent = (await (await fetch('/court-lines.json')).json())[county];
}

// Without storage or network the line stays empty, to be filled in by hand.
if (line) fillInCourt().catch(() => undefined);

export {};
