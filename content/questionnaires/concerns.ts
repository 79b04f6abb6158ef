/** What the product knows of a concern. */
export type Concern = {
  name: string
  /** How it is named inside a sentence about someone's answers: everyday words, never a condition. */
  topic: string
  /** What to look for in a therapist, the most telling first. */
  specialties: readonly string[]
  /** Concerns close enough that someone who lists them is likely to be of use here too. */
  near: readonly ConcernSlug[]
  /** Only a therapist who lists it counts for it. */
  specialist: boolean
  /** Help from a person comes before any matching. */
  crisis: boolean
}

export const concernSlugs = [
  'anxiety',
  'panic',
  'depression',
  'grief',
  'trauma-ptsd',
  'stress',
  'burnout-work',
  'relationships',
  'family-conflict',
  'parenting',
  'self-esteem',
  'anger',
  'sleep',
  'substance-use',
  'eating-body-image',
  'ocd',
  'bipolar',
  'adhd',
  'loneliness',
  'social-anxiety',
  'sexuality-gender-identity',
  'life-transitions',
  'self-harm-suicide',
  'chronic-illness',
  'domestic-abuse',
  'psychosis',
] as const

export type ConcernSlug = (typeof concernSlugs)[number]

export const concerns: Readonly<Record<ConcernSlug, Concern>> = {
  anxiety: standard(
    'Anxiety and worry',
    'anxiety and worry',
    ['Anxiety and worry', 'Cognitive behavioural therapy (CBT)'],
    ['panic', 'social-anxiety', 'stress'],
  ),
  panic: standard(
    'Panic attacks',
    'sudden panic',
    ['Panic and agoraphobia', 'Exposure-based therapy'],
    ['anxiety'],
  ),
  depression: standard(
    'Low mood and depression',
    'low mood',
    ['Low mood and depression', 'Behavioural activation'],
    ['self-esteem', 'grief'],
  ),
  grief: standard(
    'Grief and loss',
    'grief and loss',
    ['Grief and loss'],
    ['depression', 'life-transitions'],
  ),
  'trauma-ptsd': specialist('Trauma and PTSD', 'living with something frightening that happened', [
    'Trauma and PTSD',
    'Trauma-focused therapy',
    'EMDR',
  ]),
  stress: standard(
    'Stress and overwhelm',
    'stress and overwhelm',
    ['Stress', 'Mindfulness-based therapy'],
    ['burnout-work', 'anxiety'],
  ),
  'burnout-work': standard(
    'Burnout and work',
    'strain at work',
    ['Burnout and work'],
    ['stress', 'life-transitions'],
  ),
  relationships: standard(
    'Relationship difficulties',
    'relationship difficulties',
    ['Relationships', 'Emotionally focused therapy (EFT)'],
    ['family-conflict'],
  ),
  'family-conflict': standard(
    'Family conflict',
    'conflict in the family',
    ['Family conflict', 'Systemic and family therapy'],
    ['relationships', 'parenting'],
  ),
  parenting: standard(
    'Parenting',
    'being a parent',
    ['Parenting and new parents'],
    ['family-conflict', 'life-transitions'],
  ),
  'self-esteem': standard(
    'Self-esteem and confidence',
    'self-esteem',
    ['Self-esteem', 'Compassion-focused therapy (CFT)'],
    ['depression', 'social-anxiety'],
  ),
  anger: standard(
    'Anger',
    'anger',
    ['Anger', 'Emotion regulation skills'],
    ['stress', 'relationships'],
  ),
  sleep: standard(
    'Sleep problems',
    'sleep',
    ['Sleep and insomnia', 'Cognitive behavioural therapy for insomnia (CBT-I)'],
    ['anxiety', 'stress'],
  ),
  'substance-use': specialist('Alcohol and drug use', 'alcohol, drugs or gambling', [
    'Addiction and substance use',
    'Motivational interviewing',
  ]),
  'eating-body-image': specialist('Eating and body image', 'eating and body image', [
    'Eating and body image',
  ]),
  ocd: specialist('OCD and intrusive thoughts', 'intrusive thoughts and rituals', [
    'OCD and intrusive thoughts',
    'Exposure and response prevention (ERP)',
  ]),
  bipolar: specialist('Bipolar and mood swings', 'strong swings of mood', [
    'Bipolar and mood swings',
    'Psychiatry',
  ]),
  adhd: standard(
    'ADHD and focus',
    'focus and restlessness',
    ['ADHD and focus'],
    ['stress', 'self-esteem'],
  ),
  loneliness: standard(
    'Loneliness',
    'loneliness',
    ['Loneliness', 'Interpersonal therapy (IPT)'],
    ['depression', 'social-anxiety'],
  ),
  'social-anxiety': standard(
    'Social anxiety',
    'fear of being judged',
    ['Social anxiety', 'Exposure-based therapy'],
    ['anxiety', 'self-esteem'],
  ),
  'sexuality-gender-identity': standard(
    'Sexuality and gender identity',
    'sexuality and gender',
    ['Sexuality and gender identity'],
    ['relationships', 'self-esteem'],
  ),
  'life-transitions': standard(
    'Life changes',
    'changes in life',
    ['Life changes'],
    ['stress', 'burnout-work'],
  ),
  'self-harm-suicide': crisis(
    'Self-harm and suicidal thoughts',
    'thoughts of hurting oneself or not wanting to live',
    ['Self-harm and suicidal thoughts', 'Safety planning'],
  ),
  'chronic-illness': standard(
    'Chronic illness and pain',
    'living with illness or pain',
    ['Chronic illness and pain', 'Acceptance and commitment therapy (ACT)'],
    ['grief', 'depression'],
  ),
  'domestic-abuse': crisis('Abuse in a relationship', 'feeling unsafe with someone close', [
    'Abuse in relationships',
    'Trauma-focused therapy',
  ]),
  psychosis: crisis('Unusual experiences', 'hearing or seeing things others do not', [
    'Psychosis',
    'Psychiatry',
  ]),
}

type Names = readonly string[]

/** Any suitably trained therapist can help. */
function standard(name: string, topic: string, specialties: Names, near: Concern['near']): Concern {
  return { name, topic, specialties, near, specialist: false, crisis: false }
}

/** Needs training of its own. */
function specialist(name: string, topic: string, specialties: Names): Concern {
  return { name, topic, specialties, near: [], specialist: true, crisis: false }
}

/** Needs training of its own, and safety first. */
function crisis(name: string, topic: string, specialties: Names): Concern {
  return { name, topic, specialties, near: [], specialist: true, crisis: true }
}
