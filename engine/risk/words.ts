/** Lists that rules and idioms share; each may name another as `{list}`. */
export const words: { readonly [list: string]: string } = {
  killMe: `
    kill(ing)? (off )?my ?self | kill(ing)? me now | end(ing)? (my|this) (own |miserable )?life |
    tak(e|ing) my (own )?life | (hang|shoot|drown|poison|stab|off|neck|top|end|finish|rope|delete)(ing)? my ?self |
    commit(ting)? (suicide|unalive|die) | (die|dying) by suicide | slit(ting)? my (wrists?|throat) | catch the bus |
    (?<!\\b(an|the|drug|his|her|their|of|lethal|accidental|vitamin|sugar|heroin|about|from) )overdos(e|ing) |
    end(ing)? (it (all|now|for good)|things (for good|forever)|my (suffering|misery|existence|pain)) |
    (put(ting)? an end to|do away with|get(ting)? rid of|finish(ing)? off) (it all|my ?self|my life) |
    blow(ing)? my brains? out | bullet (in|through) my (head|brain) | throw(ing)? my ?self (off|under|in front|from|out) |
    jump(ing)? (to my death|(off|from|in front of|under) (of )?(a|the|this|that|my) {height}) |
    driv(e|ing) (my car )?(off|into) (a|the|oncoming) (bridge|cliff|tree|wall|river|traffic|lorry|truck)
  `,
  die: `
    die(?! (hard|for|laughing|of|on|alone|young|not)) | dying(?! (my|for|to|of|hair|alone|the)) | be dead | being dead |
    cease to exist | stop existing | not exist | (not|never) (wake|waking) up(?! (at|to|so|before|early|late)) |
    not be (alive|here any ?more) | be gone(?! (by|for|from|when|until|to)) | end it(?! (with|by|there|on|here|between|at|early|as))
  `,
  leans: `
    (thinking|think|thought|thoughts|dream|dreaming|imagin(e|ing)|fantasi[sz](e|ing)|obsessed) (of|about|with)? | considering | considered |
    contemplating | wanted | looking forward to | feel(ing)? like | prefer | might as well | not mind | urge to | tempted to | can not wait to |
    (nice|better|best|good|glad|fine|relief|comforting|peaceful) (to|if|with|about|by)
  `,
  small: `
    i | me | my | my ?self | it | this | that | to | just | so | really | only | would | could | might | will | if | when | and | be | been |
    is | was | am | were | in | all | up | more | than | now | again | already | ever | still | even | simply | maybe | kinda | honestly |
    literally | actually | also | very | much | too | badly | go | get | nice | easy | better | like | the | here | today | tonight |
    every | day | night | have | had | a | of | about | for | how | know | sure | going | off | from
  `,
  leaving: `
    end | leave | leaving | quit | exit | cancel | delete | pause | stop | my ?self from | me from | unsubscribe from | subscription to |
    session of | sign out of | get out of | exit from | log off | hate | done with | tired of
  `,
  living: `
    live | living | life | alive | be alive | being alive | stay alive | exist | existing | be here | being here | go on | going on |
    waking up | staying alive
  `,
  gone: `
    with ?out me | (if|when|once) i (was|were|am|is|had|just)? ?(gone|dead|not here|not around|never born|died|disappeared|ended it|killed my ?self)
  `,
  when: `
    tonight | today | tomorrow | right now | this (evening|morning|afternoon|weekend|week) | (on |this |next )?(mon|tues|wednes|thurs|fri|satur|sun)day |
    before (morning|they|she|he) | by (morning|tomorrow|then) | after (work|school|dinner) | in (an|one|a few|two) (hours?|minutes|days) | once (everyone|they|he|she)
  `,
  intend: `
    going to | about to | i will | plan(ning)? (to|on) | intend to | decided (to|on) | ready to | preparing to | i am
  `,
  pills: `
    (sleeping )?pills? | (sleeping )?tablets? | capsules | medication | medicine | paracetamol | tylenol | ibuprofen | aspirin | xanax | insulin | bottle | packet
  `,
  means: `
    pills | tablets | rope | gun | helium | blades? | razors? | charcoal | bullets?
  `,
  many: `
    all | every | too (many|much) | a lot | lots | (a|the) (whole|full|entire) (bottle|packet|pack|box) | a (bottle|handful|bunch|load) |
    so many | [0-9]{2,3} | ten | twelve | fifteen | twenty | thirty | forty | fifty | sixty | a hundred
  `,
  number: `
    [0-9]+ | two | three | four | five | six | seven | eight | nine | ten
  `,
  height: `
    bridge | roof | rooftop | building | cliff | balcony | window | trains? | bus | lorry | truck | cars? | traffic | tracks | platform
  `,
  skin: `
    arms? | wrists? | legs? | thighs? | skin | stomach | belly | hands? | body | hips? | forearms? | ankles?
  `,
  scared: `
    scared | afraid | frightened | terrified | worried
  `,
  hurts: `
    hits? | hitting | beats? | beating | slaps? | slapped | punch(es|ed)? | punching | kick(s|ed)? | kicking | chok(e|es|ed|ing) | strangle[sd]? |
    rape[sd]? | molest(s|ed)? | touch(es|ed)? | abuse[sd]? | abusing | hurts | hurting | burn(s|ed)? | grope[sd]? | push(es|ed)? | shove[sd]? |
    assaulted | grab(s|bed) | attack(s|ed) | threaten(s|ed) | stalk(s|ed) | force[sd]? | forcing | threw | pinned | dragged | shakes | shook | cornered
  `,
  strikes: `
    (hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|chok(e|es|ed|ing)|strangl(e|es|ed|ing)|attack(s|ed|ing)?|bites|bit) {struck} |
    (push|pushes|pushed|pushing|shov(e|es|ed|ing)|threw|throws|slam(s|med)|drag(s|ged)) {struck} (against|into (the|a|our)|down|over|across|to the (floor|ground)|so hard|out of the car) |
    grab(s|bed)? {struck} by
  `,
  struck: `
    (me|us|her|mum|mom|my (mum|mom|mother))(?! (at|to|up|in (a|the) (game|race|final|match)|by (a|one|two|ten)|with (a|the|his|her) ([a-z]+ )?(ball|snowball|pillow|towel|news|question|compliment)|on the (swing|swings|shoulder|back)|under the table))
  `,
  seers: `
    (the|my|our|his|her|their|both|all) ([a-z]+ )?(kids?|children|child|son|daughter|baby|toddler|twins|boys?|girls?|brothers?|sisters?|little ones?|year old)
  `,
  seenByChildren: `
    {harmer}( {doing})*( [a-z]+)? {strikes}( ,| [a-z0-9]+){0,8} {seers} |
    {seers}( [a-z]+){0,4} (saw|seen|sees|see|watch|watched|watching|hear|hears|heard|hearing|witnessed|witness|begged|begs|beg|stop|scared|afraid|terrified|scream|screamed|screaming|cry|crying|cried)( [a-z]+){0,5} {strikes} |
    {harmer}( {doing})* (broke|fractured|cracked|dislocated|knocked out) ([a-z]+ )?(of )?my (nose|ribs?|arm|jaw|wrist|tooth|teeth|fingers?|cheekbone|hand|leg|collarbone)(?! (at|in|playing|while|during|skiing|by accident)) |
    {harmer}( {doing})* (threw|throws|throwing)( [a-z]+){0,2} (plates?|glass|glasses|cups?|mugs?|bottles?|chairs?|things|stuff|knife|knives|pans?|furniture|phone|everything|objects|shoes?|dishes|books?) at (me|us|my)
  `,
  stalker: `
    he | she | they | ex | exes | (ex )?(husband|wife|boyfriend|girlfriend|partner|fiance) | bf | gf | stalker | man | guy | bloke | woman |
    stranger | someone | somebody | coworker | colleague | customer | client | classmate | coach | boss | neighbou?r | uncle | stepfather | stepdad
  `,
  fear: `
    {scared} | (frightens|scares|terrifies) me | not (feel )?safe | unsafe | in fear | police | restraining order | not (stop|leave me alone) |
    not dare | (told|asked|begged) (him|her|them) to (stop|leave|go away) | blocked (him|her|them) | (since|after|when) (we (broke up|split|separated|divorced)|i (left|dumped|broke up|ended it|moved out)|the (breakup|break up|divorce|split|separation))
  `,
  mine: `
    (my|our) ([a-z]+ )?(house|home|flat|apartment|door|work|workplace|office|job|school|gym|uni|college|street|building|window|place|classes) | home | work
  `,
  lurks: `
    turn(s|ed|ing)? up | show(s|ed|ing)? up | wait(s|ed|ing)? | park(s|ed|ing)? | sit(s|ting)? | stand(s|ing)? | lurk(s|ed|ing)? |
    driv(e|es|ing) | drove | walk(s|ed|ing)? | cycl(es|ing) | hang(s|ing)? (around|about)
  `,
  tracker: `
    (gps )?trackers? | tracking (device|app) | gps( device)? | air ?tags? | spyware | stalkerware | (spy|hidden) (app|cameras?)
  `,
  follows: `
    {stalker}~ (follows?|followed|following|stalks?|stalking) me~ (home|everywhere|work|again) |
    {stalker}~ (waits?|waiting|stands?|sits?) (for me )?outside my (house|flat|door|work|school)
  `,
  stalks: `
    (ex|stalker)( [a-z]+){0,6} (follow(s|ed|ing)?|stalk(s|ed|ing)?|track(s|ed|ing)?|spies on|spying on|harass(es|ed|ing)?) me |
    (ex|stalker)( [a-z]+){0,4} {lurks}~ (at|outside|near|by|in front of|to|past|across from|opposite|up and down) {mine} |
    {stalker}~ (keep|keeps|kept|constantly|always|not stop) (following|stalking|spying on|harassing) me(?! (back|on)) |
    {stalker}~ (tracks|tracking|monitors|monitoring|spies on|spying on|watches|watching) my (car|phone|location|movements|every move|house|flat|messages) |
    (followed|stalked|tracked|harassed) (home |around |everywhere )?by (my|an|the|some|a) ([a-z]+ )?{stalker} | {fear}( ,| [a-z0-9]+){0,4} {stalker}~ follow(s|ed|ing)? my car |
    (knows|found out|finds out) where i (live|work|park|sleep)( ,| [a-z0-9]+){0,8} {fear} |
    {stalker}~ (keep|keeps|kept|constantly|not stop) {lurks}~ (at|outside|near|by|in front of|to|past|across from|opposite|up and down) {mine} |
    {stalker}~ {lurks}~ (at|outside|near|by|in front of|past|across from|opposite) {mine} (every|each|all|most) (single )?(day|night|evening|morning|weekend)s? |
    {stalker}~ {lurks} (everywhere|wherever|(at )?every [a-z]+) i (go|am|work) |
    (follow(s|ed|ing)?|watch(es|ing)|stalk(s|ed|ing)?) (me|my car) (home|everywhere|around|about|from|to|all|wherever|again|and|in his|in her|,)( ,| [a-z0-9]+){0,8} {fear} |
    {fear}( ,| [a-z0-9]+){0,5} {stalker}~ (follow(s|ed|ing)?|watch(es|ing)|stalk(s|ed|ing)?) me(?! (on|back)) |
    {stalker}~ {lurks}~ (at|outside|near|by|in front of|past|across from|opposite) ({mine}|my [a-z]+)( ,| [a-z0-9]+){0,6} {fear} |
    {stalker}~ (put|puts|hid|hidden|placed|installed|planted|attached|stuck)~ {tracker}~ (in|on|onto|under|inside|into|to) my |
    (found|discovered|there is|there was)~ {tracker}~ (in|on|under|inside|into|to|hidden in|sewn into) my (phone|car|bag|coat|jacket|purse|handbag|backpack|laptop|pocket|bike|van|things)
  `,
  armed: `
    (got|has|holding) a (gun|knife|machete|axe) (and|help|he|she|outside) | (at|outside) (the|my) (door|house|window) with a (gun|knife|machete|axe) |
    (breaking|kicking|smashing) (down |in )?(the|my) (door|window) (help|please|he is|she is|he has|she has)
  `,
  doing: `
    has | had | is | are | was | were | just | keeps | keep | still | always | often | sometimes | started | used to | will | and
  `,
  harmer: `
    he | she | they | dad | daddy | papa | mum | mom | mummy | mommy | mother | (step)?father | stepdad | husband | wife | boyfriend | girlfriend | partner | ex | brother |
    sister | uncle | boss | man | men | someone | who | parents | in laws | carer | coach | teacher | neighbou?r | grandfather | grandpa |
    cousin | priest | roommate | flatmate | landlord | guy | boys | son
  `,
  infant: `
    (my|the|our|this) ([a-z]+ )?(baby|newborn|infant|twins)(?! (shower|weight|fat|name|bottle|rattle|clothes|gate|monitor|seat|food|bump|talk|brother|sister|dress|stuff|blanket|off|at|to|with|a|up|out(?! of)|in the (pool|water|air))) |
    (my|our) ([a-z]+|[0-9]+) (day|week|month)s? old(?! (puppy|kitten|dog|cat|phone|laptop|car))
  `,
  hurtsInfant: `
    (hurt(ing)?|shake|shook|shaking|smother(ing)?|suffocat(e|ing)|strangl(e|ing)|drown(ing)?|drop(ping)?|throw(ing)?|harm(ing)?|kill(ing)?|stab(bing)?|hit(ting)?|slap(ping)?) {infant} | (pillow|blanket|hand)s?~ over {infant}
  `,
  mayHurtInfant: `
    (want|wanted|going|will|might|would|urges?|thoughts?|thinking|images?|pictures?|imagin(e|es|ing)|visions?|flash|flashes|what if i|{scared})( [a-z]+){0,5} {hurtsInfant} |
    (want|wanted|urges?|thoughts?|thinking|imagin(e|es|ing)|might|{scared})( [a-z]+){0,3} (hurt|hurting|shake|shaking|smother|smothering|drop|dropping|throw|throwing|hit|hitting|drown|drowning) (her|him)( ,| [a-z]+){0,8} (days?|weeks?|months?) old |
    (want|wanted|going|will|might|what if i|{scared})( [a-z]+){0,4} do something (bad |awful |terrible |stupid )*to {infant}
  `,
  unmoved: `
    nothing(?! but) | no (love|bond|connection|joy) | numb | empty | dead inside | (detached|disconnected|distant|cut off) |
    not (any|much|a|the)?~ (love|bond|connection|anything|thing|joy)
  `,
  noBond: `
    (feel|felt|feeling)~ {unmoved}~ (for|from|to|towards?|about|with|(look|looking) at|hold|holding) {infant} |
    not feel~ (love|bond|bonded|connection|connected|attached|close|anything|joy|much)~ (for|to|towards?|about|with) ({infant}|my (son|daughter|child)) |
    {infant}( ,| [a-z]+){0,8} (feel|felt) (nothing(?! but)|numb|empty|dead inside) |
    (look at|hold|see)~ {infant}( son| daughter)?( and| i| ,)* (feel|felt) (nothing(?! but)|empty|numb) |
    (days?|weeks?|months?) old( ,| [a-z]+){0,4} (feel|felt) (nothing(?! but)|no love|numb|empty) (for|when|about|towards?) |
    (look at|hold|see) (him|her)( ,| [a-z]+){0,4} (nothing(?! but)|empty|numb)( ,| [a-z]+){0,5} (days?|weeks?|months?) old |
    (gave birth|(had|have) (my|our|a) baby|baby was born|c section)( ,| [a-z0-9]+){0,8} {weeps} |
    not( [a-z]+){0,2} (bond|bonding|bonded|connect) with {infant} |
    not (really |even |actually |truly )*(love|like|want) {infant}(?= (at all|any ?more|yet|[.,]|(and|but)\\b)|$) |
    (hate|resent|regret|regretting) (having |giving birth to )?({infant}|a baby) | (hate|regret) (being|becoming|having become) a (mum|mom|mother|dad|father|parent) |
    {infant}( is| are)?( [a-z0-9]+){0,4}( and| ,| but)+ i( just| can| could| do nothing but| can only)? {weeps} |
    since (the|giving|my|she|he|our)( [a-z]+)? (birth|was born|baby (came|was born|arrived))( ,| [a-z]+){0,3} {weeps} | {weeps}~~ since (the|giving) birth |
    wish~ (she|he|{infant}) (was|were|had) (never been|never|not been) born
  `,
  noHope: `
    (lost|given up) (all )?hope(?! (of|in|that)) | no hope (for (me|someone like me|people like me)|left) | no(body| one) can help me(?! (with|to)) |
    (what is|no|not see|see no|not know)~ (the )?point (of|in) (even |ever )?{aims}(?= (any ?more|[.,]|(and|if|when|i)\\b)|$) | the point any ?more(?= [.,]|$) |
    nothing (is |will |would )?(ever )?(going to )?(ever )?{mends}{isAll} | nothing ever (changes|improves|gets (any )?better|works out)(?= [.,]|$) |
    (it|things|this|life|everything|i) (is|are|am|will|would) (just |probably |simply )*(never|not ever) (going to )?(ever )?({mends}|be (happy|normal)( again)?){isAll} |
    (it|things|life) (just |simply )*never (gets?|got) (any )?better{isAll} | (it|things|this|life) (is|are|will) not (going to )?get (any )?better{isAll} |
    not (see|think|believe|imagine)( [a-z]+){0,4} (get|gets|getting) (any )?better{isAll} |
    nothing i (do|try|say) (ever )?(makes? (a|any) difference|works|helps|matters|changes anything|is (ever )?(good )?enough){isAll} |
    nothing (will|can|is going to) (ever )?(help|fix|save) (me|this)( now)?{isAll} | what is the use( (of|in) {aims})?( any ?more)?(?= [.,]|$) |
    i am (so |just |completely |really )*done with (everything|it all|all of (it|this)){isAll} | no light at the end | (all hope is|hope is all|i have no hope) ?(gone|lost)?{isAll} |
    why do i (even|still) (even )?(bother|try)( any ?more)?(?= [.,]|$) | stuck like this (forever|for ever|for good) |
    no way (out|forward) (for me|of (this|it|here)|any ?more){isAll} | (there is|i see|see|i have|find|with) no way out(?= [.,]|$) |
    not (see|find|know) (a|any|the|my) way (out|forward)( (of|from) (this|it|here))?{isAll} |
    (given|giving|give|gave) up on (everything|it all|all of it|life itself|the future){isAll} | (given|giving|give|gave) up on my ?self |
    i have (just |completely |basically |already )*given up(?= [.]|$) | i (have )?stopped (trying|hoping)(?= [.,]|$) |
    nothing (left|ahead|waiting)( in life)? (for|of) me | i have nothing left(?= (to (give|live for|lose|offer)|in me|[.,])|$) | nothing to look forward to{isAll} |
    (none of (it|this)|nothing) (really |even )*matters( to me)?( any ?more)?(?= [.,]|$) | everything (is|feels|seems) (so |just |completely |totally )*(pointless|hopeless|meaningless|futile) |
    my life (is|feels) (basically |all |so |completely |just )*(over|pointless|hopeless|meaningless){isAll} | it (is|feels) all (so )?(pointless|hopeless|meaningless) |
    i (feel|am feeling|have felt)( [a-z]+){0,2} hopeless{isAll} | i am (just |completely )*(beyond (help|saving|repair)|past saving|a lost cause){isAll} |
    not (see|imagine|picture|have)~ future (for (me|my ?self)|with me in it|any ?more)
  `,
  aims: `
    any of (it|this) | it all | all (of )?(it|this) | anything | everything | trying | me | my life | getting up | carrying on | going on
  `,
  mends: `
    (get|getting) (any )?(better|easier) | change | improve | be (okay|ok|alright|all right|fine|good) again | be (okay|ok|alright|all right|fine)
  `,
  isAll: `
    (?= (for me|any ?more|no matter|[.,]|(and|but|now|again|i)\\b)|$)
  `,
  weeps: `
    (cry|cried|am crying|have been crying|sob) (all (day|the time|night)|every (single )?(day|night)|constantly|non ?stop|from morning|so much) | not stop crying | all i do is cry
  `,
  loved: `
    (my|our|his|her|their|the|this|that|a) ([a-z]+ )?{relation} | he | she | they | dad | mum | mom
  `,
  relation: `
    friend | friends | boyfriend | girlfriend | husband | wife | partner | ex | son | daughter | kids? | child | brother | sister | mum | mom |
    mother | dad | father | cousin | nephew | niece | roommate | flatmate | girl | boy | student | colleague | grandson | granddaughter |
    grandma | grandpa | uncle | aunt | classmate | teenagers? | teen | pupils? | stepson | stepdaughter | fiance | mate | ([a-z]+|[0-9]+) year old
  `,
  wounds: `
    cut | cuts | cutting | burn | burns | burning | burned | hurt | hurts | hurting | scratch | scratches | scratching | harm | harms | harming |
    harmed | hit | hits | hitting | injure | injures | injuring | bites | biting
  `,
  oneself: `
    himself | herself | themsel(f|ves)
  `,
  inDanger: `
    {loved} (has |have )?(is|are|been|was|started|keeps) (been |secretly )*(cutting(?! (paper|the|a|his|her|their|hair|down|back|out|up|off|it|into|class|classes|school|corners|grass|vegetables|cake|bread|fabric|glass|wood))|purging|starving|overdosing)
  `,
  selfHarms: `
    {loved}( [a-z0-9]+){0,5} (?<!\\b(on|about|for|against) )(selfs? (harms|harming|harmed|injures|injuring|mutilates|mutilating)|selfharm(s|ed|ing)|selfinjur(es|ing)) |
    {loved}( [a-z0-9]+)? self (harm|injure|mutilate)(?! (policy|training|course|book|awareness|team|lead)) |
    {loved}( [a-z]+){0,6} (his|her|their) self (harm|harming|injury)(?! (policy|training|course|book|awareness|team|lead)) |
    {loved}~ (bangs|banging|hits|hitting|smashes|smashing) (his|her|their) (own )?head (against|into) |
    {loved}~~ {wounds} {oneself}~ (on purpose|deliberately|intentionally|to cope|in secret|with (a|an|the|his|her) (blade|razor|knife|lighter|scissors|needle|compass)) |
    {loved}( [a-z0-9]+){0,3} (is|been|keeps|started|starts) (hurting|harming|cutting|injuring|scratching|burning|hitting) {oneself} |
    {loved}~~ (deliberately|purposely|intentionally|secretly) {wounds} ({oneself}|(his|her|their) {skin}) |
    {loved}~~ (cuts|cutting|harms|harming|scratches|scratching) {oneself} (again|until|when (she|he|they|i|we)|at (night|school)|every|because) |
    {loved}~~ (cuts|cutting|slices|slicing) (his|her|their) (own )?(arms?|wrists?|thighs?|legs|forearms?)
  `,
  victim: `
    him | her | them | someone | somebody | people | everyone | the baby | my ([a-z]+ )?(boss|wife|husband|baby|son|daughter|kids|children|mother|father|mum|mom|dad|ex|brother|sister|neighbou?r|boyfriend|girlfriend|partner|family|teacher|parents)
  `,
}
