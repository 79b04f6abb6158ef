import { randomUUID } from 'node:crypto'
import { ReportReason } from '@attune/contract/reports.ts'
import { sql } from 'drizzle-orm'
import type { Context } from '../lib/http.ts'
import { licences } from '../licences/table.ts'
import { storeMessage } from '../messages/message-writer.ts'
import { suspend } from '../operator/standing.ts'
import { closeReport, createReport, listReports } from '../reports/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

type Load = { therapists: number; claims: number; reports: number }

const names = [
  'Amara Osei',
  'Bruno Keller',
  'Chiara Longo',
  'Dmitri Volkov',
  'Esra Yıldız',
  'Farid نور',
  'Gwen O’Hara',
  'Hana Kim',
]
const places = ['Ireland', 'Bavaria', 'Ontario', 'Lombardia', 'Queensland']

/** Invented therapists for an operator to look after, with claims and reports that wait for longer and longer. */
export async function addOperatorCaseload(context: Context, load: Load) {
  const { db, vault } = context
  const people = Array.from({ length: load.therapists }, (_, at) => account('therapist', at))
  await db
    .insert(therapists)
    .values(people.map((one) => ({ ...one, isActive: true, questions_submitted_at: new Date() })))
  await db.insert(licences).values(people.map(({ _id }, at) => claim(_id, at, at < load.claims)))
  const reporters = Array.from({ length: load.reports }, (_, at) => account('patient', at))
  await db.insert(users).values(reporters)
  for (const [at, { _id }] of reporters.entries()) {
    const from = { id: _id, model: 'User' } as const
    const to = { id: people[at % people.length]!._id, model: 'Therapist' } as const
    const { message } = await storeMessage(db, vault, {
      from,
      to,
      text: 'When can we speak?',
      clientId: undefined,
    })
    await createReport(db, vault, from, {
      partner: to.id,
      reason: ReportReason.options[at % ReportReason.options.length]!,
      note: 'They asked me to pay for sessions outside, and were cross when I said no.',
      messages: [message._id],
    })
  }
  await db.execute(sql`UPDATE reports SET at = at - random() * interval '40 days'`)
  const [first] = await listReports(db)
  if (first) await closeReport(db, vault, first, 'Spoke to both; the therapist was told the rules.')
  for (const [at, { _id }] of people.slice(-4).entries())
    await suspend(context, _id, {
      ...(at % 2 === 0 && { until: '2999-01-31' }),
      reason: 'Please send us the certificate of your licence.',
    })
}

function account(kind: string, at: number) {
  const tag = randomUUID().slice(0, 8)
  return {
    _id: randomUUID(),
    name: `${names[at % names.length]} ${at + 1}`,
    username: `${kind}-${tag}`,
    email: `${tag}@people.example`,
    phone: '+1 555 0100',
  }
}

const claim = (therapist_id: string, at: number, isWaiting: boolean) => ({
  ...{ therapist_id, kind: 'Psychotherapist', number: `PT ${10_000 + at * 37}` },
  place: places[at % places.length]!,
  state: isWaiting ? ('self-declared' as const) : ('verified' as const),
  checkedAt: isWaiting ? null : new Date(),
  created_at: new Date(Date.now() - at * 0.9 * 86_400_000),
})
