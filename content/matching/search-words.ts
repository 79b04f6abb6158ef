/**
 * What people type when they look for someone who works in a way or speaks a language, beside the
 * labels of the questionnaire. Phrases apart by commas, in the form of `ConcernWords`.
 */
export const approachWords: Readonly<Record<string, string>> = {
  cbt: 'cbt, cbt i, cognitive behavioural, cognitive behavioral, cognitive therapy',
  act: 'act, acceptance and commitment',
  dbt: 'dbt, dialectical, dialectic behaviour|behavior',
  psychodynamic: 'psychodynamic*, psychoanaly*, depth psychology, analysis',
  'person-centred': 'person centred|centered, client centred|centered, rogerian, humanistic',
  interpersonal: 'ipt, interpersonal',
  systemic: 'systemic, family therapy, family therapist',
  'emotionally-focused': 'eft, emotionally focused|focussed, emotion focused|focussed',
  schema: 'schema',
  compassion: 'cft, compassion focused|focussed, self compassion, compassion',
  mindfulness: 'mindful*, mbct, mbsr, meditation',
  solution: 'sfbt, solution focused|focussed, brief therapy',
  exposure: 'exposure, erp, exposure and response prevention',
  'trauma-focused': 'trauma focused|focussed, trauma informed',
  emdr: 'emdr, eye movement desensitization|desensitisation',
  motivational: 'motivational',
  somatic: 'somatic*, body work, body oriented, body psychotherapy',
  creative: 'art therap*, music therap*, play therap*, drama therap*, creative therap*',
}

/** A language by the names its speakers give it. */
export const languageWords: Readonly<Record<string, string>> = {
  ar: 'العربية, arabi',
  yue: '廣東話, 粵語',
  da: 'dansk',
  nl: 'nederlands, flemish, vlaams',
  fa: 'persian, فارسی, dari',
  fr: 'francais',
  de: 'deutsch',
  hi: 'हिन्दी',
  it: 'italiano',
  ja: '日本語, nihongo',
  ko: '한국어',
  cmn: 'chinese, 中文, 普通话, putonghua',
  pl: 'polski',
  pt: 'portugues, brazilian',
  ru: 'русский, russkij',
  es: 'espanol, castellano',
  sv: 'svenska',
  ta: 'தமிழ்',
  tr: 'turkce',
  uk: 'українська',
  ur: 'اردو',
  sgn: 'sign language, bsl, asl, dgs, auslan',
}

export const formatWords: Readonly<Record<string, string>> = {
  online: 'online, video, by phone, telephone, remote*, zoom, by chat, in writing',
  'in-person': 'in person, face to face, on site, in the room',
}

/** Everyday names of concerns that stand alone in a search and would say too little in a sentence. */
export const areaWords: Readonly<Record<string, string>> = {
  anxiety: 'anxiety, phobias, fears',
  depression: 'depression, low mood, sadness',
  grief: 'grief, loss, bereavement, mourning',
  'trauma-ptsd': 'trauma, ptsd, cptsd',
  stress: 'stress',
  'burnout-work': 'burnout, work stress',
  relationships: 'relationship*, marriage, couple, couples, breakup, divorce',
  'family-conflict': 'family, family conflict',
  parenting: 'parenting, new parents, motherhood, fatherhood, postnatal',
  'self-esteem': 'self esteem, confidence, self worth, perfectionism',
  anger: 'anger, anger management',
  sleep: 'sleep, insomnia',
  'substance-use': 'addiction*, alcohol, drugs, gambling, drinking',
  'eating-body-image': 'eating, eating disorder*, body image, food',
  ocd: 'ocd, obsessions, compulsions',
  bipolar: 'bipolar, mood swings',
  adhd: 'adhd, add, focus, concentration',
  loneliness: 'loneliness, lonely, isolation',
  'social-anxiety': 'social anxiety, shyness',
  'sexuality-gender-identity': 'sexuality, gender, lgbt*, queer, trans, gay, lesbian',
  'life-transitions': 'life changes, retirement, moving abroad, menopause',
  'self-harm-suicide': 'suicidal thoughts, self harm',
  'chronic-illness': 'chronic illness, chronic pain, pain, illness, cancer',
  'domestic-abuse': 'domestic abuse, domestic violence, abuse',
  psychosis: 'psychosis, hearing voices',
}

/** What says nothing of whom someone looks for. */
export const emptyWords =
  'a about an and any at by for from good i in looking me my near need of on or please someone speaking speaks speak that the therapist therapists therapy therapies psychotherapist psychotherapists counsellor counsellors counselor counselling help to want who with work works'
