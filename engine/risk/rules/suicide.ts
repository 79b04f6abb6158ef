import type { RuleFamily } from './rule.ts'

export const suicide: RuleFamily = {
  title: 'Thinking of suicide',
  looksFor:
    'Thoughts of killing oneself, what alone holds one back, being afraid of oneself, voices that say so. Also in slang, with typing mistakes and in words used to get around filters.',
  source: 'C-SSRS 2',
  grade: 'possible',
  kind: 'suicide',
  rules: [
    {
      name: 'wants to kill oneself',
      says: '(want|need|going|urge|feel like|feeling like|thinking of|thinking about) (to )?(just )?{killMe}',
      example: 'I want to kill myself.',
      counter: 'I want to kill time.',
      sure: true,
    },
    {
      name: 'killing oneself',
      says: '({killMe}|killed my ?self|took my own life|ended my life)',
      example: 'Killing myself crossed my mind.',
      counter: 'I killed myself laughing.',
    },
    {
      name: 'own suicide',
      says: 'my (own )?suicide',
      example: 'My suicide would hurt them.',
    },
    {
      name: 'suicidal',
      says: 'suicidal',
      example: 'I feel suicidal.',
      counter: 'People are suicidal in that film.',
    },
    {
      name: 'thinks of suicide',
      says: '(think|thinks|thinking|thought|thoughts?|dream(ing)?|ideas?|obsess(ed|ing)|fantasi(es|se|sing)|urges?)~ (of|about|on) … (suicide|death|dying|being dead|not being here|ending (it|things|everything))',
      example: 'I think about suicide.',
      counter: 'I wrote about suicide for class.',
    },
    {
      name: 'considers it',
      says: '(consider(ed|ing)?|contemplat(ed|ing|e)) suicide|(suicide|death|dying) (thoughts|fantas(y|ies)|ideation)|^suicide$|suicide is all',
      example: 'I have considered suicide.',
    },
    {
      name: 'suicide as answer',
      says: 'suicide (is|has|seems|feels|looks|sounds|would be) … (answer|option|way|solution|tempting|escape|better|easier|only|best way|on my mind)',
      example: 'Suicide is the only answer.',
      counter: 'Suicide is a sad subject.',
    },
    {
      name: 'held back by one thing',
      says: '(only|one|main|last) (reason|thing|person)~~ (not|stopping|keeping|keeps|i am)~ (dead|done it|alive|going|killed|ended|commit|breathing|{killMe})',
      example: 'My dog is the only thing keeping me alive.',
      counter: 'The only thing keeping me awake is coffee.',
      refuses: true,
    },
    {
      name: 'too afraid to',
      says: '((guts|courage|nerve|strength|reasons not) to|too~ (coward|scared|afraid|weak) to) … ({die}|{killMe}|jump|do it|end it)',
      example: 'I am too scared to die.',
      counter: 'I am too scared to sing.',
      refuses: true,
    },
    {
      name: 'would be dead already',
      says: 'i would (already )?(be|have been) (dead|gone) (already|by now|(long|years) ago)',
      example: 'Without my dog I would be dead already.',
    },
    {
      name: 'afraid of oneself',
      says: '({scared}~ (what i (might|could|will|would|may) do|i (might|will|could|may) do something(?! (bad )?to (my|the|our)))|not trust my ?self(?! to (?!be alone))|not (feel )?safe~ my ?self)',
      example: 'I am scared of what I might do.',
      counter: 'I am scared of what she might do.',
      refuses: true,
      sure: true,
    },
    {
      name: 'only way out',
      says: '(only|one|easy|no other) way out',
      example: 'It is the only way out.',
    },
    {
      name: 'voices',
      says: '(voices?|demons?|god|devil|my (brain|mind|head))~ (tells?|telling|told|says?|saying|orders?|commands?) (me |that |to |i |should |must )*(hurt|kill|die|harm|jump|cut)',
      example: 'The voices tell me to jump.',
      kind: 'psychosis',
    },
  ],
}
