import type { Entry } from '../entry.ts'

/** The account, the device and what to do when something does not work. */
export const accountEntries: readonly Entry[] = [
  {
    id: 'adults-only',
    words: 'minor underage teenager teen child kid old age years school',
    phrasings: [
      'Is there an age limit?',
      'Can my teenager use Attune?',
      'Is it for people under 18?',
      'My child is 16, can they join?',
      'How old must I be?',
      'I am 17, am I allowed to use it?',
      'My daughter is 15, is she allowed?',
      'Am I too young to join?',
      'Do you offer this for kids?',
      'I am still a minor, where do I get help?',
    ],
    answer:
      'Attune is for adults, 18 and over. If you are younger, you deserve help just as much: a school counsellor, your doctor, a parent you trust or a youth line are good first doors, and Help lists lines for young people.\nAs a parent you can look for a therapist here who also sees children: choose “My child or teenager” in the questions, with your own account.',
    links: ['help'],
  },
  {
    id: 'photo-trouble',
    words: 'picture photo image avatar upload file size format jpg png heic rejected',
    phrasings: [
      'My photo does not upload',
      'Uploading a picture fails',
      'Which image formats are allowed?',
      'The profile picture is too large',
      'It refuses my image file',
      'How big may my photo be?',
      'I cannot add an avatar',
    ],
    answer:
      'A picture may be up to 5 MB and 25 megapixels: JPEG, PNG, WebP, GIF, HEIC or AVIF. Drawings as SVG are refused. If yours is larger, take a screenshot of it and use that.\nEverything else in your profile saves without a picture, and where and when it was taken is removed from the file.',
    links: ['profile'],
  },
  {
    id: 'session-ended',
    words: 'logged out kicked automatically expired session again stay remember',
    phrasings: [
      'Why was I signed out?',
      'It keeps logging me out',
      'I was kicked out of my account',
      'My session has expired',
      'How long do I stay signed in?',
      'Why do I have to sign in again?',
    ],
    answer:
      'A sign-in ends after seven days without a visit, after thirty days in any case, and everywhere when the password is changed. In your profile, “Signing out by itself” can make it shorter, and a shared computer ends it after 15 idle minutes; you are asked two minutes before. Sign in again and you find everything as it was, unsent words included.',
  },
  {
    id: 'devices',
    words: 'phone laptop tablet computer device sync shared family browser second',
    phrasings: [
      'Can I use Attune on several devices?',
      'Is my account on my phone the same as on my laptop?',
      'I got a new phone, is everything still there?',
      'Other people use this computer too',
      'Can my family see this on our tablet?',
      'Does it sync between devices?',
      'Is it safe on a work computer?',
      'If I switch to my mobile, is my stuff there?',
      'Move from laptop to phone',
    ],
    answer:
      'Sign in anywhere and you find your journal, messages, moods and favourites. Only unfinished words and the choice of light or dark stay on the device where they were made.\nOn a device that others use: sign out each time, which also clears what the browser kept, and do not let the browser save the password. A work computer may be watched by the employer; your own phone is better.',
  },
  {
    id: 'export-data',
    words: 'export download copy backup print save pdf take',
    phrasings: [
      'Can I export my data?',
      'Download everything I wrote',
      'How do I get a copy of my journal?',
      'Can I print my diary?',
      'I want a backup of my entries',
      'Take my data with me',
    ],
    answer:
      'Yes. In your profile, “Download everything” gives you one file with all of it: journal, answers, messages, summary and more, with a page you can read and print. You are asked for your password first, and can lock the file with a passphrase.\nDo it before you delete an account, because deleting cannot be undone. The same file can be brought into an account on another server that runs Attune.',
    links: ['journals'],
  },
  {
    id: 'data-rights',
    words: 'gdpr law right legal hipaa correct access regulation protection',
    phrasings: [
      'What are my data protection rights?',
      'GDPR request',
      'Is this HIPAA compliant?',
      'Which privacy law applies here?',
      'I want to see all the data you hold about me',
      'How long do you keep my data?',
      'Can I correct what is stored about me?',
    ],
    answer:
      'You see what is stored about you on your own pages, and “Download everything” in your profile gives you all of it in one file. You can correct your profile, answers and entries, take back what a therapist may read, and delete the account, which removes everything.\nFor a formal request, or which law applies, write to the people who run this site; Privacy names them if they have said who they are.',
    links: ['profile'],
  },
  {
    id: 'storage-security',
    words: 'encryption encrypted server hacker hacked breach secure stored key database where',
    phrasings: [
      'How is my data stored?',
      'Where are the servers?',
      'What if you get hacked?',
      'Which encryption do you use?',
      'How secure is this site?',
      'Can hackers read my entries?',
      'Is it end to end encrypted?',
      'Has there been a data breach?',
    ],
    answer:
      'What you write (answers, journal, moods, summaries, messages, advice) is stored sealed with AES-256, each person with a key of their own, and opened only to show it to you and those you share it with. So are your name, email address and phone number. Pictures, and the names and profiles of therapists, are not, so that they can be found.\nIt lies on the server of the people who run this site. It is not end-to-end encrypted: the server itself can open it, and so can whoever runs it.',
  },
  {
    id: 'cookies',
    words: 'cookie cookies tracking banner adblock local storage',
    phrasings: [
      'Do you use cookies?',
      'What cookies do you set?',
      'Why is there no cookie banner?',
      'What do you store in my browser?',
      'Do you use Google Analytics?',
    ],
    answer:
      'Two. One keeps you signed in and is gone when you sign out; one remembers that you have signed in from this browser, so that nobody can lock you out here. Your browser also keeps unsent words, today’s suggestions and your choice of light or dark. There is no tracking and no analytics, so there is nothing to ask your consent for.',
  },
  {
    id: 'who-runs',
    words: 'company owner founder operator behind organisation team contact imprint',
    phrasings: [
      'Who runs Attune?',
      'Which company is behind this?',
      'Who owns this website?',
      'Who are the people behind it?',
      'How do I contact the operator?',
      'Is Attune a company or a charity?',
      'How do you earn money?',
    ],
    answer:
      'Attune is software that an operator, such as a clinic, a community or a charity, runs on its own server. Who runs this one, and how to reach them, stands at the end of the Privacy page if they have said it. Attune takes no fees, shows no ads and sells nothing.',
  },
  {
    id: 'notifications',
    words: 'email notify notification push alert sms ring sound remind newsletter',
    phrasings: [
      'Do I get an email when someone writes to me?',
      'How do I know that I have a new message?',
      'Turn off notifications',
      'Can you send me reminders?',
      'Will my phone ring when she answers?',
      'I do not want emails from you',
      'Unsubscribe',
      'Do you have push notifications?',
    ],
    answer:
      'Yes, if this site is set up to send mails and your address is confirmed. When somebody writes and you have no page of ours open, one mail says so, once, until you have read it; it never says who wrote, or what. In your profile, under Notifications, you choose when: at once, after 10 minutes, once a day, or never. A link in each mail ends them too. There are no text messages; alerts of the browser stand in the same place where this site is set up for them. While a page is open, the bell counts what is new.',
    links: ['messages', 'profile', 'therapist-profile'],
  },
  {
    id: 'bell',
    words: 'bell badge count number title tab icon new notifications list',
    phrasings: [
      'What does the bell show?',
      'Why is there a number at the bell?',
      'What does the number in the browser tab mean?',
      'Mark all notifications as read',
      'Why do Messages and the bell count differently?',
    ],
    answer:
      'The bell counts what happened and you have not looked at: somebody wrote, what you share was read or changed, something about your account. A conversation counts once there, however much was written; Messages counts every unread message. The title of the page shows the number of the bell. Opening a conversation takes it out of both; “Mark all notifications as read” leaves messages unread. The list goes back 90 days.',
  },
  {
    id: 'mail-times',
    words: 'quiet hours night mail mails when settings evening morning summary frequency',
    phrasings: [
      'When do mails about messages come?',
      'No mails at night please',
      'Set quiet hours for mails',
      'Change how often you mail me',
      'What is the summary each morning?',
    ],
    answer:
      'In your profile, under Notifications, you choose when a mail says that somebody wrote: at once, after 10 minutes (as it is at first), once a day at 9:00, or never. “No mails at night” keeps them back from 21:00 to 8:00, or the hours you set, by the clock where you are. Therapists can have a summary each morning of how many patients wait. Where this site offers them, you can turn on notifications of a device there, too. Mails about the safety of your account come at any time.',
    links: ['profile', 'therapist-profile'],
  },
  {
    id: 'app-install',
    words: 'app store iphone android install mobile application play download',
    phrasings: [
      'Is there an app?',
      'Can I install Attune on my phone?',
      'Is it in the app store?',
      'Android version',
      'Does it work on mobile?',
      'Do I need to download something?',
    ],
    answer:
      'Attune is in no app store: it is a website, made for phones as well as large screens. Your browser can put it on the home screen: in its menu choose “Install” or “Add to Home Screen”. It then opens like an app, and where the device can, its icon shows how much is new. The icon may tell others what you use. Help and the exercises open there without a connection too.',
  },
  {
    id: 'site-language',
    words:
      'english german spanish french language translate deutsch español français site interface',
    phrasings: [
      'Is Attune available in other languages?',
      'Can I change the language of the site?',
      'Do you speak Spanish?',
      'My English is not so good',
    ],
    answer:
      'The pages are in English; your browser can translate them. I answer the most important questions in nine languages, the rest in English. You may write your journal and your messages in any language. In the questions you can choose the languages you want to talk in, and matching goes by it.',
    links: ['find'],
  },
  {
    id: 'accessibility',
    words:
      'blind deaf screen reader zoom font size large text keyboard dyslexia disability captions',
    phrasings: [
      'Does it work with a screen reader?',
      'How do I make the text bigger?',
      'Can I use it with the keyboard only?',
      'I am blind, can I use this?',
      'I am deaf, can I take part?',
      'Turn off the animations',
      'The writing is hard to read',
      'The letters are too small',
      'Larger font please',
    ],
    answer:
      'Every page works with a screen reader, by keyboard alone and at 200 % zoom (Ctrl or Cmd and +). Animations stop if your device asks for less motion. The sun or moon at the top changes light and dark, and guided exercises show all words on the screen.\nIf speaking is hard, choose “In writing” for how to meet. Something in your way? Tell the people who run this site.',
  },
  {
    id: 'help-shown',
    words: 'box panel crisis numbers appeared popup warning lines flagged words danger why',
    phrasings: [
      'Why did a help box appear while I was writing?',
      'Why do you show me crisis lines?',
      'Did you report what I wrote?',
      'Does someone get an alert when I write something dark?',
      'Are you scanning my words?',
      'Who is told when I write about dying?',
      'I do not need these numbers',
    ],
    answer:
      'Software on this server looks for words that may speak of danger, and then shows help beside your text. It holds nothing back, stores nothing about it and shows it to you alone. Only in a message you have sent to a therapist are such words marked for that therapist, when they open it. It can be wrong. If so, just go on writing. If not, one of those lines is a good place to start.',
    links: ['help'],
  },
  {
    id: 'trusted-person',
    audience: 'patient',
    words: 'emergency contact friend relative name phone add call person trust',
    phrasings: [
      'How do I add an emergency contact?',
      'What is the trusted person?',
      'Can I save someone to call when I am in a bad state?',
      'Who is my person to call?',
      'Change my trusted person',
      'Does Attune call my contact?',
    ],
    answer:
      'In your profile, and on the Help page, you can note one person you trust, with their phone number. Attune shows it to you beside the help lines when things are hard. It never calls or writes to them itself; that stays with you. You can change or remove them at any time.',
    links: ['profile', 'help'],
  },
]
