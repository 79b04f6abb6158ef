import type { Entry } from '../entry.ts'

/** Partners, family and children. */
export const togetherEntries: readonly Entry[] = [
  {
    id: 'boundaries',
    phrasings: [
      'What is a healthy boundary?',
      'My family ignores my limits',
      'They do not respect my limits',
      'I need to keep my distance',
    ],
    answer:
      'A boundary is about what you will do: “If you shout, I hang up, and we talk tomorrow.” Say it once, calmly, and then do it. Expect protest at first; it mostly passes.',
  },
  {
    id: 'divorce',
    phrasings: [
      'I am getting divorced',
      'How do I survive a divorce?',
      'My wife wants to leave me',
      'Separation after twenty years',
    ],
    answer:
      'It is a loss even if you wanted it. Keep sleep, food and one daily walk; decide money and children with advice, not at night. Let two people know how you are. If you have children, they need to hear that it is not their doing.',
  },
  {
    id: 'cheating-self',
    phrasings: [
      'I cheated on my partner',
      'I had an affair',
      'Should I confess that I was unfaithful?',
      'I love two people',
    ],
    answer:
      'Before you tell, ask what for: to repair, to leave, or to be rid of guilt. A therapist can help you sort it before it hurts more people. Protect everyone’s health with a test where that matters.',
  },
  {
    id: 'ghosted',
    phrasings: [
      'I was ghosted',
      'She suddenly stopped writing',
      'He blocked me without a word',
      'I am in love with someone who does not want me',
    ],
    answer:
      'Silence hurts because it leaves no end. Write yourself the end you did not get, take their pages out of sight for a month, and fill the evenings that were theirs. It says little about your worth.',
  },
  {
    id: 'long-distance',
    phrasings: [
      'Long distance relationship is hard',
      'My partner lives far away',
      'We hardly see each other',
      'Open relationship problems',
    ],
    answer:
      'Agree on what each needs, a fixed time to talk, and the next date to meet or review. Say jealousy early and plainly. Couples therapy works by video too.',
  },
  {
    id: 'in-laws',
    phrasings: [
      'I cannot stand my mother-in-law',
      'My in-laws interfere',
      'My family hates my partner',
      'Trouble with the stepchildren',
    ],
    answer:
      'Each partner speaks with their own family, and the two of you agree beforehand. Pick one rule that matters most. In stepfamilies, being kind comes before being a parent; it takes years, not weeks.',
  },
  {
    id: 'estranged',
    phrasings: [
      'I broke off contact with my parents',
      'My son does not speak to me',
      'Should I go no contact?',
      'My family has cut me off',
    ],
    answer:
      'Distance can protect, and it can hurt at the same time. You may choose a pause with a date instead of for ever. If somebody has left you, one short letter without blame leaves a door open; then let it rest.',
  },
  {
    id: 'gaslighting',
    phrasings: [
      'My partner twists everything I say',
      'Am I being gaslighted?',
      'Is my relationship toxic?',
      'My partner is a narcissist',
    ],
    answer:
      'I cannot judge a person I do not know. What counts is what happens: are you afraid, kept from people or money, made to doubt what you saw? Write things down and speak with someone outside. A line for people hurt at home listens also when there were no blows; see Help.',
    links: ['help'],
  },
  {
    id: 'anger-kids',
    phrasings: [
      'I shout at my children',
      'I lose my temper with my kids',
      'I am a bad mother',
      'My toddler drives me mad',
    ],
    answer:
      'Shouting happens to loving parents. Put the child somewhere safe, go out of the room, breathe out ten times, then come back and say sorry. If you fear that you may hurt your child, ring someone now; Help has lines.',
    links: ['help'],
  },
  {
    id: 'child-bullied',
    phrasings: [
      'My child is bullied at school',
      'My daughter has no friends',
      'My son is picked on by other kids',
      'The school does nothing about bullying',
    ],
    answer:
      'Believe them and thank them for telling you. Note dates, speak with the class teacher and ask what will be done by when, and keep one good activity outside school. If they stop eating, sleeping or speak of not wanting to live, see their doctor today.',
  },
  {
    id: 'child-divorce',
    phrasings: [
      'How do I tell my children about the divorce?',
      'My kids suffer from our separation',
      'My child does not want to go to the other parent',
      'Co-parenting with my ex',
    ],
    answer:
      'Tell them together, in plain words: you both stay their parents, and it is not their fault. Keep days and rules steady and never send messages through them. If they change for weeks, a child therapist can help.',
  },
  {
    id: 'teen-screen',
    phrasings: [
      'My son only plays games',
      'My teenager is always on the phone',
      'How much screen time is okay?',
      'Gaming all night',
    ],
    answer:
      'Ask first what they find there. Agree on times without screens, the bedroom above all, and keep them yourself. If school, sleep or friends go, a therapist for young people can help the whole family.',
  },
  {
    id: 'partner-depressed',
    phrasings: [
      'My partner is depressed',
      'My wife does not get out of bed',
      'How do I live with someone depressed?',
      'I carry everything at home',
    ],
    answer:
      'Ask, listen, do one small thing together, and help to get an appointment; you cannot be the therapist. Keep something of your own. Ask plainly if they think of dying, and if so, call a line or the emergency number with them.',
  },
  {
    id: 'partner-addicted',
    phrasings: [
      'My husband drinks too much',
      'My son takes drugs',
      'Life beside someone who drinks',
      'My partner gambles',
    ],
    answer:
      'You did not cause it and cannot control it. Speak when they are sober, say what you see and what you will do, and do not cover it up. Groups for relatives, such as Al-Anon, help even if they do not stop; Help has lines.',
    links: ['help'],
  },
]
