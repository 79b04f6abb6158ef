import { expect, test } from 'vitest'
import { StartError } from '../lib/errors.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { commandFrom } from './commands.ts'

const server = await startSharedApp()
const operate = async (...words: string[]) => commandFrom(words)(server.context)

test.each(['user', 'therapist'] as const)(
  'a %s who is really called so has their name from the operator, and keeps it',
  async (role) => {
    const who = await signUp(server, role)
    const own = `/${role}s/${who.id}`
    const name = 'Hope Support-Smith'
    expect((await who.call('PUT', own, { name })).body.error).toMatch(/can enter it for you/)
    expect(await operate('name', who.draft.email!, '--name', ` ${name}`)).toContain(name)
    expect((await who.call('GET', own)).body.name).toBe(name)
    expect((await who.call('PUT', own, { phone: '99' })).body.name).toBe(name)
    const audit = await operate('audit')
    expect(audit).toMatch(/enter name/)
    if (role === 'user') expect(audit).not.toContain(who.id)
  },
)

test('a name that is none, and nobody who is not there', async () => {
  const { id } = await signUp(server, 'user')
  await expect(operate('name', id, '--name', ' 12 ')).rejects.toThrow(StartError)
  await expect(operate('name', id)).rejects.toThrow(StartError)
  await expect(operate('name', 'nobody@x.example', '--name', 'Ann')).rejects.toThrow(StartError)
})
