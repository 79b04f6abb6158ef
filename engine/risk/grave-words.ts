import { withoutIdioms } from './find-idioms.ts'
import { readWords } from './read-words.ts'

/**
 * Words of means, wounds, violence and hunger, as `readWords` gives them, by what they are worth.
 * `alone` are harmless so seldom that one is enough to ask in one line; `beside` need a model that
 * hears danger in the same words.
 */
const words = {
  alone: `
    suicide | suicides | suicidal | self harm | self harming | unalive | noose | overdosed | slit (my|his|her) | bleed(ing)? out |
    (hang(ed|ing)?|kill(ed|ing)?) (my ?self|himself|herself) | rape | raped | raping | molested | incest | (sexually )?assaulted |
    private parts | nudes | strangle[sd]? | strangling | stabbed | stabbing | black eye | unconscious | unconcious |
    (not|stopped) breathing | no pulse | a pulse | (passed|blacked|blacking) out | heart attack | overdosing |
    (drank|drunk|drinks?|drinking) (the |some )?(bleach|antifreeze|petrol|detergent) | weedkiller |
    (he|she|they|been|always|still|keeps?|and) (abus(es|ed|ing)|hits|hitting|beats|beating|punch(es|ing)|slaps|chok(es|ed|ing)|touches|touching) (me|us|my) |
    (stab|shoot|strangle|kill|murder|drown|poison) (my|him|her|them|someone|somebody|people|everyone) |
    underwear | undress | into my bed | (touching|touched) (the )?(boys|girls|my (son|daughter)) |
    (not|never) (eat|eaten) (anything|for days|in days|solid) | nothing solid | water fast | purging | laxatives | ipecac
  `,
  beside: `
    die | dies | dying | dead | death | kill | kills | killed | killing | murder | murdered | funeral | goodbye | farewell | forever |
    end it | ending it | ended it | finish it | a note | voices |
    gun | guns | pistol | shotgun | rifle | bullet | shells | shoot | shot | knife | knives | blade | blades | razor | razors | axe | hammer |
    rope | hang | hanging | bridge | roof | cliff | tracks | balcony | ledge | jump | jumping | jumped | drown | drowned | drowning |
    pills | tablets | lithium | overdose | heroin | fentanyl | insulin | bleach | poison | poisoned |
    bleed | bleeding | blood | bloody | cut | cuts | cutting | scars | scratch | scratched | scratching | wrist | wrists | thighs | throat | neck |
    burn | burned | burnt | burning | boiling | petrol | wound | wounds | stitches | bruise | bruises | bruised | swollen | gaping | broke my |
    hit | hits | hitting | beat | beats | beaten | beating | punch | punched | punches | slap | slapped | slaps | kick | kicked | kicks | fists |
    whip | whips | choke | choked | choking | threaten | threatened | threatens | threatening | hurt | hurts | hurting | harm | harming |
    violent | violence | scared of | afraid of |
    touched | touches | touching | naked | undress | clothes off | sex | sexual | sexually | forced | pinned | secret game | fingers |
    breathing | collapsed | fainted | seizure | chest pain | ambulance |
    starve | starved | starving | not (eat|eating|eaten) | no food | days with ?out | fasting | calories | kilos | kg | lbs | weigh | weighs |
    skeleton | restricted | vomit | vomited | vomiting | throw(ing)? up | purge | purged
  `,
} as const

/** The gravest word of a text: `alone`, `beside`, or none. Idioms hold none. Any string; linear in its length. */
export function graveWordIn(text: string): keyof typeof words | null {
  const plain = readWords(text)
    .plain.split(' . ')
    .map((sentence) => withoutIdioms(sentence, sentence.split(' ')))
    .join(' . ')
  if (patterns.alone.test(plain)) return 'alone'
  return patterns.beside.test(plain) ? 'beside' : null
}

const patterns = { alone: patternOf(words.alone), beside: patternOf(words.beside) }

function patternOf(list: string): RegExp {
  const phrases = list
    .trim()
    .split(/\s+\|\s+/)
    .join('|')
  return new RegExp(`\\b(?:${phrases})\\b`)
}
