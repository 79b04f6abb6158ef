import type { Entry } from '../entry.ts'

/** Illness, losses and what is hard to say. */
export const lossEntries: readonly Entry[] = [
  {
    id: 'dementia',
    phrasings: [
      'My father has dementia',
      'My mother forgets who I am',
      'Caring for someone with Alzheimer’s',
      'I lose my parents while they are alive',
    ],
    answer:
      'You grieve for someone who is still there; that is heavy and has a name, anticipatory grief. Get advice on care early, take hours off without guilt, and speak with others in the same place. A memory clinic can guide you.',
  },
  {
    id: 'cancer',
    phrasings: [
      'I have cancer',
      'My wife has cancer',
      'Waiting for test results',
      'Afraid the illness comes back',
    ],
    answer:
      'Fear comes in waves, mostly before tests. Hospitals often have psycho-oncologists: ask for one. In the questions you can say that illness is part of what brings you.',
  },
  {
    id: 'infertility',
    phrasings: [
      'We try for a baby and nothing happens',
      'IVF is breaking us',
      'I am childless and sad',
      'Baby news of others hurts me',
    ],
    answer:
      'That is a grief nobody sees. You may leave out baby showers, set an end date for a round of treatment, and speak with your partner about things besides it. Some therapists know this well; ask in the first message.',
  },
  {
    id: 'abortion',
    phrasings: [
      'I had an abortion and feel terrible',
      'I am pregnant and do not want it',
      'I regret my abortion',
      'Should I keep the baby?',
    ],
    answer:
      'Relief, grief and doubt can stand beside each other, and no one may push you. For the decision there are counselling services with legal and medical answers, and time matters, so call this week. For afterwards, a therapist who does not judge can help.',
  },
  {
    id: 'empty-nest',
    phrasings: [
      'My children have moved out',
      'The house is so empty',
      'Empty nest',
      'I do not know who I am without my kids',
    ],
    answer:
      'A big task has ended, and it may be mourned. Keep a fixed call with them, and give one evening to something that was yours before. If the emptiness stays for months, talk to somebody.',
  },
  {
    id: 'suicide-loss',
    phrasings: [
      'My brother took his own life',
      'I lost someone to suicide',
      'My friend killed himself last year',
      'Why did I not notice it?',
    ],
    answer:
      'I am very sorry. This grief carries why and guilt, and you did not cause it. Groups of people who lost someone the same way help more than most things, and a therapist who knows it too. If you think of dying yourself, the lines in Help are there now.',
    links: ['help'],
  },
  {
    id: 'anniversary',
    phrasings: [
      'The anniversary of a death is coming',
      'It is her birthday and she is gone',
      'A year after the accident',
      'Old feelings come back every spring',
    ],
    answer:
      'The body remembers dates. Plan the day: one thing in their memory, one person, and no big duties. It passes, and it is no step back.',
  },
  {
    id: 'lonely-relationship',
    phrasings: [
      'I feel alone in my marriage',
      'My partner does not listen',
      'We live like flatmates',
      'No closeness any more',
    ],
    answer:
      'Choose a quiet half hour and say a wish instead of a reproach: “I miss talking with you; can we have Thursday evenings?” If it does not reach them, couples therapy is for this, and you can begin alone.',
  },
  {
    id: 'boredom',
    phrasings: [
      'I am bored all the time',
      'My days are dull and empty',
      'I feel empty and restless',
      'Nothing interests me',
    ],
    answer:
      'Boredom can ask for something new, and emptiness can be a low mood. Try one small unfamiliar thing this week. If nothing has interested you for more than two weeks, talk to a doctor or therapist.',
  },
  {
    id: 'climate',
    phrasings: [
      'I am scared of climate change',
      'The state of the world makes me hopeless',
      'War makes me anxious',
      'I cannot watch the suffering any more',
    ],
    answer:
      'Caring hurts. Choose one time a day for news, one thing you do about it with others, and let the rest go for that day. You may be well even though the world is not.',
  },
  {
    id: 'tinnitus',
    phrasings: [
      'I have tinnitus',
      'The ringing in my ears drives me crazy',
      'Migraine and stress',
      'My stomach reacts to stress',
    ],
    answer:
      'Let a doctor look first, soon if it is new. Then it is about how much room it gets: soft background sound, moving, and CBT, which lowers the burden even if the sound stays.',
  },
  {
    id: 'ptsd-flashback',
    phrasings: [
      'I have flashbacks',
      'I feel as if it happens again',
      'I am jumpy since the accident',
      'I dissociate',
    ],
    answer:
      'Name where you are and today’s date aloud, feel your feet, look for five blue things: it tells the body that it is over. Trauma therapy helps; ask for someone with that specialty. Take it slowly, and stop what makes it worse.',
  },
  {
    id: 'am-i-normal',
    phrasings: [
      'Am I normal?',
      'Is something wrong with me?',
      'Do other people feel like this?',
      'Am I losing my mind?',
    ],
    answer:
      'Nearly every feeling people bring here is shared by many, even the ones nobody speaks about. The better question is: does it hurt or hinder you? If so, you may get help without any label.',
  },
  {
    id: 'too-late',
    phrasings: [
      'Is it too late to start therapy?',
      'Can one begin therapy at seventy?',
      'I am 60, does it still make sense',
      'Can old patterns change?',
    ],
    answer:
      'No. Therapy works about as well later in life, and people often go straight to the point. In the questions you can ask for someone who works with older people.',
    links: ['find'],
  },
]
