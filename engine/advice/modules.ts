import type { Module } from './module.ts'
import { bodyModules } from './modules-body.ts'
import { dayModules } from './modules-days.ts'
import { mindModules } from './modules-mind.ts'
import { peopleModules } from './modules-people.ts'
import { thoughtModules } from './modules-thoughts.ts'
import { tieModules } from './modules-ties.ts'

/** Every thing to try that advice can be made of. */
export const modules: readonly Module[] = [
  ...mindModules,
  ...thoughtModules,
  ...bodyModules,
  ...dayModules,
  ...peopleModules,
  ...tieModules,
]
