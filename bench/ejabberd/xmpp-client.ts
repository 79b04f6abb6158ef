import { connect } from 'node:net'

/**
 * A chat client that speaks as much XMPP (RFC 6120, 6121) as a measure needs: signs in with a password,
 * is present, writes to somebody and hears what they write.
 */
export type XmppClient = {
  send: (to: string, id: string, text: string) => void
  onMessage: (hear: (id: string) => void) => void
  close: () => void
}

const open = (domain: string) =>
  `<?xml version='1.0'?><stream:stream to='${domain}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`

export async function openXmpp(
  port: number,
  domain: string,
  user: string,
  password: string,
): Promise<XmppClient> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay()
  socket.setEncoding('utf8')
  let text = ''
  let expected: { pattern: RegExp; done: () => void } | undefined
  let hear: ((id: string) => void) | undefined
  socket.on('data', (chunk: string) => {
    text += chunk
    if (expected?.pattern.test(text)) {
      text = ''
      expected.done()
    } else if (hear) text = takeMessages(text, hear)
  })
  socket.on('error', () => {})
  const say = (words: string, pattern: RegExp) =>
    new Promise<void>((done, fail) => {
      const late = setTimeout(() => {
        socket.destroy()
        fail(new Error(`No ${pattern} but: ${text.slice(0, 300)}`))
      }, 10_000)
      expected = {
        pattern,
        done() {
          clearTimeout(late)
          expected = undefined
          done()
        },
      }
      socket.write(words)
    })

  await say(open(domain), /<\/stream:features>/)
  const secret = Buffer.from(`\0${user}\0${password}`).toString('base64')
  await say(
    `<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${secret}</auth>`,
    /<success/,
  )
  await say(open(domain), /<\/stream:features>/)
  await say(
    `<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><resource>page</resource></bind></iq>`,
    /id='bind'[\s\S]*<\/iq>/,
  )
  await say('<presence/>', /<presence/)
  return {
    send: (to, id, words) =>
      socket.write(
        `<message to='${to}@${domain}' type='chat' id='${id}'><body>${words}</body></message>`,
      ),
    onMessage(listener) {
      hear = listener
    },
    close: () => socket.destroy(),
  }
}

/** Tells of every whole message, and gives what is left. */
function takeMessages(text: string, hear: (id: string) => void): string {
  const whole = /<message\b([^>]*)>[\s\S]*?<\/message>/g
  let end = 0
  for (let found = whole.exec(text); found; found = whole.exec(text)) {
    end = whole.lastIndex
    const id = /\bid='([^']+)'/.exec(found[1] ?? '')?.[1]
    if (id) hear(id)
  }
  return text.slice(end)
}
