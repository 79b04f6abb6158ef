import type { DangerFamily } from '@attune/contract/risk.ts'

type ForTherapists = {
  /** Why a message is marked, as far as software can tell. */
  reason: string
  /** To be asked of the patient, in these words or others. */
  asks: readonly string[]
}

const alsoLife = 'Are you also thinking of ending your life?'
const company = 'Who could be with you today?'

/** What a therapist reads beside a message that speaks of danger; never about the therapist. */
export const forTherapists: Readonly<Record<DangerFamily, ForTherapists>> = {
  suicide: {
    reason: 'It may speak of not wanting to live.',
    asks: [
      'Are you thinking of ending your life?',
      'Have you thought about how, or when?',
      'Is anything at hand that you could use, and can somebody put it away?',
      'What has kept you going until now?',
      company,
    ],
  },
  'self-harm': {
    reason: 'It may speak of hurting themselves.',
    asks: [
      'Have you hurt yourself, and does it need looking after now?',
      'What happened just before?',
      alsoLife,
      company,
    ],
  },
  eating: {
    reason: 'It may speak of eating too little, or of getting rid of food.',
    asks: [
      'What have you eaten and drunk since yesterday?',
      'Have you felt faint, or has your heart been racing?',
      'When did a doctor last look at you?',
      alsoLife,
    ],
  },
  'violence-at-home': {
    reason: 'It may speak of violence by somebody close.',
    asks: [
      'Are you safe where you are right now?',
      'Is it safe to write to you here, and when?',
      'Has somebody hurt you, or said they would?',
      'Is anybody else at home, such as a child?',
      'Where could you go if you had to leave today?',
    ],
  },
  'own-violence': {
    reason: 'It may speak of hurting somebody else.',
    asks: [
      'Is there somebody you think of hurting?',
      'Have you thought about how, or when?',
      'Is anything at hand that you could use, and can somebody put it away?',
      'What has held you back until now?',
      company,
    ],
  },
  addiction: {
    reason: 'It may speak of drinking or drugs that have become dangerous.',
    asks: [
      'What have you taken today, and how much?',
      'Are you alone right now?',
      'Have you felt confused, shaky or sick?',
      alsoLife,
    ],
  },
  child: {
    reason: 'It may speak of a child in danger.',
    asks: [
      'Where is the child now, and who is with them?',
      'What happened, and when?',
      'Is anybody there who could hurt them today?',
      'Who could take them in tonight?',
    ],
  },
  other: {
    reason: 'It may speak of somebody else in danger.',
    asks: [
      'Who is it, and where are they now?',
      'What have they said or done?',
      'Is somebody with them?',
      'Could you ask them straight out whether they think of ending their life?',
    ],
  },
  medical: {
    reason: 'It may speak of a body in danger right now.',
    asks: [
      'Can you call the emergency number now, or can somebody do it for you?',
      'Are you alone right now?',
      'What do you feel, and since when?',
    ],
  },
  psychosis: {
    reason: 'It may speak of hearing, seeing or fearing what others do not.',
    asks: [
      'What do you hear or see, and since when?',
      'Does anything tell you to do something?',
      'How have you slept?',
      alsoLife,
      company,
    ],
  },
}
