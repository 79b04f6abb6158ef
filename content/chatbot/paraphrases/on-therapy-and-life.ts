/** How else people ask about therapy, money, medicine and their lives. */
export const onTherapyAndLifeParaphrases: Readonly<Record<string, string>> = {
  insurance:
    'covered by health plan|will aok pay|nhs therapy|does medicare cover this|reimbursement|out of network|claim therapy back|copay|is therapy on insurance',
  'session-price':
    'hourly rate of therapists|how expensive is a therapist|average cost per hour|prices of sessions|what do they charge|how much money for one appointment|is 100 an hour normal',
  'sliding-scale':
    'reduced fee|pay by income|discount for students|lower rates|cheaper for unemployed|ask for a lower price',
  'pay-how':
    'bank transfer or card|when do i pay the therapist|paypal to therapist|pay per session or month|cash ok?|does payment go through attune',
  receipt: 'invoice for my insurer|tax deductible|superbill|proof of payment|bill for therapy',
  'free-first':
    'is the intro free|trial session|first talk cost|free consultation|do i pay for the first meeting',
  'free-help':
    'no money at all|charity counselling|where is help for free|broke but need help|community therapy|free counselling|volunteers who listen',
  'cancel-fee':
    'charged though i was ill|no show fee|cancellation policy|they bill me for missed session|24 hours rule',
  'price-rise':
    'fee went up|therapist is more expensive now|can she raise the price|new rate too high',
  'why-expensive':
    'therapy is a rich people thing|why so much money|overpriced|just talking for 100 euros|who can pay that',
  refund: 'money back|unhappy can i get refunded|paid but session didnt happen|dispute a payment',
  'missed-dose':
    'skipped my tablet|forgot my meds this morning|missed two days of medication|do i double up|took it too late',
  'stop-medication':
    'come off antidepressants|quit my meds|i feel good so can i stop|tapering|cold turkey sertraline|i stopped my tablets last week|hate taking pills want to quit|withdrawal from antidepressants',
  'med-how-long':
    'when do they kick in|two weeks on pills nothing|how fast does it work|when will i feel better on meds|do i take them forever|how many months of tablets',
  'med-dependence':
    'get hooked on pills|addicted to my meds|will i need them for life|can you get dependent on ssri|benzo addictive',
  'med-alcohol':
    'beer with antidepressants|drink on my meds|wine and sertraline|party while on tablets|can i have a drink',
  'med-pregnancy':
    'pregnant on antidepressants|breastfeeding and meds|trying for a baby on sertraline|is it safe for the baby',
  'med-weight':
    'gained 10 kilos on pills|getting fat from meds|weight gain medication|hungry since the tablets',
  'med-or-therapy':
    'pills or talking|is therapy enough without meds|do both|whats better meds or therapy|avoid medication',
  'med-who':
    'can you give me meds|where do i get a prescription|can my therapist prescribe|who writes prescriptions|need pills who do i ask|psychiatrist for medication',
  'med-natural':
    'herbal remedies|cbd for anxiety|ashwagandha|natural alternative to antidepressants|lavender|supplements',
  'med-sleep':
    'sleeping tablets|melatonin ok?|zopiclone every night|pills to sleep|benzo for sleep',
  'med-adhd': 'ritalin|get tested and medicated for adhd|adderall prescription|stimulants',
  'med-driving':
    'drive on antidepressants|pills make me sleepy at the wheel|allowed to drive with meds',
  psychedelics:
    'mushrooms therapy|ketamine treatment|mdma for trauma|microdosing|lsd therapy|ayahuasca',
  'first-prepare':
    'what do i bring to the first appointment|get ready for session one|should i write notes before|first time tomorrow|make a list before therapy|what to think about beforehand',
  'first-nervous':
    'scared of first appointment|shaking before therapy|want to cancel my first session|butterflies before meeting her|so anxious about tomorrow|never done this, afraid',
  'first-questions':
    'what do they ask|questions in intake|will they ask about childhood|do i get interrogated|what will she want to know',
  'first-video':
    'setup for online session|first zoom with therapist|where to sit for video|headphones for session',
  'first-dislike':
    'first talk was weird|didnt click in session one|should i give it a second try|felt off after the first meeting',
  'session-length':
    'how long is one session|why 50 min|can we have longer sessions|session too short|90 minute session',
  'cry-session':
    'i cried the whole hour|embarrassed about crying|what if i break down|is crying normal there',
  'worse-after':
    'feel terrible after therapy|exhausted after session|therapy makes it worse|hangover after therapy|why am i sadder now|session stirred everything up',
  'locked-up':
    'will they commit me|sent to hospital|if i tell the truth do i get locked away|psych ward fear|can she hospitalise me|scared theyll section me',
  'bring-someone':
    'come with my husband|bring a friend along|mum in the session|can somebody join me|support person',
  'record-session': 'tape our talk|audio recording|take notes in session|can i record zoom',
  interpreter:
    'translator in therapy|sign language|i dont speak well english therapy|someone to translate',
  goals:
    'what should my goal be|dont know what i want from therapy|set targets|what to work on|aims',
  'therapist-leaves':
    'she is quitting|my therapist moves away|retiring therapist|losing my therapist|therapist stops practising|abandoned by therapist',
  rupture:
    'annoyed with her|we had an argument in therapy|she said something hurtful|feel misunderstood by therapist|mad at my counsellor|he forgot my name',
  'therapist-talks':
    'she talks about herself|never lets me speak|gives advice all the time|interrupts me',
  'therapist-personal':
    'is my therapist married|ask about her life|does she have kids|know more about my therapist|facebook friend my therapist',
  'hug-gift':
    'give my therapist a present|bring flowers|is hugging allowed|buy him a gift|thank you card',
  'text-between':
    'why doesnt she text back|no reply outside sessions|he only answers in session|need her between sessions',
  'skip-weeks': 'every other week|take a week off|fewer sessions|biweekly ok|pause therapy a bit',
  intensive:
    'several hours a day|retreat|day clinic|therapy week|inpatient or outpatient|go to a clinic',
  'second-therapist':
    'two therapists at once|one for couple one for me|is it ok to have another counselor|double therapy|see a psychiatrist and therapist',
  'know-working':
    'am i making progress|is it helping|how to tell therapy works|no change after months|measure progress',
  'consent-rights':
    'sign papers|what is informed consent|do i have to sign|therapy contract|agreement form',
  'see-records':
    'read my file|get a copy of my records|what does she write about me|notes about me|access my chart',
  discrimination:
    'racist therapist|homophobic counsellor|treated badly because of my religion|sexist remark|made fun of my weight|transphobic therapist',
  court:
    'subpoena|custody battle and therapy notes|can judge read my chat|divorce lawyer wants my records|police ask for notes',
  'minor-privacy':
    'will she tell my mom|im 16 do parents find out|teen confidentiality|my dad wants to know what i said',
  'sick-leave':
    'doctors note for depression|off work mental health|signed off|days off for burnout|can a therapist write me sick|krankschreibung',
  'work-adjust':
    'fewer hours at work|tell hr|reasonable accommodation|quiet desk|home office because of anxiety',
  'insurance-later':
    'will it hurt my insurance|life insurance asks about therapy|private insurance and diagnosis|disability insurance',
  military: 'army veteran|came back from war|soldier with trauma|va|deployment memories',
  visa: 'immigration and therapy|does it affect my green card|asylum|citizenship application|refugee status therapy',
  'driving-licence':
    'lose my license|depression and driving|report to dmv|allowed to drive with panic',
  involuntary:
    'forced hospital|against my will|when can they section someone|committed|my brother needs hospital but refuses',
  'nothing-helps':
    'tried everything|im a hopeless case|no therapy ever helped|whats the use|beyond help|nothing works on me',
  'people-pleasing':
    'i say yes to everyone|always put others first|afraid to disappoint people|cant disappoint anyone|doormat',
  imposter:
    'fraud at my job|everyone will find out im stupid|dont deserve my job|not as smart as they think|feel like a fake',
  'public-speaking':
    'presentation fear|voice shakes when i talk|speech at wedding scared|stage fright|talk in front of class',
  flying: 'scared on planes|panic on flights|plane turbulence|afraid to fly',
  dentist: 'havent been to the dentist for years|terrified of drills|dental phobia|needles fear',
  'skin-picking':
    'pick my skin|pulling hair out|bite my nails bloody|scratch my face|trichotillomania',
  hoarding:
    'cant throw things out|my flat is full of stuff|piles everywhere|mom hoards|too much clutter',
  'wake-early': 'wide awake at 4am|wake up too early|cant get back to sleep|3 am every night',
  'morning-dread':
    'mornings are awful|dread getting up|stomach ache before the day|anxious as soon as i wake',
  'night-panic': 'woke up heart racing|panic in my sleep|night terror|gasping awake',
  'crying-work':
    'burst into tears in the office|cried in front of my boss|hide tears at work|toilet crying at work',
  boss: 'manager yells|toxic boss|my supervisor hates me|scared of my boss|boss humiliates me',
  'harassed-work':
    'colleague touches me|sexual harassment office|coworker makes comments|hr wont listen',
  'quit-job': 'should i quit|hate my job|resign or stay|leave work without a plan|fed up with work',
  midlife: '45 and empty|is that all|midlife crisis|half my life is over|turning fifty',
  forgive:
    'how to let go of anger at someone|cant forgive my father|must i forgive|hold a grudge|move on from betrayal',
  trust:
    'trust issues|everybody lies|afraid to let people in|cant rely on anybody|been betrayed too often',
  boundaries: 'set limits|people walk over me|how to say stop|mother crosses lines|no boundaries',
  divorce:
    'separation|wife left|splitting up after 20 years|husband wants a divorce|custody|marriage is over',
  'cheating-self':
    'i had an affair|i was unfaithful|should i confess|kissed someone else|guilty about cheating',
  ghosted:
    'she stopped answering me|he vanished after three dates|disappeared without a word|left on read',
  'long-distance': 'my girlfriend lives far|missing him abroad|ldr|see each other twice a year',
  'in-laws':
    'mother in law interferes|husbands family hates me|wife always sides with her mom|in laws visit again',
  estranged:
    'no contact with family|cut off my dad|my daughter wont speak to me|havent talked to my sister in years|went nc',
  gaslighting:
    'he says i imagine it|makes me doubt my memory|she turns it around|am i crazy or is he|manipulates me',
  'anger-kids':
    'i scream at my kids|lost it with my toddler|bad mother i yell|patience gone with children',
  'child-bullied':
    'kids pick on my son|my daughter is mobbed|school bullying|classmates hurt my child',
  'child-divorce':
    'telling kids we split|how will divorce affect the children|what to say to my 6 year old about separation',
  'teen-screen':
    'gaming addiction son|always on fortnite|daughter glued to phone|teen wont leave room',
  'partner-depressed':
    'my wife is depressed|living with a depressed husband|girlfriend doesnt get out of bed|how to support depressed partner',
  'partner-addicted':
    'husband alcoholic|wife drinks|partner uses drugs|living with an addict|boyfriend gambles',
  dementia:
    'mom forgets everything|alzheimers in the family|dad doesnt recognise me|nursing home guilt',
  cancer:
    'diagnosed with a tumour|chemo and fear|my wife has cancer|waiting for scan results|oncology',
  infertility: 'cant get pregnant|ivf failed|everyone has babies but us|childless not by choice',
  abortion:
    'ended a pregnancy|regret after abortion|termination sadness|cant talk about my abortion',
  'empty-nest': 'kids left for college|house is quiet now|last child moved out|miss my kids',
  'suicide-loss':
    'my friend killed himself last year|lost my son to suicide|grief after suicide|she took her life why',
  anniversary:
    'a year since he died|birthday of my late mother|the day she died is next week|death day',
  'lonely-relationship':
    'alone next to my husband|we live like roommates|no closeness|married but lonely',
  boredom: 'nothing excites me|life is dull|days all the same|so bored',
  climate: 'world is burning|eco anxiety|scared for the planet|no kids because climate',
  tinnitus: 'ringing in my ears|ear noise drives me mad|beeping sound',
  'ptsd-flashback':
    'memories keep coming back|relive the accident|triggered by smells|flash backs|suddenly im back there',
  'am-i-normal':
    'is this normal|something is wrong with me|am i crazy|do others feel this too|weird in the head|am i broken',
  'too-late':
    'too old for therapy|im 60 is it worth it|should have started earlier|can old people change',
  cookies:
    'accept cookies|tracking|local storage|why no cookie popup|do you use trackers|analytics',
  'outside-model':
    'which outside ai gets my text|external model|switch off the outside ai|openai connected?|third party model',
  'match-weights':
    'sliders|change importance|weigh language more|priorities of matching|adjust the factors',
  'trusted-person':
    'add someone to call|emergency person|who should you call for me|put my sister as contact',
  'summary-reads': 'has she opened my results|who looked at it|viewed my summary|log of views',
  homework: 'tasks from therapist|i didnt do my homework|exercises between sessions|worksheets',
  coaching:
    'do i need a coach|life coach vs therapist|difference coach psychologist|business coach',
  act: 'acceptance and commitment|is act for me|what is acceptance therapy',
  dbt: 'dialectical|skills group|is dbt for borderline only|emotion regulation therapy',
  emdr: 'eye movement therapy|does emdr hurt|tapping therapy|trauma therapy with eyes',
  'friends-or-therapy':
    'i have friends why pay|can i just talk to my mom|isnt a friend enough|talk to a priest instead',
  dashboard: 'overview page|what can i see on my dashboard|where are my things|main page explained',
  'daily-articles':
    'todays reading|why do i get these articles|something to read about anxiety|news on home page',
}
