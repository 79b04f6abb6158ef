import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'

/** The topics of the counselling questions in our concerns; the rest say too little to be learnt from. */
export const concernsOfTopic: { readonly [topic: string]: readonly ConcernSlug[] } = {
  Relationships: ['relationships'],
  Depression: ['depression'],
  Anxiety: ['anxiety'],
  'Family Conflict': ['family-conflict'],
  Intimacy: ['relationships'],
  Marriage: ['relationships'],
  'Self-esteem': ['self-esteem'],
  Parenting: ['parenting'],
  'Social Relationships': ['social-anxiety', 'loneliness'],
  'Human Sexuality': ['sexuality-gender-identity'],
  Trauma: ['trauma-ptsd'],
  'Relationship Dissolution': ['relationships'],
  'Anger Management': ['anger'],
  LGBTQ: ['sexuality-gender-identity'],
  Addiction: ['substance-use'],
  'Substance Abuse': ['substance-use'],
  Stress: ['stress'],
  'Grief and Loss': ['grief'],
  'Sleep Improvement': ['sleep'],
  'Domestic Violence': ['domestic-abuse'],
  'Workplace Relationships': ['burnout-work'],
  'Children & Adolescents': ['parenting'],
  'Eating Disorders': ['eating-body-image'],
  'Career Counseling': ['burnout-work', 'life-transitions'],
  'Military Issues': ['trauma-ptsd'],
  'Self-harm': ['self-harm-suicide'],
  "Alzheimer's": ['chronic-illness'],
}

export const topicLabels: readonly string[] = [
  ...Object.keys(concernsOfTopic),
  'Behavioral Change',
  'Legal & Regulatory',
  'Professional Ethics',
  'Spirituality',
  'Counseling Fundamentals',
  'Diagnosis',
]

const health = 'Health, Fatigue, or Physical Pain'

export const stressorLabels: readonly string[] = [
  'Work',
  'School',
  health,
  'Family Issues',
  'Emotional Turmoil',
  'Financial Problem',
  'Social Relationships',
  'Everyday Decision Making',
  'Other',
]

/** 'Emotional Turmoil' and 'Other' may be anything and teach no concern. */
const concernOfStressor: { readonly [label: string]: ConcernSlug } = {
  Work: 'burnout-work',
  School: 'stress',
  [health]: 'chronic-illness',
  'Family Issues': 'family-conflict',
  'Financial Problem': 'stress',
  'Social Relationships': 'relationships',
  'Everyday Decision Making': 'life-transitions',
}

/** Health holds sentences about nights as well as about illness; the words tell which. */
export function concernOfSentence(label: string, text: string): ConcernSlug | undefined {
  return label === health && aboutSleep.test(text) ? 'sleep' : concernOfStressor[label]
}

const aboutSleep = /\b(sleep\w*|slept|insomnia\w*|awake|nightmares?)\b/i

/** A stressor's label tells these apart; of the other concerns it says nothing. */
export const stressorConcerns = [...new Set(Object.values(concernOfStressor)), 'sleep' as const]
