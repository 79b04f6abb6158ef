/** Lists that rules and idioms share, an alternative a line; each may name another as `{list}`. */
export const words: { readonly [list: string]: string } = {
  killMe: `
    kill(?:ing)? (?:off )?my ?self | kill(?:ing)? me now |
    end(?:ing)? (?:all of )?(?:my|this) (?:own |miserable |stupid )?life |
    tak(?:e|ing) my (?:own )?life | hang(?:ing)? my ?self | shoot(?:ing)? my ?self |
    drown(?:ing)? my ?self | poison(?:ing)? my ?self | stab(?:bing)? my ?self |
    suffocat(?:e|ing) my ?self | end(?:ing)? my ?self | off(?:ing)? my ?self |
    neck(?:ing)? my ?self | top(?:ping)? my ?self | (?<!\\b(?:an|the|drug|his|her|their|of|lethal|fatal|accidental|vitamin|sugar|opioid|heroin|about|from) )overdos(?:e|ing) |
    commit(?:ting)? suicide | (?:die|dying) by suicide | slit(?:ting)? my (?:wrists?|throat) |
    bleed(?:ing)? out | catch the bus | end(?:ing)? it all | do away with my ?self | bump(?:ing)? my ?self off |
    end(?:ing)? (?:things|it) (?:for good|forever|once and for all|myself) |
    end(?:ing)? my (?:suffering|misery|existence|pain|story) |
    put(?:ting)? an end to (?:it all|my life|everything|my ?self|my (?:pain|suffering|misery)) |
    finish(?:ing)? my ?self(?: off)? | get(?:ting)? rid of my ?self | tak(?:e|ing) my ?self out |
    blow(?:ing)? my brains? out | eat(?:ing)? a bullet | bullet (?:in|through) my (?:head|brain|skull) |
    jump(?:ing)? to my death | throw(?:ing)? my ?self (?:off|under|in front|from|out|into) |
    jump(?:ing)? (?:off|from|in front of|under|onto) (?:of )?(?:a|the|this|that|my) {height} |
    finish(?:ing)? (?:off )?my (?:own )?life | die by my own hands? | end(?:ing)? (?:my own )?existence |
    let(?:ting)? my ?self (?:die|starve) | quit(?:ting)? (?:on )?life | exit(?:ing)? (?:this )?life |
    self delet(?:e|ing) | delet(?:e|ing) my ?self(?! from) | game end(?:ing)? my ?self | rop(?:e|ing) my ?self |
    yeet(?:ing)? my ?self (?:off|into|out|from) | log(?:ging)? off (?:of )?(?:life|forever|permanently) |
    commit(?:ting)? (?:unalive|not alive|die|toaster bath) | toaster bath | take the easy way out |
    walk(?:ing)? into (?:the )?(?:sea|ocean|river|traffic) (?:and|until) |
    driv(?:e|ing) (?:my car )?(?:off|into) (?:a|the|it|this|oncoming) ?(?:bridge|cliff|road|tree|wall|river|traffic|lorry|truck)?
  `,
  height: `
    bridge | roof | rooftop | building | cliff | balcony | window | train | trains | bus |
    lorry | truck | car | cars | traffic | tracks | platform | car park | parking garage |
    overpass | ledge | tower
  `,
  when: `
    tonight | today | tomorrow | right now |
    this (?:evening|morning|afternoon|weekend|week) |
    (?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day |
    before (?:morning|the weekend|monday|christmas|they|she|he) |
    by (?:morning|tomorrow|monday|then|the (?:morning|weekend|end of)) |
    after (?:work|school|dinner|this|the) |
    in (?:an|one|a few|two) (?:hour|hours|minutes|days) | soon as |
    once (?:everyone|they|he|she) | in the morning
  `,
  intend: `
    going to | about to | i will | i shall | plan(?:ning)? (?:to|on) | intend(?:ing)? to |
    decided to | decided on | ready to | prepar(?:ed|ing) to | have to | determined to |
    i am
  `,
  pills: `
    pills? | tablets? | capsules | medication | medicine | paracetamol | tylenol | ibuprofen |
    aspirin | acetaminophen | benzos | xanax | insulin | antidepressants | bottle | packet |
    packets | box
  `,
  many: `
    all | every | too many | too much | a lot | lots |
    a (?:whole |full )?(?:bottle|packet|pack|box|handful|bunch|load|ton) |
    the (?:whole|entire|rest|full) | so many | over ?[0-9]{2,} | [0-9]{2,3} | ten | twelve |
    fifteen | twenty | thirty | forty | fifty | sixty | a hundred
  `,
  skin: `
    arms? | wrists? | legs? | thighs? | skin | stomach | belly | hands? | body | hips? |
    forearms? | ankles?
  `,
  harmer: `
    he | she | they | dad | daddy | mum | mom | mother | father | stepfather | stepdad |
    stepmother | husband | wife | boyfriend | girlfriend | partner | ex | brother | sister |
    uncle | boss | fiance | fiancee | man | men | someone | somebody | who | parents | in laws | carer | coach |
    teacher | neighbou?r | grandfather | grandpa | grandmother | cousin | priest | pastor | step ?(?:dad|father|mother|mum|mom|brother) |
    roommate | flatmate | landlord | nurse | aunt | auntie | manager | guy | guys | boys | son | they all | pimp | girls
  `,
  gone: `
    with ?out me |
    if i (?:just |simply |would )?(?:stopped (?:breathing|existing|living)|ceased|vanished|ended it|killed my ?self|was no longer here|were no longer here) |
    (?:if|when|with me) ?(?:i )?(?:was|were|am|is)? ?(?:gone|dead|not here|not around|not alive|never born) |
    if i (?:died|disappeared|left this|never existed|did not exist|was not (?:here|alive|around))
  `,
  soon: `
    tonight | tomorrow | today | this (?:evening|morning|afternoon|weekend) |
    (?:mon|tues|wednes|thurs|fri|satur|sun)day | once (?:everyone|they|he|she)[a-z ]{0,24} |
    after (?:work|dinner|school) | by (?:morning|monday|then)
  `,
  poison: `
    pills? | tablets? | capsules | medication | medicine | paracetamol | tylenol | ibuprofen |
    aspirin | acetaminophen | benzos | xanax | insulin | antidepressants | bleach | alcohol | vodka |
    antifreeze | carbon monoxide | helium | blood | poison | morphine | fentanyl | valium | sertraline |
    prozac | advil | melatonin | benadryl | nyquil | ambien | rat poison | mg | milligrams | grams
  `,
  loved: `
    (?:my|our|his|her|their|the|this|that|a|neighbou?rs)(?: [a-z]+){0,2}? {relation} | he | she | they |
    dad | mum | mom | someone i (?:know|love|care about|live with) | bestie
  `,
  relation: `
    friend | friends | mate | bf | gf | boyfriend | girlfriend | husband | wife | partner | ex | son |
    daughter | kid | kids | child | brother | sister | mum | mom | mother | dad | father | cousin |
    nephew | niece | roommate | flatmate | girl | boy | guy | student | colleague | coworker |
    grandson | granddaughter | grandma | grandpa | neighbou?r | uncle | aunt | teacher | classmate |
    fiance | fiancee | housemate | stepson | stepdaughter | bestie
  `,
  small: `
    i | me | my ?self | it | this | that | to | just | so | really | only | would | could | might |
    will | if | when | and | be | been | is | was | am | were | in | all | up | more | than | now | again |
    already | ever | still | even | simply | maybe | kinda | honestly | literally | actually | also |
    very | much | too | badly | desperately | go | get | nice | easy | easier | better | like | the |
    happy | here | today | tonight | every | day | night | have | had | a | relief | quiet | quietly |
    peacefully | soon | way | idea | thought | of | about | lot | for
  `,
  desire: `
    want | wants | wanted | wanting | wanna | wish | wished | hope | hoping | pray | prayed | praying | need |
    beg | begging | crave | craving | long | longing | rather | prefer | ready | thinking (?:of|about) |
    think (?:of|about) | thought (?:of|about) | thoughts (?:of|about) | considering | considered |
    contemplating | contemplated | dream(?:ing)? (?:of|about) | dreamt (?:of|about) |
    fantasi[sz](?:e|ing) (?:of|about) | imagin(?:e|ing) | obsess(?:ed|ing) (?:with|over|about) |
    looking forward to | love to | feel(?:ing)? like | deserve | deserves | might as well |
    may as well | not mind | urge to | urges to | tempted to | cannot wait to | can not wait to |
    (?:nice|lovely|wonderful|beautiful|better|easier|best|good|glad|happy|okay|fine|relief|comforting|peaceful) (?:to|if|with|about|by)
  `,
  deadSelf: `
    dying(?! (?:my|for|to|of (?:laughter|boredom|heat)|hair|alone|the)) |
    die(?! (?:hard|for|laughing|of|on|alone|young|in (?:peace|battle|the game)))| be dead | being dead |
    (?:not|never) (?:be|being) (?:here|alive|around)(?= [.,]|$| (?:any ?more|any longer|at all|anymore)) |
    (?:not|never) (?:to )?(?:exist|existing|waking up(?! (?:at|to|so|before|early|late))|wake up(?! (?:at|to|so|before|early|late))|live any ?more|have been born) |
    cease to exist | {killMe} |
    end(?:ing)? (?:it|things)(?! (?:with|between|there|on|early|off|amicably|well|nicely|by|at|in|for|as|up|like|so|peacefully|properly|quickly|before the)) |
    (?:get|be|got|getting|being) (?:hit|run over|shot|struck|killed) (?:by|on)(?: [a-z]+){0,2} (?:car|bus|train|truck|lorry|lightning|stranger|something|way)
  `,
  mindSays: `
    my (?:brain|mind|head|thoughts?|inner voice|anxiety|depression|illness|demons)(?: (?:is|are|keeps?|just|always))* (?:goes|go|going|says?|saying|tells?|telling|screams?|screaming|whispers?|whispering|chants?|repeats?|wants?)(?: me)?
  `,
}
