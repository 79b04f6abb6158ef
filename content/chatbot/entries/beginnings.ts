import type { Entry } from '../entry.ts'

/** Doubts and hurdles before and around therapy. */
export const beginningEntries: readonly Entry[] = [
  {
    id: 'what-is-therapy',
    phrasings: [
      'What is therapy?',
      'What is psychotherapy exactly?',
      'How does therapy work?',
      'What do people do in therapy?',
    ],
    answer:
      'Therapy is a regular talk with someone trained to listen and to help you see and change what weighs on you. You set the aim together, and what you say stays there, apart from rare dangers. Sessions are often weekly, about fifty minutes. It is work, sometimes hard, and for most people it helps.',
  },
  {
    id: 'good-therapist',
    phrasings: [
      'How do I recognise a good therapist?',
      'What are red flags in a therapist?',
      'Is my therapist any good?',
      'Green flags in therapy',
    ],
    answer:
      'Good signs: you feel taken seriously, you may disagree, you know what you are working on, and outside the room something moves, if slowly. Poor signs: you feel small, judged or pushed, or the therapist speaks of themselves. Say what you notice; how they take it tells you most.',
  },
  {
    id: 'how-often',
    phrasings: [
      'How often do I have to go to therapy?',
      'How many sessions per week?',
      'How frequently do people see a therapist?',
      'every week really?',
    ],
    answer:
      'Once a week is usual at the start, often for fifty minutes; later every two weeks or once a month. More often helps in some approaches and in hard times. Agree on it with your therapist, and say so if it is too much or too little.',
  },
  {
    id: 'silent-session',
    phrasings: [
      'What if I do not know what to say to the therapist?',
      'I freeze when I should talk',
      'I find it hard to open up',
      'I am bad at talking about feelings',
    ],
    answer:
      'Silence is allowed, and therapists know it well. You might say “I don’t know how to begin”, bring a note or read out something you wrote. A good therapist helps you start and does not rush you.',
  },
  {
    id: 'therapist-judge',
    phrasings: [
      'Will the therapist judge me?',
      'I am ashamed to tell a therapist',
      'Will they think I am crazy?',
      'My problem is embarrassing',
    ],
    answer:
      'Therapists hear shame, rage, strange thoughts and things people never told anyone, every week. Their work is to understand, not to judge. If one makes you feel judged, say so once; if it stays, you may look for someone else.',
  },
  {
    id: 'problem-too-small',
    phrasings: [
      'Is my problem too small for therapy?',
      'Other people have it worse',
      'I do not deserve help',
      "Am I wasting the therapist's time?",
    ],
    answer:
      'Nothing has to be terrible before you may ask for help. If it costs you sleep, joy, work or people, or you simply want to understand it, that is enough. Others having it worse does not make yours smaller.',
  },
  {
    id: 'tried-before',
    phrasings: [
      'I tried therapy before and it did not work',
      'Why should it help this time?',
      'Therapy failed me',
      'I have had three therapists already',
    ],
    answer:
      'That is sad, and it happens more often than people say. Another person, another way of working or another moment can make the difference. Write in your first message what was missing last time; it helps the next therapist more than anything.',
  },
  {
    id: 'partner-against',
    phrasings: [
      'My partner does not want me to go to therapy',
      'My family is against therapy',
      'How do I hide therapy from my parents?',
      'My husband says therapy is nonsense',
    ],
    answer:
      'You need nobody’s permission to talk to someone. You might say “I want to feel better, and this is for both of us” and leave it there. Attune tells your family nothing. If it is not safe to be found out, use a device that they do not use, and see Help.',
  },
  {
    id: 'therapist-holiday',
    phrasings: [
      'My therapist is on holiday and I need someone',
      'Who do I talk to while she is away?',
      'My therapist is on maternity leave',
      'Three weeks without a session',
    ],
    answer:
      'Ask early how long it is, whom you may turn to meanwhile, and what to do if it gets hard. Many give the name of a colleague. Write down what you would say; it keeps till then. For anything urgent there is Help.',
  },
  {
    id: 'late-session',
    phrasings: [
      'What if I am late for a session?',
      'I forgot my session',
      'I slept through therapy',
      'running late for therapy',
    ],
    answer:
      'Tell them as soon as you can, in the chat or by phone. Usually the session ends at the agreed time all the same, and a missed one may be charged; what they agreed with you counts. If it happens often, say it openly: what keeps you away is worth talking about.',
  },
  {
    id: 'online-tech',
    phrasings: [
      'The video call with my therapist does not work',
      'My internet is bad for online therapy',
      'What if the connection drops in a session?',
      'Do I need a camera for therapy?',
    ],
    answer:
      'Say what happens and how you will go on: most therapists ring you if the line drops. Beforehand, try camera and sound, sit near the router, close other programs, and agree on a number to call. Attune itself has no video; the tool is your therapist’s.',
  },
  {
    id: 'partner-refuses',
    phrasings: [
      'My partner refuses couples therapy',
      'Can I do couples therapy alone?',
      'How do I get my husband to come to therapy?',
      'She will not go to counselling with me',
    ],
    answer:
      'You can start alone: how one person speaks and listens often changes both. Individual therapy helps to see what you want; later you can invite your partner. Nobody can be talked into it, but “I would like us to understand each other better” opens more doors than blame.',
  },
  {
    id: 'diagnosis-need',
    phrasings: [
      'Do I need a diagnosis to get therapy?',
      'Will I get a label?',
      'Does a diagnosis follow me for life?',
      'I do not want a diagnosis on record',
    ],
    answer:
      'That depends on where you live and who pays. An insurer often wants one, a private therapist often does not need any. You may ask what will be written down, who sees it, and whether you may read it. Attune gives none.',
  },
]
