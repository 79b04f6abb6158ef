import type { Entry } from '../entry.ts'

/** Fears, sleep, work and oneself. */
export const innerLifeEntries: readonly Entry[] = [
  {
    id: 'nothing-helps',
    phrasings: [
      'Nothing helps me',
      'I have tried everything',
      'Nothing works for me any more',
      'No therapy ever helped',
    ],
    answer:
      'That is a tiring place to be, and it is not your fault. Often it was the wrong kind, too short, or the wrong person: write down what you tried and what it changed a little. A new therapist or a psychiatrist can start from that list. If it also feels as if you cannot go on, the lines in Help listen now.',
    links: ['find'],
  },
  {
    id: 'people-pleasing',
    phrasings: [
      'I always want to please everyone',
      'I cannot disappoint people',
      'Why do I always say yes?',
      'I put everyone before myself',
    ],
    answer:
      'It often began as a clever way to keep peace. Start small: “I will tell you tomorrow” instead of yes, once this week. Notice that most people manage. A therapist can help with the guilt that comes first.',
  },
  {
    id: 'imposter',
    phrasings: [
      'Everyone at work is better than me',
      'Imposter syndrome',
      'They will find out I am not good enough',
      'I do not deserve my success',
    ],
    answer:
      'Many able people feel it, above all in a new role. Keep a page of things you did, with dates, and read it before hard meetings. Tell one colleague you trust; you will hear the same from them.',
  },
  {
    id: 'public-speaking',
    phrasings: [
      'I am afraid of speaking in public',
      'I have a presentation and panic',
      'Stage fright',
      'My voice shakes when I speak',
    ],
    answer:
      'Say the first two sentences aloud ten times beforehand, breathe out longer than in, and look at one friendly face. Fear falls after the first minutes. If you avoid more and more, a therapist can practise it with you step by step.',
  },
  {
    id: 'flying',
    phrasings: [
      'How do I get over my fear of flying?',
      'I panic on planes',
      'Fear of driving',
      'I cannot take the lift',
    ],
    answer:
      'Avoiding keeps such a fear alive; small steps shrink it: pictures, a visit, a short ride, with slow breath out. A few sessions of CBT with exposure help most people.',
  },
  {
    id: 'dentist',
    phrasings: [
      'I am scared of the dentist',
      'I am scared of injections',
      'Fear of blood',
      'I avoid doctors out of fear',
    ],
    answer:
      'Tell the practice beforehand; many have time and signs for “stop”. If you tend to faint with blood or needles, tense arms and legs for ten seconds, again and again. Therapy for this is short and works well.',
  },
  {
    id: 'skin-picking',
    phrasings: [
      'I pull out my hair',
      'I pick my skin',
      'I bite my nails all the time',
      'I cannot stop scratching',
    ],
    answer:
      'It often comes in tense or empty minutes, and shame makes it worse. Note when it happens, keep the hands busy with something else, and cover the place. Habit reversal, a part of CBT, is made for this; sores that do not heal need a doctor.',
  },
  {
    id: 'hoarding',
    phrasings: [
      'I cannot throw anything away',
      'My home is full of things',
      'My mother hoards',
      'I am ashamed of my messy home',
    ],
    answer:
      'Begin with one surface and ten minutes, and with things that carry no memory. Do not clear out somebody else’s home without them; it breaks trust. A therapist who knows hoarding can come along or see pictures.',
  },
  {
    id: 'wake-early',
    phrasings: [
      'I wake up at four every night',
      'I wake too early and brood',
      'I sleep too much',
      'I am tired although I sleep',
    ],
    answer:
      'Get up at the same time each day, leave the bed if you lie awake for twenty minutes, and do something dull in low light. Sleeping far too little or too much for weeks, or snoring with tiredness, is for a doctor.',
  },
  {
    id: 'morning-dread',
    phrasings: [
      'I dread every morning',
      'Sunday evening fear',
      'I need an hour to get up',
      'Mornings are the worst',
    ],
    answer:
      'Make the first ten minutes fixed and tiny: feet on the floor, curtain, water, light. Put one thing into the day that is not a duty. If mornings have been like this for over two weeks, talk to a doctor or therapist.',
  },
  {
    id: 'night-panic',
    phrasings: [
      'I wake up in panic',
      'Panic at night',
      'I am afraid to fall asleep',
      'I jump up with a racing heart',
    ],
    answer:
      'Sit up, put your feet down, name where you are, and breathe out slowly until it ebbs; it mostly does within minutes. Then do something quiet before you lie down again. If you have chest pain or it is new to you, let a doctor look, at once if it is strong.',
  },
  {
    id: 'crying-work',
    phrasings: [
      'I cried at work',
      'I break down in the office',
      'I had to leave the meeting crying',
      'I cannot keep it together at work',
    ],
    answer:
      'It happens to more people than one sees. Go out, cold water, a few slow breaths, and one sentence for others: “I need ten minutes.” If it happens often, work or something else is too much, and that deserves a talk.',
  },
  {
    id: 'boss',
    phrasings: [
      'My boss shouts at me',
      'Problems with my manager',
      'My boss is never satisfied',
      'I am scared of my boss',
    ],
    answer:
      'Write down what was said and when, and ask for one clear talk about expectations. A works council or somebody above can come along. Shouting and humiliating are not part of any job.',
  },
  {
    id: 'harassed-work',
    phrasings: [
      'What can I do about harassment at work?',
      'A colleague touches me',
      'My boss makes comments about my body',
      'Harassment in the office',
    ],
    answer:
      'It is not your fault, and you may say no without being polite. Write down what happened, tell someone you trust, and report it to the employer or a union; advice lines do it with you. After an assault you can also go to a doctor and the police. If you are in danger, call your emergency number.',
    links: ['help'],
  },
  {
    id: 'quit-job',
    phrasings: [
      'Is it time to leave my job?',
      'I hate my job',
      'I want a new career',
      'I am bored at work',
    ],
    answer:
      'Do not decide in the worst week. Write what you want to keep, what must change and how long your money lasts, then try one small step: a talk, a course, an application. A therapist can help to tell tired from wrong.',
  },
  {
    id: 'midlife',
    phrasings: [
      'I am turning 40 and feel lost',
      'Midlife crisis',
      'I regret my life',
      'I have wasted my best years',
    ],
    answer:
      'Turning points ask what still matters. Name three things you would miss if they went and one you have always put off, and give it an hour this week. Regret shows a value; it can still be lived.',
  },
  {
    id: 'forgive',
    phrasings: [
      'How do I forgive someone?',
      'I cannot forgive my father',
      'Do I have to forgive?',
      'I cannot forgive myself',
    ],
    answer:
      'Forgiving is no duty and does not mean it was right or that you go back. It can simply mean to carry it less. For your own mistakes: say what happened, repair what can be repaired, and speak to yourself as to a friend.',
  },
  {
    id: 'trust',
    phrasings: [
      'I cannot trust anyone',
      'I push people away',
      'I have trust issues',
      'I am afraid of being left',
    ],
    answer:
      'If trust was broken early, caution made sense. Give it in small coins: one small true thing, to one person, and see what they do with it. A steady therapist is often the place to practise.',
  },
]
