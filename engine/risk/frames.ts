/**
 * What takes danger out of words, read on the words of `readWords`: idioms, stories, denials, the
 * past, other people. Each is narrow on purpose: where none fits, the rule stands.
 */

/** Turns of phrase that only sound like danger; they are blotted out before the rules read. */
export const idioms = `
  kill(?:ing|ed)? (?:some |an? |the )?(?:time|hour|hours|afternoon|evening|minutes)
  kill(?:ing|ed|s)? (?:it|two birds|the (?:mood|vibe|lights?|engine|process|switch)|bugs?|weeds?|germs?)(?! (?:all|now))
  (?:deadline|deadlines|shoes?|feet|back|head|knees?|neck|heat|traffic|job|boss|work|commute|homework|exam|exams|suspense|legs?|heels|hangover|you|he|she|it|this|these|that|are|is|was|were) (?:(?:is|are|was|were|been|really|absolutely|just|has|have|always) ){0,3}killing (?:me|my (?:feet|back|knees?|neck|head))
  (?:wife|husband|mum|mom|mother|father|dad|boss|teacher|sister|brother|friend|flatmate|he|she|they) (?:is going to|will|would|might) kill me (?:if|when|for|because) (?:i|we) (?:forget|forgot|lose|lost|am late|do not|break|broke|spill|spilt|miss|missed|tell)
  kill(?:ing|ed)? (?:himself|herself|themselves|my ?self) laughing
  kill (?:him|her|them|you|us) (?:at|in) (?:chess|the (?:game|match|final|quiz)|poker|monopoly|tennis|cards|scrabble|golf|darts|pool|football)
  kill for (?:a|an|some|that|those|one|this)
  killed myself (?:at|in|working|training|trying|studying|over|to)
  killing myself (?:at (?:work|the gym)|working|training|studying|over|to (?:make|get|finish|meet|keep|please|impress)|laughing)
  (?:dying|die|died|dies) (?:of|from|with) (?:laughter|laughing|embarrassment|boredom|curiosity|cuteness|shame|thirst|hunger|heat|cringe|happiness|excitement)
  (?:dying|die|died) (?:laughing|to (?:know|see|hear|try|meet|find out|tell|ask|read|go|eat|taste))
  (?:dying|die|died) for (?:a|an|some|the|this|that|my (?:morning )?(?:coffee|tea|lunch))
  to die for
  die (?:on|upon) (?:this|that|the) hill
  die hard|die hards
  hope to die stick
  (?:the|a|six sided|one) die (?:landed|is|was|rolls?|rolled|roll|cast)
  i am (?:so )?dead ,? (?:that|this|lol|the (?:video|meme|joke)|what)
  dead (?:tired|serious|end|ends|line|lines|weight|beat|sea|phone|battery|wrong|right|set|on time|ahead|lift|lifts|easy|simple|to me|good|cheap|quiet|pan)
  (?:battery|phone|car|laptop|line|plant|plants|tyre|screen) (?:is|are|was|were|has|have|just|went|been) (?:dead|died|dying)
  over my dead body
  (?:bored|scared|frightened|worried|loved|sick|worked|startled|work|working|embarrassed|tickled|thrilled|freezing|froze|frozen|starved) (?:me |him |her |us |my ?self )?to death
  overdos(?:e|ed|ing) on (?:chocolate|cake|sugar|coffee|caffeine|netflix|cheese|sun|sunshine|carbs|cookies|sweets|candy|turkey|tv|pasta|vitamin|memes|work)
  shoot (?:me|him|her|us|them|you) (?:an?|the|over|your) (?:email|mail|message|text|line|note|dm|link)
  shot (?:my ?self|himself|herself|themselves) in the foot|shoot(?:ing)? my ?self in the foot
  cut(?:ting)? my ?self (?:shaving|cooking|off|short|loose|free|some|a|an|on (?:a|an|the|some)|while|with (?:a|the) (?:kitchen|bread|paper|tin)|chopping|slicing|by accident|accidentally|out of)
  (?:accidentally|by accident) (?:cut|hurt|burned|burnt|hit|scratched|injured|stabbed) my ?self
  (?:cut|burned|burnt|scratched|hurt|sliced) my (?:own )?{skin} (?:on|while|cooking|making|gardening|chopping|by accident|baking|slicing|accidentally)
  (?:hurt|injured|burned|burnt|hit) my ?self (?:playing|lifting|running|cooking|skiing|climbing|at (?:the gym|football|practice|training|work)|while|on (?:a|the)|in (?:a|the) (?:game|match|fall)|gardening|by accident|falling)
  cut (?:too|so|really|very|pretty) deep (?:on|into) the (?:fringe|budget|hair|wood|margins?)
  cut deep(?:ly)? into (?:the|our) (?:budget|profits?|savings)
  (?:beat|beats|beating|kick|kicking|punish|punishing) my ?self (?:up|for)
  could (?:just )?kick my ?self
  (?:beat|beats|beating) me (?:at|in|to (?:the|it)|on (?:the|my)|by)
  hits? me (?:up|that|with|like|as|how|hard that|when)
  (?:choked|chokes|choking) me up
  (?:touched|touches|touching) me (?:deeply|so much|that|with (?:his|her|their) (?:kindness|words|song|story|speech))
  starv(?:ed|ing|e) my ?self of
  (?:hang|hung|hanging) (?:out|up|on|around|in there|with|the|pictures?|it|them)
  drown(?:ing|ed)? (?:in|my ?self in) (?:email|emails|work|paperwork|debt|laundry|books|chocolate|homework)
  jump(?:ed|ing|s)? (?:(?:off|from|out of|into) (?:a|the|our) (?:boat|pool|lake|sofa|couch|bed|diving board|plane|trampoline|swing|rock|dock|pier|sea|shower|car and)|in the (?:pool|lake|sea|car|shower)|at the (?:chance|offer)|for joy|ship|the (?:queue|gun|shark)|to conclusions|on (?:a|the) (?:call|train|bus))
  (?:bungee|bungy|parachut[a-z]*|sky ?div[a-z]*|base) jump[a-z]*(?: off (?:a|the) {height})?
  end(?:ed|ing)? it (?:all )?(?:with|between|on (?:a|good)|there|amicably)
  (?:pull(?:ed|ing)?|pulling) the trigger on
  suicide (?:prevention|awareness|rates?|statistics|hotlines?|helplines?|lifeline|crisis line|squad|charity|research|policy|lines?|walk|essay|door|mission|bomber|bombing|bombers)
  (?:crisis|suicide) (?:line|lines|training)
  (?:bought|got|ordered|found|have|need) (?:a|the|some|my) rope (?:for|to (?:tie|climb|skip|fix|hold))
  (?:have|got|made) (?:a|my|the) plan (?:for (?:the|my|our|this|dinner|tonight)|to (?:save|travel|study|move|visit|learn|cook))
  (?:on|at|near) the (?:roof|balcony|bridge|cliff|platform) (?:fixing|painting|cleaning|watching|taking|having|with (?:a |my )?(?:coffee|friends|beer|family))
  not (?:eat|eaten|eating) (?:meat|gluten|dairy|sugar|carbs|lunch|breakfast|dinner|fish|pork|out|there|here|since (?:lunch|breakfast|noon|this morning))
  (?:give|giving|gave|given) up (?:sugar|smoking|coffee|alcohol|meat|gluten|chocolate|carbs|my (?:seat|car))
  (?:empty|alone) (?:room|house|flat|office|time|box|glass|fridge|seat|bottle|page|street)
  (?:computer|mobile|not) useless
`

