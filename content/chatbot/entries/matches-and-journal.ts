import type { Entry } from '../entry.ts'

/** Matches, the questions, the journal and the pages of a day. */
export const matchesAndJournalEntries: readonly Entry[] = [
  {
    id: 'next-best',
    audience: 'patient',
    phrasings: [
      'Who else could I write to?',
      'Why does it suggest another therapist after three days?',
      'What is the note about someone who has not answered?',
      'Send my message to somebody else',
    ],
    answer:
      'After 72 hours without an answer to your first message, Attune names the next best match with your own words as a draft. Nothing is sent unless you send it, and you can put the note aside.',
    links: ['find'],
  },
  {
    id: 'response-rate',
    audience: 'patient',
    phrasings: [
      'What does usually answers within mean?',
      'What does too new to say mean?',
      'How is the answering time of a therapist counted?',
      'Does she answer quickly?',
    ],
    answer:
      'It is counted from real messages: how many first messages of the last year were answered within 72 hours, and how long it took. Therapists cannot set it. Below five conversations it says too new to say, which is nothing bad.',
    links: ['find'],
  },
  {
    id: 'not-accepting',
    audience: 'patient',
    phrasings: [
      'What does not taking new patients mean?',
      'Can I write to someone who is full?',
      'She is away, can I still write',
      'Why is she marked as away?',
    ],
    answer:
      'They have said that they have no room now. You may still write and ask for a waiting list, and the message arrives, but matching shows you people who have room.',
    links: ['find'],
  },
  {
    id: 'why-matches-change',
    audience: 'patient',
    phrasings: [
      'Why did my matches change?',
      'Yesterday I had other therapists',
      'My best match is gone today',
      'Does the list update by itself?',
    ],
    answer:
      'Matches are counted anew each time: a therapist may have joined, filled up, gone away or changed their answers. What you were shown stays explainable, and favourites keep the ones you liked.',
    links: ['find'],
  },
  {
    id: 'match-reasons',
    audience: 'patient',
    phrasings: [
      'Why does it say this therapist fits me?',
      'Where do the points come from?',
      'Show me the reasons for a match',
      'Explain the factors of my match',
    ],
    answer:
      'Open a card of your best matches: each factor shows how much of your wish is met, your answer and theirs beside it. The parts add up to the percentage. You can check the sum yourself.',
    links: ['find'],
  },
  {
    id: 'all-same-match',
    audience: 'patient',
    phrasings: [
      'Everyone has the same percentage',
      'The matches are all low',
      'None of them fits well',
      'My highest match is 40 percent',
    ],
    answer:
      'Few wishes give many equal scores; many wishes make a full score rare. Look at which wish is missed and whether it matters to you, or weigh the factors anew. A low number can still be a good person for you.',
    links: ['find'],
  },
  {
    id: 'skip-questionnaire',
    audience: 'patient',
    phrasings: [
      'Can I use Attune without the questions?',
      'Skip the intake',
      'Look at therapists first',
      'I do not want to answer personal questions',
    ],
    answer:
      'You can look at all therapists under Find a Therapist. Without the questions there are no matches and no summary. Each question has a way out, such as “I would rather not say”.',
    links: ['find'],
  },
  {
    id: 'save-halfway',
    audience: 'patient',
    phrasings: [
      'Are my answers saved halfway?',
      'Continue the questionnaire later',
      'I closed the page during the questions',
      'Do I have to start the questions again?',
    ],
    answer:
      'What you ticked is kept on this device until you complete the questions, so you can stop and come back where you left off. On another device you begin anew, and signing out clears it.',
  },
  {
    id: 'other-field',
    phrasings: [
      'What can I write under other?',
      'My answer is not among the choices',
      'How many words in the text field?',
      'Add my own answer',
    ],
    answer:
      'Choose “Other (please specify)” and write up to 100 words. It is shown to nobody else; matching goes by the choices that can be compared.',
  },
  {
    id: 'na-meaning',
    audience: 'patient',
    phrasings: [
      'What does N/A mean on a profile?',
      'Why is a field empty on her profile?',
      'Information is missing in the profile',
      'The profile says nothing about prices',
    ],
    answer:
      'N/A means that the therapist has not said. Attune guesses nothing. Ask in your first message, for example about price or waiting time.',
    links: ['find'],
  },
  {
    id: 'therapist-email',
    audience: 'patient',
    phrasings: [
      'Can I email the therapist directly?',
      'May I phone a therapist?',
      'Where is the phone number of the therapist?',
      'Contact outside of Attune',
    ],
    answer:
      'If a therapist chose to show an email or phone, it stands in the profile, and you may use it; some show none. Only messages here are sealed and stay together, so for a first contact the chat is simplest.',
    links: ['find'],
  },
  {
    id: 'directory-size',
    audience: 'patient',
    phrasings: [
      'How many therapists are there?',
      'Are there therapists in my country?',
      'Is Attune available where I live?',
      'Are there therapists near me?',
    ],
    answer:
      'Show All Therapists in Find a Therapist lists everyone on this site; who runs it decides whom it is for. Tick your country in the questions and make a licence there a must, if you need one. Under “Make this list fit better” you can say your town and how far you would travel. Many work by video.',
    links: ['find'],
  },
  {
    id: 'journal-limits',
    audience: 'patient',
    phrasings: [
      'How long can a journal entry be?',
      'Is there a limit for the diary?',
      'Can I add pictures to my journal?',
      'Can I format my text?',
    ],
    answer:
      'An entry holds a title of up to 200 characters and up to 50,000 of text, and you may write as many as you like. Text only, no pictures or tags.',
    links: ['journals'],
  },
  {
    id: 'journal-date',
    audience: 'patient',
    phrasings: [
      'Can I write an entry for another day?',
      'Change the date of an entry',
      'Backdate my diary',
      'Write about last week',
    ],
    answer:
      'An entry has the day it was saved; it cannot be changed. Put the day you write about into the title.',
    links: ['journals'],
  },
  {
    id: 'journal-analysis',
    audience: 'patient',
    phrasings: [
      'What is the journal analysis?',
      'Does software read my journal?',
      'Allow the journal analysis',
      'What was noticed in my entries?',
    ],
    answer:
      'Only if you allow it, software reads saved entries and notes feelings and themes as guesses, for you. It stands on your dashboard, for the last 30 days. A therapist sees it only if you switch that on, and never a word of an entry.',
    links: ['profile', 'journals'],
  },
  {
    id: 'journal-analysis-off',
    audience: 'patient',
    phrasings: [
      'Turn off the journal analysis',
      'I do not want my diary analysed',
      'Delete what was noticed in my journal',
      'Stop reading my entries',
    ],
    answer:
      'Switch it off in your profile or beside the entry form. Everything that was noticed is deleted at once; your entries stay.',
    links: ['profile'],
  },
  {
    id: 'journal-conflict',
    audience: 'patient',
    phrasings: [
      'It says the entry was changed elsewhere',
      'Two versions of my entry',
      'I edited on two devices',
      'Which version of my diary is kept?',
    ],
    answer:
      'If you changed the same entry on two devices, Attune overwrites neither: it shows you both, and you choose. Copy what you want from the other one.',
    links: ['journals'],
  },
  {
    id: 'advice-new',
    audience: 'patient',
    phrasings: [
      'How do I get new advice?',
      'The advice is the same as before',
      'Make other suggestions',
      'Is old advice kept?',
    ],
    answer:
      'Open Advice and tap Generate Advice again. It follows your answers and recent moods, so a new mood can change it. Only the latest is kept, and its conclusion stands on your dashboard.',
    links: ['tips'],
  },
  {
    id: 'advice-safe',
    audience: 'patient',
    phrasings: [
      'Can I trust the advice?',
      'Is the advice medical?',
      'Was the advice checked by a doctor',
      'What if the advice is bad for me?',
    ],
    answer:
      'It is put together by software from well-known skills, and nobody has looked at it for you. If a step feels wrong, leave it. It does not replace a doctor or therapist, and in danger Help comes first.',
    links: ['tips', 'help'],
  },
  {
    id: 'mood-wrong',
    audience: 'patient',
    phrasings: [
      'I picked a mood by mistake',
      'Change today’s mood',
      'Can I delete a mood?',
      'There is no mood that fits me',
    ],
    answer:
      'Tap the right one; the latest counts for the suggestion. Moods of the last 30 days are kept and then go. There are four: stressed, energetic, sad and calm; take the nearest.',
    links: ['home'],
  },
  {
    id: 'activity-why',
    audience: 'patient',
    phrasings: [
      'Why this activity?',
      'The activity does not suit me',
      'How are activities chosen?',
      'Show another activity',
    ],
    answer:
      'It follows the mood you tapped and your answers, and the reason stands below it. If it does not suit you, say so or pick the mood again. What helped comes back more often.',
    links: ['home'],
  },
  {
    id: 'streaks',
    audience: 'patient',
    phrasings: [
      'Do I have to come every day?',
      'Are there points or streaks?',
      'How often should I use Attune?',
      'Will you remind me to write?',
    ],
    answer:
      'No. There are no points, streaks or reminders. Come when it helps, and stay away when it does not.',
    links: ['home'],
  },
]
