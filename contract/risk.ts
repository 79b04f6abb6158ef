import { z } from 'zod'
import { endpoint, Id, Nothing, text, trimmedText } from './endpoint.ts'

/** How much a text speaks of danger to the writer; from `possible` on, help is shown beside it. */
export const grades = ['none', 'distress', 'possible', 'imminent'] as const
export const Grade = z.enum(grades)
export type Grade = z.infer<typeof Grade>

/**
 * What kind of danger words speak of; help, its words and its lines follow from it. `child`: a child
 * is in danger; `other`: somebody else is; `medical`: a body is in danger now.
 */
export const dangerFamilies = [
  'suicide',
  'self-harm',
  'eating',
  'violence-at-home',
  'own-violence',
  'addiction',
  'child',
  'other',
  'medical',
  'psychosis',
] as const
export const DangerFamily = z.enum(dangerFamilies)
export type DangerFamily = z.infer<typeof DangerFamily>

/** ISO 639-1, the languages in which words of danger are read and help is worded. */
export const dangerLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'tr', 'pl', 'ar'] as const
export const DangerLanguage = z.enum(dangerLanguages)
export type DangerLanguage = z.infer<typeof DangerLanguage>

/** Whom a help line is there for. */
export const lineKinds = [
  'suicide-crisis',
  'emotional-support',
  'text-crisis',
  'domestic-abuse',
  'substance-use',
  'directory',
] as const
export const LineKind = z.enum(lineKinds)
export type LineKind = z.infer<typeof LineKind>

export const HelpLine = z.object({
  name: z.string(),
  country: z.string(),
  countryName: z.string(),
  kind: LineKind,
  /** The kind in words. */
  type: z.string(),
  phone: z.string().nullable(),
  text: z.string().nullable(),
  chat: z.string().nullable(),
  url: z.string().nullable(),
  hours: z.string().nullable(),
  cost: z.string().nullable(),
  emergency: z.string().nullable(),
  primary: z.boolean(),
  /** For whom, and in which languages (ISO 639-1). */
  audience: z.string(),
  languages: z.array(z.string()),
})
export type HelpLine = z.infer<typeof HelpLine>

export const TrustedPerson = z.object({ name: trimmedText(120), phone: trimmedText(40) })
export type TrustedPerson = z.infer<typeof TrustedPerson>

/** What the help panel shows: lines of the person's country, whom they trust, whom they write with. */
export const Help = z.object({
  country: z.string().nullable(),
  lines: z.array(HelpLine),
  trustedPerson: TrustedPerson.nullable(),
  therapist: z.object({ _id: Id, name: z.string() }).nullable(),
})
export type Help = z.infer<typeof Help>

/**
 * `soft`: no words of danger, but a model reads the text as heavy: the page asks in one line
 * whether help would be welcome, and shows no more than that.
 */
export const RiskCheck = z.object({
  grade: Grade,
  soft: z.boolean(),
  /** Null without danger. */
  family: DangerFamily.nullable(),
  whose: z.enum(['self', 'other']).nullable(),
  /** Null: software cannot read the language, and the page says so. */
  language: DangerLanguage.nullable(),
})
export type RiskCheck = z.infer<typeof RiskCheck>

/** What stands beside a text of danger, in its language; the page picks the line out of its country's. */
export const HelpNote = z.object({
  language: DangerLanguage,
  heading: z.string(),
  text: z.string(),
  /** Best first; empty: no listening line, the emergency number alone. */
  kinds: z.array(LineKind),
  emergencyFirst: z.boolean(),
  labels: z.object({
    call: z.string(),
    callPerson: z.string(),
    write: z.string(),
    text: z.string(),
    chat: z.string(),
    more: z.string(),
    close: z.string(),
    show: z.string(),
    notNow: z.string(),
    findLine: z.string(),
    emergency: z.string(),
    emergencyUnknown: z.string(),
    nobodyTold: z.string(),
    notBefore: z.string(),
    notSoon: z.string(),
  }),
})
export type HelpNote = z.infer<typeof HelpNote>

