import { raceForSlots } from '../../server/testing/booking-race.ts'

const race = { patients: 100, slots: 50, attempts: 2_000, kills: 10 }

/** Who gets a time, and whether they are told so, while the server is killed. */
export async function benchSlots(): Promise<string[]> {
  const started = performance.now()
  const { all, wrong } = await raceForSlots(race)
  const theirs = all.filter(({ told }) => told === 'theirs').length
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(
    `${all.length} attempts on ${race.slots} times, killed ${race.kills} times: ${theirs} held, ${wrong.length} wrong (${seconds} s)`,
  )
  return [...wrong, ...(theirs === race.slots ? [] : [`${theirs} of ${race.slots} times held`])]
}
