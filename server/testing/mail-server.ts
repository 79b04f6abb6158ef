import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Refusal = { after?: 'rcpt'; code: number } | undefined

/** A real mail server: what it took, and what it says to the next. */
export async function startMailServer(refuse: () => Refusal = () => undefined) {
  const heard: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const refusal = refuse()
      done(refusal && Object.assign(new Error('no'), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        heard.push({ to, raw: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return {
    heard,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
