import { readEnv } from '../server/lib/env.ts'
import { asJob } from '../server/lib/person.ts'
import { openContext } from '../server/open.ts'
import { letItBeOver } from '../server/testing/past-appointment.ts'

/** Beside a running server of this DATA_DIR: `node e2e/let-it-be-over.ts <appointment id>`. */
const [appointment = ''] = process.argv.slice(2)
const { context, close } = await openContext(readEnv(), () => {})
await asJob('an appointment of a test', () => letItBeOver(context, appointment))
await close()
