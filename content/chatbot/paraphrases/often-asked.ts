/** How else people ask what is asked most. */
export const oftenAskedParaphrases: Readonly<Record<string, string>> = {
  'what-is-attune':
    'so what do you do here|is this like betterhelp|explain attune in one sentence|my gp sent me here|what am i looking at|is it a hotline|who is this for',
  matching:
    'how do you decide who fits|what goes into the matching|does ai choose my therapist|logic behind the suggestions|on what basis|why these 6 people',
  'match-percentage': '83 % meaning|what does the score say|is 65 bad|percent under the name',
  cost: 'pricing|how much does it cost me|is it really 0 euros|what will it cost in the end|cost of attune|do i need a credit card|hidden costs|whats the price tag',
  'sessions-where':
    'is it online|do i see her on video or in an office|where does therapy happen|how do the sessions take place|are appointments by phone|face to face or remote',
  'write-to-therapist':
    'how to text a therapist|contact one of them|send her a message|what to write to a therapist|first text ideas|where is the chat with therapists|i want to talk to one of these therapists|dont know how to start my message',
  'no-reply':
    'she hasnt replied|waiting for days|therapist ignores me|no one answers my messages|why does nobody write back|how long do they usually take',
  'change-therapist':
    'want a new therapist|not happy with mine|can i leave my therapist|we dont click|find another one|switching',
  questionnaire:
    'why so many questions|how long is the quiz|what are the questions for|survey length|do i have to fill everything in|number of questions',
  summary:
    'what is my diagnosis|do i have depression according to this|what does the screening say|is this a real diagnosis|initial diagnosis meaning|result of my answers',
  'change-answers':
    'edit my answers|redo the questionnaire|i answered wrong|my situation changed since the quiz|retake the test|update what i said at the start|correct an answer',
  'share-summary':
    'stop her from reading my results|who has access to my summary|take back permission|revoke sharing|turn off sharing|let my therapist see the summary',
  'delete-journal': 'erase an entry|remove what i wrote|edit my entry|find old entry|delete diary',
  'message-lost':
    'my text is gone|did it send|message not delivered|lost my draft|wrote a long message and it vanished',
  'message-rules': 'send a pic|edit sent message|unsend|attach pdf|voice note|delete a sent text',
  'block-therapist':
    'block her|he keeps texting me|stop him contacting me|end contact with a therapist|unwanted messages',
  privacy:
    'who can see this|is it confidential|can anyone read my diary|is my stuff safe|data privacy|will my husband see it|do you read my journal|does anyone at attune read what i write',
  'what-therapist-sees':
    'does my therapist see my answers|what is visible to her|what do they know about me|can he read my journal|which info does the therapist get',
  'data-sold':
    'do you sell info|give data to insurance|ads based on my data|third parties|does my employer get to know',
  'ai-data':
    'do you train ai with it|is my text sent to chatgpt|does a robot read my diary|do you keep this chat',
  'delete-account':
    'delete me|close account|remove everything about me|how to leave attune|erase my data|cancel my account|i want to quit this site',
  'sign-up':
    'make an account|register|how to join|create profile|sign me up|what do i need to register',
  password:
    'forgot pw|reset password|cant log in|change my password|login doesnt work|password link',
  'edit-profile': 'change my mail|new email|update my name|change phone|new picture',
  'sign-out': 'log off|logout button|sign me out',
  'dark-mode': 'dark theme|too bright|night theme|switch colours',
  problem:
    'it doesnt work|site broken|error|page is blank|button doesnt react|app is slow|support please|talk to a human',
  'adults-only': 'im 15 can i join|age limit|under 18|for my teen daughter|minimum age',
  devices: 'use on phone and laptop|new phone|sync|tablet',
  'export-data':
    'download my data|get my journal as pdf|save all my entries|take out my data|export chat|copy of everything|is there a download button',
  'storage-security': 'encryption|where is my data kept|what if hackers|is it secure|servers where',
  'who-runs':
    'who is behind this|contact you|which company|owner|imprint|is there a phone number for attune',
  notifications:
    'email alerts|will i get notified|new message notification|stop emails|sms when she answers',
  'app-install': 'is there an app|download app|ios|play store',
  'site-language': 'spanish version|change language|is it in german|translate the site',
  accessibility: 'screen reader|bigger letters|im blind|keyboard only|dyslexia',
  licence:
    'are they real therapists|qualified?|how do i know shes legit|check the licence|certified psychologists',
  'first-session':
    'what happens first time|first appointment|what will we do in session 1|how does it start|first meeting with therapist',
  'how-long':
    'how many sessions|when will i feel better|duration of therapy|does it take years|how long until it helps',
  'therapist-kinds':
    'psychologist or psychiatrist|counsellor vs therapist|which kind of professional|difference between them',
  medication:
    'do i need meds|antidepressants yes or no|should i take pills|are meds right for me|is it safe to take antidepressants|are antidepressants safe',
  'choose-therapist':
    'how to pick|which one should i take|what to look for in a therapist|cant decide between two therapists',
  confidentiality:
    'does the therapist tell anyone|secrecy|is what i say in therapy private|can she tell my family|does he report me',
  rights: 'my rights in therapy|can i refuse|can i complain|patient rights',
  'does-it-work': 'is therapy effective|does talking help|proof that therapy works|is it worth it',
  'do-i-need': 'should i see someone|am i bad enough|when to get help|is therapy for me',
  'therapy-stuck':
    'not getting better|therapy does nothing|going in circles in therapy|no progress',
  afford: 'too expensive|no money for therapy|cant pay|cheap therapy',
  waiting: 'waitlist is months|meanwhile what|what to do until therapy starts',
  'convince-other':
    'friend needs help|how to get my brother into therapy|worried about a friend|support somebody',
  'tell-others':
    'tell my parents i go to therapy|should i tell my boss|talk about therapy with friends',
  'ai-therapy':
    'are you a therapist|can a bot help me|talk to you instead of a therapist|do therapy with me',
  'calm-now': 'im freaking out|help me calm down|need to relax now|so nervous right now|im shaking',
  breathing: 'breath exercise|how to breathe|breathing technique',
  grounding: '54321|feel unreal|come back to the present|dissociating',
  panic:
    'panic attack now|heart racing cant calm|anxiety attack|panicking in the supermarket|how do i stop a panic attack',
  sleep:
    'insomnia|awake at night|cant fall asleep|sleep badly|tossing and turning|sleeping 3 hours',
  'low-mood':
    'feeling down|so sad lately|depressed|everything is grey|no joy|cry for no reason and feel low',
  worry:
    'anxious all day|cant stop worrying|always expect the worst|nervous about everything|what if thoughts',
  anger: 'i get so angry|snap at everybody|short temper|rage|explode over little things',
  loneliness: 'no friends|so alone|nobody to talk to|feel lonely in a new city|lonely weekends',
  grief:
    'my dad died|miss my grandma|lost my husband|how long does grief last|cant get over her death',
  stress:
    'too much on my plate|stressed out|everything at once|pressure|overwhelmed with work and kids',
  burnout: 'burned out|cant work anymore|empty after work|exhausted from my job',
  trauma:
    'bad things happened to me|childhood trauma|assaulted years ago|ptsd|cant forget what happened',
  focus: 'cant focus|concentration|distracted all the time|read a page five times',
  'self-esteem': 'i hate myself|not good enough|worthless|low confidence|ugly and stupid',
  relationship:
    'we argue all the time|problems with my boyfriend|marriage trouble|my wife and i fight|relationship advice',
  family: 'my parents|fight with mom|family conflict|dad never listens|toxic mother',
  'social-anxiety':
    'scared of people|shy|cant talk to strangers|parties scare me|afraid of being judged',
  'ocd-thoughts':
    'intrusive thoughts|checking the stove|washing hands all the time|ocd|scary images in my head',
  urges: 'drink too much|quit smoking|cravings|porn|gambling urges|weed every night',
  eating: 'binge eating|food issues|cant stop eating|diet obsession',
  breakup: 'my ex|she left me|heartbroken|broken up|cant forget him',
  cheated: 'she cheated|found messages on his phone|affair of my wife|unfaithful',
  parenting: 'kids are too much|tired mom|my toddler|overwhelmed as a parent|bad parent',
  'new-baby': 'postpartum|after birth sadness|cant bond with baby|new mom crying',
  students: 'exam stress|uni pressure|afraid of failing|finals',
  'money-worry': 'debts|cant pay rent|money stress|bills',
  'job-loss': 'got fired|unemployed|laid off|lost my work',
  emergency:
    'i need help now|who can i call|hotline|crisis line|urgent help|i need to talk to someone right now',
  abuse: 'he hits me|abusive husband|violent partner|afraid at home',
  'who-are-you': 'are you real|are you human|bot?|what are you|am i talking to a person',
  'what-can-you-do': 'help|menu|what can i ask|options|how can you help me',
  search: 'look for a name|filter therapists|list all therapists|find by experience|search box',
  favorites: 'saved therapists|star|bookmark|my shortlist',
  tips: 'give me advice|advice page|get tips|some advice please',
  mood: 'mood button|what do moods do|pick a mood|mood tracker',
  exercises: 'guided exercises|meditation here|relaxing exercise|audio exercise',
  journal: 'diary|how do i write in the journal|what is journaling|start a journal',
  'join-as-therapist':
    'im a psychologist want to join|offer my services|therapist registration|sign up as clinician',
  'therapist-patients':
    'where are my patients|see my clients|patient list|who wrote to me as therapist|inbox for therapists',
  'therapist-answers':
    'edit my practice answers|change specialties|update my questionnaire as therapist',
  'therapist-pause': 'stop new clients|pause profile|hide my listing|not taking clients now',
  'therapist-licence': 'add licence|verify me|upload licence|licence number entry',
  couples:
    'couple therapy|marriage counselling|therapy together with my husband|relationship counselling',
  'child-therapy': 'therapist for my son|child psychologist|my kid needs help|help for my teenager',
  'end-therapy':
    'stop therapy|last session|how to quit therapy|when is it over|tell my therapist i want to stop',
  'cancel-session': 'cancel appointment|cant come tomorrow|reschedule|move my session',
  'online-or-not': 'online vs in person|is video therapy as good|does online therapy work',
  'therapist-gender': 'female therapist|woman only|male therapist please|can i choose a man',
  lgbtq: 'gay friendly|trans therapist|queer counsellor|lgbt',
  faith: 'christian counsellor|muslim therapist|religious therapist|jewish',
  'culture-language':
    'therapist from my culture|black therapist|someone who understands my background|immigrant therapist',
  'adhd-autism': 'adhd test|am i autistic|do i have add|autism',
  assessment: 'get a diagnosis|official test|who diagnoses|psychological testing',
}
