import type { Entry } from '../entry.ts'

/** Love, family and friends. */
export const relationshipEntries: readonly Entry[] = [
  {
    id: 'breakup',
    words: 'ex dumped broke split left divorce separated heartbroken over move miss',
    phrasings: [
      'How do I get over a breakup?',
      'My boyfriend broke up with me',
      'My girlfriend left me',
      'I am going through a divorce',
      'I am heartbroken',
      'My ex is all I think about',
      'We broke up',
      'My husband wants a divorce',
      'I still love my ex',
      'How long does heartbreak last?',
      'We separated after ten years',
    ],
    answer:
      'A break-up is a loss, and it can hurt in the body like one. For the first weeks: sleep, food, people, and distance from their pages and photos. Write the messages you want to send in your journal instead. When you catch yourself painting it golden, note one thing that was not.\nIt eases unevenly, mostly over months. If you cannot work or sleep for weeks, or do not want to live, please talk to someone; see Help.',
    links: ['add-journal'],
  },
  {
    id: 'cheated',
    words: 'cheated affair unfaithful infidelity betrayed trust lied slept someone else',
    phrasings: [
      'My husband cheated on me',
      'My partner has an affair',
      'I was betrayed',
      'I cheated on my girlfriend',
      'I found messages from another woman',
      'Can trust come back after an affair?',
      'I kissed someone else and feel terrible',
    ],
    answer:
      'The ground goes when trust breaks. You need not decide anything this week: first sleep, food, one person who listens. Ask only what you truly want to know; details tend to hurt more than they help.\nIf both want to try, it takes honesty, time and mostly a couples therapist. If it was you: end it clearly, tell the truth you owe, and look at what was missing without excusing it.',
    links: ['find'],
  },
  {
    id: 'friendship',
    words: 'friend friends best ghosted fell out argument excluded drifted betrayed group',
    phrasings: [
      'I fell out with my best friend',
      'My friend does not answer me any more',
      'My friends leave me out',
      'How do I end a friendship?',
      'My friend only calls when she needs something',
      'I lost a good friend after an argument',
      'My friends have all moved on',
    ],
    answer:
      'Losing a friend can hurt as much as losing a love, and fewer people ask about it. If you want to mend it, one honest line without blame: “I miss you, and I wonder whether something I did hurt you.” Then wait; an answer is theirs to give. If it is always you who gives, say once what you wish. Some friendships have their time, and grieving one is allowed.',
  },
  {
    id: 'jealousy',
    words:
      'jealous jealousy envy envious check phone suspicious control insecure partner possessive',
    phrasings: [
      'I am so jealous',
      'How do I stop being jealous?',
      'I check my partner’s phone',
      'I am afraid he will leave me for someone else',
      'I am envious of my friends',
      'I do not trust anyone I date',
    ],
    answer:
      'Jealousy is a fear of losing, dressed as anger. Checking soothes for a minute and feeds it for a day. Next time wait twenty minutes, name the fear (“I am afraid I am not enough”), and tell it as a feeling, not a charge.\nIs there a real reason for mistrust? Then talk about that openly. If it comes with every partner, a therapist can help with where it started.',
  },
  {
    id: 'dating',
    words: 'date dating tinder single girlfriend boyfriend rejected app partner alone find love',
    phrasings: [
      'I cannot find a partner',
      'Dating is so frustrating',
      'I have never had a relationship',
      'Everyone has someone but me',
      'I was rejected again',
      'I am afraid of getting close to someone',
      'Why does nobody love me?',
    ],
    answer:
      'Looking for love and not finding it is tiring, and says little about your worth: apps mostly measure photos and luck. Limit them to twenty minutes a day, and see the same people each week somewhere you like to be; closeness grows from meeting again. After a no, do something kind for yourself before you look for reasons. If fear or old hurt stops you each time, a therapist can help.',
  },
  {
    id: 'parenting',
    words:
      'mother father parent kids children toddler son daughter school guilt patience exhausted single mom',
    phrasings: [
      'I am overwhelmed by my children',
      'Am I a bad mother?',
      'I lose my patience with my kids',
      'I am a single parent and cannot go on like this',
      'My children do not listen',
      'My kids are out of control',
      'I fight with my teenage son',
      'Being a father is harder than I thought',
    ],
    answer:
      'Raising children on little sleep and no thanks is hard; that you ask shows you care. Name the feeling before the rule: “You are let down. And it is bedtime.” When you are about to shout, step out for one minute if they are safe. Afterwards repair: “I was too loud. I am sorry.” Children learn from that.\nAsk one person for one exact hour this week. If you fear you might hurt a child, leave the room and call someone; see Help.',
    links: ['help'],
  },
  {
    id: 'new-baby',
    words:
      'baby birth newborn postpartum postnatal pregnant pregnancy mother breastfeeding blues depression after',
    phrasings: [
      'I cry all the time since my baby was born',
      'I do not feel love for my baby',
      'Postnatal depression',
      'I am pregnant and scared',
      'Since the birth I am not myself',
      'I regret having a child',
      'New mum and totally exhausted',
    ],
    answer:
      'Tears in the first two weeks are very common. If it lasts longer, or you feel empty, full of fear or far from your baby, that happens to about one in seven mothers, and to fathers too; it can be treated well, and you are not a bad parent. Tell your midwife or doctor this week, and let someone take the night once.\nIf you think of harming yourself or the baby, or see or hear strange things, get help today; see Help.',
    links: ['help'],
  },
  {
    id: 'pregnancy-loss',
    words: 'miscarriage stillbirth lost baby abortion infertility ivf fertility pregnant trying',
    phrasings: [
      'We had a miscarriage',
      'I lost my baby',
      'Our baby died',
      'I had a stillbirth',
      'We cannot have children',
      'IVF failed again',
      'I had an abortion and feel sad',
      'Everyone around me is pregnant',
    ],
    answer:
      'I am so sorry. This is a real loss, however early it was, and it was not caused by something you thought or did. Give it a place: a name, a date, a candle. Partners often grieve at a different pace; say what you need instead of guessing. You may leave baby photos and parties unseen for now.\nIf weeks pass and it stays as dark, tell your doctor or a therapist.',
    links: ['find'],
  },
  {
    id: 'carer',
    words:
      'care caring carer caregiver dementia sick parent mother husband nursing elderly disabled look after',
    phrasings: [
      'I take care of my sick mother and cannot any more',
      'My husband has dementia',
      'I am a carer and exhausted',
      'Looking after my disabled son',
      'I feel guilty because I want a break from caring',
      'My father is seriously ill',
    ],
    answer:
      'Caring for someone you love can be the heaviest work there is, and wanting a break is no betrayal: you can only give what you have. This week, ask for one exact thing from one person, and ask the doctor or your town about respite care and carers’ groups. Let sadness for what is already lost be there too. Your own doctor should know how you are.',
  },
  {
    id: 'pet-loss',
    words: 'dog cat pet animal died put down vet horse rabbit',
    phrasings: [
      'My dog died and I cannot stop crying',
      'My cat died',
      'I had to put my pet down',
      'I miss my dog so much',
      'Is it normal to grieve for an animal?',
      'We had to put our dog to sleep',
    ],
    answer:
      'Of course it hurts: they were there every day and asked for nothing but you. Grief for an animal is real grief, and you need not explain it. If you had to choose the end, it was care, not betrayal. Keep something of theirs, tell a story about them to someone who understands, and keep the walk or the hour you had together for yourself.',
  },
  {
    id: 'sex',
    words: 'sex sexual libido desire erection intimacy orgasm porn bed impotence',
    phrasings: [
      'I have no desire for sex',
      'We do not have sex any more',
      'I have problems in bed',
      'Erection problems from stress',
      'Sex hurts',
      'I watch too much porn',
      'Can I talk to a therapist about sex?',
    ],
    answer:
      'Yes, you can talk about it; therapists and doctors hear it often. Desire goes down with stress, poor sleep, low mood, some medicines and quarrels that were never settled. Pain, or a sudden change, belongs to a doctor first. As a couple, closeness without a goal for a few weeks takes the pressure off. You never owe anyone sex.',
  },
  {
    id: 'assertive',
    words: 'no say boundaries pleaser people please refuse limits stand up assertive guilty yes',
    phrasings: [
      'How do I say no?',
      'I always say yes to everyone',
      'I am a people pleaser',
      'How do I set boundaries?',
      'Everybody walks all over me',
      'I cannot stand up for myself',
      'I do everything for others and nothing for me',
      'How do I ask for what I need?',
    ],
    answer:
      'A no is easier with time and few words: “Let me look and tell you tomorrow”, then “I cannot do that.” No reason, or one at most. A limit says what you will do: “When you shout, I will leave the room.” Guilt at first only shows that it is new. Practise with small things, such as sending back a wrong coffee.',
  },
]
