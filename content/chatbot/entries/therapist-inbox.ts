import type { Entry } from '../entry.ts'

/** What therapists ask of the inbox, the law and themselves. */
export const therapistInboxEntries: readonly Entry[] = [
  {
    id: 't-coach',
    audience: 'therapist',
    phrasings: [
      'Can coaches join Attune?',
      'I am a coach and not a therapist',
      'May I register as a healer?',
      'I have no licence, can I join',
    ],
    answer:
      'Attune is for licensed therapists: matching names only who has declared a licence that still holds, and some sites list only checked ones. Without a licence please do not offer therapy here; the people who run this site can take a profile out.',
    links: ['therapist-profile'],
  },
  {
    id: 't-minors',
    audience: 'therapist',
    phrasings: [
      'Can I see children through Attune?',
      'Do minors have accounts here?',
      'A teenager wants to write to me',
      'Is parental consent handled here?',
    ],
    answer:
      'Accounts are for adults. A parent writes to you for a child and chooses “My child or teenager” in the questions. Consent of both parents and of the young person you clarify yourself, by your law.',
  },
  {
    id: 't-couples',
    audience: 'therapist',
    phrasings: [
      'How do I offer couples therapy?',
      'Let couples find me',
      'I work with families, where do I enter it',
      'Can two people write to me together?',
    ],
    answer:
      'Choose couples or families under “Who do you work with?”. A conversation belongs to one patient account, so two people agree between themselves who writes.',
    links: ['therapist-profile'],
  },
  {
    id: 't-group',
    audience: 'therapist',
    phrasings: [
      'Can I advertise my group?',
      'I run a therapy group, how do people find it',
      'Offer workshops to patients',
      'Announce a course',
    ],
    answer:
      'Tick groups under whom you work with, or workshops under additional services. There are no announcements; tell people who write to you.',
    links: ['therapist-profile'],
  },
  {
    id: 't-clinic',
    audience: 'therapist',
    phrasings: [
      'Can my clinic have one account?',
      'Several therapists in our practice',
      'Can my secretary answer patients?',
      'Share an account with a colleague',
    ],
    answer:
      'An account belongs to one therapist, and conversations are confidential: please do not share the password. Each colleague signs up alone.',
  },
  {
    id: 't-templates-many',
    audience: 'therapist',
    phrasings: [
      'How many templates can I save?',
      'Edit a saved answer',
      'Delete a template',
      'What does {name} do in a template?',
    ],
    answer:
      'Up to 20, each with a title and up to 4,000 characters. Templates stand on the Patients page, where you add, change and delete them; {name} becomes the patient’s first name.',
    links: ['patients'],
  },
  {
    id: 't-keys',
    audience: 'therapist',
    phrasings: [
      'Which keys move through my inbox?',
      'Keyboard shortcuts for the patient list',
      'How do I jump to the next patient?',
      'Use the inbox without a mouse',
    ],
    answer:
      'J and K go to the next and previous patient, the arrows do so within the list, Enter opens, Esc goes back, / searches and ? shows the list. Inbox settings switch single keys off.',
    links: ['patients'],
  },
  {
    id: 't-quiet',
    audience: 'therapist',
    phrasings: [
      'What are quiet hours in the inbox?',
      'Stop the dots in the evening',
      'I do not want to be disturbed after work',
      'Silence new messages at the weekend',
    ],
    answer:
      'Inbox settings hold quiet hours. In them nothing announces a message, though it arrives and waits for you. Patients are not told; set your usual hours if they should know.',
    links: ['patients'],
  },
  {
    id: 't-tasks',
    audience: 'therapist',
    phrasings: [
      'Can I keep a to-do list for a patient?',
      'Where are my tasks?',
      'Remind myself what to do for a patient',
      'Tick off a task',
    ],
    answer:
      'Open a conversation on the Patients page and choose Notes: below the text you keep up to 50 tasks for each patient, tick them off and delete them. They are shown to you alone. Nothing reminds you of them.',
    links: ['patients'],
  },
  {
    id: 't-aside',
    audience: 'therapist',
    phrasings: [
      'What do Done and Snooze do?',
      'Put a patient aside until tomorrow',
      'Take somebody off those who wait',
      'I pressed Done by mistake',
      'Does the patient see that I snoozed them?',
    ],
    answer:
      'Both take a patient out of those who wait for you, and they are not told. Done lasts until they write again. Snooze ends at 9:00 tomorrow or on Monday, by the time zone of your reply hours. A new message brings them back at once. Undo stands there for ten seconds (or press U); later, “Back to waiting” in the conversation takes it back. By keyboard, D is done and S is snooze.',
    links: ['patients'],
  },
  {
    id: 't-danger-mark',
    audience: 'therapist',
    phrasings: [
      'What does “Words of danger” mean in my list?',
      'Why may this need a reply soon?',
      'Does Attune warn me when a patient is at risk?',
      'A message of my patient is marked',
    ],
    answer:
      'Software read words in that message that people often use when they are in danger. Beside the message stand the reason, what you could ask, and help lines for a country you choose. It can be wrong both ways: it misses some, so no mark is no all-clear. Nothing of it is stored, it changes no order, and the patient is not told. In danger act as your duty says.',
    links: ['patients', 'help'],
  },
  {
    id: 't-order',
    audience: 'therapist',
    phrasings: [
      'How is my patient list sorted?',
      'Who stands first in my inbox?',
      'Who has been waiting longest for me?',
      'Find a patient in the list',
    ],
    answer:
      'Who waits longest for your answer stands on top, whether you have read it or not; then the others, the latest first. Waiting ends when you answer, decline, or put someone aside. Words of danger are marked and change no order. The search finds a name. Or ask me: “Who is waiting for an answer?”',
    links: ['patients'],
  },
  {
    id: 't-legal',
    audience: 'therapist',
    phrasings: [
      'Is Attune compliant with data protection for therapists?',
      'Do I need a processing agreement with you?',
      'GDPR for my practice',
      'May I use this under professional secrecy?',
    ],
    answer:
      'Messages and summaries are stored sealed on the operator’s server, without outside services. Whether that meets your rules, and any agreement about processing, you settle with the people who run this site; I cannot judge it.',
  },
  {
    id: 't-ai-writes',
    audience: 'therapist',
    phrasings: [
      'Does the AI answer my patients?',
      'Will software write in my name?',
      'Can the assistant draft replies for me?',
      'Do you use my messages to train AI?',
    ],
    answer:
      'No. Nothing is written in your name and no message is used for training. Templates are your own words.',
  },
  {
    id: 't-colleague-chat',
    audience: 'therapist',
    phrasings: [
      'Is the chat with colleagues confidential?',
      'Who sees what I write to another therapist?',
      'May I discuss a case with a colleague here?',
      'Find a supervisor here',
    ],
    answer:
      'Only the two of you see it. Still keep patients unnamed. Supervision is a service colleagues can tick; look for it in their profiles.',
    links: ['colleagues'],
  },
  {
    id: 't-burden',
    audience: 'therapist',
    phrasings: [
      'I am burnt out as a therapist',
      'My patients exhaust me',
      'I cannot stop thinking about a client',
      'Who helps the helpers?',
    ],
    answer:
      'You are allowed to need help too. Take the case to supervision, count how many heavy hours a week you can carry, and pause new patients in your profile if you must. A therapist for yourself is good practice; a colleague in the directory may know one.',
    links: ['colleagues'],
  },
  {
    id: 't-complaint',
    audience: 'therapist',
    phrasings: [
      'A patient complained about me',
      'What happens if someone reports me?',
      'Can my account be deactivated?',
      'Someone wrote bad things about me',
    ],
    answer:
      'There are no public reviews. The people who run this site can hide a profile after a serious complaint; conversations then stay readable. Write to them with your side, and tell your insurer or board where your rules ask for it.',
  },
  {
    id: 't-two-roles',
    phrasings: [
      'Can I be patient and therapist?',
      'I am a therapist and look for help myself',
      'Use one email for both accounts',
      'Switch between my two accounts',
    ],
    answer:
      'Yes, with two accounts: patients and therapists sign up and sign in separately. Sign out of the one before you sign in to the other. Nothing joins them.',
  },
  {
    id: 't-availability-off',
    audience: 'therapist',
    phrasings: [
      'What happens when I am not taking new patients?',
      'Do my current patients notice that I am full?',
      'Switch new patients on again',
      'Am I still visible when I pause?',
    ],
    answer:
      'Matching leaves you out and your card says that you take nobody new. You stay in the directory, and people you already write with are not told. The switch in your profile brings you back at once.',
    links: ['therapist-profile'],
  },
  {
    id: 't-time-zone',
    audience: 'therapist',
    phrasings: [
      'Which time zone are my hours in?',
      'My patients live in another time zone',
      'Hours are shown wrong',
      'Change my time zone',
    ],
    answer:
      'Your usual hours name their own time zone, which you choose beside them. Patients read them as “their time”, that is yours. Message times are shown in each reader’s own zone.',
    links: ['therapist-profile'],
  },
  {
    id: 't-patient-no-show',
    audience: 'therapist',
    phrasings: [
      'My patient did not show up',
      'A patient stopped answering me',
      'How long do I wait for a silent patient?',
      'Should I follow up with someone who vanished?',
    ],
    answer:
      'Write once, warmly and without reproach, and say until when you keep the place. Silence has many reasons. If you have cause to fear for someone, act by your duty. Nothing in Attune closes the conversation.',
    links: ['patients'],
  },
]
