/**
 * Words for conditions, as regular expressions of whole words. No sentence about a person may say
 * that they have or are one of these.
 */
export const conditions: readonly string[] = [
  'anxi\\w*',
  'depress\\w*',
  'panic\\w*',
  'traumati[sz]ed',
  'bipolar',
  'manic',
  'psychotic',
  'schizo\\w*',
  'borderline',
  'narciss\\w*',
  'autis\\w*',
  'obsessi\\w*',
  'addict\\w*',
  'alcoholic',
  'suicidal',
  'anorexi\\w*',
  'bulimi\\w*',
  'insomni\\w*',
  'ptsd',
  'ocd',
  'adhd',
  'gad',
  'bpd',
  'ill',
  'sick',
  'mentally',
  'unwell',
]
