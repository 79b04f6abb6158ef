import type { Entry } from '../entry.ts'

/** Everyday troubles, and what only a doctor or pharmacist can answer. */
export const everydayAndMedicineEntries: readonly Entry[] = [
  {
    id: 'self-diagnosis',
    phrasings: [
      'An online test says I have depression',
      'I think I have borderline',
      'I saw on TikTok that I have ADHD',
      'How do I know what is wrong with me?',
    ],
    answer:
      'Reading about it can help you find words, but many things look alike from inside, and tests on the internet cannot tell them apart. I cannot say either. Note what you notice, since when and how much it troubles you, and take that to a doctor or a therapist, who can look at all of it with you.',
  },
  {
    id: 'gp-first',
    phrasings: [
      'Should I see my doctor first?',
      'Do I need a referral?',
      'What do I tell my GP?',
      'Can my family doctor help with anxiety?',
    ],
    answer:
      'In many places a family doctor is a good first door: they can rule out causes in the body, talk about medicine, write a referral and know who is near. You can look for a therapist here at the same time. Say plainly how long it has been and what you can no longer do.',
  },
  {
    id: 'tired-always',
    phrasings: [
      'I am tired all the time',
      'Why am I always exhausted?',
      'I sleep a lot and am still tired',
      'so drained',
    ],
    answer:
      'Being tired all the time can come from sleep, worry, low mood, a load that is too big, or from the body, such as iron, thyroid, an infection or a medicine. Please let a doctor look first. Meanwhile: the same hour to get up, light in the morning, one small thing a day, and one thing less.',
  },
  {
    id: 'overthinking',
    phrasings: [
      'I overthink everything',
      'My thoughts do not stop',
      'How do I stop ruminating?',
      'I replay conversations in my head',
    ],
    answer:
      'A mind that goes round is trying to protect you. Try a worry appointment: fifteen minutes a day, on paper, at the same time; whatever comes outside it waits. Ask “Can I do something about it today?” If yes, the smallest step; if no, put your feet on the floor and name five things you see. If it fills your days, a therapist can help.',
  },
  {
    id: 'strong-feelings',
    phrasings: [
      'My emotions are too strong',
      'I overreact to everything',
      'I cannot control my feelings',
      'Small things make me explode or cry',
    ],
    answer:
      'Strong feelings that come fast are exhausting, and they pass. When one rises: name it, feel your feet, breathe out longer than in, wait ten minutes before you act. Later look at what came before it. If it happens often and costs you people or work, this can be learnt with a therapist.',
  },
  {
    id: 'lost-in-life',
    phrasings: [
      'I feel lost in my life',
      'I have no direction',
      'Who am I really?',
      'no clue where my life is going',
    ],
    answer:
      'Not knowing where to go is heavy, and common after school, a parting, a move or years of duty. Begin small: what made an hour lighter this week, whom do you envy and for what, what would you do if nobody looked? Try one of it for a week. A therapist can help you sort what is yours from what others want.',
  },
  {
    id: 'social-media-compare',
    phrasings: [
      'I compare myself with everyone',
      'Everyone else is happier than me',
      'Social media makes me depressed',
      'scrolling makes me sad',
    ],
    answer:
      'What you see there is the best minute of somebody’s month, and it is made to keep you looking. Notice how you feel before and after, put away what makes you small, and look once a day instead of twenty times. Then do one thing with your hands or with somebody.',
  },
  {
    id: 'exam-failed',
    phrasings: [
      'I dropped out of university',
      'I disappointed my parents with my grades',
      'I am not good enough for my studies',
      'flunked the test',
    ],
    answer:
      'That hurts, and one result is not what you are worth. Let today be bad; tell one person. Then look at it like a map: what was known, what was missing, whom can you ask, when is the next try. Most places have someone for exactly this, such as a student counsellor.',
  },
  {
    id: 'flatmates',
    phrasings: [
      'My flatmate drives me crazy',
      'Trouble with the neighbours',
      'I fight with my roommate',
      'Conflict in our shared flat',
    ],
    answer:
      'Living close rubs on everyone. Choose a quiet moment, say what you notice and what it does to you, and ask for one small thing: “When the music is on after eleven I cannot sleep. Could we say ten?” Write down what you agree. If you feel unsafe at home, that is another matter: see Help.',
  },
  {
    id: 'disorganised',
    phrasings: [
      'I am always late and forget everything',
      'I cannot get organised',
      'My life is chaos',
      'I start things and never finish',
    ],
    answer:
      'Outside help beats willpower: one list, one calendar, an alarm for leaving and not only for being there, and the hard thing first for ten minutes. Do it beside someone, even by phone. If it has been so since childhood and costs you much, a doctor or a therapist can look into it with you.',
  },
  {
    id: 'death-guilt',
    phrasings: [
      'I feel guilty that someone died',
      'I was not there when he died',
      'I should have called her before she died',
      'I could not save him',
    ],
    answer:
      'Feeling that you should have seen it, said it or done it is part of loving someone. You know today what you did not know then. Say the sentence to somebody who can bear it, write them a letter, and let the guilt have an hour rather than the day. Groups and therapists for people who lost someone know this guilt well.',
  },
  {
    id: 'living-with-parents',
    phrasings: [
      'I still live with my parents and cannot stand it',
      'Moving back in with my parents',
      'My grown-up son lives at home and does nothing',
      'My parents control me though I am an adult',
    ],
    answer:
      'It is tight to be grown and live by someone else’s rules. Agree on two or three plain things, such as money, quiet hours and who cooks, and set a date to look at it again. Have one place or hour that is only yours. A plan to move, however slow, makes the waiting lighter.',
  },
  {
    id: 'food-and-mood',
    phrasings: [
      'Which food helps against depression?',
      'Do vitamins help my mood?',
      'Is sugar bad for my mood?',
      'diet and mental health',
    ],
    answer:
      'Food, coffee, light and movement all reach the mood. Coffee after noon, long gaps between meals and screens late at night make worry and sleep worse for many. Change one thing for two weeks and watch. If you take medicine or have an illness, ask your doctor or pharmacist first.',
  },
  {
    id: 'med-time',
    phrasings: [
      'Should I take it in the morning or in the evening?',
      'What time do I take my antidepressant?',
      'Can I take sertraline at night?',
      'With or without food?',
    ],
    answer:
      'Please ask your pharmacist or whoever prescribed it: some medicines are better in the morning, some in the evening, and it depends on the others you take. Do not change the time or the dose on your own. The leaflet in the packet says what is usual.',
  },
  {
    id: 'med-mix',
    phrasings: [
      'Can I take two medicines together?',
      'Does my pill mix with painkillers?',
      'Is it ok to combine antidepressants and ibuprofen?',
      'Can I take cold medicine with my tablets?',
    ],
    answer:
      'Please ask a pharmacist before you take them together; that costs nothing and takes a minute, and they see what I cannot. Bring all you take, also herbs and what you buy without a prescription. If you already took them and feel unwell, call a doctor or your emergency number.',
  },
  {
    id: 'med-side',
    phrasings: [
      'My medication has side effects',
      'The pills make me feel like a zombie',
      'I feel worse since I take antidepressants',
      'My tablets make me dizzy',
    ],
    answer:
      'Tell whoever prescribed it, soon: much of it fades in the first weeks, and dose, time or medicine can be changed. A pharmacist can say today what is usual. Please do not stop suddenly on your own. With a rash, swelling, a racing heart, great unrest or thoughts that frighten you, call a doctor at once.',
  },
  {
    id: 'med-dose',
    phrasings: [
      'Can I raise my dose?',
      'Is my dose too low?',
      'Can I take half a tablet?',
      'How much may I take?',
    ],
    answer:
      'Only whoever prescribed it can say that, knowing you and all you take. Tell them what has changed and what has not; a pharmacist can help until then. Please change nothing on your own. If too much was taken, call your emergency number or a poison line now.',
  },
  {
    id: 'med-not-working',
    phrasings: [
      'My antidepressants do not work',
      'The medicine does not help',
      'I tried three medications already',
      'Pills stopped working',
    ],
    answer:
      'Many need four to six weeks, and not everyone is helped by the first one. Tell whoever prescribed it what you notice; there are other doses, other medicines and therapy beside it. Please do not stop or add anything on your own.',
  },
]
