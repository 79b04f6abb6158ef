import type { Entry } from '../entry.ts'

/** The therapists' side. */
export const practiceEntries: readonly Entry[] = [
  {
    id: 'join-as-therapist',
    phrasings: [
      'I am a therapist, how do I join?',
      'How do I sign up as a therapist?',
      'Can I offer my practice on Attune?',
      'Register as a psychologist',
      'How do therapists get listed here?',
      'I would like to offer my services here',
      'I have a practice and want to be listed',
      'I am a counsellor looking for clients',
      'I am a psychologist, can I work with you?',
      'How do I become a therapist on Attune?',
      'I want to work here as a therapist',
    ],
    answer:
      'Choose “Sign up as a Therapist”, create an account and fill in the questions about your practice. After the last one you are listed, and patients can find you and write to you. It costs nothing.',
  },
  {
    id: 'therapist-patients',
    audience: 'therapist',
    phrasings: [
      'As a therapist, where do I see my patients?',
      'How do patients reach me?',
      'How do I read a patient summary?',
      'Where do I answer patients who wrote to me?',
      'How do I get clients here?',
      'Where are the clients who contacted me?',
      'Somebody wrote to me, where do I answer?',
      'See who got in touch with my practice',
      'How will patients get in touch with me as a therapist?',
    ],
    answer:
      'Patients shows everyone who has written to you, who is waiting longest, and buttons for the chat and the summary. You can read a summary only while the patient allows it, and each reading is shown to them. You may mark it as reviewed and add a note for the patient.\nThe summary was made by software from their answers. Please treat it as a place to start talking.',
  },
  {
    id: 'therapist-answers',
    audience: 'therapist',
    phrasings: [
      'How do I change my answers as a therapist?',
      'How do I edit my practice profile?',
      'Update my specialties and hours',
      'Change the approaches I offer',
      'I now offer video sessions, where do I enter that?',
      'Change what is shown on my therapist profile',
      'Correct my questionnaire as a practitioner',
    ],
    answer:
      'Open your profile and tap Edit Answers. Each question opens with what you chose; at least one answer stays. Matching uses the new answers at once.',
  },
  {
    id: 'therapist-pause',
    audience: 'therapist',
    phrasings: [
      'How do I stop taking new patients?',
      'Hide my therapist profile',
      'Pause my listing',
      'I am a therapist and want to leave Attune',
      'My practice is full',
      'Make me invisible to patients for a while',
      'I have no room for new clients right now',
    ],
    answer:
      'In your profile, under availability, switch off “Taking new patients”: then matching leaves you out, and patients see it. For a holiday, set the days you are away. People you already write with can still reach you.\nTo leave for good, delete your account there; patients keep their thread with you, closed.',
  },
  {
    id: 'colleagues',
    audience: 'therapist',
    phrasings: [
      'How do I talk to other therapists?',
      'What is the therapist dashboard for?',
      'Can I consult a colleague?',
      'Directory of colleagues',
      'Ask another therapist for advice',
      'Find a colleague to refer someone to',
      'Supervision or exchange with peers',
    ],
    answer:
      'The therapist dashboard lists other practising therapists, filtered by specialty or experience. Chat Now opens a chat, for example to ask for advice or to refer someone. Please keep patients unnamed there.',
  },
  {
    id: 'licence',
    words: 'license degree credentials qualified training register',
    phrasings: [
      'Are the therapists licensed?',
      'How do I know a therapist is qualified?',
      'Do you check their credentials?',
      'Can I trust the therapists here?',
      'Is my therapist certified?',
      'Are these people really professionals?',
      'Is she allowed to practise?',
      'Do they have a degree?',
      'What training do the therapists have?',
      'Are they real licensed therapists?',
      'Is she a real doctor?',
      'Is this a proper therapist?',
      'She could be a fraud',
      'Is this a legit professional?',
      'How do I know he is not a fake?',
      'Does anyone check the licences?',
    ],
    answer:
      'Therapists state their licences themselves. A profile says exactly how far each was checked: “Self-declared”, “Document seen”, “Verified” or “Expired”, with the date. Only the people who run this site can set more than the first.\nPlease check it yourself too: ask for the number and look it up in the register of the country or state. You can make a licence where you live a must in the questions.',
  },
  {
    id: 'therapist-inbox',
    audience: 'therapist',
    words:
      'templates quiet hours shortcuts keyboard inbox settings therapist answers standard reply',
    phrasings: [
      'Can I save standard answers for patients?',
      'Where are my templates?',
      'How do I set quiet hours?',
      'Which keyboard shortcuts does the inbox have?',
      'I write the same first answer again and again',
      'Turn off the single-key shortcuts',
    ],
    answer:
      'On the Patients page you find Templates for first answers of your own, which you can insert while you write; {name} becomes the first name. Inbox settings hold quiet hours, in which nothing announces a message though it still arrives, and a switch for single-key shortcuts.',
    links: ['patients'],
  },
  {
    id: 'therapist-licence',
    audience: 'therapist',
    words: 'add licence number state country expiry verify my document operator practice',
    phrasings: [
      'How do I add my licence as a therapist?',
      'Why does my licence say self-declared?',
      'How do I get my licence verified?',
      'My licence has expired',
      'I am licensed in two countries, where do I enter that?',
      'How do I get verified?',
      'Verify my account as a therapist',
    ],
    answer:
      'In your profile you can enter up to five licences: kind, number, place and expiry. They are shown as self-declared until the people who run this site have seen the document or verified the number; ask them for that. Any change sets a licence back to self-declared.',
    links: ['therapist-profile'],
  },
]
