import { databasePid } from '../../server/testing/persistent-writer.ts'
import { emptyFolder, freePort, startProcess, stop } from '../../server/testing/process.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { writeOn } from '../write-on.ts'
import { type Finding, noneOf } from './finding.ts'

const threads = 24
const journalists = 4
const serverKills = 20
const databaseKills = 10
const leastConfirmed = 50_000

/**
 * Messages, journal entries and answers are written without a pause while the server and its
 * database are killed; whatever was confirmed is looked for afterwards, once and in order.
 */
export async function kills(least = leastConfirmed): Promise<Finding[]> {
  const env = { DATA_DIR: emptyFolder(), PORT: String(await freePort()) }
  let server = await startProcess(env)
  const load = writeOn(server.url, await signUpPairs(server.url, threads), journalists)
  for (let kill = 0; kill < serverKills; kill++) {
    await load.until((least * (kill + 1)) / (serverKills + 1))
    // Every other time the database dies as well, half of these before the server.
    const isBoth = kill % 2 === 1
    if (isBoth && kill % 4 === 1) process.kill(databasePid(env.DATA_DIR), 'SIGKILL')
    await stop(server.process, 'SIGKILL')
    if (isBoth && kill % 4 === 3) process.kill(databasePid(env.DATA_DIR), 'SIGKILL')
    server = await startProcess(env)
  }
  await load.until(least)
  await load.finish()
  const wrong = await load.differences()
  const total = load.confirmed()
  await stop(server.process, 'SIGTERM')
  return [
    noneOf(
      `SIGKILL ${serverKills} times, the database ${databaseKills} times: lost, doubled or out of order`,
      `${total} confirmed messages, entries and answers`,
      wrong,
    ),
  ]
}
