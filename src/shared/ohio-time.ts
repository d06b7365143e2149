// Ohio's clocks and calendar, wherever the machine or the visitor is. All of Ohio keeps New York's time.

/** Lazy: constructing Intl.DateTimeFormat blocks a phone for a tenth of a second. */
let clock: Intl.DateTimeFormat | undefined;

/** This moment as Ohio's clocks show it, with their offset: "2026-11-19T21:30:00-05:00". */
export function ohioTime(moment: Date): string {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  // Whole hours: in Ohio's time since 1927, that is Eastern Standard or Daylight Time.
  const hoursBehind = Math.round((moment.getTime() - Date.parse(`${local}Z`)) / 3_600_000);
  return `${local}-0${hoursBehind}:00`;
}

/** Ohio's calendar day at this moment: "2026-11-19". Today is `ohioDay(new Date())`. */
export const ohioDay = (moment: Date) => ohioTime(moment).slice(0, 10) as `${number}-${number}-${number}`;

/** The moment when Ohio's clocks show this day and time. An hour that summer time skips is an hour later. */
export function ohioMoment(day: string, time = '00:00'): Date {
  const summer = new Date(`${day}T${time}-04:00`);
  return ohioTime(summer).endsWith('-04:00') ? summer : new Date(`${day}T${time}-05:00`);
}
