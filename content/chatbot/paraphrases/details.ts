/** How else people ask about money, medicines, accounts, and as therapists; parted by |. */
export const detailParaphrases: Readonly<Record<string, string>> = {
  't-cost':
    'do you charge therapists|is it free for me as a therapist|what does it cost to be listed|any fees for practitioners|do you keep a percentage',
  't-rank':
    'how do patients find me|why am i so far down the list|how does matching work for therapists|what makes me show up first|boost my profile',
  't-listed-when': 'when do i go live|is my profile public now|am i in the directory',
  't-away':
    'going on holiday for three weeks|out of office|i will be away|set absence dates|sick leave as a therapist',
  't-reply-fast':
    'how fast do i need to reply to new people|how long can i take to answer|am i late answering|reply time expected of me',
  't-notes':
    'how do i write session notes|private notes about clients|keep a record of the session|progress notes',
  't-own-price':
    'where do i enter my rates|set my hourly price|charge patients here|get paid through attune|invoice a patient',
  't-video':
    'is there a video call for therapists|how do i do a video session with a client|zoom link for patients',
  't-calendar': 'let patients book a slot|connect my calendar|appointment booking for my practice',
  't-decline': 'i am full, what do i tell them|reject a request politely|say no to a client',
  't-journal': 'can i see my patients journal|diary of my patient|patient journal access',
  't-read-summary':
    'open patient summary|see the screening results of a client|where is the diagnosis of a patient',
  't-delete': 'delete my practice account|remove my therapist profile|leave attune as a therapist',
  't-response-figure':
    'why does my profile say answers within two days|my reply rate is wrong|response rate on my profile',
  't-own-visible':
    'what is shown on my profile|can patients call me|hide my email from patients|do patients see my phone',
  't-block': 'patient keeps messaging me|abusive client|block this patient',
  't-minors': 'can i treat kids here|teen clients|under 18 patients',
  't-abroad': 'clients from another country|licensed in one state only|cross border sessions',
  't-coach': 'i have no licence but i help people|can counsellors without licence join',
  't-export': 'download chat with patient|save messages to my file',
  't-first-answer': 'how should i respond to a new message|first reply template',
  't-no-patients': 'no one contacts me|zero messages since i joined|how to get clients',
  't-legal': 'is this gdpr compliant for my practice|hipaa for therapists|data processing contract',
  insurance:
    'does health insurance cover it|is this covered by my insurance|can i claim it back|will insurance pay|reimbursed by the insurance|in network',
  'session-price':
    'how much per session|hourly rate of a therapist|what do sessions cost|therapist prices',
  'sliding-scale': 'reduced fee|pay what i can|cheaper rate for students',
  receipt: 'tax receipt for therapy|invoice for sessions|proof of payment',
  'free-first': 'free intro call|first talk for free|trial session',
  'med-alcohol':
    'how much alcohol is ok with sertraline|drinking on antidepressants|weed and medication|can i have wine with my meds',
  'stop-medication':
    'want to come off my meds|quit lexapro|go off my medicine|stop sertraline cold turkey|tapering my antidepressant|can i just stop them',
  'med-how-long':
    'when do my meds kick in|pills take how long to work|on ssri for a week and nothing',
  'med-dependence':
    'can you get addicted to xanax|is prozac addictive|dependence on sleeping tablets',
  'med-weight': 'side effects of sertraline|gained weight since the pills|meds kill my libido',
  'med-who':
    'can you prescribe me something|get a prescription online|refill my prescription|who gives out meds',
  'missed-dose': 'forgot my meds today|skipped a pill|took my tablet late',
  'med-natural': 'herbal remedies for anxiety|supplements for low mood|is cbd good for stress',
  'phone-why': 'who sees my phone number|is my number shared|will you text me',
  'share-account':
    'can two people use the same account|one login for both of us|my husband wants to use my account too',
  'directory-size':
    'how many people does the therapist list have|number of therapists on attune|do you operate in canada|is it available in my country',
  'password-rules': 'password requirements|how many characters for password',
  'email-check': 'confirmation mail did not come|verification email|activate my account',
  'two-factor': 'do you support 2fa|google login|passkeys',
  restore: 'recover deleted account|i want my account back|undo deletion',
  'many-therapists': 'message more than one therapist|contact several people at once',
  'journal-limits': 'maximum length of an entry|add photos to journal',
  'journal-analysis': 'does ai look at my diary|what does the journal analysis do',
  'save-halfway': 'finish the questions later|do my answers get saved if i close the tab',
  'first-prepare':
    'what should i wear to therapy|what do i take with me|get ready for the first appointment',
  'first-nervous':
    'so anxious about meeting the therapist|scared before my first time|butterflies before therapy',
  'locked-up': 'will they hospitalize me|can they section me|am i going to be put in a hospital',
  'worse-after': 'i feel worse after sessions|therapy makes it worse|drained after therapy',
  'see-records': 'access my therapy file|what is in my record|copy of the notes',
  'sick-leave': 'time off work for mental health|sick note for stress leave|signed off work',
  'bring-someone': 'bring my husband along|can my mum come too|can i bring my dog',
  'nothing-helps': 'i have tried it all|everything failed|no treatment works|nothing ever works',
  'am-i-normal': 'is this normal|is it just me|whats wrong with me',
  'too-late': 'im 70 is it worth it|old people in therapy',
  'assistant-wrong': 'your answer is wrong|can i rely on what you say',
  'assistant-languages': 'what languages do you speak|can i ask in spanish|answer me in french',
}
