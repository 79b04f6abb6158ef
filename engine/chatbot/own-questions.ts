import type { Role } from '@attune/contract/endpoint.ts'

/** What people may ask of their own data; the server answers out of it. */
export type OwnQuestion = PatientQuestion | TherapistQuestion

export type PatientQuestion =
  | 'contacted'
  | 'answered'
  | 'last-entry'
  | 'entry-count'
  | 'last-journal'
  | 'last-message'
  | 'last-mood'
  | 'moods'
  | 'favorites'
  | 'summary'
  | 'readings'
  | 'grants'
  | 'trusted-person'

export type TherapistQuestion = 'waiting' | 'unread' | 'patients'

/** The question about their own data that somebody of this role asks, or null. */
export function findOwnQuestion(message: string, role: 'user'): PatientQuestion | null
export function findOwnQuestion(message: string, role: 'therapist'): TherapistQuestion | null
export function findOwnQuestion(message: string, role: Role): OwnQuestion | null
export function findOwnQuestion(message: string, role: Role): OwnQuestion | null {
  const text = plain(message)
  if (asksHowOrWhy.test(text)) return null
  return role === 'user' ? firstOf(patientRules, text) : firstOf(therapistRules, text)
}

const firstOf = <Own>(rules: readonly Rule<Own>[], text: string): Own | null =>
  rules.find(({ asks, unless }) => asks.test(text) && !unless?.test(text))?.own ?? null

