import { type Exercise, step } from './exercise.ts'

/** University of Rochester Medical Center description; widely taught, evidence mostly practice-based. */
export const grounding: Exercise = {
  id: 'grounding-54321',
  title: '5-4-3-2-1 grounding',
  description: 'Come back to the room, one sense at a time.',
  helpsWith: 'too-much',
  moods: ['stressed', 'sad'],
  concerns: ['anxiety', 'panic', 'trauma-ptsd', 'self-harm-suicide', 'psychosis'],
  avoid: [],
  totalSeconds: 230,
  visual: 'countdown-dots',
  safety:
    'If you are in danger, this is not the tool: get to safety or call for help. It can be done with eyes open and in company.',
  afterPrompt: 'How present are you now, from 1 to 10?',
  sources: [
    'https://www.urmc.rochester.edu/behavioral-health-partners/bhp-blog/april-2018/5-4-3-2-1-coping-technique-for-anxiety.aspx',
  ],
  steps: [
    step(
      18,
      'Where you are',
      'intro',
      'Put both feet down. Say where you are and what day it is, out loud or in your head.',
    ),
    step(
      45,
      '5 you can see',
      'sense',
      'Find five things you can see. Small ones count: a scratch, a shadow, a colour.',
    ),
    step(
      40,
      '4 you can feel',
      'sense',
      'Four things you can feel. Touch them: cloth, table edge, the temperature of the air.',
    ),
    step(
      35,
      '3 you can hear',
      'sense',
      'Three sounds. One near, one far, one you had not noticed.',
    ),
    step(30, '2 you can smell', 'sense', 'Two smells. If you find none, recall two you like.'),
    step(22, '1 you can taste', 'sense', 'One taste, or one slow sip of water.'),
    step(
      25,
      'Check',
      'guide',
      'Rate how present you feel from one to ten. If it is below five, go round again with new things.',
    ),
    step(15, 'Finish', 'outro', 'You are here, and this moment is the one you are in.'),
  ],
}
