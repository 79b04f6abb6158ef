import type { Entry } from '../entry.ts'

/** Work, money, school, places and times of the year. */
export const dailyLifeEntries: readonly Entry[] = [
  {
    id: 'bullying-work',
    words:
      'bullied bullying harassed boss colleagues colleague mobbing toxic manager unfair humiliated workplace',
    phrasings: [
      'I am bullied at work',
      'My boss bullies me',
      'My colleagues exclude me',
      'My manager shouts at me in front of others',
      'The team is toxic',
      'I am treated unfairly at my job',
      'A colleague harasses me',
    ],
    answer:
      'That wears anyone down, and it is not your fault. From today keep a note: date, what was said, who was there. Tell someone you trust, then someone whose task it is: a manager above, HR, a works council or union, or a legal advice centre. Talk to your doctor if you sleep badly or dread each day. Leaving is not losing; it is one way out among others.',
  },
  {
    id: 'job-loss',
    words:
      'unemployed fired laid off redundant job lost search applications rejected jobless career',
    phrasings: [
      'I lost my job',
      'I was fired',
      'I am unemployed and feel useless',
      'I cannot find work',
      'I only get rejections on my applications',
      'My company lets people go and I am afraid',
      'I have been out of work for a year',
    ],
    answer:
      'Losing work takes more than money: rhythm, people, a feeling of being needed. Keep a frame: up at a fixed time, two hours for applications, then stop, then something outside with someone. Claim support in the first week. A rejection is about a list, not about you. If mood or sleep stay low for more than two weeks, get help early.',
  },
  {
    id: 'money-worry',
    words: 'debt debts money bills rent broke poor afford loan finance gambling owe bank',
    phrasings: [
      'I have debts and cannot sleep',
      'I am worried about money',
      'I cannot pay my bills',
      'We do not have enough to live on',
      'I am scared of opening my letters',
      'I owe a lot of money',
      'My finances are a mess',
    ],
    answer:
      'Money worries sit on the chest at night; they ease when they are on paper. Open the letters with someone beside you, and list: who, how much, by when. Rent, power and food come first. Then call a free debt advice service; most countries have one, and creditors often agree to less. Please borrow nothing new in a hurry. If it feels like there is no way out, there are people to call tonight; see Help.',
    links: ['help'],
  },
  {
    id: 'students',
    words:
      'exam exams student university college school study grades fail thesis test dissertation semester finals',
    phrasings: [
      'I am scared of my exams',
      'I am stressed at university',
      'I failed my exam',
      'I want to drop out of college',
      'How do I deal with exam anxiety?',
      'I cannot cope with studying',
      'My thesis is killing me',
      'I am afraid of failing my course',
      'Finals are coming and I am freaking out',
    ],
    answer:
      'Make it small: three topics a day, 25 minutes each with a break, and practise answering, not only reading. Sleep beats the last two hours of cramming. In the exam: feet on the floor, one long breath out, the easiest question first.\nMost universities have free counselling and rules for illness or a second try; ask early. A failed exam is one day, and says nothing about who you are.',
  },
  {
    id: 'moved-abroad',
    words:
      'homesick abroad moved country city expat immigrant refugee foreign culture shock home new away',
    phrasings: [
      'I am homesick',
      'I moved abroad and feel lost',
      'I do not feel at home here',
      'Life as an expat is lonely',
      'I had to flee my country',
      'I miss my family back home',
      'I do not fit in in this country',
    ],
    answer:
      'Leaving home is a loss, even when you chose it; most people have a dip after the first months. Keep one ritual from home each week and build one new habit here with the same people: a course, a team, a choir. Call home at fixed times rather than all the time. If you had to flee, or cannot sleep from what you saw, there are therapists for just that, also in your language.',
    links: ['find'],
  },
  {
    id: 'ageing',
    words:
      'old older ageing retired retirement pension age useless menopause midlife crisis grandchildren birthday years',
    phrasings: [
      'I am retired and feel useless',
      'I am afraid of getting old',
      'My children have moved out and the house is empty',
      'Am I too old for therapy?',
      'I am having a midlife crisis',
      'What do I do with myself since I stopped working?',
      'I turned 50 and regret my life',
    ],
    answer:
      'You are not too old: therapy helps as well at 70 as at 30. A big change takes away tasks, people and a name for who you are, so give the week new corners: one thing for the body, one with people, one that someone is glad about. Ask yourself what you did gladly at twelve. If evenings stay grey for weeks, tell your doctor too; low mood is not a part of age.',
  },
  {
    id: 'screen-time',
    words:
      'phone scrolling social media instagram tiktok youtube gaming games internet addicted screen online hours',
    phrasings: [
      'I am addicted to my phone',
      'I scroll for hours',
      'How do I spend less time on social media?',
      'I play video games all night',
      'Instagram makes me feel bad',
      'I waste my days on the internet',
      'I cannot put my phone away',
    ],
    answer:
      'It is built to hold you, so change the surroundings rather than your will: charger outside the bedroom, the app off the first screen, alerts off, grey colours. Decide one hour a day that is yours, and put something pleasant in its place; an empty gap will not hold. When you reach for it, ask “what am I looking for?”: rest, people, or not to feel something.',
  },
  {
    id: 'holidays',
    words:
      'christmas holiday holidays birthday new year anniversary alone family eve festive valentine mothers day',
    phrasings: [
      'I am alone at Christmas',
      'I dread the holidays',
      'My birthday makes me sad',
      'The anniversary of his death is coming',
      'I do not want to see my family at New Year',
      'Everybody celebrates but me',
    ],
    answer:
      'Such days weigh more because everyone seems to be somewhere warm. Plan it early: one thing with people (a shared meal, helping out somewhere), one that is good for you alone, and when it ends. With family: arrive late, leave early, one safe topic, one ally. On a day of memory, light a candle at a set time, then do something ordinary. Help lines are open on those days too.',
    links: ['help'],
  },
  {
    id: 'world-news',
    words: 'news war climate politics world crisis future doom pandemic scared hopeless election',
    phrasings: [
      'The news scares me',
      'I am afraid of war',
      'Climate change makes me hopeless',
      'The world is going to pieces',
      'I cannot stop reading bad news',
      'I feel guilty that others suffer',
    ],
    answer:
      'Caring about the world hurts at times; that is not a fault. Read the news once a day, at a fixed hour, not in bed, and from one good source. Then do one thing that is in your reach: give, write, help, meet others who act. The rest of the day belongs to what is close. If fear keeps you from sleep or people for weeks, talk to someone.',
  },
  {
    id: 'racism',
    words:
      'racism racist discrimination discriminated skin colour foreigner insulted slur prejudice hate minority microaggression',
    phrasings: [
      'I experience racism',
      'People treat me differently because of my skin',
      'I was insulted because of where I come from',
      'Discrimination makes me ill',
      'I am the only Black person at work',
      'I am stared at because of my headscarf',
      'I was discriminated against',
    ],
    answer:
      'I am sorry. It is real, it is not you, and being on guard all day wears a body out. Talk with people who need no explanation; note what happened, as advice centres against discrimination can act on it; and take breaks from proving yourself. In the questions you can ask for a therapist who is aware of racism and what it does, and make that a must.',
    links: ['find'],
  },
  {
    id: 'winter',
    words: 'winter autumn dark season seasonal light sad sun weather grey lamp',
    phrasings: [
      'I feel low every winter',
      'Winter depression',
      'The dark months drag me down',
      'Does a light lamp help?',
      'I am always tired in autumn',
      'What can I do against the winter blues?',
    ],
    answer:
      'Less light shifts the inner clock. What helps: outside within an hour of getting up, even when it is grey, for half an hour; moving there if you can; the same hours every day; people in the diary before the evenings turn dark. A bright lamp (10,000 lux) in the morning helps many; ask a doctor first if you have eye trouble or strong mood swings. If it is heavy each year, start in September, with help.',
  },
  {
    id: 'decisions',
    words: 'decide decision choice choose unsure stay leave should torn dilemma options stuck quit',
    phrasings: [
      'I cannot decide',
      'How do I make a difficult decision?',
      'Should I stay or leave?',
      'Should I quit my job?',
      'I am torn between two options',
      'I am afraid of making the wrong choice',
      'Tell me what to do with my life',
    ],
    answer:
      'I cannot decide for you, but this helps many: write both ways down, and what each would cost and give in a week, a year, ten years. What would you tell a friend? Then act for three days as if it were decided, and notice your body: relief or weight. Few choices are final. If safety is at stake, as with someone who hurts you, choose safety first.',
    links: ['add-journal'],
  },
]
