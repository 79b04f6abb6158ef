/** Lists that rules and idioms share, an alternative a line; each may name another as `{list}`. */
export const words: { readonly [list: string]: string } = {
  killMe: `
    kill(?:ing)? (?:off )?my ?self | kill(?:ing)? me now |
    end(?:ing)? (?:all of )?(?:my|this) (?:own |miserable |stupid )?life |
    tak(?:e|ing) my (?:own )?life | hang(?:ing)? my ?self | shoot(?:ing)? my ?self |
    drown(?:ing)? my ?self | poison(?:ing)? my ?self | stab(?:bing)? my ?self |
    suffocat(?:e|ing) my ?self | end(?:ing)? my ?self | off(?:ing)? my ?self |
    neck(?:ing)? my ?self | top(?:ping)? my ?self | (?<!\\b(?:an|the|drug|his|her|their|of) )overdos(?:e|ing) |
    commit(?:ting)? suicide | (?:die|dying) by suicide | slit(?:ting)? my (?:wrists?|throat) |
    bleed(?:ing)? out | catch the bus | end(?:ing)? it all | do away with my ?self | bump(?:ing)? my ?self off |
    end(?:ing)? (?:things|it) (?:for good|forever|once and for all|myself) |
    end(?:ing)? my (?:suffering|misery|existence|pain|story) |
    put(?:ting)? an end to (?:it all|my life|everything|my ?self|my (?:pain|suffering|misery)) |
    finish(?:ing)? my ?self(?: off)? | get(?:ting)? rid of my ?self | tak(?:e|ing) my ?self out |
    blow(?:ing)? my brains? out | eat(?:ing)? a bullet | bullet (?:in|through) my (?:head|brain|skull) |
    jump(?:ing)? to my death | throw(?:ing)? my ?self (?:off|under|in front|from|out|into) |
    jump(?:ing)? (?:off|from|in front of|under|onto) (?:of )?(?:a|the|this|that|my) {height} |
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
    uncle | boss | fiance | man | men | someone | somebody | who
  `,
  gone: `
    without me |
    (?:if|when|with me) ?(?:i )?(?:was|were|am|is)? ?(?:gone|dead|not here|not around|not alive|never born) |
    if i (?:died|disappeared|left this|never existed|did not exist|was not (?:here|alive|around))
  `,
  soon: `
    tonight | tomorrow | today | this (?:evening|morning|afternoon|weekend) |
    (?:mon|tues|wednes|thurs|fri|satur|sun)day | once (?:everyone|they|he|she)[a-z ]{0,24} |
    after (?:work|dinner|school) | by (?:morning|monday|then)
  `,
}
