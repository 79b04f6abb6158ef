/**
 * One question of a questionnaire. `short`, `question` and `hint` may be reworded; ids, keys, codes
 * and labels stay, as answers are stored as labels: an old label would be read as no answer.
 */
export type Question = {
  _id: string
  key: string
  /** The name in the list of steps, at most 22 characters. */
  short: string
  question: string
  hint: string
  /** Of several answers only the one furthest down the list is read, as they exclude each other. */
  keeps?: 'last'
  choices: readonly Choice[]
}

export type Choice = {
  label: string
  code: string
  /** How the choice is named inside another sentence; the label where it is missing. */
  brief?: string
  /** 'No preference', 'I would rather not say': leaves the matter open and is read as no answer. */
  open?: true
  /** 'Well enough': contradicts every other answer, so the others are read where there are any. */
  alone?: true
}

export type Answer = { question_id: string; answer: readonly string[] }

/** The codes that can be read from a question: all but those that leave it open. */
export type CodeOf<Q extends Question> = Exclude<Q['choices'][number], { open: true }>['code']

/** The codes read from a whole questionnaire, by question, in the order of the choices. */
export type Codes<Q extends Question> = {
  [K in Q['key']]: readonly CodeOf<Extract<Q, { key: K }>>[]
}
