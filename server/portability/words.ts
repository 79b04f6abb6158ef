import type { ListName, SingleName } from '@attune/contract/archive.ts'

type Part = { title: string; says: string }

/** What each part is called on the page of the archive, and what it is. */
export const partWords: Readonly<Record<SingleName | ListName, Part>> = {
  account: { title: 'Your account', says: 'What your profile holds.' },
  security: { title: 'Signing in', says: 'How your account was secured.' },
  practice: { title: 'Your practice', says: 'What patients find of you.' },
  summary: {
    title: 'Summary of your answers',
    says: 'Put together by software from what you answered. It is no diagnosis.',
  },
  journalAnalysis: {
    title: 'Journal analysis',
    says: 'Put together by software from your entries of 30 days. It is no diagnosis.',
  },
  advice: { title: 'Advice', says: 'The advice you were last given.' },
  recommendations: { title: 'Moods and suggestions', says: 'What you picked and were shown.' },
  matchWeights: { title: 'Your weights', says: 'What weighs how much in a match, in per cent.' },
  trustedPerson: { title: 'Someone you trust', says: 'Whom you would call on a bad day.' },
  practiceFacts: {
    title: 'Facts of your practice',
    says: 'What you said of it beside the questionnaire.',
  },
  wishes: {
    title: 'Your wishes',
    says: 'What you said beside the questionnaire; no therapist reads it.',
  },
  declineWords: {
    title: 'Your words for a no',
    says: 'What you keep for someone you can’t take on.',
  },
  calendar: {
    title: 'Your calendar',
    says: 'When patients can meet you, and how that is agreed on.',
  },
  busyTimes: {
    title: 'Busy elsewhere',
    says: 'What was taken over from your other calendars, and the address of the one that is read. Whoever has that address can read that calendar.',
  },
  appointments: {
    title: 'Appointments',
    says: 'Those ahead, then all others. Your reasons and how it was for you are in your archive alone.',
  },
  waiting: { title: 'Where you wait', says: 'With whom you would take a time that becomes free.' },
  answers: { title: 'Your answers', says: 'What you answered to each question.' },
  journal: { title: 'Journal', says: 'Your entries, newest first.' },
  conversations: { title: 'Conversations', says: 'With whom you wrote. The number leads on.' },
  messages: { title: 'Messages', says: 'By the number of the conversation, oldest first.' },
  favourites: { title: 'Favourites', says: 'Therapists you marked.' },
  matchesShown: { title: 'Matches', says: 'The list you were last shown.' },
  matchEvents: {
    title: 'What happened with your matches',
    says: 'Kept because you allowed it, to improve matching.',
  },
  grants: { title: 'What you share', says: 'Who may read what.' },
  shared: { title: 'Each thing you share', says: 'With whom, what for and until when.' },
  readings: { title: 'Who has read', says: 'Every time a therapist read your summary.' },
  ledger: {
    title: 'What was shared and read',
    says: 'What you allowed, changed and took back, and who opened what.',
  },
  reviews: { title: 'Reviews', says: 'What a therapist wrote about a summary.' },
  reports: { title: 'Your reports', says: 'What you told the operator about others.' },
  consents: { title: 'What you allowed', says: 'What software may do with what you write.' },
  outsideTexts: { title: 'Texts of an outside model', says: 'What it wrote for you.' },
  templates: { title: 'Templates', says: 'Words you keep to begin an answer with.' },
  caseNotes: {
    title: 'Your private notes',
    says: 'What you kept for yourself on a patient. No patient’s archive holds it.',
  },
  declines: {
    title: 'Whom you could not take on',
    says: 'When, and your reason, which the patient never reads.',
  },
  asides: {
    title: 'Whom you put aside',
    says: 'Until when, or until they write again. No patient’s archive holds it.',
  },
  licences: { title: 'Licences', says: 'What you declared, and how far it was checked.' },
  sessions: { title: 'Sign-ins', says: 'Where the account was signed in.' },
  notices: { title: 'Mails waiting', says: 'Which mails had not left yet.' },
}
