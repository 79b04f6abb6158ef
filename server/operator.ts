import { brand } from '@attune/contract/brand.ts'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDemo } from './demo/load.ts'
import { removeDemo } from './demo/remove.ts'
import { erasures } from './erase.ts'
import { readEnv } from './lib/env.ts'
import { AppError, isDatabaseAway, StartError, takenIndex } from './lib/errors.ts'
import type { Context } from './lib/http.ts'
import { openContext } from './open.ts'
import { therapists } from './therapists/table.ts'

const help = `${brand}: what an operator can do, also while the server is running

  npm run operator -- demo load               add the demo directory and its accounts
  npm run operator -- demo remove             remove them, and nothing else
  npm run operator -- list                    all therapists: name, email, standing, demo
  npm run operator -- deactivate <email|id>   hide a therapist from patients; threads stay
  npm run operator -- activate <email|id>     show them again
  npm run operator -- help                    this text

The environment is the server's: DATA_DIR, or DATABASE_URL with ENCRYPTION_KEY.`

/** What a command says when it is done. */
type Command = (context: Context, argument: string) => Promise<string>

const commands: { readonly [name: string]: { run: Command; takes?: string } } = {
  'demo load': { run: loadDemoNow },
  'demo remove': { run: removeDemoNow },
  list: { run: listAll },
  deactivate: { run: deactivate, takes: '<email|id>' },
  activate: { run: activate, takes: '<email|id>' },
}

async function run(words: string[]): Promise<string> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0]!)) return help
  const name = words[0] === 'demo' ? words.slice(0, 2).join(' ') : words[0]!
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartError(`There is no command "${name}"; see: npm run operator -- help`)
  const [argument = '', ...more] = words.slice(name.split(' ').length)
  if (more.length > 0 || Boolean(argument) !== Boolean(command.takes))
    throw new StartError(`Usage: npm run operator -- ${[name, command.takes].join(' ').trim()}`)
  // What opening says is meant for a server's log: that the database runs already is no news here.
  const { context, close } = await openContext(readEnv(), () => {})
  try {
    return await command.run(context, argument)
  } finally {
    await close()
  }
}

async function loadDemoNow(context: Context) {
  const isLoaded = await addDemo(context).catch((error: unknown) => {
    throw takenIndex(error) ? new StartError(taken) : error
  })
  if (isLoaded) return 'The demo directory and its accounts are loaded.'
  return 'The demo directory is there already. To have it anew: demo remove, then demo load.'
}

const taken = 'Someone here uses the email or username of a demo account, so nothing was loaded'

async function removeDemoNow(context: Context) {
  const removed = await removeDemo(context.db, erasures(context))
  if (removed.therapists + removed.patients === 0) return 'There is nothing of the demo to remove.'
  const done = `Removed ${removed.therapists} demo therapists and ${removed.patients} demo patients.`
  if (!context.env.demo) return done
  return `${done} With DEMO=0 an empty database stays empty at the next start.`
}

async function listAll({ db }: Context) {
  const rows = await db
    .select()
    .from(therapists)
    .orderBy(asc(sql`lower(${therapists.name})`))
  if (rows.length === 0) return 'There are no therapists yet.'
  return columns([
    ['NAME', 'EMAIL', 'STANDING', 'DEMO'],
    ...rows.map((row) => [row.name, row.email, standingOf(row), row.isDemo ? 'demo' : '']),
  ])
}

function standingOf({ isActive, deactivated_at }: typeof therapists.$inferSelect) {
  if (isActive) return 'active'
  return deactivated_at ? 'deactivated' : 'questions open'
}

async function deactivate(context: Context, who: string) {
  const { name, email } = await setStanding(context, who, {
    isActive: sql`false`,
    deactivated_at: sql`coalesce(${therapists.deactivated_at}, now())`,
  })
  return `${name} (${email}) is deactivated: patients no longer find them, threads stay.`
}

async function activate(context: Context, who: string) {
  const { name, email, isActive } = await setStanding(context, who, {
    isActive: sql`${therapists.questions_submitted_at} IS NOT NULL`,
    deactivated_at: sql`NULL`,
  })
  if (isActive) return `${name} (${email}) is active.`
  return `${name} (${email}) may practise, and is shown once they have answered all questions.`
}

type Standing = { isActive: SQL<boolean>; deactivated_at: SQL<Date | null> }

async function setStanding({ db, bus }: Context, who: string, standing: Standing) {
  const isId = z.uuid().safeParse(who).success
  const [therapist] = await db
    .update(therapists)
    .set(standing)
    .where(isId ? eq(therapists._id, who) : sql`lower(${therapists.email}) = lower(${who})`)
    .returning()
  if (!therapist) throw new StartError(`There is no therapist with the email or id ${who}`)
  await bus.publish('practice', { therapist: therapist._id })
  return therapist
}

function columns(rows: string[][]) {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function inOneLine(error: unknown) {
  if (isDatabaseAway(error)) return `${brand}: The database cannot be reached`
  const isKnown = error instanceof StartError || error instanceof AppError
  return isKnown ? `${brand}: ${error.message}` : error
}

const exitCode = await run(process.argv.slice(2)).then(
  (said) => {
    console.log(said)
    return 0
  },
  (error: unknown) => {
    console.error(inOneLine(error))
    return 1
  },
)
// Done is done, also while a connection is still closing.
process.exit(exitCode)
