/** How else people say what weighs on them; in their own words, parted by |. */
export const lifeParaphrases: Readonly<Record<string, string>> = {
  'calm-now':
    'everything in me is buzzing|i need to come down|my body is on high alert|i am wound up|so tense i could scream|help me slow down|quick trick to relax|im agitated|restless legs and racing heart before a meeting|how do i switch to calm|jittery|adrenaline|i am trembling with nerves|bring me down|something to take the edge off',
  breathing:
    'in and out|how to breathe out slowly|count with me|square breathing|physiological sigh|belly breathing|breathing pattern|deep breaths|pranayama|show me 478',
  grounding:
    'im floating|i am not in my body|like watching a film of myself|everything is foggy and far away|bring me back|where am i|in a bubble|behind glass|i lose time|zoning out|i freeze and go away|five things i can see',
  panic:
    'suddenly on the bus my heart went mad|i thought i was having a heart attack|i thought that was it|cant get air|pins and needles in my hands|my throat closes|fear comes out of nowhere|attack in the supermarket|i had to run out of the shop|i was sure i would collapse|hyperventilating|it comes in waves of terror|my chest hurts and i am scared|anxiety attack right now',
  sleep:
    'no proper nights rest in ages|i toss and turn|staring at the ceiling|eyes wide open at four|i nod off at work|sleeping pills or what|my nights are hell|i cant drop off|wake up before the alarm|counting sheep|my rhythm is upside down|three hours of sleep|shift work ruined my sleep|too tired to sleep|up all night',
  nightmares:
    'i wake up soaked in sweat|same horrible dream again|chased in my dreams|scared to close my eyes|night terrors|i dream of the crash|dreams so real|i scream in my sleep',
  'low-mood':
    'i cant see a way forward|its all dark|life has no colour|i drag myself through the days|a heavy cloud over me|i dont laugh any more|i feel so down|nothing makes me smile|black dog|i have been low for weeks|cant get out from under the duvet|everything is an effort|what if it never gets better|i feel hopeless|depression again|im miserable|dont enjoy the things i used to',
  motivation:
    'i dont get off the sofa|everything is too much effort|dishes pile up|i know what to do but dont do it|no drive|cant be arsed|i have no oomph|i sit there and stare|how do i kick myself into gear|i have let everything slide|cant get going in the morning|lethargic',
  worry:
    'i keep going over what i said|my head wont shut up|what if what if|i play it over and over|always expecting the worst|im a worrier|my stomach is in knots about tomorrow|cant stop thinking about it|brain on overdrive|mental merry go round|doom scenarios|i think too much|scared something happens to my kids|nervous wreck|constant anxiety|waiting for something bad',
  anger:
    'i slammed the door|i see red|i scream at people|i smashed a plate|road rage|little things set me off|i bite everyones head off|my fuse is short|i could strangle him|boiling inside|i lose it with my wife|cant control my temper|i said awful things in a fit|so irritated by everyone|i want to punch something',
  loneliness:
    'nobody rings|i talk to no one all week|no one would notice if i was gone from town|friday night alone again|i have people around but feel alone|everyone has their own life|i eat dinner with the tv|who could i even call|no social life|i dont belong anywhere|i miss company|an outsider|i have nobody',
  grief:
    'we buried dad|a year since she passed|i still set the table for two|my wife is gone|i lost my brother to cancer|i keep his jacket|he isnt coming back|my best friend took his life|widowed|i cant stop missing her|funeral on friday|the hole she left|mum is dead|our son died|when does missing someone stop',
  stress:
    'forty emails, two kids and a broken boiler|no minute to breathe|it never stops|i run from one thing to the next|my plate is full|i cant cope with it all|deadline after deadline|everything at the same time|my head explodes|everyone wants something from me|i am drowning|where do i even start|mental load|too many balls in the air',
  burnout:
    'stomach ache when i see the office|i stare at the screen and nothing happens|i am running on empty|cant do another shift|i used to love my job|sunday dread|crying in the car before work|my battery is flat|nothing left to give at work|overworked|signed off sick from work|i cant look at another email|teacher and totally finished|nurse and worn out',
  trauma:
    'it keeps coming back|i see it when i close my eyes|i was mugged|he touched me when i was little|i jump at every noise|i was in the army|i survived a fire|my stepfather did things|since the accident i am different|i cannot go past that street|someone broke into our house|memories flood me|what they did to me|i was beaten as a child|assault',
  focus:
    'i read the same line five times|my mind is all over the place|i forget what i was doing|cant stay on one thing|scatterbrain|brain fog|head like a sieve|i drift off in meetings|easily sidetracked|i cannot concentrate on my book|attention span of a goldfish',
  'self-esteem':
    'im a nobody|compared to my sister i am nothing|i cant do anything right|everyone else has it together|i am embarrassed of myself|why would anyone like me|i put myself down|im such an idiot|not worth loving|i feel small|i cant take a compliment|inferiority complex|i am a disappointment|how do i love myself|i feel like dirt',
  relationship:
    'we only talk about the shopping|she nags all day|we sleep in separate rooms|he never listens to me|we had another row|he doesnt care any more|living like flatmates|my marriage is on the rocks|we keep shouting|the spark is gone|my wife and i drift|he shuts down when i talk|she wants kids and i dont|trouble in paradise|do i still love him|how to talk to my partner',
  family:
    'mum treats me like a child|my in laws meddle|dad drinks and shouts|we havent spoken since the wedding|my sister takes everything|my parents expect too much|black sheep|my mother guilt trips me|my father never loved me|fights at every dinner|my brother and i dont talk|toxic family|cutting off my mother|my parents are splitting up|my adult son wont speak to me',
  'social-anxiety':
    'my voice shakes when i talk|i rehearse phone calls|i hide in the toilet at parties|everyone stares at me|i go bright red|what if i say something stupid|i avoid the canteen|giving a speech|i cant look people in the eye|i sweat when i meet people|i cancel every time im invited|scared of phone calls|people think im weird|i freeze when asked a question in class|meeting his friends terrifies me',
  'ocd-thoughts':
    'did i turn the oven off|i have to touch it four times|germs everywhere|horrible pictures pop into my mind|i think about pushing someone|i scrub until my skin cracks|i have to go back and look|bad thoughts about my baby|everything has to be lined up|what if i did something terrible and dont know|i repeat words in my head|magical thinking|i am afraid i might hurt someone though i dont want to',
  urges:
    'one glass turns into the bottle|i hide bottles|wake up hungover every sunday|i bet my wages away|cant go a day without a joint|i keep using|pills from a friend to get through|first drink at noon|i promised to quit and didnt|slots|coke at the weekend|withdrawal|i need a fix|sober curious|i want to stop vaping|my drinking is out of hand',
  eating:
    'i eat until it hurts|i skip meals to be thin|fingers down my throat|i weigh myself ten times a day|i only eat apples|i raid the fridge at night|hungry but i wont eat|i am scared of food|i eat in secret|laxatives|counting calories all day|cant stop stuffing myself|i have not eaten since yesterday|chocolate when i am sad',
  'journal-prompt':
    'what should i write about|blank page|ask me something to think about|three good things|ideas for my diary|i dont know what to write|prompt please|question of the day',
  numb: 'nothing moves me any more|good or bad, i dont care|i am made of stone|i watch my life go by|i dont feel love|i cant cry even when i want to|my heart is switched off|emotionally dead|flat as a pancake|blank inside',
  crying:
    'tears just come|i weep in the shower|i cant hold it together|crying over an advert|i sobbed at work|eyes full of tears all the time|why am i crying so much|i well up at nothing',
  'guilt-shame':
    'i did an awful thing|i cant look in the mirror after what i did|i should have been there|i let everyone down|i hurt her and cant take it back|if only i had|i want to make it right|i am a terrible person|it haunts me that i lied|i feel dirty|i blame myself for his accident|cant live it down|i owe so many people an apology|sorry for everything',
  perfectionism:
    'it has to be flawless|i check every mail five times|second best is a disaster|one day they will find out i know nothing|i cant hand it in|ninety percent is a failure|never satisfied with myself|i dont deserve my job|always the best or nothing|i rewrite everything|fear of making an error',
  procrastination:
    'i will do it tomorrow|i clean the flat instead of working|everything at the last second|the letter has been lying there for weeks|i cant start my essay|i waste time until it is too late|always late with everything|avoiding the tax letter|why do i always leave things|do it later',
  'health-worry':
    'every mole looks like skin cancer|i feel my pulse all day|what if it is a tumour|doctor google|my headache must mean something|i have had five scans|i am convinced im dying of something|checking my body for lumps|they missed something in the tests|scared of getting ill|every twinge scares me',
  phobia:
    'i cross the road when i see a dog|i wont take the lift|i cant get on a plane|wasps|i faint at needles|bridges|i scream at moths|scared stiff of the dark|cannot go on the motorway|vomit phobia|open spaces|tube and tunnels|afraid of clowns|the dentist terrifies me|snakes',
  'illness-pain':
    'my back is killing me every day|doctors find nothing but it hurts|i was told it is ms|living with crohns|since covid i am a shadow|chemo starts monday|i cant walk far any more|nobody sees my illness|i am tired of being sick|in a wheelchair since|my body lets me down|flare up|i have been told i have cancer|endometriosis',
  'body-image':
    'i avoid mirrors|my nose is hideous|too fat for the beach|i wear baggy clothes to hide|everyone is prettier|i hate photos of me|my thighs|i am so ugly|scars on my skin|bald at 25|i wish i looked different|acne|i want surgery',
  hormones:
    'one week a month i am a monster|before my period i cry|hot flushes and rage|menopause is destroying me|the pill makes me sad|perimenopause|cycle and mood|postmenopausal|pms|is it my hormones',
  movement:
    'would jogging do me good|is walking enough|gym for the mind|should i cut out sugar|too much coffee|omega 3|does swimming lift your mood|what to eat when depressed|exercise and anxiety|vitamin d|yoga or running',
  voices:
    'there is whispering in the wall|they are after me|cameras everywhere|somebody puts thoughts into my head|i saw a figure in the room|the radio talks about me|everyone is in on it|i hear my name called|shadows that move|am i mad|is it schizophrenia|neighbours are spying on me',
  'mood-swings':
    'up and down like a yo yo|yesterday i could fly, today i cant get up|i spent all my savings in a high|i dont need any sleep at the moment and feel amazing|from love to hate in a second|my emotions are a rollercoaster|so much energy then nothing|manic|i explode then i cry then i laugh|unstable',
  purpose:
    'is this all there is|why do i get up in the morning|i am just existing|what am i here for|no goal|i dont know who i am|nothing matters|what should i do with my life|midlife emptiness|i feel lost|every day is the same|what is life about|i have everything but it is empty',
  wellbeing:
    'how do i stay sane|what can i do for myself|daily routine for a healthy mind|be kinder to myself|how to enjoy life more|small habits|self care ideas|how do i become more positive|what keeps people happy|feel good|i want to be content|gratitude|look after my mental health',
  breakup:
    'he wants a break from us|she moved out|its over|i was left for someone|single again after years|cant stop looking at her pictures|he blocked me|we called off the wedding|i want my ex back|divorce papers came|she ended it by text|how do i live without him|my heart is broken|sleeping alone after the split|he has a new girlfriend already|custody',
  cheated:
    'found tinder on my husbands phone|he has another woman|she was with my best mate|i slept with a colleague|there is someone else|i saw his messages|he swears it meant nothing|can i ever trust him again|my wife is having a fling|she lied about where she was|one night stand|emotional affair|lipstick on his shirt',
  friendship:
    'my best mate dropped me|they met without me|she only talks about herself|we dont speak since the fight|my friends are fake|the group chat goes on without me|i always have to make the first move|she told everyone my secret|a friend used me|we grew apart|my oldest friend hates me now|how do i say sorry to a friend',
  jealousy:
    'i check where he is all the time|i cant stand him talking to women|who does she text all the time|i read his messages|she likes his photos and it drives me mad|i follow her around|my sister gets everything|why does he have success and i dont|i am possessive|i imagine her with others|insecure about his ex',
  dating:
    'nobody swipes back|always the third wheel|thirty and never kissed|i scare everyone away|no one wants me|first date nerves|he never called again|how do i meet someone|left on the shelf|i only attract the wrong ones|is something wrong with me that im single|match then silence|never been in love',
  parenting:
    'the kids never stop screaming|i yelled at my toddler|i miss my old life without children|my son wont listen|bedtime is war|i am a rubbish mum|no patience left with the little ones|teenager slams doors|raising three on my own|i am failing as a dad|mum guilt|my daughter hates me|homework drama|i regret snapping at my child',
  'new-baby':
    'since the little one arrived i feel like a zombie|i dont feel anything for my baby|breastfeeding is torture|baby blues|i am scared of being alone with the baby|seven months pregnant and panicking|new dad and useless|the birth was horrible|i wish i wasnt a mother|colic and no sleep|expecting and not happy|postpartum|afraid something happens to my newborn',
  'pregnancy-loss':
    'there was no heartbeat|we were so looking forward to the baby|third round of ivf|i am not pregnant again|empty cradle|lost it at ten weeks|everyone has babies but me|i ended the pregnancy|our little angel|stillborn|infertile',
  carer:
    'i feed, wash and lift my mother|dad forgets who i am|day and night for my sick wife|no life of my own since mum got ill|i look after my brother with a disability|nobody relieves me|hospital visits every day|my husband had a stroke|guilty for putting mum in a home|palliative|alzheimers|i am my parents nurse',
  'pet-loss':
    'my old lab is gone|the vet had to let her go|the flat is so empty without my cat|my hamster died|we lost our puppy|he was more than a dog|rainbow bridge|i miss my horse',
  sex: 'it doesnt work in bed|i dont feel like it any more|he always wants to and i dont|she never wants to touch me|pain when we sleep together|i finish too fast|cant get hard|addicted to porn|no orgasm|sexless marriage|my fantasies worry me|afraid of intimacy',
  assertive:
    'people walk all over me|i am too nice|i agree and regret it later|i cant tell my boss it is too much|always the one who helps|i let them push me around|doormat|how do i stand my ground|how to turn someone down|i apologise for everything|i never ask for anything|where is my limit|i swallow everything',
  'bullying-work':
    'my boss picks on me|they whisper when i come in|i am left out of meetings|he makes fun of me in front of the team|she takes credit for my work|i get the worst shifts|they want me gone|my supervisor screams|colleagues ignore me|sexist jokes at the office|i am the scapegoat|hr does nothing|harassed at work',
  'job-loss':
    'they let half of us go|i got the sack|my contract was not renewed|redundancy|two hundred applications and nothing|on the dole|the company went bust|unemployed since spring|no one hires people my age|my position was cut|what am i without my job|job centre|i quit and have nothing new',
  'money-worry':
    'the bailiffs are coming|i dont open my post any more|red letters|i cannot buy food until friday|credit cards maxed out|heating or eating|i owe everyone|my account is empty|rent is due|loan shark|we might lose the house|i hide my debts from my wife|bankrupt|money keeps me awake|bills pile up',
  students:
    'i got a d again|my supervisor hates my thesis|i blank in tests|should i drop out|everyone in my course is smarter|lectures are too much|resit|my degree is too hard|i cant revise|first year at uni and alone|parents expect good marks|phd misery|deadline for my essay|failing my a levels|exam tomorrow|i skipped all my classes',
  'moved-abroad':
    'i dont understand the people here|i miss my mums cooking|new town, know no one|i fled from the war|everything is foreign|emigrated last year|i want to go home|between two countries|the language here wears me out|my papers are not through, asylum|relocated for my husbands job|far from my family',
  ageing:
    'i am seventy and useless|the house is empty since the kids left|what do i do all day now i dont work|my friends are dying one by one|too old to change|i am afraid of the care home|wrinkles and regrets|turning fifty|my body gets old|pensioner|midlife|nobody needs me any more',
  'screen-time':
    'i cant put it down|three hours of reels|gaming till dawn|my phone is the first thing i touch|everyone on insta is happier|i delete the app and reinstall it|addicted to my screen|youtube rabbit hole|i compare myself online|world of warcraft|netflix until 3|notifications control me|digital detox',
  holidays:
    'i hate christmas|on my own on the 24th|birthday and no one remembered|everyone posts their families|first easter without mum|i have to see my uncle at the wedding|new years eve alone|mothers day hurts|the date of the accident is near|thanksgiving dinner|family reunion',
  'world-news':
    'the planet is dying|i am terrified there will be a war|every headline makes me sick|why bring children into this world|doomscrolling|bombs and floods|politics makes me despair|the future looks black|ai will take over|refugees on tv|end times|i feel helpless about the world',
  racism:
    'they ask where i am really from|someone spat at me|i am followed in shops|told to go back home|the only brown face|jokes about my accent|my name gets me rejected|they touch my hair|islamophobia|antisemitism|treated as second class|police stop me because of my looks|slurs on the bus',
  winter:
    'it gets dark at four and so do i|november is the worst|no sun for weeks|i hibernate|every autumn the same|light box|seasonal depression|i come alive in spring only|grey skies|january blues|tired since the clocks changed',
  decisions:
    'i cant pick between the two flats|head says yes, heart says no|i go back and forth|should i marry him|stay in the city or go home|do i take the job|what would you do|i make lists and still dont know|kids or no kids|i always choose wrong|change of career|leave or stay|i am at a crossroads|undecided',
}
