/** Where the switch stands on the profile. */
export const outsideModelHash = '#outside-model'
