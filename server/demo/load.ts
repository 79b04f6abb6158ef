import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { demoAccounts } from './accounts.ts'
import { insertAppointments, insertCalendars } from './calendars.ts'
import { demoFacts } from './facts.ts'
import { isDemoThere } from './is-demo-there.ts'
import { insertPatient } from './patient-rows.ts'
import { demoPatients } from './patients.ts'
import { faceDealer, renderPortrait } from './portrait.ts'
import { demoProfiles } from './profiles.ts'
import { seededChoices } from './seeded-choices.ts'
import { insertTherapists } from './therapist-rows.ts'

/** Fills a database that nobody has used yet; any other is left as it is. */
export async function loadDemo(context: Context) {
  const { rows } = await context.db.execute(
    sql`SELECT 1 FROM ${therapists} UNION ALL SELECT 1 FROM ${users} LIMIT 1`,
  )
  if (rows.length === 0) await addDemo(context)
}

/**
 * The demo directory and its accounts beside whatever else is there, wholly or not at all.
 * False where any of it is there already.
 */
export async function addDemo({ db, vault, bus }: Context): Promise<boolean> {
  if (await isDemoThere(db)) return false
  const prepared = await prepare()
  const ids = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${loadLock})`)
    // Another node may have been faster while the portraits were drawn.
    if (await isDemoThere(tx)) return []
    return insertAll(tx, vault, prepared)
  })
  for (const therapist of ids) await bus.publish('practice', { therapist })
  return ids.length > 0
}

/** Any 64-bit number serves; all nodes must use the same. */
const loadLock = 7_214_402_190_312

/** All that takes time, before the transaction begins. */
async function prepare() {
  const profiles = demoProfiles()
  const facts = demoFacts(profiles, new Date())
  const faceOf = faceDealer(seededChoices(2))
  const [userHash, therapistHash, drawn, patients] = await Promise.all([
    hashPassword(demoAccounts.password),
    hashPassword(demoAccounts.password),
    Promise.all(
      profiles.map(async (profile, position) => {
        const webp = profile.face && (await renderPortrait(profile.face))
        return { id: randomUUID(), profile, webp, facts: facts[position]! }
      }),
    ),
    Promise.all(
      demoPatients.map(async (patient) => {
        const webp = await renderPortrait(faceOf(patient.gender))
        return { patient, webp }
      }),
    ),
  ])
  return { userHash, therapistHash, drawn, patients }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function insertAll(tx: Db, vault: Context['vault'], prepared: Prepared) {
  const { userHash, therapistHash, drawn, patients } = prepared
  await insertTherapists(tx, vault, drawn, therapistHash)
  await insertCalendars(tx, vault, drawn)
  const therapistIdOf = new Map(drawn.map(({ profile, id }) => [profile.name, id]))
  const [account] = drawn
  if (!account) return []
  for (const [position, { patient, webp }] of patients.entries())
    await insertPatient(tx, vault, patient, {
      webp,
      passwordHash: position === 0 ? userHash : null,
      therapistId: account.id,
      therapistIdOf,
    })
  const [patient] = demoPatients
  if (patient) await insertAppointments(tx, patient._id, account.id, new Date())
  return drawn.map(({ id }) => id)
}
