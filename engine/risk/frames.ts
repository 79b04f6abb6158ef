/**
 * What takes danger out of words, read on the words of `readWords`: stories, denials, the past,
 * other people. Each is narrow on purpose: where none fits, the rule stands.
 */

/** A story or a lesson is being told; this speaks only for what is said of others or in quotes. */
export const stories =
  /\b(?:(?:in|of|on|watch\w*|read\w*|saw|finished|about|writing|wrote|write|seen|from) (?:the|a|an|that|this|my|her|his|another) (?:\w+ )?(?:movie|film|book|novel|show|series|season|episode|game|song|play|story|script|poem|documentary|opera|anime|manga|comic|act|drama|chapter)|the (?:\w+ )?(?:character|protagonist|hero|heroine|villain|chorus|lyrics?|novel|movie|film|book|song|butler|episode|play|detective)|(?:my|the|this|his|her|a|our) (?:\w+ )?(?:novel|film|movie|book|play|show|series|episode|chapter|scene|story|script|game|opera|poem|comic|exhibit|museum) (?:opens|ends|begins|starts|is|was|shows|features|has|follows)|in act (?:one|two|three)|(?:this|that) (?:song|movie|film|book))\b/

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
  /\b(?:(?:years?|decades?|ages) ago|(?:years?|decades?) since (?:my|the|i (?:last|stopped))|(?:long|lifetime) ago|back then|back in|back when|(?<!since |from )last year|in the past(?! (?:few|week|month|day|two|three|24|couple|year))|in my (?:early |late |mid )?(?:teens|twenties|thirties|forties|youth|childhood|past|first marriage)|in (?:high school|middle school|secondary school|primary school|sixth form|college|uni|university|grad school|the (?:seventies|eighties|nineties|army))|once upon a time|that was (?:before|the (?:year|summer|winter|time)|a (?:different|dark|long))|before (?:lithium|therapy|treatment|medication|rehab|recovery|i (?:met|had|found|got|started|moved|came)|my (?:daughter|son|children|kids|wife|husband))|(?:all )?behind me|(?:i have|i am|fully|have) recovered|(?:thoughts?|urges?|feelings?|those|these|they)(?: (?:are|have|is|has|were))? (?:now )?(?:gone|stopped|disappeared|passed|faded|a thing of the past)|(?:glad|happy|relieved|grateful|thankful) (?:that )?(?:it is|that is|this is|it|those days are)(?: all)? (?:over|past|behind)|(?:years?|decades?) (?:in|of|into) (?:my )?(?:recovery|sobriety)|(?:have not|had not|not)(?: [a-z]+){0,6} (?:in|for|since) (?:(?:many|several|some|over|[a-z0-9]+) )?(?:years|decades)|(?:old|younger|former) (?:me|self(?! (?:harm|injur)))|survived|(?:in|around|until) (?:19|20)\d\d|(?:when|while|before) i was (?:an? |in |at |about |only |just |still |around )*(?:\d\d?|young|younger|little|small|kid|child|teen|teenager|student|college|school|high|university|nine|ten|eleven|twelve|[a-z]+teen|twenty|uni|boy|girl)|as an? (?:\w+ )?(?:kid|child|teen|teenager|adolescent|student|boy|girl)|growing up|those days)\b/

/** The very sentence says that it is not over. */
export const presentCues =
  /\b(?:now|again|still|today|tonight|lately|recently|these days|currently|right now|this (?:week|month|morning|evening|year)|last (?:week|night)|yesterday|started|came back|coming back|days ago|relapsed?)\b/

/** "Now" and "still" that tell of safety. */
export const safeNow =
  /\b(?:(?:better|safe|okay|ok|fine|well|good|happy|clean|recovered|stable|faint|great|different|older|healthy|past it|behind me|over|place|gone|\d\d|thirty|forty|fifty)(?: \w+)? now|still (?:have|has|get|gets|had)(?: \w+){0,2} (?:bad dreams|nightmares|scars|flashbacks|bad days)|now (?:i am |i feel |things are |life is )?(?:\w+ )?(?:better|safe|okay|ok|fine|well|good|happy|clean|recovered|stable)|(?:glad|happy|grateful|thankful|proud)(?: \w+){0,5} (?:still|alive|today|stayed|here|now)|i have a good life now|(?:help|love|live|laugh|teach|work|enjoy|draw|run|eat|write)(?: \w+){0,4} (?:now|today)|still (?:here|alive|standing)|still (?:comes?|think of it|remember|dream|have the scars))\b/g

