import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createLanguageModel,
  type LanguageModel,
  type ModelCall,
  ModelUnavailable,
} from '../lib/ai/language-model.ts'
import { startModelStub } from '../testing/model-stub.ts'

const stub = await startModelStub()
afterAll(() => stub.close())
const open: LanguageModel[] = []
afterEach(() => {
  for (const model of open.splice(0)) model.close()
  stub.received.length = 0
  Object.assign(stub.state, { mode: 'normal' })
})

const shape = z.object({ answer: z.string() })
const call: ModelCall = {
  personId: 'someone',
  prompt: { instructions: 'Be kind.', data: { title: 'Walk' } },
  signal: new AbortController().signal,
  firstWithin: 700,
  within: 900,
  maxTokens: 200,
}

function model(spend = async () => true, log: (line: string) => void = () => {}) {
  const settings = {
    baseUrl: stub.baseUrl,
    model: 'stub',
    apiKey: 'key',
    dailyCalls: 1,
    dailyCallsPerPerson: 1,
  }
  const created = createLanguageModel(settings, spend, log)!
  open.push(created)
  return created
}
const generate = (on: LanguageModel, change: Partial<ModelCall> = {}) =>
  on.generate(shape, { ...call, ...change })
async function streamed(on: LanguageModel, change: Partial<ModelCall> = {}) {
  let text = ''
  for await (const piece of on.stream({ ...call, ...change })) text += piece
  return text
}

describe('works', () => {
  test('none is made where none is set', () => {
    expect(
      createLanguageModel(
        null,
        async () => true,
        () => {},
      ),
    ).toBe(null)
  })

  test('a shape is asked for and checked, and text comes in pieces', async () => {
    const on = model()
    expect((await generate(on)).answer).toContain('outside model')
    expect(await streamed(on)).toContain('<h3>Walk</h3>')
    const [first] = stub.received
    expect(first!.authorization).toBe('Bearer key')
    expect(first!.request).toMatchObject({ model: 'stub', max_tokens: 200 })
    expect(first!.request.tools).toBe(undefined)
    expect(first!.request.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(on.outside).toEqual({ host: new URL(stub.baseUrl).host, name: 'stub' })
  })

  test('what fails in passing is tried once more, and each try is counted first', async () => {
    let spent = 0
    const on = model(async () => {
      expect(stub.received).toHaveLength(spent)
      spent++
      return true
    })
    stub.state.mode = '500'
    const reply = generate(on)
    while (stub.received.length === 0) await wait(5)
    stub.state.mode = 'normal'
    expect((await reply).answer).toContain('outside model')
    expect([spent, stub.received.length]).toEqual([2, 2])
  })
})

describe('is silent in time', () => {
  test.each(['slow', 'hang', '429', '500', 'broken JSON', 'endless'] as const)(
    '%s',
    async (mode) => {
      stub.state.mode = mode
      const on = model()
      const start = performance.now()
      await expect(generate(on)).rejects.toThrow(ModelUnavailable)
      await expect(streamed(on)).rejects.toThrow(ModelUnavailable)
      expect(performance.now() - start).toBeLessThan(2 * call.within + 400)
      await Promise.all(stub.received.map(({ gone }) => gone))
      expect(stub.state.underWay).toBe(0)
    },
  )

  test('without a budget nothing is sent', async () => {
    await expect(generate(model(async () => false))).rejects.toThrow(ModelUnavailable)
    expect(stub.received).toEqual([])
  })

  test('where nothing listens', async () => {
    const settings = {
      baseUrl: 'http://127.0.0.1:9/v1',
      model: 'stub',
      apiKey: undefined,
      dailyCalls: 1,
      dailyCallsPerPerson: 1,
    }
    const on = createLanguageModel(
      settings,
      async () => true,
      () => {},
    )!
    await expect(generate(on)).rejects.toThrow(ModelUnavailable)
  })

  test('once it has failed five times in a row it is not asked, and the operator is told why', {
    retry: 2,
  }, async () => {
    stub.state.mode = '500'
    const said: string[] = []
    const on = model(undefined, (line) => said.push(line))
    for (let i = 0; i < 5; i++) await expect(generate(on)).rejects.toThrow(ModelUnavailable)
    const sent = stub.received.length
    const start = performance.now()
    for (let i = 0; i < 20; i++) await expect(generate(on)).rejects.toThrow(ModelUnavailable)
    expect(performance.now() - start).toBeLessThan(200)
    expect(stub.received).toHaveLength(sent)
    expect(said).toEqual([
      expect.stringMatching(/^the model at 127\.0\.0\.1:\d+ does not answer: \S+ 500$/),
    ])
  })
})

describe('ends at once', () => {
  test.each(['hang', 'slow', 'endless'] as const)(
    'when the asker goes: %s',
    { retry: 2 },
    async (mode) => {
      stub.state.mode = mode
      const leaving = new AbortController()
      const asked = [generate, streamed].map((ask) =>
        ask(model(), { signal: leaving.signal, firstWithin: 5_000, within: 5_000 }).catch(
          (error) => error,
        ),
      )
      while (stub.received.length < 2) await wait(5)
      const at = Date.now()
      leaving.abort()
      for (const { gone } of stub.received) expect((await gone) - at).toBeLessThan(200)
      for (const error of await Promise.all(asked)) expect(error).toBeInstanceOf(ModelUnavailable)
    },
  )

  test('when the server closes', async () => {
    stub.state.mode = 'hang'
    const on = model()
    const asked = generate(on, { within: 5_000 }).catch((error) => error)
    while (stub.received.length === 0) await wait(5)
    on.close()
    expect(await asked).toBeInstanceOf(ModelUnavailable)
    await stub.received[0]!.gone
  })

  test('when the reader has heard enough', async () => {
    stub.state.mode = 'endless'
    for await (const piece of model().stream({ ...call, within: 5_000 })) {
      expect(piece.length).toBeGreaterThan(0)
      break
    }
    await stub.received[0]!.gone
    expect(stub.state.underWay).toBe(0)
  })
})

test('a redirect is not followed: the words stay with whom the operator named', async () => {
  const elsewhere = createServer((_, reply) => {
    reply.writeHead(307, { location: `${stub.baseUrl}/chat/completions` }).end()
  })
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
  const { port } = elsewhere.address() as { port: number }
  const settings = {
    baseUrl: `http://127.0.0.1:${port}`,
    model: 'stub',
    apiKey: undefined,
    dailyCalls: 1,
    dailyCallsPerPerson: 1,
  }
  await expect(
    generate(
      createLanguageModel(
        settings,
        async () => true,
        () => {},
      )!,
    ),
  ).rejects.toThrow(ModelUnavailable)
  expect(stub.received).toEqual([])
  elsewhere.close()
})
