import type { Entry } from '../entry.ts'

/** A therapist’s times: what is offered, what is asked for, what is taken elsewhere. */
export const therapistAppointmentEntries: readonly Entry[] = [
  {
    id: 't-hours',
    audience: 'therapist',
    words: 'hours week open close availability set change day off slots times offer mondays',
    phrasings: [
      'How do I set my hours?',
      'Change the times I can be booked',
      'Close a single day in my calendar',
      'Open an extra hour on Friday',
      'Set my working hours',
    ],
    answer:
      'Under Calendar, “Hours of a week” holds the week that repeats. A single day is changed in the calendar itself: press or draw over a time, and open or close it there; “As every week” takes that back. What is agreed on already stays.',
    links: ['calendar'],
  },
  {
    id: 't-busy',
    audience: 'therapist',
    words:
      'busy block taken elsewhere google outlook ics import double booked private conflict other',
    phrasings: [
      'How do I block times from my other calendar?',
      'Import my Google calendar',
      'How do I avoid being booked twice?',
      'Block out a time in my calendar',
      'Remove the busy times from another calendar',
    ],
    answer:
      'Under Calendar, “Busy times from another calendar” takes them over: from a file that ends in .ics, or, where whoever runs this site allows it, from the secret address of that calendar, read every 30 minutes. Only beginning and end are kept, and nobody can ask for those times. What is agreed on stays, so look at what overlaps. Both can be removed there.',
    links: ['calendar'],
  },
  {
    id: 't-booking-link',
    audience: 'therapist',
    words: 'link book website share url public page card handle address self booking',
    phrasings: [
      'Can I put a booking link on my website?',
      'Give people a link to book with me',
      'Switch off my booking link',
      'How do new patients book from my own site?',
    ],
    answer:
      'Under Calendar, “A link to book with you” gives you an address of your own. Whoever opens it sees your name, your licence and what is free in the next 30 days, and signs up with the time they chose. It can be switched off at any time, and its name never leads to somebody else.',
    links: ['calendar'],
  },
  {
    id: 't-rules',
    audience: 'therapist',
    words:
      'notice buffer break between minutes length duration confirm automatically hand cancel free rules price',
    phrasings: [
      'How do I get a break between sessions?',
      'Change how long a session is',
      'Can requests be confirmed automatically?',
      'Stop bookings at short notice',
      'Set how late patients can cancel for free',
      'Offer a free first talk',
    ],
    answer:
      'Under Calendar. “What can be asked for” holds first talks and sessions, how long they are and what they cost; “How times are agreed on” holds how much is kept free after each, how long before and how far ahead it can be asked for, until when cancelling is free, and whether you confirm each by hand or at once.',
    links: ['calendar'],
  },
  {
    id: 't-requests',
    audience: 'therapist',
    words: 'request pending confirm accept decline refuse answer waiting asks time appointment',
    phrasings: [
      'Where do I confirm appointments?',
      'A patient asked for a time, what do I do?',
      'Decline a request for an appointment',
      'Accept a booking',
      'Who asked me for an appointment?',
    ],
    answer:
      'What waits for you stands above your calendar: Confirm says yes, “Not possible” says no with a word if you like. Unanswered, it runs out after seven days, or two hours before it would begin. The patient is told either way.',
    links: ['calendar'],
  },
  {
    id: 't-appointment-change',
    audience: 'therapist',
    words: 'cancel move reschedule ill sick sudden today call off appointment patient change',
    phrasings: [
      'How do I cancel an appointment with a patient?',
      'I am ill and have to cancel my sessions today',
      'Move a patient to another time',
      'Reschedule an appointment',
      'Call off a session',
    ],
    answer:
      'Press the appointment in your calendar and open it. Move asks the patient for another free time, and the old one stands until they agree. Cancel it ends it, and they are told at once; a word from you goes along if you write one. To be away for days, set it under your availability.',
    links: ['calendar'],
  },
  {
    id: 't-in-person',
    audience: 'therapist',
    words: 'address office place in person way in door practice location where see hide',
    phrasings: [
      'Where do I put the address of my practice?',
      'Who sees my address?',
      'Offer sessions in person',
      'Tell patients how to get in',
    ],
    answer:
      'Under Calendar, “Where you meet in person” holds the address and how to get in. It is shown to a patient only once an appointment in person is confirmed.',
    links: ['calendar'],
  },
]
