import { whoReadsAlong } from '@attune/contract/promises.ts'
import type { Entry } from '../entry.ts'

/** Summaries, safety, the assistant itself and who is behind it. */
export const trustInAttuneEntries: readonly Entry[] = [
  {
    id: 'exercise-list',
    audience: 'patient',
    phrasings: [
      'Which exercises are there?',
      'How many guided exercises do you have?',
      'Box breathing exercise',
      'Where is the loving-kindness exercise?',
    ],
    answer:
      'Ten: body scan, box breathing, 4-7-8 breathing, 5-4-3-2-1 grounding, loving-kindness, the long sigh, tense and release, self-compassion break, values check and worry appointment. Exercises lists them by what they help with; Home offers one a day.',
    links: ['exercises', 'home'],
  },
  {
    id: 'articles-trust',
    audience: 'patient',
    phrasings: [
      'Who chose the articles?',
      'Can I trust the articles?',
      'Why do articles open another site?',
      'Read an article again',
    ],
    answer:
      'They come from a fixed list of public health sites. A link opens the other site, which is not told where you came from. Tomorrow others are shown, so bookmark what you like.',
    links: ['home'],
  },
  {
    id: 'dashboard-empty',
    audience: 'patient',
    phrasings: [
      'My dashboard is empty',
      'No summary is shown to me',
      'Why is there no diagnosis on my dashboard?',
      'The dashboard shows nothing',
    ],
    answer:
      'The summary appears once all questions are answered, advice once you have made some, and the journal part once you allow it. If you have finished the questions, reload the page.',
    links: ['dashboard'],
  },
  {
    id: 'summary-share-ahead',
    audience: 'patient',
    phrasings: [
      'Does my first message share anything?',
      'What is sent along with my message?',
      'Will my summary go to her automatically?',
      'Choose what the therapist gets',
    ],
    answer:
      'No. A message shares itself and nothing else. After your first one the chat shows word for word what the therapist would read, and you choose; nothing is chosen for you. Close it and nothing is shared. You can choose later, or take it back, in the chat and in your profile.',
    links: ['profile'],
  },
  {
    id: 'trusted-hidden',
    audience: 'patient',
    phrasings: [
      'Does my trusted person find out?',
      'Is my emergency contact told anything?',
      'Who sees my trusted person?',
      'Remove my emergency contact',
    ],
    answer:
      'They are told nothing. The name and number are shown to you alone, beside the help lines, unless you share them with a therapist of yours; each look of theirs is listed in your profile. You can change or remove them there at any time.',
    links: ['profile', 'help'],
  },
  {
    id: 'help-lines-country',
    phrasings: [
      'Which country are the help lines for?',
      'Show lines for another country',
      'The help line number is wrong',
      'I am travelling, which number do I call',
    ],
    answer:
      'Help shows the lines of the country in your answers and can show others. They were checked in November 2026; if one is wrong, tell the people who run this site. When travelling, 112 works in most of Europe and 911 in North America.',
    links: ['help'],
  },
  {
    id: 'danger-reading',
    phrasings: [
      'How do you recognise a crisis?',
      'Which words trigger the help box?',
      'How good is the danger detection?',
      'Where can I read about safety?',
    ],
    answer:
      'Rules look for words and turns of phrase that may speak of danger. They miss some and see some where there is none; the safety page shows the families of rules and measured figures. Nothing is stored or reported.',
    links: ['help'],
  },
  {
    id: 'watched',
    phrasings: [
      'Is anybody watching my messages?',
      'Are chats monitored?',
      'Does a moderator read along?',
      'Who reviews conversations?',
    ],
    answer: `${whoReadsAlong} That holds in the chats and here. So nobody will act for you either: in an emergency call your emergency number or a line in Help.`,
    links: ['help'],
  },
  {
    id: 'assistant-wrong',
    phrasings: [
      'You gave me a wrong answer',
      'How do I know your answers are right?',
      'Are you reliable?',
      'Who wrote your answers?',
    ],
    answer:
      'People wrote my answers; I only choose one. I can choose wrongly, so trust what the page shows over me, and a professional over both. Say it in other words and I look again.',
  },
  {
    id: 'assistant-private',
    phrasings: [
      'Can my therapist read this chat with you?',
      'Does anyone see what I ask you?',
      'Who sees my questions to the assistant?',
      'Will this chat be shared?',
    ],
    answer:
      'No. What you ask me is not stored or logged and no therapist sees it. It stays on this page until you close it or sign out.',
  },
  {
    id: 'assistant-languages',
    phrasings: [
      'Which languages do you understand?',
      'Can I write to you in German?',
      'Can you answer in Polish?',
      'Do you understand Arabic?',
    ],
    answer:
      'Ask me in English, Spanish, Portuguese, French, German, Italian, Turkish, Polish or Arabic. The most important answers are there in all nine; the others I give in English. The pages themselves are in English.',
  },
  {
    id: 'assistant-own-things',
    phrasings: [
      'Do you know who I am?',
      'Can you see my journal?',
      'What do you know about me?',
      'Can you look something up for me?',
    ],
    answer:
      'Only when you ask for it do I look up a thing of yours, such as “Show my last entry” or “Who read my summary?”, and only for you. I keep nothing of it and draw no conclusions.',
  },
  {
    id: 'source',
    phrasings: [
      'Is Attune open source?',
      'How was this made?',
      'Which AI is inside?',
      'Does a big language model answer here?',
    ],
    answer:
      'Attune runs on its own server with small models and rules of its own, and calls no outside service by itself. The people who run a site may connect an outside model for some wordings, which you must allow first.',
  },
  {
    id: 'partner-org',
    phrasings: [
      'Can our company offer Attune to staff?',
      'Is there a version for schools?',
      'I run a clinic and want to use this',
      'Can I host Attune myself?',
    ],
    answer:
      'An operator runs Attune on a server of its own, such as a clinic or a charity. For that, speak with the people who run this site; I have no contract or price to give.',
  },
  {
    id: 'gift',
    phrasings: [
      'Can I invite a friend?',
      'Recommend Attune to somebody',
      'Sign someone else up',
      'Can I register my mother?',
    ],
    answer:
      'Send them the address of this site; anyone of 18 or over can sign up for free. Please do not sign up for another adult: the questions are theirs to answer.',
  },
  {
    id: 'ads',
    phrasings: [
      'Why are there no ads?',
      'How is Attune paid for?',
      'Where does the money come from?',
      'Who finances this?',
    ],
    answer:
      'Attune takes no money from patients or therapists and shows no ads. Whoever runs this site pays for the server.',
  },
  {
    id: 'screenshot',
    phrasings: [
      'Can the therapist screenshot my messages?',
      'Could someone copy what I write?',
      'Can a chat be forwarded?',
      'Is it safe to send something intimate?',
    ],
    answer:
      'No software can stop a reader from copying. Therapists are bound to secrecy, so it would be a breach. Send only what helps; the most private things can wait for a session.',
  },
  {
    id: 'report-therapist-here',
    audience: 'patient',
    phrasings: [
      'How do I report a therapist on this site?',
      'A therapist here behaves badly',
      'A therapist asks me for money in advance',
      'Someone here is not a real therapist',
    ],
    answer:
      'In the chat with them, the three dots below the box lead to Report: the people who run this site read the messages you choose, and can stop a therapist. Pay nothing in advance to someone you have not met or checked. For a licensed person there is also the board of their country.',
    links: ['help'],
  },
  {
    id: 'language-therapist',
    audience: 'patient',
    phrasings: [
      'Find a therapist who speaks Turkish',
      'Are there Arabic speaking therapists?',
      'I want therapy in my mother tongue',
      'Therapist in Spanish please',
    ],
    answer:
      'Choose the languages under “In which languages would you like to talk?” and make language a must if you need it. Profiles show the languages of each therapist.',
    links: ['find'],
  },
  {
    id: 'home-visits',
    audience: 'patient',
    phrasings: [
      'Can a therapist come to my home?',
      'I cannot leave the house',
      'Walking therapy outdoors',
      'Sessions in nature',
    ],
    answer:
      'Some therapists tick home visits or sessions outdoors; their profile shows it under additional services. Video and phone are other ways if leaving the house is hard.',
    links: ['find'],
  },
  {
    id: 'messages-between',
    audience: 'patient',
    phrasings: [
      'Can I message my therapist between sessions?',
      'Is texting my therapist allowed?',
      'How much may I write to her?',
      'Does the therapist charge for messages?',
    ],
    answer:
      'Ask what they offer: some tick “Messages between sessions”, others read only around appointments, and some charge for it. Attune itself takes nothing for a message.',
    links: ['messages'],
  },
]
