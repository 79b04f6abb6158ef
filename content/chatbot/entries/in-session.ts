import type { Entry } from '../entry.ts'

/** The first session and those after it. */
export const inSessionEntries: readonly Entry[] = [
  {
    id: 'first-prepare',
    phrasings: [
      'How do I prepare for the first session?',
      'What should I bring to therapy?',
      'Do I need documents for the first appointment?',
      'Should I write things down before?',
    ],
    answer:
      'Nothing is needed. Helpful are a few notes: what brings you, since when, what you tried, your medicines, and two questions of your own. For insurance, bring the card or referral. Below your conversations, under Messages, is a list of what to think of before.',
  },
  {
    id: 'first-nervous',
    phrasings: [
      'I am nervous about my first session',
      'I am scared to go to therapy',
      'I want to cancel my first appointment',
      'What if I panic in the session?',
    ],
    answer:
      'Nearly everybody is, and therapists expect it. You may say “I am nervous” as the first sentence, speak slowly, and stop whenever you wish. Come ten minutes early, breathe out long, and remember: it is a look at each other, no exam.',
  },
  {
    id: 'first-questions',
    phrasings: [
      'What will the therapist ask me?',
      'Which questions come in the first session?',
      'Will they ask about my childhood?',
      'Do I have to tell my whole story at once?',
    ],
    answer:
      'Usually: what brings you, since when, what you hope for, family, work, health, medicines, and whether you have thought of hurting yourself. You need not answer all of it, and the whole story has time.',
  },
  {
    id: 'first-video',
    phrasings: [
      'How do I prepare for a video session?',
      'What do I need for online therapy?',
      'My camera makes me uneasy',
      'What if the connection breaks in a session?',
    ],
    answer:
      'A quiet place, headphones, a charged device and a phone number in case it breaks. Hide your own picture if it disturbs you. Agree beforehand who rings whom.',
  },
  {
    id: 'first-dislike',
    phrasings: [
      'I did not like my first session',
      'The first session felt strange',
      'How do I know after one session?',
      'Should I give the therapist a second chance?',
    ],
    answer:
      'One hour is often stiff. If you felt respected, give it two or three. If you felt judged, pushed or unsafe, you need no second chance and no reason.',
  },
  {
    id: 'session-length',
    phrasings: [
      'Why is a session only 50 minutes?',
      'Can I have a double session?',
      'Are there shorter sessions?',
      'My therapist always ends on time',
    ],
    answer:
      'Fifty minutes leave time for notes and a pause before the next person. Some offer 25 or 90; it is under additional services, or ask. Ending on time keeps the frame reliable, even when it hurts in the moment.',
  },
  {
    id: 'cry-session',
    phrasings: [
      'Is it okay to cry in therapy?',
      'I am ashamed of crying in front of my therapist',
      'What if I break down in a session?',
      'I never cry in therapy',
    ],
    answer:
      'Crying is welcome, and so is not crying. There are tissues, time and somebody who is used to it. Say if you need a pause or a glass of water.',
  },
  {
    id: 'worse-after',
    phrasings: [
      'I am down for days after a session',
      'Therapy makes me tired',
      'My sessions upset me for days',
      'Is it normal to feel bad after a session?',
    ],
    answer:
      'A heavy day after can happen when something old was touched. Plan a quiet hour afterwards and tell your therapist; they can go slower. If it gets worse for weeks, that is a reason to change the way of working. If you are not safe, use Help now.',
  },
  {
    id: 'locked-up',
    phrasings: [
      'Will a therapist have me locked up?',
      'What happens if I tell my therapist about dark thoughts?',
      'Can a therapist send me to hospital?',
      'Will they call the police on me?',
    ],
    answer:
      'Talking about thoughts of dying does not lead to hospital by itself; therapists hear it often and want to know so that they can help. Only where there is serious danger right now may they act, and they tell you if they can. If you feel in danger, the lines in Help listen now.',
    links: ['help'],
  },
  {
    id: 'bring-someone',
    phrasings: [
      'May my partner sit in once?',
      'May a friend come along?',
      'Can my mother sit in?',
      'Take someone with me to therapy',
    ],
    answer:
      'Often yes, for one session or part of it. Ask before, and agree what may be said in front of them. For regular sessions together there is couples or family therapy.',
  },
  {
    id: 'record-session',
    phrasings: [
      'May I record my sessions?',
      'Does my therapist record me?',
      'Take notes during therapy',
      'Is a session filmed?',
    ],
    answer:
      'Only if both of you agree; secret recording is illegal in many places. Notes are yours to take at any time. Therapists write short notes and you may ask what is in them.',
  },
  {
    id: 'interpreter',
    phrasings: [
      'Can I have an interpreter in therapy?',
      'My language is not offered',
      'Therapy with a translator',
      'I do not speak the language well enough',
    ],
    answer:
      'A trained interpreter can work well; health services sometimes pay. Ask the therapist, and do not use a child or partner for it. Otherwise choose your language in the questions, and video widens the choice.',
  },
  {
    id: 'goals',
    phrasings: [
      'How do I set goals for therapy?',
      'What do I want from therapy?',
      'I do not know my goal',
      'How do we measure progress?',
    ],
    answer:
      'Ask yourself what you would notice on a Tuesday if things were better. Take one or two such signs to your therapist and look at them again after six sessions. Not knowing is a fine beginning too.',
  },
  {
    id: 'therapist-leaves',
    phrasings: [
      'My therapist is leaving',
      'My therapist is retiring',
      'My therapist is ill for a long time',
      'I lost my therapist',
    ],
    answer:
      'That is a real loss. Ask for a last session, a short summary for the next person, and names. You may be sad or angry about it. Find a Therapist can start the search while you still have someone.',
  },
  {
    id: 'rupture',
    phrasings: [
      'I am angry with my therapist',
      'My therapist hurt my feelings',
      'I had a fight with my therapist',
      'My therapist misunderstood me',
    ],
    answer:
      'Say it, even by message: “What you said last time hurt.” Mending such a moment is often the most useful part. If they mock or blame you for it, you may go.',
  },
  {
    id: 'therapist-talks',
    phrasings: [
      'My therapist talks too much',
      'My therapist says nothing',
      'The therapist gives no advice',
      'My therapist talks about themselves',
    ],
    answer:
      'Say what you need: “I would like you to ask more” or “I need more direction.” Ways of working differ and most can adjust. If the hour is mostly about them, that is not right.',
  },
  {
    id: 'therapist-personal',
    phrasings: [
      'Can I ask my therapist personal questions?',
      'May I google my therapist?',
      'Can I add my therapist on social media?',
      'What if I meet my therapist in the street?',
    ],
    answer:
      'You may ask; they may decline and will say why. Most do not connect on social media, to keep your space yours. In the street they wait for you to greet first.',
  },
  {
    id: 'hug-gift',
    phrasings: [
      'Can I hug my therapist?',
      'Should I bring my therapist a gift?',
      'May I give a thank you card?',
      'Is it wrong to like my therapist?',
    ],
    answer:
      'A card is always fine, small things mostly, large ones not. Some therapists offer a hand or a hug at the end and many do not; ask, and a no is no rejection. Liking them is normal.',
  },
  {
    id: 'text-between',
    phrasings: [
      'My therapist does not answer between sessions',
      'Can I call my therapist in a crisis?',
      'Emergency contact with my therapist',
      'What do I do until the next session?',
    ],
    answer:
      'Agree beforehand what holds between sessions: many do not read messages, and few can be reached at night. Until then: write it down to take along, use an exercise, tell a person. In danger, the lines in Help are there.',
  },
  {
    id: 'skip-weeks',
    phrasings: [
      'Can I go every two weeks?',
      'Is it okay to skip a session?',
      'Therapy once a month',
      'I travel a lot, can I do therapy',
    ],
    answer:
      'Weekly helps at the start because you keep the thread; every two weeks is common later or when time and money are short. Video makes travelling possible, but check that your therapist may work with someone abroad.',
  },
  {
    id: 'intensive',
    phrasings: [
      'Is there intensive therapy?',
      'Can I do therapy every day?',
      'Day clinic or inpatient',
      'When do I need a hospital for mental health?',
    ],
    answer:
      'Some therapists offer longer or several sessions a week. A day clinic or hospital is for times when you cannot manage at home, eat, sleep or stay safe; your doctor can send you. Going is no failure.',
  },
  {
    id: 'second-therapist',
    phrasings: [
      'Can I see two therapists?',
      'Is it okay to have two therapists at once?',
      'I want a second opinion on my therapy',
      'Couples and single therapy together',
    ],
    answer:
      'Mostly one at a time, so that they do not pull in two directions. Couples beside single therapy, or a one-time second opinion, is fine; tell both.',
  },
  {
    id: 'know-working',
    phrasings: [
      'How do I know therapy is working?',
      'Signs of progress in therapy',
      'Nothing has changed after months',
      'When should therapy show results?',
    ],
    answer:
      'Look at your days: sleep, people, what you dare, how fast you recover. Some change within six to eight sessions is common. If there is none, say so; your therapist can change the plan or send you on.',
  },
]
