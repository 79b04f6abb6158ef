import { randomUUID } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { otherChoice, storedOther } from '@attune/contract/questionnaires.ts'
import pg from 'pg'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openCalendar } from '../testing/appointments.ts'
import { databaseAt, everyFile, filesWithAny } from '../testing/disk-attack.ts'
import { type PersonAt, signUpAt } from '../testing/person-at.ts'
import { emptyFolder, runOperator, startProcess } from '../testing/process.ts'
import { answersTo, password } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const dataDir = emptyFolder()
const env = { DATA_DIR: dataDir, DEMO: '0' }

/** What one person wrote where anyone may read it, and a piece of what their picture became. */
type Shown = { phrases: Set<string>; face: Buffer }
const phrasesOf = (tag: string) => {
  const phrases = new Set<string>()
  const phrase = (where: string) => {
    const text = `Zq${tag} ${where}`
    phrases.add(text)
    return text
  }
  return { phrases, phrase }
}

/** Noise: no two are alike, and nothing makes it shorter. */
const someFace = () =>
  sharp({
    create: {
      ...{ width: 120, height: 120, channels: 3, background: '#777' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

const middleOf = (webp: Buffer) => webp.subarray(100, 180)

const account = (tag: string, name: string) => ({
  ...{ name, username: `login-${tag}`, email: `${tag}@people.example` },
  ...{ phone: '+1 555 0100', password },
})

/** Everything public that a therapist can write, more than once where it can be changed. */
async function therapist(url: string): Promise<PersonAt & Shown> {
  const tag = randomUUID().slice(0, 8)
  const { phrases, phrase } = phrasesOf(tag)
  const thea = await signUpAt(url, 'therapist', account(tag, phrase('first name')))
  const own = `/therapists/${thea.id}`
  const others = therapistQuestions.filter(({ choices }) =>
    choices.some(({ label }) => label === otherChoice),
  )
  expect(others.length).toBeGreaterThan(0)
  const chosen = Object.fromEntries(
    others.map(({ key }) => [key, [storedOther(phrase(`answer ${key}`))]]),
  )
  for (const answer of answersTo(therapistQuestions, chosen))
    await thea.call('POST', `${own}/therapist-answers`, answer)
  for (const area of [null, 'ocd']) {
    const claim = { kind: phrase(`kind ${area}`), place: phrase(`place ${area}`), expires: null }
    await thea.call('POST', `${own}/licences`, { ...claim, number: phrase(`number ${area}`), area })
  }
  for (const time of ['first', 'last'])
    await thea.call('PUT', `${own}/practice-facts`, {
      words: `${phrase(`${time} words`)} ${'and more of them '.repeat(40)}`,
      payers: [phrase(`${time} payer`)],
    })
  await thea.call('PUT', `${own}/calendar`, openCalendar)
  for (const time of ['first', 'last']) {
    const handle = `zq${tag}-${time}`
    phrases.add(handle)
    await thea.call('PUT', `${own}/booking-link`, { handle })
  }
  const face = middleOf(await thea.showFace(await someFace()))
  return { ...thea, phrases, face }
}

/** Has a review by the therapist, beside which that one's name stands in the clear. */
async function patientOf(url: string, thea: PersonAt): Promise<PersonAt & Pick<Shown, 'face'>> {
  const tag = randomUUID().slice(0, 8)
  const pat = await signUpAt(url, 'user', account(tag, 'Pat'))
  for (const answer of answersTo(patientQuestions))
    await pat.call('POST', `/users/${pat.id}/user-answers`, answer)
  await pat.call('GET', `/users/${pat.id}/analyze-answers`)
  const tab = await openTab(url, pat.cookie())
  const parties = { from: pat.id, fromModel: 'User', to: thea.id, toModel: 'Therapist' }
  await tab.send({ ...parties, message: 'Hello' })
  tab.socket.disconnect()
  const given = { summary: true, danger: true, journals: false }
  await pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, given)
  const { initialDiagnosis } = await thea.call('GET', `/diagnosis/${pat.id}`)
  const { inputsHash } = initialDiagnosis.made
  const review = { part: 'initialDiagnosis', inputsHash, note: 'Take it slowly' }
  await thea.call('PUT', `/diagnosis/${pat.id}/review`, review)
  return { ...pat, face: middleOf(await pat.showFace(await someFace())) }
}

/** What is found of it in the whole folder, phrase by phrase. */
function found({ phrases, face }: { phrases?: ReadonlySet<string>; face: Buffer }) {
  const files = everyFile(dataDir)
  const words = [...(phrases ?? [])].filter((one) => filesWithAny(files, one).length > 0)
  return [...words, ...([...files.values()].some((one) => one.includes(face)) ? ['face'] : [])]
}

async function asOwner(...statements: string[]) {
  const client = new pg.Client({ connectionString: databaseAt(dataDir) })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

test('no public word, name or picture of those who left is on the disk, whoever stays', async () => {
  const server = await startProcess(env)
  const [stays, leaves] = [await therapist(server.url), await therapist(server.url)]
  const pat = await patientOf(server.url, leaves)
  const all = [...leaves.phrases, 'face']
  // ANALYZE keeps examples of them, and what is written to files later is written now.
  await asOwner('ANALYZE', 'CHECKPOINT')
  expect(found(leaves)).toEqual(all)
  await pat.call('DELETE', `/users/${pat.id}`)
  await leaves.call('DELETE', `/therapists/${leaves.id}`)
  // The rows are gone and the words are not: the attack works.
  await asOwner('VACUUM', 'ANALYZE', 'CHECKPOINT')
  expect([found(leaves), found(pat)]).toEqual([all, ['face']])

  expect(await runOperator(env, 'rotate-epoch')).toMatch(/no word, name or picture/)
  expect([found(leaves), found(pat)]).toEqual([[], []])
  // Who is there is there, and is found.
  expect(found(stays)).toEqual(expect.arrayContaining([stays.draft.name, 'face']))
  expect(await stays.call('GET', `/therapists/${stays.id}`)).toMatchObject({
    name: stays.draft.name,
  })

  // The last one of all: no row is left that anything could be made anew from. And nobody asks for it.
  await stays.call('DELETE', `/therapists/${stays.id}`)
  await asOwner(`UPDATE emptied_tables SET since = now() - interval '22 hours'`)
  await server.stop()
  expect(found(stays)).toContain(stays.draft.name)
  const next = await startProcess(env)
  await expect.poll(() => found(stays), { timeout: 120_000, interval: 1_000 }).toEqual([])
  await next.stop()
}, 300_000)
