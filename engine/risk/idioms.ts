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
  (?:die|dye|dying|dyeing) (?:my|your|his|her|their|our|the|some) (?:[a-z]+ )?(?:hair|beard|eyebrows|eyelashes|nails|jeans|shirt|dress|clothes|wool|yarn|fabric|eggs)
  die and (?:respawn|reload|start over|try again)|roll(?:ed|ing)? a die|die cast
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
  (?:beat|beats|beating) me (?:at (?:chess|cards|tennis|golf|mario|fifa|everything|[a-z]+ing|his|her|the game|scrabble|my own game)|in (?:the|a|every) (?:race|game|final|match|contest|argument|quiz|vote)|to (?:the|it)|by (?:a|one|two|[0-9]+|ten|five))
  hits? me (?:up|that (?:i|this|it|we)|how|hard that|with (?:the|a|an|some) (?:question|bill|news|fee|fine|compliment|invoice|idea))
  (?:it|this|that|reality|news|grief|truth|sadness|loss|song|book|memory|memories|realisation|realization|smell|thought|wave|tiredness|sleep|anxiety|depression|virus|flu|fever)(?: (?:really|just|finally|suddenly|always|then))? hits? me
  kill(?:ing)? me now
  (?:want|need|needs|like|prefer|looking for) (?:someone|anyone|somebody|a (?:therapist|person|man|woman|counsell?or)) (?:who|that) (?:(?:always|just|only) )?(?:pushes|rushes|judges|lectures|hurries) (?:me|people|clients)(?! (?:down|against|off|over|to the|into|out))
  (?:push|pushed|pushes|threw|throws|dragged|chased|kicked) me (?:in|into) (?:the|a) (?:pool|water|lake|snow|sea|river|mud|dance floor|spotlight)
  (?<!\\bi )can (?:all )?(?:go |just )*jump (?:off|in|into) (?:a|the) [a-z]+
  hits? me with (?:a|the|his|her|their) (?:pillow|snowball|balloon|water balloon|ball|spoon|toy|cushion|nerf|frisbee|stick of|bill|news)
  (?:relationship|marriage|engagement|contract|call|lease|affair|friendship|meeting|subscription|him|her|boyfriend|girlfriend)(?: [a-z]+){0,6} end(?:ing)? (?:it|things)
  (?:want|wanna|going|love|like|wish|need)(?: [a-z]+)? (?:to )?die (?:when|every time|whenever) (?:he|she|they|my boss|someone) (?:says|tells|sings|dances|posts|brings up)
  (?:even |as if |like )(?:with |there (?:is|was|were) |someone (?:held|put|holding) )?a gun to my head
  kick(?:s|ed|ing)? (?:me|him|her|us|them) (?:out|off|when i am down)
  push(?:es|ed|ing)? me (?:to|forward|harder|towards|out of my comfort zone|into (?:a|this|that|[a-z]+ing))
  beat(?:s|en)? me to [a-z]+
  (?:joke|meme|topic|story|song|horse)(?: [a-z]+){0,3} beaten to death
  pull(?:ed|ing)? the trigger (?:and|asap|already|soon)
  stop existing on
  (?:toddler|baby|two year old|three year old|ball|puppy|kitten|cat|dog|branch|door)(?: [a-z]+){0,2} (?:hit|hits|kicked|kicks|bit|bites|punched|slapped|scratched|pushed|headbutted|attacked) me
  rather die than (?!live|stay|go (?:back|on|through)|be (?:here|alive)|keep|continue|exist|suffer|face|spend another|do (?:this|another)|wake|carry)
  (?:would|could) (?:literally |gladly |happily |totally )?(?:jump (?:in front of|off) (?:a|the) [a-z]+|walk in front of (?:a|the) [a-z]+|take a bullet|die) (?:for|to (?:see|get|meet|have|be at))
  (?:die|died|dies|dying) (?:a (?:little|bit)(?: (?:inside|each|every))?|inside)
  stab(?:bed|s|bing)? (?:me|him|her|us|them|you) in the back
  (?:boss|teacher|coach|manager|professor|editor|landlord|agent|hairdresser|dentist|trainer) (?:is going to|will|would|might|is about to) (?:actually |literally |absolutely |probably |so |just )*kill me
  (?:wife|husband|mum|mom|mother|father|dad|sister|brother|friend|flatmate|roommate|girlfriend|boyfriend|he|she|they|parents) (?:is going to|are going to|will|would|might|is about to) (?:actually |literally |absolutely |probably |so |just )*kill me (?:(?:when|if|once) (?:she|he|they) (?:see|sees|hear|hears|read|reads|notice|notices|taste|tastes)|(?:for|over) (?:the|this|that|forgetting|eating|losing|breaking|spending|buying|being late|not (?:calling|texting|cleaning)))
  (?:that|this|it|which|he|she|you|they|work|school|exams?|inbox|emails?|meetings?|mondays?|traffic|kids|commute|video|song|cringe|joke)(?: [a-z]+){0,2} (?:makes|make|made|making) me want to (?:die|kill my ?self|jump (?:off|out)[a-z ]{0,16})(?= (?:a little|lol|lmao|haha|laughing|of (?:cringe|embarrassment|boredom)))
  (?:commit(?:s|ted|ting)?|(?:political|social|career|commercial|professional|academic|brand|ritual|egg)) suicide(?= (?:for|in|by (?:voting|releasing)|to (?:the|say|do|go)))
  (?:political|social|career|commercial|professional|academic|brand|financial|economic) suicide
  (?:it is|is|would be|that is) suicide to
  (?:laptop|phone|computer|printer|car|fridge|boiler|washing machine|toaster|tv|router|tablet|plant|goldfish|hard drive)(?: [a-z]+){0,2} (?:committed suicide|killed itself|died on me|wants to die|is dying)
  (?:a|another|the) slap in the face
  overdos(?:e|ed|ing) (?:on|of) (?:christmas|cute|news|twitter|instagram|podcasts|exercise|work|pizza|cookies|cheese|sushi)
  (?:a|complete|total|utter|absolute) overdose of
  suicides? (?:drills?|sprints?|runs?|squeeze|king|doors?|wings?|burger)
  kill(?:s|ed|ing)?(?: (?:a|an|the|my|this|that|all|some|these|those|any))?(?: [a-z]+)? (?:process|processes|thread|task|job|server|program|app|apps|tab|script|weeds?|ants?|mosquito(?:es)?|fly|flies|spiders?|bugs?|mould|mold|germs|bacteria|boss (?:fight|in)|zombies?|dragon|monsters?|enem(?:y|ies)|npcs?|plants?|sourdough|houseplants?|conversation|appetite|buzz|joke|romance|momentum|python|lights)
  (?:shoot|shot|shooting)(?: [a-z]+){0,2} (?:photos?|pictures?|portraits?|film|video|hoops|baskets|pool|wedding|clips?|scene)
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
  follow(?:s|ed|ing)? (?:me|her|him|them|my ex|each other)(?: [a-z]+){0,2} on (?:instagram|insta|ig|facebook|fb|twitter|x|tiktok|spotify|strava|snapchat|linkedin|threads|tumblr|youtube|bluesky|mastodon|socials?|social media|there|here)
  (?:cat|dog|puppy|kitten|toddler|duck|ducks|chicken|chickens|hen|sheep|goat|lamb|little one|baby|moon|song|smell)(?: [a-z]+){0,2} (?:follow|follows|followed|following) me(?: [a-z]+)?
  (?:cut|cuts|hurt|hurts|injured|burned|burnt|burns|scratched) (?:himself|herself|themselves|themself)(?: [a-z]+)? (?:playing|laughing|lifting|moving|carrying|shaving|falling|cooking|baking|chopping|slicing|running|skiing|climbing|skating|gardening|dancing|jumping|at (?:[a-z]*ball|gymnastics|hockey|judo|rugby|swimming|practice|training|work|the gym|pe|(?:the|a) (?:[a-z]+ )?(?:park|pool|playground|rink|pitch|match|game|party))|while [a-z]+ing|off|on (?:a|an|some|broken|the (?!{skin}|face|head|neck))|in (?:a|the) (?:game|match|fall|kitchen|playground)|by accident|accidentally|when (?:he|she|they) (?:fell|tripped|slipped|crashed|landed))
  (?:accidentally|by accident) (?:cut|hurt|burned|burnt|hit|scratched|injured) (?:himself|herself|themselves|themself)
  burn(?:s|ed)? (?:himself|herself|themselves|my ?self) (?:a|an|some) (?:playlist|cd|dvd|copy|disc)
  self (?:harm|injury) (?:policy|policies|training|awareness|guidelines?|courses?|workshops?|leaflets?|statistics|research)
  (?:policy|policies|training|courses?|workshops?|papers?|essays?|thesis|talk|books?|article|leaflets?|guidelines?|lecture|seminar) (?:on|about|for|against) (?:[a-z]+ )?self (?:harm|harming|injury)
  (?:escape room|maze|car park|parking|plot|level|building|museum|labyrinth|puzzle|corn field|ikea)(?: [a-z]+){0,4} way out
  (?:threw|throws|throwing|throw|tossed|tosses) me (?:an?|the|some|my) (?!punch|against)
  push(?:es|ed|ing)? me on (?:the|a|my) (?:swings?|sled|sledge|bike|scooter|trolley|wheelchair)
  (?:waits?|waiting|waited|stands?|standing) (?:for me )?outside my (?:house|flat|door|work|school|office) to (?:walk|drive|take|pick|bring|congratulate|give)
  grow(?:ing)? up so (?:fast|quickly)
  kick(?:s|ed|ing)? me under the table
`
