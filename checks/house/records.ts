const statusLine = /^Date: (\d{4}-\d{2}-\d{2}) · Status: (?:accepted|superseded)(?:; (.+))?$/
const parts = ['## Context', '## Decision', '## Consequences']

/**
 * What is missing in the records of decisions, by their file names. Behind a status stands by what a
 * record is superseded, wholly or in part.
 */
export function faultsOfRecords(records: Readonly<Record<string, string>>): string[] {
  const numbers = Object.keys(records).map((name) => name.slice(0, 4))
  const faults = Object.entries(records).flatMap(([name, text]) => {
    const lines = text.split('\n')
    const status = statusLine.exec(lines[2] ?? '')
    const others = [...(status?.[2] ?? '').matchAll(/\]\((\d{4})-[\w-]+\.md\)/g)].map(
      ([, one]) => one,
    )
    const isLost = status?.[0].includes('superseded') && others.length === 0
    return [
      ...(status ? [] : ['has no date and status below its heading']),
      ...(status && !isDate(status[1] ?? '') ? ['has a date that does not exist'] : []),
      ...(isLost ? ['does not say by which record it is superseded'] : []),
      ...others
        .filter((one) => !numbers.includes(one ?? ''))
        .map((one) => `names no record ${one}`),
      ...(numbers.filter((one) => one === name.slice(0, 4)).length > 1
        ? ['shares its number']
        : []),
      ...faultsOfParts(lines),
    ].map((fault) => `${name} ${fault}`)
  })
  return [...faults, ...missing(numbers).map((one) => `there is no record ${one}`)]
}

function isDate(words: string): boolean {
  const date = new Date(`${words}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(words)
}

function faultsOfParts(lines: readonly string[]): string[] {
  const found = lines.filter((line) => /^## /.test(line))
  const absent = parts.filter((part) => !found.includes(part))
  const inOrder = found.filter((line) => parts.includes(line)).join() === parts.join()
  const isEmpty = (part: string) => {
    const after = lines.slice(lines.indexOf(part) + 1)
    const end = after.findIndex((line) => /^## /.test(line))
    return after.slice(0, end < 0 ? undefined : end).every((line) => /^\s*(?:#.*)?$/.test(line))
  }
  return [
    ...absent.map((part) => `has no ${part}`),
    ...(absent.length === 0 && !inOrder ? ['has its parts in another order'] : []),
    ...parts
      .filter((part) => found.includes(part) && isEmpty(part))
      .map((part) => `has nothing below ${part}`),
  ]
}

/** Numbers below the last one that no record has. */
function missing(numbers: readonly string[]): string[] {
  const last = Math.max(0, ...numbers.map(Number))
  return Array.from({ length: last }, (_, at) => `${at + 1}`.padStart(4, '0')).filter(
    (one) => !numbers.includes(one) && !unwritten.includes(one),
  )
}

/** Left out when the records after them were numbered; no record was ever written under them. */
const unwritten = ['0057', '0058', '0059']
