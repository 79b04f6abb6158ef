import type { Entry } from '../entry.ts'

/** Doubts and plain facts of life that stand between a person and therapy. */
export const choiceEntries: readonly Entry[] = [
  {
    id: 'coaching',
    words: 'coach coaching mentor life difference',
    phrasings: [
      'Coach or therapist?',
      'What is the difference between coaching and therapy?',
      'Should I see a life coach?',
      'Is a coach enough for me?',
    ],
    answer:
      'A coach helps you reach a goal; a therapist also works with suffering, and is trained and licensed for it. “Coach” is a free word that anyone may use. If sleep, mood, fear, food, drink or your past weigh on you, choose a licensed therapist. If you feel well and want to get further at work, a coach can do.',
  },
  {
    id: 'ai-therapy',
    words: 'ai chatbot therapist replace machine counselling robot advise treat chatgpt instead',
    phrasings: [
      'Can you be my therapist?',
      'Can AI replace a therapist?',
      'I would rather talk to a bot than to a person',
      'Can I do therapy with you?',
      'Is it bad to talk to ChatGPT about my problems?',
      'Why should I see a human when there is AI?',
    ],
    answer:
      'No. I am software with a fixed library: I can explain and suggest small things, but I do not know you, cannot notice what you leave out, and carry no responsibility for you. What helps most in therapy is a person who stays with you. Writing to software first can make it easier to say it to someone later; take your words along.',
    links: ['find'],
  },
  {
    id: 'no-privacy-home',
    words:
      'home private quiet room overhear listen walls roommates family car headphones place call',
    phrasings: [
      'I have no private place for a session',
      'My family can hear me when I talk',
      'Where can I do online therapy if I live with others?',
      'The walls are thin at home',
      'I share a room, how do I talk to a therapist?',
      'Can I have a session in my car?',
    ],
    answer:
      'Many people solve this: headphones, a parked car, a walk with the phone, a room at a library or at work after hours, a radio outside the door, or a time when the others are out. You can agree on a code word with your therapist for “someone came in”. Meeting in writing or in person is another way; both can be chosen in the questions.',
  },
  {
    id: 'friends-or-therapy',
    words: 'friends family talk instead stranger same enough mates',
    phrasings: [
      'Why not just talk to friends?',
      'Is a friend as good as a therapist?',
      'Why pay a stranger to listen?',
      'My friends are enough, are they not?',
      'I do not want to burden my friends',
    ],
    answer:
      'Friends are precious, and talking to them is good for you. A therapist is something else: trained, outside your life, bound to secrecy, and there for you alone, so you need not spare them or give anything back. Many people want both. And telling a friend a little is seldom the burden one fears it is.',
  },
  {
    id: 'bad-experience',
    words: 'previous last bad before again trust scared try failed hurt experience',
    phrasings: [
      'I had a bad experience with a therapist',
      'My last therapist hurt me',
      'Therapy did not work for me before',
      'How do I trust a therapist again?',
      'I have tried it before and it failed',
      'My old counsellor judged me',
    ],
    answer:
      'I am sorry; that makes it hard to begin again. One poor fit says little about the next person. Write down what was wrong, and turn it into a wish: “I need someone who asks before giving advice.” Say it in your first message and see how they answer. You may go slowly, and leave early this time if the signs are the same.',
    links: ['find'],
  },
  {
    id: 'evening-hours',
    words: 'evening weekend saturday sunday after work hours time busy schedule shifts early lunch',
    phrasings: [
      'Are there sessions in the evening?',
      'I work all day, when could I go?',
      'Weekend appointments',
      'I have no time for therapy',
      'I work shifts, how can I see a therapist?',
      'Can I have a session before work?',
    ],
    answer:
      'In the questions you choose when you can: early, mornings, afternoons, evenings, Saturdays or Sundays, and can make the hours a must. One that works is enough. Video saves the way there, and a lunch hour is often just right. If weekly is too much, ask about every two weeks.',
    links: ['find'],
  },
  {
    id: 'employer-knows',
    words:
      'employer boss job work insurance record security clearance find out career visa colleagues',
    phrasings: [
      'Will my employer find out that I am in therapy?',
      'Does therapy go on my record?',
      'Can therapy hurt my career?',
      'Will it affect my insurance?',
      'Do I have to tell my employer about my mental health?',
      'Could it be a problem for a security clearance?',
      'Will my boss find out?',
      'Can my work see that I use this?',
    ],
    answer:
      'Attune tells no employer or insurer anything, and a therapist must keep secrecy. If your insurer pays, it learns of the treatment and often why; paying yourself avoids that. You mostly need not tell an employer. Some jobs and some insurance forms do ask, and rules differ by country, so ask the therapist before you start.',
  },
  {
    id: 'talk-therapy-alternatives',
    words:
      'art music body hypnosis dance animal creative somatic play alternative solution interpersonal',
    phrasings: [
      'What is art therapy?',
      'Does hypnosis work?',
      'Is there therapy without talking?',
      'What is somatic therapy?',
      'What is solution-focused therapy?',
      'What is interpersonal therapy?',
      'Other kinds of therapy than talking',
      'Music therapy',
    ],
    answer:
      'There is more than talking:\n• Creative (art, music, play): showing what words miss\n• Somatic: working through the body and its tension\n• Solution-focused: small steps from your strengths, often brief\n• Interpersonal: changes in roles and relationships; well tested for low mood\nHypnosis can help with some things beside therapy; choose someone licensed. You can ask for most of these in the questions.',
  },
  {
    id: 'child-therapy',
    words: 'son daughter child teenager kid boy girl school therapist behaviour',
    phrasings: [
      'I am looking for a therapist for my child',
      'My teenager needs help',
      'How do I know if my child needs therapy?',
      'My son refuses to go to school',
      'My daughter cuts me off and stays in her room',
      'Is there someone for children?',
      'I am worried about my kid',
    ],
    answer:
      'You know your child best. Signs that it is time: a change in sleep, food, friends or school that lasts for weeks, much fear or anger, or talk of not wanting to live (then today: their doctor or a crisis line). Ask gently and listen more than you advise.\nThe account here is yours: choose “My child or teenager” in the questions, and matching looks for therapists who see them.',
    links: ['find', 'help'],
  },
]