/** A story or a lesson is being told; this speaks only for what is said of others or in quotes. */
export const stories =
  /\b(?:(?:in|of|on|watch\w*|read\w*|saw|finished|about|writing|wrote|write|seen|from) (?:the|a|an|that|this|my|her|his|another) (?:\w+ )?(?:movie|film|book|novel|show|series|season|episode|game|song|play|story|script|poem|documentary|opera|anime|manga|comic|act|drama|chapter)|the (?:\w+ )?(?:character|protagonist|hero|heroine|villain|chorus|lyrics?|novel|movie|film|book|song|butler|episode|play|detective)|in act (?:one|two|three)|(?:this|that) (?:song|movie|film|book))\b/

/** What a "not" may reach across: "not that I want to", but not "not okay, want to". */
const reach =
  '(?:have|had|having|any|ever|going|to|want|wants|wanted|wanting|feel|feeling|feels|felt|been|be|being|actually|really|truly|even|currently|at all|that|i|am|is|was|think|thinking|thought|thoughts?|of|about|plans?|planning|intention|intentions|intend|intending|desire|wish|urges?|seriously|would|will|could|try|trying|tried|a|the|my|say|saying|mean|or|acting|act|on|in|active|necessarily|actively|suicidal|kill|hurt|cut|myself|self|harm|harmed|die|he|she|they|done|do|my|life|end|ending|own|anymore|once|again|purposely|me|be|commit|considered|consider|attempt|attempted|idea|ideas|scared|afraid|worried|anything|like)'

