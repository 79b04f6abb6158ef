import { pages } from '@attune/content/chatbot/pages.ts'
import type { Thread } from '@attune/contract/messages.ts'
import { readThreadList } from '../messages/thread-list.ts'
import { therapistPage } from './own-pages.ts'
import { type Asking, counted, type OwnReply } from './own-reply.ts'

/** What a patient asks of their conversations with therapists. */
export const conversationAnswers = {
  contacted: async (asking: Asking): Promise<OwnReply> => {
    const threads = await readOwnThreads(asking)
    if (threads.length === 0) return nobodyYet
    const told = threads.slice(0, mostNamed).map(({ partner, last }) => {
      return `• ${partner.name}, last message ${asking.day(last.date)}`
    })
    const heading = `You have written with ${counted(threads.length, 'therapist')}:`
    return {
      answer: [heading, ...told].join('\n'),
      links: [pages.messages, ...toPartners(threads)],
    }
  },

  answered: async (asking: Asking): Promise<OwnReply> => {
    const threads = await readOwnThreads(asking)
    if (threads.length === 0) return nobodyYet
    const unread = threads.filter((thread) => thread.unread > 0)
    if (unread.length > 0) {
      const told = unread.map(({ partner, unread: count, last }) => {
        return `• ${partner.name}: ${counted(count, 'new message')}, the last ${asking.day(last.date)}`
      })
      return {
        answer: ['Yes, there is something new for you:', ...told].join('\n'),
        links: [pages.messages],
      }
    }
    return {
      answer: threads
        .slice(0, mostNamed)
        .map((one) => lastWord(one, asking))
        .join('\n'),
      links: [pages.messages],
    }
  },

  'last-message': async (asking: Asking): Promise<OwnReply> => {
    const threads = await readOwnThreads(asking)
    const mine = threads.find(({ last }) => last.from === asking.id)
    if (threads.length === 0) return nobodyYet
    const [latest] = threads as [Thread, ...Thread[]]
    const answer = mine
      ? `You last wrote to ${mine.partner.name}, ${asking.day(mine.last.date)}.`
      : `The last word in each of your conversations is theirs; ${latest.partner.name} wrote ${asking.day(latest.last.date)}.`
    return { answer, links: [pages.messages] }
  },
}

const mostNamed = 8
const mostLinks = 3

const nobodyYet: OwnReply = {
  answer: 'You have not written to anyone yet.',
  links: [pages.find],
}

const readOwnThreads = ({ db, vault, id }: Asking) =>
  readThreadList(db, vault, { id, model: 'User' })

function lastWord({ partner, last }: Thread, { id, day }: Asking): string {
  return last.from === id
    ? `${partner.name} has not answered yet; you wrote ${day(last.date)}.`
    : `${partner.name} answered ${day(last.date)}, and you have read it.`
}

const toPartners = (threads: readonly Thread[]) =>
  threads
    .filter(({ partner }) => !partner.deleted)
    .slice(0, mostLinks)
    .map(({ partner }) => therapistPage(partner._id, partner.name))
