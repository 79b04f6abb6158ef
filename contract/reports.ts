import { z } from 'zod'
import { endpoint, Id, text } from './endpoint.ts'

export const reportLimits = { note: 2_000, messages: 50 } as const

export const ReportReason = z.enum(['hurtful', 'sexual', 'money', 'identity', 'safety', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** What one person tells the operator about another they write with. */
export const ReportDraft = z.object({
  partner: Id,
  reason: ReportReason,
  note: text(reportLimits.note),
  /** Of the two, the ones the operator may read; no others are shown to them. */
  messages: z.array(Id).max(reportLimits.messages),
  /** Made by the writer, so that a repeated send is one report. */
  clientId: Id.optional(),
})
export type ReportDraft = z.infer<typeof ReportDraft>

export const reports = {
  create: endpoint({
    method: 'POST',
    url: '/reports',
    config: { allow: 'either' },
    schema: {
      summary:
        'Report someone I write with to the operator, with the messages I choose; the same clientId again reports nothing new',
      body: ReportDraft,
      response: { 201: z.object({ _id: Id }) },
    },
  }),
}
