import { helpLines } from '@attune/content/help-lines/help-lines.ts'
import { type RiskCheck, risk } from '@attune/contract/risk.ts'
import { asksOnlyOfSite } from '@attune/engine/chatbot/find-entry.ts'
import { measuredLots } from '@attune/engine/danger/measured-lots.ts'
import { helpLinesFor } from '@attune/engine/help/help-lines-for.ts'
import { noteFor } from '@attune/engine/help/note-for.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { safety } from '@attune/engine/risk/safety.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { checkPages } from './check-text.ts'
import { createMarks } from './marks.ts'
import { findTherapistWrittenWith, readTrustedPerson, setTrustedPerson } from './store.ts'

export function riskRoutes(app: App, context: Context) {
  const { db, vault, metrics } = context
  route(app, risk.check, async ({ body: { text, earlier = [], isQuestion = false } }) => {
    const heard = await checkPages(context, text, earlier)
    const read = isQuestion && earlier.length === 0 ? withoutSite(heard, text) : heard
    const note = noteFor(read)
    if (note) metrics.dangerNotes.inc()
    return { ...read, note }
  })

  route(app, risk.help, async ({ params: { userId } }) => {
    const [answers, trustedPerson, therapist] = await Promise.all([
      listUserAnswers(db, vault, userId),
      readTrustedPerson(db, vault, userId),
      findTherapistWrittenWith(db, userId),
    ])
    const country = readIntake(answers).country[0] ?? null
    return { country, lines: [...helpLinesFor(country)], trustedPerson, therapist }
  })

  const marksOf = createMarks(context)
  route(app, risk.marks, ({ params, query }) => marksOf(params.id, query.patient))

  route(app, risk.helpLines, async () => helpLines)

  route(app, risk.safety, async () => ({ ...safety, lots: measuredLots }))

  route(app, risk.setTrustedPerson, async ({ params, body }) => {
    await setTrustedPerson(db, vault, params.userId, body.trustedPerson)
  })
}

/** The models hear danger in “How do I leave the room?”, too. */
const withoutSite = (heard: RiskCheck, text: string): RiskCheck =>
  (isDanger(heard.grade) || heard.soft) && asksOnlyOfSite(text)
    ? { ...heard, grade: 'none', soft: false, family: null, whose: null }
    : heard
