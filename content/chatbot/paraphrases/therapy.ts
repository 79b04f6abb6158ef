/** How else people ask about therapy; in their own words, parted by |. */
export const therapyParaphrases: Readonly<Record<string, string>> = {
  'first-session':
    'i have never done this before, what will they want from me|do i lie down|what happens when i walk in|is the first time scary|what do they ask at the start|how do i get ready for it|im going tomorrow and shaking|do i need papers|what if i cry in front of her|what to wear|how does it begin|what is the first appointment like|do i shake hands and then what',
  'how-long':
    'roughly how many times would i have to go|is it for years|when am i fixed|once a week or more|how much time does it take up|when do i start feeling something|does it ever end|how long is one hour really|a few weeks or forever|every week|how fast does it go|number of visits',
  'does-it-work':
    'i think its all hocus pocus|isnt it just chatting|does it do anything at all|proof please|is it a scam|can talking change my brain|sceptical about this|what are the odds|who has it ever helped|my dad says it is nonsense|is there science behind it|what good is it|did it ever fix somebody',
  'do-i-need':
    'maybe i should pull myself together|is it bad enough|im probably making a fuss|surely others need it more|do normal people go|i have no real reason to feel like this|when is it time|is it just a phase|should i give it a go|i dont want to take someones place|i function so it cant be that bad|am i a hypocrite for asking|is that a case for a therapist',
  'online-or-not':
    'does it work through a camera|is a screen as good as a room|i dont like video, does it matter|is remote therapy worse|phone therapy any good|can you do proper therapy on the internet|sitting face to face or laptop',
  'therapist-kinds':
    'who gives out antidepressants|psychologist or doctor|what are all these titles|what is a licensed counsellor|do i see my gp first|difference between coach, counsellor and psychologist|which sort of expert|who is allowed to prescribe|clinical psychologist versus psychotherapist|social worker therapist',
  medication:
    'is it safe to skip my lithium|i ran out of tablets|the doctor wants to put me on something|do pills change who you are|i take sertraline and feel sick|can i drink on antidepressants|are benzos addictive|how many mg should i take|i forgot a dose|natural alternatives to pills|st johns wort|sleeping tablets|my medicine stopped working|come off my meds|is prozac good',
  'choose-therapist':
    'how do i tell a good one from a bad one|two seem nice, which one|what should i watch out for|red flags in a therapist|what do i ask before i say yes|how do i know its the right person|help me pick|which of them is for me|how to compare therapists|signs of a good counsellor',
  confidentiality:
    'will she tell anyone|can he go to the police|does my mum get to hear it|is it secret what we talk about|what if i confess something|can a judge ask for it|is the therapist bound by law|do they gossip|will it get back to my wife|who else hears it|do they have to report drug use',
  rights:
    'my therapist made a pass at me|is that allowed|she shouted at me|he talks about himself all hour|my counsellor wants to meet for drinks|he put his hand on my knee|where can i report him|she broke my trust|can i see her notes about me|what can i demand as a client|he asked for money in advance|something felt off in the session',
  'therapy-stuck':
    'we are going nowhere|after months still the same|every session leaves me worse|it stirs everything up|i dread going|is it normal to feel awful afterwards|therapy makes no difference|we just chat about the weather|i am not getting better|what if it doesnt help me',
  afford:
    'i havent got two pennies to rub together|does my insurance cover it|is it on the nhs|who can help me for free|too pricey for me|sessions cost a fortune|im on benefits|cheaper options|can i pay less|medicaid|reduced fee|between jobs and cannot pay a therapist|will the state pay',
  waiting:
    'they all have queues|fully booked everywhere|six months until my turn|how do i get through until then|nobody has time for me|what meanwhile|is there a faster way|the list is endless|no free slots|bridging the gap',
  'convince-other':
    'my flatmate is in a bad way|she wont see anybody|how can i be of use to my husband who is low|my mate is struggling|worried sick about my son|he says he is fine but he isnt|my mum needs help but refuses|how do i bring it up with him|what do i say to someone depressed|my colleague cries at her desk|how to get someone into therapy|my girlfriend has panic attacks, how do i help',
  'tell-others':
    'i would rather nobody knew i see a counsellor|people will think im mad|isnt that for weak people|do i have to tell my husband|what will the neighbours say|how do i explain where i go on tuesdays|in my culture you dont talk about it|men dont do therapy|my family laughs about it|im embarrassed to need help|should my friends know',
  'end-therapy':
    'two years with her, time to stop|how do i quit|i want to finish with my counsellor|is it okay to leave|we are coming to an end|can i just not show up any more|i feel ready to stop|how do i tell him its over|taking a few months off|break up with my counsellor|last time together',
  'cancel-session':
    'overslept and missed it|i cant make it on thursday|something came up|i have the flu, session tomorrow|do they charge for no shows|move it to next week|running late|i forgot to go|she cancelled on me|need another date',
  attachment:
    'i catch myself dreaming about my counsellor|i want to be her friend|he is the only one i think about|i want my therapist to be my mum|i google my therapist|am i allowed to hug her|i feel jealous of her other clients|i count the days until i see him|she is so beautiful|i have fallen for him|i cant cope when she is on holiday',
  'therapist-gender':
    'i would prefer a lady|not a bloke please|can i have a male one|i cant talk to men about this|is there a non-binary therapist|a woman my age|man to man|a guy would understand me better',
  'culture-language':
    'somebody who knows my traditions|i grew up in two countries|i want to talk in my own language|a black therapist|an asian counsellor|do you have someone who speaks farsi|she wont get where i come from|therapist from my community|my parents are immigrants|someone indian|i express myself better in polish|cultural differences',
  faith:
    'somebody who knows what ramadan is|i pray a lot, will they laugh|a believer as therapist|god comes first for me|i doubt everything i was taught|my pastor says i should pray instead|kosher, halal, whatever|i was raised very strictly|church hurt|lost my religion|jewish therapist|catholic counsellor',
  lgbtq:
    'im nonbinary, will they get it|do you accept queer folk|i use they them|my body is the wrong gender|two mums looking for help|im a man who likes men|gender questions|my son says he is a girl|is being gay an illness|rainbow friendly|hormones and transition|i like both',
  'coming-out':
    'my parents dont know i like girls|how do i say it at home|i am hiding who i am|i have a secret girlfriend|my family would throw me out|i came out and it went badly|he told everyone im gay|should i tell my boss im trans|living a double life|married but attracted to men',
  'adhd-autism':
    'my brain is wired differently|i get overloaded by noise|is it adhd|everyone says im a bit autistic|i never fit in, could it be asperger|late diagnosis|hyperfocus|i cant read faces|im always losing things and running late|where do i get an adhd test|ritalin|neurodivergent friendly|stimming',
  assessment:
    'i need it in writing|letter for my employer|who can confirm what i have|get me tested properly|where can i have an evaluation|doctors note|court wants a report|is my old diagnosis right|another opinion|how do they find out what it is|certificate for university',
  homework:
    'she wants me to fill in sheets|do i get tasks|i hate the worksheets|what to do until next week|do i need to practise|i never do what he tells me to try|exercises for home',
  'be-honest':
    'i always say im fine|i make things up in session|i leave out the worst bits|she thinks im better than i am|i cant say it out loud|i have been hiding my drinking from my therapist|there is one thing i never told anyone|how open do i have to be|will she be shocked|ashamed to say it to him|i play a role there',
  'talk-topics':
    'no clue what to bring up|we just sit there|my head is empty when i get there|what should i say today|is it okay to be quiet|where do i even begin|nothing happened this week|i talk about trivial stuff|how do i describe it|i cant find the words|i ramble',
  'not-talk-past':
    'i dont want to go into my childhood|leave the past alone|do i have to tell the whole story|i cant speak about it|not ready to open that box|will he dig around|can we just look at now|i never want to think of it again|do they force you to remember',
  coaching:
    'coach instead of therapist|career coach|is a mentor enough|life coach|business coaching|what does a coach do',
  'ai-therapy':
    'could a computer do it just as well|you are cheaper than a person|i only want to talk to you|will robots replace counsellors|are you as good as a psychologist|be my counsellor|treat me|i trust machines more than people|can you do cbt with me',
  'no-privacy-home':
    'the kids are always around|everybody hears me through the wall|i live with my in laws|no door i can close|my husband works from home|where can i talk in peace|small flat|dorm room|i cant speak freely here|someone might listen at the door',
  'friends-or-therapy':
    'my sister listens to me, isnt that enough|i tell my wife everything anyway|why talk to a stranger|a pint with the lads does it|i dont want to bother my friends|cant i just speak to my mum',
  'bad-experience':
    'burned once|the last one just looked at the clock|i tried counselling years ago, rubbish|i was treated badly in a clinic|he made me feel stupid|i swore never to go again|they sent me away|once bitten|my old shrink laughed at me|afraid it goes wrong again',
  'evening-hours':
    'i only get home at eight|nine to five job|do they work on saturdays|at the weekend|after the kids are in bed|in my lunch hour|i am on nights|late appointments|before seven in the morning|no time during the day|i study all day',
  'employer-knows':
    'is it on my file|can i still become a pilot|will it harm my career|does my boss get told|life insurance questions|teacher status and therapy|background checks|can i be fired for therapy|will i get my visa|do colleagues find out',
  'talk-therapy-alternatives':
    'i dont like talking|painting instead|with horses|can i dance it out|hypnosis|something with the body|i am not good with words|drama therapy|breathwork|is there a hands on way|solution focused|acupuncture|family constellation',
  'child-therapy':
    'my boy wets the bed|she has stopped talking at school|my teenager locks himself in|who helps kids|my daughter is so anxious|my child hits others|psychologist for a ten year old|he wont go to school|my kid is bullied|our girl hurts so much since the divorce|something is wrong with my son',
  approaches:
    'all these abbreviations|which school of therapy|cbt or psychoanalysis|what methods are there|what would be best for me, which style|list the kinds|i dont know which sort i want|explain the methods|what works best for depression',
  cbt: 'what does the b in cbt stand for|thinking and behaving|the one with the worksheets|changing negative thoughts|cognitive something|challenge my thoughts|behaviour therapy|thought records',
  act: 'acceptance therapy|living by my values|the one where you accept your feelings|commitment|letting thoughts pass',
  dbt: 'skills training group|for people who feel too much|dialectical|distress tolerance|emotion regulation|linehan',
  psychodynamic:
    'freud|unconscious|dreams and childhood|the couch|depth psychology|jung|why do i repeat the same patterns|inner child',
  'person-centred':
    'somebody who only listens|rogers|no exercises, just being heard|humanistic|talk freely without a plan|without judging',
  emdr: 'the thing with the moving finger|eyes left and right|reprocessing|processing trauma|facing my fear bit by bit|somatic trauma therapy|tapping',
  couples:
    'something we can do together|me and my girlfriend want to come|two of us|our marriage needs help|can he join|counselling for partners|we want to come as a pair|with my husband in the room|bring the family|relationship therapist|premarital',
  'group-therapy':
    'others in the same boat|sit in a circle|is there a meeting i can go to|share with people like me|aa or something|peer support|a group for widows|forum|chat with other patients|i dont want to be the only one',
  mindfulness:
    'how do i sit still and observe|live in the now|headspace|breathing meditation|my mind wanders when i meditate|present moment|zen|awareness|teach me meditation|compassion practice',
}
