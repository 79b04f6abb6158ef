import type { RuleFamily } from './rule.ts'

export const eating: RuleFamily = {
  title: 'Eating in a way that is dangerous',
  looksFor:
    'Days without food, making oneself sick, laxatives, leaving out insulin to lose weight.',
  source: 'SCOFF',
  grade: 'possible',
  kind: 'eating',
  rules: [
    {
      name: 'days without food',
      says: '(not|never|without|hardly|barely|no|nothing)~ (eat|eaten|eating|ate|food|meal)~ (days|[a-z]+day|week)|{number} days … (without food|no food|fasting)|fasted {number} days|(nothing|anything) but (black )?(water|coffee)',
      example: 'I have not eaten for four days.',
      counter: 'I have not eaten lunch.',
      refuses: true,
    },
    {
      name: 'stops eating',
      says: '(not|stopped|stop|refuse|refusing)~ eat(ing)? (until i|because i am|food|completely)',
      example: 'I will not eat until I am thin.',
      refuses: true,
    },
    {
      name: 'lives on water',
      says: '(live|living|survive|surviving) on (just |only |nothing but |black )*(water|ice|gum|coffee|air)(?! street)',
      example: 'I live on black coffee.',
      counter: 'We live on Water Street.',
    },
    {
      name: 'counts calories',
      says: '[1-7]?[0-9]{2} (calories|cals|kcals?) (a day|per day|max|today|only)|(to|under|only|on) [1-7]?[0-9]{2} calories',
      example: 'I allow 400 calories a day.',
      counter: 'The bar has 400 calories.',
    },
    {
      name: 'makes oneself sick',
      says: '(make|making|made|force|forcing) myself~ (sick|throw up|vomit|puke)|fingers~ down my throat',
      example: 'I make myself throw up.',
      counter: 'I make myself soup.',
    },
    {
      name: 'vomits after meals',
      says: '(vomit|vomiting|throw up|throwing up|threw up|puke|purge|purging|purged) (it |everything )?(after|every|my|on purpose|again|so i)|(i|by) purg(e|ing)',
      example: 'I throw up after every meal.',
      counter: 'The dog threw up on the rug.',
    },
    {
      name: 'laxatives',
      says: '((take|taking|took|using|many|{number})~ laxatives|laxatives (to|every|after))',
      example: 'I take laxatives.',
    },
    {
      name: 'leaves out insulin',
      says: '(skip|skipping|skipped|stopped|not|omit)~ my insulin',
      example: 'I skip my insulin.',
      counter: 'I pack my insulin.',
      refuses: true,
    },
    {
      name: 'wants to be ill',
      says: '((pro|become|becoming|be|being) (ana|mia|anorexic|bulimic)|thinspo|i am (still |so )?(anorexic|bulimic)|my bmi is (9|1[0-5]))',
      example: 'I want to be anorexic.',
      counter: 'My BMI is 24.',
    },
  ],
}
