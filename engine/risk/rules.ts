import type { Grade } from '@attune/contract/risk.ts'

/**
 * Everything that raises a grade, in the order of the list it is shown in. Sources:
 * C-SSRS: Columbia-Suicide Severity Rating Scale, screener, questions 1 (wish to be dead) to 6 (behaviour).
 * IPTS: interpersonal theory of suicide (Van Orden 2010): burden, no belonging. BHS: Beck Hopelessness Scale.
 * AAS: warning signs of the American Association of Suicidology. SIWT: Self-Injury (ISSS). SCOFF: eating (Morgan 1999).
 * HITS: violence at home (Sherin 1998). K10: distress (Kessler 2002). UMD: words used around filters.
 */
export type Rule = {
  name: string
  grade: Exclude<Grade, 'none'>
  source: string
  /**
   * Read on the words of `readWords`. `~`: up to three words between. `{…}`: a list of `words`.
   */
  says: string
  /** Whom it is about: `writer`, by its words; `another`, by its words; else whoever is named before it. */
  who?: 'writer' | 'another'
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
    grade: 'imminent',
    source: 'C-SSRS 4',
    who: 'writer',
    says: `
      (?:going to|i will|intend to|ready to|want to|decided to|have to) (?:die|be dead|end it|be gone) {when}
      {when}~ (?:i will|i am going to) (?:be dead|die|not be (?:alive|here any ?more))
      not be alive (?:tomorrow|tonight|next|much longer|by|in the)
      ending it (?:all )?(?:tonight|today|tomorrow)
    `,
  },
  {
    name: 'a last day',
    grade: 'imminent',
    source: 'AAS',
    who: 'writer',
    says: `
      my last (?:night|day|hours|week|morning|evening) (?:on (?:this )?earth|alive|of (?:my )?life|of living|in this world)
    `,
  },
  {
    name: 'took too much',
    grade: 'imminent',
    source: 'C-SSRS 6',
    says: `
      (?:going to|i will|want to|about to|ready to) (?:take|swallow|down|drink) (?:all|every|the whole|the entire|a whole|too many|enough|the rest of)(?: (?:of|my|the|his|her|these|those|sleeping|bottle)){0,4} {pills}
      (?:took|taken|swallowed|downed) (?:a load|loads|a handful|handfuls|a ton|so many|an entire|a whole)(?: (?:of|my|the|sleeping|bottle)){0,4} {pills}
      (?:took|taken|taking|swallow(?:ed|ing)|downed|drank|ate|popped|necked|had) (?:just )?{many}(?: (?:of|my|the|his|her|sleeping|packet|whole|those|these|pain|and|paracetamol)){0,4} {pills}
      (?:swallowed|downed|necked) {many}
      taken an overdose
      took an overdose
      (?:have|just|i) overdosed
      (?:drank|drunk|drinking|swallowed) (?:some |the |a bottle of )?(?:bleach|antifreeze|poison|drain cleaner|petrol|pesticide)
    `,
  },
  {
    name: 'opened a vein',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      (?:slit|slashed|cut|sliced|opened) (?:both |up )?(?:of )?my (?:wrists?|throat|veins?|neck)
    `,
  },
  {
    name: 'bleeding',
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
    `,
  },
  {
    name: 'cut deep',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      i (?:have )?(?:just )?cut (?:myself )?(?:too|so|really|very|pretty|way too) deep
    `,
  },
  {
    name: 'weapon on the body',
    grade: 'imminent',
    source: 'C-SSRS 6',
    who: 'writer',
    says: `
      my (?:wrists?|arms?|throat) (?:is|are) (?:bleeding|cut open|slit|open)
      (?:car|engine|exhaust) (?:is )?running~ (?:in the )?garage
      (?:exhaust|hose|pipe)~ (?:through|into) the (?:car )?window
      (?:gun|pistol|rifle|shotgun|revolver|knife|blade|razor|noose|rope|belt|cord)~ (?:to|against|in|around|at|round|on) my (?:head|mouth|temple|wrists?|neck|throat|chest|veins|heart)
      (?:gun|pistol|rifle|shotgun|revolver)~ (?:in|on) my (?:lap|hand|hands|bed)
    `,
  },
  {
    name: 'the trigger',
    grade: 'imminent',
    alone: 'possible',
    source: 'C-SSRS 6',
    says: `
      (?:pull|pulling|finger on) the trigger
    `,
  },
  {
    name: 'weapon at hand',
    grade: 'imminent',
    source: 'C-SSRS 5',
    who: 'writer',
    says: `
      (?:loaded (?:gun|pistol|rifle|shotgun)|(?:gun|pistol|rifle|shotgun) (?:is )?loaded)~ (?:in front of|beside|next to|by|with|on)
    `,
  },
  {
    name: 'a noose',
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
      (?:bought|ordered|got|have|found|hid) (?:a|the|some|my|enough|his|dads) (?:rope|gun|helium|blades?|razors?|charcoal|pills|tablets|bullets?)
    `,
  },
  {
    name: 'pills in hand',
    grade: 'imminent',
    source: 'C-SSRS 5',
    says: `
      (?:pills|tablets) (?:are )?in my (?:hand|hands|mouth)
    `,
  },
  {
    name: 'saved up pills',
    grade: 'imminent',
    alone: 'possible',
    source: 'C-SSRS 5',
    says: `
      (?:stockpil(?:ed|ing)|saving|saved|hoard(?:ed|ing)|collect(?:ed|ing)|stash(?:ed|ing))(?: up)?(?: (?:all|my|the|up|sleeping|pain|of|her|his)){0,3} (?:pills|tablets|medication)
    `,
  },
  {
    name: 'enough to die',
    grade: 'imminent',
    source: 'C-SSRS 5',
    says: `
      enough~ to (?:kill|die|end|overdose|finish|do it)
      have that many
    `,
  },
  {
    name: 'a plan',
    grade: 'imminent',
    alone: 'none',
    source: 'C-SSRS 5',
    says: `
      doing it (?:at|tonight|tomorrow|today|now|on)
      locked the (?:bathroom )?door
      (?:have|got|made|had) (?:a|my|the) (?:whole |clear |real |detailed |full )?plan
      plan is (?:ready|set|made|there|done)
      (?:picked|chosen|chose|set|decided on|have) (?:a|the|my) (?:date|day|time|place|method|spot|way)
      know (?:exactly |just )?(?:how|when|where)~ (?:i (?:will|would|am going to)|to) (?:do it|go|end)
      worked out how
      everything (?:is )?(?:ready|prepared|planned|in place|arranged)
      tonight is the night
      made up my mind
      i have decided
    `,
  },
  {
    name: 'a date for it',
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
    grade: 'imminent',
    source: 'AAS',
    who: 'writer',
    says: `
      (?:by the time|when|if)~ (?:read|reads|reading|find|finds|found|see|sees) (?:this|me|it|my body) ?,?(?: then)? (?:i will|i am|it will) (?:already |probably |have |be )*(?:dead|gone|too late|over|not be)
    `,
  },
  {
    name: 'a farewell',
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
    `,
  },
  {
    name: 'things given away',
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
    `,
  },
  {
    name: 'at the edge',
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
    grade: 'possible',
    source: 'C-SSRS 6',
    who: 'writer',
    refuses: true,
    says: `
      one (?:more )?(?:step|jump|push|slip) and (?:it|i|then)
      (?:going to|want to|wanting to|ready to|about to|have to|need to|urge to) jump(?! (?:rope|in (?!front)|on|for|at|higher|over))
      to jump (?:off|in front of|from|under)
      i (?:do not think i am|am not|will not be)(?: ever)? coming (?:back )?down
    `,
  },
  {
    name: 'thinks of suicide',
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
    grade: 'possible',
    lately: 'imminent',
    source: 'C-SSRS 6',
    says: `
      (?:tried|trying|attempted|attempting|attempt|tries) (?:to )?(?:{killMe}|die|overdose|take (?:his|her|their) own life|kill (?:himself|herself|themselves)|drown|suicide)
      suicide attempt
      (?:overdosed|hanged|hung) (?:myself|on purpose)
    `,
  },
  {
    name: 'suicidal',
    grade: 'possible',
    source: 'C-SSRS 2',
    says: `
      suicidal
      (?<=^|[.] )suicide(?= [.]|$)
      suicide (?:is|seems|feels|was|has|crosses|would|looks|keeps|sounds)
      thoughts? (?:of|about) (?:suicide|death|dying|ending)
      (?:think|thinking|thought|thinks|dream|dreaming|fantasis(?:e|ing)|obsess(?:ed|ing)|ruminat(?:e|ing))~ (?:about|of|on|over) (?:suicide|dying|being dead|my death|not (?:being here|existing|waking))
      (?:think|thinking) about death
      suicide~ (?:all i|on my mind|in my (?:head|mind)|every day)
      (?:consider|contemplat)(?:e|ed|ing)? suicide
      (?:suicide|death|dying) (?:fantas(?:y|ies)|plans?|thoughts|ideation)
    `,
  },
  {
    name: 'wants to die',
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
      (?:want|wants|wanted|wanting|need|needs|ready|prefer|deserve|deserves|longing|long|beg|begging|pray|praying|supposed|easier|intend|hope|hoping|hopes|urge|rather|way|ways|choose|decided|says i)~ (?:to )?(?:just |simply )?(?:die|be dead|cease to exist|stop existing|not exist|bleed out|be gone forever)
      (?:die|died|dying)(?: [a-z]+){0,2} (?:in my sleep|would be (?:a relief|easier|fine|better|peaceful))
    `,
  },
  {
    name: 'wishes to be dead',
    grade: 'possible',
    source: 'C-SSRS 1',
    says: `
      (?:wish|wished|if only)~ (?:had|would have|would|could have) (?:just )?(?:killed|taken|ended|finished) me
      (?:wish|hope|want|wishing|hoping|praying|pray)(?: [a-z]+){0,4} (?:kill|kills|hit|hits|takes|run over|crash into|end) me(?! (?:up|home|back|out|to|with))
      care (?:if|whether|about whether) i (?:live|die|wake up|survive|make it|am alive)
      favou?r(?: [a-z]+){0,3} (?:dying|died|die|dead|disappear|gone|killed)
      (?:wish|wishes|wished|wishing|hope|hopes|pray|prayed|rather|better|happier|easier|prefer|fine|okay|glad|relieved)~ (?:i |he |she |if i |was |were |would be |being |be |am |had been |would |already )*(?:dead|never born|not (?:alive|here|born|wake up|exist)|i (?:was|were|would be) (?:gone|not around)|i (?:would|could) (?:just )?die)
      (?:better off|rather be|as good as|want to be) dead
      (?:wish|wishes)~ (?:had )?never (?:been |be )?born
      (?:wish|hope|hoping|pray)~ (?:to )?(?:i )?(?:would |just |do |will )*(?:not|never) wake up
      (?:go to )?sleep (?:and|forever|until)~ never wak(?:e|ing)
      never wak(?:e|ing) up (?:again)?
      hope (?:that )?i (?:just )?(?:die|get (?:cancer|hit|killed|sick)|have (?:a heart attack|cancer))
      not mind if~ (?:hit|killed|ran over|took) me
      (?:death|dying) (?:would be|is|seems|sounds|feels like) (?:a relief|easier|better|peaceful|the only|my only|nice)
      if i (?:died|do not wake|never woke)
    `,
  },
  {
    name: 'does not want to live',
    grade: 'possible',
    source: 'C-SSRS 1',
    refuses: true,
    says: `
      not(?: [a-z]+){0,3} (?:meant|supposed|made|cut out) to (?:be alive|live|exist|be here|be on this)
      (?:what if|if|better if|easier if|wish) i(?: [a-z]+)? (?:did not|do not|never|had never|no longer|was not|were not) (?:exist|existed|around|alive|wake up)
      not(?: [a-z]+){0,2} want to (?:do|continue|continue with|carry on with|go on with|keep doing|be part of|face) (?:life|living|this life)
      not(?: [a-z]+){0,4} (?:make|making|made) it (?:to (?:[0-9]{2}|thirty|forty|my next birthday|next (?:week|year|month)|christmas|tomorrow|morning|the end of)|past [0-9]+|through (?:this|the|another) (?:winter|night|week|year|month|day)|much longer)
      (?:not|never|hardly|can not even|no longer|nor) (?:really |even |think i |sure i |sure if i |know if i |know whether i |see why i )?(?:want|wants|wanted|wanting|wish|care|deserve|like|meant|supposed) (?:to )?(?:really |even |just )?(?:live(?! (?:in (?!this world)|near|at|here|there|with))|be alive|be here|exist|wake up(?! (?:to|at|early|before|for|late|with))|go on living|keep living|carry on living|continue living|stay alive|survive|see tomorrow|be on this (?:earth|planet)|be in this world)
      (?:know|sure) (?:if|whether|that)? ?i (?:want|deserve|should|even want)~ (?:live|be alive|be here|exist|living)
      not feel(?:ing)? like (?:i (?:want|deserve) to )?(?:live|living|be alive|being alive|be here|being here|exist|existing|waking up)
      nothing~ want to (?:live|be alive|be here)
      should not be (?:alive|here|living)
      do not deserve (?:to live|life)
      not (?:see|imagine|picture) (?:a |any |my |myself )*(?:future~ (?:me|it)|being alive|alive)
    `,
  },
  {
    name: 'held back by one thing',
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
    name: 'no reason to live',
    grade: 'possible',
    source: 'BHS',
    refuses: true,
    says: `
      (?:not|no longer|never|hardly)(?: [a-z]+){0,3} (?:point|reason|reasons|purpose) (?:to|in|of|for|i should)(?: [a-z]+){0,3} (?:live|living|alive|life|be here|existing|exist|go on|going on|waking up)
      (?:no|any|without|not a|what is the|lost (?:my|the)|see the|one|good) (?:point|reason|reasons|purpose|use|sense|will)(?: left)? (?:in|to|for|of|why i (?:should|am))(?: (?:me|my|being|staying|keep|keeping|carry|carrying|going|on|go))* ?(?:live|living|be alive|alive|stay alive|be here|exist|existing|life|life anymore)
      nothing~ (?:to )?live for
      (?:life|living)(?: [a-z]+){0,2} (?:is|was|not|isnt) (?:not |no longer )?(?:worth (?:it|living)|pointless|unbearable)
      not worth (?:living|being alive)
      why am i (?:still |even )?(?:alive|here|living)
      no~ future~ (?:with me|for me)
    `,
  },
  {
    name: 'tired of living',
    grade: 'possible',
    source: 'C-SSRS 1',
    refuses: true,
    says: `
      giv(?:e|ing|en) up on (?:life|living|being alive|my life)
      (?:tired|sick|exhausted) of (?:being here|waking up|being me|staying alive|trying to stay)
      (?:tired|sick|exhausted|weary|done|finished|fed up)(?: and tired)? (?:of|with|from) (?:living|being alive|life|this life|existing|fighting to live|trying to live)
      (?:living|existing|being alive) (?:hurts|is too (?:much|hard|painful))
      give up on (?:life|living)
      giving up on life
      (?:can not|not) (?:go on|carry on|keep|keep on|continue|bear|face|stand) (?:living(?! (?:here|there|with|in|at))|being alive|existing|life)
      can not live (?:like this|any ?more|any longer|with (?:myself|this|the pain|it)|another)
      out of this (?:life|world)
      (?:want|wish|wanted)~ my life (?:to be|to|was|were|would be)? ?(?:over|end|done|finished)
    `,
  },
  {
    name: 'wants everything to stop',
    grade: 'possible',
    source: 'C-SSRS 1',
    who: 'writer',
    says: `
      ways? out ,? ?(?:a |the )?permanent|permanent (?:way out|solution|end|sleep)
      do(?:ing)? something to end (?:it|this|my)
      (?:(?:just|only) (?:want|wanted|need) (?:it|this)|(?:want|wanted|need|wish|wishing)(?: [a-z]+)? (?:everything|it all|all of (?:it|this)|this pain|the (?:pain|hurt|suffering|noise)|my (?:pain|suffering)))(?: (?:all|would|just|to))* (?:end|stop|be over|over)
      end it (?:all|now)
      (?:so|until) it (?:would be|will be|is) (?:all )?over
      (?:feel|feeling|felt) like ending it
      (?:only|one|easy|easiest|no other) way out
      only (?:escape|option|solution) (?:left )?is (?:death|dying|suicide)
      (?:want|wish|going|like)~ (?:to |i could )(?:just )?(?:disappear|vanish|fade away) (?:forever|for good|and never|completely)
    `,
  },
  {
    name: 'a burden',
    grade: 'possible',
    source: 'IPTS',
    who: 'writer',
    refuses: true,
    says: `
      (?:better off|better place|better|happier|easier|relieved|safer|lighter)(?: [a-z]+){0,3} {gone}
      (?:nobody|no one|anyone|anybody|who|they|everyone|even) (?:would|will|could)(?: (?:even|really|ever|not))* (?:miss|notice|care|mind|cry)(?: me)? (?:if|when) (?:i|me) ?(?:(?:was|were|am|is|would be|had) (?:gone|dead|not here|to die|never|disappeared)|died|disappeared|killed)
      burden (?:to|on|for) (?:everyone|everybody|all|my (?:family|kids|children|parents|wife|husband|friends)|the people|them)
      miss me if i (?:died|was|were)
    `,
  },
  {
    name: 'afraid of oneself',
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
    grade: 'possible',
    source: 'C-SSRS 3',
    who: 'writer',
    says: `
      how easy(?: [a-z]+){0,4} (?:step|jump|letting go|let go|end it|die|fall|swerve|disappear)
      (?:fantas(?:y|ies)|fantasis(?:e|ed|ing)|dream(?:ed|ing)?|daydream(?:ing)?|obsess(?:ed|ing))~ (?:of |about )(?:jumping|crashing|steering|swerving|hanging|drowning|driving (?:off|into)|not being here|leaving this)
      (?:ways|methods) to (?:die|go|end it)
      painless (?:ways|deaths|methods)
      thoughts? (?:of|about) (?:not being here|leaving this|being dead|hurting|harming|ending)
      (?:google[ds]?|googling|research(?:ed|ing)?|look(?:ed|ing)? up|looking for|search(?:ed|ing)?|reading about|read about|know)~ (?:ways?|how|methods?|painless|how many (?:pills|tablets))(?: [a-z]+){0,4} (?:die|death|dying|suicide|{killMe})
      painless (?:way|death|method)
      (?:imagin(?:e|ed|ing)|pictur(?:e|ed|ing)|visions?|thoughts?|urges?|images?|keep thinking|think)~ (?:of |about )?(?:jumping|crashing|steering|swerving|hanging|drowning|driving (?:off|into))
      (?:swerv|steer|crash)(?:e|ing)?~ (?:into|off)~ (?:lane|traffic|tree|wall|road|bridge|lorry|truck)
      easy to (?:just |simply )?(?:drive off|step|jump|swerve|let go)
      (?:step|walk|stepping|walking) (?:out )?(?:in front of|into) (?:a |the |oncoming )?(?:train|bus|car|traffic|lorry|truck)
    `,
  },
  {
    name: 'hurts oneself',
    grade: 'possible',
    source: 'SIWT',
    who: 'writer',
    says: `
      (?:take|took|taking|put|putting) (?:a |the |my )?(?:razor|blade|knife|scissors|lighter|cigarette|glass) to my(?: own)? {skin}
      (?:cut|cuts|cutting|hurt|hurting|harm|harmed|harming|burn|burned|burnt|burning|hit|hitting|punch|punching|punish|punishing|scratch|scratched|scratching|injure|injured|injuring|slice|slicing|choke|choking|starve|starving|starved|damage) my ?self
      (?:cut|cuts|cutting|burn|burned|burning|scratch|scratched|scratching|slice|sliced|slicing|carve|carved|carving)(?: (?:up|at|into|open|all|both|the inside of)){0,2} my (?:own )?(?:left |right |inner )?{skin}
      my {skin}(?: (?:until|till|open|bled|bleed)){1,2}
      (?:bang|banging|banged|hit|hitting|smash|smashing) my head (?:against|on|into)
    `,
  },
  {
    name: 'self-harm by name',
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
    `,
  },
  {
    name: 'goes without food',
    grade: 'possible',
    source: 'SCOFF',
    refuses: true,
    says: `
      eat (?:only )?(?:once |one meal |something )?every (?:two|three|four|other|second|third|[2-9]) days?
      (?:not|never|barely|stopped|without|hardly)(?: (?:been|really|properly|had|a|any))* (?:eat|eaten|eating|ate|food)(?: (?:anything|a|thing|at all|proper|meal|food|solid))* (?:in|for|since|completely|altogether|at all|[0-9]+|days)(?! (?:lunch|breakfast|dinner|an hour|the train))
      (?:[0-9]+|two|three|four|five|six|seven|several) days (?:without (?:food|eating)|with nothing but|of not eating|since i ate)
      day (?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten) (?:with nothing|without food|of (?:my )?fast|of not)
      starv(?:e|ing) my ?self
      only (?:let|allow) myself
      (?:[1-7]?[0-9]{2}) calories a day
      keep fainting
    `,
  },
  {
    name: 'purges',
    grade: 'possible',
    source: 'SCOFF',
    says: `
      (?:threw|throw|throwing|thrown) up(?: [a-z]+){0,3} on purpose
      (?:make|making|made|force|forcing) (?:myself|herself|himself)~ (?:sick|throw up|vomit|puke|throwing)
      (?:throw|throwing|threw) (?:it |everything )?up (?:after|every|my|on purpose)
      (?:i|and|still|started|keep) (?:binge and |been )?purg(?:e|ing|ed)
      (?:take|taking|took|abus(?:e|ing)|using|use)~ laxatives
    `,
  },
  {
    name: 'hurt by someone',
    grade: 'possible',
    source: 'HITS',
    who: 'writer',
    says: `
      {harmer}(?: (?:has|had|just|once|then|again)){0,2} (?:threw|throws|throwing|slammed|slams|dragged|drags|pinned|pins|spat|bit|kicked|stabbed|burnt) (?:me|something at me)
      {harmer}(?: (?:has|had|just|keeps|keep|still|always|often|sometimes|started|regularly|used to|who|is|will|would|again|and|really|drunkenly)){0,3} (?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|rape|rapes|raped|molest|molests|molested|touch|touches|touched|abuse|abuses|abused|abusing|hurt|hurts|hurting|burn|burns|burned|grope|gropes|groped|push|pushes|pushed|shove|shoves|shoved|assault|assaulted|grab|grabs|grabbed|attack|attacks|attacked|threaten|threatens|threatened|stalk|stalks|stalked|force|forces|forced|forcing) (?:me|us|my (?:kids|children|son|daughter|baby))
      hands? (?:are )?(?:around|round|on) my (?:neck|throat)
      (?:was|am|being|been|got|get|getting) (?:beaten|raped|molested|sexually|assaulted|strangled|abused|stalked|groped|trafficked|choked)(?! by (?:a|the) )
      (?:abused|beaten|hit|hurt) (?:at home|by my)
      (?:touches|touching|touched) me
    `,
  },
  {
    name: 'threatened',
    grade: 'possible',
    source: 'HITS',
    who: 'writer',
    refuses: true,
    says: `
      (?:said|says|saying|told me|telling me|tells me|texted|wrote)(?: [,"])* kill yourself
      (?:threaten|threatens|threatened|threatening|said|says|swore|promised|wants|going|tried|trying|will|would|might|afraid|scared)(?: [a-z]+){0,4} (?:to )?kill (?:me|us|my (?:kids|children|son|daughter))
      (?:not|never) (?:let|lets|allow|allows|allowed)(?: (?:me|to)){1,2} (?:leave|go out|out|see (?:my|anyone)|have (?:a|my) (?:phone|money|friends))
      (?:locks?|locked) me (?:in|up|out)
      not (?:feel )?safe (?:at home|in my (?:own )?(?:home|house)|with (?:him|her|them|my))
      (?:scared|afraid|frightened|terrified) (?:to go home|of (?:my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mother|ex|stepfather)|him|going home))
      (?:told|tells|telling|tell|says|said|keeps|go)~ (?:me )?~(?:to )?kill (?:yourself|my ?self)
      (?:forces?|forced|forcing|makes?|made) me to? ?(?:have sex|do sexual|touch|undress)
    `,
  },
  {
    name: 'may hurt someone',
    grade: 'possible',
    source: 'AAS',
    who: 'writer',
    says: `
      (?:want|wants|wanted|going|will|plan|planning|about|urge|urges|thoughts?|scared i will|afraid i will|scared i might|afraid i might|scared of|thinking)(?: [a-z]+){0,2} (?:to |about |of )?(?:kill|hurt|stab|shoot|harm|killing|hurting|harming|stabbing|shaking) (?:him|her|them|someone|somebody|people|my (?:boss|wife|husband|baby|son|daughter|kids|children|child|mother|father|mum|mom|dad|ex|brother|sister|neighbou?r|boyfriend|girlfriend|partner|family)|the baby|everyone)
      (?:hurt|hurting|shake|shook|shaking|smother|harm|drown) (?:my|the) (?:baby|newborn)
    `,
  },
  {
    name: 'voices',
    grade: 'possible',
    source: 'AAS',
    who: 'writer',
    says: `
      (?:voices?|they|demons?|god|devil|brain|head|mind)~ (?:tell|tells|telling|told|say|says|saying|order|orders|command|commands|keeps telling|want|wants)(?: (?:me|that|to|i|keeps)){0,4} (?:hurt|kill|die|harm|jump|cut|must die|should die)
    `,
  },
  {
    name: 'someone else may die',
    grade: 'possible',
    source: 'C-SSRS 2',
    who: 'another',
    says: `
      (?:kill|kills|killing|hurt|hurting|harm|harming|cutting|hang|hanging|shoot) (?:himself|herself|themsel(?:f|ves))
      (?:take|taking|end|ending) (?:his|her|their) (?:own )?(?:life|lives)
      (?:he|she|they) (?:does|do) not (?:really |even )?want to (?:live|be alive|be here|exist|wake up)
      (?:cuts|burns|starves|starving|burning) (?:himself|herself|themselves)
    `,
  },
  {
    name: 'someone took their life',
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
    grade: 'distress',
    source: 'K10',
    says: `
      (?:scared|afraid|terrified|frightened|fear|worry|worrying|worried|anxious|panic(?:king)?)(?: [a-z]+){0,5} (?:die|dying|death|will die)
      (?:thought|felt|feel|feeling|think|like)~ i (?:was|am) (?:going to die|dying)
    `,
  },
]
