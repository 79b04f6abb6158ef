/** Stored beside every result, so that a person can be told which rules made it. */
export const ENGINE_VERSION = '3.4.2'

/** Of the weights; stored beside what is read in a text. */
export const TEXT_MODELS_VERSION = '2.1.0'

/** Of the plain words by which concerns are heard in a text; stored beside what was heard. */
export const CONCERN_WORDS_VERSION = '1.0.0'

/** Of the weights of the danger model. */
export const DANGER_MODEL_VERSION = '1.0.0'
