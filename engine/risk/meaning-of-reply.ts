import type { Grade } from '@attune/contract/risk.ts'
import { readWords } from './read-words.ts'

/**
 * What a short message means by what stood before it: "yes" to a plain question about dying,
 * "tonight" or "I mean it" after words of danger, "forget it" that takes them back. `none` where
 * it means no more than it says.
 */
export function meaningOfReply(text: string, asked: string, wasDanger: boolean): Grade {
  const { plain } = readWords(text)
  const isShort = plain.split(' ').length <= shortest
  if (isShort && affirms.test(plain) && !takesBack.test(plain)) {
    if (asksOfActing.test(asked)) return 'imminent'
    if (asksOfDying.test(asked)) return 'possible'
  }
  if (!wasDanger || !isShort) return 'none'
  if (takesBack.test(plain)) return 'distress'
  if (isSoon.test(plain)) return 'imminent'
  return insists.test(plain) ? 'possible' : 'none'
}

/** Words; beyond these a message speaks for itself. */
const shortest = 14

const affirms =
  /^(?:(?:um|uh|well|honestly|ok|okay|so|i) ?,? ?)?(?:yes|yeah|yea|yep|yup|ya|yh|correct|true|right|exactly|maybe|perhaps|kinda|kind of|sort of|sometimes|often|always|constantly|every day|a (?:bit|little|lot)|most days|probably|possibly|i (?:am|do|have|think so|guess|suppose|might|want to|will|was|did|already|can not say no)|not sure|i do not know|all the time|who cares|and if i am|what if i am|both|the first|have been)\b(?! (?:not|fine|ok|okay|safe|good)\b)/

const takesBack =
  /\b(?:forget (?:it|i said|about it|that)|never ?mind|nvm|jk|j k|just kidding|only joking|was (?:just )?(?:joking|kidding)|not serious|did not mean (?:it|that)|i am (?:fine|ok|okay|good|safe|alright)|no big deal|lol no|ignore (?:that|me|it)|sorry i said|it is nothing|nothing|no|nah|nope)\b/

const isSoon =
  /^(?:i (?:am|will|want) )?(?:(?:it is|do(?:ing)? it|maybe|probably|yes) ?,? ?)*(?:tonight|today|now|right now|tomorrow|soon|in (?:a|an|one|two|\d+) \w+|this (?:evening|weekend|week)|when (?:they|he|she|everyone)\b.*|after (?:work|school|dinner)|as soon as\b.*)(?: [.,])?$|\b(?:already (?:did|done|took|taken|started)|i (?:did|have done) it|too late|i am (?:ready|doing it|about to)|it is (?:time|done)|goodbye|last (?:message|time you)|bye (?:forever|everyone))\b/

const insists =
  /\b(?:i (?:mean|meant) it|i am (?:not (?:joking|kidding|lying|ok|okay)|serious|dead serious|scared)|for real|not joking|no joke|no one can (?:help|stop)|you can not (?:help|stop)|i (?:can|could) not (?:stop|fight) (?:it|them)|still (?:do|there|feel it|want to)|i do|i really do|it is (?:true|getting worse))\b/

const asksOfDying =
  /(?:thought|thinking|think)[^.?]{0,40}(?:ending your life|killing yourself|suicide|dying|hurting yourself|harming yourself|end your life)|(?:want|wish)(?:ing)? to (?:die|be dead|end your life|hurt yourself|kill yourself)|are you suicidal|is someone in danger|in danger/i

const asksOfActing =
  /(?:going to|about to|might|could) act on|do you have (?:a plan|a way|the means|what you)|have you (?:a plan|taken|done|already)|(?:pills|means|weapon)[^.?]{0,20}(?:with|near) you/i
