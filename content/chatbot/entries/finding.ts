import type { Entry } from '../entry.ts'

/** Looking for a therapist here, and writing with one. */
export const findingEntries: readonly Entry[] = [
  {
    id: 'must-haves',
    audience: 'patient',
    words: 'must required wish condition absolutely only exclude leave insist strict',
    phrasings: [
      'What is a must-have?',
      'Can I insist on a condition?',
      'I only want therapists who speak my language',
      'How do I exclude some therapists?',
      'One thing is not negotiable for me',
      'It has to be in the evening',
      'Only show people who offer video',
    ],
    answer:
      'At the end of the questions you choose which of your wishes must be met, such as language, how you meet, hours, gender or a licence where you live. What no session is possible without counts as a need by itself. Who misses one is left out, however well the rest fits. The fewer musts, the more choice: Find Best Match says what each one keeps out, and you can let go of it there and ask for it again.',
    links: ['find'],
  },
  {
    id: 'few-matches',
    audience: 'patient',
    words: 'none no results empty nobody found zero few only therapists match list',
    phrasings: [
      'No therapists are shown to me',
      'Why do I have so few matches?',
      'There is nobody for me',
      'My match list is empty',
      'It found no one who fits',
      'I only see one therapist',
      'Not enough choice',
    ],
    answer:
      'Find Best Match shows at most six. If it shows fewer, your needs and must-haves leave the others out; beside the list you read what each one keeps out, and can let go of it there.\nTap Show All Therapists to see everyone, and clear the name, years and favourites filters. You may write to someone who misses one wish and simply ask.',
    links: ['find'],
  },
  {
    id: 'change-answers',
    audience: 'patient',
    words: 'redo retake again correct answers questionnaire mistake wrong edit different now',
    phrasings: [
      'Can I change my answers later?',
      'I made a mistake in the questions',
      'How do I retake the questionnaire?',
      'My situation is different now, can I answer again?',
      'Edit my intake answers',
      'I chose the wrong answer',
      'Update my preferences',
      'I ticked something wrong in the questionnaire',
    ],
    answer:
      'Yes. While you answer, go back with Previous. Later, open your profile and tap Edit answers: your summary and your matches follow the new answers; favourites, weights and conversations stay.',
    links: ['find'],
  },
  {
    id: 'summary-wrong',
    audience: 'patient',
    words: 'wrong incorrect disagree not true mistake upset summary screening result offended',
    phrasings: [
      'My summary is wrong',
      'I do not agree with the screening summary',
      'The result does not fit me',
      'That is not true what it says about me',
      'The summary upset me',
      'How do I correct my summary?',
    ],
    answer:
      'You know yourself better than a piece of software does. The summary only repeats themes from what you ticked; under each sentence you can open the answers it came from. It is no finding about you and no professional made it.\nYou can keep it from any therapist in your profile. And if it upset you, put it away and tell a person about it.',
    links: ['dashboard', 'profile'],
  },
  {
    id: 'share-summary',
    audience: 'patient',
    words:
      'grant permission switch withhold withdraw stop allow share screening therapist hide take back',
    phrasings: [
      'How do I stop sharing my summary?',
      'Withdraw access from a therapist',
      'Can I hide something from my therapist?',
      'I do not want her to read my screening',
      'Turn off sharing with a therapist',
      'How do I let a therapist see my journal analysis?',
      'I changed my mind about sharing',
    ],
    answer:
      'In your profile, under “Who may read my summary”, you see for each therapist what they may read: the summary, what you answered about danger, moods, single entries and what software noticed in your journal. All of it is off until you share it, and one tap takes it back, at once. You can also give it an end, such as three months. The same choice stands in the chat.',
    links: ['profile'],
  },
  {
    id: 'summary-reads',
    audience: 'patient',
    words: 'log opened looked read views who when history summary',
    phrasings: [
      'Where do I see who opened my summary?',
      'Is it logged when a therapist reads about me?',
      'How do I know if she looked at my screening?',
      'Show the list of people who viewed me',
      'Has anybody opened my file?',
    ],
    answer:
      'Each time a therapist opens something you shared it is noted with name, day and parts. You find the list in your profile, under “Who has read it”, and the first reading by each therapist is told on your first page. Only who you share with can read it, and only until you take it back.',
    links: ['profile'],
  },
  {
    id: 'therapist-gone',
    audience: 'patient',
    words: 'disappeared vanished missing gone removed inactive left profile deleted account',
    phrasings: [
      'A therapist has disappeared from the list',
      'I cannot find the therapist I wrote to',
      'Where did her profile go?',
      'It says account deleted',
      'My therapist is no longer here',
      'The person I saved is gone',
      'My favourite therapist is not there any more',
    ],
    answer:
      'Then they have left Attune, taken a break from new patients, or their practice was set inactive. Your messages with them stay with you under Messages, so you can read them and, unless the account is deleted, still write.\nI am sorry if it was someone you had hoped for. Find a Therapist shows who is there now.',
    links: ['messages', 'find'],
  },
  {
    id: 'reviews',
    words: 'rating ratings review reviews stars testimonials recommendations opinions feedback',
    phrasings: [
      'Are there reviews of therapists?',
      'What do other patients say about her?',
      'Can I rate my therapist?',
      'How many stars does he have?',
      'Where are the testimonials?',
      'I want to leave feedback about my therapist',
    ],
    answer:
      'No. Attune has no reviews or stars: what happens in therapy is private, and what was right for one person can be wrong for another. The star only marks your own favourites. Judge by the profile, the licence, how soon they answer, and a first talk. For a serious complaint there is the licensing board of the country.',
  },
  {
    id: 'message-lost',
    words:
      'sent lost vanished disappeared offline connection failed deliver draft arrive internet gone',
    phrasings: [
      'My message disappeared',
      'Was my message sent?',
      'I lost what I was writing',
      'My message was not sent',
      'The connection broke while I was writing',
      'I wrote a long text and it is gone',
      'What happens to my message without internet?',
      'How do I know it arrived?',
      'My text vanished when I went offline',
      'I had no signal when I pressed send',
    ],
    answer:
      'A message stands on this device before it leaves, and is sent by itself once you are back online. Under it you read Sent when it has arrived on the server; if it was refused you can try again.\nUnfinished journal texts are kept on the device too: open the same page in the same browser and they come back. Please do not sign out before.',
    links: ['messages'],
  },
  {
    id: 'message-rules',
    words:
      'attach file picture voice unsend edit delete message seen read receipt emoji long characters forward',
    phrasings: [
      'Can I delete a message I sent?',
      'How do I edit a message?',
      'Can I send a photo in the chat?',
      'Can I attach a document?',
      'Does she see that I have read it?',
      'Can I send voice messages?',
      'How long can a message be?',
      'I sent something to the wrong person',
      'Send a PDF in the chat',
      'Can I send her a file?',
    ],
    answer:
      'The chat carries text, up to 4,000 characters a message, and no files or voice. A message cannot be changed or taken back once it is sent; a second one that sets it right is the honest way. Neither side is shown whether the other has read it. Threads go when you delete your account.',
    links: ['messages'],
  },
  {
    id: 'block-therapist',
    audience: 'patient',
    words: 'block harass annoying stop contact messages unwanted pushy mute',
    phrasings: [
      'How do I block a therapist?',
      'A therapist keeps writing to me',
      'I do not want any more messages from him',
      'Can therapists contact me out of nowhere?',
      'She is too pushy',
      'Stop someone from messaging me',
      'Stop a therapist from texting me',
    ],
    answer:
      'Only therapists you wrote to first can write to you. In the chat, the three dots below the box let you end the contact, block or report. Nothing goes either way then, and what you shared is withdrawn; you can undo it.\nIf someone threatens or harasses you, report them with the messages you choose, and tell the licensing board of the country.',
    links: ['profile', 'help'],
  },
  {
    id: 'delete-journal',
    audience: 'patient',
    words: 'remove erase old entry find search edit past journal diary',
    phrasings: [
      'How can I edit or delete an entry?',
      'Delete a journal entry',
      'Where are my old entries?',
      'Can I search my journal?',
      'I want to change what I wrote yesterday',
      'Remove a page from my diary',
      'How do I find something I wrote months ago?',
    ],
    answer:
      'Journals lists all entries, the newest first; older ones load further down. Open one to read, edit or delete it. Deleting asks once and cannot be undone. There is no search inside entries, but your browser’s own search finds words on the page.',
    links: ['journals'],
  },
  {
    id: 'daily-articles',
    audience: 'patient',
    words: 'article articles read news blog daily learn links outside',
    phrasings: [
      'What are the daily articles?',
      'Where do the articles come from?',
      'Give me something to read',
      'Do you have articles about my problem?',
      'Why do I see these articles?',
      'The article link does not open',
    ],
    answer:
      'Home shows a few articles each day, chosen from a fixed list of public health sites by your answers, each with a sentence why. They open outside Attune, and the other site is not told where you came from. Tomorrow there are others.',
    links: ['home'],
  },
  {
    id: 'dashboard',
    audience: 'patient',
    words: 'dashboard overview conclusion page shows',
    phrasings: [
      'What is on my dashboard?',
      'What is the dashboard for?',
      'Where do I see everything at once?',
      'What does journal analysis mean?',
      'What is the advice conclusion?',
    ],
    answer:
      'Your dashboard gathers what is yours: the screening summary from your answers, what software noticed in your journal if you allow that, the conclusion of your latest advice, and the moods you picked. It also leads to your profile, messages and favourites. This page is shown to nobody else.',
    links: ['dashboard'],
  },
  {
    id: 'compare',
    audience: 'patient',
    words: 'compare beside side by side difference between two three which table both',
    phrasings: [
      'Can I compare therapists side by side?',
      'Compare two therapists',
      'What is the difference between these two therapists?',
      'Which of the three should I take?',
    ],
    answer:
      'Yes: tick Compare on up to three cards in Find a Therapist, then open the comparison. It puts what they offer, what they cost, when they have time and what each match is made of side by side.',
    links: ['find'],
  },
]
