import type { Entry } from '../entry.ts'

/** Medicines: never advice on one, always who can give it. */
export const medicineEntries: readonly Entry[] = [
  {
    id: 'missed-dose',
    phrasings: [
      'I forgot to take my pill yesterday',
      'Missed a dose of my antidepressant',
      'Should I double the next tablet?',
      'What if I skip my medication once?',
    ],
    answer:
      'Do not take double to catch up. The leaflet says what to do for your medicine, and a pharmacist tells you by phone in a minute. If you took too much or feel very unwell, call your emergency number now.',
  },
  {
    id: 'stop-medication',
    phrasings: [
      'Can I stop taking my medication?',
      'How do I come off antidepressants?',
      'I want to quit my tablets',
      'Is it safe to stop my pills suddenly?',
    ],
    answer:
      'Please not on your own and not at once: some medicines need to be lowered slowly, and stopping can make you ill. Call the doctor who prescribed it and say why you want to stop; together you make a plan. If you have already stopped and feel bad, call them today.',
  },
  {
    id: 'med-how-long',
    phrasings: [
      'How long until antidepressants work?',
      'My new medicine does nothing yet',
      'When will I feel the pills?',
      'How long do I have to take antidepressants?',
    ],
    answer:
      'Many take two to six weeks to help, and side effects often come first and fade. How long to stay on them is for you and your doctor; it is often months after you feel well. Tell them at once if you feel worse.',
  },
  {
    id: 'med-dependence',
    phrasings: [
      'Are antidepressants addictive?',
      'Will I get hooked on my pills?',
      'Do sleeping tablets make dependent?',
      'Are benzos dangerous?',
    ],
    answer:
      'Antidepressants cause no craving, but stopping quickly can make you unwell. Sleeping pills and tranquillisers such as benzodiazepines can make dependent within weeks and must not be stopped suddenly. Ask the doctor who prescribed yours.',
  },
  {
    id: 'med-alcohol',
    phrasings: [
      'Can I drink alcohol with my medication?',
      'Beer and antidepressants',
      'Is wine okay with my tablets?',
      'Cannabis and my pills',
    ],
    answer:
      'Often better not: alcohol and cannabis can strengthen side effects and weigh on mood and sleep. For your own medicine, ask the pharmacist or doctor. If someone mixed them and is hard to wake, call your emergency number.',
  },
  {
    id: 'med-pregnancy',
    phrasings: [
      'Can I take my medicine while pregnant?',
      'Antidepressants and breastfeeding',
      'I am pregnant and on medication',
      'Is my pill harmful for the baby?',
    ],
    answer:
      'Do not stop on your own; that too can harm you both. Call your doctor or midwife this week: for many medicines there is good knowledge, and a change can be planned.',
  },
  {
    id: 'med-weight',
    phrasings: [
      'My medication makes me gain weight',
      'I feel numb from my tablets',
      'Sexual problems since antidepressants',
      'I am tired all day from my pills',
    ],
    answer:
      'Many people have this, and there are often other doses or medicines. Note what changed and when, and tell the doctor who prescribed it before you change anything. Swelling, rash, fever or a racing heart: call a doctor today.',
  },
  {
    id: 'med-or-therapy',
    phrasings: [
      'Therapy or medication, which is better?',
      'Do I need both pills and therapy?',
      'Can therapy replace my medicine?',
      'Will a therapist push me to take drugs?',
    ],
    answer:
      'For many common problems each works about as well alone, and together better when it is severe. Therapists mostly cannot prescribe and will not push. Decide with a doctor who knows you.',
  },
  {
    id: 'med-who',
    phrasings: [
      'Who prescribes antidepressants?',
      'Can my therapist give me a prescription?',
      'Do I need a psychiatrist for pills?',
      'Can Attune renew my prescription?',
    ],
    answer:
      'A doctor: your family doctor or a psychiatrist. Most therapists cannot, and Attune cannot prescribe or renew anything. If yours runs out in days, call the practice or a pharmacy today.',
  },
  {
    id: 'med-natural',
    phrasings: [
      'Does St John’s wort help?',
      'Herbs against depression',
      'Vitamins for anxiety',
      'Is there something natural to calm me?',
    ],
    answer:
      'Some help a little, and natural is not the same as harmless: St John’s wort, for example, changes how the pill, blood thinners and antidepressants work. Ask a pharmacist before you take it beside anything else.',
  },
  {
    id: 'med-sleep',
    phrasings: [
      'Are sleeping pills okay?',
      'Which sleeping tablets are best?',
      'Melatonin for sleep',
      'Can I take something to sleep?',
    ],
    answer:
      'I cannot advise on a medicine. For lasting trouble, a course of CBT for sleep helps more than pills and has no side effects; pills are for days, not months. A doctor or pharmacist can say what suits you.',
  },
  {
    id: 'med-adhd',
    phrasings: [
      'How do I get ADHD medication?',
      'Is Ritalin dangerous?',
      'Medication for concentration',
      'Do stimulants change who I am?',
    ],
    answer:
      'That belongs with a psychiatrist or specialised doctor after an assessment; they also watch heart and sleep. Do not take somebody else’s. Therapy and routines help beside it.',
  },
  {
    id: 'med-driving',
    phrasings: [
      'Can I drive on my medication?',
      'Do my tablets affect work?',
      'Am I fit to drive with antidepressants?',
      'Operating machines on pills',
    ],
    answer:
      'Some medicines slow you, mostly in the first weeks or after a change. Do not drive until you know how you react, read the leaflet and ask the pharmacist.',
  },
  {
    id: 'psychedelics',
    phrasings: [
      'Is psilocybin therapy possible?',
      'Ketamine against depression',
      'Do you offer psychedelic therapy?',
      'Microdosing for my mood',
    ],
    answer:
      'Some of this is studied, and in a few places allowed under doctors; on your own it can do harm, above all with a history of psychosis. Attune does not arrange it. Talk with a psychiatrist.',
  },
]
