import type { Entry } from '../entry.ts'

/** What happens in and around therapy once it has begun, and who it is with. */
export const sessionEntries: readonly Entry[] = [
  {
    id: 'end-therapy',
    words: 'stop quit finish end last session leave goodbye terminate done pause break',
    phrasings: [
      'How do I end therapy?',
      'I want to stop going to therapy',
      'How do I tell my therapist that I want to quit?',
      'When am I done with therapy?',
      'Can I take a break from therapy?',
      'How does a last session go?',
      'Is it rude to just stop?',
      'How do I say goodbye to my therapist?',
      'How do I break up with my therapist?',
    ],
    answer:
      'You may stop or pause at any time, and a good therapist takes it well. One line is enough: “I would like to end after one more session.” A last talk is worth it: what helped, what is left, what you will do if it comes back.\nA sign that you are ready: hard days still come, and you know what to do with them. If you stop because something is off, say that too.',
  },
  {
    id: 'attachment',
    words: 'love crush feelings attracted attached miss therapist dependent obsessed',
    phrasings: [
      'I have feelings for my therapist',
      'I am falling in love with my therapist',
      'I think about my therapist all the time',
      'I am too attached to my counsellor',
      'I have a crush on my psychologist',
      'I miss my therapist between sessions',
      'I depend on my therapist too much',
    ],
    answer:
      'This is common, and nothing to be ashamed of: someone listens to you as few people do, so warm or strong feelings grow. You can say it, even as “I notice I think about you a lot.” A good therapist has heard it before and will use it to understand you, kindly and without ever acting on it. If a therapist does return it, that is a breach, and you may complain.',
  },
  {
    id: 'therapist-gender',
    words: 'woman man female male gender lady guy non-binary sex',
    phrasings: [
      'Can I choose a female therapist?',
      'I would rather talk to a man',
      'I want a woman as my therapist',
      'Does the gender of the therapist matter?',
      'I am not comfortable with male therapists',
      'Filter by gender',
    ],
    answer:
      'Yes. In the questions, under what would help you feel at ease, choose a woman, a man or a non-binary person, and make it a must if nothing else will do. Studies find that the result is about as good either way; feeling at ease is reason enough.',
    links: ['find'],
  },
  {
    id: 'culture-language',
    words:
      'culture background black asian immigrant migrant language speak mother tongue ethnicity race arabic hindi spanish turkish',
    phrasings: [
      'Can I find a therapist from my culture?',
      'I want a therapist who understands my background',
      'Is there a therapist who speaks my language?',
      'A therapist of colour',
      'I need someone who speaks Arabic',
      'Will a white therapist understand me?',
      'I grew up between two cultures',
      'Therapy in my mother tongue',
    ],
    answer:
      'In the questions you can choose the languages you want to talk in, and therapists who are at home with life between cultures or aware of racism. Nothing is guessed from your name or face. In a first message you may ask plainly: “Have you worked with people from my background?” You should not have to explain your whole culture first.',
    links: ['find'],
  },
  {
    id: 'faith',
    words:
      'religion religious christian muslim jewish hindu god church mosque prayer spiritual believe faith',
    phrasings: [
      'Is there a Christian therapist?',
      'I want a counsellor who respects my religion',
      'Does therapy go against my faith?',
      'I am losing my faith',
      'I would like to talk about God in therapy',
      'I am afraid a therapist will mock my beliefs',
      'I left my religion and feel lost',
    ],
    answer:
      'Therapy and faith go well together for many people, and a good therapist respects both belief and doubt. In the questions you can choose someone open to talking about faith. Ask in your first message how they work with it. For questions of belief itself, a person of your community whom you trust may help beside it.',
    links: ['find'],
  },
  {
    id: 'lgbtq',
    words:
      'gay lesbian bisexual bi trans transgender queer lgbt non-binary gender identity pronouns affirming dysphoria',
    phrasings: [
      'Are there LGBTQ friendly therapists?',
      'I am trans and look for a therapist',
      'Will a therapist accept that I am gay?',
      'I question my gender',
      'Queer affirming therapy',
      'I do not know if I am bisexual',
      'Therapist who respects my pronouns',
      'Can therapy make me straight?',
    ],
    answer:
      'Who you are is not a problem to be treated, and no serious therapist will try to change it. In the questions you can ask for someone affirming of LGBTQ+ people, or of trans and non-binary people, and make that a must. You need not have a name for yourself to begin; wondering is welcome too. If someone tries to “cure” you, leave.',
    links: ['find'],
  },
  {
    id: 'coming-out',
    words: 'come out coming closet tell parents gay lesbian trans secret partner outed',
    phrasings: [
      'How do I come out to my parents?',
      'Should I tell my family that I am gay?',
      'I am afraid to come out',
      'Nobody knows I am trans',
      'I live in the closet',
      'I was outed against my will',
      'How do I tell my wife that I am bisexual?',
    ],
    answer:
      'You decide whether, when and to whom; you owe it to nobody. Begin with the person most likely to be kind, at a calm hour: “I want you to know something about me because you matter to me.” Give them time.\nIf you depend on your family for a home or money, or fear violence, make a safe plan first and have someone on your side. LGBTQ+ lines listen to this every day; see Help.',
    links: ['help'],
  },
  {
    id: 'adhd-autism',
    words:
      'adhd add autism autistic aspergers neurodivergent neurodiverse spectrum test hyperactive masking sensory',
    phrasings: [
      'Do I have ADHD?',
      'Am I autistic?',
      'How do I get tested for ADHD?',
      'I think I am on the spectrum',
      'Is there a therapist for neurodivergent people?',
      'I have always felt different from others',
      'Sounds and lights are too much for me',
      'I am exhausted from masking',
    ],
    answer:
      'I cannot tell, and a list on the internet cannot either. An assessment is done by a psychologist or psychiatrist trained in it: your doctor can refer you, and waiting times can be long. Note examples from school, work and home until then.\nYou need no label to get support now: in the questions you can ask for someone affirming of neurodivergent people.',
    links: ['find'],
  },
  {
    id: 'assessment',
    words:
      'diagnosis official professional test assessed doctor certificate sick note proper evaluation',
    phrasings: [
      'Who can give me a real diagnosis?',
      'Where can I get a proper assessment?',
      'How do psychologists diagnose people?',
      'I need an official paper for my work',
      'Can a therapist write me a sick note?',
      'I want a second opinion on my diagnosis',
      'Do I need a diagnosis for therapy?',
    ],
    answer:
      'Only a trained person who talks with you: a psychiatrist, a psychologist or, in many places, your family doctor. They ask about your life, use questionnaires and rule out causes in the body. Certificates and sick notes mostly come from doctors.\nTherapy often begins without one, though an insurer may ask for it. A second opinion is your right.',
  },
  {
    id: 'homework',
    words: 'homework exercises between sessions tasks practise worksheets assignments',
    phrasings: [
      'Is there homework in therapy?',
      'I did not do my therapy homework',
      'What do I do between sessions?',
      'Do I have to do exercises at home?',
      'My therapist gives me tasks',
    ],
    answer:
      'Often, yes: noticing something, trying a small step, writing a few lines. People who try things between sessions tend to get more out of it. You agree on it together, and may say that it is too much. If you did not do it, say so without shame: what got in the way is often just what matters.',
  },
  {
    id: 'be-honest',
    words: 'lie lying honest truth hide secret pretend fake embarrassed say tell therapist open',
    phrasings: [
      'I lied to my therapist',
      'I cannot be open with my therapist',
      'There is something I do not dare to tell my therapist',
      'I pretend to be fine in therapy',
      'Do I have to tell my therapist everything?',
      'How do I bring up something embarrassing?',
      'I am scared of what my therapist will think',
    ],
    answer:
      'Most people keep something back; you owe nobody everything at once. When you are ready, begin with the fear: “There is something I find hard to tell you.” Or write it down and hand it over. Therapists have heard a great deal, and correcting something you said before is no disaster; it shows trust.',
  },
  {
    id: 'talk-topics',
    words: 'talk about say silent blank nothing start where begin session topic',
    phrasings: [
      'I do not know what to talk about in therapy',
      'What do people talk about with a therapist?',
      'My mind goes blank in sessions',
      'I have nothing to say to my therapist',
      'We sit in silence',
      'How do I explain what is wrong?',
      'I cannot put it into words',
    ],
    answer:
      'You can begin anywhere: “I do not know where to start” is a fine first sentence. Things that help: a moment this week that stayed with you, what you would change first, what you hoped they would not ask. Bring a line from your journal if you like. Silence is allowed too, and it is not your job to be interesting.',
    links: ['journals'],
  },
  {
    id: 'not-talk-past',
    words: 'past childhood details memories retell tell story trauma forced talk have',
    phrasings: [
      'Do I have to talk about my past?',
      'I do not want to talk about my childhood',
      'Must I tell what happened to me in detail?',
      'Will the therapist make me relive it?',
      'Can therapy work without digging in the past?',
      'I am afraid of the memories coming up',
    ],
    answer:
      'No. You decide what you tell and when, and “not yet” is a full answer. Many ways of working, such as CBT, ACT or solution-focused therapy, look mostly at today. Even after terrible things, first come safety and skills; details are never forced, and some methods need very few words. Say at the start that this matters to you.',
  },
]
