import type { Entry } from '../entry.ts'

/** Sharing, signing in and what changed a match. */
export const sharingAndSigningInEntries: readonly Entry[] = [
  {
    id: 'passkey',
    phrasings: [
      'What is a passkey?',
      'How do I sign in with my fingerprint?',
      'Can I use Face ID?',
      'How do I remove a passkey?',
    ],
    answer:
      'A passkey signs you in with your fingerprint, your face or the PIN of your device, without password and code. Add one in your profile, under “Passkeys”; up to ten, and you can rename or remove each. It works where this site has a name of its own and a secure connection. Your fingerprint never leaves your device.',
  },
  {
    id: 'recovery-codes',
    phrasings: [
      'What are recovery codes?',
      'I lost my phone with the authenticator',
      'The code from the app is not accepted',
      'I lost my recovery codes',
    ],
    answer:
      'When you turn on the second step you are shown ten recovery codes. Each signs you in once in place of the app’s code; keep them on paper, somewhere only you go. You can make new ones in your profile while you are signed in, which ends the old ones. If you have neither phone nor codes, a passkey also counts; otherwise ask the people who run this site.',
  },
  {
    id: 'idle',
    phrasings: [
      'Can Attune sign me out by itself?',
      'How do I change when I am signed out?',
      'What is “Are you still there?”',
      'I forget to sign out',
    ],
    answer:
      'You choose that yourself: in your profile, under “Signing out by itself”, 15 minutes, an hour, a day or only after seven days without use. Two minutes before, a window asks whether you are still there. What you were writing is kept for when you sign in again.',
  },
  {
    id: 'shared-computer',
    phrasings: [
      'Is it safe on a library computer?',
      'What does the shared computer box do?',
      "I am using a friend's computer",
      'Sign in on a public computer',
    ],
    answer:
      'When you sign in, tick that it is a shared computer: the sign-in then ends after 15 idle minutes and with the browser, and the device is not remembered. Sign out when you leave, which clears what the browser kept. If somebody may look through this device, a private window or another device is safer.',
  },
  {
    id: 'my-devices',
    phrasings: [
      'Where am I signed in?',
      'Sign out on all devices',
      'Was somebody else in my account?',
      'There is a device I do not know',
    ],
    answer:
      'In your profile, “Your devices” lists where you are signed in and when it was last used. You can sign out one of them, or everywhere else at once. If one is not yours, change your password too; that ends every other sign-in.',
  },
  {
    id: 'confirm-again',
    phrasings: [
      'Why do I have to enter my password again?',
      'What does “Is it you?” mean?',
      'It asks for my password although I am signed in',
      'why does it ask again who i am',
    ],
    answer:
      'Before anything that cannot be undone or opens everything, such as another password, deleting the account or downloading your data, Attune asks for your password again if you gave it more than ten minutes ago. It protects you when somebody else sits at your open page.',
  },
  {
    id: 'import-data',
    phrasings: [
      'Can I move my data to another server?',
      'How do I import my archive?',
      'Bring my data from my old account',
      'Transfer my account',
    ],
    answer:
      'Yes, once. In the profile of the new account, “Bring your data from another Attune site” takes in the file that “Download everything” made on the old one. Journal, answers, moods and settings come back as yours; conversations are kept to read, but closed, and nothing is shared with anyone. A summary is made again, and the address has to be confirmed again.',
  },
  {
    id: 'archive-passphrase',
    phrasings: [
      'What is the passphrase for the download?',
      'I cannot open the downloaded file',
      'Which file in the archive do I open?',
      'I forgot the passphrase of my archive',
    ],
    answer:
      'If you give a passphrase, the file is locked with it (AES-256) and opens in 7-Zip and most archive programs. Nobody can open it without the passphrase, so nobody can help if it is forgotten; simply make a new download then. Inside, read-me.html is the one to open and print.',
  },
  {
    id: 'share-steps',
    audience: 'patient',
    phrasings: [
      'How does sharing work step by step?',
      'Can I share only a part?',
      'Share my moods with my therapist',
      'Can I leave out what I said about dangerous thoughts?',
    ],
    answer:
      'One thing at a time. After your first message, or later in the chat and in your profile, each thing stands by itself: summary, answers about danger, moods of eight weeks, single journal entries, what software noticed. You see word for word what would be read, choose what it is for and how long, and tap Share. Nothing is chosen beforehand.',
    links: ['profile'],
  },
  {
    id: 'share-entry',
    audience: 'patient',
    phrasings: [
      'Can I share a journal entry with my therapist?',
      'Show one entry to my therapist',
      'I want her to read what I wrote on Tuesday',
      'Share a diary page',
    ],
    answer:
      'Yes, single entries. In the chat or in your profile, choose what this therapist may see, pick the entry, look at it word for word, say what for and until when, and tap Share. Only that entry is shown. If you change it later, they read the changed text, and the page says so.',
    links: ['profile'],
  },
  {
    id: 'share-end',
    audience: 'patient',
    phrasings: [
      'How long can my therapist read what I share?',
      'Does sharing end by itself?',
      'Share it for a limited time',
      'When does the access of my therapist end?',
    ],
    answer:
      'When you share something you choose its end: after the first talk (14 days), after three months, or until you take it back. It ends by itself at that moment; nobody has to remember. You can take it back earlier with one tap, for one thing or for all.',
    links: ['profile'],
  },
  {
    id: 'ledger',
    audience: 'patient',
    phrasings: [
      'Is there a record of everything I shared?',
      'What is the list of readings and grants?',
      'Can anyone change the log?',
      'Proof of who had access',
    ],
    answer:
      'Your profile keeps a record of every step: what you shared, with whom, what for and how long, what you took back, and each time it was read. No row can be changed or removed, by nobody, until you delete your account. Only you are shown yours.',
    links: ['profile'],
  },
  {
    id: 'decline-patient',
    audience: 'patient',
    phrasings: [
      'The therapist turned me down',
      'A therapist said they cannot take me on',
      'Why was I rejected by a therapist?',
      'What do I do after a no?',
    ],
    answer:
      'I am sorry, that stings, and it says nothing about you: most often there is no room, or someone else fits your topic better. The therapist has closed this conversation, and what you shared is withdrawn. Below their words you see who fits you next, and a button opens that chat with your own first message as a draft; nothing is sent until you send it.',
    links: ['find'],
  },
  {
    id: 'wish-where',
    audience: 'patient',
    phrasings: [
      'How do I find a therapist near my town?',
      'Set how far I would travel',
      'Where do I enter my city?',
      'Therapists close to me',
    ],
    answer:
      'Under “Make this list fit better”, beside your best matches, “Where you are” takes your region, your town and how far you would travel. Therapists who meet in person within that distance then come up; video reaches you anywhere they may practise. No therapist reads what you enter there.',
    links: ['find'],
  },
  {
    id: 'wish-budget',
    audience: 'patient',
    phrasings: [
      'Can I filter by price?',
      'Find a therapist I can pay',
      'Where do I enter my budget?',
      'Who takes my insurance here?',
    ],
    answer:
      'Under “Make this list fit better”, “What you can pay” takes the most you can pay for a session and who pays. Matching then prefers therapists whose fee, as far as they have said it, fits that. It is sealed, and no therapist reads it. Many profiles also say whether there is a sliding scale or which insurers they work with.',
    links: ['find'],
  },
  {
    id: 'own-words',
    audience: 'patient',
    phrasings: [
      'Can I describe my problem in my own words?',
      'What happens with the text I wrote myself?',
      'Do my own words change the matches?',
      'My problem is not in the list',
    ],
    answer:
      'Yes. Where you may describe it “In your own words”, software reads what you wrote as a hint and weighs it a little in your matches. What you ticked always counts more. Your words are sealed, no therapist reads them, and a match names only that they counted, never what they say.',
    links: ['find'],
  },
  {
    id: 'let-go',
    audience: 'patient',
    phrasings: [
      'Can I let go of a must-have for now?',
      'What does “Show them, without” mean?',
      'Relax my wishes',
      'Too strict wishes, how do I loosen them?',
    ],
    answer:
      'Yes. Above your best matches you read what each need keeps out, with a button that shows those therapists without it. Nothing else changes, and one tap asks for it again. Only you let go of a need; Attune never does it by itself.',
    links: ['find'],
  },
  {
    id: 'matters-most',
    audience: 'patient',
    phrasings: [
      'Where do I say what matters most to me?',
      'Make one reason count more',
      'Improve my matches',
      'How do I get better matches?',
    ],
    answer:
      'Under “Make this list fit better”, “What matters most to you” lets you name a few of your reasons. They count more than the rest in the percentage; must-haves stay must-haves. Change it whenever you like, the list follows at once.',
    links: ['find'],
  },
  {
    id: 'licence-line',
    phrasings: [
      'What does “licence declared, not checked by anyone” mean?',
      'What does checked by the operator mean?',
      'Is an unchecked therapist safe?',
      'Who checked this licence?',
    ],
    answer:
      'Each profile carries one line on the licence: “Licence declared, not checked by anyone”, “Licence checked by the operator on …” with the date, or “No licence declared”. Declared means the therapist’s own word. Either way you can look up the number in the register of the country, or ask in your first message.',
  },
  {
    id: 'special-training',
    phrasings: [
      'What are special trainings on a profile?',
      'Is she trained in EMDR?',
      'Who checks the trainings of therapists?',
      'Find someone with special training',
    ],
    answer:
      'A therapist can name a special training, such as EMDR or exposure for OCD. It is shown with how far it was checked, just like a licence: their own word, document seen, or checked. Where one was checked, the reasons of a match say so. It earns no points by itself.',
  },
  {
    id: 'contact-withheld',
    audience: 'patient',
    phrasings: [
      'Why is the email of the therapist hidden today?',
      'Contact data is withheld',
      'I cannot see phone numbers any more',
      'It says I have looked at too many profiles',
    ],
    answer:
      'To protect therapists from being collected by machines, an account is shown the contact data of so many therapists a day. Beyond that the profiles come without email and phone until tomorrow. You can still look at everyone and write to them here.',
    links: ['find'],
  },
  {
    id: 'message-limit',
    phrasings: [
      'Why can I not send more messages?',
      'My message is held back',
      'How many messages may I send?',
      'I must wait thirty minutes to write',
    ],
    answer:
      'To keep chats calm, a therapist can send three messages that you have not answered. If you write very often to someone who has never answered, one goes out every thirty minutes; what is held back stays in your box. A message that speaks of danger or distress is never held back.',
  },
  {
    id: 'contact-ended',
    phrasings: [
      'Why can I not write in this chat any more?',
      'The contact was ended',
      'Did the therapist block me?',
      'Undo ending the contact',
    ],
    answer:
      'One of you ended the contact, or the account is no longer active. Nobody can write there then, what was shared is withdrawn, and the conversation stays readable. The other side is not told more than “ended”. If it was you, the three dots below the box undo it; what was shared stays withdrawn.',
  },
  {
    id: 'report-what-happens',
    phrasings: [
      'What happens when I report someone?',
      'Will the therapist know that I reported them?',
      'Who reads a report?',
      'Report a message',
    ],
    answer:
      'Under the three dots below the box, Report asks for a reason, a note if you like, and which messages to add. The people who run this site read those and nothing else; the other person is not told by Attune. They can stop an account. Your report goes when your account goes.',
  },
]
