import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { formOf } from '../testing/form.ts'
import { pictureOf } from '../testing/pictures.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password } from '../testing/sign-up.ts'

const app = await startSharedApp()
const url = await app.listen()

const large = Buffer.concat([await pictureOf('png'), Buffer.alloc(5_000_000)])

async function register(image: Buffer) {
  const tag = randomUUID()
  const draft = { name: 'Pat', username: tag, email: `${tag}@x.example`, phone: '1', password }
  const { headers, payload } = formOf({ ...draft, image: { content: image } })
  const body = new Uint8Array(payload as Buffer)
  const reply = await fetch(`${url}/api/users/register`, { method: 'POST', headers, body })
  return { status: reply.status, after: reply.headers.get('retry-after') }
}

// One address may hold three such forms at once.
test('of more large forms than there is room for the first go through, and the others may come again', async () => {
  const replies = await Promise.all(Array.from({ length: 16 }, () => register(large)))
  const through = replies.filter(({ status }) => status === 201)
  const refused = replies.filter(({ status }) => status !== 201)
  expect(through.length).toBeGreaterThanOrEqual(2)
  expect(refused.length).toBeGreaterThanOrEqual(2)
  for (const reply of refused) expect(reply).toEqual({ status: 503, after: '5' })
  expect(await register(large)).toMatchObject({ status: 201 })
})

test('what a refused form still sends is read at a bounded rate, and others are answered meanwhile', {
  retry: 2,
}, async () => {
  const started = performance.now()
  let over = false
  const all = Promise.all(Array.from({ length: 30 }, () => register(large))).finally(() => {
    over = true
  })
  const waits: number[] = []
  while (!over) {
    const asked = performance.now()
    await (await fetch(`${url}/api/health`)).text()
    waits.push(performance.now() - asked)
    await wait(20)
  }
  const refused = (await all).filter(({ status }) => status === 503).length
  const seconds = (performance.now() - started) / 1_000
  // 24 MB a second; what came before the refusal came at full speed.
  expect((refused * 5 - 30) / seconds).toBeLessThanOrEqual(26)
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(500)
})
