import type { Hand, Part } from './press-watch.ts'
import { newPerson } from './sign-up.ts'

const button = ({ page }: Hand, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()
const link = ({ page }: Hand, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' }).first()
const field = ({ page }: Hand, name: string | RegExp) => page.getByRole('textbox', { name }).first()
const heading = ({ page }: Hand, name: string | RegExp) =>
  page.getByRole('heading', { name }).first()

/** Who is nobody yet, up to an account of their own. */
export const strangerParts: Part[] = [
  {
    name: 'landing',
    path: '/',
    async walk(hand) {
      for (const wish of ['Sleep', 'Grief', 'Turkish', 'Anxiety', 'Evenings online', 'Grief'])
        await hand.tap(button(hand, wish))
      await hand.tap(button(hand, 'Learn More'))
      await hand.tap(link(hand, 'Sign in'))
    },
  },
  {
    name: 'sign-in',
    path: '/signin',
    async walk(hand) {
      await hand.tap(button(hand, 'Sign In'))
      await hand.type(field(hand, 'Email'), 'ada@here')
      await hand.tap(link(hand, 'Create an account'))
    },
  },
  {
    name: 'sign-up',
    path: '/signup',
    async walk(hand) {
      const { name, username, email, password, phone } = newPerson('Ida Short')
      await hand.tap(button(hand, 'Create Account'))
      await hand.type(field(hand, 'Full name'), name)
      await hand.type(field(hand, 'Username'), username)
      await hand.page.getByLabel('Email').fill(email)
      await hand.type(hand.page.getByLabel('Password', { exact: true }), password.slice(0, 12))
      await hand.page.getByLabel('Phone number').fill(phone)
      await hand.tap(button(hand, 'Create Account'))
      await hand.page.waitForURL('**/questions')
    },
  },
  {
    name: 'questions',
    path: '/questions',
    async walk(hand) {
      const answers = hand.page.locator('fieldset label')
      for (const at of [0, 3, 5]) await hand.tap(answers.nth(at))
      await hand.tap(button(hand, 'Next'))
      for (let question = 0; question < 5; question++) {
        await hand.tap(answers.last())
        await hand.tap(button(hand, 'Next'))
      }
      await hand.tap(button(hand, 'Previous'))
      await hand.tap(hand.page.locator('summary', { hasText: 'All questions' }))
      await hand.key('Escape')
    },
  },
]

/** The demo's patient. */
export const patientParts: Part[] = [
  {
    name: 'home',
    path: '/home',
    async walk(hand) {
      for (const mood of ['Stressed', 'Energetic', 'Sad', 'Calm']) {
        await hand.tap(hand.page.locator('label', { hasText: mood }))
        await heading(hand, /.*/).waitFor()
        await hand.page.getByText(/Recommended Activity ·/).waitFor()
      }
      await hand.tap(link(hand, 'All guided exercises'))
    },
  },
  {
    name: 'exercises',
    path: '/exercises',
    async walk(hand) {
      await hand.tap(link(hand, /^Begin Box breathing/))
      for (const control of ['Pause', 'Go on', 'Stop']) await hand.tap(button(hand, control))
    },
  },
  {
    name: 'assistant',
    path: '/home',
    async walk(hand) {
      const log = hand.page.getByRole('log', { name: 'Conversation with the assistant' })
      await hand.tap(button(hand, 'Assistant'))
      await hand.tap(button(hand, 'Is what I write private?'))
      await log.locator('p').nth(1).waitFor()
      await hand.tap(log.locator('p').nth(1))
      await hand.type(field(hand, 'Your question'), 'How do I sleep?')
      await hand.tap(button(hand, 'Ask'))
      await log.locator('p').nth(3).waitFor()
      await hand.tap(button(hand, 'Assistant'))
      await hand.tap(button(hand, 'Assistant'))
      await hand.tap(button(hand, 'Assistant'))
    },
  },
  {
    name: 'pages',
    path: '/home',
    async walk(hand) {
      for (let round = 0; round < 2; round++)
        for (const [name, title] of [
          ['Journals', 'Your Journals'],
          ['Therapists', 'Find a Therapist'],
          ['Advice', 'Tips & Advice'],
          ['Home', /^How are you feeling/],
        ] as const) {
          await hand.tap(link(hand, name))
          await heading(hand, title).waitFor()
        }
      for (const [name, title] of [
        [/^Messages/, 'Contacted Therapists'],
        [/^Notifications/, 'Notifications'],
        ['Get help now', /.*/],
        ['Attune, home', /^How are you feeling/],
      ] as const) {
        await hand.tap(link(hand, name))
        await heading(hand, title).waitFor()
      }
    },
  },
  {
    name: 'menu and theme',
    path: '/home',
    async walk(hand) {
      for (const theme of ['Dark theme', 'Light theme', 'Dark theme', 'Light theme'])
        await hand.tap(button(hand, theme))
      await hand.tap(button(hand, /^Your menu/))
      await hand.key('Escape')
      await hand.tap(button(hand, /^Your menu/))
      await hand.tap(hand.page.getByRole('menuitem', { name: 'Dashboard' }))
      await heading(hand, /Dashboard$/).waitFor()
      await hand.tap(hand.page.locator('summary').first())
      await hand.tap(button(hand, 'Dark theme'))
      await hand.tap(button(hand, 'Light theme'))
    },
  },
  {
    name: 'journal',
    path: '/journals',
    async walk(hand) {
      await hand.tap(button(hand, 'Read More'))
      await hand.tap(button(hand, 'Show Less'))
      await hand.tap(link(hand, 'New Journal'))
      const prompt = hand.page.getByRole('region', { name: 'Questions to begin with' })
      await hand.tap(prompt.getByRole('button').first())
      await hand.type(field(hand, 'Content'), 'It was a long day.')
      await hand.tap(button(hand, 'Save'))
      await heading(hand, 'Your Journals').waitFor()
      await hand.tap(hand.page.getByRole('article').first().getByRole('link'))
      await hand.tap(button(hand, 'Edit'))
      await hand.type(field(hand, 'Content'), 'Slept well.')
      await hand.tap(button(hand, /^Save/))
      await hand.tap(button(hand, 'Delete'))
      await hand.tap(hand.page.getByRole('dialog').getByRole('button').first())
    },
  },
  {
    name: 'notifications',
    path: '/home',
    async walk(hand) {
      await hand.tap(link(hand, /^Notifications/))
      await hand.tap(button(hand, 'Mark all notifications as read'))
      await hand.tap(hand.page.getByRole('main').getByRole('listitem').first().getByRole('button'))
      await hand.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'find',
    path: '/find-therapist',
    async walk(hand) {
      const { page } = hand
      await hand.tap(button(hand, /^Why this match/))
      await hand.tap(button(hand, /^Favourite Harpreet/))
      await hand.tap(button(hand, /^Favourite Harpreet/))
      await hand.tap(page.getByText('Make this list fit better'))
      await hand.tap(page.getByText('Weigh it yourself'))
      for (const at of [0, 1, 2]) await hand.tap(page.getByText('Compare', { exact: true }).nth(at))
      await hand.tap(button(hand, /side by side$/))
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first())
      await hand.tap(button(hand, 'Filters'))
      await hand.tap(button(hand, 'Show All Therapists'))
      const panel = page.getByRole('region', { name: 'Filters' })
      for (const at of [1, 2, 1, 2]) await hand.tap(panel.locator('.filter-chip:enabled').nth(at))
      await hand.tap(button(hand, /^Filters/))
      await hand.type(page.getByRole('searchbox'), 'anxiety')
      await hand.tap(button(hand, 'Show Favorites'))
      await hand.tap(button(hand, /^Show (All|Best)/))
    },
  },
  {
    name: 'profile of a therapist',
    path: '/find-therapist',
    async walk(hand) {
      await hand.tap(link(hand, 'Profile of Amara Osei'))
      await hand.page.getByText('Attune itself charges nothing').waitFor()
      await hand.tap(button(hand, /^Favourite|Favourites/))
      await hand.tap(button(hand, /^Favourite|Favourites/))
      await hand.tap(button(hand, /^Message/))
      await hand.tap(hand.page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    },
  },
  {
    name: 'chat',
    path: '/messages',
    async walk(hand) {
      for (const text of ['Thursday is good.', 'Thank you.']) {
        await hand.tap(button(hand, /^Chat with /))
        await hand.type(field(hand, /^Message to/), text)
        await hand.tap(button(hand, 'Send'))
        await hand.page
          .getByText(/· Sent/)
          .last()
          .waitFor()
        await hand.tap(button(hand, /^End, block or report/))
        await hand.key('Escape')
        await hand.tap(hand.page.getByRole('dialog').getByRole('button', { name: 'Close' }))
      }
      await hand.tap(hand.page.locator('summary', { hasText: 'What to expect' }))
    },
  },
  {
    name: 'settings',
    path: '/profile',
    async walk(hand) {
      const { page } = hand
      await hand.tap(button(hand, 'Edit Profile'))
      await hand.type(field(hand, 'Name'), 'Mia')
      await hand.tap(button(hand, 'Cancel'))
      await hand.tap(page.getByRole('switch', { name: 'No mails at night' }))
      await hand.tap(page.getByRole('switch', { name: 'No mails at night' }))
      await hand.tap(button(hand, 'Add someone'))
      await hand.tap(button(hand, 'Edit answers'))
      await hand.tap(button(hand, 'Delete Account'))
      await hand.key('Escape')
    },
  },
]

/** The demo's therapist. */
export const therapistParts: Part[] = [
  {
    name: 'inbox',
    path: '/therapist/patients',
    async walk(hand) {
      const { page } = hand
      await hand.tap(button(hand, /^Waiting/))
      await hand.tap(button(hand, 'All'))
      await hand.type(page.getByRole('searchbox'), 'Maya')
      for (let letter = 0; letter < 4; letter++) await hand.key('Backspace')
      await hand.tap(button(hand, /^Diagnosis of /))
      await hand.key('Escape')
      await hand.tap(button(hand, /^Put .* aside/))
      await hand.key('Escape')
      await hand.tap(button(hand, 'Inbox settings'))
      await hand.key('Escape')
      await hand.tap(button(hand, 'Your templates'))
      await hand.key('Escape')
    },
  },
  {
    name: 'thread',
    path: '/therapist/patients',
    async walk(hand) {
      await hand.tap(button(hand, 'Chat with Ines Carvalho'))
      await hand.tap(button(hand, 'Notes'))
      await hand.key('Escape')
      await hand.tap(button(hand, 'Snooze'))
      await hand.key('Escape')
      await hand.tap(button(hand, /^Done/))
      await hand.page.goto('/therapist/patients', { waitUntil: 'networkidle' })
      await hand.tap(button(hand, 'Chat with Daniel Mensah'))
      await hand.type(field(hand, /^Message to/), 'Good, on Monday.')
      await hand.tap(button(hand, 'Send'))
      await hand.page
        .getByText(/· Sent/)
        .last()
        .waitFor()
    },
  },
  {
    name: 'calendar',
    path: '/therapist/patients',
    async walk(hand) {
      await hand.tap(link(hand, 'Calendar'))
      await heading(hand, 'Calendar').waitFor()
    },
  },
]
