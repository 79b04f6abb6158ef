/** Stored beside every result, so that a person can be told which rules made it. */
export const ENGINE_VERSION = '2.0.0'
