import { bodyModules } from './body.ts'
import { dayModules } from './days.ts'
import { mindModules } from './mind.ts'
import type { Module } from './module.ts'
import { relationshipModules } from './relationships-and-safety.ts'
import { thoughtModules } from './thoughts.ts'
import { tieModules } from './ties.ts'

/** Every thing to try that advice can be made of. */
export const modules: readonly Module[] = [
  ...mindModules,
  ...thoughtModules,
  ...bodyModules,
  ...dayModules,
  ...relationshipModules,
  ...tieModules,
]
