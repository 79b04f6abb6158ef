import type { Entry } from '../entry.ts'

/** What therapists ask of their profile and of writing with patients. */
export const therapistProfileEntries: readonly Entry[] = [
  {
    id: 't-cost',
    audience: 'therapist',
    phrasings: [
      'Does Attune cost therapists anything?',
      'Is there a fee for therapists?',
      'Do you take a commission from my sessions?',
      'Do I pay to be listed?',
    ],
    answer:
      'No. Attune takes no fee, commission or share from anyone, and no place in the list can be bought. What you charge for sessions is between you and your clients.',
  },
  {
    id: 't-listed-when',
    audience: 'therapist',
    phrasings: [
      'When will patients see my profile?',
      'Am I visible yet?',
      'Why can patients not find me?',
      'My practice does not show up in the list',
    ],
    answer:
      'You are listed once you have answered the last question about your practice; matching also needs a licence that you have declared and that still holds. On some sites the people who run it must have checked it first. If patients still do not find you, look in your profile: taking new patients may be off, an absence may be set, or too many first messages were left without an answer.',
    links: ['therapist-profile'],
  },
  {
    id: 't-rank',
    audience: 'therapist',
    phrasings: [
      'How am I ranked among therapists?',
      'How do I get to the top of the list?',
      'Can I pay for a better place?',
      'How are patients matched to me?',
    ],
    answer:
      'Patients see therapists by the share of their wishes that a profile meets: concerns, approach, format, hours, language, who takes part and the rest. Nobody can pay for a place. An accurate and complete profile is all you can do for it.',
    links: ['therapist-profile'],
  },
  {
    id: 't-no-patients',
    audience: 'therapist',
    phrasings: [
      'Why does nobody write to me?',
      'I get no patients here',
      'I have been listed for weeks without a message',
      'How do I get more enquiries?',
    ],
    answer:
      'Attune brings no promised number of people. Check that your answers are complete, that your hours and formats are right, that you take new patients, and that a licence and a picture are there. Specialties you really work with help more than a long list.',
    links: ['therapist-profile'],
  },
  {
    id: 't-reply-fast',
    audience: 'therapist',
    phrasings: [
      'How fast should I answer patients?',
      'Is there a deadline for my replies?',
      'Within how many hours must I answer?',
      'How quickly do I have to reply?',
    ],
    answer:
      'There is no duty by the hour, but answers within 72 hours are counted. After that the patient is offered somebody else, with their first message as a draft. A short no is kinder than silence.',
    links: ['patients'],
  },
  {
    id: 't-response-figure',
    audience: 'therapist',
    phrasings: [
      'What is the response figure on my profile?',
      'How is my response time calculated?',
      'Why does it say too new to say about me?',
      'Can I change my responsiveness?',
    ],
    answer:
      'It is counted from the messages themselves: how many first messages of the last year you answered within 72 hours, and the median time. It is shown from five conversations on; before that it says too new to say. Nobody can set it, you included.',
    links: ['therapist-profile'],
  },
  {
    id: 't-warning',
    audience: 'therapist',
    phrasings: [
      'Why did I get a warning about silence?',
      'I was taken out of matching',
      'How do I get back into matching?',
      'My profile was withdrawn',
    ],
    answer:
      'Three latest first messages in a row without an answer bring a warning. Five, with the warning three days old, take your profile out of matching. Answering one of those who wait brings it back. Time you announced as away is not held against you.',
    links: ['patients'],
  },
  {
    id: 't-away',
    audience: 'therapist',
    phrasings: [
      'How do I set my holiday?',
      'I am on vacation next week',
      'Tell patients that I am away',
      'Can I show an absence?',
    ],
    answer:
      'In your profile, under availability, set the first and the last day. Patients read it on your card and beside the box where they write, and messages still arrive. If you are away for more than two weeks to come, matching leaves you out until then.',
    links: ['therapist-profile'],
  },
  {
    id: 't-reply-hours',
    audience: 'therapist',
    phrasings: [
      'How do I show when I usually answer?',
      'Set my office hours',
      'Where do I enter my reply hours?',
      'Patients expect an answer at night',
    ],
    answer:
      'In your profile, under availability, choose the days, the hours and your time zone. Patients see them as your usual hours. They are your word, not a duty, and nothing is held back outside them.',
    links: ['therapist-profile'],
  },
  {
    id: 't-own-price',
    audience: 'therapist',
    phrasings: [
      'Where do I put my fee?',
      'Can I show my prices?',
      'How do patients learn my rate?',
      'Does Attune handle payment for my sessions?',
    ],
    answer:
      'In your profile, under your practice, “Fee for a session” takes a lowest and a highest amount, the currency and whether you have a sliding scale, and you can say who pays. All of it may stay blank. Signed-in people see it, and matching heeds what they can pay. Attune handles no payment: you bill as you do elsewhere.',
    links: ['therapist-profile'],
  },
  {
    id: 't-calendar',
    audience: 'therapist',
    phrasings: [
      'Is there a calendar for my appointments?',
      'Can patients book with me directly?',
      'Do you offer scheduling for therapists?',
      'Sync with my practice calendar',
    ],
    answer:
      'Yes. Under Calendar, which is above your patients, you set weekly hours, kinds and rules. Patients ask for a free time, and you confirm each by hand or let them be booked at once. If you move one, the patient is asked first. A secret address there brings your appointments into a calendar of your own, and busy times of another calendar can be taken over.',
    links: ['calendar', 'patients'],
  },
  {
    id: 't-video',
    audience: 'therapist',
    phrasings: [
      'Can I hold video sessions on Attune?',
      'Which video tool should I use with patients?',
      'Is there a built-in video room for me?',
      'Where do I run online sessions?',
    ],
    answer:
      'Yes. An online appointment has a room in the page: Join stands at it from ten minutes before, the patient waits until you let them in, and nothing is recorded. If you have to use another service where you practise, send the patient the way in by message.',
    links: ['calendar', 'patients'],
  },
  {
    id: 't-write-first',
    audience: 'therapist',
    phrasings: [
      'Can I contact a patient first?',
      'May I write to people who match me?',
      'Can I see people looking for a therapist?',
      'How do I approach new patients?',
    ],
    answer:
      'No. Patients choose: only someone who has written to you first can be answered. You see nobody before that, and no list of people who search.',
    links: ['patients'],
  },
  {
    id: 't-decline',
    audience: 'therapist',
    phrasings: [
      'How do I turn someone down?',
      'I cannot take this patient on',
      'How do I say no to a new enquiry?',
      'I am not the right therapist for this person',
    ],
    answer:
      'While only the patient has written, a button below the conversation says “I can’t take this on”. It opens kind words that are ready to send, ours or your own, and “Send and close”. The patient is never shown a reason you note. What was shared is withdrawn, the patient is shown who fits next, and you are in none of their lists for 90 days. It counts as an answer.',
    links: ['patients'],
  },
  {
    id: 't-first-answer',
    audience: 'therapist',
    phrasings: [
      'What should I answer to a first message?',
      'How do I reply to a new patient?',
      'What belongs in my first reply?',
      'Example of a first answer',
    ],
    answer:
      'Thank them, say whether you have room, when a first talk could be, what it costs and how you work, and ask one open question. Keep it short, and leave findings and advice for the talk itself.',
    links: ['patients'],
  },
  {
    id: 't-refer',
    audience: 'therapist',
    phrasings: [
      'How do I refer a patient to somebody else?',
      'Can I hand a patient over to a colleague?',
      'Pass a client on',
      'Transfer a conversation to another therapist',
    ],
    answer:
      'A conversation cannot be handed over. Ask a colleague through the therapist dashboard without naming the patient, then give the patient the colleague’s name; they write there themselves.',
    links: ['colleagues'],
  },
  {
    id: 'patient-in-danger',
    audience: 'therapist',
    phrasings: [
      'A patient of mine is suicidal',
      'My client is in acute danger',
      'What do I do if a patient writes about suicide?',
      'A patient threatens to harm someone',
    ],
    answer:
      'Your own training and the law of your place come first: reach the person, and call the emergency number for where they are if life is in danger. Attune alerts nobody for you and nobody here reads messages. Help lists lines of many countries that you can pass on. Note what you did and ask a colleague or supervisor.',
    links: ['help', 'patients'],
  },
  {
    id: 't-night-duty',
    audience: 'therapist',
    phrasings: [
      'Am I responsible at night?',
      'What if a patient writes in a crisis while I sleep?',
      'Do I have to watch the chat all day?',
      'Emergency cover for my patients',
    ],
    answer:
      'Nobody expects you to watch the chat; every conversation says that messages are not watched. Tell new patients what to do in a crisis and which line to ring, and set your usual hours. Words of danger bring up help lines beside what the patient writes.',
    links: ['help'],
  },
  {
    id: 't-read-summary',
    audience: 'therapist',
    phrasings: [
      'Where do I read a patient’s summary?',
      'How do I open the diagnosis of a patient?',
      'Show me the screening of my patient',
      'I want to see what the patient answered',
    ],
    answer:
      'On Patients, each person has a button for the summary. It opens only while the patient allows it. You see themes made by software from their answers, never the answers themselves.',
    links: ['patients'],
  },
  {
    id: 't-no-summary',
    audience: 'therapist',
    phrasings: [
      'Why is there no diagnosis data available?',
      'The summary of my patient is empty',
      'I cannot open the summary any more',
      'The patient took back access',
    ],
    answer:
      'Either the patient has not shared it, has switched it off, or has not finished the questions. You are not told which, and it is their choice. Ask them in the conversation if it matters.',
    links: ['patients'],
  },
]
