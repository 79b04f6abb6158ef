import { z } from 'zod'

/** What takes training of its own, by the code of the concern, and how it is named. */
export const specialAreas = {
  'trauma-ptsd': 'Trauma and PTSD',
  'substance-use': 'Alcohol and drug use',
  'eating-body-image': 'Eating and body image',
  ocd: 'OCD and intrusive thoughts',
  bipolar: 'Bipolar and mood swings',
  'self-harm-suicide': 'Self-harm and suicidal thoughts',
  'domestic-abuse': 'Abuse in a relationship',
  psychosis: 'Unusual experiences',
} as const
export type SpecialArea = keyof typeof specialAreas

export const specialAreaCodes = Object.keys(specialAreas) as SpecialArea[]
export const SpecialArea = z.enum(specialAreaCodes)
