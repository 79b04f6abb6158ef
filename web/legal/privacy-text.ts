import { brand } from '@attune/contract/brand.ts'
import type { Section } from './section.ts'

const kept: Section = {
  id: 'kept',
  title: 'What is kept',
  lines: [
    {
      id: 'account',
      text: 'Your name, username, email, phone and picture. A pseudonym is enough.',
    },
    {
      id: 'words',
      text: 'What you answer and write: journal, moods, messages, reports, wishes, the person you trust; and what software makes of it.',
    },
    {
      id: 'sealed',
      text: 'Your words, what is made of them, your name and contact data are sealed: encrypted with your own key. A copy without that key shows nothing.',
    },
    {
      id: 'operator-key',
      text: 'Whoever runs this site holds the key that opens yours, and could read what you wrote. Use it only if you trust them.',
    },
    {
      id: 'not-sealed',
      text: 'Not sealed: your picture, when you were here, whom you write with and meet, when, and a therapist’s name, profile and busy times.',
    },
    {
      id: 'danger',
      text: 'Software looks for words of danger: as you type, to show help; in what you sent, to mark them for your therapist. It keeps nothing.',
    },
    {
      id: 'browser',
      text: 'In your browser: a cookie that keeps you signed in, one that knows this browser, theme, country, what is unsent. Signing out leaves the theme and the second cookie.',
    },
  ],
}

const readers: Section = {
  id: 'readers',
  title: 'Who is shown what',
  lines: [
    {
      id: 'self',
      text: 'You, while signed in: everything of yours. Your answers, matches, town and budget: nobody else.',
    },
    {
      id: 'contact',
      text: 'A therapist you have written to: your name, picture and the messages between you.',
    },
    {
      id: 'grant',
      text: 'A therapist you share it with, while you do: your summary, what software noticed in your journal, an entry, your moods, the person you trust. Each is chosen by itself; each reading is listed in your profile.',
    },
    {
      id: 'appointments',
      text: 'An appointment and its agenda: the two of you. Why you moved or cancelled it, how it was: you alone. A therapist may send your name to a calendar elsewhere.',
    },
    {
      id: 'meeting',
      text: 'Online appointments go encrypted between your browsers; nobody records them. There you read whether your network address shows.',
    },
    {
      id: 'decline',
      text: 'A therapist may keep notes on you, and why they can’t take you on: sealed, theirs alone, never in your download.',
    },
    {
      id: 'profile',
      text: 'A therapist’s profile, answers, town and fee: everyone who is signed in.',
    },
    {
      id: 'reports',
      text: 'A report: whoever runs this site, with the messages you chose.',
    },
    {
      id: 'third-parties',
      text: 'No page calls another company. No trackers, no ads; nothing is sold.',
    },
    {
      id: 'mails',
      text: 'Mails say what happened and when you meet, never what was written or by whom. For them we keep your time zone and when you were last here.',
    },
    {
      id: 'push',
      text: 'Only if you turn it on: your browser’s maker learns when something is here for you, without word or name.',
    },
    {
      id: 'learning',
      text: 'Only if you allow it: what came of your matches, without name or word, among many.',
    },
  ],
}

const leaving: Section = {
  id: 'leaving',
  title: 'When you delete your account',
  lines: [
    {
      id: 'deleted',
      text: 'Everything of yours is removed, your conversations for the therapist too. Where a therapist leaves, patients keep the conversation.',
    },
    {
      id: 'keys',
      text: 'Your keys are destroyed; within a day this site’s disks show neither your words nor picture. Backups may hold it until replaced.',
    },
    {
      id: 'copies',
      text: `What others noted or copied, ${brand} cannot reach.`,
    },
  ],
}

export const privacySections: readonly Section[] = [kept, readers, leaving]

/** Beside the lines on readers: what becomes of text where an outside model is connected. */
export const modelText = (host: string | null) =>
  host === null
    ? 'No outside AI service is connected here.'
    : `An outside AI model is connected: ${host}. It is sent text of yours only if you allow it in your profile; it is off until then.`
