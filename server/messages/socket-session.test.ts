import { describe, expect, test } from 'vitest'
import { startChat } from '../testing/chat.ts'
import { holdTable, lockWaiters } from '../testing/locks.ts'
import { startSecondNode } from '../testing/second-node.ts'
import { password } from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'
import { until } from '../testing/until.ts'

const { app, url, meet, tabOf, tabWith } = await startChat()

describe('works', () => {
  test('what is sent the moment a socket connects is answered', async () => {
    const { pat, thea } = await meet()
    const node = await startSecondNode(app)
    const at = await node.listen()
    // Not hearing other nodes, it looks into the database twice: before the socket connects and after.
    await node.bus.close()
    const first = await holdTable(app.pool, 'sessions')
    await first.held
    const opening = tabOf(pat, at)
    await lockWaiters(app.pool, 1)
    const second = await holdTable(app.pool, 'sessions')
    await lockWaiters(app.pool, 2)
    await first.release()
    await second.held
    const reply = (await opening).send(draftOf(pat, thea, 'Hello'))
    await lockWaiters(app.pool, 1)
    await second.release()
    expect(await reply).toHaveProperty('message._id')
    await node.close()
  })
})

describe('never leaks', () => {
  test('a sign-out cuts the tabs of that session only, and says so first', async () => {
    const { pat, thea } = await meet()
    const login = { email: pat.draft.email!, password }
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: login,
    })
    const other = await tabWith(String(reply.headers['set-cookie']).split(';')[0])
    const [one, two] = [await tabOf(pat), await tabOf(pat)]
    await pat.call('POST', '/users/logout')
    expect(await Promise.all([one.cut, two.cut])).toEqual([
      { signedOut: true },
      { signedOut: true },
    ])
    expect(await other.send(draftOf(pat, thea, 'Still here'))).toHaveProperty('message.seq', 1)
    await expect(tabOf(pat)).rejects.toMatchObject({ data: { code: 'signed_out' } })
  })

  test('a sign-out on one node cuts the tabs on another', async () => {
    const { pat } = await meet()
    const node = await startSecondNode(app)
    await until(() => node.bus.isListening() && app.context.bus.isListening())
    const tab = await tabOf(pat, await node.listen())
    await pat.call('POST', '/users/logout')
    expect(await tab.cut).toEqual({ signedOut: true })
    await node.close()
  })

  test('a changed password cuts the tabs of all other sessions', async () => {
    const { pat } = await meet()
    const login = { email: pat.draft.email!, password }
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: login,
    })
    const other = await tabWith(String(reply.headers['set-cookie']).split(';')[0])
    const mine = await tabOf(pat)
    const change = { password: 'another long one', currentPassword: password }
    await pat.call('PUT', `/users/${pat.id}`, change)
    expect(await other.cut).toEqual({ signedOut: true })
    expect(mine.socket.connected).toBe(true)
  })

  test('a page of another site gets no socket, with a valid cookie neither', async () => {
    const { pat } = await meet()
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
      await expect(openTab(url, pat.cookie, { origin })).rejects.toThrow()
    const own = await openTab(url, pat.cookie, { origin: url })
    own.socket.disconnect()
  })
})
