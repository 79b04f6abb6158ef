/** How else people ask of help, and talk with the assistant itself; parted by |. */
export const talkParaphrases: Readonly<Record<string, string>> = {
  emergency:
    'who can i ring right this minute|i need a voice now|number to call when it gets too much|is somebody awake at this hour|samaritans|lifeline|someone to text at 2 in the morning|it is urgent|i need help this second|ambulance|nearest hospital|where do i go in a crisis',
  abuse:
    'he wont let me see my friends|she goes through my bank account|i walk on eggshells at home|he breaks my things when he is angry|my partner frightens me|he locks the door|i am scared to go home|she slaps me|he says he will find me if i leave|my ex stalks me|i have bruises|he forces me to sleep with him',
  'who-are-you':
    'is anybody actually there|or is it automatic|are you alive|do you have feelings|am i chatting with a computer|what should i call you|is a person typing this|are you the therapist|are you real|how old are you|do you sleep|are you married|what sort of thing are you',
  'what-can-you-do':
    'what are you good for|how do i use you|what may i ask|give me an overview|list your topics|tell me what you know|commands|i dont know what to ask|are there examples',
  'talk-to-me':
    'i need to let off steam|can i tell you something|rough day|it has been a horrible week|everything is rubbish|i feel like crap|can you just listen|i am a mess|please talk with me|im having a hard time|things are bad|i am not fine|i feel terrible today',
  hello: 'hiya|hey you|good day|greetings|hallo|hola|is this on|hi attune|yo|anyone here',
  'how-are-you': 'you okay|hows life|how was your day|whats new|how do you do|are you fine',
  thanks:
    'nice one|brilliant, thanks|that was kind|you are great|much appreciated|good answer|that is what i needed|ok great|lovely|super|got it|perfect|wonderful, thank you|good bot|cheers mate',
  bye: 'im off|talk later|thats it for today|until next time|good night then|have a good one|leaving now|i am done here for today',
  'not-helpful':
    'nah|thats not it|no not that|wrong|i asked something else|you got me wrong|thats no answer|read my question again|what are you talking about|pointless bot|you didnt answer|not what i meant|you are not listening|this is a waste of time talking to you',
}
