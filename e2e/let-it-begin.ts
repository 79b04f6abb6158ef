import { readEnv } from '../server/lib/env.ts'
import { asJob } from '../server/lib/person.ts'
import { openContext } from '../server/open.ts'
import { letItBegin } from '../server/testing/past-appointment.ts'

/** Beside a running server of this DATA_DIR: `node e2e/let-it-begin.ts <appointment id> <minutes>`. */
const [appointment = '', minutes = '5'] = process.argv.slice(2)
const { context, close } = await openContext(readEnv(), () => {})
await asJob('an appointment of a test', () => letItBegin(context, appointment, Number(minutes)))
await close()
