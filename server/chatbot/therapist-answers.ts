import { pages } from '@attune/content/chatbot/pages.ts'
import type { Thread } from '@attune/contract/messages.ts'
import type { TherapistQuestion } from '@attune/engine/chatbot/own-questions.ts'
import { readThreadList } from '../messages/thread-list.ts'
import { patientChat } from './own-pages.ts'
import { type Asking, counted, type OwnReply } from './own-reply.ts'

/** What a therapist asks of their own inbox. */
export const therapistAnswers: Record<TherapistQuestion, (asking: Asking) => Promise<OwnReply>> = {
  waiting: async (asking) => {
    const waiting = (await readPatientThreads(asking))
      .flatMap(({ waitingSince, ...thread }) => (waitingSince ? { ...thread, waitingSince } : []))
      .sort((a, b) => a.waitingSince.getTime() - b.waitingSince.getTime())
    const [longest, ...others] = waiting
    if (!longest)
      return { answer: 'Nobody is waiting for an answer from you.', links: [pages.patients] }
    const since = asking.day(longest.waitingSince)
    const rest =
      others.length > 0 ? ` After that, ${counted(others.length, 'other')} are waiting.` : ''
    const answer = `${longest.partner.name} has been waiting longest: they wrote ${since}.${rest}`
    return { answer, links: [...waiting.slice(0, mostLinks).map(toChat), pages.patients] }
  },

  unread: async (asking) => {
    const unread = (await readAllThreads(asking)).filter((thread) => thread.unread > 0)
    const sum = unread.reduce((count, thread) => count + thread.unread, 0)
    if (sum === 0) return { answer: 'You have read everything.', links: [pages.patients] }
    const people = counted(unread.length, 'person', 'people')
    return { answer: `${counted(sum, 'unread message')} from ${people}.`, links: [pages.patients] }
  },

  patients: async (asking) => {
    const threads = await readPatientThreads(asking)
    const [latest] = threads
    if (!latest) return { answer: 'No patient has written to you yet.', links: [pages.patients] }
    const answer = `${counted(threads.length, 'patient')} ${threads.length === 1 ? 'has' : 'have'} written to you. The latest conversation is with ${latest.partner.name}, ${asking.day(latest.last.date)}.`
    return { answer, links: [toChat(latest), pages.patients] }
  },
}

const mostLinks = 3

const readAllThreads = ({ db, vault, id }: Asking) =>
  readThreadList(db, vault, { id, model: 'Therapist' })

async function readPatientThreads(asking: Asking): Promise<Thread[]> {
  const threads = await readAllThreads(asking)
  return threads.filter(({ partner }) => partner.model === 'User' && !partner.deleted)
}

const toChat = ({ partner }: Pick<Thread, 'partner'>) => patientChat(partner._id, partner.name)