/** Right before what was found. */
export const denials = new RegExp(
  `(?:^|[ ,."])(?:not|never|no|without|neither|nor|no longer|stopped|quit|denied|hardly)(?: ${reach}){0,7} ?$`,
)
/** "Cannot" and uncertainty deny nothing; nor does "not without" or a question why not. */
export const noDenials =
  /\b(?:can not(?! (?:kill|hurt|cut|imagine))|not sure|why (?:not|do|should|am|have|did|can|would)|no reason not|not (?:tell|told|know|promise|help|stop)|whether or not|or not)\b[^.]*$/

/** Long ago, and said so. */
export const pastCues =
  /\b(?:(?:years?|decades?|ages) ago|(?:long|lifetime) ago|back then|back in|back when|(?<!since |from )last year|in the past(?! (?:few|week|month|day|two|three|24|couple|year))|in my (?:teens|twenties|youth|childhood|past)|(?:in|around|until) (?:19|20)\d\d|(?:when|while|before) i was (?:an? |in |at |about |only |just |still |around )*(?:\d\d?|young|younger|little|small|kid|child|teen|teenager|student|college|school|high|university|nine|ten|eleven|twelve|[a-z]+teen|twenty|uni|boy|girl)|as an? (?:\w+ )?(?:kid|child|teen|teenager|adolescent|student|boy|girl)|growing up|those days)\b/

/** The very sentence says that it is not over. */
export const presentCues =
  /\b(?:now|again|still|today|tonight|lately|recently|these days|currently|right now|every day|this (?:week|month|morning|evening|year)|last (?:week|night)|yesterday|started|came back|coming back|all the time|days ago|relapsed?)\b/

/** "Now" and "still" that tell of safety. */
export const safeNow =
  /\b(?:(?:better|safe|okay|ok|fine|well|good|happy|clean|recovered|stable|faint|great|different|older|healthy|past it|behind me|\d\d|thirty|forty|fifty)(?: \w+)? now|now (?:i am |i feel |things are |life is )?(?:\w+ )?(?:better|safe|okay|ok|fine|well|good|happy|clean|recovered|stable)|(?:glad|happy|grateful|thankful|proud)(?: \w+){0,5} (?:still|alive|today|stayed|here|now)|i have a good life now|still (?:here|alive|standing)|still (?:comes?|think of it|remember|dream|have the scars))\b/g

/** Said within days of the event. */
export const latelyCues =
  /\b(?:yesterday|today|tonight|last (?:night|week|weekend|month)|this (?:morning|week|weekend|afternoon|evening|month)|(?:an hour|hours|minutes|days?|\w+ days|a week|a few weeks|\w+ weeks) ago|just now|earlier|the other (?:day|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** The writer speaks of now: "I want", "I keep", not "I wanted". */
export const speaksOfNow =
  /\bi (?:really |just |do |also |still |honestly |only )*(?:want|wish|need|am|have (?:been|wanted|felt|always|thought|had)|keep|feel|think|hope|plan|will|can not|might|intend|deserve|do not)\b/

/** What was found begins in the present, whoever says it. */
export const beginsNow = /^(?:want|wish|need|hope|hoping|wishing|ready|going|not want|i )\b/

/** "Used to" that governs what was found. */
export const usedTo = /\bused to(?: (?!i\b)\w+){0,4} ?$/

/** Who was named last decides whom the words are about. */
export const subjects =
  /\b(?:(i|me|my ?self|we|you)|((?:my|a|the|his|her|our|their|this|that|best|little|old|one|some)(?: \w+)? (?:mother|mom|mum|father|dad|brother|sister|son|daughter|child|kid|kids|children|husband|wife|partner|boyfriend|girlfriend|fiance|friend|friends|mate|cousin|uncle|aunt|nephew|niece|grandfather|grandmother|gran|grandma|grandpa|roommate|flatmate|colleague|coworker|boss|neighbou?r|teacher|student|patient|ex|girl|boy|guy|man|woman|lady|parents|family|dog|cat|plants?|character|butler|doctor)|he|she|they|him|(?:brother|sister|mother|father|mom|mum|dad|son|daughter|friend|girlfriend|boyfriend|soldier))|(people|patients|clients|someone|somebody|characters|who|ones))\b/g
