const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const month = `(?:${months}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)`
const weekday =
  '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const day = '(?:[Tt]oday|[Tt]omorrow|[Yy]esterday)'

/** The text of a page without what differs from day to day: dates, times, how long somebody waits, the questions of a day. */
export const steady = (text: string): string =>
  text
    // Some versions of Chromium say the name of its own button of a field twice.
    .replace(/"(Show (?:time|date) picker) \1"/g, '"$1"')
    // The count of unread ones comes and goes with the session beside it.
    .replace(/^RootWebArea "\(\d+\) /, 'RootWebArea "')
    // Three questions a day to begin an entry with.
    .replace(
      /(region "Questions to begin with"\n.*\n)(?: *button "(?!No, thank you).*\n)+/,
      '$1        ‹questions of the day›\n',
    )
    .replace(/\b\d{1,2}:\d{2}(?: [AP]M)?\b/g, '‹time›')
    .replace(new RegExp(`\\b(?:${weekday},? )?\\d{1,2} ${month}\\b(?: \\d{4})?`, 'g'), '‹date›')
    .replace(new RegExp(`\\b(?:${weekday} \\d{1,2} to )(?=‹date›)`, 'g'), '')
    .replace(new RegExp(`\\b(?:${day}|${weekday})(?=,? (?:at )?‹time›)`, 'g'), '‹date›')
    .replace(new RegExp(`(?<=["] ?|, |text |^\\s*)${day}(?=["]|$| )`, 'gm'), '‹date›')
    .replace(/\b\d+ (?:h|min|hours?|minutes?|days?)(?= for your answer)/g, '‹span›')
