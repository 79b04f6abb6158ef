import type { Grade } from '@attune/contract/risk.ts'

/** What rules of one kind look for, in the words of the public page. */
export const families = {
  plan: {
    title: 'A plan, a means, an act or a farewell',
    looksFor:
      'Saying how, when or where; having the means within reach; having already taken or done something; asking for ways to die; goodbyes.',
  },
  dying: {
    title: 'Wishing to be dead, or thinking of suicide',
    looksFor:
      'Wanting to die, not wanting to live or wake up, feeling that others would be better off, voices that say so. Also in slang, with typing mistakes and in words used to get around filters.',
  },
  selfHarm: {
    title: 'Hurting oneself',
    looksFor: 'Cutting, burning, hitting or otherwise hurting oneself, and the urge to.',
  },
  eating: {
    title: 'Eating in a way that is dangerous',
    looksFor:
      'Days without food, making oneself sick, laxatives, leaving out insulin to lose weight.',
  },
  violence: {
    title: 'Being hurt, threatened or controlled',
    looksFor:
      'Being hit, choked, raped, threatened, followed, locked in or made to do things, by whoever it is.',
  },
  others: {
    title: 'Someone else in danger',
    looksFor: 'A friend, a child, a partner who may die, hurts themselves or does not eat.',
  },
  harm: {
    title: 'The wish to hurt someone',
    looksFor: 'Wanting, planning or fearing to hurt or kill another person.',
  },
  loss: {
    title: 'Losing someone to suicide',
    looksFor: 'Someone died by suicide or overdose. Noted as a heavy thing, not as a danger.',
  },
  despair: {
    title: 'No hope, no worth, not coping',
    looksFor:
      'Hopelessness, worthlessness, panic, numbness. Noted as a heavy thing, not as a danger.',
  },
} as const
export type Family = keyof typeof families

/**
 * Everything that raises a grade, in the order of the list it is shown in. Sources:
 * C-SSRS: Columbia-Suicide Severity Rating Scale, screener, questions 1 (wish to be dead) to 6 (behaviour).
 * IPTS: interpersonal theory of suicide (Van Orden 2010): burden, no belonging. BHS: Beck Hopelessness Scale.
 * AAS: warning signs of the American Association of Suicidology. SIWT: Self-Injury (ISSS). SCOFF: eating (Morgan 1999).
 * HITS: violence at home (Sherin 1998). K10: distress (Kessler 2002). UMD: words used around filters.
 */
export type Rule = {
  name: string
  family: Family
  grade: Exclude<Grade, 'none'>
  source: string
  /**
   * Read on the words of `readWords`. `~`: up to three words between. `{…}`: a list of `words`.
   */
  says: string
  /**
   * Whom it is about: `writer`, by its words; `another`, by its words; else whoever is named before
   * it. `self`: of strangers it says nothing.
   */
  who?: 'writer' | 'self' | 'another'
  /** The words are themselves a refusal ("do not want to live"), so a "not" before them denies nothing. */
  refuses?: true
  /** Counts as `grade` only beside another sign of wanting to die or be hurt; alone it is this. */
  alone?: Grade
  /** What it is when it happened within days (C-SSRS: behaviour in the last three months). */
  lately?: Grade
}

