import type { Entry } from '../entry.ts'

/** Agreeing on a time, meeting in the page, and what stands around both. */
export const appointmentEntries: readonly Entry[] = [
  {
    id: 'first-appointment',
    audience: 'patient',
    words:
      'first soon soonest earliest next quickly fast begin start today tomorrow week book wait',
    phrasings: [
      'How long until I get a first appointment?',
      'How soon can I see a therapist?',
      'How do I book an appointment?',
      'How can I book?',
      'How do I book a first appointment?',
      'How is a first session arranged?',
      'Can you book me in with a therapist?',
      'Where do I see free times?',
      'When can I have my first session?',
      'How long is the wait for a therapist?',
      'When is the next free appointment?',
      'Can I get a session this week?',
      'How quickly can I be seen?',
      'When do therapists have time for a new patient?',
      'How many weeks until therapy can start?',
      'Ask for a first talk',
      'What is the waiting time?',
    ],
    answer:
      'That differs from one therapist to the next. Where they keep a calendar here, their card says “Next” with the first free time, and their profile leads to all free times: choose one and ask for it. Some confirm at once, others by hand; you are told. Where no time is shown, a short message is enough to ask.\nYou may ask more than one, and wait for a time that becomes free. If it cannot wait, Help has people who listen now.',
    links: ['find', 'appointments', 'help'],
  },
  {
    id: 'appointment-move',
    audience: 'patient',
    words: 'change other earlier later day hour rebook swap postpone shift clash',
    phrasings: [
      'How do I move my appointment to another time?',
      'Can I change the time of my appointment?',
      'Postpone my session',
      'I need another day for my appointment',
      'My therapist cancelled, how do we find another time?',
      'My therapist wants to move our appointment',
    ],
    answer:
      'Open the appointment and press Move: choose another free time and ask for it. The old one stands until your therapist agrees. If they ask to move it, the appointment shows both times, and you agree or keep the old one.',
    links: ['appointments'],
  },
  {
    id: 'cancel-session',
    words:
      'cancel missed late reschedule move appointment forgot show fee call off drop withdraw take back undo request booking free cost',
    phrasings: [
      'How do I cancel a session?',
      'How do I cancel my appointment?',
      'Cancel my booking',
      'Take back the request for a time',
      'Until when can I cancel for free?',
      'What happens when I cancel an appointment?',
      'I missed my appointment',
      'Do I have to pay if I cancel?',
      'I will be late for my session',
      'Can I reschedule?',
      'I forgot my therapy session',
      'I am too ill to go to my appointment',
    ],
    answer:
      'Open the appointment here: Move asks for another free time, and the old one stands until it is agreed; Cancel it ends it and tells them, and a request without an answer has Take it back instead. Until when that costs nothing is said there before you confirm. What was agreed on elsewhere, move by writing as soon as you know; many charge for less than 24 or 48 hours. Missing one happens to everybody. If you often want to cancel, that itself is worth talking about.',
    links: ['appointments', 'messages'],
  },
  {
    id: 'appointment-waits',
    audience: 'patient',
    words: 'pending requested confirmed accepted confirmation answer approve booked status',
    phrasings: [
      'Is my appointment confirmed?',
      'My therapist has not confirmed my appointment yet',
      'How long does it take until a request for a time is answered?',
      'Where do I see my next appointment?',
      'Where are my appointments?',
      'Where do I see the sessions I have booked?',
    ],
    answer:
      'All of them stand under Appointments, the next one on Home as well, with what is agreed on and what waits for an answer. Some therapists confirm each by hand; you are told when they do. A request that nobody answers runs out by itself after seven days, or two hours before it would begin.',
    links: ['appointments'],
  },
  {
    id: 'waiting-list',
    audience: 'patient',
    words: 'full none booked out sooner earlier slot list queue taken gone',
    phrasings: [
      'There are no free times, what now?',
      'The therapist is full, what now?',
      'Can I get on a waiting list?',
      'Tell me when a time becomes free',
      'The time I wanted is taken',
      'How do I leave the waiting list?',
    ],
    answer:
      'Below the free times stands “Tell me when one becomes free”. When somebody cancels, the time is offered to those who wait in the order in which they asked, and kept for each for an hour. You need not take it, and “Take me off the list” is in the same place.',
    links: ['appointments', 'find'],
  },
  {
    id: 'series',
    words: 'weekly every week fortnight regular recurring repeat same time standing slot',
    phrasings: [
      'Can we meet every week at the same time?',
      'How do I make an appointment repeat?',
      'Book a weekly session',
      'Stop the weekly appointments',
      'Cancel all later appointments of a series',
    ],
    answer:
      'Open an appointment and press Repeat it, under “Meeting regularly”: every week or every two, for how long, and you see the dates before you ask. It begins when the other has agreed; each date can then be moved or cancelled by itself, and “Cancel this and all later ones” ends the rest.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'room-enter',
    words: 'join enter start open link call video meeting room begin early door knock',
    phrasings: [
      'How do I join the video call?',
      'Where is the link to my session?',
      'When does the room open?',
      'How do I get into the room?',
      'Nobody lets me in',
      'Do I need to install something for the video call?',
    ],
    answer:
      'Open the appointment: Join stands there from ten minutes before until an hour after its end. You first see your own picture and choose camera and microphone, then press Go in. A patient waits until the therapist lets them in. There is nothing to install.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'room-leave',
    words: 'leave exit hang up end close quit finish get out come back again return rejoin',
    phrasings: [
      'How do I leave the room?',
      'How do I end the video call?',
      'Hang up the call',
      'Can I go back into the room?',
      'I left the call by mistake',
      'How do I get out of the call?',
    ],
    answer:
      'Leave, in the row of buttons under the pictures, ends it for you, and camera and microphone go off at once. The other is told that you have left. Join takes you in again as long as the room is open, until an hour after the end.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'room-devices',
    words: 'camera microphone mic sound audio picture hear see mute unmute black speaker headset',
    phrasings: [
      'My camera does not work',
      'They cannot hear me',
      'How do I mute myself?',
      'Turn off my camera',
      'Choose another microphone',
      'I hear nothing in the call',
      'The video call keeps breaking off',
    ],
    answer:
      'The buttons under the pictures mute you and switch the camera off; “Camera and microphone” there chooses other ones. If the browser asks, allow both: a camera in use by another program cannot be opened. Where the line is weak, the call goes on with sound only and comes back by itself. If nothing helps, leave, reload the page and join again.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'room-backdrop',
    words: 'blur background behind hide room backdrop wall messy see home',
    phrasings: [
      'Can I blur my background?',
      'How do I hide my room in the video?',
      'I do not want them to see where I live',
      'Change what is behind me in the call',
    ],
    answer:
      'Yes. Before you go in, and under “Camera and microphone” in the room, what stands behind you can be blurred or plain. That is made on your own device before anything is sent.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'room-guests',
    words: 'invite bring guest partner parent mother husband wife third person along family join',
    phrasings: [
      'Can my partner join the video session?',
      'Invite somebody to the video call',
      'How do I send my mother the link to the session?',
      'How do I take back an invitation to the room?',
    ],
    answer:
      'Open the online appointment: under “Who comes along” each of you can invite somebody by name, two people at most, by a link that works for one person. The therapist lets each in. An invitation can be taken back there or in the room, which ends it at once.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'appointment-reminders',
    words:
      'remind reminder mail email day hour before forget forgot alert appointment notification off',
    phrasings: [
      'Do you remind me of my appointment?',
      'Turn off the reminders of appointments',
      'I got no reminder of my session',
      'Can I be reminded an hour before?',
    ],
    answer:
      'If this site is set up to send mails and your address is confirmed, one comes a day before and one an hour before, never in your quiet hours. Under Reminders, in your profile, each can be switched off.',
    links: ['profile', 'therapist-profile'],
  },
  {
    id: 'appointment-zone',
    words: 'time zone clock hours abroad travel wrong hour shown country difference summer winter',
    phrasings: [
      'Which time zone are the appointments in?',
      'The time of my appointment is an hour off',
      'I am abroad, at what time is my session?',
      'My therapist lives in another time zone',
    ],
    answer:
      'Every time is shown on the clock of the device you read it on. Where your clock and the therapist’s differ, the appointment shows both. When clocks change in spring or autumn, the hour of the therapist’s calendar stays.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'appointment-agenda',
    audience: 'patient',
    words: 'agenda topics prepare list bring talk about before session how it was after note',
    phrasings: [
      'Can I note what I want to talk about?',
      'Write down topics for the next session',
      'Where do I write how the session went?',
      'Does my therapist read how I found the session?',
    ],
    answer:
      'The appointment has a list “To talk about”, which you and your therapist both read and add to. After it, “How was it?” asks two questions; your therapist never reads the answers.',
    links: ['appointments'],
  },
  {
    id: 'appointment-calendar',
    audience: 'patient',
    words: 'google outlook apple ics export phone calendar add own save date',
    phrasings: [
      'Add the appointment to my calendar',
      'Can I see my appointments in Google Calendar?',
      'Put my session into the calendar of my phone',
      'Do appointments show up in Outlook?',
    ],
    answer:
      'The mail that says an appointment is confirmed carries it for your own calendar, and each later one moves or removes it there. It needs mails to be set up here, and your address to be confirmed.',
    links: ['appointments'],
  },
  {
    id: 'room-screen',
    words: 'share screen show window slides worksheet present display document tab',
    phrasings: [
      'How do I share my screen?',
      'Can I show something on my screen in the call?',
      'Stop sharing the screen',
      'Go through a worksheet together in the video session',
    ],
    answer:
      '“Share screen”, in the row of buttons under the pictures, shows a window or the whole screen to those in the room, and “Stop sharing” ends it. It is on computers; phones mostly do not offer it. Nothing of it is kept.',
    links: ['appointments', 'calendar'],
  },
  {
    id: 'room-alone',
    words:
      'late wait waiting nobody there not come alone minutes past show empty disconnected dropped line',
    phrasings: [
      'My therapist is not in the room',
      'How long do I wait in the room?',
      'The other has not come to the video session',
      'What if my internet breaks off during the session?',
      'We were both thrown out of the room',
    ],
    answer:
      'The room stays open until an hour after the end, and whoever was thrown out joins again by the same button; where the line breaks off, the page itself looks for another way. If nobody comes within ten minutes, write to them in the conversation. Afterwards the appointment asks whether it took place.',
    links: ['appointments', 'calendar', 'messages'],
  },
]
