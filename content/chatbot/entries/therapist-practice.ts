import type { Entry } from '../entry.ts'

/** A therapist’s practice, caseload and limits. */
export const therapistPracticeEntries: readonly Entry[] = [
  {
    id: 't-practice',
    audience: 'therapist',
    phrasings: [
      'Where do I describe my practice?',
      'Enter my town and where I work',
      'Which facts can I give about my practice?',
      'I only work online, where do I say it?',
    ],
    answer:
      'In your profile, “Your practice” takes where you work (town, online only), the fee for a session and a sliding scale, who pays, licences by state or province, your next realistic start, limits, “Most of my work” and “How I work”. Every one may stay blank and is then simply missing. Matching uses them at once.',
    links: ['therapist-profile'],
  },
  {
    id: 't-main-areas',
    audience: 'therapist',
    phrasings: [
      'What is “Most of my work”?',
      'How do I show my main areas?',
      'Do many specialties harm my matches?',
      'Choose my five main topics',
    ],
    answer:
      '“Most of my work”, in your profile under your practice, takes up to five of the specialties you ticked. They tell patients what you do most, and weigh more than a long list, which counts less the longer it is. If you untick a specialty in your answers it falls away here too.',
    links: ['therapist-profile'],
  },
  {
    id: 't-caseload',
    audience: 'therapist',
    phrasings: [
      'How do I limit how many new patients I get?',
      'My caseload is full until spring',
      'Set new people a month',
      'Next realistic start, what is that?',
    ],
    answer:
      'In your profile you can close your caseload, give your next realistic start, and how many new people you take a month. The number is read by you alone; when it is reached, matching rests until the next month. A start tells patients how long they would wait.',
    links: ['therapist-profile'],
  },
  {
    id: 't-limits',
    audience: 'therapist',
    phrasings: [
      'Can I say what I do not treat?',
      'I do not take people in acute danger',
      'No court reports',
      'Exclude some kinds of clients',
    ],
    answer:
      'Under “Limits” in your practice you can say what you do not do: people in acute danger, people under 18, reports for courts. Patients who need that are shown others, so nobody has to be turned away. You can name it in your first answer too.',
    links: ['therapist-profile'],
  },
  {
    id: 't-training',
    audience: 'therapist',
    phrasings: [
      'How do I add a special training?',
      'Show my EMDR certificate',
      'Get my training checked',
      'Does a training improve my ranking?',
    ],
    answer:
      'In your profile, “Add a training” under licences and special trainings: the area, what it is, the institute and the number of the certificate. It is shown as your own word until the people who run this site have looked at it. It licenses nobody and earns no points, but once checked, the reasons of a match name it.',
    links: ['therapist-profile'],
  },
  {
    id: 't-licence-rejected',
    audience: 'therapist',
    phrasings: [
      'Why was my licence not accepted?',
      'My training was rejected',
      'Not accepted by the operator',
      'My licence is not shown on my profile',
    ],
    answer:
      'The reason stands beside it in your profile. It is not shown and does not count for matching until the people who run this site have looked at it again. Correct what was wrong, such as the number or the last day, and save: then they see it anew. For questions, write to them.',
    links: ['therapist-profile'],
  },
  {
    id: 't-contact-shown',
    audience: 'therapist',
    phrasings: [
      'Can I hide my phone number from patients?',
      'Show a different email on my profile',
      'Which contact data do patients see?',
      'Remove my email from the profile',
    ],
    answer:
      'In your profile you choose which email and phone patients see: those of your account, others such as of the practice, or none. A change is seen at once. The chat works without any.',
    links: ['therapist-profile'],
  },
  {
    id: 't-checked-only',
    audience: 'therapist',
    phrasings: [
      'Why do I need a checked licence to be listed?',
      'When will the operator check my licence?',
      'How long does verification take?',
      'Nobody has verified me yet',
    ],
    answer:
      'Some sites list, match and let write for the first time only therapists whose licence the people who run it have verified. Add the licence with number, place and last day in your profile, and ask them to look at it. Conversations that exist go on.',
    links: ['therapist-profile'],
  },
  {
    id: 't-decline-words',
    audience: 'therapist',
    phrasings: [
      'Can I save my own words for declining?',
      'Does the patient see why I declined?',
      'Edit the text of a no',
      'What does the patient read when I decline?',
    ],
    answer:
      'Yes. When you open “I can’t take this on” you can change the words and tick “Keep these words for next time”. They are yours alone and open the next time. The reason you choose, or none, is noted for you only and is in no reply, list or archive of the patient.',
    links: ['patients'],
  },
  {
    id: 't-shared-items',
    audience: 'therapist',
    phrasings: [
      'A patient shared a journal entry with me, where is it?',
      'Where do I see the moods a patient shared?',
      'Until when can I read what was shared?',
      'What did my patient share with me?',
    ],
    answer:
      'On Patients, what somebody shares with you stands beside the summary: answers about danger, moods of eight weeks, single entries, what software noticed, each with what it is for and until when. It closes by itself at its end. Each reading is noted and shown to them.',
    links: ['patients'],
  },
  {
    id: 't-import',
    audience: 'therapist',
    phrasings: [
      'Can I move my practice to another server?',
      'Import my therapist account',
      'Take my templates along',
      'Transfer my profile from another Attune',
    ],
    answer:
      'Yes. “Bring your data from another Attune site” in your profile takes in the archive of your old account: answers, practice, templates and licences come back, a licence as declared until somebody checks it here. Conversations with patients are kept to read and stay closed.',
    links: ['therapist-profile'],
  },
  {
    id: 't-first-free',
    audience: 'therapist',
    phrasings: [
      'Should I offer a free first call?',
      'Do therapists here give a free consultation?',
      'How long should an intro call be?',
      'Offer an initial talk',
    ],
    answer:
      'That is yours to decide, and people like to know before they write: say it in “How I work” and in your first answer, with how long the first talk is and what it costs. Attune takes nothing of it.',
  },
  {
    id: 't-crisis-plan',
    audience: 'therapist',
    phrasings: [
      'How do I make a safety plan with a patient?',
      'What do I agree on for emergencies?',
      'Is there a crisis plan template?',
      'Does Attune alert me when my patient writes of danger?',
    ],
    answer:
      'Agree early on what you both do in a crisis: whom they call at night, when you can be reached, what you must do by law. Write it in the chat so that it stands there. Attune shows help lines beside words of danger but tells you nothing, and nobody here acts for you.',
    links: ['help'],
  },
  {
    id: 't-boundaries',
    audience: 'therapist',
    phrasings: [
      'A patient writes to me all day long',
      'How do I set limits on messages?',
      'My client expects instant replies',
      'Should I do therapy in the chat?',
    ],
    answer:
      'Say early and kindly how often you read messages, what is for the session, and what to do when it is urgent; your usual hours in the profile repeat it. If messages grow many, name it as a theme of your work rather than answering faster. A template keeps the wording kind.',
  },
  {
    id: 't-network',
    audience: 'therapist',
    phrasings: [
      'Can I post a job for therapists?',
      'Is there a forum for therapists?',
      'How do I network with colleagues here?',
      'Peer group on Attune',
    ],
    answer:
      'Chat Now on the therapist dashboard opens a chat with a colleague. There are no announcements, job offers or groups there. Keep patients unnamed, and treat it as you would a talk in the hallway.',
    links: ['colleagues'],
  },
]
