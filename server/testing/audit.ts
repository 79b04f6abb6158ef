const looks = ['list', 'licences', 'audit', 'page', 'reports', 'outbox', 'ledger']

/** The lines of the audit that tell of something done, not of a look at something. */
export const doneIn = (audit: string) =>
  audit
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/))
    .filter(([, , action = '']) => !looks.includes(action))
    .map((cells) => cells.join('  '))
