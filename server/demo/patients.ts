import type { Grant } from '@attune/contract/diagnosis.ts'
import type { PatientCodes } from './coded-answers.ts'
import type { Gender } from './therapists.ts'

/** Hours and minutes on a day before the loading: the demo is never stale. */
export type Moment = readonly [daysAgo: number, time: `${number}:${number}`]
export type ThreadMessage = readonly ['patient' | 'therapist', Moment, text: string]

export type DemoPatient = {
  /** Fixed, as nothing else marks a patient of the demo once its visitors have edited the account. */
  _id: string
  name: string
  gender: Gender
  phone: string
  codes: PatientCodes
  /** With the therapist of the demo account, oldest first. */
  thread: readonly ThreadMessage[]
  /** How many of the thread's messages each side has read. */
  read: { patient: number; therapist: number }
  /** What they let that therapist read; null where they have not chosen. */
  shares: Grant | null
  journal: readonly { at: Moment; title: string; content: string }[]
  favorites: readonly string[]
}

/** The first is behind the patient's demo account; the others write to the same therapist. */
export const demoPatients: readonly [DemoPatient, ...DemoPatient[]] = [
  {
    _id: 'd3300000-0000-4000-8000-000000000001',
    name: 'Maya Ellis',
    gender: 'woman',
    phone: '+44 7700 900147',
    codes: {
      brings: ['worry', 'overload', 'sleep'],
      life: ['work', 'change'],
      since: ['months'],
      feelings: ['on-edge', 'overwhelmed', 'worn-out', 'hopeful'],
      thoughts: ['passing'],
      sleep: ['onset', 'waking'],
      daily: ['work', 'concentrating', 'enjoying'],
      goals: ['calmer', 'myself', 'kinder'],
      earlier: ['little'],
      approach: ['cbt', 'act'],
      style: ['warm', 'structured', 'exercises'],
      clients: ['adults'],
      ease: ['woman', 'cultures', 'years-5'],
      format: ['video'],
      language: ['en'],
      hours: ['evenings', 'saturdays'],
      country: ['GB'],
      must: ['language', 'format'],
    },
    thread: [
      [
        'patient',
        [3, '17:42'],
        'Hello. I found you through the match. I sleep badly and my head does not stop at night. Is that something you work with?',
      ],
      [
        'therapist',
        [3, '18:05'],
        'Yes, very much so, and thank you for writing. May I ask how long the nights have been like this?',
      ],
      ['patient', [2, '12:31'], 'Since the summer, when I changed jobs.'],
      ['patient', [2, '12:32'], 'Some nights are fine. Sunday is the worst.'],
      [
        'therapist',
        [2, '16:10'],
        'That makes sense. A short note beside the bed can help us see the pattern: when you lay down, when you woke, one word for the day. Only if it does not become another task.',
      ],
      ['patient', [1, '17:55'], 'I can do that. Could we meet by video one evening?'],
      [
        'therapist',
        [1, '18:20'],
        'Gladly. I have Thursday at six, or Tuesday at half past seven. Which is easier for you?',
      ],
    ],
    shares: { summary: true, danger: true, journals: false },
    read: { patient: 6, therapist: 7 },
    journal: [
      {
        at: [6, '20:14'],
        title: 'The long Sunday',
        content:
          'Woke at three again. I lay there counting what could go wrong on Monday, and by four I had a list that made no sense even to me.\n\nWent for a walk instead of staying in bed. It was cold and quiet and the baker was already up. That helped more than I expected.',
      },
      {
        at: [4, '19:02'],
        title: 'Said no for once',
        content:
          'They asked whether I could take the Friday shift too, and I said I could not. My heart was going the whole time. Nothing bad happened. Sam laughed when I told him how long I had practised one sentence.\n\nI am proud of it, in a small way.',
      },
      {
        at: [1, '21:30'],
        title: 'Three lines before bed',
        content:
          'In bed at half past ten, asleep some time after midnight, awake at five. One word for the day: crowded.\n\nStill worried about the new project, but I laughed at lunch today and noticed it.',
      },
    ],
    favorites: ['Amara Osei', 'Hui Min Tan'],
  },
  {
    _id: 'd3300000-0000-4000-8000-000000000002',
    name: 'Daniel Mensah',
    gender: 'man',
    phone: '+44 7700 900148',
    codes: {
      brings: ['overload', 'sleep', 'anger'],
      life: ['work', 'parent'],
      since: ['year'],
      feelings: ['irritable', 'worn-out', 'ashamed'],
      thoughts: ['often'],
      sleep: ['kept-up', 'waking'],
      daily: ['others', 'concentrating'],
      goals: ['calmer', 'people'],
      earlier: ['first'],
      approach: ['any'],
      style: ['direct', 'exercises'],
      clients: ['adults', 'couples'],
      ease: ['racism', 'cultures'],
      format: ['phone', 'video'],
      language: ['en'],
      hours: ['early', 'mornings'],
      country: ['GB'],
      must: ['language'],
    },
    thread: [
      [
        'patient',
        [5, '08:15'],
        'Good morning. I have never done this before. Between night feeds and work I have become someone who snaps at people I love.',
      ],
      [
        'therapist',
        [5, '09:40'],
        'Good morning, and well done for writing in the middle of all that. We can go step by step. Would a phone call suit you better than video?',
      ],
      ['patient', [5, '10:02'], 'Phone, please. I can walk while we talk.'],
      ['therapist', [4, '09:12'], 'Then Monday at half past eight, by phone. Bring good shoes.'],
      ['patient', [1, '08:20'], 'Monday works. Thank you for making this easy.'],
    ],
    shares: { summary: true, danger: false, journals: false },
    read: { patient: 4, therapist: 4 },
    journal: [],
    favorites: ['Amara Osei'],
  },
  {
    _id: 'd3300000-0000-4000-8000-000000000003',
    name: 'Ines Carvalho',
    gender: 'woman',
    phone: '+353 20 915 0148',
    codes: {
      brings: ['worry', 'panic'],
      life: ['change', 'love'],
      since: ['weeks'],
      feelings: ['afraid', 'on-edge', 'lonely'],
      thoughts: ['unsaid'],
      sleep: ['onset'],
      daily: ['leaving', 'people'],
      goals: ['understand', 'calmer'],
      earlier: ['helped'],
      approach: ['cbt', 'exposure'],
      style: ['calm', 'warm'],
      clients: ['adults'],
      ease: ['woman'],
      format: ['in-person', 'video'],
      language: ['en', 'pt'],
      hours: ['any'],
      country: ['IE'],
      must: ['none'],
    },
    thread: [
      [
        'patient',
        [1, '16:48'],
        'Hello, I moved to Dublin in spring and since a bad moment on the tram I walk everywhere. Are you taking new people at the moment?',
      ],
    ],
    shares: null,
    read: { patient: 1, therapist: 0 },
    journal: [],
    favorites: [],
  },
]
