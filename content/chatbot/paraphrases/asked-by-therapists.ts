/** How else therapists ask about Attune; parted by |. */
export const askedByTherapists: Readonly<Record<string, string>> = {
  't-practice':
    'where to fill in your practice|practice details profile|where do i put my town and that i work online only|add how i work text|who pays insurance or self pay, where do i enter that|edit info about my practice|my practice page is empty where do i fill it|do i have to fill in all the practice fields|can i leave practice fields blank|practice section where|I moved my practice to Leeds, where do I change the town|where can i write a bit about how I work',
  't-main-areas':
    'most of my work meaning|most of my work, how many can i tick|top five specialties|highlight what i mainly treat|set my main focus|where do i mark that trauma is most of what i do|mainly anxiety and ocd how do i show that|my main area vanished from most of my work|main areas of work|do main areas weigh more in matching|pick my core topics|what goes into most of my work',
  't-caseload':
    'cap new patients per month|max 3 new people a month|close my caseload|caseload full until october|limit new enquiries|next realistic start where|too many new requests, want only two a month|does anybody see my monthly limit|set waiting time for new patients|how many new people a month setting|getting swamped with new people can i set a number|caseload limit|what happens once my monthly number is reached',
  't-limits':
    'say i dont write court reports|no under 18s, where do i say it|limits in my practice|exclude things i dont do|i dont do custody reports and keep getting asked|where to list what i dont treat|set my limits|things i wont take on|dont want requests for court letters|how do patients know i dont do assessments for court|state what i cannot offer',
  't-training':
    'add emdr certificate|where do i enter my schema therapy training|special trainings profile|got my DBT certificate, add it|additional training institute and number|does an extra training help in matching|training shows as my own word why|put further education on profile|add a training|EMDRIA certificate where|list a qualification besides my licence|is my extra certificate checked by anyone',
  't-licence-rejected':
    'licence rejected|they refused my licence|my licence was turned down, what now|licence not accepted reason|why reject my license, it is valid|resubmit licence after rejection|typo in licence number so it was refused|where is the reason for the rejection|licence declined how do i fix it|submitted my licence on monday and it was refused|can i send a refused licence again',
  't-contact-shown':
    'hide my phone|dont want patients to see my mobile|show practice phone instead of private one|which email do patients see|remove my email from profile|my private number is visible!!|use other contact details for patients|contact details shown to patients|show no phone at all|change the email that patients see|is my cell visible to clients|only chat, no phone no email',
  't-checked-only':
    'why must my licence be verified first|not listed because licence unchecked|do i need verification to be in the list|it says only checked licences are listed here|site lists only verified therapists|cant write to new people until licence verified|is a self declared licence enough to be listed|unverified so not shown to anyone|why is checking mandatory here|listing needs verified licence|waiting for verification, am i hidden till then',
  't-decline-words':
    'keep my decline text|save my own no|change the words for I cant take this on|edit the rejection text|my own wording when i decline|store decline message for next time|tired of retyping my refusal|does the patient see the reason i picked|decline reason visible to patient?|customise the text for turning down|default decline words not mine, change them|keep these words for next time',
  't-shared-items':
    'where is the journal entry MK shared|patient says she shared moods with me, cant find|find shared entry|shared with me where|where do things patients share show up|client shared something, where do i open it|shared moods of eight weeks where|shared entry disappeared|until when can i see what was shared|J.S. shared an entry on tuesday, where is it|open what a client shared|shared item is gone now why',
  't-import':
    'move from another attune server|import my old archive|transfer account to this site|bring my data over|switching servers, do i lose everything|changing to a different attune site|import archive from old site|do my licences come along when i move|old templates from other server|can i continue old conversations after moving servers|migrate my account|load my archive file',
  't-first-free':
    'free first call or not|offer free intro call|free 15 min consult|should the first talk cost something|free consultation where do i mention it|do others offer a free first session|charge for first talk?|say that the first call is free|does attune require a free intro|20 min free call, good idea|first call free of charge or paid|do i have to give away the first session',
  't-boundaries':
    'patient texts constantly|client messages me 20 times a day|too many messages from one client|how to set limits on messaging|L.B. keeps writing between sessions|she writes every hour, what do i do|messages nonstop from same patient|patient expects instant replies|boundaries in chat|kind words for less messaging|he writes on weekends and evenings all the time|endless long messages between sessions|how do i tell a client im not always reading',
  't-network':
    'post a job|looking for a colleague for our practice in Bristol, where do i post|job board|announce a vacancy|therapist groups or forum here?|job offers for psychologists|is there a noticeboard for colleagues|need a locum where can i advertise|post to all colleagues|hiring a therapist via attune|room to rent in my practice, announce it|is there a community feed',
  'join-as-therapist':
    'sign up as therapist|want to join as psychologist|register my practice|create therapist account|im a psychotherapist in Vienna, can i register|therapist registration|how can i offer therapy here|therapist sign up where|become a therapist on here|my wife is a therapist how can she register|get listed as a counsellor|new here, therapist, how do i start|where do therapists register',
  'therapist-patients':
    'where are my patients|my patients list|see who wrote to me|cant find my clients|patients page where|list of my clients|new message from a patient where do i see it|open patient list|who has contacted me|where are all my people|find patient T.R.|overview of everyone who wrote me',
  'therapist-answers':
    'edit my answers|change my questionnaire|redo the therapist questions|ticked the wrong thing when signing up|update approach to CBT|change format to online|edit answers where|change what i chose about my approach|correct an answer in my questionnaire|i dont do evenings sessions any more, change answer|modify my profile questions|made a mistake in the sign up questions',
  'therapist-pause':
    'stop new patients|im full|pause my profile|not taking anyone new right now|switch off new patients|close for new clients|no more new requests please|fully booked turn off new patients|take me out of matching for a while|how can i take a break from new people|on pause till january|temporarily stop getting new enquiries|need a pause without deleting',
  colleagues:
    'message a colleague|contact other therapist|find colleague who does eating disorders|ask a colleague for advice|where are the other therapists|chat with another therapist|chat now where|look for peers by specialty|talk shop with colleagues|find experienced trauma therapist to consult|colleagues list|write to another psychologist here|how can i reach fellow therapists',
  licence:
    'are these real therapists|is my therapist licensed|check a therapists licence|verified or self declared difference|how do i know she is qualified|licence levels meaning|document seen what does that mean|self-declared meaning|who verifies the therapists|do you check credentials|is he a real psychologist|what does the licence badge mean|are they qualified',
  'therapist-inbox':
    'save standard replies|canned responses|templates for first answers|make a template|insert a template into a message|always typing the same first reply, can i save it|where are templates|boilerplate answer|use first name automatically in reply|name placeholder in template|reuse my reply text|write a stock answer',
  'therapist-licence':
    'add licence|enter my license number|upload licence|where do i put my BACP number|second licence for another state|add my approbation|get my licence verified|licence still self declared, how to get it checked|licence how many can i enter|register my psychologist licence|put in my LMFT|new license where to enter|why did it go back to self declared after i edited it',
  't-cost':
    'what does attune charge me|any commission|is it free for therapists|do you take a cut|monthly fee for therapists|price for professionals|attune cost|percent of my session fee?|do i pay to be listed|subscription for therapists?|hidden costs for me|how much do you keep per session|can i pay to be on top',
  't-listed-when':
    'when am i listed|not visible yet|profile not in the list|am i online already|signed up yesterday, still not findable|why cant patients find me|how long until im visible|my profile doesnt show up|cant find myself in the directory|is my profile live|when does my listing start|finished all questions and still not shown',
  't-rank':
    'how does ranking work|why is she above me|get higher in the list|order of therapists for patients|my position in search|how does matching decide|can i boost my profile|ranking criteria|improve my match score|why am i so far down the list|what makes me rank better|match percentage how is it counted',
  't-no-patients':
    'no one writes|zero enquiries for weeks|not getting any patients|no requests since march|how do i get more patients|still no clients, annoying|get more enquiries|nobody contacts me|why so few requests|no new patients in two months|is this thing even working, no messages|tips for more enquiries|dead silence, no clients at all',
  't-reply-fast':
    'how quickly do i have to reply|deadline for answering|72 hours meaning|reply time limit|how long can i take to answer|is there a duty to answer within a day|what if i answer late|answered after four days, what happens|must i reply same day|time to respond to first messages|response deadline|can i let a first message wait till monday',
  't-response-figure':
    'response rate|median response time how counted|too new to say|it says too new to say on my profile|how is the answer rate calculated|can i change my response rate|response figure wrong|percentage answered on my card|reply rate shown to patients|what counts into my response rate|response time on profile|why is my response rate only 60|hide my response rate',
  't-warning':
    'got a warning|silence warning|why was i warned|warning about unanswered messages|removed from matching because i didnt answer|how do i get rid of the warning|three unanswered first messages|taken out of matching why|warned although i was on holiday|notice says i dont answer|warning unfair, i was busy|back into matching after silence',
  't-away':
    'holiday from 3 to 20 august|set vacation|im away next week|absence|out of office|enter days off sick two weeks|on leave till monday|where do i set that im away|annual leave|im going to Spain in july, how do patients know|parental leave three months|vacation mode|back on the 14th, where to enter|delete my absence, im back early',
  't-reply-hours':
    'usual hours|when i answer messages|show my response hours|i only answer mornings, where to say|set times when i reply|office hours for messages|tell patients i read messages tues and thurs|usual answering times|reply hours|do i have to answer in my usual hours|change the days i usually reply|i answer between 5 and 6pm',
  't-own-price':
    'set my fee|enter price per session|change my rate|where do i put 120 euro|sliding scale|fee field|raise my fee|price where|hide my fee|how do patients pay me|session price currency|reduced rate for students where|can i leave the fee blank|change fee to 95 pounds',
  't-calendar':
    'is there a calendar|calendar|where is my calendar|book appointments here?|can patients book online|subscribe to my attune calendar in outlook|see my appointments on my iphone calendar|export appointments to google calendar|online booking|does attune do scheduling|ical address for my appointments|agenda where|get my sessions into apple calendar',
  't-video':
    'video sessions possible?|do i need zoom|online sessions in attune|are video calls recorded|is there built in video|use teams instead|video|can i do telehealth here|my own zoom link for sessions|where is the video room|online therapy via this page|do you offer video for therapists|is there a waiting room for patients|red medical instead of your video',
  't-write-first':
    'write to a patient first|can i message people who search|contact someone before they write|reach out to patients|see who is looking for a therapist|list of people searching|cant start a chat with a patient|why cant i write first|invite a patient to write|approach new patients|send a message to someone new|browse patients',
  't-decline':
    'decline a patient|say no to someone|not a good fit how do i tell|reject request|turn away new enquiry|i cant take this on|no room for K.L., decline|where is the decline button|refuse a patient politely|what happens after i decline|does declining count as an answer|cant take him|no capacity, how to say no to this person|send and close',
  't-first-answer':
    'what to write back to a new patient|first reply|how do i respond to a new enquiry|good first answer|reply to first message example|new patient wrote, what do i say|what belongs in a first answer|help with first reply|how long should my first message be|someone new wrote me this morning, how to begin|should i give advice in first reply|wording for first contact',
  't-refer':
    'refer a patient|hand over a patient|pass on to colleague|transfer client to someone else|send A.W. to a colleague|referral|can i forward the conversation to another therapist|patient needs a different therapist|give my patient to a colleague|move a client to another therapist|referring on, how|my patient should see a trauma specialist, how do i pass her on',
  't-night-duty':
    'must i read messages overnight|am i on call|do i have to check the chat at night|who watches the chat after hours|liable for messages sent at 3am|am i responsible on weekends|on call duty?|patient wrote at midnight, am i liable|are messages monitored at night|not available at night, is that ok|nights off, am i covered|do i need to be reachable after 8pm',
  't-read-summary':
    'open summary of patient|read the screening summary|find summary for D.M.|where is the screening result|cant find the summary|view a clients summary|summary button|show me what the questions gave|patient allowed summary, where is it|how do i get to the summary|see the patients answers or just the summary',
  't-no-summary':
    'no diagnosis data|summary empty|summary not available|why cant i open his summary|no data shown for patient|nothing in the summary|it says no diagnosis data|summary gone since yesterday|patient did not share summary?|why is there no summary for P.K.|summary missing|summary was there last week now nothing',
  't-summary-quality':
    'can i trust the summary|is the summary accurate|is the summary a diagnosis|summary is wrong|how good is the summary|who wrote the summary|is the summary clinically valid|summary doesnt fit my patient at all|how is the summary made|rely on screening summary?|can i use the summary as a finding|summary seems off',
  't-review':
    'mark as reviewed|reviewed button|add note to summary|note for the patient on the summary|does the patient see my review|undo reviewed|take back my review|what happens when i mark something reviewed|review of an earlier summary meaning|reviewed what for|length of the review note|i marked the wrong part as reviewed',
  't-reads-logged':
    'do they see i opened it|is my reading logged|read summary secretly|will the patient know i looked|access log of summary|is opening the summary shown to the patient|can i look without them noticing|notice when i read the summary?|who sees that i read it|opened summary by accident, does she know|reading noted|read unseen',
  't-journal':
    'can i see the journal|patient journal access|read clients diary|where is my patients journal|want to read what she journals|journal of S.T.|is the journal visible to me|ask patient for journal access|do i see diary entries|why cant i open the journal|access to the mood diary|do therapists get the whole journal',
  't-patient-data':
    'what info do i get about a patient|see patients address|patient phone number|where is the date of birth|what patient details can i see|i need her address for the invoice|can i see a patients email|patient data visible to me|no phone number for client?|what do i know about a new patient|find contact details of a patient|how old is my patient',
  't-own-visible':
    'what is public on my profile|what do patients see|is my profile on google|who can see my profile|view my profile as patient|can anyone see my page without login|preview my profile|my profile visible to whom|what do clients see about me|does my profile show up in search engines|how does my profile look to others|what others see of me',
  't-notes':
    'session notes|where do i write notes|notes on a patient|private notes|can patient see my notes|keep documentation here?|progress notes|make a note about B.H.|notes where|is this a clinical record|are my notes in the patients archive|jot something down after session|how long can a note be|soap notes',
  't-export':
    'export chat|download conversation|save the chat with R.F. for my records|print conversation|download all my data|backup of my account|get a copy of messages|need chat for my documentation|export everything|archive of my conversations|pdf of a conversation|save messages before patient deletes|gdpr export therapist',
  't-patient-deleted':
    'patient deleted account|conversation with client is gone|patient disappeared from my list|where did the chat with E.N. go|thread vanished, account deleted|client deleted profile, can i get the messages back|restore chat of deleted patient|patient no longer there|whole thread gone since friday|recover conversation after deletion|patient gone, account removed|her messages are all gone',
  't-block':
    'block a patient|stop him writing|report a client|end contact with a patient|pushes every limit, how do i stop him messaging|rude patient block|how do i block someone|get rid of a pushy client|insulting messages from a patient|dont want any more messages from C.D.|report abusive messages|end the contact for good|block button',
  't-delete':
    'delete my account|close my therapist account|leave attune for good|remove my profile|cancel my registration|retiring, delete everything|how to quit attune|get my account removed|want out, where do i delete|erase my therapist profile|unsubscribe and leave|account deletion|what happens to my patients threads when i delete',
  't-languages':
    'add french|i also work in turkish|session languages|add another language|change my languages|remove german from languages|speak polish where to enter|can offer sessions in spanish|languages where|therapy in arabic, how do i tick it|set language i hold sessions in|bilingual, add both',
  't-specialties':
    'how many specialties|add specialty|my specialty is missing|max number of specialties|specialty not in the list|add adhd to my specialties|tick all specialties?|other specialty write in|too many specialties bad?|remove a specialty|specialties limit|tinnitus isnt listed as a specialty|choose areas i treat',
  't-years':
    'years of experience|change experience|update to 10 years|my years of experience are wrong|experience still says 5 years|edit years in practice|now 15 years in the job, change it|do more years help me|experience outdated|how long ive been working, where to change|years of practice',
  't-picture':
    'profile picture|change my photo|upload new photo|photo too big|which photo is best|do i need a picture|picture size limit|replace my old portrait|headshot|add picture to therapist profile|remove my photo|photo wont upload 8 mb|is my photo location removed',
  't-licence-expired':
    'licence expired|renew licence|my license ran out|it says expired but i renewed|update expiry date of licence|new expiry date where|licence renewed in march, still expired|expired badge|change last day of licence|extend my licence|got my renewal, how do i update it|license expiration date passed',
  't-licence-number':
    'is my licence number public|who can see my licence no|hide licence number|why is my license number shown|licence number visible?|can patients see my registration number|dont want my number visible to everybody|licence number privacy|do i have to show my licence number|remove number from licence display|can people look me up by licence number',
  't-abroad':
    'patient in another country|client moved to Spain, can i continue|treat someone abroad|patient living in Canada|cross border therapy allowed?|can i see patients in other states|licensed in ohio, patient in texas|client travels to Italy for 3 months, sessions ok?|work across borders|patients from Switzerland|legal to treat expats|am i allowed to treat someone overseas',
  't-trainee':
    'still in training, can i join|psychotherapist in training|trainee|interns allowed?|i finish my training next year|PiA join|under supervision, may i sign up|provisional licence ok?|student therapist register|associate licence enough?|can my trainee sign up here|candidate in psychoanalytic training',
  't-coach':
    'im a coach can i sign up|life coach|coaches allowed?|no licence but coaching certificate|offer coaching here|heilpraktiker without licence|can i join without a licence|coach not therapist|counsellor without license|i do mindfulness coaching|unlicensed, can i offer sessions|business coach',
  't-minors':
    'work with kids|child therapist|teenagers on attune?|patient is 15|can minors register|i treat children, is that possible|mother wrote for her 9 year old|parent writes for child|adolescents|under 18 patient consent|kids as patients|do i need both parents consent|child and youth psychotherapist, how does it work here',
  't-couples':
    'couples therapy|offer couple sessions|family therapy|work with couples and families|do both partners need an account|couple, who of the two writes|add couples to my profile|i do paar therapy|set that i see couples|marriage counselling|one account for a couple?|systemic family sessions, where do i tick that',
  't-group':
    'advertise my group|group therapy|announce a workshop|my anxiety group starts in may|offer groups|post my dbt skills group|how to promote my group|tick groups|need two more people for my tuesday group|where can i list a workshop|mindfulness group announcement|mbsr course advertise',
  't-clinic':
    'clinic account|account for our practice|share one login with colleagues|team account|group practice with 4 therapists|can my receptionist log in|one account for the whole practice?|assistant access to my account|we are a practice of three in Hamburg, one account?|add a colleague to my account|organisation account|can my secretary answer for me',
  't-templates-many':
    'how many templates|template limit|max templates|delete a template|template too long|edit template|cant add another template|more than 20 templates|how long can a template be|change a saved template|template characters max|rename template',
  't-keys':
    'keyboard shortcuts|shortcuts inbox|keys|j k keys|turn off shortcuts|hotkeys|single keys annoying, switch off|pressing k jumps to another patient|shortcut for next patient|keyboard navigation|how to move through patients without mouse|list of shortcuts',
  't-quiet':
    'quiet hours|mute notifications in the evening|no pings after 7pm|do not disturb|turn off notifications at night|silence inbox on weekends|set quiet time|stop message sounds|do patients know about my quiet hours|quiet hours where|dont notify me between 8 and 8|inbox alerts off in evenings',
  't-tasks':
    'todo for patient|tasks|add task for G.P.|to do list|tick off a task|reminders for tasks?|note to send worksheet to a client|task list per patient|where are my todos|do tasks remind me|how many tasks per patient|delete a task|remember to send M.A. the letter',
  't-aside':
    'snooze|done button|snooze patient till monday|what is done|mark as done|put someone aside|undo done|get a snoozed patient back|pressed done by mistake|how long does snooze last|does the patient notice snooze|back to waiting|remove someone from waiting without replying',
  't-order':
    'sort patient list|why is this patient on top|order of my patients|list order|sort by name|change sorting|who waits longest|search a patient by name|why isnt the newest message on top|patient list in strange order|can i sort by last message|how are patients sorted',
  't-legal':
    'gdpr|hipaa compliant?|data processing agreement|is this legal under data protection|dpa contract|where is patient data stored|dsgvo|BAA available?|can i use this as a psychotherapist under privacy law|confidentiality law and attune|is the server in the EU|are messages encrypted for therapists|AVV with the operator',
  't-ai-writes':
    'does ai write in my name|is the bot answering patients|ai replies|are my messages used for training ai|turn off ai answers|does software answer for me|i dont want a bot talking to my clients|automatic replies by ai?|do you train on our chats|did the ai write this to my patient|who answers my patients when im away, a bot?|ai generated answers',
  't-colleague-chat':
    'who reads chats with colleagues|is colleague chat private|find a supervisor|supervision|can i discuss cases with a colleague here|intervision confidential?|case discussion with names ok?|does anyone else see my chat with dr weber|looking for supervision in munich|can i name patients to a colleague|colleague messages private?|offer supervision',
  't-burden':
    'im exhausted|burnout therapist|cant do this job any more|too many heavy cases|need a therapist myself|tired of everything at work|compassion fatigue|overloaded with trauma patients|six heavy sessions in a row, too much|i take my patients home in my head|therapist for therapists|drained after work every day|work is eating me up',
  't-complaint':
    'complaint against me|patient complained|someone reported me|my profile was hidden|bad review|can patients review me|client wants to file a complaint|delete a review|reviews of therapists?|profile hidden after complaint what now|unfair complaint from H.J.|who do i tell my side of a complaint',
  't-two-roles':
    'therapist and patient at once|im a therapist but want therapy too|two accounts possible?|use attune as a patient too|second account as patient|same email for both roles|switch from therapist to patient|patient and also therapist|can i have both roles|are my two accounts connected|sign in as patient with therapist account|change my account to a therapist one',
  't-availability-off':
    'what if taking new patients is off|am i still listed when paused|effect of switching off new patients|do my current patients see that im full|taking new patients off, still in directory?|paused, who still sees me|does off hide my profile|what do patients see when im closed|how to turn taking new patients back on|are my patients told when i close|reopen for new patients|card says takes nobody new',
  't-time-zone':
    'time zone of usual hours|my usual hours show wrong zone|change timezone for reply hours|message times wrong|whose time zone do patients read my usual hours in|message shows 3am but it was noon|reply hours in CET|timezone usual hours|i moved to Lisbon, reply hours zone|their time meaning|what zone are message times shown in|profile hours time zone',
  't-patient-no-show':
    'no show|no show today|patient didnt come|client missed session|M.K. didnt turn up at 10|second no show this month|what do i write after a no show|he stood me up again|missed appointment without notice|patient not here|she just never came on thursday|waited 20 minutes, nobody came|no-show what now',
  series:
    'weekly appointment|same time every week|recurring appointment|every tuesday at 10|repeat appointment|every two weeks|book a series|fortnightly sessions|set up regular sessions|stop the weekly appointments|cancel all later ones|make it repeat|biweekly with J.P.|skip one date of the series',
  'room-enter':
    'join the call|where is the video link|enter the room|how to get into my session|no join button|join button missing|start video|where do i click for the video call|session in 5 min how do i get in|do i need to install something|open the video session|let the patient in|waiting to be let in|link for todays session',
  'room-leave':
    'end call|hang up|leave the session|get out of the video|left by accident, can i go back in|how to end the video session|is camera off after i leave|end the meeting|hang up button where|rejoin after leaving|close the room|does the other see that i left',
  'room-devices':
    'no sound|cant hear anything|mic not working|camera black|they cant see me|nobody hears me|change microphone|headset not recognised|choose other camera|video freezes|bad connection in session|browser blocks my camera|mute myself|airpods not working in call',
  'room-backdrop':
    'blur background|virtual background|hide my room|background blur where|my bookshelf is visible, hide it|make background plain|dont want him to see my kitchen|change background in video|backdrop|is the blur done on my computer|turn blur off|messy room behind me',
  'room-guests':
    'add second person to the call|invite my husband|partner session by video|bring interpreter|can mum come along|three people in the video call|guest link|invite somebody to the session|third person in the room|translator should join friday|how many guests|take back an invitation|couple joining from two places|add a guest',
  'appointment-reminders':
    'reminders|email reminder before session|no reminder received|turn off reminder mails|do patients get reminded|does it send sms reminders|reminder for tomorrow?|stop appointment emails|remind me one hour before|didnt get a mail before my appointment|when do reminders go out|switch reminders off|is my patient reminded of friday',
  'appointment-zone':
    'time zone of appointment|is 3pm my time or hers|appointment shows wrong time|im in London, therapist in Berlin|which clock|patient in new york what time is it for him|daylight saving appointments|clock change and my session|appointment time different on my phone|10 oclock in whose zone|session time when travelling|summer time shift appointments',
  'room-screen':
    'share screen|screen sharing|show a worksheet in session|present slides in call|share my screen with patient|share a window|screen share on phone|no share button on ipad|stop sharing|can i show a pdf in the video|show desktop during call|want to go through a form together on screen',
  'room-alone':
    'im alone in the room|nobody in the video room|therapist not here|waiting in the call since 10 min|got thrown out of the call|kicked out of the video|where is my therapist, session started|other person isnt joining|im in but shes not|sitting alone in the call|session began and nobody there|dropped from the call',
  't-hours':
    'set weekly hours|working hours calendar|change my opening hours|open friday afternoon|close wednesday|no sessions on mondays|open an extra slot this thursday|availability in calendar|hours of a week|close one single day|i work tue to thu 9 to 4|make 5pm bookable|block out lunch on 12 may by hand|reset day to as every week',
  't-busy':
    'sync google calendar|connect outlook|import ics|block busy times from apple calendar|my google calendar events should block slots|double booked because of my other calendar|link my calendar|calendar sync|take over busy times|doctolib calendar import|private appointments not blocked|does it read what my events are called|remove the connected calendar|how often does it sync',
  't-booking-link':
    'booking link|link for my website|book with me button|put booking on my homepage|share link for booking|url to book me|like calendly|link in my email signature|turn off booking link|my own booking page|send people an address to book|is there a widget for my wordpress|qr code or link for appointments',
  't-rules':
    'buffer 15 min|break between sessions|gap after each session|sessions are back to back, need a pause|change session length to 50 min|minimum notice 24h|how far ahead can they book|cancellation deadline 48 hours|auto confirm bookings|first talk 20 minutes|set buffer|no last minute bookings|until when can they cancel for free|change length of first talk',
  't-requests':
    'confirm appointment|where do i accept requests|booking requests|patient asked for a time, where do i say yes|accept a request|decline a requested time|request expired|not possible button|pending appointments|appointment requests where|how long do i have to confirm|V.S. asked for thursday 9, accept|unanswered request what happens|open requests',
  't-appointment-change':
    'cancel session|cancel tomorrow 10am|reschedule N.O.|move appointment to friday|im sick, cancel today|postpone session|change time of an appointment|cancel with a patient|shift the 3pm to 4pm|call off a session|need to move my wednesday client|is the patient told when i cancel|how do i reschedule a patient|push session back one hour',
  't-in-person':
    'address of my practice|where do i enter my office address|practice address|who sees my address|door code for patients|change practice address|in person address|directions to my office|doorbell and floor, where do i write that|when do patients see the address|new office in Cologne, change address|hide my street from profile',
}
