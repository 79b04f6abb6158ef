import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

const forged = {
  headers: { host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil' },
  hostname: 'evil.example',
  host: 'evil.example',
  socket: { localPort: 3000 },
}

test.each([
  ['https://attune.example', 'attune.example', 'https://attune.example'],
  ['https://attune.example:8443/', 'attune.example', 'https://attune.example:8443'],
  ['http://localhost:5173', 'localhost', 'http://localhost:5173'],
  [undefined, 'localhost', 'http://localhost:3000'],
])('at PUBLIC_URL %s it is %s, whatever the headers say', (publicUrl, id, origin) => {
  expect(relyingPartyOf({ publicUrl }, forged)).toEqual({ id, origin })
})

test.each(['http://attune.example', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  'at PUBLIC_URL %s there are no passkeys',
  (publicUrl) => {
    expect(() => relyingPartyOf({ publicUrl }, forged)).toThrow('a name of its own and https')
  },
)
