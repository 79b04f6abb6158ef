import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { privacySections } from './privacy-text.ts'
import type { Section } from './section.ts'
import { termsSections } from './terms-text.ts'

type Test = readonly [file: string, name: string]

/** What the software does not do by itself: a limit said aloud, or what is asked of people. */
const saidOnly = 'no promise of the software'

const heldBy: { [line: string]: Test | typeof saidOnly } = {
  'privacy.account': ['web/auth/auth.test.tsx', 'a pseudonym is enough'],
  'privacy.words': ['server/lib/plain-columns.test.ts', 'where no patient writes them'],
  'privacy.sealed': ['server/lib/vault.test.ts', 'key under another operator’s key'],
  'privacy.operator-key': [
    'server/lib/vault.test.ts',
    'what was sealed opens, after a restart too',
  ],
  'privacy.not-sealed': ['server/lib/plain-columns.test.ts', 'where no patient writes them'],
  'privacy.danger': ['server/risk/risk.test.ts', 'no table holds it and no row is written'],
  'privacy.browser': ['web/lib/local-storage.dom.test.ts', 'a sign-out leaves the theme'],
  'privacy.self': ['server/auth/access.test.ts', 'nobody is let in or refused wrongly'],
  'privacy.contact': ['server/users/users.test.ts', 'sees three fields of a patient'],
  'privacy.grant': ['server/diagnosis/diagnosis.test.ts', 'the first message shares nothing'],
  'privacy.appointments': [
    'server/appointments/appointments.test.ts',
    'nobody but the two reads it, and of reasons and answers nobody but who gave them',
  ],
  'privacy.meeting': [
    'server/room/room.test.ts',
    'without a relay the page is told so, and any candidate is passed on',
  ],
  'privacy.decline': [
    'server/case-notes/case-notes.test.ts',
    'into an archive but the therapist’s who asks for it',
  ],
  'privacy.profile': ['server/auth/access.test.ts', 'nobody is let in or refused wrongly'],
  'privacy.reports': ['server/reports/reports.test.ts', 'the chosen messages, no others'],
  'privacy.third-parties': ['e2e/first-load.spec.ts', 'all from here'],
  'privacy.mails': [
    'server/notifications/away-mails.test.ts',
    'no mail in any state holds a word or a name of anyone',
  ],
  'privacy.push': ['server/push/push.test.ts', 'carries no content'],
  'privacy.learning': [
    'server/learning/learning.test.ts',
    'is sealed, names nobody in the clear and holds no word of anyone',
  ],
  'privacy.deleted': ['server/erasure/erase.test.ts', 'leaves nothing of theirs in any table'],
  'privacy.keys': ['server/faults/disk.test.ts', 'what was deleted cannot be opened from the disk'],
  'privacy.copies': saidOnly,
  'terms.finds': ['web/auth/auth.test.tsx', 'confirms to be 18'],
  'terms.no-emergency': saidOnly,
  'terms.no-diagnosis': ['checks/house/wording.test.ts', 'no text says what somebody has'],
  'terms.licences': ['server/licences/listing.test.ts', 'with how far it was checked'],
  'terms.no-fee': saidOnly,
  'terms.sessions': saidOnly,
  'terms.respect': saidOnly,
  'terms.end': ['server/messages/contact.test.ts', 'is cut off and signed out'],
  'terms.password': saidOnly,
  'terms.leave': ['web/users/specified.test.tsx', 'is told, whether it fails or works'],
  'terms.confirmed': ['server/faults/crash.test.ts', 'nothing acknowledged is lost'],
}

const linesOf = (page: string, sections: readonly Section[]) =>
  sections.flatMap(({ lines }) => lines.map(({ id, text }) => ({ id: `${page}.${id}`, text })))
const privacy = linesOf('privacy', privacySections)
const terms = linesOf('terms', termsSections)

describe('what the pages on privacy and terms promise', () => {
  test('is listed here line by line, with the test that holds it', () => {
    expect(Object.keys(heldBy)).toEqual([...privacy, ...terms].map(({ id }) => id))
  })

  test.each(
    Object.entries(heldBy).flatMap(([line, by]) =>
      by === saidOnly ? [] : [[line, ...by] as const],
    ),
  )('%s is held by a test in %s: %s', (_, file, name) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    const names = [...text.matchAll(/(?:\btest\(|\)\()\s*[`'"](.*)/g)].map(([, found]) => found)
    expect(names.filter((found) => found?.includes(name))).not.toEqual([])
  })

  test.each([
    ['privacy', privacy],
    ['terms', terms],
  ] as const)('%s is read in two minutes', (_, lines) => {
    const words = lines.flatMap(({ text }) => text.split(/\s+/))
    expect(words.length).toBeLessThanOrEqual(2 * wordsAMinute)
  })
})

/** Of a tired reader; 230 to 260 are usual (Brysbaert 2019). */
const wordsAMinute = 220
