import type { Entry } from '../entry.ts'

/** Where body and mind meet. */
export const bodyEntries: readonly Entry[] = [
  {
    id: 'health-worry',
    words:
      'illness disease cancer symptoms google doctor hypochondria heart health checking tumour body sick afraid',
    phrasings: [
      'I am always afraid of being seriously ill',
      'I google my symptoms all day',
      'I think I have cancer',
      'Health anxiety',
      'The doctor says I am fine but I do not believe it',
      'I am scared of having a heart attack',
      'Am I a hypochondriac?',
    ],
    answer:
      'Software cannot judge what your body does; show anything new or strong to a doctor, once. If you have been checked and the fear returns, it is the fear that needs care: searching and asking calm you for an hour and feed it for a week. Agree with yourself on no searching, one fixed worry time, and a later check-up with the same doctor. CBT works well for this.',
  },
  {
    id: 'phobia',
    words:
      'phobia fear afraid scared flying spiders heights dogs lift elevator needles blood driving dentist crowds claustrophobia',
    phrasings: [
      'I have a phobia',
      'I am afraid of flying',
      'I am scared of spiders',
      'I cannot go into lifts',
      'I panic at the dentist',
      'I am too afraid to drive',
      'Fear of heights',
      'I avoid crowds and tunnels',
    ],
    answer:
      'Fear of one thing is among the best treatable of all. The way is to meet it in small planned steps, from the easiest (a picture, the airport car park) to the real thing, and to stay at each until the fear has dropped by half. Do not push yourself to the top at once. If the sight of blood makes you faint, tense your legs and arms. A therapist who offers exposure gets far in a few sessions.',
    links: ['find'],
  },
  {
    id: 'illness-pain',
    words:
      'chronic pain illness disease ill fatigue long covid disabled hospital sick ms fibromyalgia migraine diabetes',
    phrasings: [
      'I have chronic pain',
      'I was told I have a serious illness',
      'My illness makes me sad',
      'Nobody believes that I am in pain',
      'I have been ill for years and cannot go on',
      'Long covid has taken my life away',
      'How do I live with a chronic disease?',
    ],
    answer:
      'Pain and illness are real in the body, and they wear the mind down; both deserve care. Many people do better with pacing: stop before you must, rest by the clock, and plan one thing a day that is not about the illness. Write down what you want to ask your doctor. ACT and CBT for pain are well tested; in the questions you can ask for someone used to illness or disability.',
    links: ['find'],
  },
  {
    id: 'nightmares',
    words: 'nightmare nightmares dream dreams bad terror wake screaming night',
    phrasings: [
      'I have nightmares',
      'I have bad dreams every night',
      'I wake up screaming',
      'I dream of terrible things',
      'How do I get rid of nightmares?',
      'I am afraid to fall asleep because of my dreams',
    ],
    answer:
      'When you wake: light on, feet on the floor, say where you are and today’s date. By day, write the dream down and change it in any way you like; then picture the new version for ten minutes each day. That is a tested method. Leave out news, alcohol and heavy food late. If the dreams repeat something that happened, or you dread sleep, a trauma-focused therapist can help.',
  },
  {
    id: 'body-image',
    words:
      'ugly body look looks appearance mirror fat face nose skin hair weight hate beautiful attractive',
    phrasings: [
      'I feel ugly',
      'I hate my body',
      'I cannot look in the mirror',
      'I hate my face',
      'I feel fat',
      'I am ashamed of my appearance',
      'I hide because of my skin',
    ],
    answer:
      'That is a hard way to meet yourself each day. Note how often you check, compare or hide, and halve one of these for a week. Unfollow what leaves you feeling worse. In the mirror, describe instead of judging: colours, shapes, what this body carried you through. If it keeps you from people or food, look for a therapist who lists body image, and tell a doctor.',
    links: ['find'],
  },
  {
    id: 'hormones',
    words: 'period pms pmdd cycle menstrual menopause hormones hot flushes pill before',
    phrasings: [
      'I get terribly moody before my period',
      'PMS makes me hate everyone',
      'What is PMDD?',
      'The menopause makes me depressed',
      'My hormones drive me mad',
      'I feel different since I take the pill',
    ],
    answer:
      'Hormones can move mood strongly, and it is no weakness. Note mood and cycle days for two months; a clear pattern helps your doctor, who can treat it, also in menopause. On the hard days plan less, move a little, eat regularly, and tell those close to you what day it is. If you have very dark thoughts then each month, please say so to a doctor soon.',
  },
  {
    id: 'movement',
    words:
      'sport exercise running run walk gym move food diet eat coffee caffeine sugar vitamins body yoga',
    phrasings: [
      'Does exercise help against depression?',
      'Is sport good for my mood?',
      'Does food affect my mood?',
      'Does coffee make anxiety worse?',
      'How much should I move?',
      'Does yoga help with stress?',
      'Should I take vitamins for my mood?',
    ],
    answer:
      'Moving helps mood and worry about as much as many treatments do for milder trouble: half an hour of brisk walking, three times a week, in whatever form you will repeat. Begin with ten minutes. Regular meals keep you steadier; caffeine can feel just like fear, so try two weeks without it after noon. Ask a doctor before supplements, and if your heart or joints are ill.',
  },
]
