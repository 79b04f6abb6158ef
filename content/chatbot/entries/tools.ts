import type { Entry } from '../entry.ts'

/** The pages that are one’s own: questions, summary, journal, advice, moods, exercises. */
export const toolEntries: readonly Entry[] = [
  {
    id: 'summary',
    words: 'diagnosis disorder autism adhd bipolar ptsd borderline condition diagnose',
    phrasings: [
      'What is the initial diagnosis?',
      'Is this a real diagnosis?',
      'Can you tell me what is wrong with me?',
      'What is the screening summary?',
      'Do I have a mental illness?',
      'Can Attune diagnose me?',
      'How accurate is the AI summary?',
      'Do I have depression?',
      'Did a doctor make this diagnosis?',
      'What does my result on the dashboard mean?',
      'Is the diagnosis reliable?',
      'Do I have a disorder?',
      'Do I have PTSD or OCD?',
      'Do I have a personality disorder?',
      'Am I a narcissist or borderline?',
      'I think I have a disorder, can you check?',
      'Can you test me?',
    ],
    answer:
      'No software can tell you that, and this one does not try. Your dashboard shows a screening summary: it describes which themes your own answers touch on, and which answers it took them from.\nIt was made by software and no professional has checked it. Only a trained person who talks with you can say what it means. You can bring the summary to them.',
  },
  {
    id: 'journal',
    phrasings: [
      'What is the journal for?',
      'How do I write a journal entry?',
      'Where is my diary?',
      'What should I write in my journal?',
      'Does journaling help?',
      'Add something to my diary',
      'New journal entry',
      'Keep a diary here',
      'How do I use the journal page?',
      'Where do I put my thoughts down?',
      'A place for my thoughts',
    ],
    answer:
      'Your journal is a private place to put things into words. Tap New Journal, give it a title and write; you can edit or delete it at any time.\nIf the page feels empty, try: what happened, what I felt, what I need now. Ten minutes is enough, and you may stop if it makes things heavier. No therapist can read your entries.',
  },
  {
    id: 'tips',
    phrasings: [
      'How do I get advice?',
      'What are Tips & Advice?',
      'Where does the advice come from?',
      'Generate advice',
      'Who wrote the tips?',
      'Where do I find some tips?',
      'I would like some advice for my situation',
      'What does the Generate Advice button do?',
    ],
    answer:
      'Open Advice and tap Generate Advice. Software puts together a few steps from a library of well-tested skills, going by your answers and the moods you chose. No professional has reviewed it for you, so take what fits and leave the rest.',
  },
  {
    id: 'mood',
    phrasings: [
      'What happens when I pick a mood?',
      'What is the mood picker?',
      'How does the recommended activity work?',
      'Where can I see my moods?',
      'Can I track how I feel?',
      'Why should I choose a mood?',
      'What is choosing how I feel good for?',
      'Show my mood history',
      'The activity suggestion is not for me',
      'Why do I pick stressed or sad on the first page?',
    ],
    answer:
      'On Home you can choose stressed, energetic, sad or calm. Attune then shows one small thing to do that fits this mood and your answers, and says why.\nYour picks of the last 30 days are kept for you alone. If something helped, say so, and it comes back.',
  },
  {
    id: 'exercises',
    phrasings: [
      'What are the guided exercises?',
      'Where is the recommended video?',
      'Do you have meditations?',
      'Is there a guided breathing exercise?',
      'Show me an exercise',
      'Guided meditation',
      'Is there an audio or video to relax to?',
      'Something guided I can follow along',
      'Videos with exercises',
    ],
    answer:
      'Home shows one guided exercise a day, two to eight minutes long: breathing, grounding, a body scan and others. They run with the sound off, with the words on the screen, and you can stop at any time.',
  },
  {
    id: 'demo-profiles',
    phrasings: [
      'What does demo profile mean?',
      'Are the therapists real?',
      'Is this a fake therapist?',
      'What is the demo account?',
      'Are these actual people?',
      'Do these therapists exist?',
      'Is that profile made up?',
      'Are these profiles fake or genuine?',
    ],
    answer:
      'A profile marked “Demo profile” is made up, to show how Attune works; nobody is behind it. Profiles without the mark belong to therapists who signed up here themselves.',
  },
  {
    id: 'questionnaire',
    words: 'questions form skip minutes',
    phrasings: [
      'Why do you ask so many questions?',
      'How long is the questionnaire?',
      'Do I have to answer every question?',
      'What are the intake questions for?',
      'What happens with the questionnaire?',
      'Can I skip a question?',
      'Why do I have to fill out all of this?',
      'The questionnaire is too long',
      'Is it necessary to fill in the form?',
      'How many questions are there?',
      'Why must I tick all these boxes?',
    ],
    answer:
      'The 18 questions take about five minutes. They are for three things: your screening summary, your matches, and better tips.\nEach question needs a tick before the next, but each has a way out, such as “I would rather not say” or “No preference”. Those count as no answer.',
  },
  {
    id: 'journal-prompt',
    phrasings: [
      'Give me something to write about',
      'I need a journal prompt',
      'Help me reflect on my day',
      'What can I be grateful for?',
      'What should I write about today?',
      'A question for my diary',
      'Writing ideas for reflection',
    ],
    answer:
      'Choose one:\n• What weighed most today, and what did it need?\n• One moment that was all right, and why it happened.\n• What would I tell a friend who had my week?\n• What do I want to be different in three months, and what is the first sign of it?',
  },
  {
    id: 'outside-model',
    words: 'outside model openai external consent allow switch ai service connected words written',
    phrasings: [
      'What is the outside model?',
      'Is an external AI used for my advice?',
      'How do I switch off the outside AI?',
      'What does it mean that an outside model wrote this?',
      'Did I agree to an AI service?',
    ],
    answer:
      'Attune finds its words on its own server. The people who run a site may connect an outside model that words some of them, such as advice. If there is one, your profile names it, says what it gets and never gets, and has the switch, which is off until you turn it on. What it wrote is marked.',
    links: ['profile'],
  },
  {
    id: 'match-weights',
    words: 'slider sliders weigh important less more reweigh adjust ranking priorities',
    phrasings: [
      'Can I say what matters most in the matching?',
      'What do the sliders do?',
      'Make the language count more',
      'How do I weigh my wishes?',
      'Experience is not important to me, can I turn it down?',
    ],
    answer:
      'Beside your best matches you can weigh each factor: turn it up if it matters more to you, down or off if it does not. The list follows at once, and you can keep your weights. Wishes you marked as a must stay musts.',
    links: ['find'],
  },
]
