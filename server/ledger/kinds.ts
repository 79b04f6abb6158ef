import { type LedgerEntry, LedgerItem, Purpose } from '@attune/contract/ledger.ts'
import { z } from 'zod'
import type { AssociatedData } from '../lib/vault.ts'

export type LedgerKind = LedgerEntry['kind'] | 'operator'

/** What a row says of a patient, as it is sealed. */
export const Told = z.object({
  /** Null where it was the operator. */
  therapistId: z.uuid().nullable(),
  name: z.string(),
  items: z.array(LedgerItem).default([]),
  left: z.array(LedgerItem).default([]),
  opened: z.enum(['report', 'mail']).nullable().default(null),
  purpose: Purpose.nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
  /** Of a reading: this therapist's first. */
  first: z.boolean().default(false),
  /** When it was, where that was before there was a ledger. */
  at: z.iso.datetime().optional(),
})
export type Told = z.input<typeof Told>

/** What an operator did. */
export const Command = z.object({
  by: z.string(),
  action: z.string(),
  therapistId: z.uuid().nullable(),
  detail: z.string(),
  /** As above. */
  at: z.iso.datetime({ offset: true }).optional(),
})
export type Command = z.infer<typeof Command>

/** Undefined where somebody else wrote the row: the server's role may add what it likes. */
export function commandIn(open: string): Command | undefined {
  try {
    return Command.safeParse(JSON.parse(open)).data
  } catch {
    return undefined
  }
}

export const sealedAs = (subject: Buffer): AssociatedData =>
  `ledger.sealed:${subject.toString('hex')}`
