import type { Entry } from '../entry.ts'

/** Signing in, safety of the account, and leaving. */
export const accountDetailEntries: readonly Entry[] = [
  {
    id: 'password-rules',
    phrasings: [
      'How long must my password be?',
      'Which characters does a password need?',
      'Is my password strong enough?',
      'Make a good password',
    ],
    answer:
      'At least 8 characters, at most 128, of any kind. Not your own name or address, and none of those that everybody tries first. Several words that only you would put together are strong and easy to keep. Do not use one from another site.',
    links: ['profile'],
  },
  {
    id: 'password-changed',
    phrasings: [
      'Someone knows my password',
      'My account was hacked',
      'Somebody else is in my account',
      'Sign out all my devices',
    ],
    answer:
      'Change the password now: Profile, Edit Profile, Change password. That ends every other sign-in at once. If someone close to you reads along, use a device they cannot open.',
    links: ['profile'],
  },
  {
    id: 'email-check',
    phrasings: [
      'I did not get a confirmation email',
      'Do I have to verify my email?',
      'No mail arrived after signing up',
      'Where is the activation link?',
    ],
    answer:
      'Your account works at once after you sign up, with or without it. The email holds a link that shows the address is yours. If none came, look into the junk folder and check the address in your profile.',
  },
  {
    id: 'username',
    phrasings: [
      'What is the username for?',
      'Username is already taken',
      'Can I change my username?',
      'Can I use a nickname?',
    ],
    answer:
      'It tells accounts apart and must be unique; you can change it in your profile. A patient may use a nickname as name too: a therapist sees the name and picture you give.',
    links: ['profile'],
  },
  {
    id: 'real-name',
    audience: 'patient',
    phrasings: [
      'Do I have to give my real name?',
      'Can I stay anonymous to the therapist?',
      'Use a fake name',
      'Is a pseudonym allowed?',
    ],
    answer:
      'No, any name will do, and the picture is optional. For sessions a therapist may need your real name by law; you can tell them when it comes to that.',
    links: ['profile'],
  },
  {
    id: 'phone-why',
    phrasings: [
      'Why do you need my phone number?',
      'Do you call me?',
      'Who gets my phone number?',
      'I do not want to give my number',
    ],
    answer:
      'It belongs to the account, as the sign-up asks for it. Attune never calls or texts, and therapists you write to see your name and picture, not your number.',
    links: ['profile'],
  },
  {
    id: 'too-many-tries',
    phrasings: [
      'Too many attempts, what now',
      'I typed the wrong password many times',
      'How long am I blocked from signing in?',
      'It says to wait before signing in',
    ],
    answer:
      'Wait fifteen minutes, then try again slowly, on the right page for patients or therapists. The limit protects you from people who guess.',
  },
  {
    id: 'two-factor',
    phrasings: [
      'Is there two-factor authentication?',
      'Can I log in with Google?',
      'Sign in with Apple or Facebook',
      'Use a passkey or a code',
    ],
    answer:
      'Yes, if you like. In your profile, under signing in, you can add a second step (a code from an authenticator app, with recovery codes to keep) or a passkey, which signs you in with your fingerprint, face or device PIN and no password. There is no signing in with Google, Apple or Facebook, so no other company learns of it.',
    links: ['profile'],
  },
  {
    id: 'share-account',
    phrasings: [
      'Can my partner and I share an account?',
      'One account for two people',
      'Can my wife use my login?',
      'Let someone else use my account',
    ],
    answer:
      'Better not: answers, journal and summary are of one person, and whoever has the password reads all of it. Each adult can have an account for free. For a couple, one of you writes and names both.',
  },
  {
    id: 'restore',
    phrasings: [
      'Can I get my deleted account back?',
      'Undo deleting my account',
      'I deleted everything by mistake',
      'Restore my old data',
    ],
    answer:
      'No. Deleting removes everything at once, with the key that opened it, and nobody can bring it back. You can sign up again with the same email.',
  },
  {
    id: 'pause-account',
    audience: 'patient',
    phrasings: [
      'Can I pause my account?',
      'Hide myself for a while',
      'I do not want to use it for some time',
      'Deactivate without deleting',
    ],
    answer:
      'There is nothing to pause: patients are listed nowhere. Just stay away; your things wait for you, and in your profile you can switch off what therapists may read.',
    links: ['profile'],
  },
  {
    id: 'delete-therapist-copy',
    audience: 'patient',
    phrasings: [
      'Does the therapist keep my messages when I delete my account?',
      'What stays behind after I delete?',
      'Are backups deleted too?',
      'Is really everything erased?',
    ],
    answer:
      'Your messages, summary and all else go with your account, for the therapist too. They may have noted things in their own record, as the law asks of them. A backup of the server may hold a sealed copy until it is replaced; ask the people who run this site.',
    links: ['profile'],
  },
  {
    id: 'someone-died',
    phrasings: [
      'A relative who used Attune has died',
      'Close the account of a dead person',
      'My husband died and had an account here',
      'Access to the account of someone who passed away',
    ],
    answer:
      'I am sorry. What they wrote stays sealed and is not given to anyone, family included. Write to the people who run this site to have the account removed.',
  },
  {
    id: 'quick-exit',
    phrasings: [
      'How do I leave this page quickly?',
      'Hide this site from my partner',
      'How do I use Attune without traces?',
      'Can someone see that I was here?',
    ],
    answer:
      'Use a private window, close it when you leave, and sign out: that clears what Attune kept in the browser. The browser’s history still shows the address, so delete it there. If someone checks your phone, use another device.',
  },
  {
    id: 'browser',
    phrasings: [
      'Which browsers are supported?',
      'It looks broken in my old browser',
      'Does it work in Safari?',
      'Do I need JavaScript?',
    ],
    answer:
      'Any browser of the last few years works: Chrome, Edge, Firefox or Safari, on phone or computer. JavaScript must be on. If something looks broken, update the browser first.',
  },
  {
    id: 'offline',
    phrasings: [
      'Does it work offline?',
      'I have a bad connection',
      'Can I write without internet?',
      'The train has no signal',
    ],
    answer:
      'In part, once you have been here with a connection: Help with its lines, the guided exercises, a new journal entry and an entry you were editing open without one; other pages need it. What you type is kept on the device, and new entries and messages leave once you are back online. Do not sign out before then, as that clears what is unsent. Nothing you write is looked at for words of danger meanwhile; who you can call stands beside it.',
    links: ['messages'],
  },
  {
    id: 'unread',
    phrasings: [
      'What does the dot on the menu mean?',
      'How do I see unread messages?',
      'Mark a message as unread',
      'The dot does not go away',
    ],
    answer:
      'The dot says that a message waits, and the menu and Messages say how many are unread. It goes when you open the conversation. Messages cannot be marked as unread again.',
  },
  {
    id: 'typing',
    phrasings: [
      'Can they see when I am typing?',
      'Is there an online status?',
      'Does it show that I am online?',
      'Who sees when I was last active?',
    ],
    answer:
      'No. Nobody sees whether you are online, typing or have read something. Only the message itself arrives.',
  },
  {
    id: 'leave-thread',
    audience: 'patient',
    phrasings: [
      'Can I delete a conversation?',
      'Remove a chat from my list',
      'How do I clear my messages?',
      'Delete the thread with a therapist',
    ],
    answer:
      'Under the three dots below the box you can end the contact: then nobody can write, and what you shared is withdrawn. The conversation itself stays readable for you; conversations are deleted with your account.',
    links: ['messages'],
  },
  {
    id: 'many-therapists',
    audience: 'patient',
    phrasings: [
      'Can I write to several therapists at once?',
      'How many therapists may I contact?',
      'Do they know that I wrote to others?',
      'Is it rude to ask more than one?',
    ],
    answer:
      'Write to as many as you like; two or three is wise, since many are full. They do not see each other. Once you have chosen, a short thank-you to the others is kind.',
    links: ['find', 'messages'],
  },
  {
    id: 'print',
    words: 'print printer paper pdf hard copy save file',
    phrasings: [
      'How do I print my summary?',
      'Can I print a page of my journal?',
      'Print the safety page',
      'Save this as a PDF',
    ],
    answer:
      'Print from the browser (Ctrl or ⌘ and P): your summary, a journal entry, a note and the pages for hard moments come out as plain pages, without the bar and the buttons. “Save as PDF” in the same dialog makes a file. All of your data at once is in the export in your profile.',
    links: ['dashboard', 'journals', 'profile'],
  },
]