type Rule<Own> = { own: Own; asks: RegExp; unless?: RegExp }

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(who|what|when|where)'?s\b/g, '$1 is')
    .replace(/\b(i|you|they)'ve\b/g, '$1 have')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** These ask about the way it works, whatever else they name. */
const asksHowOrWhy =
  /^(and |but |so |ok |hey |hi )?(why|where|how (do|can|could|should|would|will) (i|you|we)\b|can i|could i|should i|what happens|what if|is it|is there a way|what should)/

const journal = '(journal|diary|entry|entries)'
const wrote =
  '(write|wrote|written|writing|messag\\w*|contact\\w*|text(ed|ing)?|chat\\w*|reach\\w* out)'
const lastTime =
  '(when\\b.* (i|my)\\b.*\\b(last|latest)\\b|when was the last time i\\b|when\\b.* my last\\b|how long ago\\b.* i\\b)'
const summary = '(summary|screening|result|results)'
const who = '(who|whom|which (one|ones|people|therapists?|counsell?ors?)|which of them)'
const show = '(show|list|open|see|give|read|tell|display|view)'
const replied = '(answer(ed)?|repl(y|ied)|respon(d|ded|se)|w(rote|ritten|rite) back|got(ten)? back)'
const favourites =
  '(favou?rites?|favou?rited|starred|star(red)? therapists|bookmark\\w*|shortlist\\w*)'

/** The first that fits decides, so the narrower stand above. */
const patientRules: readonly Rule<PatientQuestion>[] = [
  {
    own: 'readings',
    asks: rule(
      `(who|anyone|anybody|someone|therapists?|she|he|they)\\b.* (read|seen|saw|open(ed)?|viewed|look(ed|ing)?)\\b.* my (\\w+ )?${summary}`,
    ),
    unless:
      /\b(who|therapists?|she|he|they) (can|may|could|is allowed|are allowed|will|does|do|get)\b|^(do|does|can|will) /,
  },
  {
    own: 'grants',
    asks: rule(
      `(${who}|therapists?) (can|may|could|is able to|is allowed to|are allowed to|gets to|has access)\\b.* (read|see|open|view|access|to) my (\\w+ )?${summary}`,
    ),
  },
  {
    own: 'trusted-person',
    asks: rule(`(who is|what is|show|tell me) (\\w+ )?my (trusted|emergency) (person|contact)`),
    unless: /\bwhat is (a|the) /,
  },
  {
    own: 'entry-count',
    asks: rule(
      `how (many|often)\\b.* (i|my|me)\\b.*${journal}|how (many|often)\\b.*${journal}.* (i|my)\\b`,
    ),
    unless: /\bshould|would|must|people\b/,
  },
  {
    own: 'last-journal',
    asks: rule(`${lastTime}.*${journal}`),
  },
  {
    own: 'last-mood',
    asks: rule(`${lastTime}.*\\bmoods?\\b`),
  },
  {
    own: 'last-message',
    asks: rule(`${lastTime}.*(${wrote}|talk(ed)? to|spoke|speak)`),
    unless: /\b(will|should|can)\b/,
  },
  {
    own: 'last-entry',
    asks: rule(
      `(${show}|what is|what was|where is|what did)\\b.*\\b(my|i|me)\\b.*(${journal}.*(yesterday|last time)|(last|latest|recent|newest|previous|yesterday)\\b.*${journal})|^(my )?(last|latest|newest|most recent) ${journal}|what did i (last )?write .*${journal}|what (is|was) the (last|latest) .*i wrote`,
    ),
    unless: /\b(delete|remove|edit|change|share|therapist)\b/,
  },
  {
    own: 'moods',
    asks: rule(
      '(what|how|show|which|see|list)\\b.* (is|are|was|were|have|did|do|me)?\\b.*\\bmy (recent |last )?moods?\\b|(what|which) moods? (did|have) i\\b|how (have|did) i (been |feel|felt|do)(feeling|doing|lately)?|show (me )?(my )?moods?\\b|^my moods?( lately| history| chart)?$',
    ),
    unless: /\b(can|should|improve|better|change|track|why|means?|for)\b/,
  },
  {
    own: 'favorites',
    asks: rule(
      `(${who}|what|${show}|how many)\\b.*\\b(my|i)\\b.*(${favourites}|\\bstar(red)?\\b|\\bsaved\\b)|${show} (me )?(the )?(people|ones|therapists) i (have )?(${favourites}|star|saved)|^my ${favourites}( therapists)?$`,
    ),
    unless: /\b(add|remove|disappear\w*|left|gone|keep|delete)\b/,
  },
  {
    own: 'summary',
    asks: rule(
      `(what (did|does|do|is in|was in|is|were)\\b.*|^(please |can you )?${show} (me )?(\\w+ ){0,2}|remind me .*)\\bmy (\\w+ )?(${summary}|diagnosis)\\b|^my (screening )?(summary|results?)$`,
    ),
    unless: /\b(mean|means|for|wrong|true|share|who|stop)\b/,
  },
  {
    own: 'answered',
    asks: rule(
      `^(and |so )?(has|have|did) (anyone|anybody|someone|somebody|she|he|they|dr|doctor|my|the|\\p{L}+)\\b.*\\b${replied}|^(do i have|have i got|are there|is there|did i get|any)( any| a| some)? ?(new |unread )?(messages?|repl(y|ies)|answers?|response|mail)\\b|am i (still )?waiting (for|on) (an |a |any )?(answer|reply|response)|(new|unread) messages?$|how many unread`,
    ),
    unless: /\b(why|ever|usually|should|how long)\b/,
  },
  {
    own: 'contacted',
    asks: rule(
      `${who}\\b.*\\b(did|have|was it|do|had) i\\b.*(${wrote}|in touch|talk(ed|ing)?|spoken)|${who} was it\\b.* i ${wrote}|^${show} (me )?(\\w+ ){0,3}(i (have )?${wrote}|my (chats|threads|conversations|messages))|who i (have )?${wrote}|who am i (writing|in touch)`,
    ),
    unless: /\b(should|can|could|to you)\b/,
  },
]

const therapistRules: readonly Rule<TherapistQuestion>[] = [
  {
    own: 'waiting',
    asks: rule(
      `(who|which|anyone|anybody|someone|longest|patients?)\\b.*\\bwait(ing|s|ed)?\\b|(who|whom|which patients?) (do|should|must|have) i\\b.*(${replied}|answer|not)|unanswered|waiting (longest|for me)`,
    ),
  },
  {
    own: 'unread',
    asks: rule(
      `how many unread|(do i have|are there|is there|have i got|any|how many)\\b.*(unread|new) ?(messages?|mail|threads?)?\\b|(anything|something) new\\b|^(unread|new messages)`,
    ),
    unless: /\bpatients? can i\b/,
  },
  {
    own: 'patients',
    asks: rule(
      `how many (patients|people|clients|persons)\\b|who (wrote|has written|messaged|texted|contacted)( to)? me\\b|who wrote last|(latest|last|newest) (message|patient)\\b|${show} (me )?my patients`,
    ),
    unless: /\b(per|should|limit|maximum)\b/,
  },
]

function rule(source: string): RegExp {
  return new RegExp(source, 'u')
}
