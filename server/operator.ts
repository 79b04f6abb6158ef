import { brand } from '@attune/contract/brand.ts'
import { readEnv } from './lib/env.ts'
import { AppError, isDatabaseAway, StartError } from './lib/errors.ts'
import { errorInOneLine } from './lib/logged.ts'
import { asJob } from './lib/person.ts'
import { openContext } from './open.ts'
import { commandFrom } from './operator/commands.ts'
import { restore } from './restore.ts'
import { rotateKey } from './rotate-key.ts'

const help = `${brand}: what an operator can do, also while the server is running

  npm run operator -- demo load               add the demo directory and its accounts
  npm run operator -- demo remove             remove them, and nothing else
  npm run operator -- list                    all therapists: name, email, standing, licences, demo
  npm run operator -- licences <email|id>     what someone has declared, each claim with its code
  npm run operator -- verify <email|id>       the body that issued the licence has confirmed it
      --licence <code>                        which one, as it was worded when you looked
      --document-seen                         you saw a document, and no more than that
      --withdraw                              take back what was said of it
      --evidence <words>                      what you saw, kept with what you found
      --register <address>                    where it can be seen again, kept too
  npm run operator -- reject <email|id>       the claim does not hold; --licence and --register as above
      --reason <words>                        why: the therapist reads it
  npm run operator -- deactivate <email|id>   stop a therapist: signed out, hidden, threads closed
  npm run operator -- suspend <email|id>      the same, until a day or for good
      --until <date>                          its last day (UTC), such as 2027-01-31
      --reason <words>                        they read it where they would sign in
  npm run operator -- activate <email|id>     undo that, threads open again
  npm run operator -- name <email|id> --name <words>
                                              enter the name of somebody who is really called
                                              what nobody may call themselves
  npm run operator -- sign-out <email|id>     end all sessions of a patient or therapist;
                                              "everyone": of all people
  npm run operator -- reports                 who reported whom, and when
  npm run operator -- report <id>             one report, with the messages its writer chose
  npm run operator -- close <report>          nothing more is to be done about it
      --done <words>                          what was done, kept with it
  npm run operator -- retention               what is kept, and how long
  npm run operator -- retention apply         remove now what is over; the server does it daily
  npm run operator -- outbox                  mails that have not left, as they would be read
  npm run operator -- audit                   who did what with these commands, and when
  npm run operator -- ledger                  everything granted, read and done, verified
      --from <hash>                           prove that nothing up to this hash was changed
  npm run operator -- rotate-epoch            what was deleted with an account leaves the disk now: its
                                              keys, and the public words, names and pictures
  npm run operator -- rotate-key              replace the operator's key, while no server runs: with
                                              NEW_ENCRYPTION_KEY, or with one made in DATA_DIR
  npm run operator -- backup <folder>         one moment of the whole database, while it runs
      --with-keys                             the keys beside it, so that the folder alone opens
  npm run operator -- restore <folder>        a backup into an empty DATA_DIR or database
  npm run operator -- help                    this text

The environment is the server's: DATA_DIR, or DATABASE_URL with ENCRYPTION_KEY.`

/** No page waits for a command: a machine under load is not taken for a database that is away. */
const databasePatience = 10

async function run(words: string[]): Promise<string> {
  const [first = 'help'] = words
  if (['help', '--help', '-h'].includes(first)) return help
  // No server's connections: it must be the only one.
  if (words.length === 1 && first === 'rotate-key') return rotateKey(readEnv())
  if (first === 'restore') return restore(readEnv(), words.slice(1))
  const command = commandFrom(words)
  // What opening says is meant for a server's log: that the database runs already is no news here.
  const { context, close } = await openContext(
    { ...readEnv(), databasePatience, databaseReadUrl: undefined },
    () => {},
  )
  try {
    return await asJob('operator', () => command(context))
  } finally {
    await close()
  }
}

function inOneLine(error: unknown) {
  if (isDatabaseAway(error)) return `${brand}: The database cannot be reached`
  const isKnown = error instanceof StartError || error instanceof AppError
  return `${brand}: ${isKnown ? error.message : errorInOneLine(error)}`
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
