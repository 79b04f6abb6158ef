import { type Emotion, emotions } from '@attune/content/emotions/emotions.ts'
import { tokensOf } from '@attune/engine/text/tokens.ts'

/** A baseline: words that name a feeling. */
export function emotionsByKeyword(text: string): Emotion[] {
  const words = tokensOf(text).map(({ word }) => word)
  const felt = emotions.filter((emotion) => words.some((word) => stems[emotion].test(word)))
  return felt.length > 0 ? felt : ['neutral']
}

const stems: Record<Emotion, RegExp> = {
  admiration: /^(admir|amazing|brilliant|impress|inspir|talent|awesome|hero)/,
  amusement: /^(funny|laugh|lol|lmao|haha|hilarious|joke|giggl)/,
  anger: /^(angry|anger|furious|rage|hate|livid|fuck|mad$)/,
  annoyance: /^(annoy|irritat|frustrat|fed$|bother|ugh)/,
  approval: /^(agree|approve|right$|fair$|good$|sensible)/,
  caring: /^(care$|caring|careful|help|comfort|hug|safe$)/,
  confusion: /^(confus|understand$|puzzl|unsure|lost$|huh)/,
  curiosity: /^(wonder|curious|why$|how$|interest)/,
  desire: /^(want|wish|crav|long$|desire|yearn)/,
  disappointment: /^(disappoint|let$|unfortunately|failed|shame$)/,
  disapproval: /^(disagree|wrong|bad$|disapprov|shouldn)/,
  disgust: /^(disgust|gross|sick$|vile|revolt|nasty)/,
  embarrassment: /^(embarrass|asham|awkward|humiliat|mortif|blush)/,
  excitement: /^(excit|thrill|wait$|yay|woo)/,
  fear: /^(afraid|fear|scar|terrif|fright|horror|panic)/,
  gratitude: /^(thank|grateful|gratitude|appreciat|bless)/,
  grief: /^(grief|griev|mourn|funeral|died|passed$|rip$)/,
  joy: /^(happy|joy|glad|delight|enjoy|smil|wonderful)/,
  love: /^(love|loving|ador|cherish)/,
  nervousness: /^(nervous|anxious|anxiety|worr|tense|uneasy)/,
  optimism: /^(hope|hoping|optimis|better$|forward$)/,
  pride: /^(proud|pride|accomplish|achiev)/,
  realization: /^(reali[sz]|notic|understood|dawned|turns$)/,
  relief: /^(relie|phew|finally|glad$)/,
  remorse: /^(sorry|regret|guilt|apolog|remorse)/,
  sadness: /^(sad|cry|cried|crying|lonely|alone|tears|miss$|unhappy|depress)/,
  surprise: /^(surpris|wow|shock|unexpected|omg|sudden)/,
  neutral: /^$/,
}

/** A baseline of danger: how many words speak of death and harm. */
export const graveWordCount = (text: string) =>
  tokensOf(text).filter(({ word }) => graveStems.test(word)).length

const graveStems =
  /^(suicid|kill|die$|dying|dead$|death|overdos|cut$|cutting|pills?$|gun$|hang|harm|attempt)/
