import { brand } from '@attune/contract/brand.ts'
import type { Section } from './section.ts'

const what: Section = {
  id: 'what',
  title: 'What this is, and is not',
  lines: [
    {
      id: 'finds',
      text: `${brand} helps adults find a therapist who fits, and write with them. It is for people of 18 and over; a parent may look for someone for their child.`,
    },
    {
      id: 'no-emergency',
      text: `${brand} is no emergency service. Nobody watches it around the clock, and no one is called for you.`,
    },
    {
      id: 'no-diagnosis',
      text: 'It does not diagnose. Summaries, advice and matches are made by software, can be wrong, and replace no professional.',
    },
    {
      id: 'licences',
      text: 'Therapists say themselves what they are. Each card says whether a licence was declared or checked. Ask before you rely on it.',
    },
  ],
}

const cost: Section = {
  id: 'cost',
  title: 'What it costs',
  lines: [
    { id: 'no-fee', text: `${brand} takes no fee from anybody, and nothing is behind a payment.` },
    {
      id: 'sessions',
      text: 'What a therapist charges for sessions is between the two of you, and paid elsewhere.',
    },
  ],
}

const together: Section = {
  id: 'together',
  title: 'How we treat each other',
  lines: [
    {
      id: 'respect',
      text: 'No threats, no harassment, no selling, no pretending to be a therapist or someone else. A pseudonym is fine.',
    },
    {
      id: 'end',
      text: 'You can end a contact, block someone and report them at any time. Whoever runs this site can stop a therapist from being found and from writing.',
    },
    {
      id: 'password',
      text: 'Your account is yours alone: keep its password and passkeys to yourself.',
    },
  ],
}

const leaving: Section = {
  id: 'leaving',
  title: 'Leaving, and what can fail',
  lines: [
    {
      id: 'leave',
      text: 'You can leave at any time: Delete Account is in your profile, and asks no reason.',
    },
    {
      id: 'confirmed',
      text: 'Software fails at times. What was shown to you as saved or sent is stored; what was not is kept in your browser where it can be.',
    },
  ],
}

export const termsSections: readonly Section[] = [what, cost, together, leaving]
