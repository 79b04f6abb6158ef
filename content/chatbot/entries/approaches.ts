import type { Entry } from '../entry.ts'

/** What the names on a therapist's profile mean. */
export const approachEntries: readonly Entry[] = [
  {
    id: 'approaches',
    words: 'difference between types methods compare cbt act dbt',
    phrasings: [
      'What kinds of therapy are there?',
      'Which therapy approach is best for me?',
      'What are the different therapy methods?',
      'Which way of working should I choose?',
      'Which type of therapy suits me?',
      'Which method would be good for me?',
      'What forms of therapy exist?',
      'Compare the therapy types',
      'What is the difference between CBT and ACT?',
    ],
    answer:
      'A short guide:\n• CBT: practical tools for thoughts and habits\n• ACT: making room for feelings, acting on what matters\n• Psychodynamic: where things come from\n• Person-centred: being heard without being steered\n• Systemic: patterns between people\nSeveral do about equally well for common problems. Choose what appeals to you, and ask the therapist how they would work with you.',
  },
  {
    id: 'cbt',
    phrasings: [
      'What is CBT?',
      'What is cognitive behavioural therapy?',
      'How does CBT work?',
      'Explain cognitive behavioral therapy',
      'Cognitive behaviour therapy',
      'Tell me about CBT',
    ],
    answer:
      'CBT looks at how thoughts, feelings and actions push each other along. Together you find the loops that keep a problem going and test small changes, with things to try between sessions. It is structured and often short: 8 to 20 sessions. It is well studied for worry, panic, low mood, sleep and more.',
  },
  {
    id: 'act',
    phrasings: [
      'What is ACT?',
      'What is acceptance and commitment therapy?',
      'Explain ACT therapy',
      'Tell me about ACT',
      'Accepting feelings and living by values',
    ],
    answer:
      'ACT (acceptance and commitment therapy) helps you stop fighting every hard thought and feeling, and put your strength into what matters to you instead. You learn to notice thoughts as thoughts, make room for feelings, and take small steps towards your values.',
  },
  {
    id: 'dbt',
    phrasings: [
      'What is DBT?',
      'What is dialectical behaviour therapy?',
      'Which therapy is for very strong emotions?',
      'Tell me about DBT',
      'Therapy with emotion regulation skills',
    ],
    answer:
      'DBT teaches skills for very strong feelings: staying present, riding out a crisis, steadying emotions, and asking for what you need. It often combines single sessions with a skills group. It was made for people who hurt themselves or feel everything at full volume.',
  },
  {
    id: 'psychodynamic',
    phrasings: [
      'What is psychodynamic therapy?',
      'What is psychoanalysis?',
      'Which therapy looks at my childhood?',
      'What is schema therapy?',
      'Tell me about psychodynamic work',
      'Analysis on a couch',
      'Understanding where my patterns come from',
    ],
    answer:
      'Psychodynamic therapy looks at where things come from: old patterns, often from early relationships, that still steer you, and how they show up today, also between you and the therapist. It can be short or long. Schema therapy also works with patterns from childhood, in a more active way. Psychoanalysis is the most intensive form.',
  },
  {
    id: 'person-centred',
    phrasings: [
      'What is person-centred therapy?',
      'What is humanistic counselling?',
      'A therapist who just listens',
      'Client-centred therapy',
      'Therapy after Carl Rogers',
      'Tell me about person-centred therapy',
    ],
    answer:
      'In person-centred therapy you lead. The therapist listens closely, without judging or steering, so that you can hear yourself more clearly and find your own way. It suits you if you want room more than exercises.',
  },
  {
    id: 'emdr',
    phrasings: [
      'What is EMDR?',
      'How do eye movements help trauma?',
      'Which therapy is for trauma?',
      'What is trauma-focused therapy?',
      'What is exposure therapy?',
      'Tell me about EMDR',
      'Moving my eyes to process trauma',
      'Facing fears step by step in therapy',
    ],
    answer:
      'EMDR and trauma-focused therapy help with memories of something frightening. In EMDR you recall a piece of it while following a movement with your eyes; the memory often loses its sting. Exposure means facing what you fear in small planned steps. All three are well tested, and should be done with a trained therapist, at your pace.',
  },
  {
    id: 'couples',
    words: 'couple couples partner marriage together',
    phrasings: [
      'Do you offer couples therapy?',
      'Can my partner and I come together?',
      'What is family therapy?',
      'What is systemic or emotionally focused therapy?',
      'Marriage counselling',
      'Is there something for couples?',
      'Relationship counselling for two',
      'We would like to come as a couple',
      'Therapy with the whole family',
      'Can I bring my partner to a session?',
      'Come with my wife',
    ],
    answer:
      'Yes, many therapists see couples or families; in the questions, choose who would take part. Systemic therapy looks at the patterns between people rather than at who is to blame. Emotionally focused therapy helps partners feel safe and close again.\nIf you are afraid of your partner, please talk to someone alone first; see Help.',
  },
  {
    id: 'group-therapy',
    words: 'group join others',
    phrasings: [
      'What is group therapy?',
      'Are there support groups?',
      'Is a group better than single sessions?',
      'Can I talk to other people with the same problem?',
      'Meet others who go through the same',
      'Do therapists here run groups?',
      'Self-help group',
      'Meetings with others who have the same',
    ],
    answer:
      'In a therapy group, six to ten people meet with a therapist and learn from each other. It can work as well as single sessions, and it shows you that you are not the only one. Some therapists here offer groups; choose “A group” in the questions. Self-help groups without a therapist are mostly free.',
  },
  {
    id: 'mindfulness',
    phrasings: [
      'What is mindfulness?',
      'How do I meditate?',
      'Does meditation help with stress?',
      'What is compassion-focused therapy?',
      'Teach me to meditate',
      'I want to be more mindful',
      'Being in the present moment',
    ],
    answer:
      'Mindfulness means paying attention to this moment, on purpose and kindly. Begin with ten breaths: notice each one, and when your mind wanders, come back. That coming back is the exercise.\nCompassion-focused therapy adds a kinder inner voice. If closing your eyes or sitting still feels bad, keep them open and walk instead.',
  },
]
