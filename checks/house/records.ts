const statusLine = /^Date: \d{4}-\d{2}-\d{2} · Status: (?:accepted|superseded)(?:; (.+))?$/
const parts = ['## Context', '## Decision', '## Consequences']

/**
 * What is missing in the records of decisions, by their file names. Behind a status stands by what a
 * record is superseded, wholly or in part.
 */
export function faultsOfRecords(records: Readonly<Record<string, string>>): string[] {
  const numbers = Object.keys(records).map((name) => name.slice(0, 4))
  return Object.entries(records).flatMap(([name, text]) => {
    const lines = text.split('\n')
    const status = statusLine.exec(lines[2] ?? '')
    const others = [...(status?.[1] ?? '').matchAll(/\]\((\d{4})-[\w-]+\.md\)/g)].map(
      ([, one]) => one,
    )
    const isLost = status?.[0].includes('superseded') && others.length === 0
    return [
      ...(status ? [] : ['has no date and status below its heading']),
      ...(isLost ? ['does not say by which record it is superseded'] : []),
      ...others
        .filter((one) => !numbers.includes(one ?? ''))
        .map((one) => `names no record ${one}`),
      ...(numbers.filter((one) => one === name.slice(0, 4)).length > 1
        ? ['shares its number']
        : []),
      ...parts.filter((part) => !lines.includes(part)).map((part) => `has no ${part}`),
    ].map((fault) => `${name} ${fault}`)
  })
}