/** Said within days of the event. */
export const latelyCues =
  /\b(?:yesterday|today|tonight|last (?:night|week|weekend|month)|this (?:morning|week|weekend|afternoon|evening|month)|(?:an hour|hours|minutes|days?|\w+ days|a week|a few weeks|\w+ weeks) ago|just now|earlier|the other (?:day|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** The writer speaks of now: "I want", "I keep", not "I wanted". */
export const speaksOfNow =
  /\bi (?:really |just |do |also |still |honestly |only )*(?:want|wish|need|am|have (?:been|wanted|felt|always|thought|had)|keep|feel|think|hope|plan|will|can not|might|intend|deserve|do not)\b/

/** What was found begins in the present, whoever says it. */
export const beginsNow =
  /^(?:want|wish|need|hope|hoping|wishing|ready|going|not want|i (?:do|am|will|can|want|have|keep|need))\b/

/** "Used to" that governs what was found. */
export const usedTo = /\bused to(?: (?!i\b)\w+){0,4} ?$/

/** Who was named last decides whom the words are about. */
export const subjects =
  /\b(?:(i|me|my ?self|we)|((?:my|a|the|his|her|our|their|this|that|best|little|old|one|some)(?: \w+)? (?:mother|mom|mum|father|dad|brother|sister|son|daughter|child|kid|kids|children|husband|wife|partner|boyfriend|girlfriend|fiance|friend|friends|mate|cousin|uncle|aunt|nephew|niece|grandfather|grandmother|gran|grandma|grandpa|roommate|flatmate|colleague|coworker|boss|neighbou?r|teacher|student|pupils?|teenager|teen|stepson|stepdaughter|year old|patient|ex|girl|boy|guy|dude|bloke|lad|man|woman|lady|parents|family|dog|cat|plants?|character|butler|doctor)|he|she|they|him|(?:brother|sister|mother|father|mom|mum|dad|son|daughter|friend|girlfriend|boyfriend|soldier))|(people|patients|clients|someone|somebody|characters|women|men|children|girls|boys|others|everyone|everybody|millions|thousands|players|teams?|guys|folks|humans|humanity|animals|anyone|anybody|nobody))\b/g

/** "You" right before the words: someone is spoken to, unless asked whether they know the feeling. */
export const addressed =
  /(?<!\b(?:love|hate|told|tell|telling|thank|sorry|miss|for|to|with|from|of|leave|without|than|do|does|did|have|ever|can|how|when|asked|promised|need|let|show|showed) )you (?:(?:really|just|do|not|also|still|might|may|would|will|are|were|have|had|feel|like|want|think|feeling|can|could|should|going|to|about|thinking|considering|of|already|that|ever|actually|were|if|deserve|contemplating|need|must) ?){0,5}$/

/** Right after what was found. */
export const deniedAfter =
  /^ ?(?:thoughts? |is a sin )?(?:is|was|are|were|would be|will be|has|would|should)(?: \w+)? (?:not|never)\b(?! (?:\w+ ){0,2}(?:bad|scary|wrong|far|terrible|painful|so)\b)|^ ?(?:is|are) (?:no|a permanent|a terrible|a bad|a selfish|selfish|wrong|against|preventable)\b/

/** The words are sung, printed or said by a text, right before what was found. */
export const recited =
  /\b(?:lyrics?|chorus|verse|refrain|line|quote|title|caption|slogan|shirt|tattoo|song|poem|poster|meme|sings?|singing|sang|raps?|rapping)(?: \w+){0,3} (?:go|goes|going|say|says|said|is|was|reads?|called|like|about|titled|named)(?: \w+){0,2} ?,? ?"? ?$/

/** A question about someone known by name. */
export const asksOfAnother =
  /\b(?:how|why|when|where|who|did) (?:did |does |do |didnt )?(?:the )?(?!(?:my|i|he|she|they|we|you|his|her|our|this|that|people|someone|do|does|did|can|could|should|would|will|to)\b)\w+(?: \w+){0,3} ?$/

/** A feeling the writer knows and asks others about. */
export const sharedFeeling =
  /\b(?:(?:do|does|did|have|has) (?:you|any ?(?:one|body)|some ?(?:one|body)|people) (?:guys |also |else |just |really |even )*(?:ever|sometimes|also|else|feel|felt|get|want|wish)|ever (?:feel|felt|get|wish|want|just)|you know (?:when|that feeling)|that feeling when|when you)\b/
