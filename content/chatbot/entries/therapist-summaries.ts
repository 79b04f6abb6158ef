import type { Entry } from '../entry.ts'

/** What therapists ask of summaries, records and licences. */
export const therapistSummaryEntries: readonly Entry[] = [
  {
    id: 't-summary-quality',
    audience: 'therapist',
    phrasings: [
      'How reliable is the summary I see?',
      'How was the screening of my patient made?',
      'Is the summary a clinical finding?',
      'Can I rely on the software’s summary?',
    ],
    answer:
      'It is made by software from ticked answers, without a professional, and is no finding. Use it as a place to start, and ask the person. You may mark it as reviewed and leave a note for the patient.',
    links: ['patients'],
  },
  {
    id: 't-review',
    audience: 'therapist',
    phrasings: [
      'What does marking as reviewed do?',
      'How do I add a note to a summary?',
      'Can I correct a patient’s summary?',
      'Take back my review',
    ],
    answer:
      'Open the summary and mark a part as reviewed, with a note of up to 2,000 characters if you like. The patient sees your name and the note. You can take it back; if the summary changes, your review is shown as being of an earlier one.',
    links: ['patients'],
  },
  {
    id: 't-reads-logged',
    audience: 'therapist',
    phrasings: [
      'Does the patient see that I read the summary?',
      'Is my reading logged?',
      'Can I look at a summary without being noticed?',
      'Do patients know when I open their file?',
    ],
    answer:
      'Yes. Each reading is noted with your name, the day and the parts, and the patient sees that list. It cannot be read unseen.',
    links: ['patients'],
  },
  {
    id: 't-journal',
    audience: 'therapist',
    phrasings: [
      'Can I read my patient’s journal?',
      'Do I see journal entries?',
      'What do I get from the diary of a patient?',
      'Show the journal of my client',
    ],
    answer:
      'Not by itself. A patient may choose to share a single entry, what software noticed in the journal, or the moods of eight weeks, one by one, with a purpose and an end. You then find it beside the summary on Patients. The rest of the journal is never shown to you.',
  },
  {
    id: 't-patient-data',
    audience: 'therapist',
    phrasings: [
      'What do I see of a patient?',
      'Which patient data do I get?',
      'Can I see the phone number of a patient?',
      'Do I see the answers of a patient?',
    ],
    answer:
      'Their name, picture and messages. More only if the patient shares it, one by one: the screening summary, what they answered about danger, what software noticed in the journal, moods of eight weeks, single entries. No address, no phone number. Ask in the conversation for what you need.',
  },
  {
    id: 't-own-visible',
    audience: 'therapist',
    phrasings: [
      'What do patients see of me?',
      'Is my phone number public?',
      'Can patients see my email?',
      'Which of my data is shown?',
    ],
    answer:
      'Signed-in people see your name, picture, what follows from your answers, your practice (such as town and fee, if you give them) and your licences with how far each was checked. For email and phone you choose in your profile: those of your account, others, or none. People who are not signed in see nothing.',
    links: ['therapist-profile'],
  },
  {
    id: 't-notes',
    audience: 'therapist',
    phrasings: [
      'Can I keep session notes here?',
      'Where do I write my notes about a patient?',
      'Is there a patient record?',
      'Documentation of sessions',
    ],
    answer:
      'Yes, for yourself: open a conversation on the Patients page and choose Notes. There you keep one text of up to 8,000 characters on each patient. It is sealed and shown to you alone, never to the patient and not in their archive. It goes when either account is deleted, so it is no clinical record: keep your documentation where you are required to.',
    links: ['patients'],
  },
  {
    id: 't-export',
    audience: 'therapist',
    phrasings: [
      'Can I export a conversation with a patient?',
      'Download the messages for my records',
      'Print a chat for the file',
      'Keep a copy of what was written',
    ],
    answer:
      'Yes. In your profile, “Download everything” gives one file with your conversations, templates, licences and answers. You are asked for your password first, and can lock it with a passphrase; treat it like any record about patients. When a patient deletes their account, their messages go with it, so copy what your law asks you to keep in time.',
  },
  {
    id: 't-patient-deleted',
    audience: 'therapist',
    phrasings: [
      'My patient has deleted the account',
      'Where did the conversation with my patient go?',
      'A patient disappeared from my list',
      'What remains when a patient leaves?',
    ],
    answer:
      'When a patient deletes their account, everything they wrote is removed, and the conversation with it. That is their right and cannot be undone. Your own record outside Attune stays yours.',
    links: ['patients'],
  },
  {
    id: 't-block',
    audience: 'therapist',
    phrasings: [
      'How do I stop a patient from writing to me?',
      'A patient harasses me',
      'Can I block a client?',
      'A patient sends threats',
    ],
    answer:
      'Set a clear limit once. In the chat, the three dots below the box let you end the contact, block or report, with the messages you choose. In danger call the police. If you fear for the patient, act as your duty says.',
    links: ['patients'],
  },
  {
    id: 't-delete',
    audience: 'therapist',
    phrasings: [
      'How do I delete my therapist account?',
      'Close my practice on Attune',
      'Remove me as a therapist',
      'I want to leave the platform as a practitioner',
    ],
    answer:
      'In your profile, tap Delete Account and confirm. Your profile leaves the list at once. Patients keep their conversation with you, closed and marked as an account that was deleted. If you only need a pause, switch off taking new patients instead.',
    links: ['therapist-profile'],
  },
  {
    id: 't-languages',
    audience: 'therapist',
    phrasings: [
      'How do I add a language I work in?',
      'Change the languages of my sessions',
      'I speak Polish too, where do I say so',
      'In which languages am I listed',
    ],
    answer:
      'Edit Answers in your profile, question “In which languages do you hold sessions?”. Tick every language you can hold a whole session in. Matching uses it at once.',
    links: ['therapist-profile'],
  },
  {
    id: 't-specialties',
    audience: 'therapist',
    phrasings: [
      'How many specialties can I choose?',
      'Should I tick all the concerns?',
      'What if my field is not in the list?',
      'Add a specialty of my own',
    ],
    answer:
      'As many as are true. Fewer and true ones bring people you can help. If yours is missing, choose “Other” and write it in up to 100 words.',
    links: ['therapist-profile'],
  },
  {
    id: 't-years',
    audience: 'therapist',
    phrasings: [
      'How do I update my years of experience?',
      'My years of work are wrong',
      'Does more experience rank higher?',
      'Change experience from 5 to 10',
    ],
    answer:
      'Edit Answers, question about years of experience; it takes one choice. More years count only for patients who asked for them.',
    links: ['therapist-profile'],
  },
  {
    id: 't-picture',
    audience: 'therapist',
    phrasings: [
      'Which picture should I use as a therapist?',
      'Do I need a photo in my profile?',
      'Change my portrait',
      'Does a picture bring more patients?',
    ],
    answer:
      'A calm, recent portrait helps people to write; you can do without one. Change it in your profile, up to 5 MB. It is made smaller, and where it was taken is removed.',
    links: ['therapist-profile'],
  },
  {
    id: 't-licence-expired',
    audience: 'therapist',
    phrasings: [
      'My licence shows as expired',
      'I renewed my licence',
      'How do I update the expiry date of my licence?',
      'Licence ran out',
    ],
    answer:
      'Edit the licence in your profile with the new last day. It becomes self-declared again; ask the people who run this site to look at the new document.',
    links: ['therapist-profile'],
  },
  {
    id: 't-licence-number',
    audience: 'therapist',
    phrasings: [
      'Who sees my licence number?',
      'Is my licence number public?',
      'Why must I give my registration number?',
      'Do patients see where I am licensed?',
    ],
    answer:
      'Signed-in people see kind, number and place, with how far it was checked, so that they can look you up in the public register. That is what makes a claim worth something.',
  },
  {
    id: 't-abroad',
    audience: 'therapist',
    phrasings: [
      'May I treat patients in another country?',
      'Am I allowed to see clients abroad online?',
      'A patient lives in another state',
      'Practising across borders',
    ],
    answer:
      'That depends on the law where the patient is, so check with your board and your insurer before you start. Name every country you are licensed in; patients can make that a must.',
    links: ['therapist-profile'],
  },
  {
    id: 't-trainee',
    audience: 'therapist',
    phrasings: [
      'Can a trainee join Attune?',
      'I am still in training as a therapist',
      'Do I need a full licence to be listed?',
      'May students of psychology offer sessions here?',
    ],
    answer:
      'Matching names only who has declared a licence that still holds. If your place gives trainees a registration, declare that, and say plainly in “How I work” that you are in training and under supervision. The people who run this site decide whom they list.',
    links: ['therapist-profile'],
  },
]
