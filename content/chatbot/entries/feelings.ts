import type { Entry } from '../entry.ts'

/** Feelings that have a name of their own, and what the body has to do with them. */
export const feelingEntries: readonly Entry[] = [
  {
    id: 'numb',
    words: 'numb empty nothing feel hollow flat emotionless cold indifferent dead inside',
    phrasings: [
      'I feel nothing',
      'I am numb inside',
      'I feel empty',
      'I cannot feel anything any more',
      'I do not care about anything',
      'I have no emotions',
      'I am like a robot',
    ],
    answer:
      'Feeling nothing is often a fuse that blew after too much: the body turns everything down, the good too. Do not force it. Give the senses something: cold water on the wrists, strong tea, music from a good time, a walk. Write “if I felt something, it might be …”. If it lasts for more than two weeks, or began with a new medicine, tell a doctor or therapist.',
  },
  {
    id: 'crying',
    words: 'cry crying tears weep sob sudden reason cannot stop',
    phrasings: [
      'I cry a lot',
      'I cannot stop crying',
      'I burst into tears for no reason',
      'I want to cry but cannot',
      'I cry at everything',
      'Is it normal to cry every day?',
    ],
    answer:
      'Tears are the body letting pressure out; nothing is wrong with you for crying. Let it run if you can, drink something, wash your face, and sit by a window for a moment. Then ask what it was about: tired, hurt, alone, too much? If it comes on most days for two weeks, after a birth, or with no hope, please talk to a doctor or therapist.',
  },
  {
    id: 'guilt-shame',
    words:
      'guilt guilty shame ashamed regret mistake forgive sorry terrible did past hurt someone fault blame',
    phrasings: [
      'I feel guilty all the time',
      'I am ashamed of what I did',
      'I regret so much',
      'I made a terrible mistake',
      'It is all my fault',
      'I hurt someone and cannot undo it',
      'Everything I did wrong keeps coming back to me',
      'I keep thinking of the horrible thing I did',
    ],
    answer:
      'Guilt says “I did something wrong”, shame says “I am wrong”. Guilt can be used: name what you did, make good what can be made good, say sorry without “but”, and do it differently next time. Then it has done its work. Shame shrinks when it is told to one kind person. Ask what a fair judge would say, knowing all you knew then and not what you know now.',
  },
  {
    id: 'perfectionism',
    words:
      'perfect perfectionist mistakes standards enough impostor imposter hard myself failure control',
    phrasings: [
      'I am a perfectionist',
      'Nothing I do is ever good enough for me',
      'I am terrified of making mistakes',
      'I rework everything ten times',
      'I feel like a fraud at work',
      'Impostor syndrome',
      'I put so much pressure on myself',
    ],
    answer:
      'High standards are fine; the whip is not. Choose one small thing today and do it to 80 per cent on purpose: send the mail after one reading. Note what you feared and what really happened. Ask of the next task “how good does it have to be, for whom?”. Nearly everyone fears being found out at some point, most of all people who care about what they do.',
  },
  {
    id: 'procrastination',
    words: 'procrastinate postpone put off delay later deadline lazy avoid start last minute',
    phrasings: [
      'How do I stop procrastinating?',
      'I put everything off',
      'I always start at the last minute',
      'I keep putting off my homework',
      'I am so lazy',
      'I avoid what I have to do',
      'I cannot get started',
    ],
    answer:
      'It is seldom laziness; mostly the task stirs a feeling you would rather not have. So make the start tiny: open the file and write one bad sentence, for five minutes, with the phone in another room. Then you may stop. Say where and when: “at nine, at the kitchen table”. And be kind about yesterday: people who forgive themselves put off less the next time.',
  },
  {
    id: 'motivation',
    words:
      'motivation energy lazy effort bothered drive start unmotivated discipline listless routine',
    phrasings: [
      'I have no motivation',
      'I cannot get myself to do anything',
      'Where do I find motivation?',
      'I have no energy for anything',
      'I do not feel like doing anything',
      'How do I build a routine?',
      'I cannot be bothered with life',
    ],
    answer:
      'Wanting mostly comes after doing, not before. So plan by the clock, not by the mood: one thing of five minutes, at a fixed time, tied to something you do anyway (“after coffee I step outside”). Tick it off; small wins count. Sleep, food and light come first when the tank is empty. If nothing has given you pleasure for two weeks, see the advice on low mood or talk to someone.',
  },
  {
    id: 'voices',
    words:
      'voices hear hearing see hallucination paranoid followed watched psychosis things strange conspiracy messages',
    phrasings: [
      'I hear voices',
      'I see things that others do not see',
      'I think people are following me',
      'Somebody is watching me',
      'The TV sends me messages',
      'I am losing my mind',
      'Am I going crazy?',
    ],
    answer:
      'That can be very frightening, and more people know it than you think. It can come from lack of sleep, drugs, great stress, fever or an illness, and it can be treated, best early. Please call your doctor today and tell someone near you; do not stay alone with it. Sleep, and no alcohol or drugs. If a voice tells you to hurt yourself or someone, call your emergency number now.',
    links: ['help'],
  },
  {
    id: 'mood-swings',
    words:
      'swings highs lows up down manic mania bipolar moods change extreme unstable borderline euphoric',
    phrasings: [
      'I have extreme mood swings',
      'My moods go up and down',
      'One day I am high, the next I am low',
      'I do not need sleep and have a thousand ideas',
      'I spend too much money when I feel great',
      'My feelings change within minutes',
      'First on top of the world, then I crash',
    ],
    answer:
      'Everyone’s mood moves; when it swings far, it is worth a look by a professional. Keep a short record for two weeks: sleep, mood from 1 to 10, what happened. Take it to a doctor or psychiatrist, soon if you hardly sleep, spend or risk much, or feel out of control. Meanwhile: fixed sleep, no alcohol or drugs, big decisions later. Feelings that turn within minutes can be steadied with DBT skills.',
  },
  {
    id: 'purpose',
    words: 'meaning purpose point life sense empty direction values lost why pointless goal',
    phrasings: [
      'What is the point of it all?',
      'My life has no meaning',
      'I do not know what I want in life',
      'I have lost my direction',
      'Everything feels pointless',
      'Who am I actually?',
      'I am bored with my life',
    ],
    answer:
      'That question often comes when an old answer no longer fits. It seldom yields to thinking alone. Ask smaller: when did an hour go by unnoticed? What makes me angry, because it matters? Whose life is better for mine? Then do one small thing a week from that answer. The guided exercise on values may help. If it means that you do not want to live, tell me so or open Help.',
    links: ['help'],
  },
  {
    id: 'wellbeing',
    words:
      'happy happier happiness better habits healthy wellbeing positive self care improve life gratitude',
    phrasings: [
      'How can I be happier?',
      'What is good for my mental health?',
      'Tips for self care',
      'Which habits make you feel better?',
      'How do I think more positively?',
      'How do I take care of myself?',
      'I want to feel better in general',
    ],
    answer:
      'The things that help most people are plain:\n• regular sleep, daylight and moving each day\n• people you see again and again\n• something you do well, or learn\n• three good moments noted in the evening, and why they happened\n• doing something kind\nChoose one, make it small, tie it to a fixed time, and keep it for two weeks before adding another.',
    links: ['home'],
  },
]
