import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { loggedError } from '../lib/logged.ts'
import { dropMail, postponeMail, type Queued, sweepMails, takeDueMail } from './mail-store.ts'

const lookEvery = 2_000
const sweepEvery = 60 * 60_000
/** A server that does not answer is given up on; the mail stays and is tried again. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** How long the end of the process waits for a mail that is under way. */
const stopWithin = 2_000

type Settings = NonNullable<Context['env']['mail']>

/** Sends one mail, or throws. */
export type Post = { send: (mail: Queued) => Promise<unknown>; close: () => void }

export function openPost({ smtpUrl, from }: Settings): Post {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...{ url: smtpUrl, ...patience },
      // What is sent is what we wrote: nothing is read from a file or an address.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    })
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    send: async ({ id, content: { unsubscribe, calendar, ...content } }) => {
      opened ??= open()
      const transport = await opened
      return transport.sendMail({
        ...{ from, ...content },
        ...(calendar && {
          icalEvent: {
            method: calendar.method,
            filename: 'appointment.ics',
            content: calendar.text,
          },
        }),
        // The same for every try, so that a receiver knows a second copy.
        messageId: `<${id}@${hostOf(from)}>`,
        headers: {
          'auto-submitted': 'auto-generated',
          ...(unsubscribe && {
            'list-unsubscribe': `<${unsubscribe}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      ),
  }
}

/** Sends all that is due, one after the other; gives how many left. */
export async function sendDueMails(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  post: Post,
  onError: (error: unknown) => void,
  isStopping = () => false,
): Promise<number> {
  let sent = 0
  while (!isStopping()) {
    const mail = await takeDueMail(db, vault)
    if (!mail) break
    try {
      await post.send(mail)
      await dropMail(db, mail.id)
      sent++
    } catch (error) {
      onError(new Error(`A mail was not sent (try ${mail.tries}): ${reasonOf(error)}`))
      if (isRefusedForGood(error)) await dropMail(db, mail.id)
      else await postponeMail(db, mail)
    }
  }
  return sent
}

/** Looks for mails that are due; without an SMTP server they stay in the outbox, and the old ones go. */
export const mailSender = (context: Context, onError: (error: unknown) => void): Job => ({
  name: 'mail',
  start() {
    const { mail } = context.env
    const post = mail && openPost(mail)
    let stopping = false
    let underWay: Promise<unknown> = Promise.resolve()
    const look = () => {
      if (!post) return
      underWay = underWay
        .then(() => sendDueMails(context, post, onError, () => stopping))
        .then(() => context.metrics.round('mail'))
        .catch(onError)
    }
    const looking = setInterval(look, lookEvery)
    const sweeping = setInterval(() => sweepMails(context.db).then(() => {}, onError), sweepEvery)
    return async () => {
      stopping = true
      clearInterval(looking)
      clearInterval(sweeping)
      await Promise.race([underWay, new Promise((done) => setTimeout(done, stopWithin).unref())])
      post?.close()
    }
  },
})

const hostOf = (from: string) => /@([^\s@<>]+?)>?$/.exec(from)?.[1] ?? 'localhost'

/** The receiver's server said no for good (RFC 5321, 4.2.1); a wrong sign-in of ours is mended by the operator. */
const isRefusedForGood = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}

/** Never the address: a server's words often repeat it. */
function reasonOf(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || loggedError(error).type
}
