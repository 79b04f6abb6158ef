import { z } from 'zod'
import { endpoint, Timestamp, text } from './endpoint.ts'

export const portabilityLimits = {
  /** Downloads and tries to take an archive in, per account and day. */
  exportsADay: 10,
  importsADay: 10,
  passphrase: { min: 12, max: 200 },
  archiveBytes: 32 * 1024 * 1024,
} as const

/** The header that carries the passphrase of an archive being sent, percent-encoded. */
export const passphraseHeader = 'x-archive-passphrase'

export const ExportDraft = z.object({
  /** Locks the archive with AES-256; without one it is readable by whoever has the file. */
  passphrase: text(portabilityLimits.passphrase.max)
    .min(portabilityLimits.passphrase.min, 'Please choose at least 12 characters.')
    .optional(),
  /** A therapist's private notes and tasks, which are of patients: only where they are asked for. */
  caseNotes: z.boolean().default(false),
})
export type ExportDraft = z.infer<typeof ExportDraft>

/** `already`: the same archive was taken in before, and nothing has changed. */
export const Imported = z.object({
  already: z.boolean(),
  entries: z.int(),
  messages: z.int(),
})
export type Imported = z.infer<typeof Imported>

export const KeptMessage = z.object({
  /** Within the conversation, from 1. */
  position: z.int(),
  by: z.enum(['me', 'other']),
  date: Timestamp,
  text: z.string(),
})
export type KeptMessage = z.infer<typeof KeptMessage>

/** A conversation out of an archive: it can be read, and nothing more. */
export const KeptConversation = z.object({
  number: z.int(),
  name: z.string(),
  lastAt: Timestamp,
})
export type KeptConversation = z.infer<typeof KeptConversation>

/** What an archive brought along of people who are not here. */
export const Kept = z.object({
  at: Timestamp.nullable(),
  conversations: z.array(KeptConversation),
  favourites: z.array(z.string()),
})
export type Kept = z.infer<typeof Kept>

const own = { allow: 'either' } as const

export const portability = {
  export: endpoint({
    method: 'POST',
    url: '/portability/export',
    config: { ...own, recent: true },
    sends: 'application/zip',
    schema: {
      summary: 'Everything of the own account as a zip',
      body: ExportDraft,
      response: { 200: z.string() },
    },
  }),
  import: endpoint({
    method: 'POST',
    url: '/portability/import',
    config: { ...own, recent: true },
    schema: {
      summary: 'Take an archive in, sent as application/zip; the same one again changes nothing',
      response: { 200: Imported },
    },
  }),
  listKept: endpoint({
    method: 'GET',
    url: '/portability/kept',
    config: own,
    schema: {
      summary: 'What an archive brought along of people who are not here',
      response: { 200: Kept },
    },
  }),
  readKept: endpoint({
    method: 'GET',
    url: '/portability/kept/:number',
    config: own,
    schema: {
      summary: 'The messages of such a conversation, oldest first',
      params: z.object({ number: z.coerce.number().int().min(1).max(100_000) }),
      querystring: z.object({ after: z.coerce.number().int().min(0).default(0) }),
      response: {
        200: z.object({ messages: z.array(KeptMessage), next: z.int().nullable() }),
      },
    },
  }),
}
