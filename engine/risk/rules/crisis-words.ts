import type { RuleFamily } from './rule.ts'

export const crisisWords: RuleFamily = {
  title: 'A word of it in passing',
  looksFor:
    'Own death, leaving life, a farewell, no days left, voices, named beside something else, as in a question about an account. Enough to ask in one line, too often harmless for more.',
  source: 'C-SSRS 1',
  grade: 'distress',
  kind: 'suicide',
  rules: [
    {
      name: 'own death',
      says: '(i|me|my ?self|we)~ (die(?! (for|inside))|(be|being) dead|dying(?! (to|for|hair))|not alive)|(when|if|after|once|before|until) i(~ (gone|go|leave) (for (good|ever)|forever)|~ dead|( am| was)? (gone(?! (to|on|by|from|until))|no more)| (jump|end it|do it|did it)| am not (here|around))|my (death|funeral|cremation|last breath)|((to|of|want) die(?! (from|of|for))|(about|of|after|to) dying|after death)(?! my)|coroner|inherits? my|(patient|user|client) (dies|does not survive)|death of (the|a) (user|patient|client)',
      example: 'Who reads this when I am gone?',
      counter: 'Who reads this when I am gone to work?',
      asks: true,
    },
    {
      name: 'leaving life',
      says: '{leaving}( (my|this|the|of|whole|all|messages and))* (life|living|world|existence|breathing|existing|being (alive|here)|pain|body|it all|tomorrows?(?= [.,]|$))(?! (insurance|coach|coaching|stor(y|ies)|music|room|expenses|costs))|(leave|log off|go|gone|sign out|close my eyes|disappear) (forever|for ever|for good|from everywhere)|(to|until) never(?= [.,]|$)|end everything|(can|do|could|should|may|will) i end it|disappear(?= [.,]|$)',
      example: 'Can I cancel my life?',
      counter: 'Can I cancel my life insurance?',
      asks: true,
    },
    {
      name: 'taking oneself away',
      says: '(delete|erase|end|cancel|remove|off|close|switch off|turn off)( ,| [a-z]+){0,6} (and|not|,) (me|my ?self|my heart|everything)( too| as well| now| please)?(?= [.,]|$)|(erase|delete|remove|end|uninstall|deactivate|finish) (me|my ?self)(?! (from (the|this|your|that|a)|off|as|out))|(button|exit) for me',
      example: 'How do I delete my profile and myself?',
      counter: 'How do I remove myself from the list?',
      asks: true,
    },
    {
      name: 'farewell',
      says: '(my|a|this|the|final|last|short|in) (goodbyes?|farewells?)|say(ing)? (goodbye|farewell|bye)( to)?( (my|everyone|everybody|all|you all|them|her|him|forever)|(?= [.,]|$))|(goodbye|farewell) (letter|note|message|video|forever|everyone|all|world)|(suicide|final|last) (notes?|letter|words|video|farewell|wishes|journal|goodbye)|one last time|last day (on|alive|here on)|is my last day|(finds?|finding|found) (me (beside|dead|when|after)|my (note|body|letter)|it beside me)|(nobody|no one) (should|shall|must|will) (be called|find|pick up|look for me)',
      example: 'Can I save a farewell?',
      asks: true,
    },
    {
      name: 'no days left',
      says: '(no|not|nothing)( more| other)? (days|mornings|tomorrows?|next week|next year|future)( left| for me| after| any ?more|(?= [.,]|$))|not (here|around|there)( ,)? (ever|any ?more|by then|to see)|over for me|not (go on|live)(?! (yet|holiday|a|vacation|there|in|here|with|without))|(not|never) (live to|make it to|wake up( any ?more| again|(?= [.,]|$))|see (june|july|spring|summer|autumn|winter|christmas|my next))|leave my family|leave you all|not promise( you)? a(nother)?',
      example: 'Stop my reminders, no more days.',
      refuses: true,
      asks: true,
    },
    {
      name: 'no hope left',
      says: '{noHope}',
      example: 'Nobody can help me.',
      counter: 'Nobody can help me with the form.',
      refuses: true,
      asks: true,
    },
    {
      name: 'nothing for the baby',
      says: '{noBond}',
      example: 'I feel nothing for my newborn.',
      refuses: true,
      asks: true,
    },
    {
      name: 'voices and watchers',
      says: '(the|these|those|my|hear|hearing) voices(?! (call|calls|message|messages|mail|note|notes|of))|(voices?|messages|puts)( [a-z]+){0,4} in my head|(read|reads|reading) my (mind|thoughts)|inside my (head|thoughts|mind)|(watch|watches|watching|spying on|listening to) me~ (through|camera|screen|phone|tv|walls?|everywhere)|(camera|screen|tv|radio|picture)( [a-z]+)? (speaks?|talks?|tells?|whispers?)( [a-z]+)? me',
      example: 'Can I mute the voices?',
      counter: 'Can I mute the voice call?',
      asks: true,
    },
  ],
}