export const rules: readonly Rule[] = [
  {
    name: 'means to die',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 4',
    who: 'writer',
    says: `
      (?:going to|want to|will|about to) use~ on my ?self
      {intend} (?:just |really |finally |actually |definitely |going to )?{killMe}
    `,
  },
  {
    name: 'a time for it',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    who: 'writer',
    says: `
      {killMe}(?: [a-z]+){0,4} {when}
      {killMe} now
      {soon}~ (?:i (?:will|am)|going to)~ (?:{killMe}|ending it|die|be dead)
    `,
  },
  {
    name: 'means to die soon',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 4',
    who: 'writer',
    says: `
      (?:going to|i will|intend to|ready to|want to|decided to|have to) (?:die|be dead|end it|be gone) {when}
      {when}~ (?:i will|i am going to) (?:be dead|die|not be (?:alive|here any ?more))
      not be alive (?:tomorrow|tonight|next|much longer|by|in the)
      ending it (?:all )?(?:tonight|today|tomorrow)
      in (?:one|an|two|a few|[0-9]+|half an) (?:hour|hours|minutes)(?: ,)? (?:i will be|i am|it will be|i will finally be) (?:at peace|gone|dead|no more|out of (?:my )?(?:pain|misery))
    `,
  },
  {
    name: 'a last day',
    family: 'plan',
    grade: 'imminent',
    source: 'AAS',
    who: 'writer',
    says: `
      my last (?:night|day|hours|week|morning|evening) (?:on (?:this )?earth|alive|of (?:my )?life|of living|in this world)
    `,
  },
  {
    name: 'took too much',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 6',
    says: `
      (?:going to|i will|want to|about to|ready to) (?:take|swallow|down|drink) (?:all|every|the whole|the entire|a whole|too many|enough|the rest of)(?: (?:of|my|the|his|her|these|those|sleeping|bottle)){0,4} {pills}
      (?:took|taken|swallowed|downed) (?:a load|loads|a handful|handfuls|a ton|so many|an entire|a whole)(?: (?:of|my|the|sleeping|bottle)){0,4} {pills}
      (?:took|taken|taking|swallow(?:ed|ing)|downed|drank|ate|popped|necked|had)(?: (?:just|about|around|like|maybe|over|nearly|almost|roughly|some|probably|more than|at least)){0,2} {many}(?: (?:of|my|the|his|her|sleeping|packet|whole|those|these|pain|and|paracetamol)){0,4} {pills}
      (?:swallowed|downed|necked) {many}
      taken an overdose
      took an overdose
      (?:have|just|i) overdosed
      (?:drank|drunk|drinking|swallowed|downed)(?: [a-z]+){0,5} (?:bleach|antifreeze|poison|drain cleaner|petrol|pesticide)
      (?:took|taken|swallowed|downed|necked|popped)(?: [a-z]+){0,2} (?:every|all (?:of )?(?:the|my|his|her|those|these))(?: [a-z]+){0,3} (?:i had|we had|in the (?:house|cabinet|cupboard)|there (?:was|were)|left)
      (?:od|overdosed|overdosing|overdose)(?: [a-z]+)? (?:on purpose|to die|to kill|right now|again last night)
      (?:took|swallowed|taken) (?:like |about |almost )?(?:the |a |an )?(?:whole|entire|full) (?:bottle|packet|pack|box|blister|strip|prescription|lot|jar)
      (?:inject|injecting|injected)(?: [a-z]+){0,3} (?:all|whole|too much|entire|the rest)
    `,
  },
  {
    name: 'took them',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      i (?:have )?(?:already|just) (?:took|taken|swallowed) (?:them(?: all)?|all of them|it all|every one(?: of them)?)(?=$| , (?:like|all|the whole|i|so|and))
    `,
  },
  {
    name: 'a place that was chosen',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    who: 'writer',
    says: `
      (?:rope|noose|cord|belt)(?: [a-z]+){0,9} (?:tree|branch|beam|bridge)(?: that)?(?: i)?(?: have)? (?:picked|chose|chosen|found)
    `,
  },
  {
    name: 'a way that was thought out',
    family: 'plan',
    grade: 'possible',
    source: 'C-SSRS 3',
    who: 'writer',
    says: `
      (?:worked|figured) out (?:exactly )?how i (?:would|will|could) (?:do it|end it|go)(?= ,| though| but|$)
      (?:pills|tablets|blade|razor|rope)(?: [a-z,]+){0,7} (?:in case|if|when) i (?:ever )?(?:need|want) (?:the|an|a|my) (?:exit|way out|escape)
      (?:nobody|no one) (?:needs|wants|would miss) me(?: [a-z,]+){0,5} insurance(?: [a-z]+){0,2} (?:would|will|could) (?:pay|cover|set)
    `,
  },
  {
    name: 'said around it',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    who: 'writer',
    says: `
      (?:want|wish|like|need|love) (?:to|i could) (?:just )?un ?-?exist
      thoughts(?: [a-z,]+){0,7} i am (?:not here|gone|dead)(?: any ?more)?
      (?:birthday|christmas|new year)(?: [a-z,]+){0,8} (?:it|this|that it) (?:is|be|was) (?:the|my) last(?: one)?(?= ,|$)
      (?:lord|god please|please god|please jesus)(?: ,)? (?:please )?(?:let me come|take me|call me|bring me) home
      (?:wife|husband|partner|mum|mom|mother|father|dad|everyone)(?: [a-z]+)? (?:is|are|has|have) (?:gone|dead|passed)(?! (?:to|shopping|out|away on|for|on|into))(?: [a-z,]+){0,9} (?:like|want|ready) to (?:go|follow)(?: [a-z]+)? (?:too|as well|her|him|them)
      should have (?:ended it|ended everything|gone through with it)(?: [a-z]+)? (?:years|months|long|ages|back|when) ?(?:ago|before|then)?
      no future(?: [a-z,]+){0,4} should have ended
    `,
  },
  {
    name: 'a weight at which bodies fail',
    family: 'eating',
    grade: 'possible',
    source: 'SCOFF',
    who: 'writer',
    says: `
      my bmi (?:is|was|has been|fell to|is down to)(?: only| just| now| about)? (?:9|10|11|12|13|14|15)(?= |$)
    `,
  },
  {
    name: 'opened a vein',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      (?:slit|slashed|cut|sliced|opened) (?:both |up )?(?:of )?my (?:wrists?|throat|veins?|neck)
    `,
  },
  {
    name: 'bleeding',
    family: 'plan',
    grade: 'imminent',
    alone: 'distress',
    source: 'C-SSRS 6',
    who: 'writer',
    refuses: true,
    says: `
      not stop(?: the)? bleeding
      bleeding (?:badly|heavily|a lot|out|everywhere)
      losing~ blood
      blood everywhere
      cut (?:myself )?(?:too|so|really|very|pretty|way too) deep
      not stopping
      blood (?:all over|on the floor|is dripping|will not stop|keeps coming)
    `,
  },
  {
    name: 'cut deep',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      i (?:have )?(?:just )?cut (?:myself )?(?:too|so|really|very|pretty|way too) deep
      i (?:have )?(?:just )?cut (?:myself )?deeper than
      (?:hit|cut|nicked|sliced) (?:a|an|the|my) (?:vein|artery)
    `,
  },
  {
    name: 'weapon on the body',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      my (?:wrists?|arms?|throat) (?:is|are) (?:bleeding|cut open|slit|open)
      (?:car|engine|exhaust) (?:is )?running~ (?:in the )?garage
      (?:exhaust|hose|pipe)~ (?:through|into) the (?:car )?window
      (?:gun|pistol|rifle|shotgun|revolver|knife|blade|razor|noose|rope|belt|cord)~ (?:to|against|in|around|at|round|on) my (?:head|mouth|temple|wrists?|neck|throat|chest|veins|heart)
      (?:gun|pistol|rifle|shotgun|revolver)~ (?:in|on) my (?:lap|hand|hands|bed)
      (?:in|inside) (?:the|my|our) garage(?: [a-z]+){0,3} with the (?:engine|car|motor|exhaust)(?: still)? (?:on|running|going)
      my (?:legs|feet|toes) (?:are |hang |hanging |dangle )?(?:over|dangling|hanging|past|off)(?: [a-z]+){0,3} (?:edge|ledge|side|railing|balcony|roof|bridge)
      (?:tested|testing|tried) (?:it|the (?:knot|rope|noose|belt|beam))(?: [a-z]+){0,4} (?:rod|beam|door|hook|branch|rail|my weight|neck|hold)
    `,
  },
  {
    name: 'the trigger',
    family: 'plan',
    grade: 'imminent',
    alone: 'none',
    source: 'C-SSRS 6',
    says: `
      (?:pull|pulling|finger on) the trigger
    `,
  },
  {
    name: 'weapon at hand',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    who: 'writer',
    says: `
      (?:loaded (?:gun|pistol|rifle|shotgun)|(?:gun|pistol|rifle|shotgun) (?:is )?loaded)~ (?:in front of|beside|next to|by|with|on)
    `,
  },
  {
    name: 'a noose',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 6',
    says: `
      (?:belt|cord|scarf|sheet|cable)~ (?:round|around|over) (?:the|a|my) (?:door|beam|rafters?|branch|ceiling|bannister|banister|hook|rail|neck)
      (?:tied|tying|made|making|hung|put up|set up|have|got) (?:up )?(?:a|the|my) noose
      noose (?:is|ready|hanging|hangs|up|waiting|around)
    `,
  },
  {
    name: 'means at hand',
    family: 'plan',
    grade: 'imminent',
    alone: 'possible',
    source: 'C-SSRS 5',
    says: `
      have the (?:blades?|razors?|pills|tablets|rope|gun|knife)
      (?:rope)~ (?:round|around|over|on|to) (?:the|a|my) (?:door|beam|rafters?|tree|branch|ceiling|bannister|banister|hook)
      (?:took|taken|swallowed) (?:the lot|them all|all of them)
      (?:pills|tablets|medication|razor|blade|razors|blades|knife|rope|gun)~ (?:in front of|beside|next to) me
      (?:pills|tablets) (?:are )?(?:counted|lined up|laid out|ready|waiting)
      counted (?:out )?(?:the|my) (?:pills|tablets)
      (?:bought|ordered|got|have|found|hid) (?:a|the|some|my|enough|his|dads) (?:rope|gun(?! (?:safe|cabinet|laws?|control|range|show|licence|license|shop|club|rack))|helium|blades?|charcoal|pills|tablets|bullets?)
      (?:bought|ordered|got|have|found|collected|what)(?: [a-z]+){0,5} (?:enough|what i need)(?: [a-z]+){0,6} (?:end (?:it|my)|{killMe}|die|so that nobody asks)
      know where(?: [a-z]+){0,4} (?:keeps?|hides?|stores?|locks?)(?: [a-z]+){0,3} (?:gun|guns|pistol|rifle|shotgun|pills|medication|ammo|bullets)
      (?:sodium nitrite|sodium azide|exit bag|suicide bag|helium tank|nitrogen tank|nembutal|pentobarbital)
      sn (?:arrived|came|is here|in the mail|got here|order|ordered)
      got the sn
      (?:rope|belt|cord|noose) is (?:tied|hanging|ready|set up|around)
    `,
  },
  {
    name: 'pills in hand',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    says: `
      (?:pills|tablets) (?:are )?in my (?:hand|hands|mouth)
    `,
  },
  {
    name: 'saved up pills',
    family: 'plan',
    grade: 'imminent',
    alone: 'possible',
    source: 'C-SSRS 5',
    says: `
      (?:stockpil(?:ed|ing)|saving|saved|hoard(?:ed|ing)|collect(?:ed|ing)|stash(?:ed|ing))(?: up)?(?: (?:all|my|the|up|sleeping|pain|of|her|his|these|those|some|leftover|old|{many})){0,3} (?:pills|tablets|medication)
    `,
  },
  {
    name: 'enough to die',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    says: `
      (?:have|got|saved|bought|take|took|taken|hidden|found|is|and|with|there|collected|counted)(?: [a-z]+){0,4} enough(?: [a-z]+){0,4} to (?:{killMe}|kill me|die|end it|overdose|finish (?:me|it))
      enough (?:[a-z]+ )?(?:pills|tablets|medication|insulin)(?: [a-z]+){0,3} to (?:kill|die|end|overdose|finish|do it)
      have that many
    `,
  },
  {
    name: 'a plan',
    family: 'plan',
    grade: 'imminent',
    alone: 'none',
    source: 'C-SSRS 5',
    says: `
      doing it (?:at (?:midnight|noon|[a-z0-9]+ (?:tonight|tomorrow))|tonight|tomorrow|today|now|on [a-z]+day)
      locked the (?:bathroom )?door
      (?:have|got|made|had) (?:a|my|the) (?:whole |clear |real |detailed |full )?plan
      plan is (?:ready|set|made|there|done)
      (?:picked|chosen|chose|set|decided on) (?:a|the|my) (?:date|day|time|place|method|spot|way)
      have (?:a|the|my) (?:date|method)
      know (?:exactly |just )?(?:how|when|where)(?: (?:i|will|would|am|going|and|when|where)){0,5} (?:to )?(?:do it|end it)
      worked out how
      (?:have |got )?everything (?:is )?(?:ready|prepared|in place|arranged)
      tonight is the night
      made up my mind
      i have decided
      doing it (?:when|once|after|before|as soon|this (?:weekend|week|evening)|while|alone)
      (?:picked|chosen|found|chose) (?:a|the|my) (?:tree|bridge|spot|branch|beam|building|roof|cliff|train)
      (?:tree|bridge|spot|beam|building|roof|cliff) (?:that )?i (?:have )?(?:picked|chose|chosen)
      worked out (?:how|where|when|the way)(?: i)?~ (?:would|will|could|going to)? ?do it
      made sure of it
      try again (?:tonight|tomorrow|soon|next|this (?:weekend|week)|on [a-z]+day)
      (?:nothing|no one|nobody) (?:left )?(?:can|could|will|to) (?:do but go|stop me|change my mind|talk me out)
      need (?:everyone|them|him|her|everybody) to (?:leave|be out|be asleep|go out)
      (?:house|flat|home|apartment) (?:is|will be) empty
      rope(?: [a-z]+){0,2} (?:in|on|from) (?:the|my|a) (?:boot|trunk|car|garage|wardrobe|closet|shed|bag|attic|barn|basement|drawer)
      (?:tonight|tomorrow|friday|monday|sunday|saturday|that|then) is when i (?:take|do|go|jump|end|leave)
    `,
  },
  {
    name: 'a date for it',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    who: 'writer',
    says: `
      (?:date|day|time|plan|plans|method) (?:for|of|to) (?:my (?:own )?(?:suicide|death)|{killMe})
      (?:suicide|suicidal) plan
    `,
  },
  {
    name: 'working out how',
    family: 'plan',
    grade: 'imminent',
    source: 'C-SSRS 5',
    who: 'writer',
    says: `
      (?:worked|figured) out~ (?:how|way)~ {killMe}
      bought~ to {killMe}
      (?:saving|saved|stockpil(?:ed|ing)|hoard(?:ed|ing)|have)~ (?:so i can|to) overdose
    `,
  },
  {
    name: 'a farewell letter',
    family: 'plan',
    grade: 'imminent',
    source: 'AAS',
    who: 'writer',
    says: `
      (?:i|wrote|written|write|writing|left|leaving|leave|finished|recorded)(?: (?:wrote|have|my|a|the|an|all|left|written|out)){0,4} (?:suicide|goodbye|farewell) (?:note|notes|letter|letters|message|video)
      (?:wrote|written|writing|left) (?:the|my|a|goodbye) letters? (?:to|for) (?:my|the|them|everyone)
    `,
  },
  {
    name: 'gone when this is read',
    family: 'plan',
    grade: 'imminent',
    source: 'AAS',
    who: 'writer',
    says: `
      (?:by the time|when|if)~ (?:read|reads|reading|find|finds|found|see|sees) (?:this|me|it|my body) ?,?(?: then)? (?:i will|i am|it will) (?:already |probably |have |be )*(?:dead|gone|too late|over|not be)
    `,
  },
  {
    name: 'a farewell',
    family: 'plan',
    grade: 'imminent',
    alone: 'possible',
    source: 'AAS',
    who: 'writer',
    says: `
      sorry to everyone
      not be (?:here|around) (?:much longer|for (?:long|much longer))
      tell my (?:family|mum|mom|mother|dad|father|kids|children|girls|boys|parents|wife|husband|son|daughter)~ i am sorry
      this is (?:my |the )?(?:last )?(?:goodbye|farewell|the end for me)
      goodbye (?:world|cruel|everyone|all of you|forever)
      said (?:all )?my goodbyes
      saying my goodbyes
      by the time (?:you|anyone|they|someone) (?:read|reads|find|finds)
      (?:i|just|have|is|been) (?:said|saying|writing|wrote|written|texted|texting|recorded|sent|sending)(?: [a-z]+){0,2} (?:final|last) (?:goodbye|goodbyes|words|letter|letters|message|messages)
      goodbye (?:to )?(?:everyone|everybody|all)(?: ,)?(?= [.,]|$| thank| i)
    `,
  },
  {
    name: 'things given away',
    family: 'plan',
    grade: 'imminent',
    alone: 'none',
    source: 'AAS',
    who: 'writer',
    says: `
      already (?:had|taken|took|swallowed|drunk) (?:half|most|some|ten|twenty|a few|all)
      (?:my|a|the) note is|left (?:a|my|the) note
      goodnight and goodbye|goodbye (?:my|to my)
      tell (?:my |them |him |her |everyone )(?:[a-z]+ ){0,3}(?:that )?i (?:am sorry|love)
      (?:gave|given|giving|give) away (?:all )?my
      not be (?:here|around) (?:tomorrow|much longer|next|for long|anymore)
      sorry everyone
      look after (?:the|my) (?:cat|dog|kids|children|mum|mom)
      i will be gone
      my last (?:entry|message|post|words|night|day)
      (?:note|notes|letter|letters)(?: (?:is|are|have|has|been|already|all)){0,3} (?:written|ready|done|finished|sealed|on the (?:table|desk|bed|counter|pillow))
      (?:i have |i )?already (?:took|taken|swallowed) (?:them|it)(?: all)?
      will (?:is )?(?:written|on the table)|put (?:the|my) will on
      (?:gave|given|giving|give)(?: [a-z]+){0,3} my (?:dog|cat|pets?|things|stuff|belongings|clothes|money|guitar|records)(?: [a-z]+){0,3} (?:away|to)
      emptied my (?:account|bank)
      (?:do not|please do not|no one|nobody) (?:blame|should blame) (?:yourself|yourselves|themselves|anyone|each other)
      it is (?:nobody|no one|not your|not anyones?|not anybody) fault
      i will be (?:at peace|free|with god|with him|with her) (?:soon|tonight|tomorrow|at last|finally|now)
    `,
  },
  {
    name: 'at the edge',
    family: 'plan',
    grade: 'imminent',
    alone: 'none',
    source: 'C-SSRS 6',
    who: 'writer',
    refuses: true,
    says: `
      (?:on|at|near|beside|by|over) (?:top of )?(?:a|the|my|this) (?:[a-z]+ of (?:a|the) )?(?:bridge|roof|rooftop|ledge|edge|railing|rail|cliff|tracks|train tracks|platform|parapet|car park|overpass)
      waiting for (?:the|a) (?:next )?(?:train|one)
      drove to (?:a|the) (?:cliff|bridge|river|sea)
    `,
  },
  {
    name: 'one step from it',
    family: 'plan',
    grade: 'possible',
    source: 'C-SSRS 6',
    who: 'self',
    refuses: true,
    says: `
      one (?:more )?(?:step|jump|push|slip) and (?:it|i|then)
      (?:going to|want to|wanting to|ready to|about to|have to|need to|urge to) jump(?! (?:rope|in (?!front)|on|for|at|higher|over|sides|ship|out of (?:bed|my skin)|back|to|into (?!traffic)|onto|up|around|straight|through|ahead))
      to jump (?:off|in front of|from|under)
      i (?:do not think i am|am not|will not be)(?: ever)? coming (?:back )?down
      (?:next|this) (?:one|train|bus|truck|lorry|car)(?: ,)?(?: that comes)? (?:i will|ill|i am going to|i am) (?:step|stepping|jump|jumping|go under|walk|walking)
      (?:i|just|and|to|could|about) (?:step|stepping|jump|jumping) (?:off|in front)(?= [.,]|$)
    `,
  },
  {
    name: 'thinks of suicide',
    family: 'dying',
    grade: 'possible',
    lately: 'possible',
    source: 'C-SSRS 2',
    who: 'writer',
    says: `
      {killMe}
      killed my ?self
      took my own life
      ended my life
      kill me (?:please|now)
      please kill me
      my (?:own )?suicide
    `,
  },
  {
    name: 'tried to die',
    family: 'plan',
    grade: 'possible',
    lately: 'imminent',
    source: 'C-SSRS 6',
    says: `
      (?:tried|trying|attempted|attempting|attempt|tries) (?:to )?(?:{killMe}|die|overdose|take (?:his|her|their) own life|kill (?:himself|herself|themselves)|drown|suicide)
      suicide attempt
      (?:overdosed|hanged|hung) (?:myself|on purpose)
      i (?:have )?(?:already )?attempted(?: (?:again|twice|once|before|yesterday|last night|last week|today|this (?:morning|week|month)|on [a-z]+day|three times|several times))
      (?:^|[.,] )attempted (?:again|yesterday|last night|today|this (?:morning|week)|on [a-z]+day)
      my (?:last|second|third|most recent|latest|failed) attempt(?! (?:at|to (?!die|kill|end)))
      (?:survived|survive|failed) (?:my|a|an|another)(?: (?:second|third|own|suicide|failed))? (?:attempt|overdose)
      failed (?:at )?(?:suicide|{killMe})
    `,
  },
  {
    name: 'suicidal',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 2',
    says: `
      suicidal
      (?<=^|[.] )suicide(?= [.]|$)
      suicide (?:is|seems|feels|has|would|looks|keeps|sounds|becomes|crosses)(?: (?!not|never|no)[a-z]+){0,6} (?:answer|option|way|only|solution|mind|tempting|calling|comforting|comfort|escape|door|better|easier|easy|nice|choice|relief|inevitable|thoughts?|head|coming|friend|peace|peaceful|all i|there for me|a possibility|the plan|what i)
      thoughts? (?:of|about) (?:suicide|death|dying|ending)
      (?:think|thinking|thought|thinks|dream|dreaming|fantasis(?:e|ing)|obsess(?:ed|ing)|ruminat(?:e|ing))~ (?:about|of|on|over) (?:suicide|dying|being dead|my death|not (?:being here|existing|waking))
      (?:think|thinking) about death
      suicide~ (?:all i|on my mind|in my (?:head|mind)|every day)
      (?:consider|contemplat)(?:e|ed|ing)? suicide
      (?:suicide|death|dying) (?:fantas(?:y|ies)|plans?|thoughts|ideation)
      (?:suicide|suicidal)(?: (?!not|never|no)[a-z]+){0,3} (?:is|are|feels|seems|sounds|looks)(?: (?!not|never|no)[a-z]+){0,3} (?:answer|option|way out|tempting|nice|good|logical|choice|solution|only)
      (?:thoughts?|ideas?|feelings?|urges?) (?:of|about|to) (?:just )?(?:{killMe}|die|finishing|ending (?:it|things|everything)|leaving this (?:world|life))
      (?:want|wanting|urge|feel like|feeling like|going|plan|planning|ready) (?:to )?(?:do|doing|try|trying|attempt|attempting) (?:it|suicide|an attempt)(?: [a-z]+)? (?:again with|for real this time|to die)
      suicide (?:because|due|since|after|if|every|when|or)(?! (?:rates?|squad|prevention))
      i am (?:actively |passively |very |so |really |still |a bit |kind of |kinda |lowkey )*suicidal
      (?:thoughts?|urges?|feelings?) (?:of|about)(?: [a-z]+){0,4} (?:self destruction|not waking up|dying|being dead|ending it|ending everything)
    `,
  },
  {
    name: 'wants to die',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    says: `
      (?:want|wants|wanted|need|ready|wish|wanna) to be (?:gone|no more|with god)
      (?:for|want) me to be (?:dead|gone)
      (?:god|lord|someone|death|jesus|universe) (?:to )?(?:just |please )?take me(?! (?:home|to|out|with|back|on|for))
      (?:my own|imagine my|planning my|picture my) funeral
      sleep and never (?:get|wake)~ up
      going over the (?:edge|side|railing)|(?:balcony|bridge|roof|cliff)~ think about going over
      (?:leave|leaving|leaves|depart) (?:this|the) (?:world|earth|life|planet)
      (?:join|joining|be with|being with) (?:him|her|them|my [a-z]+) (?:in heaven|up there|in the (?:sky|afterlife|grave)|on the other side)
      (?:should|ought to|might as well|may as well) (?:just )?(?:be dead|die|have died|not exist|be gone)
      (?:want|wish|ready|going|need) to let go(?! of)
      (?:i|me|part) (?:just )?wants? out(?= [.,]|$)
      (?:want|wants|wanted|wanting|need|needs|ready|prefer|deserve|deserves|longing|long|beg|begging|pray|praying|supposed|easier|intend|hope|hoping|hopes|urge|rather|way|ways|choose|decided|says i)(?: (?:to|just|so|badly|really|only|me|us|simply|desperately|more|than|actually|still|also|literally|kinda|bad|and|want|i|that i|would|if i|go|lie down|up|much|lay down|for me)){0,4} (?:to )?(?:just |simply )?(?:die|be dead|cease to exist|stop existing(?! (?:on|to|as))|not exist|bleed out|be gone forever)
      (?:die|died|dying)(?: [a-z]+){0,2} (?:in my sleep|would be (?:a relief|easier|fine|better|peaceful))
      (?:want|wants|wanna|going|ready|need|wish|like|long)~ to (?:be with|join|see|go to) (?:him|her|them|my [a-z]+)(?: again| now)? (?:in heaven|in the (?:sky|afterlife)|up there|on the other side|in death)
      my own death
      dying (?:right now|tonight|today) (?:would|is what)
      (?:i|we) (?:just |really |kinda |kind of |honestly |still |do |so |literally |lowkey |actually )*(?:want|wish|wanna|need|deserve|beg) (?:to )?(?:death|suicide)
      (?:die|dying)~ (?:is|was|seems|would be) (?:the )?(?:only|all) (?:thing |option |choice |way )?(?:i|left|out|think)
      ready to (?:go|leave|be done|give up)(?: [a-z]+){0,2} (?:this (?:life|world|earth|planet)|with life|on life|be with god)
    `,
  },
  {
    name: 'pictures being dead',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    says: `
      if i (?:just |would |were to |was to |had |ever |suddenly )*(?:die|died|dropped dead|drop dead|got (?:hit|killed|shot|cancer|run over)|did not wake up|do not wake up|never woke|was killed|were killed|was shot|stopped breathing)(?: [a-z]+){0,9} (?:fine|ok|okay|good|best|better|happy|relief|relieved|nice|mind|care|cares|notice|notices|miss|sad|upset|problem|news|matter|free|peace|gift|blessing)
      (?:how|who|when|what)(?: [a-z]+)? (?:people|they|everyone|someone|somebody|mum|mom|dad|he|she|you|my [a-z]+|the [a-z]+) (?:would|will|might|could) (?:find (?:me|my body)|react (?:to my (?:death|suicide)|(?:when|if) i (?:am gone|died|was dead|killed|am dead))|cope (?:if|when|after) i (?:die|died|am gone))
      (?:find|finds|found|finding) my (?:dead )?body
      (?:after|when|once) i am (?:gone|dead)(?: ,)?(?: [a-z]+){0,4} (?:better|happier|free|relief|move on|fine|insurance|inherit|sorry|regret|miss me)
      (?:life )?insurance (?:would|will|money)(?: [a-z]+){0,6} (?:if i (?:die|died)|when i am gone|my death)
      worth more dead(?: than alive)?
      (?:what is|see|is there)(?: even| really| still)? (?:the |any |a )?(?:point|use|sense|reason) (?:in|of|to|for) (?:me )?(?:stay(?:ing)?|be(?:ing)?|remain(?:ing)?|keep(?:ing)?) (?:alive|living|here|breathing)
      (?:pictures?|images?|visions?|videos?|thoughts?|dreams?) of (?:me|my ?self|my body) (?:jumping|hanging|dying|dead|falling|cutting|drowning|bleeding|in a (?:coffin|grave))
      (?:hope|hoping|wish|pray|praying)(?: (?!not|does)[a-z]+){0,3} (?:plane|car|bus|train|boat|elevator|lift)(?: (?!not|does)[a-z]+){0,2} (?:goes down|went down|crashes|crashed|crash|would crash|sinks)
    `,
  },
  {
    name: 'turns to death',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    says: `
      {desire}(?: {small}){0,5} {deadSelf}
      {mindSays}(?: {small}| keep| keeps| telling| saying| go| goes){0,3} ["]? ?(?:i should |you should |just |to |go )*(?:die|jump|end it|{killMe}|be dead|do it and die)
      (?:want|wish|wanted|need|hope|pray|beg|ask|asked|please)(?: {small}){0,3} (?:someone|somebody|anyone|anything|something|god|the universe|a stranger|him|her|you)(?: (?:to|would|could|just|please|come|will|can)){0,3} (?:shoot|kill|end|murder|run over|finish|put a bullet in|hit) me(?! (?:up|with|back|a message)|$ now)
      (?:lord|god|jesus|father)(?: ,)?(?: (?:please|just|will|why|can|could|you|not|let)){0,4} (?:let me come|call me|bring me|take me) home
      (?:idea|thought|notion|concept|prospect|possibility) of (?:death|not existing|nothingness|suicide|not being here|being gone|{deadSelf})(?: [a-z]+){0,5} (?:comforts?|comforting|seductive|appealing|appeals|tempting|tempts|calms?|calming|soothes|soothing|nice|peaceful|peace|relief|relaxes|beautiful|attractive|good|sweet|happy|better|exciting)
      (?:want|wants|wanted|need) out of (?:life|this world|it all|existence|my own skin)
      why (?:can|could|did|do|will|have|has|am|should)(?: (?:not|i|just|it|god|he)){1,4} (?:die|be dead|died|dead|let me die|kill me|take me)(?! (?:laughing|of))
      (?:disappointed|sad|angry|upset|annoyed|devastated|furious|gutted|regret|ashamed|sorry)(?: (?:to|that|because|when|every morning|each time|about)){0,3} (?:i )?(?:woke|wake|waking|am|still|be|being|opened|survived)(?: [a-z]+){0,3} (?:up|here|alive|breathing|it)
      (?:hate|hating) (?:waking up|being alive|that i (?:woke up|am alive|am still here|did not die|exist)|existing)(?! (?:early|at|to|so|late|before|in|for))
      my (?:own )?(?:death|suicide|dying|nonexistence) (?:would|will|might|could|is|seems|feels|sounds)
      (?:never|not) (?:to )?have (?:existed|been born|lived)
      (?:fantas(?:y|ies|ise|ising|ize|izing)|dream|dreaming|imagine|imagining|wish|wishing|hope|hoping|pray|praying|thinking|daydream|daydreaming)(?: [a-z]+){0,4} (?:in|having|get|getting) (?:a|an|some|hit in a)(?: [a-z]+){0,2} (?:crash|accident|plane crash|collision)
      (?:god|allah|lord|jesus|death|the angels|bhagwan)(?: [a-z]+){0,2} (?:takes?|took|taking) (?:me|my (?:soul|life))(?! (?:to|through|on|by the hand|home safely))
    `,
  },
  {
    name: 'wishes to be dead',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    says: `
      (?:wish|wished|if only)~ (?:had|would have|would|could have) (?:just )?(?:killed|taken|ended|finished) me
      (?:wish|hope|want|wishing|hoping|praying|pray)(?: [a-z]+){0,4} (?:kill|kills|hit|hits|takes|run over|crash into|end) me(?! (?:up|home|back|out|to|with))
      favou?r(?: [a-z]+){0,3} (?:dying|died|die|dead|disappear|gone|killed)
      (?:wish|wishes|wished|wishing|hope|hopes|pray|prayed|rather|better|happier|easier|prefer|fine|okay|glad|relieved)(?: (?:so|just|really|that|to|much|all|often|sometimes|every day|honestly|for everyone|for all)){0,3} (?:i |if i |was |were |would be |being |be |am |had been |would |already )*(?:dead|never born|not (?:alive|here|born|wake up|exist)|i (?:was|were|would be) (?:gone|not around)|i (?:would|could) (?:just )?die)
      (?:better off|rather be|as good as|want to be) dead
      (?:wish|wishes)~ (?:had )?never (?:been |be )?born
      (?:wish|hope|hoping|pray)~ (?:to )?(?:i )?(?:would |just |do |will )*(?:not|never) wake up
      (?:go to )?sleep (?:and|forever|until)~ never wak(?:e|ing)
      never wak(?:e|ing) up (?:again)?
      hope (?:that )?i (?:just )?(?:die|get (?:cancer|hit|killed|sick)|have (?:a heart attack|cancer))
      not mind if~ (?:hit|killed|ran over|took) me
      (?:death|dying) (?:would be|is|seems|sounds|feels like) (?:a relief|easier|better|peaceful|the only|my only|nice)
      if i (?:died|do not wake|never woke)
      (?:sleep|bed|close my eyes|shut my eyes|asleep|lie down)(?: [a-z]+){0,4} (?:not|never)(?: ever)? (?:wake|waking|open|opening|get|getting)(?: (?:up|them))?(?: again)?(?! (?:at|before|until|for|with|to|so|early|late|later|tired|six|seven|[0-9]))
      (?:wish|wished|hope|hoped|hoping|pray|prayed|praying)(?: [a-z]+){0,7} (?:never|not) (?:woke|woken|wake up(?! (?:at|to|so|late|before|early))|come back from it|made it out alive|survived|survive|saved me|found me)
      if (?:a|an|the|some|that) (?:truck|bus|car|lorry|train|van|tram|driver)(?: [a-z]+){0,3} (?:ran|run|runs|hit|hits|took|takes|killed|kills|flattened|came for) (?:over )?me
      (?:god|lord|someone|death|jesus|universe|allah|bhagwan)(?: (?:to|just|please|could|will you|come|and)){0,3} take me(?! (?:home|to|out|with|back|on|for))
      (?:long|longing|yearn|ache|crave|waiting|wait|ready) (?:for|to) (?:death|die|my death|the end of my life)
      (?:can not|not) wait (?:to die|until i (?:die|am dead)|for (?:death|it all to be over))
      death (?:is|seems|sounds|looks|feels|would be)(?: (?:so|like|really|just|more|almost|a|the|my|such|better|easier|sweeter|kinder|only|very)){0,3} (?:peaceful|comforting|inviting|relief|release|escape|answer|friend|welcome|way out|option|solution|beautiful|rest|better|easier|freedom|mercy)
      (?:i|we) should (?:have|not have) (?:died|been the one who died|been the one to die|survived)
      (?:should|could|wish it) have been me (?:who|that) died
      make me disappear forever
      (?:she|he|they)(?: [a-z]+){0,2} (?:wishes|wish|hopes|wished) (?:she|he|they) (?:was|were|would be|had been|could be) (?:dead|never born|gone)
    `,
  },
  {
    name: 'does not want to live',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    refuses: true,
    says: `
      not(?: [a-z]+){0,3} (?:meant|supposed|made|cut out) to (?:be alive|live|exist|be here|be on this)
      (?:what if|if|better if|easier if|wish) i(?: [a-z]+)? (?:did not|do not|never|had never|no longer|was not|were not) (?:exist|existed|around|alive|wake up)
      not(?: [a-z]+){0,2} want to (?:do|continue|continue with|carry on with|go on with|keep doing|be part of|face) (?:life|living|this life)
      not(?: [a-z]+){0,4} (?:make|making|made) it (?:to (?:[0-9]{2}|thirty|forty|my next birthday|next (?:week|year|month)|christmas|tomorrow|morning|the end of)|past [0-9]+|through (?:this|the|another) (?:winter|night|week|year|month|day)|much longer)
      (?:not|never|hardly|can not even|no longer|nor) (?:really |even |think i |sure i |sure if i |know if i |know whether i |see why i )?(?:want|wants|wanted|wanting|wish|care|deserve|like|meant|supposed) (?:to )?(?:really |even |just )?(?:live(?! (?:in (?!this world)|near|at|here|there|with))|be alive|exist(?! (?:on|as))|wake up(?! (?:to|at|early|before|for|late|with))|go on living|keep living|carry on living|continue living|stay alive|survive|see tomorrow|be on this (?:earth|planet)|be in this world|be here(?! (?:at|for|on|in|with|until|when|during|and watch)))
      (?:know|sure) (?:if|whether|that)? ?i (?:want|deserve|should|even want)~ (?:live|be alive|be here|exist|living)
      not feel(?:ing)? like (?:i (?:want|deserve) to )?(?:live|living|be alive|being alive|be here|being here|exist|existing|waking up)
      nothing~ want to (?:live|be alive|be here)
      should not be (?:alive|here|living)
      do not deserve (?:to live|life)
      not (?:see|imagine|picture) (?:a |any |my |myself )*(?:future~ (?:me|it)|being alive|alive)
      (?:not|never|no longer|hardly)~ (?:be|become|get|turn|see|reach|live to|make it to)(?: (?:my|another|past|the age of)){0,2} (?:thirtieth|fortieth|next birthday|[2-9]0th birthday)
      if it (?:was|were|had) not (?:been )?(?:for )(?:my|the|him|her|them|you)(?: [a-z]+){0,3} i (?:would|might|will) (?:not be (?:here|alive|around)(?! today)|be (?:dead|gone)|have (?:killed|ended|done it|died))
      (?:life|this world|living|being alive) (?:is|was) not (?:for|meant for|made for) me
      not (?:made|meant|built|cut out) for (?:this )?(?:life|world|living|earth|planet)
      (?:if|wish|just|could|to|and) (?:i )?(?:could |just |simply )*stop(?:ped)? existing(?! (?:on|as|off|in|with))
      (?:existing|being alive|existence) (?:is|feels|has become)(?: (?:so|too|just|such|a|pure|very|really|only|like)){0,3} (?:exhausting|pain|painful|torture|hell|unbearable|agony|misery|suffering|punishment|a chore)
      not being (?:alive|here|around|on this earth)(?: [a-z]+){0,2} (?:sounds|seems|feels|would be|is)
      thoughts?(?: ,)?~ (?:where|that|of|about|when|in which) (?:i am|me|being|i was) (?:not here|gone|dead|not around|no longer here|not alive)
      (?:not|never|hardly|can not) (?:want|care|bother|need|plan|planning|intend)(?: [a-z]+){0,3} (?:a future|growing old|getting old|get old|grow old|be saved|being saved|survive this|make it through)
      (?:can not|not) (?:see|picture|imagine) (?:myself |me )(?:alive|living|being here|being around|making it|getting old|growing old)
      (?:want|wanted|wish|wants) (?:to )?(?:not|never) (?:be alive|exist|be here|wake up|have been born|live)
    `,
  },
  {
    name: 'held back by one thing',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 2',
    who: 'writer',
    refuses: true,
    says: `
      (?:only|one|main|last) (?:reason|thing)(?: [a-z]+){0,6} (?:not|from|stopping me)(?: [a-z]+){0,3} (?:killed my ?self|ended (?:my life|it)|done it|dead|{killMe})
      (?:only|one|main|last) (?:reason|thing|person)(?: [a-z]+){0,4} (?:keeping|keeps|kept) me (?:alive|here|going)
      not (?:killed my ?self|ended my life|ended it|done it) (?:yet|already)
      (?:only|one) reason(?: that)? i am (?:still )?(?:alive|here|breathing)
    `,
  },
  {
    name: 'has reasons not to',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 2',
    who: 'writer',
    refuses: true,
    says: `
      (?:reasons?|excuses?)(?: [a-z]+)? (?:not to|to not|against|why i should not|for not|why not to) (?:just )?(?:{killMe}|die|jump|dying)
      (?:promised?|promise to|swore to|told)(?: [a-z]+){0,3} (?:to not|not to|i would not|that i would not|i will not) {killMe}(?: [a-z]+){0,2} (?:before|until|while|till|for now|this|yet)
      (?:guts|courage|nerve|balls|strength|bravery|brave enough|strong enough)(?: [a-z]+){0,2} (?:to|for) (?:just |actually |finally |really )*(?:{killMe}|die|dying|end it|jump|leave this (?:world|life)|pull the trigger|go through with it)
      too (?:much of a |big of a |big a )?(?:coward|cowardly|scared|afraid|chicken|weak|frightened|pathetic|lazy) (?:to|for) (?:even |just |actually |really |do anything like )*(?:{killMe}|die|end it|jump|go through with it)
      i would (?:already )?(?:be|have been) (?:gone|dead) (?:already|by now|long ago|a long time ago|years ago)
    `,
  },
  {
    name: 'no reason to live',
    family: 'dying',
    grade: 'possible',
    source: 'BHS',
    refuses: true,
    says: `
      (?:not|no longer|never|hardly)(?: [a-z]+){0,3} (?:point|reason|reasons|purpose) (?:to|in|of|for|i should)(?: [a-z]+){0,3} (?:live|living|alive|life|be here|existing|exist|go on|going on|waking up)
      (?:no|any|without|not a|what is the|lost (?:my|the)|see the|one|good) (?:point|reason|reasons|purpose|use|sense|will)(?: left)? (?:in|to|for|of|why i (?:should|am))(?: (?:me|my|being|staying|keep|keeping|carry|carrying|going|on|go))* ?(?:live|living|be alive|alive|stay alive|be here|exist|existing|life|life anymore)
      nothing~ (?:to )?live for
      (?:life|living|alive)(?: [a-z]+){0,2} (?:not|no longer|never|hardly)(?: [a-z]+){0,2} worth (?:it|living|all)
      (?:life|living) (?:is|feels|seems|has become)(?: [a-z]+)? (?:pointless|unbearable|worthless)
      not worth (?:living|being alive)
      why am i (?:still |even )?(?:alive|here|living)
      no~ future~ (?:with me|for me)
      (?:no|any|single|without|(?:not|hardly|barely|never)(?: [a-z]+){0,3} (?:one|a|good|real|see|find|many|more|the))(?: [a-z]+)? (?:reason|reasons|point|purpose|use|sense)(?: [a-z]+)? (?:to|in|for) (?:stay|staying|remain|remaining|be|being|stick|sticking|keep|continue|go|going|hang|hanging)(?: (?:around|on|going|breathing|living|here))? (?:on this (?:planet|earth)|alive|in this (?:world|life)|breathing|living|with life|with this life)
      (?:life|living|my life)(?: [a-z]+){0,3} (?:has|have|holds?|got) (?:no|lost all|lost its|lost) (?:meaning|purpose|value|point|worth)(?: (?:for me|to me|anymore))?
      (?:what is|whats|is there|see) (?:the |any |a )?(?:point|purpose|use|sense) (?:of|in) (?:my |me )?(?:life|living|existing|existence|being (?:here|alive)|waking up|going on|staying)
      (?:not|never|hardly|no longer|stopped)(?: [a-z]+)? car(?:e|es|ed|ing) (?:if|whether|about whether|what happens if) i (?:live|die|wake up|survive|make it(?! (?:on time|to work|to class))|am alive|get (?:hit|killed)|am dead)
      (?:live|living|alive) or (?:die|dying|dead)(?: ,)?(?: [a-z]+){0,4} (?:same|care|matter|difference|either way)
    `,
  },
  {
    name: 'tired of living',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    refuses: true,
    says: `
      (?<!not )(?<!never )giv(?:e|ing|en) up on (?:life|living|being alive|my life)
      (?:tired|sick|exhausted) of (?:being here(?! (?:at|in|on|for|with))|waking up(?! (?:at|early|to|in|late|tired|with|every|so|before))|being me|staying alive|trying to stay(?! (?:awake|on|in|positive|fit)))
      (?:tired|sick|exhausted|weary|done|finished|fed up)(?: and tired)? (?:of|with|from) (?:living(?! (?:in|with|at|on|out|here|there|like|near|under|between|paycheck|alone|away))|being alive|life(?! (?:in|at|on))|this life|existing|fighting to live|trying to live)
      (?:living|existing|being alive) (?:hurts|is too (?:much|hard|painful))
      (?:can not|not) (?:go on|carry on|keep|keep on|continue|bear|face|stand) (?:living(?! (?:here|there|with|in|at))|being alive|existing|life)
      can not live (?:like this|any ?more|any longer|with (?:myself|this|the pain|it)|another)
      (?:want|get|need|way|take me|wish i was|be|escape|check)(?: [a-z]+)? out of this (?:life|world)
      (?:want|wish|wanted)~ my life (?:to be|to|was|were|would be)? ?(?:over|end|done|finished)
      (?:done|finished|through|over it|fed up|had enough)(?: [a-z]+)? (?:with|of) (?:being alive|living|life|existing|this existence|the world)(?! (?:in|with|at|on|out|insurance|drawing))
      (?:i have|had|have) had (?:it|enough) (?:of|with) (?:life|living|being alive|my life|this life)
    `,
  },
  {
    name: 'wants everything to stop',
    family: 'dying',
    grade: 'possible',
    source: 'C-SSRS 1',
    who: 'writer',
    says: `
      ways? out ,? ?(?:a |the )?permanent|permanent (?:way out|solution(?! to)|end|sleep)
      do(?:ing)? something to end (?:it|this|my)
      (?:(?:just|only) (?:want|need) (?:it|this)|(?:want|wanted|need|wish|wishing)(?: [a-z]+)? (?:everything|it all|all of (?:it|this)|this pain|the (?:pain|hurt|suffering)|my (?:pain|suffering)))(?: (?:all|would|just|to))* (?:end|stop|be over|over)
      end it (?:all|now)
      (?:so|until) it (?:would be|will be|is) (?:all )?over
      (?:feel|feeling|felt) like ending it
      (?:only|one|easy|easiest|no other) way out
      only (?:escape|option|solution) (?:left )?is (?:death|dying|suicide)
      (?:want|wish|going|like)~ (?:to |i could )(?:just )?(?:disappear|vanish|fade away) (?:forever|for good|and never|completely)
      (?:knowing|know|comforting|comfort|calms?|relief)~ (?:i|that i) (?:could|can) (?:always |just )*(?:end it|leave|die|go)(?! (?:home|early|now|to|on))
      end it (?:all|whenever|any ?time|some ?day|one day|for good|myself|here and now|once and for all)
      (?:want|need|like|love|wish|ready|beg|praying)(?: [a-z]+){0,6} (?:to be|be) (?:finished|over|done)(?: [a-z]+)? (?:with me|myself included|me included|for me forever)
    `,
  },
  {
    name: 'a burden',
    family: 'dying',
    grade: 'possible',
    source: 'IPTS',
    who: 'writer',
    refuses: true,
    says: `
      (?:better off|better place|better|happier|easier|relieved|safer|lighter)(?: [a-z]+){0,3} {gone}
      (?:nobody|no one|anyone|anybody|who|they|everyone|even) (?:would|will|could)(?: (?:even|really|ever|not))* (?:miss|notice|care|mind|cry)(?: me)? (?:if|when) (?:i|me) ?(?:(?:was|were|am|is|would be|had) (?:gone|dead|not here|to die|never|disappeared)|died|disappeared|killed)
      burden (?:to|on|for) (?:everyone|everybody|all|my (?:family|kids|children|parents|wife|husband|friends)|the people|them)
      miss me if i (?:died|was|were)
      if i (?:was|were|am|got)(?: [a-z]+)? out of (?:the (?:picture|way)|(?:their|everyone|everybody|your) (?:way|life|lives|hair))(?! of)
      (?:everyone|everybody|people|they|family|the world|my (?:kids|children|wife|husband|parents|family|mum|mom|friends))(?: (?:all|just|really|honestly|probably|would|will|might|could|can|finally|be)){1,5} (?:better|happier|relieved|move on|fine|free|less stressed)(?: [a-z]+){0,4} (?:without me|if i|once i am (?:gone|dead)|when i am (?:gone|dead)|after i (?:die|am gone))
      (?:no one|nobody|noone) (?:would|will) (?:even )?(?:notice|miss me|care|find me|find out)(?: [a-z]+){0,4} (?:if|when|after|that) i (?:was gone|were gone|died|die|am dead|am gone|vanished|disappeared|offed|killed|stopped)
      (?:waste of|wasting) (?:oxygen|air|a life|space on this (?:earth|planet))
      (?:doing|do) (?:everyone|the world|my family|them) a favou?r~ (?:die|dying|died|gone|dead|kill)
    `,
  },
  {
    name: 'afraid of oneself',
    family: 'dying',
    grade: 'possible',
    source: 'AAS',
    who: 'writer',
    refuses: true,
    says: `
      (?:scared|afraid|worried|frightened)(?: that)? i (?:will|might|may|could|would) do something
      (?:scared|afraid|worried|frightened|terrified)~ (?:of )?what i (?:might|could|will|would|am going to|may) do
      not (?:feel |be )?(?:safe|trust myself)(?: [a-z]+){0,3} (?:with|from|around|by|alone|to be)(?: (?:myself|alone|left|my))
      not trust myself
      (?:might|could|will|going to) do something (?:to myself|bad|stupid|terrible|drastic|permanent)
      do (?:it )?to myself
    `,
  },
  {
    name: 'looks for ways',
    family: 'plan',
    grade: 'possible',
    source: 'C-SSRS 3',
    who: 'writer',
    says: `
      how easy(?: [a-z]+){0,4} (?:step|jump|letting go|let go|end it|die|fall|swerve|disappear)
      (?:fantas(?:y|ies)|fantasis(?:e|ed|ing)|dream(?:ed|ing)?|daydream(?:ing)?|obsess(?:ed|ing))~ (?:of |about )(?:jumping|crashing|steering|swerving|hanging|drowning|driving (?:off|into)|not being here|leaving this)
      (?:ways|methods) to (?:die|go(?= [.,]|$)|end it)
      painless (?:ways|deaths|methods)
      thoughts? (?:of|about) (?:not being here|leaving this|being dead|hurting|harming|ending)
      (?:google[ds]?|googling|research(?:ed|ing)?|look(?:ed|ing)? up|looking for|search(?:ed|ing)?|reading about|read about|know)~ (?:ways?|how|methods?|painless|how many (?:pills|tablets))(?: [a-z]+){0,4} (?:die|death|dying|suicide|{killMe})
      painless (?:way|death|method)
      (?:imagin(?:e|ed|ing)|pictur(?:e|ed|ing)|visions?|thoughts?|urges?|images?|keep thinking|think)~ (?:of |about )?(?:jumping|crashing|steering|swerving|hanging|drowning|driving (?:off|into))
      (?:swerv|steer|crash)(?:e|ing)?~ (?:into|off)~ (?:lane|traffic|tree|wall|road|bridge|lorry|truck)
      easy to (?:just |simply )?(?:drive off|step|jump|swerve|let go)
      (?:step|walk|stepping|walking) (?:out )?(?:in front of|into) (?:a |the |oncoming )?(?:train|bus|car|traffic|lorry|truck)
      cross(?:ing)? (?:the |a |any )?(?:road|street|roads|streets)~ (?:not|stop|without|stopped|never) (?:even )?look(?:ing|ed)?
      (?:not|stopped|stop|never)(?: even)? look(?:ing|ed)? (?:both ways |left or right |for cars |properly )?(?:when|before|as|while)(?: [a-z]+){0,2} cross
      (?:stand|standing|stood|lean|leaning|walk|walking)(?: [a-z]+){0,2} (?:too|so|really) close to the edge
      (?:songs?|music|people|they|who|speech|what|flowers)~ (?:play|come|cry|say|said|show up|turn up|be|speak|wear)~ my (?:own )?funeral
      (?:imagin(?:e|ed|ing)|pictur(?:e|ed|ing)|think|thinking|thought|plan|planned|planning|dream|dreamt|dreaming)(?: (?:of|about|what|who|would|come|to|at)){0,4} my (?:own )?funeral(?! (?:director|insurance|wishes))
    `,
  },
  {
    name: 'asks for a way',
    family: 'plan',
    grade: 'possible',
    source: 'C-SSRS 3',
    says: `
      how (?:many|much)(?: [a-z0-9]+){0,3} {poison}(?: [a-z0-9]+){0,9} (?:kill|die|dead|overdose|lethal|fatal|deadly|death|end it|wake up)(?! (?:germs|mould|mold|weeds|bacteria|rats|pests))
      (?:lethal|fatal|deadly) (?:dose|amount|overdose|quantity|combination|mix)(?: of)?(?: [a-z]+){0,3} (?:for (?:me|my|someone|a person|an adult|a (?:man|woman|girl|boy|teenager))|{pills})
      most (?:lethal|deadly|fatal) (?:dose|way|ways|method|methods|pills?|drugs?|medication|poison)
      (?:{pills}|{poison})(?: [a-z]+){0,4} (?:will|would|could|can|to) (?:kill|end) (?:me|you|myself|yourself|a person|someone)(?! time)
      (?:least|less|most|more|quick|quickest|quicker|fast|fastest|easy|easiest|easier|best|sure|surest|simple|simplest|cheap|clean|peaceful|painless|reliable|effective|effortless|guaranteed|good)(?: (?:painful|painless|pain free|effective|peaceful|reliable|efficient|and|quick|easy|certain|gentle)){0,3} (?:way|ways|method|methods|option|options|means|technique|techniques)(?: [a-z]+)? (?:to|of|for) (?:{killMe}|kill(?:ing)? (?:yourself|oneself)|die|dying|suicide|(?:end|ending) (?:it|your (?:own )?life|(?:a|ones) life)|(?:commit|committing|complete|completing) suicide|(?:cut|cutting|hurt|hurting|harm|harming) (?:yourself|oneself|my ?self)|overdose|self harm)
      (?:hanging|jumping|overdose|overdosing|shooting|drowning|a? ?shotgun|a? ?gun|a? ?rope|slitting|carbon monoxide) or (?:hanging|jumping|overdosing|an overdose|shooting|drowning|a? ?gun|a? ?shotgun|a? ?handgun|a? ?rope|pills|slitting|carbon monoxide)
      how (?:do|does|to|can|would|should|could)(?: (?:i|you|one|someone|people|we))?(?: best| properly)? (?:tie|make|do|fashion|set up) (?:a |the |my )?(?:noose|hangman)
      (?:does|would|will|did|do) (?:it|hanging|drowning|bleeding out|dying|suicide)(?: [a-z]+)? hurt(?: [a-z]+){0,3} (?:die|dying|bleed|hang|drown|overdose|slit|kill|death)
      (?:is|are) (?:hanging|drowning|overdosing|bleeding out|dying|suicide|carbon monoxide|it)(?: [a-z]+)? (?:painful|painless|quick)(?: (?:to die|to bleed|way))?(?= [.,]|$)
      how (?:long|fast|quick|quickly|soon)(?: [a-z]+){0,6} (?:bleed out|bleed to death|(?:to )?die (?:from|by|after) (?:hanging|bleeding|an overdose|overdosing|cutting|drowning|jumping)|{killMe}|before i (?:die|am dead|would die)|until i (?:die|am dead))
      how (?:high|tall)(?: [a-z]+){0,8} (?:die|fatal|kill me|kill (?:you|someone)|certain death|survive)
      (?:what|which|anything|something|things)(?: [a-z]+){0,4} (?:take|drink|swallow|mix|use|eat)(?: [a-z]+){0,4} (?:to|so i|so that i|that will|and) (?:just )?(?:die|not wake|never wake|kill me|kill myself|sleep forever|end (?:it|my life))
      (?:give|tell|show|teach|list|send)(?: me)?(?: [a-z]+){0,5} (?:way|ways|method|methods|how|tips|steps|instructions) (?:to|of|for|on) (?:{killMe}|die|dying|kill yourself|suicide|end (?:it|my life)|self harm|cut(?:ting)?(?: (?:my|one)self)?)(?= |$)
      (?:suicide|suicidal) (?:method|methods|instructions|guide|tips|forum|pact|kit|ways)
      how long(?: [a-z]+){0,4} (?:drown|suffocate|bleed out|bleed to death|starve to death|freeze to death)
      (?:jump|jumping|fall|falling) (?:from|off)(?: [a-z0-9]+){0,4} (?:floor|storey|story|height|bridge|roof|building|balcony|feet|metres|meters)(?: [a-z]+){0,5} (?:die|kill me|kill you|fatal|survive|dead|death|enough)
      (?:best|good|right|easiest) (?:place|bridge|building|height|spot|time)(?: [a-z]+)? to (?:jump(?! (?:rope|in|on))|die|{killMe})
      (?:overdose|od) on (?:what|which)|(?:which|what) (?:pills|tablets|meds|medication|drugs)(?: [a-z]+){0,4} (?:kill|overdose|fatal|lethal|deadly|die)
      can (?:you|i|someone|a person) (?:die|overdose|od) (?:from|by|on|of|if)(?: [a-z]+){0,3} (?:{pills}|taking|cutting|hanging|drinking|not eating|starving|swallowing)
    `,
  },
  {
    name: 'hurts oneself',
    family: 'selfHarm',
    grade: 'possible',
    source: 'SIWT',
    who: 'self',
    says: `
      (?:take|took|taking|put|putting) (?:a |the |my )?(?:razor|blade|knife|scissors|lighter|cigarette|glass) to my(?: own)? {skin}
      (?:cut|cuts|cutting|hurt|hurting|harm|harmed|harming|burn|burned|burnt|burning|hit|hitting|punch|punching|punish|punishing|scratch|scratched|scratching|injure|injured|injuring|slice|slicing|choke|choking|starve|starving|starved|damage) my ?self
      (?:cut|cuts|cutting|burn|burned|burning|scratch|scratched|scratching|slice|sliced|slicing|carve|carved|carving)(?: (?:up|at|into|open|all|both|the inside of)){0,2} my (?:own )?(?:left |right |inner )?{skin}
      my {skin}(?: (?:until|till|open|bled|bleed)){1,2}
      (?:bang|banging|banged|bash|bashing|smash|smashing) my head (?:against|on|into)(?! (?:a|the|my) (?:keyboard|desk) (?:over|at|because))
      (?:hit|hitting) my head against
      (?:hitting|banging|smashing|slamming) my head (?:on|against|into) (?:the|a|my) (?:wall|walls|tiles|floor|door|desk|table|headboard)
    `,
  },
  {
    name: 'cuts',
    family: 'selfHarm',
    grade: 'possible',
    source: 'SIWT',
    who: 'writer',
    says: `
      i (?:have |just |already |only |still |also |sometimes |usually |always |did |literally |really |finally |secretly |had to |end up |ended up |started to )*(?:cut|cutting)(?= [.,]|$| (?:again|when|last night|yesterday|every (?:night|day|time)|until|deeper|to (?:feel|cope|punish|release|calm|bleed|forget|numb)))
      cutting (?:(?:is|was|has|really|always|just|still|only|the|been) )*(?:helps?|calms?|feels|thing|way|relief|release|cope|coping|addict[a-z]*|makes me|soothes|friend|habit|ritual|numbs)
      (?:urge|urges|craving|cravings|want|wanting|wanted|need|needed|itching|tempted|temptation) (?:to|for)(?: just| really| only)? cut(?:ting)?(?= [.,]|$| (?:so (?:bad|much|badly)|really|again|right|tonight|bad|badly|until|every|deep|deeper|when|right now))
      (?:fresh|new|more|deep|infected|self inflicted|recent) (?:cuts|wounds|burns|gashes)(?: [a-z]+){0,3} (?:my|me)
      my {skin}(?: [a-z]+){0,3} (?:full of|covered (?:in|with)|lined with|is all|are all)(?: [a-z]+){0,2} (?:cuts|cut up|burns|gashes|slashes|self harm scars)
      (?:punch|punched|punching|hit|hitting|slam|slammed|slamming|smash|smashed|smashing|bash|bashing)(?: [a-z]+){0,4} (?:walls?|doors?|mirrors?|trees?|floor|tiles|table)(?: [a-z]+){0,5} (?:bleed|bled|bleeding|blood|bruised?|broken?|pain i|hurts|swollen)
      (?:razors?|razorblades?|blades?|sharpener)(?: [a-z]+){0,3} (?:under|behind|hidden|hide|in)(?: (?:my|the))? (?:mattress|pillow|bed|phone case|desk|sock|backpack|pocket)
      use (?:them|it|the [a-z]+) on (?:my ?self|my {skin})
      (?:barcodes?|beans|styros?|tiger stripes|cat scratch(?:es)?)(?: [a-z]+){0,2} (?:on|across|up|all over)(?: [a-z]+){0,2} {skin}
      (?:deserve|deserves|deserved|want|need|like|love|crave|needed|wanted|have) to (?:just |really )?(?:bleed|see (?:my |the )?blood|feel (?:physical )?pain|be in (?:physical )?pain|feel the (?:blade|razor|sting|burn|cuts?)|see (?:myself|it) bleed)
      (?:hide|hiding|hid|cover|covering|covered|conceal|explain|explaining)(?: (?:up|my|the|new|fresh|these|all)){0,3} (?:cuts|self harm|sh|self inflicted)
      (?:carv(?:e|ed|ing)|etch(?:ed|ing)|engrav(?:e|ed|ing))(?: [a-z]+){0,6} (?:in|into|onto|on|out of|from|up) (?:my|the) (?:own )?{skin}
      (?:press|pressed|pressing|hold|held|holding|put|putting|stub|stubbed|stubbing)(?: [a-z]+){0,3} (?:lighter|flame|fire|cigarettes?|iron|straightener|matches|stove|hob)(?: [a-z]+){0,3} (?:against|to|on|onto|into) my (?:own )?{skin}
      (?:punish|punishing|punished) my (?:own )?(?:body|{skin})
      self (?:injury|injure|injured|injuring|mutilation|mutilate|mutilating|inflicted)
      did it to my ?self (?:again|on purpose)
      dig(?:ging)?(?: my)? nails into my {skin}
      (?:until|till) (?:i|my [a-z]+|it|they|there)(?: (?:is|are|see|saw|start|starts|started|was)){0,2} (?:bleed|bleeding|blood)(?= [.,]|$| and| all| on)
      relapse[ds]?(?: [a-z0-9]+){0,8} (?:from|of|on|with|into|to) (?:sh|self harm|cutting|burning)
      relapse[ds]?(?: [a-z0-9]+){0,3} (?:[0-9]+|two|three|four|six|eight|ten) (?:days?|weeks?|months?) (?:clean )?(?:from |off )?(?:cutting|sh|self harm)
      how (?:deep|deeply)(?: [a-z]+){0,3} cut(?! (?:the|a|into (?:the|a|wood)))
      scars?(?: [a-z]+){0,3} (?:new|fresh|i (?:just )?made|from last)
      hurt(?:ing)? my ?self (?:again|to cope|on purpose|so|until|when)
      clean(?: [a-z]+){0,7} (?:blade|razor|relapse|relapsed|threw it (?:all )?away|cut again|slipped)
      press(?:ed|ing)?(?: [a-z]+){0,3} (?:into|against|in) my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach|forearms?|ankles?|throat)(?= [.,]|$| (?:until|just|hard|and|to (?:feel|see|bleed)))
      i still (?:cut|self harm|burn|hurt myself)(?= [.,]|$)
      (?:need|want|miss|crave|craving|itching for) (?:the|my|a) (?:blades?|razors?|razorblade|scissors on)(?! (?:for|to shave|sharpened|to cut|refill|runner))
      (?:best|good|safe|safest|hidden|easiest) (?:place|places|spot|spots|parts?|area|way)(?: [a-z]+){0,5} to (?:cut|self harm|burn my ?self|hurt my ?self)(?! (?:costs|back|hair|wood|corners|carbs|glass|a|the))
      (?:hit|hitting|punch|punching|beat|beating|smash|smashing)(?: [a-z]+)? my (?:own )?(?:legs?|thighs?|arms?|stomach|face|knees?)(?: [a-z]+){0,4} (?:until|hammer|bat|belt|over and over|repeatedly|bruise|bruised|blue)
    `,
  },
  {
    name: 'self-harm by name',
    family: 'selfHarm',
    grade: 'possible',
    source: 'SIWT',
    says: `
      clean (?:from |of |off )?(?:sh|self harm|cutting)(?: [a-z0-9]+){0,6} (?:broke|relapsed|slipped|failed|ruined|last night)
      (?:i|started|start|back to|stop|stopped|urge|urges|urge to|relapse|relapsed|thinking about|thought about|think about|addicted to|tempted to|miss|craving|again|struggling with|thoughts of|want to|wanting to|began)(?: (?:and|to|with|about|of|am|have|been|the|keep|still|doing|is|only|on|i)){0,3} (?:self harm|self harmed|self harming|cutting|self injury|self injure|sh)(?! (?:costs?|back|down|corners|carbs|sugar|edge|out|it|class|board|grass))
      self harm(?:ed|ing)? (?:again|urges?|thoughts?|last|yesterday|today)
      sh (?:urges?|again|relapse|thoughts)
      helps is (?:sh|self harm|cutting)
      cutting (?:her|him)self
      self harming
      self harmed
      used to (?:cut|burn|self harm)(?= (?:[,.]|years?|when|back|as|in|a long|and|but|for)|$)
      (?:sh|shing|self harm(?:s|ed|ing)?)(?: [a-z]+){0,3} (?:in the (?:school |work )?(?:bathroom|toilet|shower)|again|because|to cope|every|last night|my (?:arm|arms|legs|thighs|wrists))
      (?:hide|hiding|stop|stopping|quit|resist|resisting|ways? to|how to)(?: (?:my|do|hide|stop|it|doing|best)){0,2} (?:sh|self harm|self harming)(?: scars| cuts)?(?! (?:training|policy|prevention|course))
      self (?:harm|harming|injury|injuring) (?:is|was|helps|calms|makes|became|has become|feels|gives)(?: [a-z]+){0,5} (?:me|my|only|i|control|relief|way|addict[a-z]*|help|helps|cope|thing)(?! (?:job|course|thesis|field))
    `,
  },
  {
    name: 'goes without food',
    family: 'eating',
    grade: 'possible',
    source: 'SCOFF',
    refuses: true,
    says: `
      eat (?:only )?(?:once |one meal |something )?every (?:two|three|four|other|second|third|[2-9]) days?
      (?:not|never|barely|stopped|without|hardly)(?: (?:been|really|properly|had|a|any))* (?:eat|eaten|eating|ate|food)(?: (?:anything|a|thing|at all|proper|meal|food|solid))* (?:in|for|since|completely|altogether|at all|[0-9]+|days)(?! (?:lunch|breakfast|dinner|an hour|the train|a (?:long|while|bit|minute)|ages|years|so long|forever|months|noon|this morning))
      (?:[0-9]+|two|three|four|five|six|seven|several) days (?:without (?:food|eating)|with nothing but|of not eating|since i ate)
      day (?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten) (?:with nothing|without food|of (?:my )?fast|of not)
      keep fainting
      (?:not|never|refuse to|stopped|stop|barely|hardly)(?: (?:even|still|let myself|allow myself|bring myself to|really|being able to|able to))* (?:eat|eating)(?: (?:anything|food|solid|at all))*(?= (?:until i|because i am (?:fat|too fat|disgusting)|so i|any ?more|unless i|(?:and|until) (?:i )?(?:get|reach|lose|weigh)))
      (?:[0-9]+|two|three|four|five|six|seven|ten) (?:days|day)(?: [a-z]+){0,3} (?:water fast|fast|no food|fasting)(?! (?:for ramadan|broadband|delivery|train))
      day (?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten) of (?:my |a |the )?(?:water )?fast
      (?:not|without)(?: (?:eaten|had|touched|taken|eating|having))? (?:any |solid |proper )?(?:food|a meal|a bite|a thing to eat)(?: [a-z]+){0,3} (?:days|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|week)
      (?:live|living|lived|survive|surviving|exist)(?: [a-z]+){0,2} on (?:just |only |nothing but )?(?:water|ice|gum|coffee|air|black coffee|diet coke|apples?)(?= [.,]|$| and)
      only eat(?:ing)? (?:ice|gum|air|cotton|tissue|nothing)
      (?:can not|stopped|refuse to|refusing to|not let myself|not allow myself to)(?: (?:even|still|bring myself to|just|really)){0,2} (?:eat|eating)(?= [.,]|$)
      not (?:had|eaten|consumed|taken in) (?:anything|much|a thing)(?: (?:but|except|besides|other than)(?: [a-z]+){1,3})? (?:for|in|since)(?: (?:about|over|almost|like|nearly))?(?: [a-z0-9]+)? (?:days|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      (?:fasted|fasting|starved|starving|not eaten)(?: (?:for|about|almost|over)){0,2} (?:[0-9]+|two|three|four|five|six|seven|ten|several) days
      (?:on|with|had) nothing but (?:water|coffee|gum|tea|ice|diet coke)(?: [a-z]+){0,2} (?:since|for [a-z0-9]+ days|for days|all week|this week)
    `,
  },
  {
    name: 'counts what is eaten',
    family: 'eating',
    grade: 'possible',
    source: 'SCOFF',
    says: `
      (?:i (?:only )?(?:eat|ate)|eating|eaten|allow|allowed|let myself|restrict(?:ing|ed)?|down to|surviv(?:e|ing) on|liv(?:e|ing) on)(?: [a-z]+){0,4} [1-7]?[0-9]{2} (?:cals?|calories|kcals?)
      [1-7]?[0-9]{2} (?:cals?|calories|kcals?) (?:a day|per day|max|today|limit|only|all day|daily)
      only (?:let|allow) myself(?: [a-z]+){0,3} (?:eat|food|meal|calories|bite|bites|apple|[0-9]+)
      (?:skip|skipping|skipped|stopped|stop|not|omit|omitting|reducing)(?: (?:take|taking|taken|using|use))? my insulin
      (?:pro|wanna be|become|becoming|be|being|turn|turning) (?:ana|mia|anorexic|bulimic)(?! (?:s|is|was)\b)
      (?:ana|mia) (?:is my|and mia|tips|buddy|buddies|coach|voice|tells|says|and me|and i)
      (?:thinspo|thinspiration|bonespo|meanspo|sweetspo|ed twitter|edtwt)
      want(?: [a-z]+){0,4} (?:bones|ribs|collarbones?|hip ?bones|spine)(?: [a-z]+){0,2} (?:show|stick|poke|visible)
      (?:chew|chewing) and spit(?:ting)?
      (?:fast|fasting|starve|starving|not eat|not eating)(?: [a-z0-9]+){0,5} (?:without|so that|so|before|behind)(?: [a-z]+){0,4} (?:notic(?:e|es|ing)|find(?:ing)? out|know(?:ing)?|see(?:ing)?)
      (?:faint|fainted|fainting|passed out|pass out|dizzy|collapse|collapsed|blacked out)(?: [a-z]+){0,6} (?:not eaten|no food|not had (?:any )?(?:food|a meal)|not eating|hunger|starving|not eat)
      (?:run|ran|running|exercise|exercised|work out|workout|gym)(?: [a-z]+){0,5} (?:until it is gone|to burn (?:it|everything|what i ate)|with nothing in me|without (?:eating|food)|on an empty stomach for (?:hours|days))
      (?:period|periods|hair|heart)(?: [a-z]+){0,4} (?:stopped|gone|falling out|slow)(?: [a-z]+){0,6} (?:eat|eating|food|calories|weight)
      (?:[0-9]{2} ?kg|[0-9]{2} kilos|[0-9]{2,3} (?:lbs|pounds))(?: ,)?(?: [a-z]+){0,3} (?:still (?:huge|fat|too fat|disgusting|not enough|obese))
      afraid to eat|scared to eat|terrified of (?:eating|food|calories)
      i am (?:still |back to being |so |becoming |a |basically |clinically |secretly )*(?:anorexic|bulimic|starving my ?self)(?! in recovery)
      bmi (?:is|of|under|below|at|was|to)(?: (?:now|down to))? (?:1[0-6]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b
      (?:tips|help|ways?|teach me|tricks|advice|show me|tell me)(?: [a-z]+){0,3} (?:to|how to|on|for) (?:stop eating(?! (?:meat|sugar|junk|late|so much|chocolate|sweets|carbs|out|fast|dairy|at|snacks|too|when|emotionally))|starv(?:e|ing)|not eat(?:ing)?|purg(?:e|ing)|throw(?:ing)? up (?:my|after)|becom(?:e|ing) (?:anorexic|bulimic))
    `,
  },
  {
    name: 'purges',
    family: 'eating',
    grade: 'possible',
    source: 'SCOFF',
    says: `
      fingers? (?:are |were )?down my (?:own )?throat
      (?:stick|stuck|sticking|put|putting|shove|shoved|shoving)(?: [a-z]+){0,3} (?:fingers?|toothbrush|spoon) (?:down|in) my (?:throat|mouth)
      (?:vomit|vomits|vomited|vomiting|throw up|throwing up|threw up|puke|puking|puked)(?: [a-z]+){0,4} (?:[a-z0-9]+ times a (?:day|week)|every (?:day|night|meal|time i eat)|after (?:every|each|all|dinner|lunch|meals|i eat|eating)(?! at)|so i (?:do not|lose|stay)|to (?:lose|stay|be) (?:weight|thin|skinny))
      (?:i|and|still|started|keep|been|of|third|second|another|to|my|the|from|after|by) (?:binge and |been )?purg(?:e|ing|ed|es)(?= [.,]|$| (?:again|today|after|every|last|until|and|in|when|everything|it|my|tonight|three|twice|now))(?! (?:the|my) (?:files|cache|closet|wardrobe|inbox|list))
      bing(?:e|ed|es|ing)(?: [a-z]+){0,6} (?:purg(?:e|ed|ing)|throw(?:ing)? up|threw up|vomit(?:ed|ing)?|fingers|toilet|laxatives)
      [0-9a-z]+ laxatives
      laxatives (?:to|so|every|again|after|until|help|for weight)
      i do it (?:[a-z]+ )?times a day
      (?:threw|throw|throwing|thrown) up(?: [a-z]+){0,3} on purpose
      (?:make|making|made|force|forcing) (?:myself|herself|himself)~ (?:sick|throw up|vomit|puke|throwing)
      (?:throw|throwing|threw) (?:it |everything )?up (?:after|every|my|on purpose)
      (?:i|and|still|started|keep) (?:binge and |been )?purg(?:e|ing|ed)
      (?:take|taking|took|abus(?:e|ing)|using|use)~ laxatives
    `,
  },
  {
    name: 'hurt by someone',
    family: 'violence',
    grade: 'possible',
    source: 'HITS',
    who: 'writer',
    says: `
      {harmer}(?: (?:has|had|just|once|then|again)){0,2} (?:threw|throws|throwing|slammed|slams|dragged|drags|pinned|pins|spat|bit|bites|kicked|stabbed|burnt|pulls|pulled|shakes|shook|cornered|corners|locked|locks|tied|drugged|whips|whipped|slashed|headbutted|headbutts|suffocated|tortures|tortured) (?:me|something at me)
      {harmer}(?: (?:has|had|just|keeps|keep|still|always|often|sometimes|started|regularly|used to|who|is|will|would|again|and|really|drunkenly)){0,3} (?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|rape|rapes|raped|molest|molests|molested|touch|touches|touched|abuse|abuses|abused|abusing|hurts|hurting|burn|burns|burned|grope|gropes|groped|push|pushes|pushed|shove|shoves|shoved|assault|assaulted|grab|grabs|grabbed|attack|attacks|attacked|threaten|threatens|threatened|stalk|stalks|stalked|force|forces|forced|forcing) (?:me|us|my (?:kids|children|son|daughter|baby))
      hands? (?:are )?(?:around|round|on) my (?:neck|throat)
      (?:abused|beaten|hit|hurt) (?:at home|by my)
      (?:touches|touching|touched) me (?:inappropriately|there|down there|sexually|when i|at night|without|under|again|in my (?:bed|room|sleep)|while i)
      {harmer}(?: [a-z]+){0,3} (?:throws|threw|throwing|hurls|hurled|smashes|smashed)(?: [a-z]+){0,3} (?:at|towards) (?:me|us|the (?:kids|children|baby)|my head)
      (?:forced|forces|forcing|force) (?:himself|herself|themselves|his way) (?:on|onto|into|upon) me
      (?:has|had|having|have|make me have|made me have) sex with me (?:when|while|although|even though|without|against)
      (?:have|had|having) sex(?: [a-z]+){0,4} (?:against my will|without my consent|do not want to|did not want to|i said no|even if i say no)
      i said no(?: ,)?(?: [a-z]+){0,4} (?:did not stop|kept going|anyway|did it anyway|carried on|not listen)
      {harmer}(?: [a-z]+){0,2} (?:did|does|doing|do|done)(?: [a-z]+)? (?:things|stuff|sexual [a-z]+|something|bad things) (?:to|with) me
      (?:makes?|made|making|forces?|forced) me(?: to)? (?:do|perform|touch|watch|send|strip|undress|have)(?: [a-z]+){0,2} (?:sexual|sex|naked|nudes|porn|him|things|favou?rs|nude)
      {harmer}(?: [a-z]+){0,3} (?:pointed|points|pointing|pulled|pulls|held|holds|put|waved|waves|aimed)(?: [a-z]+){0,2} (?:gun|knife|rifle|pistol|weapon|blade|machete)(?: [a-z]+){0,2} (?:at|on|to|against|in front of|towards) (?:me|us|my)
      (?:broke|broken|breaks|fractured|dislocated|cracked|bruised|twisted|busted)(?: (?:two|three|one|several|some))?(?: of)? my (?:ribs?|arms?|jaw|nose|wrist|fingers?|collarbone|eye|lip|phone so|shoulder)(?! (?:playing|skiing|falling|at|in a|when i|while))
      (?:told|tell|telling|said to|lied to)(?: [a-z]+){0,4} (?:hospital|doctor|nurse|teacher|school|police|everyone|a and e)(?: [a-z]+){0,3} i (?:fell|walked|tripped|slipped)
      (?:drugged|roofied|spiked my drink|drink was spiked)(?: [a-z]+){0,8} (?:clothes|naked|remember|woke|did to me|raped|assaulted)
      i was drugged
      (?:beat|beats|beating|hit|hits|hitting|slap|slaps|slapped|whip|whipped) me (?:with|up|black|until|every|for (?:dowry|my|not|talking|being)|whenever|when|again|so|badly|in front|at home|if|and)
      (?:comes|came|coming) into my (?:room|bed|bedroom) at night
      (?:hits?|hitting|beats?|beating|abus(?:es|ing)|molest(?:s|ing)?|starv(?:es|ing)|hurt(?:s|ing)?) (?:my (?:little )?(?:kids?|children|son|daughter|baby|sister|brother|mum|mom|mother))
      {harmer}(?: (?!not|never)[a-z]+){0,4} (?:burnt|burned|burns|broke|breaks|twisted|twists|cut|cuts|slammed|smashed|bit|squeezes|pulled|pulls|slams|bashed|stamped on|crushed) my (?:hand|hands|arm|arms|wrist|hair|head|neck|fingers?|leg|legs|face|jaw|ear)(?! (?:off|short|accidentally|by accident))
      {harmer}(?: [a-z]+){0,2} (?:keeps?|kept|keeping|holds?|held|locks?|locked) (?:me|us) (?:locked|inside|prisoner|captive|hostage|away from|in the (?:house|flat|room|basement)|against my will|in (?:a|the|my) (?:room|basement|cupboard|cellar|house|flat))
      threaten(?:s|ed|ing)?(?: [a-z]+){0,3} (?:to |with )(?:throw|acid|hurt|burn|beat|rape|harm|stab|cut|hit|attack|choke|strangle|shoot|drown|deport|a knife|a gun|a belt|violence)
    `,
  },
  {
    name: 'was hurt',
    family: 'violence',
    grade: 'possible',
    source: 'HITS',
    who: 'self',
    says: `
      (?:was|am|being|been|got|get|getting|were)(?: (?!not|never)[a-z]+){0,3} (?:beaten(?! (?:to|by (?:a|the|them|us)))|raped|molested|gang raped|date raped|roofied|sexually (?:assaulted|abused|harassed|touched)|assaulted|strangled|abused|stalked|groped|trafficked|choked|beaten up)
    `,
  },
  {
    name: 'threatened',
    family: 'violence',
    grade: 'possible',
    source: 'HITS',
    who: 'writer',
    refuses: true,
    says: `
      (?:said|says|saying|told me|telling me|tells me|texted|wrote)(?: [,"])* kill yourself
      (?:threaten|threatens|threatened|threatening|said|says|swore|promised|wants|tried|trying|afraid|scared|terrified|think|worried|convinced|know)(?: [a-z]+){0,5} (?:to )?(?:kill|murder|stab|shoot) (?:me|us|my (?:kids|children|son|daughter))(?! (?:lol|lmao|haha|with (?:kindness|work)|if i (?:forget|forgot|do not (?:win|buy|bring|finish|pass|do)|am late)))
      {harmer} (?:is going to|will|is gonna) kill (?:me|us) (?:tonight|one day|some ?day|this time|eventually|next time|and (?:nobody|no one|the))
      (?:not|never) (?:let|lets|allow|allows|allowed)(?: (?:me|to)){1,2} (?:leave|go out|out|see (?:my|anyone)|have (?:a|my) (?:phone|money|friends))
      (?:locks?|locked) me (?:in|up|out)
      not (?:feel )?safe (?:at home|in my (?:own )?(?:home|house)|with (?:him|her|them|my))
      (?:scared|afraid|frightened|terrified) (?:to go home|of (?:my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mother|ex|stepfather)|him|going home))
      (?:told|tells|telling|tell|says|said|keeps|go)~ (?:me )?~(?:to )?kill (?:yourself|my ?self)
      (?:forces?|forced|forcing|makes?|made) me to? ?(?:have sex|do sexual|touch|undress)
      (?:kill|murder|shoot|stab|harm|hurt) (?:me|us) (?:if|for|because|unless|when|in my sleep|one day|and the (?:kids|children)|and (?:himself|herself|then))(?! i (?:forget|forgot|am late|do not (?:win|buy|bring|finish|pass|do)|lose|lost|miss|missed|break|broke|spill|spilled|spilt|eat|ate|fail))
      (?:keeps?|took|takes|taken|taking|hid|hides|hiding|holds|holding|confiscated|controls|burned|burnt|withholds)(?: away)? my (?:passport|papers|documents|visa|salary|wages|bank cards?|medication|inhaler|wheelchair)(?! (?:with me|safe|in (?:a|the|my)|at|for|before|every|as|on time|today))
      {harmer}(?: [a-z]+){0,3} (?:keeps?|took|takes|taking|hid|hides|confiscated|controls|withholds|smashed|broke)(?: away)? (?:all )?my (?:phone|money|keys|id|cards?)
      (?:checks?|reads?|goes through|tracks?|monitors?)(?: all)? my (?:phone|messages|texts|location|emails)(?: [a-z]+){0,4}
      locks?(?:ed)? the (?:door|doors|house|flat) (?:when|from|so|behind|whenever|every time|and)(?: [a-z]+){0,6} (?:go|goes|out|outside|leave|leaves|work|key|can not)
      (?:not|never) (?:let|lets|allow|allows)(?: (?:me|us|to)){1,3} (?:take my|see|talk|speak|call|work|have|go|use|eat|sleep|leave|visit|contact|study)
      {harmer}(?: [a-z]+){0,2} (?:follow|follows|followed|following|stalks?|stalked|stalking)(?: me)(?: [a-z]+){0,2} (?:home|everywhere|around|to (?:work|school|my)|every ?day|at night|again|and waits?)(?! (?:like a puppy|on (?:instagram|twitter|social)))
      (?:waits?|waiting|waited|stands?|standing|sits?|parks?|parked) (?:for me )?outside my (?:house|flat|home|window|door|work|school|office|apartment|building)
      (?:share|leak|post|send|spread|publish|sell|show|shared|posted|sent|leaked|release)(?: [a-z]+){0,5} (?:nudes?|naked (?:pictures|photos|pics)|sex tape|intimate (?:pictures|photos|videos)|private (?:pictures|photos|videos)|sextape)(?: [a-z]+){0,3} (?:of me|if|unless|to (?:my|everyone|people|all)|online|around)
      (?:my nudes|nudes of me|naked (?:pictures|photos) of me)
      (?:chair|furniture|dresser|wardrobe)(?: [a-z]+){0,2} (?:against|under|in front of) (?:the|my) (?:bedroom |door )?(?:door|handle|doorknob)
      lock(?:ed)? my ?self in the (?:bathroom|toilet|car|bedroom|room)(?: [a-z]+){0,6} (?:he|she|him|her|husband|dad|father|boyfriend|drunk|shouting|screaming|hit)
      (?:marry|married|marrying|force|forcing|forced|selling|sell) me (?:off|into (?:a |this )?marriage|to (?:marry|a man|an older|my cousin|get married|have an abortion|keep the baby))
      forced marriage
      (?:honou?r killing|honou?r of (?:the|my|our) family|family honou?r)
      scared (?:of )?(?:to go|going|to be|to stay|being|staying) (?:home|at home|alone with (?:him|her|my))
      if i (?:ever )?(?:leave|left|go|went|tell|told|report|speak|talk|call|run|break up|scream|say)(?: [a-z]+){0,6} (?:will|would|is going to) (?:kill|hurt|beat|find|shoot|stab|ruin) (?:me|us)
    `,
  },
  {
    name: 'may hurt someone',
    family: 'harm',
    grade: 'possible',
    source: 'AAS',
    who: 'self',
    says: `
      (?:want|wants|wanted|going|will|plan|planning|about|urge|urges|thoughts?|scared i will|afraid i will|scared i might|afraid i might|scared of|thinking)(?: [a-z]+){0,2} (?:to |about |of )?(?:kill|hurt|stab|shoot|harm|killing|hurting|harming|stabbing|shaking) (?:him|her|them|someone|somebody|people|my (?:boss|wife|husband|baby|son|daughter|kids|children|child|mother|father|mum|mom|dad|ex|brother|sister|neighbou?r|boyfriend|girlfriend|partner|family)|the baby|everyone)
      (?:hurt|hurting|shake|shook|shaking|smother|harm|drown) (?:my|the) (?:baby|newborn)
      (?:shoot|shooting|blow|blowing|burn|burning) (?:up|down) (?:the|that|my|this|a|our|his|her) (?:office|school|place|building|church|mosque|mall|workplace|class|house|party|club|synagogue|university)(?! in (?:gta|the game))
      (?:driv(?:e|ing)|plough|plow|ram)(?: [a-z]+){0,3} into (?:a|the|that) (?:crowd|people|group|parade|protesters)
      (?:thoughts?|urges?|images?|visions?|fantas(?:y|ies|ise|ising)|dream(?:ing)?) (?:of|about|to)(?: [a-z]+)? (?:kill|killing|smother|smothering|stab|stabbing|strangle|strangling|drown|drowning|shak(?:e|ing)|hurt|hurting|harm|harming|drop|dropping|poison|poisoning|shoot|shooting|murder|murdering|attacking) (?:my|the|him|her|them|someone|people|everyone|a)(?! (?:bill|time|bug))
      (?:going to|will|want to|wanna|plan to|planning to|ready to|about to|could|might|swear i will|have to)(?: (?:just|actually|really|seriously|literally|finally)){0,2} (?:kill|murder|stab|shoot|strangle|poison) (?:him|her|them|someone|everyone|people|my (?:[a-z]+ )?(?:boss|wife|husband|baby|son|daughter|kids|children|mother|father|mum|mom|dad|ex|brother|sister|neighbou?r|neighbou?rs|boyfriend|girlfriend|partner|family|stepfather|stepdad|stepmother|teacher|roommate|coworker|manager|parents))(?! (?:at|in) (?:chess|the game|a game|mario|fifa|tennis))
      (?:get|got|getting|have|buy|bought|bring|bringing)(?: [a-z]+){0,2} (?:gun|knife|machete|acid)(?: [a-z]+){0,4} (?:for him|for her|for them|to (?:kill|hurt|stab|shoot)|in my (?:bag|pocket|jacket|backpack))
      (?:he|she|they) (?:deserves?|needs?) to die
    `,
  },
  {
    name: 'voices',
    family: 'dying',
    grade: 'possible',
    source: 'AAS',
    who: 'writer',
    says: `
      (?:voices?|they|demons?|god|devil|brain|head|mind)~ (?:tell|tells|telling|told|say|says|saying|order|orders|command|commands|keeps telling|want|wants)(?: (?:me|that|to|i|keeps)){0,4} (?:hurt|kill|die|harm|jump|cut|must die|should die)
    `,
  },
  {
    name: 'someone else may die',
    family: 'others',
    grade: 'possible',
    source: 'C-SSRS 2',
    who: 'another',
    says: `
      (?:kill|kills|killing|hurt|hurting|harm|harming|cutting|hang|hanging|shoot) (?:himself|herself|themsel(?:f|ves))
      (?:take|taking|end|ending) (?:his|her|their) (?:own )?(?:life|lives)
      (?:he|she|they) (?:does|do) not (?:really |even )?want to (?:live|be alive|be here|exist|wake up)
      (?:cuts|burns|starves|starving|burning) (?:himself|herself|themselves)
      {loved}(?: [a-z]+){0,6} (?:said|says|saying|keeps saying|told me|texted|texted me|wrote|threatens?|threatened|threatening|wishes|hopes|posted|talks?|talking|mentioned|admitted|messaged)(?: [a-z]+){0,8} (?:suicide|suicidal|goodbye(?! (?:to me )?(?:at|and left|before|on))|(?:wants?|wanting|going|ready|deserves?|wishes|wished|hopes) to die|end it(?: all)?|not want to (?:live|be here|exist|be alive|wake up|go on)|unalive|dying|better off (?:without|dead)|kill(?:ing)? my ?self|end(?:ing)? (?:his|her|their|my) life|disappear forever|tired of living|no reason to live|nothing to live for)
      {loved}(?: (?!not|never)[a-z]+){0,3} (?:been |is |are |has been |started |keeps |still |was |secretly |self |again )*(?:cutting|purging|starving|self harming|self harms|suicidal|self harmed|overdosing|burning)(?= [.,]|$| (?:again|herself|himself|themselves|and|on|her|his|in|every|for|since|because))
      (?:found|saw|see|seen|noticed|discovered|finding|there (?:are|is|was|were))(?: [a-z]+){0,6} (?:noose|suicide note|goodbye (?:note|letter)|razor blades?|cuts|burn marks|scars|bruises|self harm|cut marks|empty pill (?:bottle|packet)s?)(?: [a-z]+){0,6} (?:{loved}|his|her|their)
      {loved}(?: [a-z]+){0,6} (?:noose|suicide note|cut wrists|slit wrists|burn marks|fresh cuts|suicide attempt)
      (?:pics?|pictures?|photos?|videos?|selfies?) of (?:his|her|their) (?:cut|cuts|bleeding|slit|self harm|sliced|wrists)
      (?:cut|cuts|burns|burn marks|bruises|marks|scars|gashes) (?:on|all over|up|down|over)(?: [a-z]+)? (?:his|her|their) (?:arms?|wrists?|legs?|thighs?|body|back|neck)
      (?:scratches|scratching|hits|hitting|bites|biting|bangs|banging|hurts|burns) (?:himself|herself|themselves|(?:his|her|their) head)
      {loved}(?: (?!you|i|we)[a-z]+){0,5} (?:not eaten|not eat|not eating|refuses to eat|stopped eating|refusing food|hides? (?:her|his|their) food|throws? up (?:her|his|every|after))
      (?:{loved}|and)(?: (?:has|is|been|have|started|keeps|just|already|are|was)){0,3} (?:giving|given|gave|give) away (?:all )?(?:his|her|their)(?! (?:old|baby))
      (?:sits?|sitting|sleeps?|walks?|stands?|standing) (?:in the dark |alone |there |up |around )?with (?:his|her|their|a|the) (?:pistol|gun|rifle|shotgun|knife|noose|rope|pills)(?: in the dark)?
      {loved}(?: [a-z]+){0,3} (?:is|are|standing|sitting|up)(?: [a-z]+){0,2} on (?:a|the) (?:bridge|roof|ledge|rooftop|tracks|edge)(?= [.,]|$| (?:right|now|and|texting|threatening|saying|about))
      {loved}(?: [a-z]+){0,5} (?:took|taken|swallowed|overdosed|downed)(?: [a-z]+){0,3} (?:bunch|lot|load|handful|bottle|all|too many|too much|overdose|whole)(?: [a-z]+){0,4} (?:{pills})
      {loved}(?: [a-z]+){0,3} (?:tried|trying|attempted|attempting|tries|threatened|threatens|threatening|going|plans?|planning|wants?|wanting|wishes|thinking|thinks|talks?|talking|intends)(?: [a-z]+)? (?:to |about |of )?(?:(?:hang|drown|kill|hurt|shoot|poison|starve|end|killing|hanging|take|taking|jump|throw) (?:himself|herself|themselves|off|from|his life|her life|their life|it all|his own life|her own life|their own life|themself|my ?self)|(?:die|overdose|suicide|dying|suicidal|unalive)(?= [.,]|$| (?:and|last|tonight|yesterday|today|because|if|but|again|since|after|when|daily|now|so|i)))
      (?:kids?|child|boy|girl|baby|children|son|daughter)(?: [a-z]+){0,4} (?:screams?|screaming|cries|crying)(?: [a-z]+){0,6} (?:burn|bruises?|marks|beaten|hit|locked)
      (?:hits|beats|beating|hitting|abuses|abusing|starves|burns|molests|rapes|molesting|strangles|choked|chokes|strangled) (?:her|the (?:kids|children|child|baby)|my (?:sister|mum|mom|mother|friend|daughter|son|niece|nephew|brother|grandson|granddaughter))(?! (?:at|in|to|up|with (?:ease|a smile))\b)
      (?:beats|hits|abuses|strangles|rapes|chokes|starves|beating|hitting|abusing) (?:his|her|their) (?:wife|husband|kids?|children|son|daughter|girlfriend|boyfriend|partner|mother|baby)
    `,
  },
  {
    name: 'someone took their life',
    family: 'loss',
    grade: 'distress',
    source: 'bereavement by suicide',
    who: 'another',
    says: `
      (?:killed|hanged|hung|shot|drowned|cut) (?:himself|herself|themsel(?:f|ves))
      (?:took|ended) (?:his|her|their) (?:own )?(?:life|lives)
      committed suicide
      died (?:by|from|of) suicide
      (?:lost|losing)~ (?:him|her|son|daughter|brother|sister|father|mother|dad|mum|mom|husband|wife|friend|partner|cousin|uncle|aunt|child)?~ to suicide
      (?:his|her|their|brother|sister|father|mother|friend|son|daughter) suicide
      (?:dad|brother|mother|mum|mom|sister|friend|father|son|uncle|cousin|daughter|husband|wife|he|she) overdosed
    `,
  },
  {
    name: 'no hope',
    family: 'despair',
    grade: 'distress',
    source: 'BHS',
    refuses: true,
    says: `
      no meaning|meaningless|pointless|dark thoughts
      hopeless
      hopelessness
      (?:no|lost all|lost|without|out of) hope
      giv(?:e|ing|en) up
      nothing (?:ever )?(?:gets|will get|matters|helps|works)
      not (?:do|take|handle|bear|stand|keep doing|face) (?:this|it|any of (?:it|this))
      (?:can|could) not (?:go on|carry on|keep going)
      no way (?:forward|out)
      see no~ (?:way|future)
      trapped
      (?:what is|see|is|no) (?:the |any |no )?point
      end of my (?:rope|tether)
      never get better
    `,
  },
  {
    name: 'no worth',
    family: 'despair',
    grade: 'distress',
    source: 'K10',
    who: 'writer',
    says: `
      hate (?:my ?self|my life|my body|who i am|being me)
      worthless
      useless
      (?:total |complete |such a |a |am a )(?:failure|disappointment|waste of space)
      disgust(?:ed|ing)~ (?:with|by|at) (?:myself|my body)
      ruin everything
      i am broken
      loathe myself
      unlovable
      (?:lost|so) and broken
      a burden
    `,
  },
  {
    name: 'cannot cope',
    family: 'despair',
    grade: 'distress',
    source: 'K10',
    who: 'writer',
    refuses: true,
    says: `
      breakdown
      breaking (?:down|point)
      fall(?:ing|en)? apart
      not (?:cope|breathe|stop crying|get out of bed|function)
      overwhelm(?:ed|ing)
      cry(?:ing)? (?:every|all|myself|for hours)
      panic attacks?
      empty
      dead inside
      numb
      depressed
      depression
      unbearable
      not bear
      alone
      lonely
      nobody (?:cares|loves|likes|would notice)
      no one (?:cares|loves|likes)
      desperate
      despair
      suffering
      drinking(?: [a-z]+){0,4} (?:every|to get)
      in (?:a )?(?:dark|bad) place
      want to disappear(?! (?:to|into|for))
      worn out
      exhausted
      burn(?:ed|t) out
    `,
  },
  {
    name: 'fear of death',
    family: 'despair',
    grade: 'distress',
    source: 'K10',
    says: `
      (?:scared|afraid|terrified|frightened|fear|worry|worrying|worried|anxious|panic(?:king)?)(?: [a-z]+){0,5} (?:die|dying|death|will die)
      (?:thought|felt|feel|feeling|think|like)~ i (?:was|am) (?:going to die|dying)
    `,
  },
]
