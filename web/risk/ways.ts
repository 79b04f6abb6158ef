import { olderPaths, paths } from '@attune/contract/paths.ts'
import type { Help, HelpLine, HelpNote } from '@attune/contract/risk.ts'
import { firstNumber, mainLine, telLink, textLine, textLink } from '../help/contact-links.ts'
import { firstName } from '../lib/first-name.ts'

/** One tap to somebody. */
export type Way = { href: string; label: string; outside?: true }

/** The lines that fit best, all of one kind; where the country has none, its main one. */
export function linesFor({ kinds }: Pick<HelpNote, 'kinds'>, help: Help): HelpLine[] {
  if (kinds.length === 0) return []
  const kind = kinds.find((one) => help.lines.some((line) => line.kind === one))
  const main = mainLine(help.lines)
  return kind ? help.lines.filter((line) => line.kind === kind) : main ? [main] : []
}

/** Everyone within reach, the most fitting first; never empty. `to`: whom the words go to anyway. */
export function waysOf(note: HelpNote, help: Help, to: string | undefined): Way[] {
  const { labels, emergencyFirst } = note
  const lines = linesFor(note, help)
  const emergency = mainLine(help.lines)?.emergency
  const number = emergency && firstNumber(emergency)
  const { trustedPerson, therapist } = help
  const ways = [
    emergencyFirst && number && { href: telLink(number), label: withNumber(labels.call, number) },
    ...lines.slice(0, 1).flatMap((line) => callTo(line, labels)),
    trustedPerson && {
      href: telLink(trustedPerson.phone),
      label: labels.callPerson.replace('{name}', () => trustedPerson.name),
    },
    ...lines.slice(1).flatMap((line) => callTo(line, labels)),
    ...inWriting(lines[0], help, labels),
    therapist &&
      therapist._id !== to && {
        // Where the conversation is open at once.
        href: olderPaths.chat(therapist._id),
        label: labels.write.replace('{name}', () => firstName(therapist.name)),
      },
  ].filter((way): way is Way => Boolean(way))
  return ways.some(({ href }) => href.startsWith('tel:'))
    ? ways
    : [{ href: paths.help, label: labels.findLine, outside: true }, ...ways]
}

/** For whom it is, where that is not everyone. */
function callTo({ phone, audience }: HelpLine, labels: HelpNote['labels']): Way[] {
  if (!phone) return []
  const label = withNumber(labels.call, phone)
  const isForAll = !audience || audience === 'everyone'
  return [
    {
      href: telLink(phone),
      label: isForAll ? label : `${label} · ${audience.replace(/ \(.*\)/, '')}`,
    },
  ]
}

/** Where words run from right to left, a number still runs from left to right. */
export const withNumber = (label: string, number: string) =>
  label.replace('{number}', rightToLeft.test(label) ? `\u2066${number}\u2069` : number)

const rightToLeft = /[\u0590-\u08ff]/

function inWriting(line: HelpLine | undefined, help: Help, labels: HelpNote['labels']): Way[] {
  if (!line) return []
  const own = line.text && textLink(line.text)
  const other = own ? undefined : textLine(help.lines)
  const sms = own || (other?.text && textLink(other.text))
  const label = other ? `${labels.text} ${other.name}` : labels.text
  return [
    ...(sms ? [{ href: sms, label }] : []),
    ...(line.chat ? [{ href: line.chat, label: labels.chat, outside: true as const }] : []),
  ]
}