/** `note`: null where nothing is to be shown. */
export const CheckedText = RiskCheck.extend({ note: HelpNote.nullable() })
export type CheckedText = z.infer<typeof CheckedText>

/**
 * For the therapist: a message of a patient in which software found words of danger, why it thinks so,
 * and what may help to answer. None says nothing: software misses some.
 */
export const DangerMark = z.object({
  patient: Id,
  message: Id,
  /** A sentence for whoever reads the message. */
  reason: z.string(),
  asks: z.array(z.string()),
  kinds: z.array(LineKind),
  emergencyFirst: z.boolean(),
})
export type DangerMark = z.infer<typeof DangerMark>

/** A share with its 95 % interval (Wilson), and the counts behind it. */
const Share = z.object({
  hits: z.number(),
  of: z.number(),
  percent: z.number(),
  from: z.number(),
  to: z.number(),
})
export type Share = z.infer<typeof Share>

/** How the rules did on one batch of invented lines. `firstMet`: before they were changed for it. */
export const Measured = z.object({
  name: z.string(),
  firstMet: z.boolean(),
  lines: z.number(),
  precision: Share,
  recall: Share,
  calmFlagged: Share,
})
export type Measured = z.infer<typeof Measured>

/**
 * How rules and model together did on lots of lines that nothing was learnt from and nobody looked
 * at; half of them dangerous, the others written to hold the words of danger.
 */
export const MeasuredLots = z.object({
  language: DangerLanguage,
  found: Share,
  flagged: Share,
  imminent: Share,
})
export type MeasuredLots = z.infer<typeof MeasuredLots>

/** What the public page says of the rules: what they look for and how well they do it. */
export const Safety = z.object({
  families: z.array(
    z.object({
      title: z.string(),
      looksFor: z.string(),
      rules: z.number(),
      highest: Grade,
      sources: z.array(z.string()),
    }),
  ),
  measured: z.array(Measured),
  lots: z.array(MeasuredLots),
})
export type Safety = z.infer<typeof Safety>

/** How many of the writer's messages before a text are read along with it. */
export const mostEarlier = 20

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const risk = {
  /** Nothing is stored and nobody is told. */
  check: endpoint({
    method: 'POST',
    url: '/users/:userId/risk-check',
    config: own,
    schema: {
      summary: 'Whether a text speaks of danger, and the help to show beside it',
      params: owner,
      body: z.object({
        text: text(60_000),
        /** One's own messages before it, oldest first. */
        earlier: z.array(text(4_000)).max(mostEarlier).optional(),
        /** Typed to the assistant, which people ask how the site works. */
        isQuestion: z.boolean().optional(),
      }),
      response: { 200: CheckedText },
    },
  }),
  help: endpoint({
    method: 'GET',
    url: '/users/:userId/help',
    config: own,
    schema: { summary: 'Whom I can turn to', params: owner, response: { 200: Help } },
  }),
  helpLines: endpoint({
    method: 'GET',
    url: '/help-lines',
    config: { allow: 'anyone' },
    schema: { summary: 'Help lines of all countries', response: { 200: z.array(HelpLine) } },
  }),
  safety: endpoint({
    method: 'GET',
    url: '/safety',
    config: { allow: 'anyone' },
    schema: { summary: 'What software looks for in texts', response: { 200: Safety } },
  }),
  marks: endpoint({
    method: 'GET',
    url: '/therapists/:id/danger-marks',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'Words of danger in what waits for my answer, or in the latest of one patient',
      params: z.object({ id: Id }),
      querystring: z.object({ patient: Id.optional() }),
      response: { 200: z.array(DangerMark) },
    },
  }),
  setTrustedPerson: endpoint({
    method: 'PUT',
    url: '/users/:userId/trusted-person',
    config: own,
    schema: {
      summary: 'Whom I trust; null forgets them',
      params: owner,
      body: z.object({ trustedPerson: TrustedPerson.nullable() }),
      response: { 204: Nothing },
    },
  }),
}
