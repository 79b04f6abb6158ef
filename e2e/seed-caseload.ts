import { readEnv } from '../server/lib/env.ts'
import { asJob } from '../server/lib/person.ts'
import { openContext } from '../server/open.ts'
import { addCaseload } from '../server/testing/caseload.ts'

/** Beside a running server of this DATA_DIR: `node e2e/seed-caseload.ts <therapist id> <patients> <messages>`. */
const [therapistId = '', patients, messages] = process.argv.slice(2)
const { context, close } = await openContext(readEnv(), () => {})
const seeded = await asJob('caseload of a test', () =>
  addCaseload(context, therapistId, {
    patients: Number(patients),
    messages: Number(messages),
  }),
)
console.log(JSON.stringify(seeded))
await close()
